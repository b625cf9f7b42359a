import Documents
import LayoutScene

/// The differences between the recorded document and the current one.
struct DocumentComparison {
  let before: ResolvedDocument
  let changes: [Change]
  let matching: ConstraintMatching

  /// Nil where the current document cannot be laid out.
  init?(
    before: ResolvedDocument, current: OpenDocument, options: DocumentOptions,
    measurer: any TextMeasuring
  ) {
    guard let after = current.resolvedWithImages(options: options, measurer: measurer) else {
      return nil
    }
    // A key that the current document lacks has its place in the recorded one.
    let origin = { key in
      options.choose(String(key.prefix { $0 != "." }))
        ? nil : current.origin(of: key, options) ?? before.origins[key]
    }
    func resolved(_ undos: [Undo]) -> ResolvedDocument? {
      undos.isEmpty
        ? after
        : current.resolvedWithImages(
          options: options, replacing: Replacement(undos), measurer: measurer)
    }
    // A variant that applies, or does not any more, brings numbers of its own.
    let conditions = ChoiceDifferences(before: before, after: after).conditions
    let settled = resolved(conditions.flatMap(\.undos)) ?? after
    var lookUps =
      conditions + DocumentDifferences.lookUps(before: before, after: settled, origin: origin)
    var lookedUp = resolved(
      lookUps.flatMap(\.undos) + [.canvas(before.canvas), .appearance(before.canvas.appearance)])
    if lookedUp == nil {
      // The current document cannot be read with the recorded numbers. The numbers of its constraints
      // are then compared instead.
      lookUps = []
      lookedUp = after
    }
    let base = lookedUp ?? after
    let before = before.knowsPlaces ? before : before.placed(as: base)
    let differences = DocumentDifferences(before: before, after: base, origin: origin)
    self.before = before
    // Changes of the screen have no place, or an early one.
    let choices = ChoiceDifferences(before: before, after: base)
    let named = (lookUps + differences.changes()).map { choices.named(choices.placed($0)) }
    let renamed = RenamedViews(differences.views).joined(named)
    changes = choices.withOrders(renamed.withoutFollowing.byEdit).sorted(byPlace: \.origin)
    matching = ConstraintMatching(old: before.constraints, new: base.constraints)
  }
}
