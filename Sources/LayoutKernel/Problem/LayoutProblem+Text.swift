import Foundation
import LayoutScene

/// The printed form: a line for what surrounds the layout, one for each item, indented by its depth,
/// and one for each constraint. What a line does not say is as usual: nothing, 0, or the default
/// priorities. `LayoutProblem(text:)` reads it.
extension LayoutProblem: CustomStringConvertible {
  public var description: String {
    let lines = depthFirst().map { item, depth, isOrphan in
      String(repeating: "  ", count: depth) + item.line
        + (isOrphan ? " in=" + quoted(item.parent ?? "") : "")
    }
    return ([environment.line] + lines + constraints.map(\.line)).joined(separator: "\n") + "\n"
  }
}

extension LayoutProblem {
  /// The items with their depths, each right behind its parent and what comes before it there, as the indentation
  /// says which item one is in. An item whose parent is not there, or is in the item itself, comes last with the
  /// name of its parent.
  private func depthFirst() -> [(item: ProblemItem, depth: Int, isOrphan: Bool)] {
    let children = Dictionary(grouping: items.indices) { items[$0].parent }
    var ordered: [(item: ProblemItem, depth: Int, isOrphan: Bool)] = []
    var isPrinted = Array(repeating: false, count: items.count)
    func add(_ roots: [Int], areOrphans: Bool) {
      var waiting = roots.reversed().map { (index: $0, depth: 0) }
      while let (index, depth) = waiting.popLast() {
        // A name that stands twice has its children once.
        if isPrinted[index] { continue }
        isPrinted[index] = true
        ordered.append((items[index], depth, areOrphans && depth == 0))
        waiting += (children[items[index].name] ?? []).reversed().map { ($0, depth + 1) }
      }
    }
    add(children[nil] ?? [], areOrphans: false)
    let names = Set(items.map(\.name))
    add(
      items.indices.filter { items[$0].parent.map(names.contains) == false }, areOrphans: true)
    for index in items.indices where !isPrinted[index] { add([index], areOrphans: true) }
    return ordered
  }
}

extension LayoutEnvironment {
  fileprivate var line: String {
    (["layout"] + Self.fields.flatMap { $0.words(of: self) }).joined(separator: " ")
  }
}

extension ProblemItem {
  fileprivate var line: String {
    let fields = Self.fields(guide).flatMap { $0.words(of: self) }
    return ([guide == nil ? "view" : "guide", quoted(name)] + fields).joined(separator: " ")
  }
}

extension ProblemConstraint {
  /// `card.leading == root.leading + 16`, without the priority.
  package var equation: String {
    var words = [first.text]
    if let firstStart { words += ["-", firstStart.text] }
    words.append(relation.symbol)
    if let second {
      if multiplier != 1 { words += [written(multiplier), "*"] }
      words.append(second.text)
      if let secondStart { words += ["-", secondStart.text] }
      if constant != 0 { words += ["+", written(constant)] }
    } else {
      words.append(written(constant))
    }
    return words.joined(separator: " ")
  }

  fileprivate var line: String {
    var words = [kind.rawValue, equation]
    words += ["@", written(priority.value), "in", quoted(container)]
    if let origin {
      words += ["from", quoted(origin.file), String(origin.line), String(origin.column)]
    }
    return words.joined(separator: " ")
  }
}

extension ProblemConstraint.End {
  fileprivate var text: String { quoted(item) + "." + attribute.name }
}
