import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting

@testable import Snapshots

/// Entries to make pages of: the profile screen of this repository before and after a change.
enum SnapshotSample {
  static let before = """
    name: Card
    canvas: {size: 320x240}
    views:
      card: {class: view, background: "#3366cc"}
      title: {class: label, text: Aurora over Tromsø, font: title2}
      text: {class: label, text: Sixty pictures of one night, lines: 0}
    constraints:
      - card.leading = root.leading + 16
      - card.trailing = root.trailing - 16
      - card.top = root.top + 24
      - card.height = 96
      - title.leading = card.leading
      - title.top = card.bottom + 12
      - text.leading = card.leading
      - text.top = title.bottom + 8
    """
  static let after = before.replacingOccurrences(
    of: "root.leading + 16", with: "root.leading + 40")

  struct Drawn {
    var scene: Scene
    var bitmap: Bitmap
    var picture: SnapshotPicture
  }

  static func drawn(_ text: String) throws -> Drawn {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("card-\(UUID().uuidString).yaml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let typesetter = try Typesetter()
    let scene = try LayoutDocument.load(
      path: file.path, options: DocumentOptions(scale: 2), measurer: typesetter
    ).scene()
    let bitmap = try Renderer(typesetter: typesetter).bitmap(scene)
    return Drawn(scene: scene, bitmap: bitmap, picture: try picture(bitmap))
  }

  static func picture(_ bitmap: Bitmap) throws -> SnapshotPicture {
    SnapshotPicture(png: try PNG.encode(bitmap), width: bitmap.width, height: bitmap.height)
  }

  /// The pixels that differ in red, the others white.
  static func difference(_ a: Bitmap, _ b: Bitmap) throws -> SnapshotPicture {
    let pixels = zip(a.pixels, b.pixels).map { $0 == $1 ? a.pixels[0] : 0xFF00_00FF as UInt32 }
    return try picture(Bitmap(width: a.width, height: a.height, pixels: pixels))
  }

  static let cause = Cause(
    .constant, "card.leading = root.leading + 40",
    origin: SourceLocation(file: "Samples/card.yaml", line: 8, column: 7), before: "16",
    after: "40", views: ["card", "title", "text"])

  /// A run of `count` snapshots: of ten one failed, one in fifty is missing, one incomparable.
  static func run(_ count: Int = 30) throws -> [SnapshotEntry] {
    let (old, new) = (try drawn(before), try drawn(after))
    let difference = try difference(old.bitmap, new.bitmap)
    let places = zip(old.scene.views, new.scene.views).filter { $0.frame != $1.frame }
      .map { ViewPlace(view: $0.id, before: $0.frame, after: $1.frame) }
    let frames = zip(old.scene.views, new.scene.views).filter { $0.frame != $1.frame }
      .map { FrameChange(view: $0.id, before: $0.frame, after: $1.frame) }
    return (0..<count).map { index in
      let locales = ["en", "de", "ar", "ja", "vi"]
      let devices = ["iphone-14", "iphone-se", "ipad"]
      let cell = Cell(locale: locales[index % 5], device: devices[index / 5 % 3])
      var result = SnapshotResult(
        id: "card-\(index / 15).\(cell.locale).\(cell.device)",
        document: "Samples/card-\(index / 15).yaml", cell: cell, status: .passed)
      let place = PagePlace(index: index, count: count)
      switch index % 50 {
      case 7:
        result.status = .missing
        return SnapshotEntry(
          at: place, result, scale: 2, actual: new.picture,
          record: "plumb test --record missing Samples")
      case 9:
        result.status = .incomparable
        result.notes = ["Inter has another hash than in the snapshot."]
        return SnapshotEntry(
          at: place, result, scale: 2, expected: old.picture, actual: old.picture)
      case let number where number % 10 == 1:
        result.status = .failed
        result.frames = frames
        result.causes = [cause]
        result.notes = ["4.2 % of the pixels differ; a tolerance of 0.042 would have passed."]
        return SnapshotEntry(
          at: place, result, scale: 2, expected: old.picture, actual: new.picture,
          difference: difference,
          boxes: [CGRect(x: 32, y: 48, width: 48, height: 192)], places: places,
          accept: "plumb accept")
      default: return SnapshotEntry(at: place, result, scale: 2)
      }
    }
  }
}
