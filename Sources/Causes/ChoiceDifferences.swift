import Documents
import LayoutScene
import Snapshots

/// The values that decide which parts of a document are there and that differ from those of the record: conditions,
/// arguments, lists, styles and components. What follows from one of them is one change, named after it.
struct ChoiceDifferences {
  let before, after: ResolvedDocument
  /// The recorded values and the current ones, by name.
  private let old, new: [String: ResolvedChoice]
  /// The lists that differ, as they are now.
  private let lists: [ResolvedChoice]
  /// The lists with as many items, or items of the same names in the same order, as they were.
  let unchangedLists: [ResolvedChoice]
  /// Where arguments and items are written, by their names.
  private let argumentPlaces: [String: SourceLocation]
  /// Where the first of the keys in items are written, by the items' names.
  private let firstKeys: [String: SourceLocation]
  /// What decides about constraints, by the views in which the variables have their values.
  private let decisions: [String: [[String]]]
  /// The views of both documents by the names that they have where they are written, and the other way round.
  private let views: [String: Set<String>]
  private let written: [String: String]
  /// The views that are in both documents.
  private let kept: Set<String>

  init(before: ResolvedDocument, after: ResolvedDocument) {
    (self.before, self.after) = (before, after)
    let old = Dictionary(before.choices.map { ($0.name, $0) }) { first, _ in first }
    self.old = old
    new = Dictionary(after.choices.map { ($0.name, $0) }) { first, _ in first }
    let all = after.views + before.views
    written = Dictionary(all.map { ($0.id, $0.definition ?? $0.id) }) { first, _ in first }
    views = Dictionary(all.map { ($0.definition ?? $0.id, [$0.id]) }) { $0.union($1) }
    let kept = Set(before.views.map(\.id)).intersection(after.views.map(\.id))
    self.kept = kept
    lists = after.choices.filter { choice in
      choice.kind == .items && old[choice.name].map { $0.value != choice.value } == true
    }
    unchangedLists = after.choices.filter { $0.kind == .items && old[$0.name]?.value == $0.value }
    argumentPlaces = Dictionary(after.arguments.map { ($0.value, $0.key) }) { min($0, $1) }
    let keys = after.arguments.compactMap { place, name -> (String, SourceLocation)? in
      let item = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
      return item.contains("/") || item.hasSuffix("]") ? (item, place) : nil
    }
    firstKeys = Dictionary(keys) { min($0, $1) }
    decisions = Dictionary(grouping: after.constraintDecisions, by: \.scope)
      .mapValues { $0.map(\.way) }
  }

  // MARK: Conditions about the cell

  /// The conditions that hold where they did not, or the other way round. To undo them the document is read again, so
  /// that what follows from them is no change of its own.
  var conditions: [Change] {
    let views = Set(before.views.map(\.id))
    let equations = Set(before.constraints.map(\.written))
    return after.choices.filter { $0.kind == .condition }.compactMap { choice in
      guard let held = held(choice, views, equations), held != choice.holds else { return nil }
      let recorded = old[choice.name]?.value
      // The same condition holds or not by what else has changed, such as the device.
      let isSame = recorded == choice.value
      return Change(
        kind: .condition, what: choice.name, origin: isSame ? nil : choice.origin,
        before: recorded, after: choice.value, undo: .conditions([choice.name: held]))
    }
  }

  /// Whether a condition held. A condition that is new was none before: what has it was there, or did not exist.
  private func held(
    _ choice: ResolvedChoice, _ views: Set<String>, _ equations: Set<String>
  ) -> Bool? {
    if let old = old[choice.name] { return old.holds }
    if choice.name.hasPrefix("variants."), !before.choices.isEmpty { return false }
    let view = choice.name.hasSuffix(".when") ? String(choice.name.dropLast(".when".count)) : ""
    return views.contains(view) || equations.contains(choice.name) ? true : nil
  }

  // MARK: What was edited

  /// The change as one of the value that it follows from.
  func named(_ change: Change) -> Change {
    let written = change.origin.flatMap { after.arguments[$0] }
    let list = list(of: change, written)
    let decision = decision(of: change)
    if list == nil, decision == nil, let (name, inner) = template(of: change) {
      // The change of a text's mapping may have the whole name.
      let isWhole = change.what.hasPrefix(name + ".")
      let path = isWhole ? String(change.what.dropFirst(name.count)) : inner
      var change = change
      (change.what, change.choice) = (name + path, name + path)
      change.origin = after.places[name] ?? place(of: name) ?? change.origin
      return change
    }
    guard let name = list?.name ?? decision ?? written else { return change }
    var change = change
    change.choice = name
    let (was, now) = (old[name], new[name])
    if let choice = now ?? was, was?.value != now?.value, was != nil || decision != nil {
      // A value at a use that gave none before takes the place of the default.
      if was != nil || change.isComing || choice.kind != .argument {
        (change.before, change.after) = (was?.value, now?.value)
      }
      change.kind = kind(of: change, by: choice)
      change.what = name
      change.origin =
        list.flatMap { place(in: $0) } ?? now?.origin ?? place(of: name)
        ?? change.origin
    } else if was == nil, now == nil, name == decision {
      (change.what, change.after) = (name, nil)
      change.origin = place(of: name) ?? change.origin
    } else if !change.isComing {
      change.what = name
    }
    return change
  }

  private func kind(of change: Change, by choice: ResolvedChoice) -> ChangeKind {
    switch choice.kind {
    case .items: .items
    case .component: .class
    case .condition, .when: .condition
    case .argument where change.kind == .replaced: .constant
    case .argument, .style: change.isComing ? .condition : change.kind
    }
  }

  /// Where something is written, or else what contains it.
  private func place(of name: String) -> SourceLocation? {
    if let place = after.places[name] ?? argumentPlaces[name] { return place }
    let container = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return argumentPlaces[container] ?? firstKeys[container] ?? after.places.place(of: name)
  }

  /// The change at what contained a key that is gone: the file may have other lines now. The value may come from
  /// somewhere else then, such as a style instead of the view.
  func placed(_ change: Change) -> Change {
    guard let was = change.was else { return change }
    let isOfVariant = was.hasPrefix("variants.")
    if let now = change.now {
      let isGone = after.places[was] == nil && argumentPlaces[was] == nil
      guard Self.rank(was) > Self.rank(now), isOfVariant || isGone else { return change }
    }
    var change = change
    change.origin = place(of: was) ?? change.origin
    if isOfVariant || change.now != nil { change.what = was }
    return change
  }

  /// Which of two values of a key wins, by their names: that of a variant over that of a view, and so on.
  private static func rank(_ name: String) -> Int {
    switch name.prefix(while: { $0 != "." }) {
    case "variants": 3
    case "components": 1
    case "styles": 0
    default: 2
    }
  }

  // MARK: Keys of views

  /// The key of a view or of a variant, or the argument, from which a change follows.
  private func decision(of change: Change) -> String? {
    let items = items(of: change)
    return variant(of: change) ?? condition(of: change) ?? component(of: items)
      ?? style(of: change, items) ?? edited(change.way) ?? deciding(items, change)
      ?? former(change)
  }

  /// The first of the arguments through which a value comes that was edited.
  private func edited(_ way: [String]) -> String? {
    // Records of older versions have no arguments.
    guard !way.isEmpty, !before.choices.isEmpty else { return nil }
    return way.first { old[$0]?.value != new[$0]?.value }
  }

  /// The argument that decides about constraints which come or go, in the innermost use around all of them.
  private func deciding(_ items: Set<String>, _ change: Change) -> String? {
    guard change.isComing, change.view == nil, let first = items.first else { return nil }
    for scope in first.enclosingPaths
    where items.allSatisfy({ $0 == scope || $0.hasPrefix(scope + "/") }) {
      let names = (decisions[String(scope)] ?? []).lazy.compactMap { edited($0) }
      if let name = names.first { return name }
    }
    return nil
  }

  /// The key of a component that takes its value from another argument than it did, or that is gone; nil for any other
  /// change. The arguments themselves are what they were.
  private func template(of change: Change) -> (name: String, path: String)? {
    guard let was = change.was, was != change.now, isArgument(was), isSame(was),
      change.now.map({ isSame($0) }) ?? true, let (view, key, path) = key(of: change)
    else { return nil }
    let definition = written[view] ?? view
    let own = "\(definition).component"
    let isInside = definition.hasPrefix("components.")
    guard isInside || new[own] != nil && old[own]?.value == new[own]?.value else { return nil }
    let name = isInside ? "\(definition).\(key)" : "components.\(new[own]?.value ?? "").\(key)"
    // A key that is gone has no place, and another one has.
    return (after.places[name] == nil) == (change.now == nil) ? (name, path) : nil
  }

  /// Whether a name is that of an argument or of a default.
  private func isArgument(_ name: String) -> Bool {
    (new[name] ?? old[name])?.kind == .argument || argumentPlaces[name] != nil
  }

  private func isSame(_ name: String) -> Bool { old[name]?.value == new[name]?.value }

  /// The view and the key whose value a change is, and the way to it within that of the key.
  private func key(of change: Change) -> (view: String, key: String, path: String)? {
    switch change.undo {
    case .properties(let all) where all.count == 1: (all[0].view, all[0].name, "")
    case .parts(let all) where all.count == 1:
      (all[0].view, all[0].name, all[0].path.map(\.words).joined())
    default: nil
    }
  }

  /// The key of an item that is gone, for which a default counts now.
  private func former(_ change: Change) -> String? {
    guard let was = change.was, change.way.contains(was), argumentPlaces[was] == nil,
      after.places[was] == nil
    else { return nil }
    return was
  }

  /// The condition of a variant that is gone, which had the recorded value.
  private func variant(of change: Change) -> String? {
    guard let was = change.was, was.hasPrefix("variants.") else { return nil }
    let name = was.split(separator: ".").prefix(2).joined(separator: ".") + ".when"
    return old[name] != nil && new[name] == nil ? name : nil
  }

  /// The condition of a view that was there and was left out, or the other way round.
  private func condition(of change: Change) -> String? {
    guard let view = change.view else { return nil }
    let name = (written[view] ?? view) + ".when"
    let isSame = old[name]?.value == new[name]?.value
    let wasAbsent = before.absent.contains(view)
    guard !isSame, wasAbsent ? old[name] != nil : after.absent.contains(view) else { return nil }
    return name
  }

  /// The component that all of these views were or are part of, at a use that was there and still is.
  private func component(of items: Set<String>) -> String? {
    uses(around: items).map { $0 + ".component" }.first { name in
      let (was, now) = (old[name], new[name])
      let uses = views[String(name.dropLast(".component".count))] ?? []
      guard (was ?? now)?.kind == .component, was?.value != now?.value, !kept.isDisjoint(with: uses)
      else { return false }
      // Records of older versions name no components.
      return was != nil
        || uses.allSatisfy { use in !before.views.contains { $0.id.hasPrefix(use + "/") } }
    }
  }

  /// The style of a view, or of a style, where the view has other styles' keys now.
  private func style(of change: Change, _ items: Set<String>) -> String? {
    func style(_ name: String?) -> Substring? {
      name.flatMap { $0.hasPrefix("styles.") ? $0.dropFirst(7).prefix { $0 != "." } : nil }
    }
    // Records of older versions do not know their styles.
    guard before.knowsPlaces, change.kind == .class || style(change.was) != style(change.now)
    else { return nil }
    let names = Set(items.map { (written[$0] ?? $0) + ".style" })
    guard names.count == 1 else { return nil }
    var (open, known): ([String], Set<String>) = (Array(names), names)
    while let name = open.popLast() {
      guard old[name]?.value == new[name]?.value else { return name }
      let styles = (new[name]?.value ?? "").split { "[], ".contains($0) }.map {
        "styles.\($0).style"
      }
      open += styles.reversed().filter { known.insert($0).inserted }
    }
    return nil
  }

  /// The names of the views that are around all of these, or that are all of these.
  private func uses(around items: Set<String>) -> [String] {
    guard let first = items.first else { return [] }
    return first.enclosingPaths.map { written[String($0)] ?? String($0) }.filter { name in
      let all = views[name] ?? []
      return items.allSatisfy { item in
        all.contains { item == $0 || item.hasPrefix($0 + "/") }
      }
    }
  }

  // MARK: Lists

  /// The list from which the change of a view follows: views come, go and move with its items, and values follow their
  /// items where these have no names.
  private func list(of change: Change, _ written: String?) -> ResolvedChoice? {
    guard !lists.isEmpty else { return nil }
    if case .order(_, let names) = change.undo {
      return lists.first { list in names.allSatisfy { $0.hasPrefix(list.scope + "/") } }
    }
    if change.isComing {
      let items = items(of: change)
      return lists.first { list in
        !items.isEmpty && items.allSatisfy { $0.hasPrefix(list.scope + "/") }
      }
    }
    return written.flatMap { written in
      lists.first { written.hasPrefix($0.scope + "/") || written.hasPrefix($0.name + "[") }
    }
  }

  /// The item of a list that is new or has moved; nil for none with a name.
  private func place(in list: ResolvedChoice) -> SourceLocation? {
    func items(_ choice: ResolvedChoice?) -> [Substring] {
      choice?.value.split(separator: ", ") ?? []
    }
    let (was, now) = (items(old[list.name]), items(list))
    let isMoved = Set(was) == Set(now)
    let item = isMoved ? zip(now, was).first { $0 != $1 }?.0 : now.first { !was.contains($0) }
    return item.flatMap { item in
      after.arguments.filter { $0.value == "\(list.scope)/\(item)" }.keys.min()
    }
  }

  /// The views and guides that come, go, move or change, or whose constraints do.
  private func items(of change: Change) -> Set<String> {
    Set(
      change.undos.flatMap { undo -> [String] in
        switch undo {
        case .addedView(let view), .removedView(let view), .order(let view, _),
          .viewClass(let view, _, _):
          [view]
        case .properties(let properties): properties.map(\.view)
        case .parts(let parts): parts.map(\.view)
        case .run(let run): [run.view]
        case .numbers(let numbers): numbers.flatMap { after.constraints[$0.index].items }
        case .added(let indices): indices.flatMap { after.constraints[$0].items }
        case .removed(let indices): indices.flatMap { before.constraints[$0].items }
        // An argument is named by the view.
        case .metrics(let metrics):
          metrics.keys.compactMap { $0.lastIndex(of: "/").map($0.prefix(upTo:)) }.map(String.init)
        default: []
        }
      })
  }
}

extension [Change] {
  /// The changes with conditions that were not edited as part of the trait's change that they follow from.
  var withoutFollowing: [Change] {
    func follows(_ change: Change) -> Bool { change.kind == .condition && change.origin == nil }
    let traits: Set<Cause.Kind> = [.device, .textSize, .direction, .locale]
    guard let place = firstIndex(where: { traits.contains($0.kind) }) else { return self }
    var changes = self
    changes[place].more += filter(follows).flatMap(\.undos)
    return changes.filter { !follows($0) }
  }
}
