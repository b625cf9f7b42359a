import Foundation
import FoundationXML
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct RendererOutput {
  enum Format: String, CaseIterable {
    case png, svg, live, pdf

    func bytes(_ renderer: Renderer, _ scene: Scene) throws -> [UInt8] {
      switch self {
      case .png: try renderer.png(scene)
      case .svg: try renderer.svg(scene)
      case .live: try renderer.svg(scene, DrawingOptions(svgText: .live))
      case .pdf: try renderer.pdf(scene)
      }
    }
  }

  @Test(arguments: Format.allCases)
  func theSameSceneGivesTheSameBytesInAnyOrderAndTask(_ format: Format) async throws {
    let typesetter = try Typesetter()
    let renderer = Renderer(typesetter: typesetter)
    let light = gallery(measurer: typesetter)
    let dark = gallery(measurer: typesetter, appearance: .dark, direction: .rightToLeft)
    let first = try format.bytes(renderer, light)
    let other = try format.bytes(renderer, dark)
    #expect(try format.bytes(renderer, light) == first)
    #expect(first != other)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<6 {
        group.addTask {
          let own = Renderer(typesetter: try Typesetter())
          return try format.bytes(own, task % 2 == 0 ? light : dark)
            == (task % 2 == 0 ? first : other)
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test func thePNGIsThePicturesPixels() throws {
    let renderer = Renderer(typesetter: try Typesetter())
    let scene = screen(30, 20, scale: 2, view(.switch(isOn: true), 2, 2, 20, 12))
    let bitmap = try renderer.bitmap(scene)
    #expect(try PNG.decode(renderer.png(scene)) == bitmap)
    #expect(bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 })
  }

  @Test func aPDFStatesItsSizeAndNoTime() throws {
    let renderer = Renderer(typesetter: try Typesetter())
    let text = String(decoding: try renderer.pdf(screen(30, 20)), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/MediaBox [ 0 0 30 20 ]"))
    #expect(text.contains("CreationDate (20000101000000Z)"))
  }

  /// A point of the scene is one of the page at any scale, in the page's size and in what is on it.
  @Test(arguments: [1.0, 2, 3])
  func aPDFIsAsLargeAsTheSceneAtEveryScale(scale: CGFloat) throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 100), scale: 2, measurer: typesetter)
    let label = page.add(.label, 120, 60, 60, 21)
    page.write("Here", in: label)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Renderer(typesetter: typesetter).pdf(page.scene, DrawingOptions(scale: scale)))
      .write(to: file)
    let size = try poppler("pdfinfo", file).firstMatch(of: /Page size: +([0-9. x]+) pts/)?.1
    #expect(size == "200 x 100")
    let word = try poppler("pdftotext", "-bbox", file, "-")
      .firstMatch(of: /xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)".*>Here</)
    let (left, top, right) = (
      Double(word?.1 ?? "") ?? 0, Double(word?.2 ?? "") ?? 0, Double(word?.3 ?? "") ?? 0
    )
    let width = typesetter.measure("Here", TextAttributes(font: .system(ofSize: 17)), width: nil)
      .size.width
    // The box of a word in Inter begins some points above or below the line that layout gives it.
    #expect(abs(left - 120) < 0.5 && abs(right - 120 - width) < 0.5 && abs(top - 60) < 5)
  }

  static let refusedSizes: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 10, 1), (-4, 10, 1), (10, .nan, 1), (.infinity, 10, 1), (1e9, 1e9, 1), (32_768, 1, 1),
    (16_384, 1, 2), (9000, 9000, 1), (10, 10, 0), (10, 10, 17), (10, 10, .nan), (10, 10, -1),
  ]

  @Test(arguments: refusedSizes.indices)
  func canvasesThatCannotBeDrawnAreRefused(_ row: Int) throws {
    let (width, height, scale) = Self.refusedSizes[row]
    let renderer = Renderer(typesetter: try Typesetter())
    let scene = screen(width, height, scale: scale)
    for format in Format.allCases {
      let error = #expect(throws: DrawingError.self) { _ = try format.bytes(renderer, scene) }
      guard case .canvas? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func theLargestCanvasesAreAccepted() throws {
    #expect(try Canvas(size: CGSize(width: 32_767, height: 2048), scale: 1).width == 32_767)
    #expect(try Canvas(size: CGSize(width: 8192, height: 8192), scale: 1).height == 8192)
  }
}

/// The output of one of the PDF tools, which know nothing of the program.
private func poppler(_ arguments: Any...) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments.map { ($0 as? URL)?.path ?? "\($0)" }
  process.standardOutput = output
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct SVGOutput {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  /// What an XML parser sees in a file.
  final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    /// The identifiers of what is referred to. Those of views' groups are names.
    var ids: [String] = []
    var references: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      if let id = attributes["id"], attributes["data-name"] == nil { ids.append(id) }
      for key in ["href", "clip-path"] {
        guard let value = attributes[key], let hash = value.firstIndex(of: "#") else { continue }
        references.append(String(value[value.index(after: hash)...].filter { $0 != ")" }))
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  static func read(_ bytes: [UInt8]) throws -> Reader {
    let (parser, reader) = (XMLParser(data: Data(bytes)), Reader())
    parser.delegate = reader
    // Mismatched tags leave the result true.
    #expect(parser.parse() && parser.parserError == nil)
    return reader
  }

  @Test(arguments: SVGText.allCases)
  func everyReferenceLeadsToOneDefinition(_ text: SVGText) throws {
    let scene = gallery(measurer: typesetter)
    let options = DrawingOptions(
      overlays: Overlays(Overlays.named.map(\.overlay)), svgText: text)
    let reader = try Self.read(Renderer(typesetter: typesetter).svg(scene, options))
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(Set(reader.references) == Set(reader.ids))
    #expect(reader.names.contains("text") == (text == .live))
    #expect(reader.names.first == "svg")
  }

  /// What a viewer needs to know of a rounded and a translucent view, and of what is in it.
  @Test func cornersAndOpacityAreThoseOfTheViews() throws {
    var rounded = view(.plain, 10, 20, 60, 40, background: "#ff0000", alpha: 0.25)
    rounded.cornerRadius = 12
    let inside = view(.plain, 5, 5, 10, 10, parent: 1, background: "#00ff00")
    var clipping = view(.plain, 100, 20, 60, 40, background: "#0000ff")
    clipping.cornerRadius = 7
    clipping.clipsToBounds = true
    let cut = view(.plain, -5, -5, 90, 90, parent: 3, background: "#ffff00")
    let svg = String(
      decoding: try Renderer(typesetter: Typesetter())
        .svg(screen(200, 100, rounded, inside, clipping, cut)), as: UTF8.self)
    let group = try #require(svg.firstRange(of: "<g opacity=\".25\">"))
    // The groups of the inner view, of the opacity and of the rounded view end together.
    let end = try #require(svg[group.upperBound...].firstRange(of: "</g>\n</g>\n</g>"))
    let grouped = svg[group.upperBound..<end.lowerBound]
    #expect(grouped.contains(/<rect x="10" y="20" width="60" height="40" rx="12" fill="#f00"/))
    #expect(grouped.contains(/<rect x="15" y="25" width="10" height="10" fill="#0f0"/))
    #expect(!svg[end.upperBound...].contains("opacity=\".25\""))
    #expect(
      svg.contains(
        /<clipPath id="c0"><rect x="100" y="20" width="60" height="40" rx="7"\/><\/clipPath>/))
    #expect(
      svg.contains(
        /<g clip-path="url\(#c0\)">\n<rect [^>]*fill="#00f"\/>\n<g [^>]*>\n<rect [^>]*fill="#ff0"\/>\n<\/g>\n<\/g>/
      ))
  }

  @Test func clipsAreNumberedInTheirOrder() throws {
    let boxes = (0..<3).map { index in
      var box = view(.plain, CGFloat(index) * 20, 0, 15, 15, background: "#0000ff")
      box.clipsToBounds = true
      return box
    }
    let bytes = try Renderer(typesetter: Typesetter()).svg(
      screen(80, 20, boxes[0], boxes[1], boxes[2]))
    let reader = try Self.read(bytes)
    #expect(reader.ids == ["c0", "c1", "c2"] && reader.references == reader.ids)
  }

  /// A shadow with a blur of 4 points is an image, as SVG viewers blur each in their own way.
  @Test func aBlurredShadowIsAnImageAroundItsView() throws {
    var box = view(.plain, 40, 30, 60, 40, background: "#ffffff")
    box.look.shadow = Shadow(opacity: 1, radius: 4, offset: CGSize(width: 3, height: 5))
    let bytes = try Renderer(typesetter: Typesetter()).svg(screen(200, 100, box))
    #expect(try Self.read(bytes).names.filter { $0 == "image" }.count == 1)
    let pattern =
      /<image x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" preserveAspectRatio="none" href="data:image\/png;base64,([^"]+)"\/>/
    let image = try #require(String(decoding: bytes, as: UTF8.self).firstMatch(of: pattern)).output
    let sides = try [image.1, image.2, image.3, image.4].map { try #require(Double($0)) }
    let rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    // The view, moved, and two standard deviations of the blur around it; not much more.
    let shadow = CGRect(x: 43, y: 35, width: 60, height: 40)
    #expect(rect.contains(shadow.insetBy(dx: -8, dy: -8)))
    #expect(shadow.insetBy(dx: -20, dy: -20).contains(rect))
    let bitmap = try PNG.decode(Array(try #require(Data(base64Encoded: String(image.5)))))
    #expect(bitmap.pixels.contains { $0 >> 24 > 0xF8 })
    #expect([bitmap.pixels.first, bitmap.pixels.last].allSatisfy { ($0 ?? 1) >> 24 < 8 })
  }

  @Test func liveTextCanBeReadAsItWasWritten() throws {
    var page = SceneBuilder(size: CGSize(width: 300, height: 50), measurer: typesetter)
    page.scene.name = "A & <B>"
    let label = page.add(.label, 0, 0, 300, 50)
    page.write("1 < 2 && \"3\" > 'x' — مرحبا", in: label)
    let reader = try Self.read(
      Renderer(typesetter: typesetter).svg(page.scene, DrawingOptions(svgText: .live)))
    #expect(reader.text.contains("1 < 2 && \"3\" > 'x' — "))
    #expect(reader.text.contains("مرحبا") && reader.text.contains("A & <B>"))
  }

  /// A viewer gives the space at which a line was broken its width, and would squeeze the line into
  /// the width that layout counted with.
  @Test func linesOfLiveTextEndWithoutTheSpaceThatTheyWereBrokenAt() throws {
    var page = SceneBuilder(size: CGSize(width: 150, height: 100), measurer: typesetter)
    let label = page.add(.label, 0, 0, 150, 100)
    page.write("The quick brown fox jumps over the lazy dog", in: label, lines: 0)
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(svgText: .live)), as: UTF8.self)
    for line in ["The quick brown", "fox jumps over the", "lazy dog"] {
      #expect(svg.contains(">\(line)</text>"))
    }
  }

  @Test func theEllipsisOfLiveTextIsNotStretched() throws {
    var page = SceneBuilder(size: CGSize(width: 150, height: 30), measurer: typesetter)
    let label = page.add(.label, 0, 0, 150, 30)
    page.write("The quick brown fox jumps over the lazy dog", in: label)
    page.scene.views[label].texts[0].attributes.lineBreak = .byTruncatingHead
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(svgText: .live)), as: UTF8.self)
    let dots = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"[^>]*>…</))
    let natural = typesetter.measure(
      "…", TextAttributes(font: .system(ofSize: 17)), width: nil
    ).size.width
    #expect(abs((Double(dots.1) ?? 0) - natural) < 0.01)
  }

  /// A viewer that has Inter would make an arrow of `->`.
  @Test func liveTextIsShownWithTheFeaturesThatItWasMeasuredWith() throws {
    var page = SceneBuilder(size: CGSize(width: 300, height: 50), measurer: typesetter)
    let label = page.add(.label, 0, 0, 300, 50)
    page.write("a -> b مرحبا", in: label)
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(svgText: .live)), as: UTF8.self)
    #expect(svg.contains("style=\"white-space:pre;font-feature-settings:'calt' 0\">a -&gt; b "))
    // Arabic letters are joined by theirs.
    #expect(svg.contains("style=\"white-space:pre\">مرحبا"))
    // librsvg does not know the style, and would take the space at the end of a run away.
    #expect(svg.contains("xml:space=\"preserve\""))
  }

  /// A viewer has other fonts and would show a letter in the place of the box.
  @Test func whatNoFontHasIsDrawnInLiveText() throws {
    var page = SceneBuilder(size: CGSize(width: 300, height: 50), measurer: typesetter)
    let label = page.add(.label, 0, 0, 300, 50)
    page.write("mi\u{10FFFD}ssing مرحبا", in: label)
    let reader = try Self.read(
      Renderer(typesetter: typesetter).svg(page.scene, DrawingOptions(svgText: .live)))
    #expect(!reader.text.contains("\u{10FFFD}") && reader.text.contains("مرحبا"))
    #expect(reader.references.count >= 6 && Set(reader.references) == Set(reader.ids))
  }

  /// Whatever a name holds, the file stays XML.
  @Test func noCharacterBreaksTheFile() throws {
    var page = SceneBuilder(size: CGSize(width: 300, height: 50), measurer: typesetter)
    page.scene.name = "\u{0}\u{1}\u{B}\u{1F}\u{7F}\u{FFFE}\u{FFFF}\r\n\t]]>"
    let label = page.add(.label, 0, 0, 300, 50) { $0.id = "]]>&\u{8}" }
    page.write("\u{1}a\u{FFFF}b\u{202E}c", in: label)
    for text in SVGText.allCases {
      let options = DrawingOptions(overlays: .names, svgText: text)
      _ = try Self.read(Renderer(typesetter: typesetter).svg(page.scene, options))
    }
  }

  static let numbers: [(CGFloat, Int, String)] = [
    (0, 3, "0"), (-0.0001, 3, "0"), (0.5, 3, ".5"), (-0.25, 3, "-.25"), (12, 3, "12"),
    (1.0005, 3, "1.001"), (-3.14159, 2, "-3.14"), (10.05, 3, "10.05"), (.nan, 3, "0"),
    (.infinity, 3, "1000000000000"), (1e300, 0, "1000000000000000"), (0.00830078, 7, ".0083008"),
  ]

  @Test(arguments: numbers.indices)
  func numbersAreShortAndExact(_ row: Int) {
    let (value, decimals, text) = Self.numbers[row]
    var buffer = XMLBuffer()
    buffer.append(value, decimals: decimals)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }
}
