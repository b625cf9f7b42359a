import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A screen that changes, as recipes and as views.
private struct ChangingScreen {
  var random: RandomValues
  let root: Node
  var all: [Node] = []
  var nextID = 1
  var surroundings = Surroundings()
  let live: BuiltScreen
  var lastChange = ""

  init(seed: UInt64, count: Int) {
    random = RandomValues(seed: seed)
    root = Node(0, .box, &random)
    var nodes: [Node] = []
    for id in 1...count {
      let node = Node(id, Self.kind(&random), &random)
      Self.insert(node, among: nodes, root, &random)
      nodes.append(node)
    }
    (all, nextID) = (nodes, count + 1)
    live = BuiltScreen(root, surroundings)
  }

  private static func kind(_ random: inout RandomValues) -> Node.Kind {
    [.box, .box, .text, .text, .text, .stack, .stack, .scroll, .framed]
      .randomElement(using: &random.numbers) ?? .box
  }

  private static func insert(
    _ node: Node, among nodes: [Node], _ root: Node, _ random: inout RandomValues
  ) {
    let parents = ([root] + nodes).filter { $0.takes(node) }
    let parent = parents.randomElement(using: &random.numbers) ?? root
    node.parent?.children.removeAll { $0 === node }
    node.parent = parent
    parent.children.insert(node, at: random.below(parent.children.count + 1))
  }

  mutating func change() {
    guard let node = all.randomElement(using: &random.numbers) else { return }
    let choice = random.below(16)
    lastChange += " \(choice):v\(node.id)"
    switch choice {
    case 0, 1, 2:
      node.text = random.text()
      node.size = CGSize(width: random.length(), height: random.length())
    case 3: node.priorities[random.below(2)] = random.priority(240...260)
    case 4: node.priorities[2 + random.below(2)] = random.priority(740...760)
    case 5: node.isHidden.toggle()
    case 6, 7: random.arrange(node)
    case 8: (node.left, node.top) = (random.length() / 4, random.length() / 4)
    case 9 where !node.rules.isEmpty:
      node.rules[0].constant = 50 + random.length()
      if node.kind != .scroll { node.rules[0].isActive.toggle() }
    case 10:
      node.margins = EdgeInsets(all: random.length() / 8)
      node.preservesMargins.toggle()
    case 11:
      node.frame.size.width = 10 + random.length()
      node.mask = AutoresizingMask(rawValue: random.below(64))
    case 12: return changeSurroundings()
    case 15: node.alignmentInsets = random.insets()
    case 13: return replace(node)
    default: return move(node)
    }
    live.update(node)
  }

  private mutating func changeSurroundings() {
    surroundings.size.width = 200 + random.length()
    switch random.below(6) {
    case 0:
      surroundings.direction =
        surroundings.direction == .leftToRight ? .rightToLeft : .leftToRight
    case 1: surroundings.category = .allCases.randomElement(using: &random.numbers) ?? .large
    case 2: surroundings.safeAreaTop = random.length() / 2
    default: break
    }
    surroundings.apply(to: live.window)
  }

  private mutating func move(_ node: Node) {
    Self.insert(node, among: all, root, &random)
    live.place(node)
    live.update(node)
  }

  /// One that holds nothing leaves, and another one comes.
  private mutating func replace(_ node: Node) {
    guard node.children.isEmpty else { return }
    live.remove(node)
    node.parent?.children.removeAll { $0 === node }
    all.removeAll { $0 === node }
    let new = Node(nextID, Self.kind(&random), &random)
    nextID += 1
    Self.insert(new, among: all, root, &random)
    all.append(new)
    live.make(new)
    live.update(new)
  }

  /// The first view whose frame differs from that on a screen built from scratch, with its constraints activated in a
  /// random order.
  mutating func difference() -> String? {
    let fresh = BuiltScreen(root, surroundings)
    fresh.activateAgain(using: &random.numbers)
    live.window.layoutIfNeeded()
    fresh.window.layoutIfNeeded()
    for node in all {
      guard let a = live.views[node.id], let b = fresh.views[node.id] else {
        return "v\(node.id) is missing"
      }
      guard !a.exactFrame.isNear(b.exactFrame) else { continue }
      return "v\(node.id) (\(node.kind)): \(a.exactFrame) where a fresh screen has "
        + "\(b.exactFrame); \(fresh.window.findings.map(\.message)); changes\(lastChange)"
    }
    lastChange = ""
    return nil
  }
}

@Test(arguments: 1...160)
func aScreenThatChangedHasTheFramesOfOneBuiltFromScratch(_ seed: Int) {
  var screen = ChangingScreen(seed: UInt64(seed), count: 4 + seed % 14)
  #expect(screen.difference() == nil, "seed \(seed), before any change")
  for step in 1...12 {
    for _ in 0...screen.random.below(3) { screen.change() }
    let difference = screen.difference()
    #expect(difference == nil, "seed \(seed), step \(step)")
    if difference != nil { return }
  }
}

/// A layout that is told that its ambiguities are asked for next looks at the first pass over wrapped texts
/// while it is there; afterwards that pass is repeated. Both find the same.
@Test(arguments: 1...80)
func ambiguitiesAreTheSameWhetherOrNotTheLayoutExpectsTheQuestion(_ seed: Int) {
  var screen = ChangingScreen(seed: UInt64(seed), count: 4 + seed % 14)
  for step in 0...8 {
    let expecting = BuiltScreen(screen.root, screen.surroundings).window
    let plain = BuiltScreen(screen.root, screen.surroundings).window
    plain.layoutIfNeeded()
    let messages = plain.findings.map(\.message)
    #expect(expecting.scene().findings.map(\.message) == messages, "seed \(seed), step \(step)")
    screen.change()
  }
}
