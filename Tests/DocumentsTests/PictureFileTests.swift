import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import Files

/// A folder with a document and pictures, which is removed after the test.
private final class Pictures {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func scene(_ name: String, _ options: DocumentOptions = DocumentOptions()) throws -> Scene {
    try OpenDocument.open(path: folder.appendingPathComponent(name).path)
      .screen(options: options, measurer: FixedWidthMeasurer()).scene()
  }

  static let svg = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>
    """

  /// A page of 40 × 10 points.
  static let pdf = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 40 10]>> endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """
}

@Test(arguments: [("a.svg", Pictures.svg, "30x20"), ("a.pdf", Pictures.pdf, "40x10")])
func vectorPicturesHaveTheSizeOfTheirFiles(name: String, text: String, size: String) throws {
  let pictures = try Pictures()
  try pictures.write(name, text)
  try pictures.write("a.yaml", "views: {photo: {class: image, source: \(name)}}")
  let photo = try pictures.scene("a.yaml").views.first { $0.id == "photo" }
  #expect(photo.map { Scene.name(ofSize: $0.frame.size) } == size)
}

@Test func aDamagedPictureIsReportedWhereItsPathIsWritten() throws {
  let pictures = try Pictures()
  try pictures.write("a.pdf", "%PDF-1.4 and nothing else")
  try pictures.write("a.txt", "no picture")
  for (name, words) in [
    ("a.pdf", "its header is damaged"), ("a.txt", "it is no PNG, JPEG, PDF or SVG"),
  ] {
    try pictures.write("a.yaml", "views:\n  photo: {class: image, source: \(name)}")
    do throws(DocumentErrors) {
      _ = try OpenDocument.open(path: pictures.folder.appendingPathComponent("a.yaml").path)
        .screen(measurer: FixedWidthMeasurer())
      Issue.record("\(name) was read")
    } catch {
      #expect(error.problems.first?.location?.line == 2)
      #expect(error.problems.first?.description.contains(words) == true, "\(error.problems)")
    }
  }
}

@Test func aPictureHasAnotherFileForDarkAppearance() throws {
  let pictures = try Pictures()
  try pictures.write("day.svg", Pictures.svg)
  try pictures.write("night.svg", Pictures.svg)
  try pictures.write(
    "a.yaml",
    "views: {photo: {class: image, source: {source: day.svg, darkSource: night.svg, size: 8x8}}}")
  for (appearance, name) in [(Appearance.light, "day.svg"), (.dark, "night.svg")] {
    let scene = try pictures.scene("a.yaml", DocumentOptions(appearance: appearance))
    let image = scene.views.first { $0.id == "photo" }?.images.first
    #expect(image?.path.map { ($0 as NSString).lastPathComponent } == name)
  }
}

@Test func aCatalogsVectorsHaveTheRecordedSizeAndTheirDarkPictures() throws {
  let pictures = try Pictures()
  let set = "Assets.xcassets/Logo.imageset"
  try pictures.write("\(set)/day.pdf", Pictures.pdf)
  try pictures.write("\(set)/night.pdf", Pictures.pdf)
  try pictures.write(
    "\(set)/Contents.json",
    """
    {"images": [{"filename": "day.pdf", "idiom": "universal"},
     {"filename": "night.pdf", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
    """)
  let view = BuilderText.view("ima-ge-001", "0 0 80 20", name: "imageView", "image=\"Logo\"")
  try pictures.write(
    "a.xib",
    BuilderText.xib(
      "<subviews>\(view)</subviews>",
      resources: "<image name=\"Logo\" width=\"80\" height=\"20\"/>"))
  for (appearance, name) in [(Appearance.light, "day.pdf"), (.dark, "night.pdf")] {
    let scene = try pictures.scene("a.xib", DocumentOptions(appearance: appearance))
    let photo = try #require(scene.views.first { $0.id == "ima-ge-001" })
    #expect(photo.frame.size == CGSize(width: 80, height: 20))
    #expect(photo.images.first?.path.map { ($0 as NSString).lastPathComponent } == name)
    #expect(photo.images.first?.isTemplate == true)
  }
}
