import Files
import LayoutKernel
import LayoutScene
import Reuse

/// Constraints in the shortest forms that documents have: groups of attributes, Visual Format where views follow
/// each other, and equations. They stand in the order of their views.
struct ConstraintForms {
  private let tree: ViewTree
  /// Nil where a shorter form has taken the constraint's place.
  private var constraints: [ConvertedConstraint?]
  private var forms: [Form] = []

  private struct Form {
    var place: Int
    var rank: Int
    var number: Int
    var node: Node
  }

  static func nodes(_ constraints: [ConvertedConstraint], in tree: ViewTree) -> [Node] {
    var forms = ConstraintForms(tree: tree, constraints: constraints.map { $0.oriented(in: tree) })
    forms.takeGroups()
    forms.takeLines(.horizontal)
    forms.takeLines(.vertical)
    forms.takeRest()
    return forms.forms.sorted { ($0.place, $0.rank, $0.number) < ($1.place, $1.rank, $1.number) }
      .map(\.node)
  }

  private init(tree: ViewTree, constraints: [ConvertedConstraint]) {
    (self.tree, self.constraints) = (tree, constraints)
  }

  private mutating func add(_ node: Node, of view: String, rank: Int, _ number: Int) {
    let place = tree.place(of: view) ?? tree.entries.count
    forms.append(Form(place: place, rank: rank, number: number, node: node))
  }

  private mutating func add(_ text: String, of view: String, rank: Int, taking numbers: [Int]) {
    for number in numbers { constraints[number] = nil }
    let node = Node(text, style: .plain, at: .init(line: 1, column: 1))
    add(node, of: view, rank: rank, numbers.min() ?? 0)
  }

  // MARK: Groups

  private struct Owner: Hashable {
    var view: String
    var target: ConvertedConstraint.Target?
  }

  /// `a.edges = b + 16`, `a.center = b` and `a.size = 36x5`.
  private mutating func takeGroups() {
    var owners: [Owner] = []
    var members: [Owner: [String: Int]] = [:]
    for (number, constraint) in constraints.enumerated() {
      guard let constraint, constraint.isPlain, constraint.first.target.guide == nil,
        constraint.second.map({ $0.attribute == constraint.first.attribute }) ?? true
      else { continue }
      let owner = Owner(view: constraint.first.target.view, target: constraint.second?.target)
      if members[owner] == nil { owners.append(owner) }
      if members[owner]?[constraint.first.attribute] == nil {
        members[owner, default: [:]][constraint.first.attribute] = number
      }
    }
    for owner in owners {
      let numbers = members[owner] ?? [:]
      if let target = owner.target {
        takeEdges(owner.view, target, numbers)
        takeCenter(owner.view, target, numbers)
        takeSize(owner.view, of: target, numbers)
      } else {
        takeSize(owner.view, numbers)
      }
    }
  }

  private mutating func takeEdges(
    _ view: String, _ target: ConvertedConstraint.Target, _ numbers: [String: Int]
  ) {
    let edges = ["top", "leading", "bottom", "trailing"].compactMap { numbers[$0] }
    let constants = edges.compactMap { constraints[$0]?.constant }
    guard constants.count == 4, constants[0] == constants[1], constants[2] == constants[3],
      constants[0] == -constants[2]
    else { return }
    let inset = constants[0]
    let sign = inset == 0 ? "" : (inset < 0 ? " - " : " + ") + String(decimal: abs(inset))
    add("\(view).edges = \(target.text)\(sign)", of: view, rank: 0, taking: edges)
  }

  private mutating func takeCenter(
    _ view: String, _ target: ConvertedConstraint.Target, _ numbers: [String: Int]
  ) {
    let centers = ["centerX", "centerY"].compactMap { numbers[$0] }
    let constants = centers.compactMap { constraints[$0]?.constant }
    guard constants == [0, 0] else { return }
    add("\(view).center = \(target.text)", of: view, rank: 1, taking: centers)
  }

  private mutating func takeSize(
    _ view: String, of target: ConvertedConstraint.Target, _ numbers: [String: Int]
  ) {
    let lengths = ["width", "height"].compactMap { numbers[$0] }
    guard lengths.compactMap({ constraints[$0]?.constant }) == [0, 0], view != target.view else {
      return
    }
    add("\(view).size = \(target.text).size", of: view, rank: 9, taking: lengths)
  }

  private mutating func takeSize(_ view: String, _ numbers: [String: Int]) {
    let lengths = ["width", "height"].compactMap { numbers[$0] }
    let constants = lengths.compactMap { constraints[$0]?.constant }
    guard constants.count == 2 else { return }
    let (width, height) = (String(decimal: constants[0]), String(decimal: constants[1]))
    let size = width == height ? width : "\(width)x\(height)"
    add("\(view).size = \(size)", of: view, rank: 9, taking: lengths)
  }

  // MARK: Visual Format

  private enum Axis {
    case horizontal, vertical

    var near: String { self == .horizontal ? "leading" : "top" }
    var far: String { self == .horizontal ? "trailing" : "bottom" }
  }

  /// A distance in Visual Format: from a view, or from the superview's edge, to a view, or to that edge.
  private struct Link {
    var from, to: String?
    var distance: Double
    var number: Int
  }

  private func link(_ number: Int, _ axis: Axis) -> Link? {
    guard let constraint = constraints[number], constraint.isPlain, let second = constraint.second,
      constraint.first.target.guide == nil, second.target.guide == nil
    else { return nil }
    let (view, other) = (constraint.first.target.view, second.target.view)
    let parent = tree.parent(of: view)
    guard Self.isFormatName(view), parent != nil else { return nil }
    switch (constraint.first.attribute, second.attribute) {
    case (axis.near, axis.near) where other == parent && constraint.constant >= 0:
      return Link(from: nil, to: view, distance: constraint.constant, number: number)
    case (axis.far, axis.far) where other == parent && constraint.constant <= 0:
      return Link(from: view, to: nil, distance: -constraint.constant, number: number)
    case (axis.near, axis.far)
    where tree.parent(of: other) == parent && constraint.constant >= 0 && Self.isFormatName(other)
      && other != view:
      return Link(from: other, to: view, distance: constraint.constant, number: number)
    default: return nil
    }
  }

  /// Names in Visual Format are ASCII.
  private static func isFormatName(_ name: String) -> Bool {
    Identifier.isLegal(name) && name.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Two distances or more in one line read better than as many equations.
  private mutating func takeLines(_ axis: Axis) {
    var links = Links(constraints.indices.compactMap { link($0, axis) })
    for start in links.starts where !links.taken.contains(start.number) {
      let line = line(from: start, &links)
      guard line.count > 1 else { continue }
      links.taken.formUnion(line.map(\.number))
      let view = start.from ?? start.to ?? Expansion.rootName
      add(
        (axis == .horizontal ? "H:" : "V:") + Self.text(line), of: view,
        rank: axis == .horizontal ? 3 : 2, taking: line.map(\.number))
    }
  }

  /// Distances, found by the views that they begin at.
  private struct Links {
    private let all: [Link]
    /// Those that begin at a view and may be free, the first in the document last.
    private var free: [String: [Link]] = [:]
    /// The numbers of those that are in lines.
    var taken: Set<Int> = []

    init(_ all: [Link]) {
      self.all = all
      for link in all.reversed() {
        if let from = link.from { free[from, default: []].append(link) }
      }
    }

    /// Where lines may begin: at the superview, at a view that no other distance leads to, and at last anywhere.
    var starts: [Link] {
      let ends = Set(all.map(\.to))
      return all.filter { $0.from == nil } + all.filter { !ends.contains($0.from) } + all
    }

    /// The distance from a view to one that is not in a line yet, or otherwise to the edge of the superview.
    mutating func next(from view: String, beside views: Set<String>) -> Link? {
      while let last = free[view]?.last, taken.contains(last.number) { free[view]?.removeLast() }
      let links = (free[view] ?? []).reversed().lazy.filter { [taken] in
        !taken.contains($0.number)
      }
      return links.first { $0.to.map { !views.contains($0) } ?? false }
        ?? links.first { $0.to == nil }
    }
  }

  /// The most views of a line, so that it can be read.
  private static let (lineLimit, letterLimit) = (6, 90)

  private func line(from start: Link, _ links: inout Links) -> [Link] {
    var line = [start]
    var views = Set([start.from, start.to].compactMap(\.self))
    while let view = line.last?.to, line.count < Self.lineLimit {
      guard let next = links.next(from: view, beside: views),
        Self.text(line + [next]).count <= Self.letterLimit
      else { break }
      line.append(next)
      if let to = next.to { views.insert(to) }
    }
    return line
  }

  private static func text(_ line: [Link]) -> String {
    let item = { (view: String?) in view.map { "[\($0)]" } ?? "|" }
    return line.reduce(into: item(line.first?.from)) { text, link in
      if link.distance != 0 { text += "-\(String(decimal: link.distance))-" }
      text += item(link.to)
    }
  }

  // MARK: Equations

  private static let ranks = [
    "top": 2, "leading": 3, "left": 3, "bottom": 4, "trailing": 5, "right": 5, "centerX": 6,
    "centerY": 7, "firstBaseline": 8, "lastBaseline": 8, "width": 9, "height": 10,
  ]

  private mutating func takeRest() {
    for (number, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      add(
        constraint.node, of: constraint.first.target.view,
        rank: Self.ranks[constraint.first.attribute] ?? 11, number)
    }
  }
}
