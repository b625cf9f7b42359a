import AutoLayout
import Foundation
import LayoutScene
import TestSupport

/// A view of a random screen as a recipe from which it can be built at any time: boxes and frames
/// that hold other views, texts, stack views and scroll views.
///
/// All priorities in a screen are different, so that its layout is seldom ambiguous.
final class Node {
  enum Kind: CaseIterable { case box, text, stack, scroll, framed }

  /// A length of the view, or how far its end is from its superview's.
  struct Rule {
    var attribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var constant: CGFloat
    var priority: LayoutPriority
    var isActive = true
  }

  let id: Int
  let kind: Kind
  var size: CGSize
  var text: String
  var lines: Int
  var priorities: [LayoutPriority]
  var rules: [Rule]
  var isHidden = false
  var left, top: CGFloat
  var usesMargins: Bool
  var margins = EdgeInsets(all: 8)
  var preservesMargins = false
  /// How far the frame reaches over the alignment rect.
  var alignmentInsets = EdgeInsets.zero
  // Of a stack.
  var axis = LayoutConstraint.Axis.vertical
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing: CGFloat = 0
  var isMarginsRelative = false
  var customSpacing: CGFloat?
  // Of a frame.
  var frame: CGRect
  var mask: AutoresizingMask
  var children: [Node] = []
  weak var parent: Node?

  init(_ id: Int, _ kind: Kind, _ random: inout RandomValues) {
    self.id = id
    self.kind = kind
    size = CGSize(width: random.length(), height: random.length())
    text = random.text()
    lines = random.below(3) == 0 ? 1 : 0
    let isUsual = Bool.random(using: &random.numbers)
    priorities = (0..<4).map {
      random.priority(isUsual ? ($0 < 2 ? 240...260 : 740...760) : 1...990)
    }
    rules = (0..<random.below(3)).map { _ in
      Rule(
        attribute: [.width, .height, .trailing, .bottom].randomElement(using: &random.numbers)
          ?? .width,
        relation: .allCases.randomElement(using: &random.numbers) ?? .equal,
        constant: random.length(), priority: random.priority(1...990))
    }
    if kind == .scroll {
      rules = [.width, .height].map {
        Rule(
          attribute: $0, relation: .equal, constant: 50 + random.length(),
          priority: random.priority(800...990))
      }
    }
    (left, top) = (random.length() / 4, random.length() / 4)
    usesMargins = Bool.random(using: &random.numbers)
    if random.below(3) == 0 { alignmentInsets = random.insets() }
    frame = CGRect(
      x: random.length(), y: random.length(), width: 10 + random.length(),
      height: 10 + random.length())
    mask = AutoresizingMask(rawValue: random.below(64))
    if kind == .stack { random.arrange(self) }
  }

  var holdsOthers: Bool { kind == .box || kind == .stack || kind == .framed }

  func takes(_ node: Node) -> Bool {
    if node.kind == .framed, kind == .stack || kind == .scroll { return false }
    var next: Node? = self
    while let current = next {
      if current === node { return false }
      next = current.parent
    }
    return holdsOthers || (kind == .scroll && children.isEmpty)
  }
}

/// Random values, and priorities of which no two are equal.
struct RandomValues {
  var numbers: SplitMix
  private var used = 0

  init(seed: UInt64) {
    numbers = SplitMix(seed: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
  mutating func length() -> CGFloat { CGFloat(below(400)) / 4 }

  mutating func priority(_ range: ClosedRange<Int>) -> LayoutPriority {
    used += 1
    return LayoutPriority(Double(Int.random(in: range, using: &numbers)) + Double(used) / 4096)
  }

  mutating func text() -> String {
    (0..<below(7)).map { _ in String(repeating: "x", count: 1 + below(7)) }.joined(separator: " ")
  }

  mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(below(40) - 10) / 4, left: CGFloat(below(40) - 10) / 4,
      bottom: CGFloat(below(40) - 10) / 4, right: CGFloat(below(40) - 10) / 4)
  }

  mutating func arrange(_ stack: Node) {
    stack.axis = Bool.random(using: &numbers) ? .horizontal : .vertical
    stack.distribution = .allCases.randomElement(using: &numbers) ?? .fill
    stack.alignment = .allCases.randomElement(using: &numbers) ?? .fill
    stack.spacing = CGFloat(below(12))
    stack.isMarginsRelative = Bool.random(using: &numbers)
    stack.customSpacing = Bool.random(using: &numbers) ? nil : CGFloat(below(20))
  }
}

/// The surroundings of a screen.
struct Surroundings {
  var size = CGSize(width: 320, height: 480)
  var safeAreaTop: CGFloat = 20
  var direction = LayoutDirection.leftToRight
  var category = ContentSizeCategory.large

  var traits: Traits {
    Traits(layoutDirection: direction, contentSizeCategory: category)
  }

  func apply(to window: Window) {
    window.size = size
    window.safeArea = EdgeInsets(top: safeAreaTop)
    window.traits = traits
  }
}

/// A screen built from recipes, and its constraints where a change can find them.
final class BuiltScreen {
  let window: Window
  private(set) var views: [Int: View] = [:]
  private var left: [Int: LayoutConstraint] = [:]
  private var top: [Int: LayoutConstraint] = [:]
  private var rules: [Int: [LayoutConstraint]] = [:]

  init(_ root: Node, _ surroundings: Surroundings) {
    window = Window(
      size: surroundings.size, safeArea: EdgeInsets(top: surroundings.safeAreaTop),
      traits: surroundings.traits, measurer: FixedWidthMeasurer(),
      rootView: View(identifier: "root"))
    views[root.id] = window.rootView
    for child in root.children { make(child) }
    for child in root.children { update(child, withChildren: true) }
  }

  /// Activates all constraints anew in a random order.
  func activateAgain(using numbers: inout SplitMix) {
    let all = views.keys.sorted().flatMap { id in
      [left[id], top[id]].compactMap { $0 } + (rules[id] ?? [])
    }.filter(\.isActive)
    LayoutConstraint.deactivate(all)
    LayoutConstraint.activate(all.shuffled(using: &numbers))
  }

  /// Makes the views of a recipe, each in its place.
  func make(_ node: Node) {
    let view: View =
      switch node.kind {
      case .box, .framed: View()
      case .text: Label()
      case .stack: StackView()
      case .scroll: ScrollView()
      }
    view.identifier = "v\(node.id)"
    view.translatesAutoresizingMaskIntoConstraints = node.kind == .framed
    views[node.id] = view
    place(node)
    for child in node.children { make(child) }
  }

  /// Puts a view where its recipe stands, with the constraints that hold it there.
  func place(_ node: Node) {
    guard let view = views[node.id], let parent = node.parent, let above = views[parent.id] else {
      return
    }
    let index = parent.children.firstIndex { $0 === node } ?? parent.children.count
    LayoutConstraint.deactivate(rules[node.id] ?? [])
    if let stack = above as? StackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      above.insertSubview(view, at: index)
    }
    (left[node.id], top[node.id], rules[node.id]) = (nil, nil, [])
    if node.kind == .framed { return }
    rules[node.id] = node.rules.map { rule in
      let isLength = rule.attribute == .width || rule.attribute == .height
      return LayoutConstraint(
        item: isLength ? view : above, attribute: rule.attribute, relatedBy: rule.relation,
        toItem: isLength ? nil : view, attribute: isLength ? .notAnAttribute : rule.attribute)
    }
    switch parent.kind {
    case .stack: break
    case .scroll:
      for attribute: LayoutConstraint.Attribute in [.leading, .top, .trailing, .bottom] {
        activate(
          LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: above,
            attribute: attribute))
      }
    default:
      let guide = above.layoutMarginsGuide
      let start = node.usesMargins ? guide.leadingAnchor : above.leadingAnchor
      left[node.id] = activate(view.leadingAnchor.constraint(equalTo: start))
      let edge = node.usesMargins ? guide.topAnchor : above.topAnchor
      top[node.id] = activate(view.topAnchor.constraint(equalTo: edge))
    }
  }

  func remove(_ node: Node) {
    views[node.id]?.removeFromSuperview()
    views[node.id] = nil
    for child in node.children { remove(child) }
  }

  /// Brings a view in line with everything in its recipe but its place in the tree.
  func update(_ node: Node, withChildren: Bool = false) {
    guard let view = views[node.id] else { return }
    switch node.kind {
    case .box: view.explicitIntrinsicContentSize = node.size
    case .text: update(view as? Label, node)
    case .stack: update(view as? StackView, node)
    case .framed:
      view.autoresizingMask = node.mask
      view.autoresizingReferenceSize = CGSize(width: 200, height: 300)
      view.frame = node.frame
    case .scroll: break
    }
    view.isHidden = node.isHidden
    view.explicitAlignmentRectInsets = node.alignmentInsets
    view.layoutMargins = node.margins
    view.preservesSuperviewLayoutMargins = node.preservesMargins
    let priorities = node.priorities
    view.setContentHuggingPriority(priorities[0], for: .horizontal)
    view.setContentHuggingPriority(priorities[1], for: .vertical)
    view.setContentCompressionResistancePriority(priorities[2], for: .horizontal)
    view.setContentCompressionResistancePriority(priorities[3], for: .vertical)
    left[node.id]?.constant = node.left
    top[node.id]?.constant = node.top
    for (rule, constraint) in zip(node.rules, rules[node.id] ?? []) {
      constraint.constant = rule.constant
      constraint.priority = rule.priority
      constraint.isActive = rule.isActive
    }
    if let stack = node.parent.flatMap({ views[$0.id] }) as? StackView {
      stack.setCustomSpacing(node.customSpacing ?? StackView.spacingUseDefault, after: view)
    }
    if withChildren { for child in node.children { update(child, withChildren: true) } }
  }

  private func update(_ label: Label?, _ node: Node) {
    label?.font = .style(.body)
    label?.numberOfLines = node.lines
    label?.text = node.text
  }

  private func update(_ stack: StackView?, _ node: Node) {
    stack?.axis = node.axis
    stack?.distribution = node.distribution
    stack?.alignment = node.alignment
    stack?.spacing = node.spacing
    stack?.isLayoutMarginsRelativeArrangement = node.isMarginsRelative
  }
}
