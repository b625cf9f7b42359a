import Foundation
import Testing

/// All scenes of a storyboard are read before anything of it is written: a mistake in one of them is told at its line,
/// and nothing is written of the others.
@Suite struct BuilderMistakeTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func plumb(_ line: String) throws -> PlumbProcess {
    try PlumbProcess.run(line.split(separator: " ").map(String.init), folder: place.url)
  }

  private func scene(_ id: String, _ constraint: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></view></subviews>
    <constraints><constraint firstItem="b-\(id)" firstAttribute="top" secondItem="v-\(id)" secondAttribute="top" id="t-\(id)"/>
    \(constraint)</constraints></view></viewController></objects></scene>
    """
  }

  /// The constraint is on line 14.
  private func storyboard(_ constraint: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <device id="retina6_12" orientation="portrait"/><scenes>\(scene("one"))
    \(scene("two", constraint))</scenes></document>
    """
  }

  private static func constraint(_ attributes: String, _ content: String = "") -> String {
    "<constraint firstItem=\"b-two\" \(attributes) id=\"c\">\(content)</constraint>"
  }

  private static let ends = "secondItem=\"v-two\" secondAttribute=\"bottom\""

  /// Mistakes that are seen in the document, and those that only show when a scene is built.
  static let mistakes = [
    constraint("firstAttribute=\"middle\" \(ends)"),
    constraint("firstAttribute=\"bottom\" \(ends) priority=\"0\""),
    constraint("firstAttribute=\"bottom\" \(ends) multiplier=\"1e300\""),
    constraint("firstAttribute=\"bottom\" secondItem=\"t-two\" secondAttribute=\"bottom\""),
    constraint("firstAttribute=\"bottom\" secondItem=\"b-one\" secondAttribute=\"bottom\""),
    constraint("firstAttribute=\"leading\" \(ends)"),
    constraint("firstAttribute=\"width\" \(ends)"),
    constraint("firstAttribute=\"top\" constant=\"8\""),
    constraint(
      "firstAttribute=\"bottom\" \(ends)",
      "<variation key=\"widthClass=regular\" priority=\"0\"/>"),
  ]

  static let commands = [
    "render Main.storyboard -o out/", "render Main.storyboard --scene one -o one.png",
    "render Main.storyboard --sheet -o sheet.png", "frames Main.storyboard",
    "frames Main.storyboard -o frames/", "frames Main.storyboard --format json",
    "headroom Main.storyboard", "headroom Main.storyboard -o room.json",
    "test Main.storyboard --record all --snapshots shots", "explain Main.storyboard b-one.top",
    "convert Main.storyboard -o screens/", "convert Main.storyboard --to swift -o code/",
  ]

  @Test(arguments: mistakes) func aMistakeInOneSceneStopsEveryCommand(mistake: String) throws {
    _ = try place.write(storyboard(mistake), as: "Main.storyboard")
    for command in Self.commands {
      let run = try plumb(command)
      #expect(run.status == 65, "\(command): \(run.text)")
      #expect(run.errors.hasPrefix("Main.storyboard:14:"), "\(command): \(run.errors)")
      // A message may quote the id.
      let other = run.text.replacingOccurrences(of: "“b-one”", with: "")
      #expect(!other.contains("b-one"), "\(command): \(run.text)")
    }
    let files = FileManager.default.enumerator(atPath: place.url.path)?.compactMap { $0 as? String }
    let written = (files ?? []).filter { name in
      ["png", "json", "yaml", "swift", "txt"].contains { name.hasSuffix(".\($0)") }
    }
    #expect(written == [])
  }

  /// The mistake is on one device only, and the file is wrong on all.
  @Test func aMistakeOnOneDeviceIsOneOnAll() throws {
    _ = try place.write(storyboard(Self.mistakes.last ?? ""), as: "Main.storyboard")
    let run = try plumb("render Main.storyboard --device iphone-se,ipad -o out/")
    #expect(run.status == 65)
    #expect(!FileManager.default.fileExists(atPath: place.file("out").path))
  }

  @Test func otherDocumentsOfARunAreDrawn() throws {
    _ = try place.write(storyboard(Self.mistakes[6]), as: "Bad.storyboard")
    _ = try place.write(storyboard(""), as: "Good.storyboard")
    let run = try plumb("render Bad.storyboard Good.storyboard -o out/")
    #expect(run.status == 65)
    let files = try FileManager.default.contentsOfDirectory(atPath: place.file("out").path)
    #expect(files.sorted() == ["Good.one.png", "Good.two.png"])
  }

  /// What two scenes share is said once.
  @Test func aNoteOfAConversionStandsOnce() throws {
    let idiom = Self.constraint(
      "firstAttribute=\"bottom\" \(Self.ends)",
      "<variation key=\"userInterfaceIdiom=pad\" constant=\"3\"/><variation key=\"userInterfaceIdiom=pad\" constant=\"4\"/>"
    )
    _ = try place.write(storyboard(idiom), as: "Main.storyboard")
    let run = try plumb("convert Main.storyboard -o screens/")
    let lines = run.errors.split(separator: "\n")
    #expect(run.status == 0 && Set(lines).count == lines.count, "\(run.errors)")
  }
}
