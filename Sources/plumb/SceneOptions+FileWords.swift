import Documents
import LayoutScene

extension SceneOptions {
  /// The most values of a list that a file's name has; more are counted.
  private static let mostNamed = 4

  /// The words of a file's name for what these options choose, in the order of a cell's name: `de+ar` and
  /// `ipad`. So the results of runs with other choices do not replace each other.
  var fileWords: [String] {
    Cell.Trait.asRead.flatMap(CellChoice.all(deciding:)).compactMap { choice in
      choice.given(choices).map { Self.word($0, "\(choice.optionName)s") }
    }
  }

  private static func word(_ given: CellChoice.Given, _ what: String) -> String {
    let names = given.count > mostNamed ? ["\(given.count)-\(what)"] : given.words()
    return ((given.hasAll ? ["all-\(what)"] : []) + names).joined(separator: "+")
  }
}
