import Foundation

/// A sign or a line that a control draws besides its texts and images, such as the chevron of a cell.
public struct SceneOrnament: Sendable, Hashable {
  /// What is drawn.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A chevron towards the trailing side: there is more behind.
    case disclosure
    /// A tick: chosen.
    case checkmark
    /// An i in a circle: a button for details.
    case detail
    /// A cross in a filled circle: a button that empties a field.
    case clear
    /// A spinning wheel.
    case activity
    /// A filled rectangle, such as a separator.
    case line
  }

  /// What is drawn.
  public var kind: Kind
  /// In the view's coordinates, points.
  public var rect: CGRect
  /// Of its strokes or area.
  public var color: Color

  /// A sign at `rect`.
  public init(_ kind: Kind, rect: CGRect, color: Color) {
    self.kind = kind
    self.rect = rect
    self.color = color
  }
}

/// The edges of a text field.
public enum FieldBorder: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// A rectangle of thin lines.
  case line
  /// A rectangle with a sunken look.
  case bezel
  /// A rectangle with round corners.
  case rounded
}
