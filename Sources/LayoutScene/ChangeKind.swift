/// What a change of a document is about. Each key of documents says what a change of its value is.
package enum ChangeKind: String, Sendable, CaseIterable {
  // Changes of written constraints.
  case constant, multiplier, priority, relation, added, removed, replaced
  // Changes of views.
  case text, translation, font, size, hugging, compression, hidden, margins, spacing, stack
  case order
  case `class`
  case viewAdded = "view-added"
  case viewRemoved = "view-removed"
  /// A change of what decides whether views and constraints are there.
  case condition
  /// A change of the items that a view is repeated for.
  case items
  /// The name of a screen or a variant.
  case renamed
  // Changes of the screen's traits.
  case direction, textSize, device, locale
  /// A change that affects only pixels, such as that of a colour.
  case appearance
  /// A difference for which no change was found.
  case unknown
}
