import Files

/// The way from the root of a file to one of its values.
struct NodePath {
  enum Step {
    case member(Node.Pair)
    case element(Int, Node)

    var node: Node {
      switch self {
      case .member(let entry): entry.value
      case .element(_, let node): node
      }
    }

    /// The key of a mapping; nil for an element of a list.
    var name: String? {
      if case .member(let entry) = self { entry.name } else { nil }
    }
  }

  let root: Node
  var steps: [Step] = []
  /// Whether the way ends at the key of the last step, and not at its value.
  var isOnKey = false

  init(root: Node, steps: [Step] = []) {
    (self.root, self.steps) = (root, steps)
  }

  /// The value at the end of the way.
  var node: Node { steps.last?.node ?? root }

  /// The mapping or list that has the last step; nil at the root.
  var owner: Node? {
    guard !steps.isEmpty else { return nil }
    return steps.dropLast().last?.node ?? root
  }

  /// The way to `owner`.
  var ownerPath: NodePath { NodePath(root: root, steps: Array(steps.dropLast())) }

  /// The last key on the way.
  var lastEntry: Node.Pair? {
    for step in steps.reversed() {
      if case .member(let entry) = step { return entry }
    }
    return nil
  }

  func adding(_ step: Step) -> NodePath { NodePath(root: root, steps: steps + [step]) }
}
