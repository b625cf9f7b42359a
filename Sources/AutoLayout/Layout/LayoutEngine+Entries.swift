import Cassowary
import LayoutScene

/// Giving the solver constraints, and getting by when it refuses one.
extension LayoutEngine {
  // MARK: Constraints that somebody activated

  func install(_ constraint: LayoutConstraint) {
    guard let entry = prepared(constraint) else { return }
    insert(entry)
    noteOrder(by: constraint, isNew: true)
  }

  /// Those on one variable come first: where they come after those on several, each moves all that has
  /// been made to depend on the variable by then, and a deep tree or a long column takes time that
  /// grows with the square of its size.
  func install(_ constraints: [LayoutConstraint]) {
    let entries = constraints.compactMap(prepared)
    for entry in entries where entry.form.terms.count <= 1 { insert(entry) }
    for entry in entries where entry.form.terms.count > 1 { insert(entry) }
    for constraint in entries.lazy.compactMap(\.constraint) {
      noteOrder(by: constraint, isNew: true)
    }
  }

  /// Nil, with a report where there is something to say, for one that cannot be installed.
  private func prepared(_ constraint: LayoutConstraint) -> Entry? {
    guard installed[ObjectIdentifier(constraint)] == nil else { return nil }
    guard constraint.isIntact, let form = form(of: constraint) else {
      constraint.isIntact ? reportUnprepared(constraint) : reportReleased(constraint)
      return nil
    }
    let entry = makeEntry(
      .constraint(constraint), form, constraint.relation, constraint.priority)
    installed[ObjectIdentifier(constraint)] = entry
    return entry
  }

  func uninstall(_ constraint: LayoutConstraint) {
    forgetFaults(of: constraint)
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(entry)
    noteOrder(by: constraint, isNew: false)
  }

  /// Brings what the solver has in line with the constraint as it is now.
  func update(_ constraint: LayoutConstraint) {
    forgetFaults(of: constraint)
    guard let entry = installed[ObjectIdentifier(constraint)] else { return install(constraint) }
    guard constraint.isIntact, let form = form(of: constraint) else {
      uninstall(constraint)
      return constraint.isIntact ? () : reportReleased(constraint)
    }
    change(entry, to: form)
    change(entry, to: constraint.priority)
  }

  // MARK: Entries

  func add(
    _ source: Entry.Source, _ form: LinearForm, _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority = .required
  ) -> Entry {
    let entry = makeEntry(source, form, relation, priority)
    insert(entry)
    return entry
  }

  private func makeEntry(
    _ source: Entry.Source, _ form: LinearForm, _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority
  ) -> Entry {
    nextSerial += 1
    return Entry(source, form, relation, priority, serial: nextSerial)
  }

  func remove(_ entry: Entry) {
    entry.shown?.end()
    if entry.handle == nil {
      unsatisfiable.removeAll { $0.broken === entry }
    } else {
      withdraw(entry)
      noteChange(ofOneAt: entry.priority)
    }
  }

  /// Only required constraints conflict, so that nothing else can have kept a broken one from holding.
  private func noteChange(ofOneAt priority: LayoutPriority) {
    if priority == .required { shouldRetryBroken = true }
  }

  func change(_ entry: Entry, to form: LinearForm) {
    guard form != entry.form else { return }
    let isSameShape = form.hasSameTerms(as: entry.form)
    touch(entry)
    entry.form = form
    noteChange(ofOneAt: entry.priority)
    guard let handle = entry.handle else { return }
    if isSameShape {
      if (try? solver.setConstant(form.constant, of: handle)) != nil { return }
    }
    withdraw(entry)
    insert(entry)
  }

  func change(_ entry: Entry, to priority: LayoutPriority) {
    guard priority != entry.priority else { return }
    noteChange(ofOneAt: entry.priority)
    entry.priority = priority
    touch(entry)
    guard let handle = entry.handle else { return }
    if (try? solver.setPriority(Priority(priority.rawValue), of: handle)) != nil { return }
    withdraw(entry)
    insert(entry)
  }

  /// Tries again what was given up, once something has gone that it may have conflicted with. What
  /// yields last comes first, and what has to make room for it is tried again too: in the end the
  /// constraints that hold are those that a fresh engine would find in whatever order they came.
  func retryBroken() {
    for _ in 0..<Self.retryLimit where shouldRetryBroken {
      shouldRetryBroken = false
      var order = EntryOrder()
      let broken = order.sorted(unsatisfiable.map(\.broken))
      unsatisfiable = []
      for entry in broken { insert(entry) }
    }
    shouldRetryBroken = false
  }

  /// What is broken, in the order of the tree.
  var conflicts: [Unsatisfiable] {
    var order = EntryOrder()
    let broken = order.sorted(unsatisfiable.map(\.broken))
    return broken.compactMap { one in unsatisfiable.first { $0.broken === one } }
  }

  /// Each round keeps more of what yields last, so that only rounding could make it go on for ever.
  private static let retryLimit = 20

  private func withdraw(_ entry: Entry) {
    guard let handle = entry.handle else { return }
    solver.remove(handle)
    entriesByHandle[handle] = nil
    entry.handle = nil
    touch(entry)
  }

  /// Only wrapped texts want to know what it was.
  private func touch(_ entry: Entry) {
    isTouched = true
    if !textBounds.isEmpty { touched.append(entry) }
  }

  /// Gives the entry to the solver. As long as it is refused, the member of the conflicting set that
  /// yields first is given up: the entry itself, which ends the matter, or another one, whose place
  /// the entry then takes.
  private func insert(_ entry: Entry) {
    touch(entry)
    while true {
      do {
        let handle = try solver.add(
          entry.form.expression, Relation(rawValue: entry.relation.rawValue) ?? .equal,
          priority: Priority(entry.priority.rawValue))
        entry.handle = handle
        entriesByHandle[handle] = entry
        return
      } catch .conflict(let conflict) {
        let others = conflict.constraints.compactMap { entriesByHandle[$0] }
        guard giveUp(oneOf: others, or: entry) !== entry else { return }
      } catch {
        return report(error)
      }
    }
  }

  private func giveUp(oneOf others: [Entry], or entry: Entry) -> Entry {
    var order = EntryOrder()
    let set = order.sorted(others + [entry])
    let broken = set.last ?? entry
    withdraw(broken)
    if broken !== entry { shouldRetryBroken = true }
    unsatisfiable.append(Unsatisfiable(entries: set, broken: broken))
    return broken
  }

  private func reportReleased(_ constraint: LayoutConstraint) {
    let item = constraint.firstItem ?? constraint.secondItem
    report(
      Fault(
        rule: "layout/released", view: item?.layoutView?.identifier,
        message:
          "The constraint is left out, since it is about a view or guide that no longer exists: "
          + constraint.description,
        origin: constraint.origin, owner: ObjectIdentifier(constraint)))
  }

  /// Somebody added the constraint to a view that is not above all its items.
  private func reportUnprepared(_ constraint: LayoutConstraint) {
    report(
      Fault(
        rule: "layout/unprepared", view: constraint.firstItem?.layoutView?.identifier,
        message: "The view hierarchy is not prepared for the constraint: "
          + constraint.description,
        origin: constraint.origin, owner: ObjectIdentifier(constraint)))
  }

  func report(_ error: SolverError) {
    switch error {
    case .conflict: break
    case .workLimit:
      report(
        Fault(rule: "layout/work-limit", message: "The layout takes more work than it is worth."))
    case .notFinite:
      report(Fault(rule: "layout/not-finite", message: "A constraint is not finite."))
    }
  }

  func report(_ fault: Fault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// - Parameter rule: of the faults to forget; nil for all.
  func forgetFaults(of owner: AnyObject, rule: String? = nil) {
    guard !faults.isEmpty else { return }
    faults.removeAll { $0.owner == ObjectIdentifier(owner) && (rule == nil || $0.rule == rule) }
  }
}

extension LinearForm {
  var expression: Cassowary.Expression {
    var result = Cassowary.Expression(constant: constant)
    for term in terms { result.append(Term(term.variable, term.coefficient)) }
    return result
  }
}
