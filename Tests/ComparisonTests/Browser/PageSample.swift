import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting

@testable import Comparison

/// Cells to make pages of: documents of this repository, laid out and drawn as `plumb` does it.
enum PageSample {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let languages = [
    "en": "English", "de": "Deutsch", "ar": "العربية", "ja": "日本語", "vi": "Tiếng Việt",
  ]
  static let locales = ["en", "de", "ar", "ja", "vi"]

  /// The profile screen in its five languages, English being the source, on the narrowest phone.
  static func profile(textSizes: [ContentSizeCategory] = [.large]) throws -> [PageCell] {
    try cells(
      document: "Samples/profile.yaml", device: Device.named("iphone-se-1"), locales: locales,
      textSizes: textSizes, first: 0,
      count: locales.count * textSizes.count)
  }

  /// The profile screen in five languages, light and dark, at ten text sizes: a hundred cells.
  static func hundred() throws -> [PageCell] {
    let five = try profile()
    let sizes = ContentSizeCategory.allCases.prefix(10)
    var cells: [PageCell] = []
    for size in sizes {
      for appearance in Appearance.allCases {
        for sample in five {
          var cell = sample
          cell.index = cells.count
          cell.count = sizes.count * 10
          cell.cell.isReference = sample.cell.isReference && cells.isEmpty
          cell.cell.scene.textSize = size
          cell.cell.scene.appearance = appearance
          cells.append(cell)
        }
      }
    }
    return cells
  }

  static func cells(
    document: String, device: Device? = nil, locales: [String], textSizes: [ContentSizeCategory],
    first: Int, count: Int
  ) throws -> [PageCell] {
    let typesetter = try Typesetter()
    let path = root.appendingPathComponent(document).path
    var cells: [PageCell] = []
    for textSize in textSizes {
      var reference: Scene?
      for locale in locales {
        let options = DocumentOptions(
          locale: LocaleTag(locale), device: device, textSize: textSize)
        let scene = try LayoutDocument.load(path: path, options: options, measurer: typesetter)
          .scene()
        cells.append(
          PageCell(
            index: first + cells.count, count: count, document: document,
            cell: compared(scene, reference: reference), language: languages[locale] ?? locale,
            deviceName: Device.displayName(of: scene.cell.device),
            picture: .svg(try Renderer(typesetter: typesetter).svg(scene))))
        reference = reference ?? scene
      }
    }
    return cells
  }

  /// Frames that differ, left and right exchanged where the scenes read in different directions; and
  /// a finding for each view that is more than half as high again, so that there is something to list.
  private static func compared(_ scene: Scene, reference: Scene?) -> ComparedCell {
    guard let reference else { return ComparedCell(scene: scene, isReference: true) }
    var scene = scene
    let before = frames(of: reference, mirrored: reference.direction != scene.direction)
    let changes = frames(of: scene, mirrored: false).compactMap { id, frame in
      let old = before.first { $0.id == id }?.frame
      return old == frame ? nil : ViewChange(view: id, before: old, after: frame)
    }
    for change in changes {
      guard let old = change.before, let new = change.after, new.height > old.height * 1.5 else {
        continue
      }
      scene.findings.append(
        Finding(
          rule: .outside, severity: new.height > old.height * 2.5 ? .error : .warning,
          view: change.view,
          message: "The text of “\(change.view)” is \(Int(new.height)) points high, not "
            + "\(Int(old.height)) as in the source language.",
          hint: "Shorten the translation, or let the views below move.",
          origin: SourceLocation(file: "Samples/profile.yaml", line: 14, column: 3)))
    }
    return ComparedCell(scene: scene, changes: changes)
  }

  private static func frames(of scene: Scene, mirrored: Bool) -> [(id: String, frame: CGRect)] {
    zip(scene.views, scene.absoluteOrigins()).map { view, origin in
      let x = mirrored ? scene.size.width - origin.x - view.frame.width : origin.x
      return (view.id, CGRect(origin: CGPoint(x: x, y: origin.y), size: view.frame.size))
    }
  }
}
