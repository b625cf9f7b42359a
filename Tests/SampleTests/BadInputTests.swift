import Foundation
import Testing

/// What a person can get wrong ends with one clear message, the right status, and no file.
@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let head = "canvas: {size: 100x100}\nviews:\n  a: {}\n  b: {class: label, text: B}\n"

  /// Name, document, and what the messages must contain.
  static let documents: [(name: String, text: String, messages: [String])] = [
    ("malformed YAML", "views: {a: [}", [":1:"]),
    ("an unknown key", "viewz: {}", [":1:1:", "views"]),
    ("an unknown class", "views: {a: {class: lable}}", [":1:20:", "label"]),
    ("an unknown attribute", head + "constraints: [a.topp = b.top]", [":5:17:", "top"]),
    ("an unknown view", head + "constraints: [a.top = c.top]", [":5:23:"]),
    ("an equation that does not parse", head + "constraints: [a.top = ]", [":5:"]),
    ("a location equal to a constant", head + "constraints: [a.top = 10]", [":5:23:", "pairs"]),
    ("leading against left", head + "constraints: [a.leading = b.left]", [":5:29:", "leading"]),
    ("width against top", head + "constraints: [a.width = b.top]", [":5:27:"]),
    ("left against top", head + "constraints: [a.left = b.top]", [":5:26:"]),
    ("a view named twice", "views: {a: {views: {b: {}}}, b: {}}", [":1:30:", "b"]),
    ("a number that is none", head + "constraints: [a.width = .nan]", [":5:"]),
    ("a number in words", head + "constraints: [a.width = nan]", [":5:25:", "finite"]),
    ("a division by zero", head + "constraints: [a.width = b.height / 0]", [":5:36:", "divisor"]),
    ("a merge key without keys", "views: {a: {<<: hidden}}", [":1:17:", "a mapping"]),
    (
      "an endless text",
      "views: {a: {class: label, text: " + String(repeating: "x", count: 70_000) + "}}",
      [":1:33:", "65536"]
    ),
    ("an infinite constant", head + "constraints: [a.width = 1e999]", [":5:"]),
    ("an absurd canvas", "canvas: {size: 1000000000x10}\nviews: {a: {}}", [":1:"]),
    ("tabs", "views:\n\ta: {}", [":2:1:", "tabs", "spaces"]),
    ("a misspelt needed key", "views: {a: {class: label, text: {ky: x}}}", [":1:34:", "“key”"]),
    ("a missing image", "views: {a: {class: image, source: gone.png}}", [":1:35:", "gone.png"]),
    (
      "several mistakes",
      "views:\n  a: {class: lable}\n  b: {hiden: true}\nconstraints: [a.topp = b.top]",
      [":2:", ":3:", ":4:"]
    ),
  ]

  @Test(arguments: documents.indices)
  func aBadDocumentIsRefusedWithItsPlaces(index: Int) throws {
    let (name, text, messages) = Self.documents[index]
    let document = try folder.write(text)
    for command in ["render", "frames"] {
      let process = try PlumbProcess.run(
        [command, document, "-o", folder.file("out.png").path])
      #expect(process.status == 65, "\(name): \(process.errors)")
      for message in messages {
        #expect(process.errors.contains(message), "\(name): \(process.errors)")
      }
      #expect(folder.contents == ["document.yaml"], "\(name)")
    }
  }

  /// A document whose name no text can hold is not left out of a run without a word.
  @Test func aDocumentWhoseNameIsNoTextIsNamed() throws {
    let good = try folder.write(Self.head)
    let path =
      Array((good as NSString).deletingLastPathComponent.utf8) + Array("/bad".utf8) + [0xFF]
    let file = (path + Array(".yaml".utf8) + [0]).map { CChar(bitPattern: $0) }
    close(open(file, O_WRONLY | O_CREAT, 0o644))
    let process = try PlumbProcess.run(["test", (good as NSString).deletingLastPathComponent])
    #expect(process.status == 74)
    #expect(process.errors.contains("bad\u{FFFD}.yaml"), "\(process.errors)")
    #expect(process.errors.contains("its name is not UTF-8 text"), "\(process.errors)")
  }

  /// Views inside each other end no run: the other documents are reported.
  @Test func aDocumentOfManyNestedViewsLeavesTheOthersAlone() throws {
    var text = "views: {top: {component: c0}}\ncomponents:\n"
    for level in 0..<31 {
      let start = String(repeating: "v: {views: {", count: 50)
      let inner = level < 30 ? "component: c\(level + 1)" : ""
      text += "  c\(level): {views: {\(start)x: {\(inner)}\(String(repeating: "}}", count: 50))}}\n"
    }
    let deep = try folder.write(Array(text.utf8), as: "deep.yaml")
    let other = try folder.write(Array("viewz: {}".utf8), as: "other.yaml")
    let process = try PlumbProcess.run(["check", deep, other])
    let words = String(decoding: process.output, as: UTF8.self) + process.errors
    #expect(process.status == 65, "\(process.status)")
    #expect(words.contains("more than 128 views inside each other"), "\(words)")
    #expect(words.contains("other.yaml:1:1:"), "\(words)")
  }

  @Test func hostileDocumentsEndWithAMessage() throws {
    let deep = String(repeating: "[", count: 10_000)
    let flow = "views: " + String(repeating: "{a: {views: ", count: 10_000)
    let bomb =
      "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
      + "bcdefghijk".reduce(into: (text: "", last: Character("a"))) { result, name in
        let aliases = Array(repeating: "*\(result.last)", count: 10).joined(separator: ", ")
        result = (result.text + "\(name): &\(name) [\(aliases)]\n", name)
      }.text
    let big = "views: {a: {class: label, text: \"" + String(repeating: "x", count: 10_000_000)
    let cases: [(String, [UInt8])] = [
      ("deep", Array(deep.utf8)), ("flow", Array(flow.utf8)), ("bomb", Array(bomb.utf8)),
      ("big", Array(big.utf8)), ("utf8", Array("views: {a: {class: label, text: \"".utf8) + [0xFF]),
      ("nul", Array("views: {a: {class: label, text: \"".utf8) + [0] + Array("\"}}".utf8)),
      ("empty", []),
    ]
    for (name, bytes) in cases {
      let folder = try TemporaryFolder()
      let document = try folder.write(bytes, as: "document.yaml")
      let process = try PlumbProcess.run(["render", document, "-o", folder.file("a.png").path])
      #expect(process.status == 65, "\(name): \(process.status) \(process.errors.prefix(300))")
      #expect(process.errors.contains("document.yaml:"), "\(name)")
      #expect(process.errors.utf8.count < 20_000, "\(name)")
      #expect(folder.contents == ["document.yaml"], "\(name)")
    }
  }

  @Test func hostileImagesEndWithAMessage() throws {
    let logo = try Data(
      contentsOf: PlumbProcess.root.appendingPathComponent("Samples/Images/logo@2x.png"))
    var huge = Array(logo)
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    var flipped = Array(logo)
    flipped[flipped.count / 2] ^= 0xFF
    let cases: [(String, [UInt8])] = [
      ("empty", []), ("text", Array("not a picture".utf8)), ("cut", Array(logo.prefix(900))),
      ("huge", huge), ("flipped", flipped), ("header only", Array(logo.prefix(33))),
    ]
    for (name, bytes) in cases {
      let folder = try TemporaryFolder()
      _ = try folder.write(bytes, as: "image.png")
      let document = try folder.write(
        "canvas: {size: 50x50}\nviews:\n  a: {class: image, source: image.png}\n"
          + "constraints: [a.top = root.top, a.leading = root.leading]")
      let process = try PlumbProcess.run(["render", document, "-o", folder.file("a.png").path])
      #expect(process.status == 65, "\(name): \(process.status) \(process.errors)")
      #expect(process.errors.contains("image.png"), "\(name): \(process.errors)")
      #expect(process.errors.contains("document.yaml:3:29: error"), "\(name): \(process.errors)")
      #expect(folder.contents == ["document.yaml", "image.png"], "\(name)")
    }
  }

  @Test func aCanvasThatIsTooLargeToDrawHasAPlace() throws {
    let document = try folder.write("name: Large\ncanvas: {size: 10000x10000}\nviews: {}")
    let process = try PlumbProcess.run(["render", document, "-o", folder.file("a.png").path])
    #expect(process.status == 65)
    #expect(process.errors.contains("document.yaml:2:1: error: a picture of 10000 × 10000"))
    #expect(folder.contents == ["document.yaml"])
    #expect(try PlumbProcess.run(["frames", document]).status == 0, "it has a layout")
  }

  /// Arguments after the document's, the status, and what the message must contain.
  static let outputs: [(arguments: [String], status: Int32, message: String)] = [
    (["-o", "x"], 64, "“x” ends in none of .png, .svg, .pdf"),
    (["-o", ".png"], 64, "“.png”"),
    (["-o", ""], 64, "“”"),
    (["-o", "a/b.png"], 74, "a: error: there is no such folder"),
  ]

  @Test(arguments: outputs.indices)
  func aPlaceThatIsNoneIsRefused(index: Int) throws {
    let (arguments, status, message) = Self.outputs[index]
    _ = try folder.write("views: {a: {}}")
    let process = try PlumbProcess.run(
      ["render", "document.yaml"] + arguments, folder: folder.url)
    #expect(process.status == status, "\(process.errors)")
    #expect(process.errors.contains(message), "\(process.errors)")
    #expect(process.errors.utf8.count < 300)
    #expect(folder.contents == ["document.yaml"])
  }

  @Test func aNameOfOneCharacterIsAFile() throws {
    _ = try folder.write("views: {a: {}}", as: "d")
    for (command, output) in [("frames", "f"), ("check", "c"), ("schema", "s")] {
      let inputs = command == "schema" ? [] : ["d"]
      let process = try PlumbProcess.run([command] + inputs + ["-o", output], folder: folder.url)
      #expect(process.status < 3, "\(command): \(process.errors)")
      #expect(folder.contents.contains(output))
    }
    let process = try PlumbProcess.run(
      ["render", "d", "-o", "r", "--format", "svg"], folder: folder.url)
    #expect(process.status == 0 && folder.contents.contains("r"), "\(process.errors)")
  }

  @Test func aLinkIsWrittenThrough() throws {
    let document = try folder.write("views: {a: {}}")
    let link = folder.file("link.svg").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.svg")
    for _ in 0..<2 {
      let process = try PlumbProcess.run(["render", document, "-o", link])
      #expect(process.status == 0, "\(process.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.svg")
    }
    #expect(folder.contents == ["document.yaml", "link.svg", "target.svg"])
  }

  @Test func nothingIsWrittenWhereOneOfSeveralPlacesIsTaken() throws {
    _ = try folder.write("views: {a: {}}", as: "a.yaml")
    _ = try folder.write("views: {a: {}}", as: "b.yaml")
    let taken = folder.file("out/b.svg")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    let process = try PlumbProcess.run(
      ["render", "a.yaml", "b.yaml", "-o", "out", "--format", "svg"], folder: folder.url)
    #expect(process.status == 74 && process.errors.contains("out/b.svg"), "\(process.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("out/a.svg").path))
  }

  @Test func aFileThatMayNotGrowIsAnErrorAndLeavesNothing() throws {
    let document = try folder.write("canvas: {size: 900x900}\nviews: {a: {}}")
    let process = try PlumbProcess.run(
      script:
        "ulimit -f 1; \"$PLUMB\" render '\(document)' -o '\(folder.file("a.png").path)' --scale 4")
    #expect(process.status == 74, "\(process.status) \(process.errors)")
    #expect(folder.contents == ["document.yaml"])
  }

  @Test func whatIsWrongAThousandTimesIsSaidOnce() throws {
    let row = String(repeating: "-[a]", count: 1000)
    let document = try folder.write("views: {a: {}}\nconstraints: [\"H:|\(row)\"]")
    let process = try PlumbProcess.run(["check", document])
    #expect(process.status == 1, "\(process.errors)")
    #expect(process.text.split(separator: "\n").count < 40)
  }

  @Test func aFileThatCannotBeReadExitsWith74() throws {
    let path = folder.file("gone.yaml").path
    let process = try PlumbProcess.run(["frames", path])
    #expect(process.status == 74, "\(process.errors)")
    #expect(process.errors.contains(path))
  }

  @Test(.timeLimit(.minutes(20)))
  func aPipeThatNobodyWritesToIsRefusedAtOnce() throws {
    let pipe = folder.file("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let process = try PlumbProcess.run(["frames", pipe])
    #expect(process.status == 74 && process.errors.contains("nobody writes"), "\(process.errors)")
  }

  @Test func aResultNeverTakesThePlaceOfAnInput() throws {
    let text = "canvas: {size: 50x50}"
    let document = try folder.write(text)
    let link = folder.file("link.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: document)
    for arguments in [
      ["frames", document, "-o", document], ["check", document, "-o", document],
      ["frames", document, "-o", folder.path + "/./document.yaml"],
      ["render", document, "-o", document, "--format", "png"], ["render", document, "-o", link],
    ] {
      let process = try PlumbProcess.run(arguments)
      #expect(process.status == 64, "\(arguments): \(process.errors)")
      #expect(try String(contentsOfFile: document, encoding: .utf8) == text)
    }
  }

  @Test func whatCannotBeWrittenExitsWith74() throws {
    for command in ["--help", "frames Samples/red-label.yaml", "schema"] {
      let process = try PlumbProcess.run(
        script: "\"$PLUMB\" \(command) > /dev/full")
      #expect(process.status == 74, "\(command): \(process.errors)")
    }
  }

  @Test func aPlaceThatCannotBeWrittenExitsWith74() throws {
    let file = try folder.write("x", as: "file")
    for output in [folder.file("gone/a.png").path, file + "/a.png", file + "/folder/"] {
      let process = try PlumbProcess.run(["render", "Samples/red-label.yaml", "-o", output])
      #expect(process.status == 74, "\(output): \(process.errors)")
      #expect(folder.contents == ["file"])
    }
  }

  @Test func badInputsAreAllReportedAndTheOthersAreDrawn() throws {
    let bad = try folder.write("viewz: {}", as: "bad.yaml")
    let worse = try folder.write("views: {a: {class: lable}}", as: "worse.yaml")
    let process = try PlumbProcess.run(
      ["render", "Samples/red-label.yaml", bad, worse, "-o", folder.path])
    #expect(process.status == 65)
    #expect(folder.contents == ["bad.yaml", "red-label.png", "worse.yaml"])
    #expect(process.errors.contains("bad.yaml:1:1") && process.errors.contains("worse.yaml:1:"))
  }
}
