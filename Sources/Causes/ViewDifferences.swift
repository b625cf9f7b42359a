import Documents
import LayoutScene

/// The differences between the views of two resolved documents, which are matched by identifier.
struct ViewDifferences {
  let before, after: ViewTable
  /// The views that conditions leave out.
  private let formerlyAbsent, absent: Set<String>
  private let deciding: [String: ResolvedDecision]
  /// Where the keys of the current document are written, by their names.
  private let places: [String: SourceLocation]

  init(before: ResolvedDocument, after: ResolvedDocument) {
    self.before = ViewTable(before.views)
    self.after = ViewTable(after.views)
    (formerlyAbsent, absent) = (Set(before.absent), Set(after.absent))
    (deciding, places) = (after.deciding, after.places)
  }

  func changes() -> [Change] {
    let removed = before.views.filter { isTop($0, without: after) }.map { old in
      coming(.viewRemoved, old, in: before, without: after, isLeftOut: absent.contains(old.id))
    }
    let current = after.views.flatMap { view -> [Change] in
      guard let old = before[view.id] else {
        guard isTop(view, without: before) else { return [] }
        let isLeftOut = formerlyAbsent.contains(view.id)
        return [coming(.viewAdded, view, in: after, without: before, isLeftOut: isLeftOut)]
      }
      return place(old, view) + viewClass(old, view) + order(in: view)
    }
    return current + properties() + removed
  }

  // MARK: Views that come and go

  /// Whether a view is in one table only, and its superview is in both.
  private func isTop(_ view: ResolvedView, without other: ViewTable) -> Bool {
    other[view.id] == nil && view.parent.map { other[$0] != nil } ?? true
  }

  /// A view that was added or removed. Where a condition is why it is missing on one side, the change is at the value
  /// that decides the condition.
  private func coming(
    _ kind: ChangeKind, _ view: ResolvedView, in table: ViewTable, without other: ViewTable,
    isLeftOut: Bool
  ) -> Change {
    let id = view.id
    let decision = isLeftOut ? deciding[id] : nil
    let view = repeated(view, in: table, without: other)
    let isNew = kind == .viewAdded
    return Change(
      kind: kind, what: name(of: view, by: decision), origin: decision?.origin ?? view.origin,
      before: isNew ? nil : view.className, after: isNew ? view.className : nil,
      way: decision?.way ?? [], undo: isNew ? .addedView(id) : .removedView(id))
  }

  /// The repeated view that a view between two of it comes or goes with; any other view itself.
  private func repeated(
    _ view: ResolvedView, in table: ViewTable, without other: ViewTable
  ) -> ResolvedView {
    let path = view.id.split(separator: "/").map(String.init)
    guard view.definition?.hasSuffix(".between") == true, path.count > 2 else { return view }
    let id = (path.dropLast(2) + path.suffix(1)).joined(separator: "/")
    return table[id].flatMap { other[id] == nil ? $0 : nil } ?? view
  }

  /// At a use of a component it is the name of the view there, not that of the component.
  private func name(of view: ResolvedView, by decision: ResolvedDecision?) -> String {
    decision == nil ? view.definition ?? view.id : view.id
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
        kind: .class, what: "\(new.definition ?? new.id).class", origin: new.origin,
        before: old.className,
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
    let current = after.children(of: view.id).filter { before[$0]?.parent == view.id }
    let recorded = before.children(of: view.id).filter { after[$0]?.parent == view.id }
    return Self.exchanges(current, recorded).map { range in
      Change(
        kind: .order, what: "\(view.id).views", origin: after[current[range.lowerBound]]?.origin,
        before: Words.list(Array(recorded[range])), after: Words.list(Array(current[range])),
        undo: .order(view: view.id, Array(recorded[range])))
    }
  }

  /// The shortest ranges that contain the same names in both orders, where their order differs.
  private static func exchanges(_ current: [String], _ recorded: [String]) -> [Range<Int>] {
    let places = Dictionary(recorded.enumerated().map { ($0.element, $0.offset) }) { first, _ in
      first
    }
    var ranges: [Range<Int>] = []
    var (start, end) = (0, 0)
    for (index, name) in current.enumerated() {
      end = max(end, places[name] ?? index)
      guard end == index else { continue }
      if start < index { ranges.append(start..<(index + 1)) }
      (start, end) = (index + 1, index + 1)
    }
    return ranges
  }

  // MARK: Keys

  private func properties() -> [Change] {
    after.views.flatMap { new -> [Change] in
      guard let old = before[new.id] else { return [] }
      let own = Set(Self.keysOfOneClass(old, new))
      return ViewTable.keys(old, new).filter { !own.contains($0) }.flatMap { name in
        RunDifferences(name, old, new)?.changes()
          ?? PropertyDifferences(name, old, new, places).changes()
      }
    }
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
    guard let slash = name.lastIndex(of: "/"), Self.parts.contains(String(name[slash...])) else {
      return nil
    }
    return view(ofItem: String(name[..<slash]))
  }

  /// Names, in equations, of views that are written under a key of another view, or that the view
  /// makes itself.
  private static let parts = Set(
    (["contentView", "header", "footer"] + LayoutDocument.keysHoldingViews).map { "/\($0)" })

  /// The keys of both versions of a view, those of the current one first, without `guides` and `views`, which hold
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
