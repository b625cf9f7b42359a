import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A view of a random tree as a recipe from which it can be built at any time.
///
/// Recipes are made so that their layouts are not ambiguous: left and top are required, and every
/// priority in a tree is different from all others.
private final class Recipe {
  enum Content {
    case size(CGFloat, CGFloat)
    case text(String)
  }

  struct Rule {
    enum Kind: CaseIterable { case width, height, right, bottom, insideRight, insideBottom }
    var kind: Kind
    var relation: LayoutConstraint.Relation
    var constant: CGFloat
    var priority: LayoutPriority
    var isActive = true
  }

  let id: Int
  var content: Content
  var left, top: CGFloat
  var usesMargins = false
  var insets = EdgeInsets.zero
  var margins = EdgeInsets(all: 8)
  var preservesMargins = false
  var isHidden = false
  var priorities: [LayoutPriority]
  var rules: [Rule]
  var children: [Recipe] = []
  weak var parent: Recipe?

  init(id: Int, _ random: inout Source) {
    self.id = id
    content = .size(random.length(), random.length())
    (left, top) = (random.length(), random.length())
    priorities = (0..<4).map { _ in random.priority() }
    rules = []
    for _ in 0..<Int.random(in: 0...2, using: &random.numbers) { rules.append(random.rule()) }
  }
}

/// Random numbers, and priorities of which no two are equal.
private struct Source {
  var numbers: SplitMix
  private var used = 0

  init(seed: UInt64) {
    numbers = SplitMix(seed: seed)
  }

  mutating func length() -> CGFloat { CGFloat(Int.random(in: 0...400, using: &numbers)) / 4 }

  mutating func priority() -> LayoutPriority {
    used += 1
    let base = Int.random(in: 1...998, using: &numbers)
    return LayoutPriority(Double(base) + Double(used) / 4096)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &numbers))
      .map { _ in String(repeating: "x", count: Int.random(in: 1...7, using: &numbers)) }
      .joined(separator: " ")
  }

  mutating func rule() -> Recipe.Rule {
    Recipe.Rule(
      kind: Recipe.Rule.Kind.allCases.randomElement(using: &numbers) ?? .width,
      relation: LayoutConstraint.Relation.allCases.randomElement(using: &numbers) ?? .equal,
      constant: length(), priority: priority())
  }
}

/// A tree built from recipes, and its constraints where a change can find them.
private final class Build {
  let window: Window
  var views: [Int: View] = [:]
  var left: [Int: LayoutConstraint] = [:]
  var top: [Int: LayoutConstraint] = [:]
  var rules: [Int: [LayoutConstraint]] = [:]

  init(_ root: Recipe, _ size: CGSize, _ direction: LayoutDirection) {
    window = Window(
      size: size, safeArea: EdgeInsets(top: 20), traits: Traits(layoutDirection: direction),
      measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
    views[root.id] = window.rootView
    window.rootView.layoutMargins = root.margins
    for child in root.children { add(child, to: window.rootView) }
  }

  /// Activates all active constraints anew in a random order.
  func activateAgain(using numbers: inout SplitMix) {
    let all = (Array(left.values) + Array(top.values) + rules.values.joined())
      .filter { $0.isActive }.sorted { $0.description < $1.description }
    LayoutConstraint.deactivate(all)
    LayoutConstraint.activate(all.shuffled(using: &numbers))
  }

  func add(_ recipe: Recipe, to superview: View) {
    let view: View =
      switch recipe.content {
      case .size: View()
      case .text: Label()
      }
    views[recipe.id] = view
    superview.add(view, "v\(recipe.id)")
    attach(recipe)
    update(recipe)
    for child in recipe.children { add(child, to: view) }
  }

  /// Makes the constraints that hold a view in its superview.
  func attach(_ recipe: Recipe) {
    guard let view = views[recipe.id], let above = view.superview else { return }
    // Those on the view alone have moved along with it.
    LayoutConstraint.deactivate(rules[recipe.id] ?? [])
    let guide = above.layoutMarginsGuide
    let start = recipe.usesMargins ? guide.leadingAnchor : above.leadingAnchor
    left[recipe.id] = activate(view.leadingAnchor.constraint(equalTo: start))
    top[recipe.id] = activate(
      view.topAnchor.constraint(equalTo: recipe.usesMargins ? guide.topAnchor : above.topAnchor))
    rules[recipe.id] = recipe.rules.map { constraint(for: $0, view, above) }
  }

  private func constraint(for rule: Recipe.Rule, _ view: View, _ above: View) -> LayoutConstraint {
    func make(_ first: View, _ attribute: Attribute, _ second: View?, _ other: Attribute)
      -> LayoutConstraint
    {
      LayoutConstraint(
        item: first, attribute: attribute, relatedBy: rule.relation, toItem: second,
        attribute: other)
    }
    switch rule.kind {
    case .width: return make(view, .width, nil, .notAnAttribute)
    case .height: return make(view, .height, nil, .notAnAttribute)
    case .right, .insideRight: return make(above, .trailing, view, .trailing)
    case .bottom, .insideBottom: return make(above, .bottom, view, .bottom)
    }
  }

  /// Brings a view in line with everything in its recipe but its place in the tree.
  func update(_ recipe: Recipe) {
    guard let view = views[recipe.id] else { return }
    switch recipe.content {
    case .size(let width, let height):
      view.explicitIntrinsicContentSize = CGSize(width: width, height: height)
    case .text(let text):
      guard let label = view as? Label else { return }
      label.font = .system(ofSize: 16)
      label.numberOfLines = 0
      label.text = text
    }
    view.explicitAlignmentRectInsets = recipe.insets
    view.layoutMargins = recipe.margins
    view.preservesSuperviewLayoutMargins = recipe.preservesMargins
    view.isHidden = recipe.isHidden
    let priorities = recipe.priorities
    view.setContentHuggingPriority(priorities[0], for: .horizontal)
    view.setContentHuggingPriority(priorities[1], for: .vertical)
    view.setContentCompressionResistancePriority(priorities[2], for: .horizontal)
    view.setContentCompressionResistancePriority(priorities[3], for: .vertical)
    left[recipe.id]?.constant = recipe.left
    top[recipe.id]?.constant = recipe.top
    for (rule, constraint) in zip(recipe.rules, rules[recipe.id] ?? []) {
      constraint.constant = rule.constant
      constraint.priority = rule.priority
      constraint.isActive = rule.isActive
    }
  }
}

/// A tree that changes, as recipes and as views.
private struct Experiment {
  var random: Source
  var all: [Recipe] = []
  let root: Recipe
  var size = CGSize(width: 320, height: 480)
  var direction = LayoutDirection.leftToRight
  let live: Build

  init(seed: UInt64, count: Int) {
    random = Source(seed: seed)
    root = Recipe(id: 0, &random)
    for id in 1...count {
      let recipe = Recipe(id: id, &random)
      if Bool.random(using: &random.numbers) { recipe.content = .text(random.text()) }
      recipe.usesMargins = Bool.random(using: &random.numbers)
      let parent = ([root] + all.filter(\.isPlain)).randomElement(using: &random.numbers) ?? root
      recipe.parent = parent
      parent.children.append(recipe)
      all.append(recipe)
    }
    live = Build(root, size, direction)
  }

  mutating func change() {
    guard let recipe = all.randomElement(using: &random.numbers) else { return }
    switch Int.random(in: 0..<11, using: &random.numbers) {
    case 0, 1: changeContent(of: recipe)
    case 2: recipe.left = random.length()
    case 3: recipe.top = random.length()
    case 4 where !recipe.rules.isEmpty: recipe.rules[0].constant = random.length()
    case 5 where !recipe.rules.isEmpty: recipe.rules[0].isActive.toggle()
    case 6: recipe.priorities[Int.random(in: 0..<4, using: &random.numbers)] = random.priority()
    case 7: recipe.insets = EdgeInsets(top: random.length() / 16, left: random.length() / 16)
    case 8:
      recipe.margins = EdgeInsets(all: random.length() / 8)
      recipe.preservesMargins.toggle()
    case 9: changeWindow()
    default: move(recipe)
    }
    live.update(recipe)
  }

  private mutating func changeContent(of recipe: Recipe) {
    recipe.isHidden = Bool.random(using: &random.numbers)
    switch recipe.content {
    case .size: recipe.content = .size(random.length(), random.length())
    case .text: recipe.content = .text(random.text())
    }
  }

  private mutating func changeWindow() {
    size.width = 200 + random.length()
    live.window.size = size
    guard Int.random(in: 0..<4, using: &random.numbers) == 0 else { return }
    direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    live.window.traits.layoutDirection = direction
  }

  /// To the end of another view that is not below it.
  private mutating func move(_ recipe: Recipe) {
    let places = ([root] + all.filter(\.isPlain)).filter { !$0.isBelow(recipe) }
    guard let parent = places.randomElement(using: &random.numbers),
      let view = live.views[recipe.id], let superview = live.views[parent.id]
    else { return }
    recipe.parent?.children.removeAll { $0 === recipe }
    recipe.parent = parent
    parent.children.append(recipe)
    superview.addSubview(view)
    live.attach(recipe)
  }

  /// The first view whose frame differs from that in a tree built from scratch, with its constraints
  /// activated in a random order.
  mutating func difference() -> String? {
    let fresh = Build(root, size, direction)
    fresh.activateAgain(using: &random.numbers)
    live.window.layoutIfNeeded()
    fresh.window.layoutIfNeeded()
    for recipe in all {
      guard let a = live.views[recipe.id], let b = fresh.views[recipe.id] else {
        return "v\(recipe.id) is missing"
      }
      let pairs = [
        (a.exactFrame.minX, b.exactFrame.minX), (a.exactFrame.minY, b.exactFrame.minY),
        (a.exactFrame.width, b.exactFrame.width), (a.exactFrame.height, b.exactFrame.height),
      ]
      if pairs.contains(where: { abs($0 - $1) > 1e-6 }) {
        return "v\(recipe.id): \(a.exactFrame) where a fresh tree has \(b.exactFrame)"
      }
    }
    return nil
  }
}

extension Recipe {
  var isPlain: Bool {
    if case .size = content { true } else { false }
  }

  func isBelow(_ other: Recipe) -> Bool {
    var next: Recipe? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }
}

@Test(arguments: Array(1...100) + [196])
func aTreeThatChangedHasTheFramesOfOneBuiltFromScratch(_ seed: Int) {
  var experiment = Experiment(seed: UInt64(seed), count: 4 + seed % 12)
  #expect(experiment.difference() == nil, "seed \(seed), before any change")
  for step in 1...12 {
    for _ in 0..<Int.random(in: 1...3, using: &experiment.random.numbers) { experiment.change() }
    let difference = experiment.difference()
    #expect(difference == nil, "seed \(seed), step \(step)")
    if difference != nil { return }
  }
}
