import LayoutKernel
import LayoutScene

extension Ambiguity {
  /// The ambiguity as a sentence, such as `The widths of name and email are ambiguous: both may
  /// grow, and their hugging priorities are equal (250).`
  var message: Sentence {
    "The \(subject)\(stack.map { " in the stack \($0)" } ?? "" as Sentence) "
      + "\(tied.count == 1 ? "is" : "are") ambiguous: \(reason)."
  }

  /// The names of the views, each once, in document order.
  var views: [String] {
    var seen: Set<String> = []
    return tied.map(\.viewName).filter { seen.insert($0).inserted }
  }

  private var subject: Sentence {
    guard let first = tied.first, tied.count > 1, tied.allSatisfy({ $0.name == first.name }) else {
      let names: [Sentence] = tied.enumerated().map {
        "\($0.offset == 0 ? "" : "the ")\($0.element.name) of \($0.element.itemName)"
      }
      return names.listed()
    }
    return "\(first.name)s of \(tied.map(\.itemName).listed())"
  }

  /// The stack whose length the tied sizes share; nil if they share none.
  private var stack: String? {
    guard tied.count > 1, let first = tied.first, let stack = first.view?.superview as? StackView,
      stack.axis == first.axis,
      tied.allSatisfy({ one in
        one.isSize && one.axis == stack.axis
          && stack.arrangedSubviews.contains { $0 === one.item.key }
      })
    else { return nil }
    return stack.nameInTree
  }

  private var reason: Sentence {
    switch cause {
    case .undetermined: lack
    case .inequalities:
      "only inequalities limit \(tied.count == 1 ? "it" : "them"), and they allow several values"
    case .tie(let rivals): Self.rivalry(rivals)
    }
  }

  private var lack: Sentence {
    guard let first = tied.first else { return "no constraint determines it" }
    if first.item.guide == .scrollContent {
      let sides = first.axis == .horizontal ? "leading to trailing" : "top to bottom"
      return "no chain of constraints connects the content from \(sides)"
    }
    guard first.isSize, first.item.view != nil else { return "no constraint determines it" }
    if tied.count > 1 {
      return "\(tied.count == 2 ? "neither" : "none of them") has an intrinsic \(first.name), and "
        + "no constraint says how they share the room"
    }
    return "it has no intrinsic \(first.name) and no constraint determines it"
  }

  private static func rivalry(_ rivals: [Row]) -> Sentence {
    let priority: Sentence = "(\(rivals.first?.priority.value ?? 0, places: 6))"
    let all = rivals.count == 2 ? "both" : "all"
    if rivals.allSatisfy({ $0.half == .hugging }) {
      return "\(all) may grow, and their hugging priorities are equal \(priority)"
    }
    if rivals.allSatisfy({ $0.half == .compression }) {
      return "\(all) may shrink, and their compression resistance priorities are equal \(priority)"
    }
    let names = rivals.map(\.rivalName)
    return "\(names.listed()) cannot \(all) hold, and their priorities are equal \(priority)"
  }
}

extension Row {
  /// A rival in a sentence: `the horizontal hugging of name`, or a constraint in quotation marks.
  fileprivate var rivalName: Sentence {
    half == nil ? "\(quoted: constraint?.relationDescription ?? description)" : priorityName
  }
}
