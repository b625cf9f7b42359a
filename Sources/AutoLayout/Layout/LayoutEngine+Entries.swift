import Cassowary
import LayoutScene

/// Adds constraints to the solver, changes and removes them.
extension LayoutEngine {
  // MARK: Activated constraints

  func install(_ constraint: LayoutConstraint) {
    guard let entry = prepared(constraint) else { return }
    insert(entry)
    noteOrder(by: constraint, isNew: true)
  }

  /// Constraints on one variable are inserted first. After constraints on several variables, each
  /// would move everything that depends on its variable by then, and a deep tree or a long column
  /// would take quadratic time.
  func install(_ constraints: [LayoutConstraint]) {
    let entries = constraints.compactMap(prepared)
    for entry in entries where entry.form.terms.count <= 1 { insert(entry) }
    for entry in entries where entry.form.terms.count > 1 { insert(entry) }
    for constraint in entries.lazy.compactMap(\.constraint) {
      noteOrder(by: constraint, isNew: true)
    }
  }

  /// A new entry for the constraint; nil if it is installed already, and nil with a fault if it
  /// cannot be installed.
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

  /// Updates the solver to the constraint's present form and priority.
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
      forgetConflict(breaking: entry)
    } else {
      withdraw(entry)
    }
  }

  func change(_ entry: Entry, to form: LinearForm) {
    guard form != entry.form else { return }
    let isSameShape = form.hasSameTerms(as: entry.form)
    touch(entry)
    entry.form = form
    reconsiderConflicts(with: entry)
    guard let handle = entry.handle else { return }
    if isSameShape {
      if (try? solver.setConstant(form.constant, of: handle)) != nil { return }
    }
    withdraw(entry)
    insert(entry)
  }

  func change(_ entry: Entry, to priority: LayoutPriority) {
    guard priority != entry.priority else { return }
    entry.priority = priority
    reconsiderConflicts(with: entry)
    touch(entry)
    guard let handle = entry.handle else { return }
    if (try? solver.setPriority(Priority(priority.value), of: handle)) != nil { return }
    withdraw(entry)
    insert(entry)
  }

  func withdraw(_ entry: Entry) {
    guard let handle = entry.handle else { return }
    solver.remove(handle)
    entriesByHandle[handle] = nil
    entry.handle = nil
    touch(entry)
    reconsiderConflicts(with: entry)
  }

  /// Records that the solver gets a change. Which change matters only if texts are wrapped.
  func touch(_ entry: Entry) {
    isTouched = true
    guard !textBounds.isEmpty else { return }
    touched.append(entry)
    if entry.isGiven, entry.form.terms.contains(where: { isHorizontal($0.variable) }) {
      touched.isRearranged = true
    }
  }

  private func isHorizontal(_ variable: Variable) -> Bool {
    guard let item = item(of: variable) else { return false }
    return variable == item.x || variable == item.width
  }

  private func reportReleased(_ constraint: LayoutConstraint) {
    let item = constraint.firstItem ?? constraint.secondItem
    report(
      Fault(
        rule: "layout/released", view: item?.layoutView?.identifier,
        message:
          "The constraint is left out, since it is about a view or guide that no longer exists: "
          + constraint.description,
        hint: "Deactivate the constraint before its view or guide goes.",
        origin: constraint.origin, owner: ObjectIdentifier(constraint)))
  }

  /// Reports a constraint that is held by a view which is not above all its items.
  private func reportUnprepared(_ constraint: LayoutConstraint) {
    report(
      Fault(
        rule: "layout/unprepared", view: constraint.firstItem?.layoutView?.identifier,
        message: "The view hierarchy is not prepared for the constraint: "
          + constraint.description,
        hint: "Add the constraint to a view that is above all its items, or set its isActive.",
        origin: constraint.origin, owner: ObjectIdentifier(constraint)))
  }

  func report(_ error: SolverError) {
    switch error {
    case .conflict: break
    case .workLimit:
      report(
        Fault(
          rule: "layout/work-limit",
          message: "The layout was stopped at the work limit; the frames are the best found."))
    case .notFinite:
      report(
        Fault(
          rule: "layout/not-finite", message: "A constraint is not finite.",
          hint: "Let its constant, its multiplier and what it is about be finite numbers."))
    }
  }

  func report(_ fault: Fault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Forgets the faults of a view or constraint.
  ///
  /// - Parameter rule: the rule of the faults to forget; nil for all.
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
