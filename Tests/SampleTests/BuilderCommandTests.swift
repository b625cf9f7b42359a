import Foundation
import Testing

/// Commands take documents of Interface Builder as they take layout documents.
@Suite struct BuilderCommandTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func plumb(_ arguments: [String]) throws -> PlumbProcess {
    try PlumbProcess.run(arguments, folder: place.url)
  }

  /// A box that was recorded 20 points from the left, and is 10 from it now.
  private func document(_ device: String = "retina6_12", _ content: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <device id="\(device)" orientation="portrait"/><objects><view contentMode="scaleToFill" id="roo-ot-001">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
    <rect key="frame" x="20" y="0.0" width="40" height="40"/>
    <constraints><constraint firstAttribute="width" constant="40" id="c-1"/>
    <constraint firstAttribute="height" constant="40" id="c-2"/></constraints></view></subviews>
    <constraints><constraint firstItem="box-aa-001" firstAttribute="left" secondItem="roo-ot-001" secondAttribute="left" constant="10" id="c-3">\(content)</constraint>
    <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="roo-ot-001" secondAttribute="top" id="c-4"/>
    </constraints></view></objects></document>
    """
  }

  @Test func foldersOfDocumentsAreTaken() throws {
    _ = try place.write(document(), as: "Views/Box.xib")
    let run = try plumb(["frames", "Views"])
    #expect(run.status == 0 && run.text.contains("box-aa-001"), "\(run.errors)")
  }

  @Test func aDocumentIsTakenFromStandardInput() throws {
    _ = try place.write(document(), as: "Box.xib")
    let run = try PlumbProcess.run(
      script: "\"$PLUMB\" frames - < '\(place.file("Box.xib").path)'")
    #expect(run.status == 0 && run.text.contains("box-aa-001"), "\(run.errors)")
  }

  /// Scenes with the same title have classes of their own.
  @Test func scenesWithTheSameTitleBecomeTwoClasses() throws {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController title="Hello" id="\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      </view></viewController></objects></scene>
      """
    }
    _ = try place.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait"/><scenes>\(scene("one-00-001"))\(scene("two-00-002"))</scenes></document>
      """, as: "Main.storyboard")
    let run = try plumb(["convert", "Main.storyboard", "--to", "swift", "-o", "Views/"])
    #expect(run.status == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.file("Views").path)
    #expect(files.count == 2 && files.contains("HelloView.swift"), "\(files)")
  }

  /// The id that the JSON has for a scene chooses it, also where it is the only one.
  @Test func theOnlySceneOfADocumentCanBeChosen() throws {
    _ = try place.write(document(), as: "Box.xib")
    let run = try plumb(["frames", "Box.xib", "--scene", "roo-ot-001"])
    #expect(run.status == 0 && run.text.contains("box-aa-001"), "\(run.errors)")
    #expect(try plumb(["frames", "Box.xib", "--scene", "box-aa-001"]).status == 64)
    let explained = try plumb(["explain", "Box.xib", "roo-ot-001.width"])
    #expect(explained.text.hasPrefix("roo-ot-001.width = 393"), "\(explained.errors)")
  }

  @Test func recordedFramesAreComparedInNumbers() throws {
    _ = try place.write(document(), as: "Box.xib")
    let run = try plumb(["check", "Box.xib", "--recorded", "--format", "json"])
    #expect(run.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    let file = try #require((json?["files"] as? [[String: Any]])?.first)
    let recorded = try #require((file["recorded"] as? [[String: Any]])?.first)
    #expect(recorded["compared"] as? Int == 1)
    #expect(recorded["equal"] as? Int == 0)
    let view = try #require((recorded["views"] as? [[String: Any]])?.first)
    #expect(view["view"] as? String == "box-aa-001")
    #expect(view["recorded"] as? [Int] == [20, 0, 40, 40])
    #expect(view["solved"] as? [Int] == [10, 0, 40, 40])
    #expect(view["difference"] as? [Int] == [-10, 0, 0, 0])
    let deciding = try #require((view["deciding"] as? [[String: Any]])?.first)
    #expect(deciding["line"] as? Int == 9)
  }

  /// A canvas of Interface Builder has the size of its device, and not its name.
  @Test(arguments: ["retina6_12", "retina4_7", "retina5_9", "ipad10_2"])
  func theFrameOfTheCanvasIsThatOfItsDevice(device: String) throws {
    let sizes = ["retina6_12": (393, 852), "retina4_7": (375, 667), "retina5_9": (375, 812)]
    let (width, height) = sizes[device] ?? (810, 1080)
    let text = document(device).replacingOccurrences(
      of: "width=\"393\" height=\"852\"", with: "width=\"\(width)\" height=\"\(height)\"")
    _ = try place.write(text, as: "Box.xib")
    let run = try plumb(["render", "Box.xib", "--frame", "device", "-o", "box.png"])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func convertKeepsSizeClassesAndNotesIdioms() throws {
    let variation = "\n<variation key=\"widthClass=regular\" constant=\"30\"/>"
    _ = try place.write(document("retina6_12", variation), as: "Box.xib")
    let run = try plumb(["convert", "Box.xib", "-o", "-"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.text.contains("{is: box.left = root.left + 30, when: {width: regular}}"))
    let idiom = variation.replacingOccurrences(
      of: "widthClass=regular", with: "userInterfaceIdiom=pad")
    _ = try place.write(document("retina6_12", idiom), as: "Box.xib")
    let noted = try plumb(["convert", "Box.xib", "-o", "-"]).errors
    #expect(
      noted.hasPrefix("Box.xib:10:1: note: the variation for userInterfaceIdiom=pad is as on"))
  }

  /// Whatever is in a folder of a language becomes part of the app.
  @Test func snapshotsAreNotWrittenIntoFoldersOfLanguages() throws {
    _ = try place.write(document(), as: "App/Base.lproj/Box.xib")
    let run = try plumb(["test", "App/Base.lproj/Box.xib", "--record", "missing"])
    #expect(run.status == 3, "a run that writes tests nothing: \(run.errors)")
    let files =
      FileManager.default.enumerator(atPath: place.url.path)?
      .compactMap { $0 as? String } ?? []
    let snapshots = files.filter { $0.hasSuffix(".png") }
    #expect(!snapshots.isEmpty)
    #expect(snapshots.allSatisfy { $0.hasPrefix("App/Snapshots/") }, "\(snapshots)")
  }

  @Test func aGuideIsExplainedByItsObjectID() throws {
    let guide = "</subviews><viewLayoutGuide key=\"safeArea\" id=\"saf-e0-001\"/>"
    _ = try place.write(document().replacing("</subviews>", with: guide), as: "Box.xib")
    let run = try plumb(["explain", "Box.xib", "saf-e0-001.width"])
    #expect(run.text.hasPrefix("roo-ot-001.safeArea.width = 393"), "\(run.errors)")
  }

  @Test func aCheckSaysHowManyFramesWereCompared() throws {
    _ = try place.write(document(), as: "Box.xib")
    let own = try plumb(["check", "Box.xib", "--recorded"])
    #expect(own.errors.contains("1 recorded frame compared: 0 equal, 1 different"))
    let other = try plumb(["check", "Box.xib", "--recorded", "--device", "ipad"])
    #expect(other.errors.contains("no frame was compared: "))
  }

  @Test func aPathWithoutAnEndingIsAFolderForWhatIsConverted() throws {
    _ = try place.write(document(), as: "Box.xib")
    for (form, name) in [("yaml", "box.yaml"), ("swift", "BoxView.swift")] {
      let run = try plumb(["convert", "Box.xib", "--to", form, "-o", "out"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: place.file("out/\(name)").path))
    }
  }
}
