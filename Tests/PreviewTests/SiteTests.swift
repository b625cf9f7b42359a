import Foundation
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(20))) struct SiteTests {
  private let visitor: Visitor

  init() throws { visitor = try Visitor(["a.yaml": Self.screen]) }

  static let screen = """
    canvas: {device: iphone-se}
    views:
      box: {background: "#ff0000"}
      label: {class: label, text: Hello}
    constraints:
      - box.top = root.top + 40 # the top
      - box.leading = root.leading + 20
      - box.size = 100x50
      - label.top = box.bottom + 8
      - label.leading = box.leading

    """

  /// The same with a button of 300 points.
  static let wideScreen = screen.replacing("box: {", with: "box: {class: button, title: Go, ")
    .replacing("box.size = 100x50", with: "box.size = 300x50")

  @Test func aNewPageGetsAllCellsWithBothPictures() async throws {
    let page = await visitor.listen(["document": "a.yaml"])
    let change = try await page.change(1)
    #expect(change.problems.isEmpty)
    #expect(change.frame(of: "box") == [20, 40, 100, 50])
    let pictures = (change["cells"] as? [[String: Any]])?.first?["pictures"] as? [String: Any]
    #expect(pictures.map { Set($0.keys) } == ["plain", "wireframe"])
  }

  /// They are counted before any is made: an address may ask for millions.
  @Test func moreCellsThanAPageHasAreNotMade() async throws {
    let locales = (0..<2_000).map { "aa-x-\($0)" }
    let query = [
      "document": "a.yaml", "locale": locales.joined(separator: ","), "device": "all",
      "textSize": "all", "appearance": "all", "direction": "all", "orientation": "all",
    ]
    let answer = try await visitor.json("cells", query)
    #expect("\(answer["problems"] ?? "")".contains("cells, and a page has at most 400"))
    let (status, _) = await visitor.get("details", query.merging(["view": "box"]) { $1 })
    #expect(status == .notFound)
  }

  @Test func aChangeOfTheDocumentIsShown() async throws {
    let page = await visitor.listen(["document": "a.yaml"])
    _ = try await page.change(1)
    try visitor.folder.write(Self.screen.replacing("+ 40", with: "+ 60"), to: "a.yaml")
    #expect(try await page.change(2).frame(of: "box") == [20, 60, 100, 50])
  }

  @Test func mistakesAreToldWithTheirLineAndEndWithTheMistake() async throws {
    let page = await visitor.listen(["document": "a.yaml"])
    _ = try await page.change(1)
    try visitor.folder.write(Self.screen.replacing("box.bottom", with: "bax.bottom"), to: "a.yaml")
    let broken = try await page.change(2)
    let problem = try #require(broken.problems.first)
    #expect(problem["line"] as? Int == 9)
    #expect((problem["text"] as? String)?.contains("bax.bottom + 8") == true)
    #expect((problem["hint"] as? String)?.contains("box") == true)
    #expect(broken.cellIndices.isEmpty)
    // The same mistake again is no news; the page is told that it is gone, though its cells are the same.
    try visitor.folder.write(Self.screen, to: "a.yaml")
    #expect(try await page.change(3).problems.isEmpty)
  }

  static let typo = screen.replacing("label.top", with: "labl.top")

  /// The mistakes of a page that is opened now, and the frame of the label on it.
  private func opened(_ visitor: Visitor) async throws -> (
    line: Int?, label: [Double]?, [String: Any]
  ) {
    let change = try await visitor.listen(["document": "a.yaml"]).change(1)
    return (change.problems.first?["line"] as? Int, change.frame(of: "label"), change)
  }

  @Test func aPageThatIsOpenedWithAMistakeHasTheLastGoodPicture() async throws {
    let good = try await opened(visitor).label
    try visitor.folder.write("views: [\n" + Self.screen, to: "a.yaml")
    let (line, label, change) = try await opened(visitor)
    #expect(line != nil && label == good && change["isPartial"] == nil)
    #expect(change["offers"] != nil)
  }

  @Test func withoutAGoodPictureThePartsWithMistakesAreLeftOut() async throws {
    let visitor = try Visitor(["a.yaml": "views: [\n" + Self.screen])
    let page = await visitor.listen(["document": "a.yaml"])
    #expect(try await page.change(1).cellIndices.isEmpty)
    try visitor.folder.write(Self.typo, to: "a.yaml")
    let partial = try await page.change(2)
    #expect(
      partial["isPartial"] as? Bool == true && partial.frame(of: "label")?.prefix(2) == [20, 0])
    // It follows the file until there is a good one.
    try visitor.folder.write(Self.typo.replacing("+ 20", with: "+ 30"), to: "a.yaml")
    #expect(try await page.change(3).frame(of: "label")?.prefix(2) == [30, 0])
    try visitor.folder.write(Self.screen, to: "a.yaml")
    let good = try await page.change(4)
    #expect(good.problems.isEmpty && good["isPartial"] == nil)
    #expect(good.frame(of: "label")?.prefix(2) == [20, 98])
  }

  /// What the panel says of the written constraints of the label, by their texts.
  private func written(_ text: String) async throws -> [String: [String: Any]] {
    let visitor = try Visitor(["a.yaml": text])
    let details = try await visitor.json(
      "details", ["document": "a.yaml", "cell": "0", "view": "label"])
    let all = (details["written"] as? [[[String: Any]]] ?? []).joined()
    return Dictionary(all.compactMap { one in (one["text"] as? String).map { ($0, one) } }) {
      first, _ in first
    }
  }

  @Test(arguments: [
    ("label.top", "labl.top", "labl.top = box.bottom + 8"),
    ("box.bottom + 8", "bax.bottom + 8", "label.top = bax.bottom + 8"),
    ("label.top = box.bottom + 8", "\"V:[box]-8-[labl]\"", "V:[box]-8-[labl]"),
  ])
  func aConstraintWithATypoStaysInThePanel(_ old: String, _ new: String, _ text: String)
    async throws
  {
    let written = try await written(Self.screen.replacing(old, with: new))
    #expect("\(written[text]?["mistake"] ?? "")".contains("there is no view"))
    #expect(written["box.leading = root.leading + 20"] == nil)
  }

  @Test(arguments: ["", " @ 400"])
  func aConstraintThatDoesNotHoldSaysByHowMuch(_ priority: String) async throws {
    let text = "label.top = box.bottom + 28"
    let written = try await written(Self.screen + "  - \(text)\(priority)\n")
    #expect(written[text + priority]?["off"] as? Double == 20)
    #expect(written["label.top = box.bottom + 8"]?["off"] == nil)
  }

  @Test func valuesHaveTheNamesThatTheFileHas() async throws {
    let visitor = try Visitor([
      "a.yaml":
        "views: {a: {class: label, text: A, textColor: '#ff0000'}, b: {class: label, color: '#ff0000'}}\n"
    ])
    for (view, name) in [("a", "textColor"), ("b", "color")] {
      let details = try await visitor.json(
        "details", ["document": "a.yaml", "cell": "0", "view": view])
      let values = details["values"] as? [[String: Any]] ?? []
      #expect(values.contains { $0["path"] as? [String] == [name] })
    }
  }

  @Test func aMetricOfSeveralConstraintsIsInThePanelOnce() async throws {
    let visitor = try Visitor([
      "a.yaml":
        "metrics: {gap: 8}\nviews: {a: {}}\nconstraints: [a.top = root.top + gap, a.left = root.left + gap]\n"
    ])
    let details = try await visitor.json(
      "details", ["document": "a.yaml", "cell": "0", "view": "a"])
    let written = details["written"] as? [[[String: Any]]] ?? []
    #expect(
      written.joined().filter { $0["text"] as? String == "8" }.count == 1 && written.count == 2)
  }

  @Test func onlyCellsThatDifferAreSent() async throws {
    let strings = { (german: String) in
      ["en": "Hello", "de": german].mapValues { "\"greeting\" = \"\($0)\";\n" }
    }
    let screen = Self.screen.replacing("text: Hello", with: "text: {key: greeting}")
    let visitor = try Visitor([
      "a.yaml": "strings: Strings\nlocale: en\n" + screen,
      "Strings/en.lproj/Localizable.strings": strings("Hallo")["en"] ?? "",
      "Strings/de.lproj/Localizable.strings": strings("Hallo")["de"] ?? "",
    ])
    let page = await visitor.listen(["document": "a.yaml", "locale": "en,de"])
    #expect(try await page.change(1).cellIndices == [0, 1])
    try visitor.folder.write(
      strings("Guten Tag")["de"] ?? "", to: "Strings/de.lproj/Localizable.strings")
    #expect(try await page.change(2).cellIndices == [1])
  }

  @Test func aFileThatIsIncludedOrShownCounts() async throws {
    let visitor = try Visitor(
      [
        "a.yaml": "include: [styles.yaml]\n"
          + Self.screen.replacing("text: Hello", with: "text: Hello, style: big"),
        "styles.yaml": "styles: {big: {font: {size: 20}}}\n",
      ], documents: ["a.yaml"])
    let page = await visitor.listen(["document": "a.yaml"])
    let before = try #require(try await page.change(1).frame(of: "label"))
    try visitor.folder.write("styles: {big: {font: {size: 40}}}\n", to: "styles.yaml")
    let after = try #require(try await page.change(2).frame(of: "label"))
    #expect(after[3] > before[3] * 1.5)
  }

  /// Editors move a file away before they write it anew.
  @Test(arguments: ["S/a.xcstrings", "S/en.lproj/Localizable.strings", "Images/a.svg"])
  func aNamedFileThatIsAwayForAMomentIsHeardOf(_ name: String) async throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    let text =
      name.hasSuffix("xcstrings") ? #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"# : ""
    let isImage = name.hasSuffix("svg")
    let strings = "strings: \(name.hasSuffix("xcstrings") ? name : "S")\n"
    let visitor = try Visitor([
      "a.yaml": (isImage ? "" : strings)
        + "views: {a: {class: image, source: \(isImage ? name : "{symbol: star}")}}\n",
      name: isImage ? svg : text,
    ])
    let page = await visitor.listen(["document": "a.yaml"])
    #expect(try await page.change(1).problems.isEmpty)
    try FileManager.default.removeItem(atPath: visitor.folder.path + "/" + name)
    #expect(try await !page.change(2).problems.isEmpty)
    try visitor.folder.write(isImage ? svg : text, to: name)
    try await waitUntil { page.changes.last?.problems.isEmpty == true }
  }

  @Test func aFileThatIsWrittenAgainUnchangedIsNoNews() async throws {
    let page = await visitor.listen(["document": "a.yaml"])
    _ = try await page.change(1)
    // At once: half a file would have a mistake.
    for text in [Self.screen, Self.screen.replacing("+ 40", with: "+ 41")] {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: visitor.folder.path + "/a.yaml"), options: .atomic)
    }
    let second = try await page.change(2)
    #expect(second.frame(of: "box")?[1] == 41, "\(second.problems)")
    #expect(page.changes.count == 2)
  }

  /// Strings are read once for all pages: whoever reads them first, they are news for each page or for none.
  @Test func stringsOfTwoDocumentsThatAreWrittenAgainUnchangedAreNoNews() async throws {
    let (text, strings) = ("strings: S\n" + Self.screen, "S/en.lproj/Localizable.strings")
    let visitor = try Visitor(["a.yaml": text, "b.yaml": text, strings: "\"k\" = \"v\";"])
    func write(_ words: String, _ time: Double) throws {
      // Strings that were written just now are read again each time.
      try visitor.folder.write(words, to: "new")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)],
        ofItemAtPath: visitor.folder.path + "/new")
      rename(visitor.folder.path + "/new", visitor.folder.path + "/" + strings)
    }
    try write("\"k\" = \"v\";", 1e9)
    let pages = [
      await visitor.listen(["document": "a.yaml"]), await visitor.listen(["document": "b.yaml"]),
    ]
    for page in pages { _ = try await page.change(1) }
    for time in [1.1e9, 1.2e9, 1.3e9] {
      try write("\"k\" = \"v\";", time)
      try await Task.sleep(for: .milliseconds(200))
    }
    try write("\"k\" = \"w\";", 1.4e9)
    for page in pages {
      _ = try await page.change(2)
      #expect(page.changes.count == 2)
    }
  }

  /// The panel shows what no picture does.
  @Test(arguments: [("root.top + 40", "root.top + 40 @ 900"), ("# the top", "# the upper edge")])
  func aChangeThatMovesNothingIsTold(_ old: String, _ new: String) async throws {
    let page = await visitor.listen(["document": "a.yaml"])
    _ = try await page.change(1)
    try visitor.folder.write(Self.screen.replacing(old, with: new), to: "a.yaml")
    #expect(try await page.change(2).cellIndices.isEmpty)
  }

  @Test func onlyListedDocumentsAreShown() async throws {
    let visitor = try Visitor(
      ["a.yaml": Self.screen, "b.yaml": Self.screen], documents: ["a.yaml"])
    let secret = visitor.folder.path + "/b.yaml"
    for document in [
      "b.yaml", secret, "/etc/passwd", "../a.yaml", "./a.yaml", "a.yaml/../b.yaml", "",
    ] {
      for name in ["events", "cells", "details", "thumbnail", "first-finding"] {
        #expect(
          await visitor.get(name, ["document": document]).0 == .notFound, "\(name) \(document)")
      }
    }
    for name in ["a.yaml", "../a.yaml", "%2e%2e/a.yaml", "etc/passwd"] {
      #expect(await visitor.get(name).0 == .notFound)
    }
  }

  @Test func aQueryWithMistakesIsRefused() async throws {
    for (key, value) in [
      ("locale", "no such"), ("device", "nokia"), ("size", "0x0"), ("size", "1e9x1"),
      ("textSize", "huge"), ("appearance", "blue"), ("look", "nice"), ("show", "everything"),
      ("direction", "up"), ("pseudo", "x"), ("device", ","),
    ] {
      let (status, text) = await visitor.get("cells", ["document": "a.yaml", key: value])
      #expect(status == .badRequest, "\(key) \(value): \(text)")
    }
  }

  /// The mistake has menus beside it, which choose another.
  @Test(arguments: ["screen", "variant"])
  func aChoiceThatTheDocumentDoesNotHaveIsAMistake(trait: String) async throws {
    let page = try await visitor.json("cells", ["document": "a.yaml", trait: "nope"])
    let message = page.problems.first?["message"] as? String
    #expect(message == "the document has no \(trait) “nope”")
    #expect(page["offers"] != nil && page.cellIndices.isEmpty)
  }

  @Test(
    arguments: [
      (
        ["locale": "de", "foo": "1"], "the address of a page has no key “foo”",
        "It has document, locale,"
      ),
      (["locael": "de"], "the address of a page has no key “locael”", "Did you mean “locale”?"),
      (
        ["screen": "one", "variant": "wide"], "the screen one has no variant “wide”",
        "two has it."
      ),
      (
        ["screen": "one,three", "variant": "default,wide"],
        "none of the screens one, three has the variant “wide”", "two has it."
      ),
      (["screen": "one,two", "variant": "wide"], nil, nil),
    ] as [([String: String], String?, String?)])
  func whatAnAddressSaysInVainIsAMistake(
    query: [String: String], message: String?, advice: String?
  ) async throws {
    let visitor = try Visitor([
      "a.yaml": """
      views: {a: {}}
      screens:
        one: {}
        two: {variants: {wide: {views: {a: {alpha: 0.5}}}}}
        three: {}
      """
    ])
    let page = try await visitor.json("cells", query.merging(["document": "a.yaml"]) { $1 })
    #expect(page.problems.first?["message"] as? String == message)
    let hint = page.problems.first?["hint"] as? String
    #expect(hint?.hasPrefix(advice ?? "") ?? (advice == nil), "\(hint ?? "")")
    #expect(page.cellIndices.isEmpty == (message != nil))
  }

  @Test func tooManyCellsAreAMistakeAndNoWork() async throws {
    let page = try await visitor.json(
      "cells",
      [
        "document": "a.yaml", "device": "all", "textSize": "all", "appearance": "all",
        "direction": "all",
      ])
    let message = try #require(page.problems.first?["message"] as? String)
    #expect(message.contains("400"))
  }

  @Test func aPageThatIsClosedIsForgotten() async throws {
    for _ in 0..<20 {
      let page = await visitor.listen(["document": "a.yaml"])
      _ = try await page.change(1)
    }
    try await waitUntil { visitor.site.pages == 0 }
  }

  @Test func detailsSayWhatHoldsAView() async throws {
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "box"])
    #expect(details["frame"] as? [Double] == [20, 40, 100, 50])
    let holding = try #require(details["holding"] as? [[String: Any]])
    let top = try #require(holding.first { $0["attribute"] as? String == "top" })
    #expect(top["value"] as? Double == 40)
    let given = try #require((top["given"] as? [[String: Any]])?.first)
    #expect((given["place"] as? [String: Any])?["line"] as? Int == 6)
    let written = try #require(details["written"] as? [[[String: Any]]])
    #expect(written.contains { $0.first?["text"] as? String == "box.top = root.top + 40" })
    #expect(await visitor.get("details", ["document": "a.yaml", "view": "none"]).0 == .notFound)
  }

  @Test func theWidthOfTheFirstFindingIsFound() async throws {
    let visitor = try Visitor(["a.yaml": Self.wideScreen])
    let found = try await visitor.json("first-finding", ["document": "a.yaml"])
    // Below 320 points the button reaches out of the screen.
    #expect(found["width"] as? Double == 319)
  }

  /// It is looked for as far as the edge can be dragged.
  @Test func aFindingOnANarrowCanvasIsFound() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      canvas: {size: 300x200}
      views: {a: {background: red}}
      constraints: ["H:|-16-[a(130)]", a.trailing <= root.trailing - 16, "V:|-20-[a(44)]"]

      """
    ])
    let found = try await visitor.json("first-finding", ["document": "a.yaml"])
    #expect(found["width"] as? Double == 161 && found["least"] as? Double == 100)
  }

  /// At 300 points the finding is there already, and would be none of those to come.
  @Test(arguments: ["330x667", "300x667", "200x667", "500x667"])
  func theFirstFindingIsTheSameAtEveryShownWidth(_ size: String) async throws {
    let visitor = try Visitor(["a.yaml": Self.wideScreen])
    let found = try await visitor.json("first-finding", ["document": "a.yaml", "size": size])
    #expect(found["width"] as? Double == 319 && found["further"] as? Bool == false)
  }

  @Test(arguments: [("c/x", ["c/x", "c/y"]), ("c/y", ["c/y", "c/x"]), ("a", ["a"])])
  func aRepeatedConstraintIsToldAsItIsForTheView(_ view: String, _ names: [String]) async throws {
    let visitor = try Visitor([
      "a.yaml": """
      views:
        a: {class: label, text: A}
        c: {repeat: [{id: x}, {id: y}], class: label, text: "C $item.id"}
      constraints:
        - {repeat: [a, c/x, c/y], is: $item.leading = root.leading + 8}
        - {repeat: [a, c/x, c/y], is: $item.top = root.top + 8}
        - {repeat: [{to: c/y, of: c/x}, {to: c/y, of: c/y}], is: $item.to.width >= $item.of.width}

      """
    ])
    let details = try await visitor.json("details", ["document": "a.yaml", "view": view])
    let texts = (details["written"] as? [[[String: Any]]] ?? []).joined().compactMap {
      $0["text"] as? String
    }
    #expect(
      texts.prefix(2) == ["\(view).leading = root.leading + 8", "\(view).top = root.top + 8"])
    for other in ["a", "c/x", "c/y"] {
      #expect(texts.contains { $0.contains("\(other).") } == names.contains(other), "\(texts)")
    }
  }
}
