import Foundation
import TestSupport
import Testing

@testable import Symbols

/// Every sample against the picture and the frames recorded for it.
///
/// `PLUMB_SNAPSHOTS=record` writes what differs instead, and the run fails, because a run that wrote
/// its own expectations has tested nothing. Where CI is set nothing is ever written, and the run says so.
///
/// With fonts or text libraries of other versions, pictures with letters are not compared, and the run
/// says how many. All frames and the other pictures are.
@Suite struct SnapshotTests {
  static let folder = PlumbProcess.root.appendingPathComponent("Snapshots/Samples")

  /// The fonts and library versions here, as `plumb fonts` tells them.
  static func environmentHere() throws -> [UInt8] {
    try PlumbProcess.run(["fonts", "--format", "json"]).output
  }

  /// Whether the fonts and libraries here are those that the snapshots were made with. Where they are
  /// not, a difference in how letters look says nothing about the code.
  static func isComparable() throws -> Bool {
    let recorded = folder.appendingPathComponent("environment.json")
    return try Array(Data(contentsOf: recorded)) == environmentHere()
  }

  /// Whether the picture of a sample has letters, of a text or of an overlay.
  static func hasLetters(_ sample: Sample) throws -> Bool {
    let picture = try PlumbProcess.run(
      ["render", sample.document, "-o", "-", "--format", "svg", "--text", "live", "--quiet"]
        + sample.arguments + sample.drawing)
    return picture.text.contains("<text")
  }

  /// By `plumb test` itself, which draws and compares every picture.
  @Test(arguments: Sample.all)
  func pictureAndFramesAreAsRecorded(sample: Sample) throws {
    let mode = Recording.isAsked ? "failed" : "never"
    let test =
      ["test", sample.document, "--snapshots", Self.folder.path, "--pixels", "always"]
      + sample.arguments + sample.drawing
    let run = try PlumbProcess.run(test + ["--record", mode])
    // What other fonts have made incomparable is said once, for all.
    if try run.status == 0 || run.status == 4 && !Self.isComparable() && Self.hasLetters(sample) {
      return
    }
    let results = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-failed")
      .appendingPathComponent(sample.id)
    _ = try PlumbProcess.run(test + ["--record", "never", "-o", results.path])
    Issue.record("\(run.text)\(run.errors)\nits pictures are in \(results.path)")
  }

  @Test(arguments: [
    (["PLUMB_SNAPSHOTS": "record", "CI": "true"], true), (["PLUMB_SNAPSHOTS": "record"], false),
    (["CI": "true"], false),
  ])
  func aRunThatMayNotRecordSaysWhy(environment: [String: String], isRefused: Bool) {
    let refusal = Recording.refusal(in: environment)
    #expect(refusal?.contains("because CI is set") ?? false == isRefused)
    #expect(refusal?.contains("\n") != true)
  }

  /// Says how many pictures this run has not looked at; an unattended run may not miss any.
  @Test func everyPictureIsCompared() throws {
    if try Recording.isAsked || Self.isComparable() { return }
    let left = try Self.pictures.map(\.name) + Sample.all.filter(Self.hasLetters).map(\.id)
    let isUnattended = ProcessInfo.processInfo.environment["CI"] != nil
    Issue.record(
      """
      \(left.count) of \(Sample.all.count + Self.pictures.count) pictures were not compared, because \
      the fonts or text libraries here are not those of \(Self.folder.path)/environment.json: \
      \(left.joined(separator: ", "))
      """, severity: isUnattended ? .error : .warning)
  }

  private static let settings = "render Samples/Screens/settings.yaml --locale en --frame device"

  /// What samples' pictures do not show: the pictures of README; the manual's sheet; sheets with
  /// findings of every severity and with rows; charts of headroom; and screens with every overlay, in
  /// devices of every kind, in both appearances and directions.
  static let pictures: [(name: String, command: String)] = [
    (
      "Sheets/profile.png",
      "compare Samples/profile.yaml --locale en,de,ar,ja,vi --show alignment,baselines"
    ),
    (
      "Sheets/profile.table.png",
      "compare Samples/profile.yaml --locale en,de,ar --appearance light,dark "
        + "--text-size large,accessibility3"
    ),
    ("Sheets/detail-row-wrong.png", "compare Samples/detail-row-wrong.yaml --locale en,de"),
    ("Sheets/unsatisfiable.png", "compare Samples/unsatisfiable.yaml --locale en,de"),
    ("Sheets/shop.png", "render Samples/InterfaceBuilder/Shop.storyboard --style plain --sheet"),
    ("Charts/profile.png", "headroom Samples/profile.yaml --locale en,ar"),
    ("Charts/detail-row-wrong.png", "headroom Samples/detail-row-wrong.yaml"),
    (
      "Screens/bars.png",
      "render Samples/bars.yaml --frame device --show "
        + "alignment,frames,baselines,margins,guides,constraints:all,names,findings"
    ),
    (
      "Screens/fields.png",
      "render Samples/fields.yaml --frame device --device iphone-se --direction rtl "
        + "--appearance dark --show names,baselines,constraints"
    ),
    (
      "Screens/controls.png",
      "render Samples/controls.yaml --direction rtl --appearance dark --show names,alignment"
    ),
    (
      "Screens/sign-in.png",
      "render Samples/sign-in.yaml --variant editing --frame device --device iphone-15-pro "
        + "--style plain"
    ),
    (
      "Screens/profile.png",
      "render Samples/profile.yaml --frame device --device ipad-landscape "
        + "--show constraints,margins,guides,names"
    ),
    (
      "Screens/unsatisfiable.png",
      "render Samples/unsatisfiable.yaml --show frames,constraints:all,findings"
    ),
    ("Screens/settings.plain.png", "\(settings) --style plain"),
    ("Screens/settings.png", "\(settings) --show alignment,baselines"),
    ("Screens/scroll-view.png", "render Samples/scroll-view.yaml --show constraints:all,guides"),
  ]

  @Test(arguments: pictures)
  func theSheetOrChartIsAsRecorded(name: String, command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let options = [
      "compare": ["--sheet-scale", "1", "--quiet"], "render": ["--scale", "1", "--quiet"],
    ]
    try Self.expectPicture(words + (options[words[0]] ?? []), as: name)
  }

  /// A picture of each symbol that is known, 24 in a row, in both directions.
  @Test(arguments: ["ltr", "rtl"]) func everySymbolIsDrawnAsRecorded(direction: String) throws {
    let place = try TemporaryFolder()
    let views = Symbol.allNames.enumerated().map { index, name in
      "  v\(index): {class: image, image: {symbol: \(name), pointSize: 22}, contentMode: center, "
        + "frame: [\(index % 24 * 36), \(index / 24 * 36), 36, 36]}\n"
    }
    let height = (views.count + 23) / 24 * 36
    let document = place.file("symbols.yaml")
    try "canvas: {size: 864x\(height)}\nviews:\n\(views.joined())"
      .write(to: document, atomically: true, encoding: .utf8)
    try Self.expectPicture(
      ["render", document.path, "--style", "plain", "--scale", "1", "--direction", direction],
      as: "Symbols/\(direction).png")
  }

  private static func expectPicture(_ command: [String], as name: String) throws {
    let picture = try PlumbProcess.run(command + ["--format", "png", "-o", "-"])
    #expect(picture.status == 0, "\(picture.errors)")
    if try Recording.isAsked || isComparable() { try expect(picture.output, as: "../\(name)") }
  }

  @Test func everySampleIsRecordedAndEverySnapshotHasItsSample() throws {
    let documents = try FileManager.default
      .contentsOfDirectory(atPath: PlumbProcess.root.appendingPathComponent("Samples").path)
      .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    #expect(Set(documents) == Set(Sample.all.map(\.name)))
    let snapshots = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "environment.json" && !$0.contains(".new.") }
    let expected = Sample.all.flatMap { ["\($0.id).png", "\($0.id).frames.json"] }
    #expect(snapshots.sorted() == expected.sorted())
  }

  @Test func theEnvironmentOfTheSnapshotsIsRecorded() throws {
    let recorded = Self.folder.appendingPathComponent("environment.json")
    guard Recording.isAsked else {
      #expect(FileManager.default.fileExists(atPath: recorded.path))
      return
    }
    let here = try Self.environmentHere()
    if (try? Array(Data(contentsOf: recorded))) != here { try Data(here).write(to: recorded) }
  }

  private static func expect(_ bytes: [UInt8], as name: String) throws {
    let file = folder.appendingPathComponent(name)
    if (try? Data(contentsOf: file)).map({ Array($0) == bytes }) == true { return }
    if Recording.isAsked {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
      Issue.record("recorded \(name); look at it, then run again without PLUMB_SNAPSHOTS")
    } else {
      let failed = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-failed")
      try FileManager.default.createDirectory(at: failed, withIntermediateDirectories: true)
      try Data(bytes).write(
        to: failed.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent))
      let fonts = try isComparable() ? "" : "; so do the fonts or text libraries, which may be why"
      Issue.record(
        "\(name) differs from its snapshot\(fonts); what there is now is in \(failed.path)")
    }
  }
}
