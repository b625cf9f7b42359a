import Foundation

extension LayoutConstraint {
  /// The inactive constraints that a line of Visual Format Language stands for. For each element
  /// they are the connection to it and its size predicates; the alignment of neighbours follows.
  /// Traps where `validatedConstraints` would throw.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat] = [:],
    views: [String: any LayoutItem]
  ) -> [LayoutConstraint] {
    do {
      return try validatedConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      trap(error.description)
    }
  }

  /// Makes the same constraints from metrics of any number type, as in UIKit. Traps for a metric
  /// that is not a number.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: any LayoutItem]
  ) -> [LayoutConstraint] {
    constraints(
      withVisualFormat: format, options: options,
      metrics: Dictionary(
        uniqueKeysWithValues: (metrics ?? [:]).map { ($0.key, length($0.value, named: $0.key)) }),
      views: views)
  }

  private static func length(_ metric: Any, named name: String) -> CGFloat {
    switch metric {
    case let length as CGFloat: length
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let number as any BinaryInteger: CGFloat(Int(clamping: number))
    case let priority as LayoutPriority: priority.value
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: trap("The metric \(name) is not a number")
    }
  }

  /// Makes the same constraints from outside input: throws where `constraints` traps.
  ///
  /// - Parameter metrics: points, or priorities for names after an `@`. A name that is both a
  ///   metric and a view stands for the metric.
  public static func validatedConstraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat] = [:],
    views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try validatedConstraints(
      withVisualFormat: format, parsed: VisualFormat(format), options: options, metrics: metrics,
      views: views)
  }

  /// Makes the same constraints from a format that was parsed before.
  ///
  /// - Parameter priorities: the priorities of names after an `@` that are not metrics.
  package static func validatedConstraints(
    withVisualFormat format: String, parsed: VisualFormat, options: FormatOptions,
    metrics: [String: CGFloat], views: [String: any LayoutItem],
    priorities: [String: LayoutPriority] = [:]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: format, parsed: parsed, options: options, metrics: metrics, views: views,
      priorities: priorities)
    return try builder.build()
  }
}

/// Turns a parsed format into constraints.
private struct VisualFormatBuilder {
  let format: String
  let parsed: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: CGFloat]
  let views: [String: any LayoutItem]
  let priorities: [String: LayoutPriority]
  var constraints: [LayoutConstraint] = []

  mutating func build() throws(VisualFormatError) -> [LayoutConstraint] {
    try checkOptions()
    var items: [any LayoutItem] = []
    for (index, element) in parsed.elements.enumerated() {
      let item = try item(named: element.view)
      try checkBaselines(of: item, at: index)
      if let earlier = items.last, let connection = element.connection {
        try connect(
          Anchor(earlier, spacesBaselines ? .lastBaseline : edges.far),
          Anchor(item, spacesBaselines ? .firstBaseline : edges.near), connection,
          at: element.view.start)
      } else if let edge = parsed.leading {
        let bar = try anchor(edge, of: item, edges.near)
        try connect(bar, Anchor(item, edges.near), edge.spacing, at: edge.bar)
      }
      try size(item, element)
      items.append(item)
    }
    if let edge = parsed.trailing, let last = items.last {
      let bar = try anchor(edge, of: last, edges.far)
      try connect(Anchor(last, edges.far), bar, edge.spacing, at: edge.bar)
    }
    try align(items)
    return constraints
  }

  // MARK: Steps

  private func checkOptions() throws(VisualFormatError) {
    for (attribute, _) in chosenAlignments where attribute.axis == parsed.axis {
      throw VisualFormatError(.alignmentAlongAxis(parsed.axis), in: format, at: 0)
    }
    if options.isSuperset(of: .directionMask) {
      throw VisualFormatError(.conflictingDirections, in: format, at: 0)
    }
  }

  /// Refuses baseline alignment and baseline spacing for layout guides, which have no baselines.
  private func checkBaselines(of item: any LayoutItem, at index: Int) throws(VisualFormatError) {
    guard item is LayoutGuide, parsed.elements.count > 1 else { return }
    var wanted = chosenAlignments.map(\.attribute).first { $0.isBaseline }
    if spacesBaselines { wanted = index == 0 ? .lastBaseline : .firstBaseline }
    guard let wanted else { return }
    throw error(.guideHasNoAttribute(wanted), parsed.elements[index].view)
  }

  private mutating func connect(
    _ from: Anchor, _ to: Anchor, _ connection: VisualFormat.Connection, at offset: Int
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: try add(from, to, .equal, 0, at: offset)
    case .standard:
      let spacing = SystemSpacing.between(from.item, from.attribute, to.item, to.attribute)
      try add(from, to, .equal, spacing, at: offset, isStandard: true)
    case .spaced(let predicates): try add(from, to, predicates)
    }
  }

  /// What a bar beside an item stands for: an edge of the superview, of a guide's owner; instead of
  /// standard spacing, the margin there.
  private func anchor(
    _ edge: VisualFormat.Edge, of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) throws(VisualFormatError) -> Anchor {
    let superview = (item as? View).map(\.superview) ?? item.layoutView
    guard let superview else { throw VisualFormatError(.noSuperview, in: format, at: edge.bar) }
    return Anchor(superview, edge.connection == .standard ? attribute.margin : attribute)
  }

  private mutating func size(
    _ item: any LayoutItem, _ element: VisualFormat.Element
  ) throws(VisualFormatError) {
    let attribute: LayoutConstraint.Attribute = parsed.axis == .horizontal ? .width : .height
    for predicate in element.predicates {
      var other: (any LayoutItem)?
      var constant: CGFloat = 0
      switch predicate.operand {
      case .number(let value): constant = value
      case .name(let name):
        if let metric = metrics[name.text] {
          constant = metric
        } else if let view = views[name.text] {
          other = view
        } else {
          throw error(.unknownMetric(name.text), name)
        }
      }
      let priority = try priority(of: predicate)
      try add(at: element.view.start) { () throws(ConstraintError) in
        try .validated(
          item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
          attribute: other == nil ? .notAnAttribute : attribute, constant: constant,
          priority: priority)
      }
    }
  }

  private mutating func align(_ items: [any LayoutItem]) throws(VisualFormatError) {
    for (attribute, _) in chosenAlignments {
      for (first, second) in zip(items, items.dropFirst()) {
        try add(at: 0) { () throws(ConstraintError) in
          try .validated(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second,
            attribute: attribute)
        }
      }
    }
  }

  // MARK: Constraints

  private struct Anchor {
    var item: any LayoutItem
    var attribute: LayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  private mutating func add(
    _ from: Anchor, _ to: Anchor, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    for predicate in predicates {
      var constant: CGFloat = 0
      var offset = 0
      switch predicate.operand {
      case .number(let value): constant = value
      case .name(let name):
        guard let metric = metrics[name.text] else { throw error(.unknownMetric(name.text), name) }
        constant = metric
        offset = name.start
      }
      try add(
        from, to, predicate.relation, constant, priority: try priority(of: predicate), at: offset)
    }
  }

  /// Adds the distance from one anchor to the next along the format's direction. From right to left
  /// the two are swapped, so that a positive distance still separates them.
  private mutating func add(
    _ from: Anchor, _ to: Anchor, _ relation: LayoutConstraint.Relation, _ distance: CGFloat,
    priority: LayoutPriority = .required, at offset: Int, isStandard: Bool = false
  ) throws(VisualFormatError) {
    let (first, second) = runsBackwards ? (from, to) : (to, from)
    try add(at: offset) { () throws(ConstraintError) in
      let constraint = try LayoutConstraint.validated(
        item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
        attribute: second.attribute, constant: distance, priority: priority)
      if isStandard { constraint.systemSpacing = SystemSpacing(.visualFormat) }
      return constraint
    }
  }

  private mutating func add(
    at offset: Int, _ make: () throws(ConstraintError) -> LayoutConstraint
  ) throws(VisualFormatError) {
    do {
      constraints.append(try make())
    } catch {
      throw VisualFormatError(.illegal(error), in: format, at: offset)
    }
  }

  // MARK: Look-ups

  private func item(named name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] else { throw error(.unknownView(name.text), name) }
    return item
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let written = predicate.priority else { return .required }
    let value: Double
    switch written.operand {
    case .number(let number): value = number
    case .name(let name):
      guard let named = metrics[name.text].map(Double.init) ?? priorities[name.text]?.value else {
        throw error(.unknownMetric(name.text), name)
      }
      value = named
    }
    guard LayoutPriority(value).isLegal else {
      throw VisualFormatError(.illegal(.illegalPriority(value)), in: format, at: written.start)
    }
    return LayoutPriority(value)
  }

  private func error(
    _ fact: VisualFormatError.Fact, _ name: VisualFormat.Name
  ) -> VisualFormatError {
    VisualFormatError(fact, in: format, at: name.start, caret: name.end)
  }

  private var chosenAlignments:
    [(attribute: LayoutConstraint.Attribute, option: LayoutConstraint.FormatOptions)]
  {
    LayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
  }

  /// The edges of a view that face the start and the end of the format.
  private var edges: (near: LayoutConstraint.Attribute, far: LayoutConstraint.Attribute) {
    if parsed.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private var runsBackwards: Bool {
    parsed.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var spacesBaselines: Bool {
    parsed.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }
}
