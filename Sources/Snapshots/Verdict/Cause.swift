import LayoutScene

/// A cause why frames, texts or pixels of a screen differ from its snapshot.
///
/// Every cause is proved by a layout: if this one change is undone in the current screen, the views in
/// `views` are at their places in the snapshot, or nearer to them.
package struct Cause: Sendable, Hashable {
  package typealias Kind = ChangeKind

  /// The kind of the change.
  package var kind: Kind
  /// The constraint as it is written, or the view and its property: `title.font`.
  package var what: String
  /// The place in the current document, or in the recorded one for a removal; nil for a cause without a
  /// place, as in code.
  package var origin: SourceLocation?
  /// The value in the snapshot, as text; nil if there was none.
  package var before: String?
  /// The current value, as text; nil if there is none.
  package var after: String?
  /// The identifiers of the views that it moved or changed, the one with the largest change first.
  package var views: [String]
  /// This cause's share of the changed frames: for each of `views` that it moves, the frame without
  /// this change and the frame with it. Other changes are in both frames, or in neither if they
  /// would hide the effect.
  package var shares: [FrameChange]

  /// What was edited, the same for all screens that one edit changes. A changed translation has values of its own
  /// wherever numbers are filled in, and a colour has other values in each appearance.
  package var edit: String {
    let place = origin.map { "\($0)" } ?? ""
    let isVaried = kind == .translation || (kind == .appearance && origin != nil)
    let values = isVaried ? [] : [before, after].map { $0.map { "“\($0)”" } ?? "–" }
    return ([kind.rawValue, what, place] + values).joined(separator: " ")
  }

  /// A cause; by default it has no place and no values.
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
