import Foundation
import LayoutScene

/// What a document says in one cell, with everything looked up: texts, values that a locale formats,
/// metrics, image sizes, devices. Visual Format is taken apart into constraints. It is a value that needs
/// no other file, so that it can be stored, compared with what the document says another day, changed in
/// one place, and laid out.
package struct ResolvedDocument: Sendable, Hashable {
  /// The document's path as it was given.
  package var file: String
  /// Where the document says what its screen is, by the key; keys that it does not have are not there.
  package var origins: [String: SourceLocation]
  package var canvas: ResolvedCanvasValues
  /// Metrics by name. Constraints hold their numbers; the names tell what several of them share.
  package var metrics: [ResolvedMetric]
  /// In document order, a view before its subviews, the root first.
  package var views: [ResolvedView]
  /// In document order.
  package var constraints: [ResolvedConstraint]

  /// The keys that `origins` may have.
  package static let screenKeys = ["canvas", "locale", "textSize", "appearance", "direction"]
}

/// The screen and the traits of a cell.
package struct ResolvedCanvasValues: Sendable, Hashable {
  /// The device's name, or the size of a canvas that is no device's.
  package var device: String
  /// Points.
  package var size: CGSize
  /// The size that frames with a mask are written for, points. An option can replace the other.
  package var designSize: CGSize
  /// Device pixels per point.
  package var scale: Double
  /// Points.
  package var safeArea: EdgeInsets
  /// The least margins of the root view as they are written; nil for the system's.
  package var margins: JSON?
  package var locale: String
  package var textSize: ContentSizeCategory
  package var appearance: Appearance
  package var direction: LayoutDirection
  /// How far a docked keyboard reaches into the screen from the bottom, points.
  package var keyboardHeight: CGFloat
  /// The version of iOS that controls have their sizes from; nil for iOS 17, the standard.
  package var system: String?
}

/// A metric with its number, or the argument of a component, which is one there: `wifi/height` for the argument `height` of
/// the view `wifi`.
package struct ResolvedMetric: Sendable, Hashable {
  package var name: String
  package var value: Double
  package var origin: SourceLocation

  /// Names of metrics have no slash.
  package var isArgument: Bool { name.contains("/") }
}

/// A view with its keys as they are written.
package struct ResolvedView: Sendable, Hashable {
  package var id: String
  /// The class as documents name it.
  package var className: String
  /// The superview's identifier; nil for the root.
  package var parent: String?
  package var origin: SourceLocation
  /// In document order. The views below it are none, but the place of the key `views` is kept.
  package var properties: [ResolvedProperty]
}

/// A key of a view and its value.
package struct ResolvedProperty: Sendable, Hashable {
  package var name: String
  /// The value as it is written: scalars are strings, nothing is null.
  package var written: JSON
  /// What a value that is looked up comes to.
  package var shown: Shown
  package var origin: SourceLocation
  /// Where what is in the value stands, the outer before the inner; empty for a single value and in a record.
  package var parts: [Part] = []

  /// A value in a mapping or a list.
  package struct Part: Sendable, Hashable {
    package var path: [Step]
    package var origin: SourceLocation
  }

  /// A step into a value.
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// Where the innermost part on the way along a path stands.
  package func origin(of path: [Step]) -> SourceLocation {
    parts.last { path.starts(with: $0.path) }?.origin ?? origin
  }

  package enum Shown: Sendable, Hashable {
    /// The value is not looked up.
    case asWritten
    case text(String)
    /// A text with parts of their own style.
    case runs([ResolvedRun])
    /// The texts of a list.
    case texts([String])
    /// The path of a PNG as it is written, nil for an image of which only the size is known; its size in points; and what
    /// tells its pixels from others, where somebody looked at them.
    case image(path: String?, size: CGSize, digest: String? = nil)
  }
}

extension ResolvedProperty {
  /// A key whose value is not looked up.
  package init(name: String, written: JSON, origin: SourceLocation) {
    self.init(name: name, written: written, shown: .asWritten, origin: origin)
  }
}

/// A constraint with all of its names and numbers looked up.
package struct ResolvedConstraint: Sendable, Hashable {
  package var first: Anchor
  /// `<=`, `==` or `>=`.
  package var relation: String
  /// Nil where the right side is a constant.
  package var second: Anchor?
  package var multiplier: Double
  /// Points; nil for the system's spacing, which between baselines depends on the fonts.
  package var constant: Double?
  package var priority: Double
  package var identifier: String?
  /// The equation or the line of Visual Format that it comes from, as it is written.
  package var written: String
  package var origin: SourceLocation

  /// One side of a constraint.
  package struct Anchor: Sendable, Hashable {
    /// The identifier of a view or of a guide.
    package var item: String
    /// The name of a guide that every view has, such as `safeArea`; nil for the item itself.
    package var guide: String?
    package var attribute: String
  }
}
