import LayoutKernel
import LayoutScene

/// The parts of a constraint's description, from which its text is made on demand:
/// `H:|-(8)-[View:card]` or an equation.
struct ConstraintWords: TextSource {
  typealias Attribute = LayoutConstraint.Attribute

  /// The names of the items; nil for an item that was released.
  private let first, second: ItemName?
  let firstAttribute, secondAttribute: Attribute
  /// The locations where distances begin; nil for a side that is no distance.
  let firstStart, secondStart: String?
  let relation: LayoutConstraint.Relation
  let multiplier, constant: Double
  let priority: LayoutPriority
  private let spacing: SystemSpacing.Source?
  /// The equation in a document that stands for several constraints, as it is written.
  private let written: String?
  private let nesting: Nesting?

  /// Whether one view is the other's superview; `apart` if neither is.
  enum Nesting { case apart, firstInSecond, secondInFirst }

  init(_ constraint: LayoutConstraint) {
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    self.init(
      constraint, first?.itemName, second?.itemName,
      Self.nesting(first as? View, second as? View))
  }

  /// Takes the names and the nesting from a caller that knows them.
  ///
  /// - Parameter nesting: nil unless both items are views.
  init(
    _ constraint: LayoutConstraint, _ first: ItemName?, _ second: ItemName?, _ nesting: Nesting?
  ) {
    self.first = first
    self.second = second
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    let distance = constraint.distance
    firstStart = distance?.first?.name
    secondStart = distance?.second?.name
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    spacing = constraint.systemSpacing?.source
    written = constraint.written
    self.nesting = multiplier == 1 && distance == nil ? nesting : nil
  }

  private static func nesting(_ first: View?, _ second: View?) -> Nesting? {
    guard let first, let second, first !== second else { return nil }
    if first.superview === second { return .firstInSecond }
    return second.superview === first ? .secondInFirst : .apart
  }

  var text: String {
    var text = ""
    if let gap { write(gap, to: &text) } else { writeEquation(to: &text) }
    if let written { text += " of “\(written)”" }
    return text
  }

  /// The name of the superview, if the text is a gap between a view and the edge of its superview;
  /// otherwise nil.
  var superviewName: String? {
    guard gap != nil else { return nil }
    switch nesting {
    case .firstInSecond: return second?.text
    case .secondInFirst: return first?.text
    case .apart, nil: return nil
    }
  }

  /// What the constraint relates, and how, without its numbers.
  var subject: String {
    var text = ""
    write(first, firstAttribute, firstStart, to: &text)
    text += " \(relation.symbol)"
    if secondAttribute != .notAnAttribute {
      text += " "
      write(second, secondAttribute, secondStart, to: &text)
    }
    return text
  }

  /// The subject, made on demand.
  struct Subject: TextSource {
    let words: ConstraintWords
    var text: String { words.subject }
  }

  // MARK: Equations

  private func writeEquation(to text: inout String) {
    write(first, firstAttribute, firstStart, to: &text)
    text += " \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += shortest(constant)
    } else {
      if multiplier != 1 { text += "\(shortest(multiplier))*" }
      write(second, secondAttribute, secondStart, to: &text)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") " + number(abs(constant)) }
    }
    if priority != .required { text += " priority:\(shortest(priority.value))" }
  }

  /// Writes one side of the equation. A released item is written `(null)`, as in UIKit.
  private func write(
    _ item: ItemName?, _ attribute: Attribute, _ start: String?, to text: inout String
  ) {
    let end = "\(item?.text ?? "(null)").\(attribute.name)"
    if let start, item != nil { text += "(\(end) - \(start))" } else { text += end }
  }

  /// The number; for a system spacing, in parentheses after the spacing's name.
  private func number(_ value: Double) -> String {
    spacing.map { "\($0.rawValue)(\(shortest(value)))" } ?? shortest(value)
  }

  // MARK: Gaps

  /// A gap between neighbours, or between a view and its superview's edge, from left to right or from
  /// top to bottom.
  private struct Gap {
    /// Whether the first view comes before the gap. The gap is then the constant with the opposite sign.
    let isReversed: Bool
    let family: Edge.Family
  }

  /// The constraint as a gap; nil if it cannot be written as one.
  private var gap: Gap? {
    guard let nesting, let near = Edge(firstAttribute), let far = Edge(secondAttribute),
      near.family == far.family
    else { return nil }
    switch (near.isNear, far.isNear, nesting) {
    case (true, false, .apart), (true, true, .firstInSecond), (false, false, .secondInFirst):
      return Gap(isReversed: false, family: near.family)
    case (false, true, .apart), (true, true, .secondInFirst), (false, false, .firstInSecond):
      return Gap(isReversed: true, family: near.family)
    default: return nil
    }
  }

  private func write(_ gap: Gap, to text: inout String) {
    let names = [
      nesting == .secondInFirst ? "|" : "[\(first?.text ?? "")]",
      nesting == .firstInSecond ? "|" : "[\(second?.text ?? "")]",
    ]
    text += gap.family == .vertical ? "V:" : "H:"
    text += "\(names[gap.isReversed ? 0 : 1])-("
    // `8`, `>=8`, `0@25`, `NSSpace(8)`.
    switch relation {
    case .equal: break
    case .lessThanOrEqual: text += gap.isReversed ? ">=" : "<="
    case .greaterThanOrEqual: text += gap.isReversed ? "<=" : ">="
    }
    text += number(constant * (gap.isReversed ? -1 : 1))
    if priority != .required { text += "@\(shortest(priority.value))" }
    text += ")-\(names[gap.isReversed ? 1 : 0])"
    if gap.family == .physical { text += "(LTR)" }
  }

  /// An edge that Visual Format can express.
  private struct Edge {
    enum Family { case directional, physical, vertical }
    let family: Family
    let isNear: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .leading, .trailing: (family, isNear) = (.directional, attribute == .leading)
      case .left, .right: (family, isNear) = (.physical, attribute == .left)
      case .top, .bottom: (family, isNear) = (.vertical, attribute == .top)
      default: return nil
      }
    }
  }
}

/// An item's name in descriptions, in two parts that many names share with others.
struct ItemName: Sendable {
  /// The class with a colon, such as `View:`; for a guide its whole name.
  let kind: String
  let name: String

  var text: String { kind + name }
}

extension LayoutItem {
  var itemName: ItemName {
    guard let view = self as? View else { return ItemName(kind: layoutName, name: "") }
    return ItemName(kind: "\(type(of: view.namedObject)):", name: view.nameInTree)
  }
}
