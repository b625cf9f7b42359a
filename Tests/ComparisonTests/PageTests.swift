import Foundation
import LayoutScene
import Reports
import Testing

@testable import Comparison

@Suite struct PageTests {
  /// The JSON of the blocks of a class, as a program reads them.
  static func blocks(_ kind: String, of page: [UInt8]) throws -> [[String: Any]] {
    let lines = String(decoding: page, as: UTF8.self).split(separator: "\n")
    let opening = "<script type=\"application/json\" class=\"cell-\(kind)\""
    return try lines.filter { $0.hasPrefix(opening) }
      .map { line in
        let json = line.drop { $0 != ">" }.dropFirst().dropLast("</script>".count)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return try #require(object as? [String: Any])
      }
  }

  /// What cells share, by key.
  static func shared(in page: [UInt8]) throws -> [String: Any] {
    let opening = "<script type=\"application/json\" class=\"run-shared\" data-key=\""
    var values: [String: Any] = [:]
    for line in String(decoding: page, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(opening) {
      let key = String(line.dropFirst(opening.count).prefix { $0 != "\"" })
      let json = line.drop { $0 != ">" }.dropFirst().dropLast("</script>".count)
      values[key] = try JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed)
    }
    return values
  }

  /// The views of the first cell, as the page's script puts them together.
  static func views(of page: [UInt8]) throws -> [[String: Any]] {
    let block = try #require(try blocks("data", of: page).first)
    let key = try #require((block["views"] as? [String: String])?["use"])
    let what = try #require(try shared(in: page)[key] as? [[String: Any]])
    let frames = try #require(block["frames"] as? [Double])
    let seen = try #require(block["seen"] as? [Any])
    #expect(frames.count == what.count * 4 && seen.count == what.count)
    return what.enumerated().map { index, view in
      view.merging(["frame": Array(frames[index * 4..<index * 4 + 4])]) { $1 }
        .merging(seen[index] as? [String: Any] ?? [:]) { $1 }
    }
  }

  /// A text of strings and references.
  static func text(_ parts: Any?, _ shared: [String: Any]) -> String {
    (parts as? [Any] ?? []).map { part in
      part as? String
        ?? text((part as? [String: String]).flatMap { shared[$0["use"] ?? ""] }, shared)
    }.joined()
  }

  /// Ten cells of a screen are hardly larger than one: outlines and texts are in the page once.
  @Test func whatCellsHaveInCommonIsInThePageOnce() throws {
    let cells = try PageSample.cells(
      document: "Samples/profile.yaml", locales: ["en", "en", "de", "en"], textSizes: [.large],
      first: 0, count: 4)
    let page = ComparisonPage.html(cells)
    let shared = try Self.shared(in: page)
    let pictures = try Self.blocks("picture", of: page)
    for (cell, picture) in zip(cells, pictures) {
      guard case .svg(let file) = cell.picture else { continue }
      #expect(Self.text(picture["parts"], shared) == String(decoding: file, as: UTF8.self))
    }
    func size(_ count: Int) -> Int { ComparisonPage.html(Array(cells.prefix(count))).count }
    let empty = size(0)
    let (one, both) = (size(1) - empty, size(2) - empty)
    #expect(both - one < one / 3, "\(one) \(both)")
  }

  /// What only dropped cells have is dropped, so that a merge is the page made in one go.
  @Test func mergedShardsHaveWhatTheirCellsShare() throws {
    let cells = try PageSample.profile()
    func page(_ shown: [PageCell], gap: PageGap? = nil) -> [UInt8] {
      var parts = SharedParts()
      let blocks = shown.flatMap { ComparisonPage.blocks(of: $0, sharing: &parts) }
      return ComparisonPage.kind.opening + blocks
        + (gap.map { ComparisonPage.kind.block(of: $0) } ?? [])
        + ComparisonPage.kind.blocks(of: [], shared: parts) + ComparisonPage.kind.closing
    }
    let shards = [page([cells[0], cells[3]]), page([cells[1], cells[2], cells[4]])]
    #expect(try ComparisonPage.kind.merge(shards) == ComparisonPage.html(cells))
    let gap = PageGap(cells: 2..<5, count: 5)
    let broken = [page([cells[0], cells[3]]), page([cells[1]], gap: gap)]
    #expect(try ComparisonPage.kind.merge(broken) == page([cells[0], cells[1]], gap: gap))
  }

  @Test func aCellSaysItsTraitsAndPlace() throws {
    let cell = PageCell.sample(
      index: 0, document: "Samples/a.yaml", locale: "ar", language: "العربية",
      direction: .rightToLeft, isReference: true)
    let block = try #require(try Self.blocks("data", of: ComparisonPage.html([cell])).first)
    #expect(block["index"] as? Int == 0)
    #expect(block["document"] as? String == "Samples/a.yaml")
    #expect(block["name"] as? String == "Sample")
    #expect(block["language"] as? String == "العربية")
    #expect(block["locale"] as? String == "ar")
    #expect(block["device"] as? String == "100x200")
    #expect(block["textSize"] as? String == "large")
    #expect(block["appearance"] as? String == "light")
    #expect(block["direction"] as? String == "rtl")
    #expect(block["reference"] as? Bool == true)
  }

  @Test func framesAreTheRootsAndSayWhatIsSeen() throws {
    let views = [
      SceneView(
        id: "scroll", parent: 0, frame: CGRect(x: 10, y: 20, width: 50, height: 50),
        clipsToBounds: true, contentOffset: CGPoint(x: 0, y: 30)),
      SceneView(id: "half", parent: 1, frame: CGRect(x: 5, y: 20, width: 30, height: 30)),
      SceneView(id: "gone", parent: 1, frame: CGRect(x: 0, y: 100, width: 10, height: 10)),
      SceneView(id: "group", parent: 0, frame: .zero, isHidden: true),
      SceneView(
        id: "label", parent: 4, frame: CGRect(x: 1, y: 1.33333333, width: 10, height: 10),
        texts: [.sample("Hello", isTruncated: true)]),
    ]
    let page = ComparisonPage.html([.sample(views: views)])
    let found = try Self.views(of: page)
    func rect(_ index: Int, _ key: String) -> [Double]? { found[index][key] as? [Double] }
    #expect(rect(1, "frame") == [10, 20, 50, 50] && found[1]["shown"] == nil)
    #expect(rect(2, "frame") == [15, 10, 30, 30], "scrolled up by 30")
    #expect(rect(2, "shown") == [15, 20, 30, 20], "its upper third is scrolled away")
    #expect(found[3]["shown"] is NSNull)
    #expect(found[5]["hidden"] as? Bool == true, "its superview is hidden")
    #expect(rect(5, "frame") == [1, 1.3333, 10, 10])
    let texts = try #require(found[5]["texts"] as? [[String: Any]])
    #expect(texts.first?["string"] as? String == "Hello")
    #expect(texts.first?["lines"] as? Int == 2)
    #expect(texts.first?["truncated"] as? Bool == true)
  }

  @Test func findingsAndChangesAreListed() throws {
    let finding = Finding(
      rule: .truncated, severity: .error, view: "title", message: "The text is cut.",
      hint: "Give it more lines.", origin: SourceLocation(file: "a.yaml", line: 3, column: 5))
    let change = ViewChange(
      view: "title", before: CGRect(x: 0, y: 0, width: 10, height: 20), after: nil)
    let page = ComparisonPage.html([.sample(findings: [finding], changes: [change])])
    let block = try #require(try Self.blocks("data", of: page).first)
    let found = try #require((block["findings"] as? [[String: Any]])?.first)
    #expect(found["rule"] as? String == "text/truncated")
    #expect(found["severity"] as? String == "error")
    #expect(found["hint"] as? String == "Give it more lines.")
    #expect(found["line"] as? Int == 3)
    let changed = try #require((block["changes"] as? [[String: Any]])?.first)
    #expect(changed["before"] as? [Double] == [0, 0, 10, 20])
    #expect(changed["after"] is NSNull)
  }

  static let hostile = [
    "</script><img src=x onerror=alert(1)>", "<!--<script>", "\"\\\u{0}\u{1F}\u{2028}\n\r\t",
    "]]>&amp;&lt;", "</SCRIPT >", "\u{FFFD}\u{202E}evil",
  ]

  @Test(arguments: hostile) func noTextCanEndItsBlock(text: String) throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>\(text)</text></svg>"
    var cell = PageCell.sample(
      document: text, locale: text, language: text,
      views: [SceneView(id: text, parent: 0, frame: .zero, texts: [.sample(text)])],
      findings: [Finding(rule: .overlap, view: text, message: "\(text)", hint: text)],
      changes: [ViewChange(view: text, before: nil, after: nil)], picture: .svg(Array(svg.utf8)))
    cell.name = text
    let page = ComparisonPage.html([cell])
    let body = page.dropFirst(ComparisonPage.kind.opening.count).dropLast(
      ComparisonPage.kind.closing.count)
    let lines = String(decoding: body, as: UTF8.self).split(separator: "\n")
    #expect(lines.count >= 3, "data, picture, and what is shared")
    for line in lines {
      #expect(line.count { $0 == "<" } == 2, "only the block's own tags: \(line)")
      #expect(line.hasSuffix("</script>"))
    }
    let block = try #require(try Self.blocks("data", of: page).first)
    #expect(block["document"] as? String == text)
    #expect(try Self.views(of: page).last?["id"] as? String == text)
    let picture = try #require(try Self.blocks("picture", of: page).first)
    #expect(Self.text(picture["parts"], try Self.shared(in: page)) == svg)
  }

  /// Definitions are one part, whose parts are the outlines: what is shared does not grow with the square of their number.
  @Test func definitionsAreOneListOfOutlines() throws {
    let outline = "<path id=\"g0\" d=\"m0 0" + String(repeating: "l1 2 3 4", count: 10)
    let lines = (0..<60).map { outline.replacing("0", with: "\($0)") + "z\"/>\n" }
    let svg = "<svg>\n<defs>\n" + lines.joined() + "</defs>\n</svg>\n"
    let page = ComparisonPage.html([.sample(picture: .svg(Array(svg.utf8)))])
    let shared = try Self.shared(in: page)
    let without = try Self.shared(in: ComparisonPage.html([.sample(picture: .svg([]))]))
    #expect(shared.count == without.count + 61)
    let picture = try #require(try Self.blocks("picture", of: page).first)
    #expect(Self.text(picture["parts"], shared) == svg)
  }

  @Test func aPNGIsKeptByteForByte() throws {
    let file = (0...255).map { UInt8($0) }
    let picture = try #require(
      try Self.blocks("picture", of: ComparisonPage.html([.sample(picture: .png(file))])).first)
    #expect(picture["type"] as? String == "image/png")
    let base64 = try #require(picture["base64"] as? String)
    #expect(Data(base64Encoded: base64) == Data(file))
  }

  @Test func whatIsStreamedIsTheWholePage() {
    let cells = PageCell.samples(["en", "de", "ja"])
    var bytes = ComparisonPage.kind.opening
    var parts = SharedParts()
    for cell in cells { bytes += ComparisonPage.blocks(of: cell, sharing: &parts) }
    bytes += ComparisonPage.kind.blocks(of: [], shared: parts) + ComparisonPage.kind.closing
    #expect(bytes == ComparisonPage.html(cells))
  }

  @Test func thePageRefersToNothingOutside() {
    let page = String(decoding: ComparisonPage.html([.sample()]), as: UTF8.self)
    for word in ["http://", "https://", "src=\"", "@import", "url(", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe-inline"))
  }

  @Test func scriptsAndStylesAreShortFilesAndAllInThePage() throws {
    let folder = PageSample.root.appendingPathComponent("Sources/Comparison/Page/Resources")
    let page = String(decoding: ComparisonPage.html([]), as: UTF8.self)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 20)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 400)
      #expect(page.contains(text), "\(name) is missing in the page")
    }
  }
}
