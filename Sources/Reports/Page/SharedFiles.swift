import CResources
import LayoutScene

/// The files that all kinds of pages share. A kind's own scripts are between `elements` and
/// `controls`, because the state in `controls` needs the kind's `Choices`.
package enum SharedFiles {
  package static let elements = String(cString: plumb_sharedElements()) + traits + severities
  package static let controls = String(cString: plumb_sharedControls())
  package static let styles = String(cString: plumb_sharedStyles())

  /// The traits of cells for scripts, in the order in which people read them.
  private static let traits: String = {
    let rows = Cell.Trait.asRead.map { trait -> JSON in
      [
        "name": .string(trait.rawValue), "title": .string(trait.title),
        "all": .string(trait.wordsForAll),
      ]
    }
    return "\nconst Traits = \(JSON.array(rows).oneLine);\n"
  }()

  /// The severities of findings for scripts, the worst first.
  private static let severities: String = {
    let words = Finding.Severity.worstFirst.map { JSON.string($0.rawValue) }
    return "const Severities = \(JSON.array(words).oneLine);\n"
  }()
}
