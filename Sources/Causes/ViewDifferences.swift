import Documents
import LayoutScene
import Snapshots

/// The differences between the views of two resolved documents, which are matched by identifier.
struct ViewDifferences {
  let before, after: ViewTable

  init(before: ResolvedDocument, after: ResolvedDocument) {
    self.before = ViewTable(before.views)
    self.after = ViewTable(after.views)
  }

  func changes() -> [Change] {
    let removed = before.views.filter { isTop($0, in: before, without: after) }.map(removal)
    let today = after.views.flatMap { view -> [Change] in
      guard let old = before[view.id] else {
        return isTop(view, in: after, without: before) ? [addition(view)] : []
      }
      return place(old, view) + viewClass(old, view) + order(in: view)
    }
    return today + properties() + removed
  }

  // MARK: Views that come and go

  /// Whether a view is in one table only, and its superview is in both.
  private func isTop(
    _ view: ResolvedView, in table: ViewTable, without other: ViewTable
  ) -> Bool {
    other[view.id] == nil && view.parent.map { other[$0] != nil } ?? true
  }

  private func addition(_ view: ResolvedView) -> Change {
    Change(
      kind: .viewAdded, what: view.id, origin: view.origin, after: view.className,
      undo: .addedView(view.id))
  }

  private func removal(_ view: ResolvedView) -> Change {
    Change(
      kind: .viewRemoved, what: view.id, origin: view.origin, before: view.className,
      undo: .removedView(view.id))
  }

  // MARK: Views in both

  private func place(_ old: ResolvedView, _ new: ResolvedView) -> [Change] {
    // A view that moved into a new view, or out of a removed one, is part of that change.
    guard let from = old.parent, let to = new.parent, from != to, after[from] != nil,
      before[to] != nil
    else { return [] }
    return [
      Change(
        kind: .order, what: "\(new.id) in \(to)", origin: new.origin, before: from, after: to,
        undo: .parent(view: new.id, from))
    ]
  }

  /// Keys that only one of the classes has are undone together with the class.
  private func viewClass(_ old: ResolvedView, _ new: ResolvedView) -> [Change] {
    guard old.className != new.className else { return [] }
    let undone = Self.keysOfOneClass(old, new).map { name in
      PropertyUndo(view: new.id, name: name, old: old[name])
    }
    return [
      Change(
        kind: .class, what: "\(new.id).class", origin: new.origin, before: old.className,
        after: new.className, undo: .viewClass(view: new.id, className: old.className, undone))
    ]
  }

  /// The keys of both versions of a view that only one of their classes has.
  private static func keysOfOneClass(_ old: ResolvedView, _ new: ResolvedView) -> [String] {
    guard old.className != new.className else { return [] }
    let both = ResolvedView.keys(ofClass: old.className)
      .intersection(ResolvedView.keys(ofClass: new.className))
    return ViewTable.keys(old, new).filter { !both.contains($0) }
  }

  /// The changed order of subviews: each range of them that changed places is one change.
  private func order(in view: ResolvedView) -> [Change] {
    let today = after.children(of: view.id).filter { before[$0]?.parent == view.id }
    let yesterday = before.children(of: view.id).filter { after[$0]?.parent == view.id }
    return Self.exchanges(today, yesterday).map { range in
      Change(
        kind: .order, what: "\(view.id).views", origin: after[today[range.lowerBound]]?.origin,
        before: Words.list(Array(yesterday[range])), after: Words.list(Array(today[range])),
        undo: .order(view: view.id, Array(yesterday[range])))
    }
  }

  /// The shortest ranges that contain the same names in both orders, where their order differs.
  private static func exchanges(_ today: [String], _ yesterday: [String]) -> [Range<Int>] {
    let places = Dictionary(yesterday.enumerated().map { ($0.element, $0.offset) }) { first, _ in
      first
    }
    var ranges: [Range<Int>] = []
    var (start, end) = (0, 0)
    for (index, name) in today.enumerated() {
      end = max(end, places[name] ?? index)
      guard end == index else { continue }
      if start < index { ranges.append(start..<(index + 1)) }
      (start, end) = (index + 1, index + 1)
    }
    return ranges
  }

  // MARK: Keys

  /// The changed keys. A text that several views look up is one change, and so is a line of a
  /// component that several views come from.
  private func properties() -> [Change] {
    var changes: [Change] = []
    var places: [JSON: Int] = [:]
    for new in after.views {
      guard let old = before[new.id] else { continue }
      let own = Set(Self.keysOfOneClass(old, new))
      for name in ViewTable.keys(old, new) where !own.contains(name) {
        if let runs = RunDifferences(view: new.id, name: name, old[name], new[name]) {
          changes += runs.changes()
          continue
        }
        if let parts = PartDifferences(view: new.id, name: name, old[name], new[name]) {
          changes += parts.changes()
          continue
        }
        guard let change = property(name, old, new) else { continue }
        let key =
          change.kind == .translation ? new[name]?.written["key"] : Self.line(of: change, name)
        if let key, let place = places[key], case .properties(let undone) = changes[place].undo {
          changes[place].undo = .properties(
            undone + [PropertyUndo(view: new.id, name: name, old: old[name])])
        } else {
          if let key { places[key] = changes.count }
          changes.append(change)
        }
      }
    }
    return changes
  }

  /// A value that is equal for all views that one line, in a component or a repetition, makes.
  private static func line(of change: Change, _ name: String) -> JSON? {
    change.origin.map { origin in
      .array(
        ["\(origin)", name, change.before ?? "", change.after ?? ""].map { .string($0) }
          + [.bool(change.before == nil), .bool(change.after == nil)])
    }
  }

  /// The change of one key; nil where both values mean the same.
  private func property(_ name: String, _ old: ResolvedView, _ new: ResolvedView) -> Change? {
    let (was, now) = (old[name], new[name])
    guard !Self.isSame(was, now), let origin = (now ?? was)?.origin else { return nil }
    var kind = Cause.Kind(key: name)
    var what = "\(new.id).\(name)"
    if kind == .text, let was, let now, was.written == now.written {
      kind = .translation
      what += ": " + Words.text(Words.flow(now.written))
    }
    if let was, let now, was.hasSameSize(as: now) { kind = .appearance }
    return Change(
      kind: kind, what: what, origin: origin, before: was.map(Words.value),
      after: now.map(Words.value),
      undo: .properties([PropertyUndo(view: new.id, name: name, old: was)]))
  }

  private static func isSame(_ a: ResolvedProperty?, _ b: ResolvedProperty?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if case .runs(let old) = a.shown, case .runs(let new) = b.shown {
      return old.map(\.keys) == new.map(\.keys)
    }
    return a.shown == b.shown && (a.shown != .asWritten || a.written == b.written)
  }
}

/// The views of a document by identifier.
struct ViewTable {
  let views: [ResolvedView]
  private let indices: [String: Int]
  private let childNames: [String: [String]]
  /// The view that each guide belongs to.
  let guideOwners: [String: String]

  init(_ views: [ResolvedView]) {
    self.views = views
    indices = Dictionary(views.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first
    }
    childNames = Dictionary(grouping: views.filter { $0.parent != nil }) { $0.parent ?? "" }
      .mapValues { $0.map(\.id) }
    let owners = views.flatMap { view in view.guides.map { ($0, view.id) } }
    guideOwners = Dictionary(owners) { first, _ in first }
  }

  subscript(id: String) -> ResolvedView? { indices[id].map { views[$0] } }

  /// The identifiers of a view's subviews, back to front.
  func children(of id: String) -> [String] { childNames[id] ?? [] }

  /// The view of an item in a constraint: the item itself, or the view that owns it as a guide or
  /// part; nil where there is none.
  func view(ofItem name: String) -> String? {
    if indices[name] != nil { return name }
    if let owner = guideOwners[name] { return owner }
    guard let slash = name.lastIndex(of: "/"), Self.parts.contains(name[slash...]) else {
      return nil
    }
    return view(ofItem: String(name[..<slash]))
  }

  /// Names, in equations, of views that are written under a key of another view, or that the view
  /// makes itself.
  private static let parts: Set<Substring> = [
    "/contentView", "/header", "/footer", "/leftView", "/rightView", "/accessory",
  ]

  /// The keys of both versions of a view, today's first, without `guides` and `views`, which hold
  /// no values.
  static func keys(_ old: ResolvedView, _ new: ResolvedView) -> [String] {
    (new.properties + old.properties).map(\.name).distinct
      .filter { $0 != "views" && $0 != "guides" }
  }
}

extension ResolvedView {
  subscript(name: String) -> ResolvedProperty? { properties.first { $0.name == name } }

  /// The names of the guides that the document adds to the view.
  var guides: [String] {
    properties.filter { $0.name == "guides" }.flatMap { $0.written.members.map(\.key) }
  }
}

extension ResolvedProperty {
  /// Whether both are images of one size, so that they differ in the picture only.
  fileprivate func hasSameSize(as other: ResolvedProperty) -> Bool {
    guard case .image(_, let size, _) = shown, case .image(_, let otherSize, _) = other.shown else {
      return false
    }
    return size == otherSize
  }
}
