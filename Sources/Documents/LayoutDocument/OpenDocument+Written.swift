import Files
import LayoutScene
import Reuse

extension OpenDocument {
  /// The document's nodes under `options`: components, styles, repetition and conditions are replaced by what they
  /// stand for, and keys have their own names.
  package func nodes(_ options: DocumentOptions) -> Node { inCell(options).root }

  /// The condition under which a view is there that is left out under `options`; nil for other views.
  package func conditionLeavingOut(_ view: String, _ options: DocumentOptions) -> String? {
    inCell(options).places.leftOut[view]
  }

  /// The conditions on the cell's traits, such as `when: {width: regular}`, and where they are written.
  package func conditions(_ options: DocumentOptions) -> [(text: String, place: SourceLocation)] {
    guard isChosen else { return choosing(options).conditions(options) }
    var found: [(text: String, place: SourceLocation)] = []
    func collect(_ node: Node) {
      for pair in node.mapping ?? [] {
        if pair.name == "when", let traits = pair.value.mapping, !traits.isEmpty {
          let words = traits.map { "\($0.name): \($0.value.scalar?.text ?? "…")" }
          found.append(
            ("when: {\(words.joined(separator: ", "))}", places.location(of: pair.key.mark)))
        } else {
          collect(pair.value)
        }
      }
      node.sequence?.forEach(collect)
    }
    collect(root)
    return found
  }

  /// The variants of a screen besides the chosen one, and where they are written.
  package func variantPlaces(_ options: DocumentOptions) -> [(name: String, place: SourceLocation)]
  {
    let screens = written["screens"]?.value
    let screen = (options.screen ?? self.screens.first).flatMap { screens?[$0]?.value }
    return [written, screen].compactMap { $0?["variants"]?.value.mapping }.joined()
      .filter { $0.name != options.variant }
      .map { ($0.name, places.location(of: $0.key.mark)) }
  }
}
