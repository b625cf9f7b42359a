import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension DocumentReader {
  /// Makes and activates the constraints in the order of the document.
  func addConstraints(_ nodes: [Node]) {
    var leftOut = LeftOutHints()
    var wholeScopes: Set<String> = []
    for node in nodes {
      let views = places.leftOut.isEmpty ? [] : viewsLeftOut(in: node)
      if let view = views.first {
        let reason = "as \(view) is: when: \(places.leftOut[view] ?? "")"
        let id = (node["id"] ?? node["identifier"])?.value.scalar?.text
        let text = Self.text(of: node)
        leftOut.add(
          absent(text, id, at: node.mark, reason), with: views,
          endsAtSuperview: Self.endsAtSuperview(node))
        continue
      }
      problems.latest = []
      reading("constraints") { addConstraint(node) }
      guard !problems.latest.isEmpty else { continue }
      // A mistake of a component is reported once, and each use lacks the constraint.
      let meant = problems.latest.flatMap { fact -> [any LayoutItem] in
        switch fact {
        case .unknownView(let name, _?) where name.contains("/"): items(beside: name, at: node.mark)
        case .unknownView(_, let near?): item(near, at: node.mark).map { [$0] } ?? []
        case .unknownView where wholeScopes.insert(places[node.mark].scope).inserted:
          items(inScopeOf: node.mark)
        default: []
        }
      }
      let named = itemsNamed(in: node) + meant
      unconstrained += named + superviews(of: named)
    }
    absentConstraints += leftOut.deciding
    absentConstraints += places.constraintsLeftOut.map {
      absent($0.text, $0.identifier, at: $0.mark, "when: \($0.condition)")
    }
  }

  /// A constraint as it is written, with or without keys; empty for what is none.
  private static func text(of node: Node) -> String {
    ((node["is"] ?? node["visual"])?.value ?? node).scalar?.text ?? ""
  }

  /// Whether a constraint ties views to the edges of their superview.
  private static func endsAtSuperview(_ node: Node) -> Bool {
    let text = text(of: node)
    return isVisual(text) ? text.contains("|") : text.contains("superview")
  }

  /// What a constraint with a mistake may hold besides the views that it names: a view is as large as what is in it.
  private func superviews(of items: [any LayoutItem]) -> [any LayoutItem] {
    items.compactMap { ($0 as? View)?.superview ?? ($0 as? LayoutGuide)?.owningView }
  }

  /// The views that a condition leaves out and that a constraint names, by themselves or by what is inside them.
  private func viewsLeftOut(in node: Node) -> [String] {
    let written = (node["is"] ?? node["visual"])?.value ?? node
    guard let text = written.scalar?.text else { return [] }
    var owners: [String] = []
    let isPart = { (c: Character) in c.isLetter || c.isNumber || c == "_" || c == "/" }
    var rest = text[...]
    var before: Character?
    while let start = rest.firstIndex(where: isPart) {
      before = start > text.startIndex ? text[text.index(before: start)] : nil
      let word = rest[start...].prefix(while: isPart)
      rest = rest[word.endIndex...]
      // A word after a point is an attribute or a guide.
      if before != ".", let owner = ownerLeftOut(String(word), at: written.mark) {
        owners.append(owner)
      }
    }
    return owners
  }

  private func ownerLeftOut(_ name: String, at mark: SourceText.Mark) -> String? {
    func owner(_ name: String) -> String? {
      name.enclosingPaths.lazy.map(String.init).first { places.leftOut[$0] != nil }
    }
    let found = places.name(name, at: mark) { items[$0] != nil || owner($0) != nil }
    return found.flatMap { items[$0] == nil ? owner($0) : nil }
  }

  /// A constraint that is left out, with what it would hold.
  private func absent(
    _ text: String, _ identifier: String?, at mark: SourceText.Mark, _ reason: String
  ) -> AbsentConstraint {
    let held = words(of: text, at: mark).compactMap { $0.layoutView?.identifier }
    let (name, place) = (identifier ?? "“\(text)”", location(of: mark))
    let file = place.file == source.file ? "" : " of \(place.file)"
    return AbsentConstraint(
      words: "\(name), line \(place.line)\(file), is left out here, \(reason).", views: Set(held),
      axes: Self.axes(of: text))
  }

  /// The axes of a constraint that is not made: those of the attributes that it names.
  private static func axes(of text: String) -> [LayoutAxis] {
    if isVisual(text) { return [text.hasPrefix("V:") ? .vertical : .horizontal] }
    let names = text.split { !$0.isLetter && $0 != "." }.flatMap { word in
      word.split(separator: ".").dropFirst().map(String.init)
    }
    let found = LayoutAxis.allCases.filter { axis in
      names.contains { name in
        LayoutAttribute.allCases.contains { $0.name == name && $0.axis == axis }
      }
    }
    return found.isEmpty ? LayoutAxis.allCases : found
  }

  /// The views and guides of which one is meant by a name that is like none of them.
  private func items(inScopeOf mark: SourceText.Mark) -> [any LayoutItem] {
    let scope = places[mark].scope
    let names = itemNames.filter { scope.isEmpty || $0 == scope || $0.hasPrefix(scope + "/") }
    return names.compactMap { items[$0] }
  }

  /// What is in the view in which a name is unknown: repeated views are known by their numbers only.
  private func items(beside name: String, at mark: SourceText.Mark) -> [any LayoutItem] {
    let head = name[..<(name.lastIndex(of: "/") ?? name.endIndex)] + "/"
    return itemNames(at: mark).filter { $0.hasPrefix(head) }.compactMap { item($0, at: mark) }
  }

  private func addConstraint(_ written: Node) {
    if let text = written.scalar?.text, let form = knownConstraints[text] {
      return add(form, text, written, WrittenConstraint())
    }
    let node = Self.unsplit(written)
    if let format = Self.spacedFormat(node) {
      return report(.needsQuotes(format, .spacedFormat), node)
    }
    if let fact = Self.foreign(node) { return report(fact, node) }
    var form = WrittenConstraint()
    if node.scalar != nil, !node.isNull {
      guard let text = text(node, "a constraint") else { return }
      if Self.isVisual(text) { form.visual = node } else { form.equation = node }
    } else if node.mapping != nil {
      if !ConstraintFields.table.read(of: ConstraintFields.owner, from: node, into: &form, self) {
        guard form.equation != nil || form.visual != nil else { return }
        // It is not made, but what else is wrong with it is told as well.
        form.isActive = false
      }
      // Both keys take both notations, as a constraint without keys does.
      if form.visual == nil, let text = form.equation?.scalar?.text, Self.isVisual(text) {
        (form.equation, form.visual) = (nil, form.equation)
      }
      form.keys = node.mapping?.map(\.key.mark) ?? []
    } else {
      report(.wrongKind(key: nil, expected: "a constraint", found: node.kind), node)
      return
    }
    if let identifier = form.identifier { checkIsNew(identifier, node) }
    switch (form.equation, form.visual) {
    case (let equation?, nil): addEquation(equation, form)
    case (nil, let visual?): addVisual(visual, form)
    case (nil, nil): report(.missingKey("is", owner: "a constraint"), node)
    case (_?, let visual?): report(.conflictingKeys("is", "visual"), visual)
    }
  }

  /// Reports an identifier that another constraint has. A constraint that is repeated is written once, and
  /// Interface Builder's files have names that are not unique.
  private func checkIsNew(_ identifier: String, _ node: Node) {
    let place = location(of: node.mark)
    guard let first = identifiedConstraints[identifier] else {
      identifiedConstraints[identifier] = place
      return
    }
    guard first != place, !hasFullNames else { return }
    report(
      .duplicateIdentifier(identifier, firstLine: first.line),
      (node["id"] ?? node["identifier"])?.value ?? node)
  }

  /// Without quotes YAML reads `logo.height = 50 (priority: 950)` as a mapping of `logo.height = 50
  /// (priority` to `950)`. It is put together again as the equation that its author meant.
  private static func unsplit(_ node: Node) -> Node {
    guard let entries = node.mapping, entries.count == 1, let entry = entries.first,
      entry.key.scalar?.style == .plain, entry.name.lowercased().hasSuffix("priority"),
      entry.name.contains("="),
      let value = entry.value.scalar
    else { return node }
    return node.with(text: entry.name + ": " + value.text)
  }

  /// The Visual Format in `V: [a]`, which YAML reads as a mapping of `V` to a list.
  private static func spacedFormat(_ node: Node) -> String? {
    guard let entries = node.mapping, entries.count == 1, let entry = entries.first,
      entry.name == "H" || entry.name == "V", entry.key.scalar?.style == .plain
    else { return nil }
    if let name = entry.value.sequence?.first?.scalar?.text { return "\(entry.name):[\(name)]" }
    return entry.value.scalar.map { "\(entry.name):\($0.text)" }
  }

  /// A constraint in Swift, which YAML may read as a mapping, and Visual Format with an unknown direction.
  private static func foreign(_ node: Node) -> Fact? {
    let entry = node.mapping.flatMap { $0.count == 1 ? $0.first : nil }
    guard
      let text = node.scalar?.text ?? entry.map({ "\($0.name): \($0.value.scalar?.text ?? "")" })
    else { return nil }
    if let entry, ForeignText.equation(ofSwift: text) == nil,
      let equation = equation(ofEntry: entry)
    {
      return .constraint(
        "an equation has a sign of equality, and no colon", advice: "write “\(equation)”")
    }
    return foreign(text)
  }

  /// The same for a text.
  static func foreign(_ text: String) -> Fact? {
    if let equation = ForeignText.equation(ofSwift: text) {
      return ForeignText.swiftConstraint(equation)
    }
    if ["H|", "V|", "H[", "V["].contains(where: text.hasPrefix) {
      return .constraint(
        "Visual Format has a colon behind its direction",
        advice: "write “\(text.prefix(1)):\(text.dropFirst())”")
    }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let direction = text[..<colon]
    let format = text[colon...].dropFirst().drop { $0 == " " }
    guard direction != "H", direction != "V", format.hasPrefix("|") || format.hasPrefix("["),
      !direction.isEmpty, direction.allSatisfy(\.isLetter)
    else { return nil }
    return .constraint(
      "Visual Format has no direction “\(direction)”",
      advice: "write “H:\(format)” for a row, or “V:\(format)” for a column")
  }

  /// What would be right in the place of a comma: in a number, between the sides of a size, or behind an equation.
  private static func advice(
    aboutComma error: Equation.SyntaxError, in text: String
  ) -> String? {
    let scalars = text.unicodeScalars
    guard
      let comma = scalars.index(
        scalars.startIndex, offsetBy: error.offset, limitedBy: scalars.endIndex),
      comma < scalars.endIndex, scalars[comma] == ","
    else { return nil }
    let (before, rest) = (String(scalars[..<comma]), String(scalars[comma...].dropFirst()))
    if rest.contains("=") { return "write each equation as an item of its own" }
    guard let whole = before.firstMatch(of: /\d+$/), let part = rest.firstMatch(of: /^ *(\d+)/)
    else {
      return nil
    }
    let isSize = before.contains(/\.size *[=<>]/)
    return "write \(whole.0)\(isSize ? "x" : ".")\(part.1)"
  }

  /// The equation that `title.top: card.top` is meant to be; nil for another mapping.
  private static func equation(ofEntry entry: Node.Pair) -> String? {
    let parts = entry.name.split(separator: ".")
    guard parts.count > 1, let value = entry.value.scalar?.text, !value.isEmpty,
      let name = parts.last.map({ Equation.Name(text: String($0), start: 0) }),
      AttributeNames.attribute(name.text) != nil || AttributeGroup(name) != nil
    else { return nil }
    return "\(entry.name) = \(value)"
  }

  static func isVisual(_ text: String) -> Bool {
    text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
  }

  // MARK: Equations

  /// Adds the constraints of a text that was read when the document was opened.
  private func add(
    _ read: ReadConstraints.Form, _ text: String, _ node: Node, _ form: WrittenConstraint
  ) {
    switch read {
    case .equation(let equation): add(equation, text, node, form)
    case .visual(let format): add(format, text, node, form)
    }
  }

  private func addEquation(_ node: Node, _ form: WrittenConstraint) {
    guard let text = node.scalar?.text else { return }
    if case .equation(let equation)? = knownConstraints[text] {
      return add(equation, text, node, form)
    }
    do throws(Equation.SyntaxError) {
      add(try EquationParser.parse(text), text, node, form)
    } catch {
      let resolver = EquationResolver(reader: self, node: node)
      let advice =
        ForeignText.priority(of: text).map { "write “\($0)”" }
        ?? Self.advice(aboutComma: error, in: text)
      resolver.report(
        advice.map { .constraint(error.fact.message, advice: $0) } ?? error.fact, error.offset)
    }
  }

  private func add(_ equation: Equation, _ text: String, _ node: Node, _ form: WrittenConstraint) {
    let resolver = EquationResolver(reader: self, node: node)
    if form.priority != nil, let priority = equation.priority {
      resolver.report(.priorityTwice, priority.start)
    }
    var constant: Double?
    if let node = form.constant {
      constant = reading("constant") { SharedValues.number.read(node, self) }
      if constant == nil { return }
    }
    let constraints = resolver.constraints(equation, priority: form.priority, constant: constant)
    for constraint in constraints {
      // The description of one of several constraints would differ from what is written.
      if constraints.count > 1 { constraint.written = text }
      activate(constraint, form, node)
    }
    if let first = constraints.first { note(form.allowances, of: first) }
  }

  // MARK: Making

  func activate(_ constraint: LayoutConstraint, _ form: WrittenConstraint, _ node: Node) {
    constraint.origin = location(of: node.mark)
    constraint.identifier = form.identifier
    // Those of the author have an object id. All others stand for what a table, a cell or a container does.
    if isOfInterfaceBuilder, form.identifier == nil { constraint.kind = .list }
    guard form.isActive else { return }
    notes?.constraints.append((constraint, node, form.keys))
    do {
      try constraint.activate()
    } catch {
      if !isBetweenBroken(constraint) { report(.constraint(error, advice: nil), node) }
    }
  }

  /// Whether one of the constraint's views has an unknown class, or is a part of such a view: the class might have
  /// added the part to it.
  private func isBetweenBroken(_ constraint: LayoutConstraint) -> Bool {
    let names = [constraint.firstItem, constraint.secondItem].compactMap {
      $0?.layoutView?.identifier
    }
    return names.contains { name in
      brokenViews.contains { name == $0 || name.hasPrefix($0 + "/") }
    }
  }

  /// Notes the findings that the document allows for a constraint. One string of Visual Format
  /// makes several constraints at one place, and what is allowed there is allowed for all of them.
  func note(_ written: [Allowance], of constraint: LayoutConstraint) {
    guard !written.isEmpty else { return }
    allowances += written.map { allowance in
      var allowance = allowance
      allowance.view = constraint.firstItem?.layoutView?.identifier ?? ""
      allowance.constraint = constraint.origin
      return allowance
    }
  }
}
