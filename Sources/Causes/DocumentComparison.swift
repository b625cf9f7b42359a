import Documents
import LayoutScene

/// What yesterday's document and today's differ in.
struct DocumentComparison {
  let before: ResolvedDocument
  let changes: [Change]
  let matching: ConstraintMatching

  /// Nil where today's document says nothing that can be laid out.
  init?(
    before: ResolvedDocument, today: OpenDocument, options: DocumentOptions,
    measurer: any TextMeasuring
  ) {
    guard let after = today.resolvedWithImages(options: options, measurer: measurer) else {
      return nil
    }
    // A key that is gone has yesterday's place.
    let origin = { key in
      options.chooses(key) ? nil : today.origin(of: key) ?? before.origins[key]
    }
    var lookUps = Differences.lookUps(before: before, after: after, origin: origin)
    let undos =
      lookUps.map(\.undo) + [.canvas(before.canvas), .appearance(before.canvas.appearance)]
    var lookedUp = today.resolvedWithImages(
      options: options, replacing: Replacement(undos), measurer: measurer)
    if lookedUp == nil {
      // Yesterday's numbers make no sense in today's constraints, whose own numbers are then compared.
      lookUps = []
      lookedUp = after
    }
    let base = lookedUp ?? after
    let differences = Differences(before: before, after: base, origin: origin)
    self.before = before
    // What is about the screen has no place, or an early one.
    changes = (lookUps + differences.changes()).sorted(byPlace: \.origin)
    matching = ConstraintMatching(old: before.constraints, new: base.constraints)
  }
}

extension DocumentOptions {
  /// Whether the options and not the document say what a key of the document is about.
  fileprivate func chooses(_ key: String) -> Bool {
    switch key.prefix(while: { $0 != "." }) {
    case "locale": locale != nil || pseudo != nil
    case "canvas": device != nil || size != nil || orientation != nil || scale != nil
    case "textSize": textSize != nil
    case "direction": direction != nil
    case "appearance": appearance != nil
    default: false
    }
  }
}
