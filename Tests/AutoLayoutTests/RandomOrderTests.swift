import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A random screen of nested views that constraints say too little and too much about: what they leave
/// open is decided by ties, and what contradicts is given up.
private struct UnclearScreen {
  enum Kind: CaseIterable { case plain, label, wrapped, row, column }

  struct Item {
    var parent: Int
    var kind: Kind
    var text: String
    var hugging: LayoutPriority
  }

  struct Rule {
    var item: Int
    var attribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var other: Int?
    var otherAttribute: LayoutConstraint.Attribute
    var constant: CGFloat
    var priority: LayoutPriority
  }

  /// By number; 0 stands for the root.
  private(set) var items: [Int: Item] = [:]
  /// The numbers of the subviews, in their order.
  private(set) var below: [Int: [Int]] = [:]
  private(set) var rules: [Rule] = []

  init(_ random: inout SplitMix) {
    for number in 1...Int.random(in: 2...8, using: &random) {
      let parents =
        [0]
        + items.filter { $0.value.kind != .label && $0.value.kind != .wrapped }
        .keys.sorted()
      let parent = parents.randomElement(using: &random) ?? 0
      let length = Int.random(in: 0...12, using: &random)
      items[number] = Item(
        parent: parent, kind: .allCases.randomElement(using: &random) ?? .plain,
        text: String((0..<length).map { $0 % 4 == 3 ? " " : "m" }),
        hugging: [250, 251, 750].randomElement(using: &random) ?? 250)
      let index = Int.random(in: 0...(below[parent]?.count ?? 0), using: &random)
      below[parent, default: []].insert(number, at: index)
    }
    for _ in 0..<(items.count * 5 / 2) { rules.append(rule(&random)) }
  }

  private func rule(_ random: inout SplitMix) -> Rule {
    let numbers = items.keys.sorted()
    let item = numbers.randomElement(using: &random) ?? 1
    let isHorizontal = Bool.random(using: &random)
    let constant = CGFloat(Int.random(in: 0...12, using: &random) * 4)
    var rule = Rule(
      item: item, attribute: isHorizontal ? .width : .height,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal, other: nil, otherAttribute: .notAnAttribute, constant: constant * 2,
      priority: [1000, 750, 500, 250].randomElement(using: &random) ?? 1000)
    let others = [0] + numbers.filter { $0 != item }
    guard Int.random(in: 0..<5, using: &random) > 0,
      let other = others.randomElement(using: &random)
    else { return rule }
    (rule.other, rule.constant) = (other, constant)
    if Bool.random(using: &random), other != 0 {
      (rule.attribute, rule.otherAttribute) =
        isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    } else {
      let attributes: [LayoutConstraint.Attribute] =
        isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
      rule.attribute = attributes.randomElement(using: &random) ?? .leading
      rule.otherAttribute = rule.attribute
    }
    return rule
  }

  /// A screen as it is described, with views and constraints in the order of their numbers.
  func madeAtOnce() -> [CGRect] {
    let maker = Maker(self)
    for number in items.keys.sorted() { maker.add(number) }
    for index in rules.indices { maker.activate(index) }
    return maker.frames()
  }

  /// The same with calls in a random order, layouts in between, and views and constraints that come
  /// and go.
  func madeByAndBy(_ random: inout SplitMix) -> [CGRect] {
    let maker = Maker(self)
    var waiting = items.keys.sorted()
    var rulesWaiting = Array(rules.indices)
    while !waiting.isEmpty || !rulesWaiting.isEmpty {
      let items = waiting.filter(maker.canAdd)
      let rules = rulesWaiting.filter(maker.canActivate)
      let choice = Int.random(in: 0..<(items.count + rules.count), using: &random)
      if choice < items.count {
        maker.add(items[choice])
        waiting.removeAll { $0 == items[choice] }
      } else {
        let rule = rules[choice - items.count]
        maker.activate(rule)
        rulesWaiting.removeAll { $0 == rule }
      }
      if Int.random(in: 0..<3, using: &random) == 0 { maker.layOut() }
      if Int.random(in: 0..<4, using: &random) == 0 { maker.disturb(&random) }
    }
    return maker.frames()
  }
}

/// Makes the views and constraints of a screen one by one.
private final class Maker {
  private let screen: UnclearScreen
  private let window = AutoLayoutTests.screen(300, 200)
  private var views: [Int: View] = [:]
  private var constraints: [Int: LayoutConstraint] = [:]

  init(_ screen: UnclearScreen) {
    self.screen = screen
    views[0] = window.rootView
  }

  func canAdd(_ number: Int) -> Bool { views[screen.items[number]?.parent ?? 0] != nil }

  func canActivate(_ index: Int) -> Bool {
    let rule = screen.rules[index]
    return views[rule.item] != nil && (rule.other.map { views[$0] != nil } ?? true)
  }

  func add(_ number: Int) {
    guard let item = screen.items[number] else { return }
    addFirst(item.parent)
    guard views[number] == nil, let parent = views[item.parent] else { return }
    let view = make(item)
    view.identifier = "v\(number)"
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(item.hugging, for: .horizontal)
    let before = (screen.below[item.parent] ?? []).prefix { $0 != number }
    let index = before.filter { views[$0] != nil }.count
    if let stack = parent as? StackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      parent.insertSubview(view, at: index)
    }
    views[number] = view
  }

  private func addFirst(_ number: Int) {
    if views[number] == nil { add(number) }
  }

  private func make(_ item: UnclearScreen.Item) -> View {
    switch item.kind {
    case .plain: return View()
    case .label, .wrapped:
      let label = Label()
      label.font = .system(ofSize: 16)
      label.text = item.text
      label.numberOfLines = item.kind == .wrapped ? 0 : 1
      return label
    case .row, .column:
      let stack = StackView()
      stack.axis = item.kind == .row ? .horizontal : .vertical
      stack.spacing = 4
      return stack
    }
  }

  func activate(_ index: Int) {
    let rule = screen.rules[index]
    guard constraints[index] == nil, let view = views[rule.item] else { return }
    let constraint = LayoutConstraint(
      item: view, attribute: rule.attribute, relatedBy: rule.relation,
      toItem: rule.other.flatMap { views[$0] }, attribute: rule.otherAttribute,
      constant: rule.constant)
    constraint.priority = rule.priority
    constraint.isActive = true
    constraints[index] = constraint
  }

  func layOut() { window.layoutIfNeeded() }

  /// Something that is gone again afterwards, after a layout with it.
  func disturb(_ random: inout SplitMix) {
    let numbers = views.keys.sorted()
    guard let view = views[numbers.randomElement(using: &random) ?? 0] else { return }
    if Bool.random(using: &random),
      let index = constraints.keys.sorted()
        .randomElement(using: &random)
    {
      constraints[index]?.isActive = false
      layOut()
      constraints[index]?.isActive = true
    } else {
      let guest = View()
      guest.translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(guest, at: 0)
      guest.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 30).isActive = true
      guest.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      layOut()
      guest.removeFromSuperview()
    }
  }

  func frames() -> [CGRect] {
    layOut()
    return screen.items.keys.sorted().compactMap { views[$0]?.exactFrame }
  }
}

private func isSame(_ a: [CGRect], _ b: [CGRect]) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { x, y in
      abs(x.minX - y.minX) < 1e-6 && abs(x.minY - y.minY) < 1e-6
        && abs(x.width - y.width) < 1e-6 && abs(x.height - y.height) < 1e-6
    }
}

@Test(arguments: 0..<240)
func whatConstraintsLeaveOpenOrContradictDoesNotDependOnHistory(seed: UInt64) {
  var random = SplitMix(seed: seed)
  let screen = UnclearScreen(&random)
  let expected = screen.madeAtOnce()
  for attempt in 0..<3 {
    let frames = screen.madeByAndBy(&random)
    #expect(isSame(frames, expected), "attempt \(attempt):\n\(frames)\n\(expected)")
  }
}
