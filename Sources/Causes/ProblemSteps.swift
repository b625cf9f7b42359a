import Foundation
import LayoutKernel
import LayoutScene
import Snapshots

/// The differences between two layout problems as named changes, each with an undo.
struct ProblemSteps {
  private(set) var all: [ProblemStep] = []
  private let texts: (before: [String: [TextRecord]], after: [String: [TextRecord]])

  /// - Parameter isFitted: whether the window takes its size from the layout, so that another size
  ///   is no change of the screen.
  init(
    from before: LayoutProblem, _ old: SceneRecord, to after: LayoutProblem, _ new: SceneRecord,
    isFitted: Bool
  ) {
    texts = (Self.texts(of: old), Self.texts(of: new))
    var rules: [String: [ProblemChange]] = [:]
    let changes = after.difference(from: before)
    let removed = RemovedItems(changes)
    for change in changes where !removed.isPart(change) {
      switch change {
      case .environment(let was, let now) where isFitted && was.differsInSizeOnly(from: now):
        continue
      case .item(let was, let now): addItem(was, now)
      case .constraint(_, let constraint) where constraint.kind != .written,
        .constraintAdded(let constraint) where constraint.kind != .written,
        .constraintRemoved(let constraint) where constraint.kind != .written:
        rules[constraint.container, default: []].append(change)
      case .constraint(let was, let now): addConstraint(was, now, change)
      case .itemRemoved(let item, _): addRemoved(item, removed)
      case .constraintRemoved(let constraint):
        add(
          .removed, constraint.equation, constraint.origin, constraint.equation, nil,
          views: [constraint.first.item]
        ) {
          for guide in removed.guides(of: constraint) { $0 = $0.undoing(guide) }
          $0 = $0.undoing(change)
        }
      default: addOther(change)
      }
    }
    // The constraints that a view makes for what it arranges follow from its properties, and are one change.
    for (stack, changes) in rules.sorted(by: { $0.key < $1.key }) {
      add(.stack, "\(stack)'s arrangement", views: [stack]) { problem in
        for change in changes { problem = problem.undoing(change) }
      }
    }
  }

  private static func texts(of scene: SceneRecord) -> [String: [TextRecord]] {
    Dictionary(scene.views.map { ($0.id, $0.texts) }) { first, _ in first }
  }

  private mutating func add(
    _ kind: Cause.Kind, _ what: String, _ origin: SourceLocation? = nil, _ before: String? = nil,
    _ after: String? = nil, views: [String], _ undo: @escaping (inout LayoutProblem) -> Void
  ) {
    all.append(
      ProblemStep(
        kind: kind, what: what, origin: origin, before: before, after: after, views: views,
        undo: undo))
  }

  // MARK: Constraints

  private mutating func addConstraint(
    _ was: ProblemConstraint, _ now: ProblemConstraint, _ change: ProblemChange
  ) {
    let (kind, old, new): (Cause.Kind, String, String) =
      if was.relation != now.relation {
        (.relation, was.relation.symbol, now.relation.symbol)
      } else if was.multiplier != now.multiplier {
        (.multiplier, String(decimal: was.multiplier), String(decimal: now.multiplier))
      } else if was.constant != now.constant {
        (.constant, String(decimal: was.constant), String(decimal: now.constant))
      } else {
        (.priority, String(decimal: was.priority.value), String(decimal: now.priority.value))
      }
    add(kind, now.equation, now.origin, old, new, views: [now.first.item]) {
      $0 = $0.undoing(change)
    }
  }

  private mutating func addRemoved(_ item: ProblemItem, _ removed: RemovedItems) {
    let changes = removed.changes(with: item.name)
    add(.viewRemoved, item.name, nil, item.name, nil, views: [item.name]) { problem in
      for change in changes {
        // Another view that was removed may have brought the constraint back.
        if case .constraintRemoved(let constraint) = change,
          problem.constraints.contains(constraint)
        {
          continue
        }
        problem = problem.undoing(change)
      }
    }
  }

  private mutating func addOther(_ change: ProblemChange) {
    let undo: (inout LayoutProblem) -> Void = { $0 = $0.undoing(change) }
    switch change {
    case .constraintAdded(let constraint):
      add(
        .added, constraint.equation, constraint.origin, nil, constraint.equation,
        views: [constraint.first.item], undo)
    case .itemAdded(let item) where item.guide == nil:
      add(.viewAdded, item.name, nil, nil, item.name, views: [item.name], undo)
    case .order(let parent, let before, let after):
      add(
        .order, "the order in \(parent ?? "the screen")", nil, before.joined(separator: ", "),
        after.joined(separator: ", "), views: after, undo)
    case .environment: add(.device, "the size or safe area of the screen", views: [], undo)
    default: break
    }
  }

  // MARK: Items

  private mutating func addItem(_ was: ProblemItem, _ now: ProblemItem) {
    if was.content.natural != now.content.natural || was.content.wraps != now.content.wraps {
      addContent(was, now)
    }
    let priorities: [(WritableKeyPath<ContentPriorities, LayoutPriority>, Cause.Kind)] = [
      (\.hugging, .hugging), (\.compression, .compression),
    ]
    let axes: [(WritableKeyPath<ProblemContent, ContentPriorities>, String)] = [
      (\.horizontal, "horizontal"), (\.vertical, "vertical"),
    ]
    for (axis, word) in axes {
      for (priority, kind) in priorities {
        let path = axis.appending(path: priority)
        compare(
          was, now, kind, ".\(kind.rawValue) (\(word))",
          { String(decimal: $0.content[keyPath: path].value) },
          putting: { $0.content[keyPath: path] = $1.content[keyPath: path] })
      }
    }
    compare(
      was, now, .margins, ".layoutMargins", { Self.words($0.margins.own) },
      putting: { $0.margins = $1.margins })
    compare(
      was, now, .direction, "'s direction", { $0.readsRightToLeft ? "rtl" : "ltr" },
      putting: { $0.readsRightToLeft = $1.readsRightToLeft })
    addMove(was, now)
    addScrolling(was, now)
    guard
      was.alignment != now.alignment || was.autoresizing?.frame != now.autoresizing?.frame
        || was.autoresizing?.mask != now.autoresizing?.mask
    else { return }
    compare(was, now, .size, "'s frame or alignment rect") {
      $0.alignment = $1.alignment
      $0.autoresizing = $1.autoresizing
    }
  }

  /// Adds a step where an item becomes another one if a part of it is put back.
  ///
  /// - Parameters:
  ///   - what: what stands behind the item's name.
  ///   - words: the part in words.
  ///   - put: gives an item the part that another one has.
  private mutating func compare(
    _ was: ProblemItem, _ now: ProblemItem, _ kind: Cause.Kind, _ what: String,
    _ words: (ProblemItem) -> String? = { _ in nil },
    putting put: @escaping (inout ProblemItem, ProblemItem) -> Void
  ) {
    var former = now
    put(&former, was)
    guard former != now else { return }
    add(kind, now.name + what, nil, words(was), words(now), views: [now.name]) { problem in
      guard let index = problem.items.firstIndex(where: { $0.name == now.name }) else { return }
      put(&problem.items[index], was)
    }
  }

  /// Adds a step for another parent. The item goes back with what is in it.
  private mutating func addMove(_ was: ProblemItem, _ now: ProblemItem) {
    guard was.parent != now.parent else { return }
    add(.order, "\(now.name)'s superview", nil, was.parent, now.parent, views: [now.name]) {
      problem in
      guard let item = problem.items.first(where: { $0.name == now.name }) else { return }
      var former = item
      former.parent = was.parent
      problem = problem.undoing(.item(before: former, after: item))
    }
  }

  /// Adds a step each for what scrolls, how far, and where the safe area comes from.
  private mutating func addScrolling(_ was: ProblemItem, _ now: ProblemItem) {
    compare(
      was, now, .size, "'s scrolling", { String($0.scrollsContent) },
      putting: { $0.scrollsContent = $1.scrollsContent })
    compare(
      was, now, .size, "'s contentOffset", { Self.words($0.boundsOrigin) },
      putting: { $0.boundsOrigin = $1.boundsOrigin })
    compare(was, now, .margins, "'s contentInsetAdjustmentBehavior") {
      $0.passesHorizontally = $1.passesHorizontally
      $0.passesVertically = $1.passesVertically
    }
    compare(
      was, now, .margins, "'s safe area", { Self.words($0.ownSafeArea ?? $0.addedSafeArea) },
      putting: {
        $0.addedSafeArea = $1.addedSafeArea
        $0.ownSafeArea = $1.ownSafeArea
      })
    compare(
      was, now, .size, "'s baselines", { $0.firstBaselineItem ?? $0.lastBaselineItem ?? $0.name },
      putting: {
        $0.firstBaselineItem = $1.firstBaselineItem
        $0.lastBaselineItem = $1.lastBaselineItem
      })
  }

  /// Adds a step for another text, another font, or another size of content.
  private mutating func addContent(_ was: ProblemItem, _ now: ProblemItem) {
    let (old, new) = (texts.before[now.name] ?? [], texts.after[now.name] ?? [])
    let (kind, what, before, after): (Cause.Kind, String, String, String) =
      if old.map(\.string) != new.map(\.string) {
        (
          .text, ".text", old.map(\.string).joined(separator: " "),
          new.map(\.string).joined(separator: " ")
        )
      } else if let font = old.first?.font, let other = new.first?.font, font != other {
        (.font, ".font", Self.words(font), Self.words(other))
      } else {
        (
          .size, ".intrinsicContentSize", Self.words(was.content.natural.size),
          Self.words(now.content.natural.size)
        )
      }
    compare(
      was, now, kind, what, { $0 == was ? before : after },
      putting: {
        $0.content.natural = $1.content.natural
        $0.content.wraps = $1.content.wraps
        $0.content.measured = $1.content.measured
      })
  }

  private static func words(_ size: CGSize) -> String {
    "\(String(decimal: size.width)) × \(String(decimal: size.height))"
  }

  private static func words(_ point: CGPoint) -> String {
    "\(String(decimal: point.x)), \(String(decimal: point.y))"
  }

  private static func words(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { String(decimal: $0) }
      .joined(separator: ", ")
  }

  private static func words(_ font: Font) -> String {
    let words = "\(font.family ?? "system") \(String(decimal: font.size)) \(font.weight.name)"
    return font.isItalic ? "\(words) italic" : words
  }
}

extension LayoutEnvironment {
  fileprivate func differsInSizeOnly(from other: LayoutEnvironment) -> Bool {
    var resized = self
    resized.windowSize = other.windowSize
    return resized == other
  }
}
