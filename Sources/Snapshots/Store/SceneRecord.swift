import Foundation
import LayoutScene

/// The part of a scene that a snapshot records for comparisons: everything that `plumb frames`
/// lists, and the texts. Coordinates are points with four decimals, which is enough to distinguish
/// any two device pixels.
package struct SceneRecord: Sendable, Hashable {
  package var cell: Cell
  /// The screen's size, points.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: CGFloat
  /// The views in document order.
  package var views: [ViewRecord]

  package init(_ scene: Scene) {
    cell = scene.cell
    size = CGSize(width: Self.rounded(scene.size.width), height: Self.rounded(scene.size.height))
    scale = Self.rounded(scene.scale)
    views = scene.views.map { view in
      ViewRecord(view, parent: view.parent.map { scene.views[$0].id })
    }
  }

  init(cell: Cell, size: CGSize, scale: CGFloat, views: [ViewRecord]) {
    self.cell = cell
    self.size = size
    self.scale = scale
    self.views = views
  }

  static func rounded(_ value: CGFloat) -> CGFloat {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }

  static func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }
}

/// The part of a view that a snapshot records.
package struct ViewRecord: Sendable, Hashable {
  package var id: String
  /// The class as documents name it.
  package var className: String
  /// The superview's identifier; nil for the root.
  package var parent: String?
  /// The frame and alignment rect in the superview's coordinates, points.
  package var frame, alignmentRect: CGRect
  /// The baselines' distances from the top of the frame, points; nil for none.
  package var firstBaseline, lastBaseline: CGFloat?
  package var isHidden: Bool
  /// How far the content is scrolled, points.
  package var contentOffset: CGPoint
  /// The view's texts from back to front.
  package var texts: [TextRecord]
}

/// The part of a text that a snapshot records.
package struct TextRecord: Sendable, Hashable {
  package var string: String
  /// The font: its family (nil for the system font), size in points, weight and slant.
  package var font: Font
  package var lineCount: Int
  package var isTruncated: Bool
  /// The runs with their own style, in the form of `plumb frames`; nil for a text without runs.
  package var runs: JSON?
}

extension ViewRecord {
  init(_ view: SceneView, parent: String?) {
    self.init(
      id: view.id, className: view.className, parent: parent,
      frame: SceneRecord.rounded(view.frame),
      alignmentRect: SceneRecord.rounded(view.alignmentRect),
      firstBaseline: view.firstBaseline.map(SceneRecord.rounded),
      lastBaseline: view.lastBaseline.map(SceneRecord.rounded), isHidden: view.isHidden,
      contentOffset: CGPoint(
        x: SceneRecord.rounded(view.contentOffset.x), y: SceneRecord.rounded(view.contentOffset.y)),
      texts: view.texts.map { text in
        TextRecord(
          string: text.string, font: text.attributes.font,
          lineCount: text.measurement.lineCount, isTruncated: text.measurement.isTruncated,
          runs: text.runsJSON)
      })
  }
}
