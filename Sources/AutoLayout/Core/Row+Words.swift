import LayoutKernel
import LayoutScene

/// The words as a list in a sentence: `a`, `a and b`, `a, b and c`.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension Row {
  /// The name of the priority in a sentence: `the horizontal hugging of name`, `the priority of “…”`.
  var priorityName: String {
    guard let half, let coordinate = contentCoordinate else {
      return "the priority of “\(constraint?.relationDescription ?? description)”"
    }
    return Self.halfName(half, coordinate.axis) + " of \(coordinate.itemName)"
  }

  /// The priorities of several rows in a sentence: `the horizontal hugging of name or of email`.
  static func listed(_ rows: [Row], _ conjunction: String = "or") -> String {
    guard let first = rows.first, let half = first.half,
      let axis = first.contentCoordinate?.axis,
      rows.allSatisfy({ $0.half == half && $0.contentCoordinate?.axis == axis })
    else { return AutoLayout.listed(rows.map(\.priorityName), conjunction) }
    let names = rows.compactMap(\.contentCoordinate).map { "of \($0.itemName)" }
    return halfName(half, axis) + " " + AutoLayout.listed(names, conjunction)
  }

  private static func halfName(_ half: Half, _ axis: Axis) -> String {
    "the \(axis == .horizontal ? "horizontal" : "vertical") "
      + (half == .hugging ? "hugging" : "compression resistance")
  }
}
