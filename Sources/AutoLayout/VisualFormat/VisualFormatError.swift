/// A mistake in a line of Visual Format Language, with its place.
public struct VisualFormatError: Error, Sendable, Hashable {
  /// The kind of mistake, without the place. `message` words it as UIKit does.
  public enum Fact: Sendable, Hashable {
    /// The format is empty.
    case emptyString
    /// A `[` was expected.
    case expectedView
    /// A view's name was expected after a `[`.
    case expectedViewName
    /// A number, a metric's name or a view's name was expected in a predicate.
    case expectedValue
    /// A number or a metric's name was expected after an `@`.
    case expectedPriority
    /// A `]` was expected.
    case expectedEndOfView
    /// A `)` was expected.
    case expectedEndOfPredicates
    /// The second `-` of a connection was expected.
    case expectedHyphen
    /// A `-` or a `[` was expected after a `|`.
    case expectedConnection
    /// The format is incomplete.
    case expectedMoreInput
    /// Something follows the end of the format.
    case expectedEnd
    /// Two hyphens in a row: the second may be a minus sign, which needs parentheses.
    case ambiguousMinus
    /// The dictionary of views lacks this name.
    case unknownView(String)
    /// The dictionary of metrics lacks this name.
    case unknownMetric(String)
    /// A `|` stands beside a view without a superview.
    case noSuperview
    /// An alignment option along the axis of the format.
    case alignmentAlongAxis(LayoutConstraint.Axis)
    /// Options for both directions.
    case conflictingDirections
    /// An option that asks for a baseline of a layout guide.
    case guideHasNoAttribute(LayoutConstraint.Attribute)
    /// The format is fine, the constraint that it asks for is not.
    case illegal(ConstraintError)
  }

  /// The kind of mistake.
  public var fact: Fact
  /// The format as it was given.
  public var format: String
  /// The offset of the mistake, in Unicode scalars from the start of the format.
  public var start: Int
  /// The offset of UIKit's caret, in Unicode scalars: after an unknown name, otherwise at `start`.
  public var caret: Int

  init(_ fact: Fact, in format: String, at start: Int, caret: Int? = nil) {
    self.fact = fact
    self.format = format
    self.start = start
    self.caret = caret ?? start
  }
}

extension VisualFormatError.Fact {
  /// The message alone, without the format and the caret.
  public var message: String {
    switch self {
    case .emptyString: "It's an empty string."
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view name here. View names must start with a letter or an underscore, then "
        + "contain letters, numbers, and underscores."
    case .expectedValue: "Expected a number, the name of a metric, or the name of a view"
    case .expectedPriority: "Expected a priority: a number or the name of a metric"
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedEndOfPredicates:
      "Expected a ')' here. That is how you give the end of predicates."
    case .expectedHyphen: "Expected a '-' here"
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedMoreInput: "Expected more input"
    case .expectedEnd: "Expected the end of the format string"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(.vertical):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical."
    case .alignmentAlongAxis(.horizontal):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal."
    case .conflictingDirections:
      "Options mask required views to run from left to right and from right to left, which is not "
        + "allowed together."
    case .guideHasNoAttribute(let attribute): "A layout guide has no \(attribute.name)."
    case .illegal(let error): error.description
    }
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The message alone, without the format and the caret.
  public var message: String { fact.message }

  /// UIKit's text: the message, the format, and a caret below the place.
  public var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: max(0, caret)) + "^"
  }
}
