import Foundation

/// A sign or a line that a control draws besides its texts and images, such as the chevron of a cell.
public struct SceneOrnament: Sendable, Hashable {
  /// The kind of sign or line.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A disclosure indicator: a chevron towards the trailing side.
    case disclosure
    /// A checkmark for a selected row.
    case checkmark
    /// A detail button: an i in a circle.
    case detail
    /// A clear button of a text field: a cross in a filled circle.
    case clear
    /// A spinning wheel.
    case activity
    /// A filled rectangle, such as a separator.
    case line
  }

  /// The kind of sign or line.
  public var kind: Kind
  /// The place in the view's coordinates, points.
  public var rect: CGRect
  /// The colour of its strokes or area.
  public var color: Color

  /// A sign at `rect`.
  public init(_ kind: Kind, rect: CGRect, color: Color) {
    self.kind = kind
    self.rect = rect
    self.color = color
  }
}

/// The border of a text field.
public enum FieldBorder: String, Sendable, Hashable, CaseIterable {
  /// No border.
  case none
  /// A rectangle of thin lines.
  case line
  /// A rectangle with a sunken look.
  case bezel
  /// A rectangle with round corners.
  case rounded
}
