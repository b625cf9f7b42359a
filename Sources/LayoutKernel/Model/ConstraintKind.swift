/// The kinds of sources that constraints have.
///
/// A layout problem lists the constraints that views hold: those that somebody wrote, and those that
/// views make for what they arrange. Solving makes all others of the items, so that a problem has no
/// lines for them. A content size follows from the item's `content`, which a callback may measure
/// again; an autoresizing constraint from its frame and mask; the encapsulated size from the window.
/// Margins and safe areas are no constraints at all: they are numbers in the constraints on them.
public enum ConstraintKind: String, Sendable, Hashable, CaseIterable, Codable {
  /// Code or a document says it.
  case written
  /// A stack view's arrangement.
  case stack
  /// The sections of a list, the cells in them and what is in a cell.
  case list
  /// The title view of a navigation bar.
  case bar
  /// A view at a side of a text field.
  case field

  /// The size that an item's content asks for.
  case contentSize
  /// The frame and the autoresizing mask of a view.
  case autoresizing
  /// The size that a window gives its root.
  case encapsulatedSize
  /// Sizes are not negative.
  case leastSize
  /// The content of a scroll view begins at its corner.
  case contentOrigin
  /// The guide of the keyboard is where the keyboard is.
  case keyboard
  /// The root is at the corner of its window.
  case windowOrigin
  /// The root of a tree outside a window keeps its size.
  case rootSize
  /// The size that a fitting pulls the root to.
  case fittingSize

  /// Whether views hold such constraints, so that a layout problem lists them.
  public var isHeld: Bool {
    switch self {
    case .written, .stack, .list, .bar, .field: true
    case .contentSize, .autoresizing, .encapsulatedSize, .leastSize, .contentOrigin, .keyboard,
      .windowOrigin, .rootSize, .fittingSize:
      false
    }
  }
}
