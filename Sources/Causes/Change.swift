import Documents
import LayoutScene
import Snapshots

/// One difference between the current document and the recorded one, with the undo that puts the recorded state back.
struct Change {
  var kind: Cause.Kind
  var what: String
  /// What was edited, whichever view it is for: views that one line of the document makes have it in common.
  /// Nil for what has a name of its own.
  var edit: String?
  /// The place in the current document, or in the recorded one for something removed; nil for a trait that
  /// an option chooses.
  var origin: SourceLocation?
  var before, after: String?
  /// The name of the argument, the repeated list or the condition that was edited, where the change follows from one.
  var choice: String?
  /// The names of the recorded value and of the current one where they are written, if that is not at the view itself.
  var was, now: String?
  /// The names of the arguments through which the current value comes, as `ArgumentWays` lists them.
  var way: [String] = []
  var undo: Undo
  /// What else the same edit has changed.
  var more: [Undo] = []

  var undos: [Undo] { [undo] + more }

  func cause(of views: [String], shares: [FrameChange] = []) -> Cause {
    Cause(kind, what, origin: origin, before: before, after: after, views: views, shares: shares)
  }
}

extension Change {
  /// The view that came or went; nil for another change.
  var view: String? {
    switch undo {
    case .addedView(let view), .removedView(let view): view
    default: nil
    }
  }
}

extension [Change] {
  /// The changes with those of one edit as one: a line of a style, of a component or of the strings has the
  /// same effect wherever it is used.
  var byEdit: [Change] {
    var changes: [Change] = []
    var places: [[String?]: Int] = [:]
    for change in self {
      let key =
        (change.choice.map { [$0] } ?? [change.kind.rawValue]) + [change.origin?.description]
        + change.edited
      if change.origin != nil, let place = places[key] {
        changes[place].add(change)
      } else {
        places[key] = changes.count
        changes.append(change)
      }
    }
    return changes
  }
}

extension Change {
  /// Adds what else the same edit changed. A value says more about the edit than what came and went with it, and what a
  /// number is for more than that it is one.
  fileprivate mutating func add(_ other: Change) {
    if [.constant, .appearance].contains(kind), !other.isComing { kind = other.kind }
    if isComing, !other.isComing {
      let undos = self.undos
      self = other
      more += undos
    } else {
      more += other.undos
    }
  }

  /// Whether views or constraints come, go or change places.
  var isComing: Bool {
    [.viewAdded, .viewRemoved, .added, .removed, .replaced, .order].contains(kind)
  }

  /// What tells the edit from others of its kind and place. An equation that is repeated has other views in each
  /// repetition, in its words and in its values.
  fileprivate var edited: [String?] {
    if choice != nil { return [] }
    return switch kind {
    case .added, .removed, .replaced: []
    case .translation: [edit ?? what]
    // What is repeated is written once, also where its values differ.
    default: edit.map { $0.hasPrefix(".") } ?? true ? [edit ?? what, before, after] : [edit]
    }
  }
}

/// Puts the recorded state back in one place of the document.
enum Undo: Hashable {
  // Changes of the screen.
  /// The recorded locale, and the direction if it is the same in both; otherwise nil, and
  /// the direction follows from the locale.
  case locale(String, LayoutDirection?)
  /// Numbers by name that come from one place: a metric, or the argument of a component.
  case metrics([String: Double])
  /// Whether conditions about the cell held, by their names.
  case conditions([String: Bool])
  /// A colour of the document by its name.
  case color(String, AdaptiveColor)
  /// The device: size, scale and safe area.
  case canvas(ResolvedCanvasValues)
  case canvasMargins(JSON?)
  case textSize(ContentSizeCategory)
  case appearance(Appearance)
  case direction(LayoutDirection)
  // Changes of views, by identifier.
  case properties([PropertyUndo])
  /// Values inside a key that holds a mapping or a list.
  case parts([PartUndo])
  /// One part of a text that has as many parts as the recorded one.
  case run(RunUndo)
  case viewClass(view: String, className: String, [PropertyUndo])
  /// The recorded order of subviews that the view still has.
  case order(view: String, [String])
  case parent(view: String, String)
  case addedView(String)
  case removedView(String)
  // Changes of constraints, by their indexes in the current list or, for `removed`, in the recorded one.
  case numbers([NumberUndo])
  case added([Int])
  case removed([Int])
  /// The recorded order of the constraints that are in both lists.
  case constraintOrder
}

/// Puts one key of a view back; `old` is nil if the key is taken away.
struct PropertyUndo: Hashable {
  var view: String
  var name: String
  var old: ResolvedProperty?
}

/// Puts one value inside a key of a view back; `old` is nil if the value is taken away.
struct PartUndo: Hashable {
  var view: String
  var name: String
  var path: [ResolvedProperty.Step]
  var old: JSON?
  /// What was looked up in the old value, with paths from the key's own value.
  var lookUps: [ResolvedProperty.LookUp] = []
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

  /// The constraint's index in the current list.
  var index: Int
  var part: Part
}
