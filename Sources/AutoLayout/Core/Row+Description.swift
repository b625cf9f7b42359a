import Foundation
import LayoutKernel
import LayoutScene

extension Row {
  /// The activated constraint that the row comes from; nil for a row that layout generates.
  var constraint: LayoutConstraint? {
    guard case .constraint(let constraint) = source else { return nil }
    return constraint as? LayoutConstraint
  }

  /// Where the constraint is written, or else the view that it comes from: a stack view for the
  /// rules of its arrangement.
  var origin: SourceLocation? {
    switch source {
    case .constraint: constraint?.origin ?? constraint?.holder?.origin
    case .contentSize(let item, _, _), .autoresizing(let item, _): item.view?.origin
    case .leastSize(let item, _): item.layoutItem?.layoutView?.origin
    case .windowSize(let item, _): item.view?.window?.sizeOrigin
    case .contentOrigin, .keyboard, .windowOrigin, .rootSize, .fittingSize: nil
    }
  }

  /// The constraint as UIKit prints it in its reports.
  var description: String { text(isActive: true) }

  /// The description.
  ///
  /// - Parameter isActive: the state to print for a row of a frame and mask or of a content
  ///   size.
  func text(isActive: Bool) -> String {
    switch source {
    case .constraint: constraint?.description ?? ""
    case .contentSize(let item, let axis, _):
      Self.contentSize(item, axis, of: 0 - form.constant, isActive: isActive)
    case .autoresizing(let item, let axis):
      autoresizing(item, axis, isActive ? "active" : "inactive")
    case .windowSize(let item, let axis): windowSize(item, axis)
    case .leastSize(let item, let axis):
      "<SystemLayoutConstraint \(item.name).\(axis == .horizontal ? "width" : "height") >= 0>"
    case .contentOrigin: "<SystemLayoutConstraint content origin>"
    case .keyboard: "<SystemLayoutConstraint keyboard>"
    case .windowOrigin: "<SystemLayoutConstraint window origin>"
    case .rootSize: "<SystemLayoutConstraint root size>"
    case .fittingSize(let axis):
      "<SystemLayoutConstraint fitting \(axis == .horizontal ? "width" : "height")>"
    }
  }

  /// The size of the window as a constraint, under the identifier that UIKit gives to an encapsulated size.
  private func windowSize(_ item: Item, _ axis: Axis) -> String {
    let name = axis == .horizontal ? "Width" : "Height"
    return "<LayoutConstraint 'UIView-Encapsulated-Layout-\(name)' "
      + "\(item.name).\(name.lowercased()) == \(shortest(-form.constant))   (active)>"
  }

  /// One description for both constraints of a content size along an axis, as UIKit prints them.
  static func contentSize(
    _ item: Item, _ axis: Axis, of length: CGFloat, isActive: Bool
  ) -> String {
    guard let view = item.view else { return item.name }
    let hugging = shortest(view.contentHuggingPriority(for: axis).value)
    let resistance = shortest(view.contentCompressionResistancePriority(for: axis).value)
    return "<ContentSizeLayoutConstraint \(item.name).\(axis == .horizontal ? "width" : "height") "
      + "== \(shortest(length)) Hug:\(hugging) CompressionResistance:\(resistance)   "
      + "(\(isActive ? "active" : "inactive"))>"
  }

  /// The description of a constraint made from a frame and mask: a gap for a fixed far margin,
  /// otherwise an equation.
  private func autoresizing(
    _ item: Item, _ axis: Axis, _ state: String
  ) -> String {
    let isHorizontal = axis == .horizontal
    let names = isHorizontal ? ("minX", "width") : ("minY", "height")
    let start = "<AutoresizingMaskLayoutConstraint \(item.mask.text)"
    let above = item.parent?.name ?? "superview"
    if let margin = farMargin(of: item, axis) {
      return "\(start) \(isHorizontal ? "H" : "V"):[\(item.name)]-(\(shortest(margin)))-|"
        + "   (\(state), names: '|':\(above) )>"
    }
    let terms = formFromLeft(of: item).terms.map { term in
      let name =
        term.variable == item.origin(along: axis)
        ? "\(item.name).\(names.0)"
        : term.variable == item.size(along: axis)
          ? "\(item.name).\(names.1)" : "\(above).\(names.1)"
      return (coefficient: term.coefficient, name: name)
    }
    return "\(start) \(Self.equation(terms, form.constant))   (\(state))>"
  }

  /// The form in which `x` is the item's distance from the left edge of its superview, even if the
  /// solver counts it from the right edge.
  func formFromLeft(of item: Item) -> LinearForm {
    guard item.isMirrored,
      let factor = form.terms.first(where: { $0.variable == item.x })?.coefficient
    else { return form }
    // Each of the two distances is the superview's width less the view's width and the other distance.
    return form + factor * (item.near(along: .horizontal) - LinearForm(item.x))
  }

  /// The margin that an autoresizing constraint keeps at the far side; nil for any other. It is the
  /// only autoresizing constraint with three terms: the superview's size, the view's origin and its
  /// size.
  func farMargin(of item: Item, _ axis: Axis) -> CGFloat? {
    let own = [item.origin(along: axis), item.size(along: axis)]
    let form = formFromLeft(of: item)
    guard form.terms.count == 3,
      own.allSatisfy({ variable in form.terms.contains { $0.variable == variable } })
    else { return nil }
    // Adding 0 turns −0 into 0.
    return 0 - form.constant
  }

  /// An equation with the first positive term on the left and everything else on the right.
  private static func equation(
    _ terms: [(coefficient: Double, name: String)], _ constant: Double
  ) -> String {
    guard let first = terms.firstIndex(where: { $0.coefficient > 0 }) else { return "0 == 0" }
    let factor = terms[first].coefficient
    var right: [String] = []
    for (index, term) in terms.enumerated() where index != first {
      let coefficient = -term.coefficient / factor
      let amount = abs(coefficient) == 1 ? "" : "\(shortest(abs(coefficient)))*"
      right.append((coefficient < 0 ? "- " : "+ ") + amount + term.name)
    }
    let rest = -constant / factor
    if rest != 0 || right.isEmpty {
      right.append((rest < 0 ? "- " : "+ ") + shortest(abs(rest)))
    }
    var text = right.joined(separator: " ")
    if text.hasPrefix("+ ") { text.removeFirst(2) }
    if text.hasPrefix("- ") { text = "-" + text.dropFirst(2) }
    return "\(terms[first].name) == \(text)"
  }
}

extension AutoresizingMask {
  /// The mask as UIKit prints it, such as `h=--& v=-&-`: near margin, size and far margin, with `&`
  /// for flexible. A fixed axis prints with a flexible far margin, because it behaves so.
  public var text: String {
    func axis(_ near: AutoresizingMask, _ size: AutoresizingMask, _ far: AutoresizingMask) -> String
    {
      let flags = [near, size, far].map { contains($0) }
      guard flags.contains(true) else { return "--&" }
      return flags.map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}

extension ConstraintConflict {
  /// UIKit's report of a conflict, word for word except the names of classes.
  var report: String {
    let hasAutoresizing = rows.contains { row in
      if case .autoresizing = row.source { true } else { false }
    }
    let note =
      "\t(Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, refer "
      + "to the documentation for the View property translatesAutoresizingMaskIntoConstraints) "
    let lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      hasAutoresizing ? note : nil,
      "(",
      rows.map { "    \"\($0.description)\"" }.joined(separator: ",\n"),
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      broken.description,
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }
}
