import Foundation
import Testing

@Suite struct ConvertTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-convert-\(UUID().uuidString)")

  private func files() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func aStoryboardBecomesADocumentForEachScene() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let storyboard = "Samples/InterfaceBuilder/SignIn.storyboard"
    let arguments = ["convert", storyboard, "-o", folder.path + "/", "--allow-outside"]
    #expect(try PlumbProcess.run(arguments).status == 0)
    #expect(files() == ["hello.yaml", "welcome.yaml"])
    // What was converted is edited, and not replaced by a second run.
    let second = try PlumbProcess.run(arguments)
    #expect(second.status == 64)
    #expect(second.errors.contains("welcome.yaml is there already"))
    #expect(try PlumbProcess.run(arguments + ["--force"]).status == 0)
    let code = try PlumbProcess.run([
      "convert", storyboard, "--scene", "wel-co-001", "--to", "swift",
    ])
    #expect(code.text.hasPrefix("import UIKit\n"))
    #expect(code.text.contains("final class WelcomeViewController: UIViewController {"))
    let other = try PlumbProcess.run([
      "convert", storyboard, "--scene", "wel-co-001", "--to", "swift", "--names", "plumb",
    ])
    let note = try #require(
      other.errors.firstRange(of: ": note: navigationBar belongs to the view controller"))
    #expect(other.errors[..<note.lowerBound].contains(/\.storyboard:\d+:\d+$/))
  }

  @Test func nothingIsWrittenForADocumentThatCannotBeRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let broken = folder.appendingPathComponent("Main.storyboard")
    try "<document><scenes>".write(to: broken, atomically: true, encoding: .utf8)
    let run = try PlumbProcess.run(
      [
        "convert", "Samples/InterfaceBuilder/SignIn.storyboard", broken.path, "-o",
        folder.path + "/", "--allow-outside",
      ])
    #expect(run.status == 65)
    #expect(run.errors.contains("Main.storyboard:1"))
    #expect(files() == ["Main.storyboard"])
    #expect(try PlumbProcess.run(["convert", "Samples/sign-in.yaml"]).status == 64)
    let idle = try PlumbProcess.run([
      "convert", "Samples/InterfaceBuilder/SignIn.storyboard", "--names", "plumb",
    ])
    #expect(idle.status == 64 && idle.output.isEmpty)
    #expect(idle.errors.contains("--names chooses the names of Swift; give --to swift as well"))
    let missing = try PlumbProcess.run([
      "convert", "Samples/InterfaceBuilder/SignIn.storyboard", "--scene", "wel-co-002",
    ])
    #expect(missing.status == 64)
    #expect(missing.errors.contains("did you mean wel-co-001?"))
  }

  /// What is not read of a document is in no document that is made of it.
  @Test(arguments: [[], ["--to", "swift"]])
  func whatIsNotReadIsNotedOnce(arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Main.storyboard")
    let scenes = ["one", "two"].map { name in
      """
      <scene sceneID="sce-\(name)"><objects><viewController id="con-\(name)" sceneMemberID="viewController">
      <view key="view" id="roo-\(name)"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button lineBreakMode="wordWrap" translatesAutoresizingMaskIntoConstraints="NO" id="but-\(name)"><rect key="frame" x="0" y="0" width="90" height="30"/></button>
      </subviews></view></viewController></objects></scene>
      """
    }
    try """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_0" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
    """.write(to: file, atomically: true, encoding: .utf8)
    let run = try PlumbProcess.run(
      ["convert", file.path, "-o", folder.path + "/Screens/", "--allow-outside"] + arguments)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "\(file.path):4:1: note: “lineBreakMode” of <button> is not read [layout/not-read]\n")
  }
}
