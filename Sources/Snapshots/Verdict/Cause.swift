import LayoutScene

/// Why frames, texts or pixels of a screen differ from its snapshot.
///
/// A cause is proved: with this one change undone in today's screen, and everything else as today, the
/// views in `views` lie where the snapshot has them, or nearer to it.
package struct Cause: Sendable, Hashable {
  /// What was changed.
  package enum Kind: String, Sendable, CaseIterable {
    // Of constraints that somebody wrote.
    case constant, multiplier, priority, relation, added, removed
    // Of views.
    case text, translation, font, size, hugging, compression, hidden, margins, spacing, stack
    case order
    case `class`
    case viewAdded = "view-added"
    case viewRemoved = "view-removed"
    // Of the screen.
    case direction, textSize, device, locale
    /// What only pixels show, such as a colour.
    case appearance
    /// A difference for which no change was found.
    case unknown
  }

  /// What was changed.
  package var kind: Kind
  /// The constraint as it is written, or the view and its property: `title.font`.
  package var what: String
  /// Where today's document says it, or yesterday's for what was removed; nil for a cause without a
  /// place, as in code.
  package var origin: SourceLocation?
  /// What it was in the snapshot, as text; nil for what was not there.
  package var before: String?
  /// What it is today, as text; nil for what is no longer there.
  package var after: String?
  /// The identifiers of the views that it moved or changed, the one with the largest change first.
  package var views: [String]
  /// This cause's share of the changed frames: of those of `views` that it moves, the frame without it, and
  /// the frame with it. What else has changed is in both, or, where it hides the effect, in neither.
  package var shares: [FrameChange]

  /// A cause. It has no place and no values unless given.
  package init(
    _ kind: Kind, _ what: String, origin: SourceLocation? = nil, before: String? = nil,
    after: String? = nil, views: [String], shares: [FrameChange] = []
  ) {
    self.kind = kind
    self.what = what
    self.origin = origin
    self.before = before
    self.after = after
    self.views = views
    self.shares = shares
  }
}
