import Documents
import Files
import LayoutKernel
import LayoutScene
import Reuse

/// Where the hugging priority that Interface Builder gives labels and images decides nothing. It is one more than that
/// of other views, so that these grow first; what has no such neighbour need not say it.
struct PlainHugging {
  /// What is tied to each other along an axis. What has a place of its own, such as the root, ties nothing together.
  private struct Group {
    /// The ties to places: with less than two of them nothing is stretched.
    var ties = 0
    /// Whether something hugs its content less than Interface Builder's labels, but not by a whole priority.
    var hasRival = false
  }

  private let axis: String
  private var roots: [String: String] = [:]
  private var groups: [String: Group] = [:]
  /// The views that constraints do not place.
  private var placed: Set<String> = [Expansion.rootName]
  /// The views that have a size by a constraint, and those without content, which hug nothing.
  private var sized: Set<String> = []
  /// The views that others are in. A size of theirs ties what is in them; that of others is only their own.
  private var containers: Set<String> = []

  /// The views whose hugging along an axis may be left out, by the axis' name.
  static func views(
    in tree: ViewTree, _ constraints: [ConvertedConstraint]
  ) -> [String: Set<String>] {
    var views: [String: Set<String>] = [:]
    for axis in LayoutAxis.allCases.map(\.name) {
      var hugging = PlainHugging(axis: axis)
      hugging.add(tree)
      for constraint in constraints { hugging.add(constraint) }
      hugging.addRivals(of: tree)
      views[axis] = Set(tree.entries.map(\.name).filter { hugging.isPlain($0) })
    }
    return views
  }

  private init(axis: String) { self.axis = axis }

  private mutating func isPlain(_ view: String) -> Bool {
    if sized.contains(view) { return true }
    let group = groups[root(of: view)] ?? Group()
    return group.ties < 2 || !group.hasRival
  }

  // MARK: Groups

  private mutating func root(of view: String) -> String {
    var root = view
    while let next = roots[root] { root = next }
    // The next search begins at the root.
    var view = view
    while let next = roots[view] {
      if next != root { roots[view] = root }
      view = next
    }
    return root
  }

  private mutating func join(_ view: String, _ other: String) {
    let (first, second) = (root(of: view), root(of: other))
    guard first != second else { return }
    roots[second] = first
    let (group, joined) = (groups[first] ?? Group(), groups[second] ?? Group())
    groups[first] = Group(
      ties: group.ties + joined.ties, hasRival: group.hasRival || joined.hasRival)
  }

  private mutating func tie(_ view: String, _ count: Int = 1) {
    groups[root(of: view), default: Group()].ties += count
  }

  private mutating func add(_ tree: ViewTree) {
    for entry in tree.entries {
      guard let parent = entry.parent else { continue }
      containers.insert(parent)
      let image = ["image", "source", "size", "intrinsic"].compactMap { entry.node[$0] }
      if entry.node["class"]?.value.scalar?.text == "image", image.isEmpty {
        sized.insert(entry.name)
      }
      if entry.node["frame"] != nil {
        if placed.contains(parent) { placed.insert(entry.name) } else { join(entry.name, parent) }
      } else if tree.isStack(parent) {
        // A stack with a place of its own shares that place out among its views.
        let stack = placed.contains(parent) ? "\(parent)/arranged" : parent
        join(entry.name, stack)
        if stack != parent { tie(entry.name, 2) }
      }
    }
  }

  private mutating func add(_ constraint: ConvertedConstraint) {
    let ends = [constraint.first, constraint.second].compactMap(\.self)
    let along = ends.filter { AttributeNames.attribute($0.attribute)?.axis.name == axis }
    guard let first = along.first else { return }
    let free = ends.map(\.target.view).filter { !placed.contains($0) }
    guard let view = free.first else { return }
    if free.count == 2 {
      join(free[0], free[1])
    } else if ends.count == 2 || containers.contains(view) {
      tie(view)
    }
    if ends.count == 1, constraint.relation == .equal, constraint.priority == 1000 {
      sized.insert(first.target.view)
    }
    // A ratio of width and height joins the axes, and a priority beside that of labels competes with them.
    if along.count < ends.count || (250...251).contains(constraint.priority) {
      groups[root(of: view), default: Group()].hasRival = true
      tie(view, 2)
    }
  }

  // MARK: Rivals

  private mutating func addRivals(of tree: ViewTree) {
    for entry in tree.entries where !placed.contains(entry.name) && !sized.contains(entry.name) {
      let className = entry.node["class"]?.value.scalar?.text ?? "view"
      let hasContent =
        !Self.empty.contains(className) || entry.node["intrinsic"] != nil
      if hasContent, (250..<251).contains(priority(of: entry.node, className)) {
        groups[root(of: entry.name), default: Group()].hasRival = true
      }
    }
  }

  /// Classes without a content of a size.
  private static let empty: Set<String> = ["view", "stack", "scroll", "visualEffect"]

  private func priority(of node: Node, _ className: String) -> Double {
    let written = node["hugging"]?.value
    if let text = (written?[axis]?.value ?? written)?.scalar?.text,
      let number = Double(text)
    {
      return number
    }
    guard case .number(let number)? = LayoutDocument.defaultValue(of: "hugging", ofClass: className)
    else { return 250 }
    return number
  }
}

extension ViewTree {
  /// Whether a view arranges its subviews.
  func isStack(_ name: String) -> Bool {
    guard let place = place(of: name) else { return false }
    let node = name == Expansion.rootName ? entries[place].node["root"]?.value : entries[place].node
    return node?["class"]?.value.scalar?.text == "stack"
  }
}
