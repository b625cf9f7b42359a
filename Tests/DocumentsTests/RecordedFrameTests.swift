import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutScene
import TestSupport
import Testing

@testable import Documents

// MARK: Contents

/// The frames of a label and of another view whose last baseline is the label's.
private func alignedByBaseline(_ second: String, label: String) throws -> [String: CGRect] {
  let content =
    "<subviews>" + label + second + "</subviews><constraints>"
    + BuilderText.equal("lab-el-001", "top", "roo-ot-001", "top", constant: 100)
    + BuilderText.equal("oth-er-001", "baseline", "lab-el-001", "baseline") + "</constraints>"
  var options = DocumentOptions()
  options.intrinsic = .recorded
  return try BuilderText.frames(BuilderText.xib(content), options)
}

@Test(
  arguments: [
    // San Francisco's ascenders, up to the pixel: 16.5 at 17 points, 43 at 45; a field's text is in its middle.
    ("label", "10 100 60 54", 45, 73.5), ("textField", "10 100 60 30", 14, 96.5),
    ("textField", "10 100 60 50", 14, 86.5),
  ] as [(String, String, Int, CGFloat)])
func baselinesOfRecordedTextsAreThoseOfApplesFont(
  name: String, frame: String, size: Int, y: CGFloat
) throws {
  let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
  // A label without a text has the baselines of its font, too.
  for text in ["text=\"Name\"", "text=\"\""] {
    let label = BuilderText.view(
      "lab-el-001", "10 100 44 20.5", name: "label", text,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let other = BuilderText.view("oth-er-001", frame, name: name, "text=\"One\"", font)
    #expect(try alignedByBaseline(other, label: label)["oth-er-001"]?.minY == y)
  }
}

@Test func aRecordedSymbolKeepsItsFrame() throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "ima-ge-001", "10 10 12.5 16.5", name: "imageView", "image=\"chevron.right\"")
    + "</subviews><constraints>"
    + BuilderText.equal("ima-ge-001", "leading", "roo-ot-001", "leading", constant: 10)
    + BuilderText.equal("ima-ge-001", "top", "roo-ot-001", "top", constant: 10) + "</constraints>"
  let resources =
    "<image name=\"chevron.right\" catalog=\"system\" width=\"96\" height=\"128\"/>"
  var options = DocumentOptions()
  options.intrinsic = .recorded
  #expect(
    try BuilderText.frames(BuilderText.xib(content, resources: resources), options)["ima-ge-001"]?
      .size == CGSize(width: 12.5, height: 16.5))
}

/// What a class in the app's code drew in Interface Builder is not known here, but its size there is recorded.
@Test func aViewHasTheContentSizeThatItsClassGaveInterfaceBuilder() throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "top", "roo-ot-001", "top")
    + BuilderText.equal("box-aa-001", "leading", "roo-ot-001", "leading") + "</constraints>"
  for (width, height) in [("54", "22"), ("-1", "22")] {
    let size = "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"\(height)\"/>"
    let text = BuilderText.xib(content).replacingOccurrences(
      of: "<resources>",
      with:
        "<designables><designable name=\"box-aa-001\">\(size)</designable></designables><resources>"
    )
    let frame = try BuilderText.frames(text)["box-aa-001"]
    #expect(frame?.height == 22)
    if width == "54" { #expect(frame?.width == 54) }
  }
}

@Test(arguments: ["scrollView", "textView"])
func aRootThatScrollsHasItsContentInIt(name: String) throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "box-aa-001", "0 0 375 900", "",
      "<constraints><constraint firstAttribute=\"height\" constant=\"900\" id=\"c-1\"/></constraints>"
    )
    + "</subviews><constraints>"
    + ["top", "bottom", "leading", "width"].map {
      BuilderText.equal("box-aa-001", $0, "roo-ot-001", $0)
    }.joined() + "</constraints>"
  let text = BuilderText.xib(content).replacingOccurrences(
    of: "<view contentMode=\"scaleToFill\" id=\"roo-ot-001\">", with: "<\(name) id=\"roo-ot-001\">"
  ).replacingOccurrences(of: "</view></objects>", with: "</\(name)></objects>")
  let frames = try BuilderText.frames(text)
  #expect(frames["box-aa-001"]?.height == 900)
  #expect(frames["roo-ot-001"]?.height == 667)
}

// MARK: Public documents

/// Frames that Apple's engine computed, in documents of public projects; left out where they are not beside
/// the project.
let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("shared/corpus/interface-builder")

var corpusFiles: [String] {
  let files =
    FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
  return files.filter(BuilderFile.isNamed).sorted()
}

@Test(.enabled(if: !corpusFiles.isEmpty, "the recorded frames of public documents are not here"))
func recordedFramesFollowFromTheConstraints() throws {
  var (equal, all) = (0, 0)
  for file in corpusFiles {
    let path = corpus.appendingPathComponent(file).path
    let document = try OpenDocument.open(path: path)
    for screen in document.screens.isEmpty ? [nil] : document.screens.map(Optional.some) {
      var options = DocumentOptions()
      (options.screen, options.intrinsic) = (screen, .recorded)
      guard let loaded = document.inspect(options: options, measurer: FixedWidthMeasurer()).screen
      else { continue }
      let scene = loaded.scene(includesAmbiguity: false)
      let frames = Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
      for recorded in loaded.recordedFrames {
        all += 1
        equal += frames[recorded.view]?.isNear(recorded.frame) == true ? 1 : 0
      }
    }
  }
  print("\(equal) of \(all) recorded frames agree within 0.5 points")
  #expect(Double(equal) >= 0.99 * Double(all))
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
  }
}
