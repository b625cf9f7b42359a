/// What a layout problem says that cannot be.
public enum ProblemError: Error, Equatable, Sendable {
  /// The printed form cannot be read at a place; line and column count from 1, columns in Unicode scalars.
  case text(TextError, line: Int, column: Int)
  /// No line of the printed form begins with `layout`.
  case noEnvironment
  /// Two items have this name.
  case itemTwice(String)
  /// An item comes before its parent, its parent is not in the problem, or there is a second root.
  case parentMissing(item: String, parent: String?)
  /// A constraint is about an item that is not in the problem.
  case itemMissing(String)
  /// A constraint is held by an item that is not in the problem.
  case containerMissing(String)
  /// A constraint is of a kind that no view holds.
  case kindNotHeld(ConstraintKind)
  /// A constraint has a number that is not finite, or a priority outside (0, 1000].
  case illegalNumber(ProblemConstraint)

  /// What is wrong with a line of the printed form.
  public enum TextError: Error, Equatable, Sendable {
    /// It is deeper than an item in the one before.
    case tooDeep
    /// It begins with this word, which begins no line.
    case unknownLine(String)
    /// It ends before it says all.
    case incomplete
    /// It has words after its end.
    case tooLong
    /// A quotation mark is not closed.
    case openQuotationMark
    /// The field is not one of the line's.
    case unknownField(String)
    /// The field has another number of numbers.
    case count(field: String, Int, expected: Int)
    /// The scale is not above 0.
    case scale
    /// The word is not a kind of guide that has a frame of its own.
    case noGuideKind(String)
    /// The word is no number.
    case noNumber(String)
    /// The number is no priority.
    case noPriority(Double)
    /// The word is no relation.
    case noRelation(String)
    /// The word is no attribute of an item.
    case noAttribute(String)
    /// This word is missing.
    case missing(String)
    /// A place in a file lacks its line and column.
    case noPlace
  }
}
