import LayoutKernel
import LayoutScene

extension LayoutConstraint {
  /// A text of the constraint as a part of a sentence.
  func part(_ text: String) -> Sentence {
    let views = [firstItem, secondItem].compactMap { $0?.layoutView?.nameInTree }
    return "\(constraint: text, views: views)"
  }
}

extension Row {
  /// The name of the priority in a sentence: `the horizontal hugging of name`, `the priority of “…”`.
  var priorityName: Sentence {
    guard let half, let coordinate = contentCoordinate else {
      return "the priority of \(quoted: constraint?.relationDescription ?? description)"
    }
    return "\(Self.halfName(half, coordinate.axis)) of \(coordinate.itemName)"
  }

  /// The priorities of several rows in a sentence: `the horizontal hugging of name or of email`.
  static func listed(_ rows: [Row], _ conjunction: String = "or") -> Sentence {
    guard let first = rows.first, let half = first.half,
      let axis = first.contentCoordinate?.axis,
      rows.allSatisfy({ $0.half == half && $0.contentCoordinate?.axis == axis })
    else { return rows.map(\.priorityName).listed(conjunction) }
    let names: [Sentence] = rows.compactMap(\.contentCoordinate).map { "of \($0.itemName)" }
    return "\(halfName(half, axis)) \(names.listed(conjunction))"
  }

  private static func halfName(_ half: Half, _ axis: Axis) -> String {
    "the \(axis.name) "
      + (half == .hugging ? "hugging" : "compression resistance")
  }
}
