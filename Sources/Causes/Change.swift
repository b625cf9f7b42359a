import Documents
import LayoutScene
import Snapshots

/// One difference between what a document says today and what it said when the snapshot was made, with
/// what puts yesterday's back in its place.
struct Change {
  var kind: Cause.Kind
  var what: String
  /// Where today's document says it, or yesterday's for what is gone; nil for a trait that an option
  /// chooses.
  var origin: SourceLocation?
  var before, after: String?
  var undo: Undo
  /// What somebody changed along with it, and what is undone with it: the constraint in whose place one is.
  var others: [Change] = []

  /// What undoes all of it.
  var undos: [Undo] { [undo] + others.map(\.undo) }
}

/// Puts what a document said yesterday back in one place.
enum Undo: Hashable {
  // Of the screen.
  /// With the direction that yesterday and today have in common; nil where it goes with the locale.
  case locale(String, LayoutDirection?)
  /// Numbers by name that follow from one place: a metric, or the argument of a component.
  case metrics([String: Double])
  /// The device: size, scale and safe area.
  case canvas(ResolvedCanvasValues)
  case canvasMargins(JSON?)
  case textSize(ContentSizeCategory)
  case appearance(Appearance)
  case direction(LayoutDirection)
  // Of views, by identifier.
  case properties([PropertyUndo])
  /// Values in a mapping or a list, of one key.
  case parts([PartUndo])
  /// One part of a text of which yesterday's has as many.
  case run(RunUndo)
  case viewClass(view: String, className: String, [PropertyUndo])
  /// The order of the subviews that a view had yesterday and has today.
  case order(view: String, [String])
  case parent(view: String, String)
  case addedView(String)
  case removedView(String)
  // Of constraints, by their numbers in today's list or in yesterday's.
  case numbers([NumberUndo])
  case added([Int])
  case removed([Int])
  /// Yesterday's numbers in order, of those that are in both lists.
  case constraintOrder
}

/// Puts one key of a view back; nil takes the key away.
struct PropertyUndo: Hashable {
  var view: String
  var name: String
  var old: ResolvedProperty?
}

/// Puts one value in a key of a view back; nil takes it away.
struct PartUndo: Hashable {
  var view: String
  var name: String
  var path: [ResolvedProperty.Step]
  var old: JSON?
}

/// Puts one part of a text with several styles back.
struct RunUndo: Hashable {
  var view: String
  /// The key of the text.
  var name: String
  var index: Int
  var old: ResolvedRun
}

/// Puts one part of a constraint back.
struct NumberUndo: Hashable {
  enum Part: Hashable {
    case relation(String)
    case multiplier(Double)
    case constant(Double?)
    case priority(Double)
    /// The whole constraint.
    case all(ResolvedConstraint)
  }

  /// The constraint's number in today's list.
  var index: Int
  var part: Part
}
