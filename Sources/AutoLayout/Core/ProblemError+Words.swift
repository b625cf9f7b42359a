import LayoutKernel

extension ProblemError: CustomStringConvertible {
  /// The sentence that says it.
  public var description: String {
    switch self {
    case .text(let error, let line, let column): "line \(line), column \(column): \(error)"
    case .noEnvironment: "no line begins with layout"
    case .itemTwice(let name): "two items \(name)"
    case .parentMissing(let item, let parent):
      "\(item) is in \(parent ?? "nothing"), which is not in the problem"
    case .itemMissing(let name): "a constraint is about \(name), which is not in the problem"
    case .containerMissing(let name):
      "a constraint is held by \(name), which is not in the problem"
    case .kindNotHeld(let kind):
      "\(kind.rawValue) is no kind of constraint that a view holds"
    case .illegalNumber(let constraint):
      "\(constraint.equation) has a number that is not finite, or no legal priority"
    }
  }
}

extension ProblemError.TextError: CustomStringConvertible {
  /// What is wrong, without the line.
  public var description: String {
    switch self {
    case .tooDeep: "is indented too far"
    case .unknownLine(let word):
      "begins with \(word) and not with layout, view, guide or what a constraint comes from: "
        + ConstraintKind.allCases.filter(\.isHeld).map(\.rawValue).joined(separator: ", ")
    case .incomplete: "is incomplete"
    case .tooLong: "has words after its end"
    case .openQuotationMark: "has a quotation mark that is not closed"
    case .unknownField(let field): "\(field) is not known here"
    case .count(let field, let count, let expected):
      "\(field) has \(count) numbers and not \(expected)"
    case .scale: "scale is not above 0"
    case .noGuideKind(let word):
      "\(word) is not a kind of guide that has a frame of its own"
    case .noNumber(let word): "\(word) is no number"
    case .noPriority(let number): "\(number) is no priority"
    case .noRelation(let word): "\(word) is no relation"
    case .noAttribute(let word): "\(word) is no attribute of an item"
    case .missing(let word): "lacks \(word)"
    case .noPlace: "a place is a file, a line and a column"
    }
  }
}
