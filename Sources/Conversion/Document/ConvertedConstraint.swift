import Files
import LayoutKernel
import LayoutScene
import Reuse

/// A constraint of a converted document, taken apart.
struct ConvertedConstraint {
  /// What an item of an equation stands for, such as `root.safeArea`.
  struct Target: Hashable {
    var view: String
    var guide: String?

    var text: String { guide.map { "\(view).\($0)" } ?? view }
  }

  struct End: Hashable {
    var target: Target
    var attribute: String

    var text: String { "\(target.text).\(attribute)" }
  }

  var first: End
  var relation: LayoutRelation
  var second: End?
  var multiplier = 1.0
  var constant = 0.0
  /// The name of the metric that is the constant; nil for a number.
  var metric: String?
  var priority = 1000.0
  var id: String?

  /// Nil for a node that is no mapping with an equation of numbers, or of one metric.
  init?(_ node: Node) {
    guard let text = node["is"]?.value.scalar?.text,
      let equation = try? EquationParser.parse(text), equation.height == nil
    else { return nil }
    if case .name(let name) = equation.right { metric = name.text }
    guard let right = metric == nil ? Linear(equation.right) : Linear() else { return nil }
    first = End(equation.first)
    relation = equation.relation
    second = right.anchor.map(End.init)
    multiplier = right.factor
    constant = right.constant
    priority = node["priority"]?.value.scalar.flatMap { Double($0.text) } ?? 1000
    id = node["id"]?.value.scalar?.text
  }

  /// Whether it is required, equal, not scaled and without a name, so that it may be a part of a shorter form.
  var isPlain: Bool {
    relation == .equal && multiplier == 1 && priority == 1000 && id == nil && metric == nil
  }

  // MARK: Direction

  /// The same constraint as a person would write it: of a view to what it is in, and of a later view to an earlier
  /// one.
  func oriented(in tree: ViewTree) -> ConvertedConstraint {
    guard let second, multiplier == 1 else { return self }
    let (view, other) = (first.target.view, second.target.view)
    let isOutside = view != other && tree.isInside(other, view)
    let isBackwards =
      Self.far.contains(first.attribute) && Self.near.contains(second.attribute)
      && !tree.isInside(view, other)
    guard isOutside || isBackwards else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.constant = constant == 0 ? 0 : -constant
    turned.relation = LayoutRelation(rawValue: -relation.rawValue) ?? relation
    return turned
  }

  static let near: Set<String> = ["top", "leading", "left"]
  static let far: Set<String> = ["bottom", "trailing", "right"]

  // MARK: Text

  var equation: String {
    var text = "\(first.text) \(relation == .equal ? "=" : relation.symbol) "
    if let second {
      text += factor + second.text
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += String(decimal: abs(constant)) }
    } else {
      text += metric ?? String(decimal: constant)
    }
    return text + (priority == 1000 ? "" : " @\(String(decimal: priority))")
  }

  var node: Node {
    let mark = SourceText.Mark(line: 1, column: 1)
    let equation = Node(equation, style: .plain, at: mark)
    guard let id else { return equation }
    return Node(
      content: .mapping([
        Node.Pair("is", equation, at: mark),
        Node.Pair("id", Node(id, style: .doubleQuoted, at: mark), at: mark),
      ]), mark: mark)
  }

  /// The multiplier as a short decimal, or as the ratio that it is.
  private var factor: String {
    guard multiplier != 1 else { return "" }
    let decimal = String(decimal: multiplier)
    guard decimal.count > 5 else { return "\(decimal) * " }
    for divisor in 2...100 {
      let dividend = (multiplier * Double(divisor)).rounded()
      if dividend != 0, abs(dividend / Double(divisor) - multiplier) < 1e-9 {
        return "\(String(decimal: dividend))/\(divisor) * "
      }
    }
    return "\(decimal) * "
  }
}

extension ConvertedConstraint.End {
  /// An end whose margin is a guide, which can be named alone.
  init(_ anchor: Equation.Anchor) {
    let edge = anchor.guide == nil ? LayoutAttribute.namesWithoutMargin[anchor.attribute.text] : nil
    target = .init(
      view: anchor.item.text,
      guide: edge == nil ? anchor.guide?.text : BuiltInGuide.margins.rawValue)
    attribute = edge ?? anchor.attribute.text
  }
}

/// A right side as a factor of an anchor and a constant.
private struct Linear {
  var anchor: Equation.Anchor?
  var factor = 1.0
  var constant = 0.0

  init() {}

  /// Nil for one with metrics.
  init?(_ expression: ArithmeticExpression) {
    switch expression {
    case .number(let number): constant = number.value
    case .anchor(let anchor): self.anchor = anchor
    case .sum(let first, let second), .difference(let first, let second):
      guard let first = Linear(first), let second = Linear(second), second.anchor == nil else {
        return nil
      }
      self = first
      if case .sum = expression { constant += second.constant } else { constant -= second.constant }
    case .product(let first, let second):
      guard let first = Linear(first), let second = Linear(second), first.anchor == nil else {
        return nil
      }
      anchor = second.anchor
      factor = first.constant * second.factor
      constant = first.constant * second.constant
    case .negated(let operand):
      guard let operand = Linear(operand), operand.anchor == nil else { return nil }
      constant = -operand.constant
    case .name, .quotient: return nil
    }
  }
}
