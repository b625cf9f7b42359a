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
    case .contentSize(let item, _, _), .autoresizing(let item, _, _): item.view?.origin
    case .leastSize(let item, _): item.layoutItem?.layoutView?.origin
    case .windowSize(let item, _): item.view?.window?.sizeOrigin
    case .system, .fittingSize: nil
    }
  }

  /// The constraint as UIKit prints it in its reports.
  var description: String { text(isActive: true) }

  /// What it relates, without its numbers.
  var subject: String {
    switch source {
    case .constraint: constraint.map { ConstraintWords($0).subject } ?? ""
    case .contentSize(let item, let axis, _): "content of \(item.name).\(axis.sizeName)"
    case .autoresizing(let item, let axis, _):
      "\(item.mask.text) of \(item.name).\(axis.sizeName)"
    case .windowSize(let item, let axis): "window of \(item.name).\(axis.sizeName)"
    case .leastSize, .system, .fittingSize: description
    }
  }

  /// The description.
  ///
  /// - Parameter isActive: the state to print for a row of a frame and mask or of a content
  ///   size.
  func text(isActive: Bool) -> String {
    switch source {
    case .constraint: constraint?.description ?? ""
    case .contentSize(let item, let axis, _):
      Self.contentSize(item, axis, of: 0 - form.constant, isActive: isActive)
    case .autoresizing(let item, let axis, let rule):
      autoresizing(item, axis, rule, isActive ? "active" : "inactive")
    case .windowSize(let item, let axis): windowSize(item, axis)
    case .leastSize(let item, let axis):
      "<SystemLayoutConstraint \(item.name).\(axis.sizeName) >= 0>"
    case .system(let kind): "<SystemLayoutConstraint \(kind.rawValue.spacedWords.lowercased())>"
    case .fittingSize(let axis):
      "<SystemLayoutConstraint fitting \(axis.sizeName)>"
    }
  }

  /// The size of the window as a constraint, under the identifier that UIKit gives to an encapsulated size.
  private func windowSize(_ item: Item, _ axis: Axis) -> String {
    let name = axis == .horizontal ? "Width" : "Height"
    return "<\(item.classPrefix)LayoutConstraint 'UIView-Encapsulated-Layout-\(name)' "
      + "\(item.name).\(name.lowercased()) == \(shortest(-form.constant))   (active)>"
  }

  /// One description for both constraints of a content size along an axis, as UIKit prints them.
  static func contentSize(
    _ item: Item, _ axis: Axis, of length: CGFloat, isActive: Bool
  ) -> String {
    guard let view = item.view else { return item.name }
    let hugging = shortest(view.contentHuggingPriority(for: axis).value)
    let resistance = shortest(view.contentCompressionResistancePriority(for: axis).value)
    return
      "<\(item.classPrefix)ContentSizeLayoutConstraint \(item.name).\(axis.sizeName) "
      + "== \(shortest(length)) Hug:\(hugging) CompressionResistance:\(resistance)   "
      + "(\(isActive ? "active" : "inactive"))>"
  }

  /// The description of a constraint made from a frame and mask: a gap for a fixed far margin,
  /// otherwise an equation.
  private func autoresizing(
    _ item: Item, _ axis: Axis, _ rule: AutoresizingRule, _ state: String
  ) -> String {
    let isHorizontal = axis == .horizontal
    let (near, size) = isHorizontal ? ("minX", "width") : ("minY", "height")
    let start = "<\(item.classPrefix)AutoresizingMaskLayoutConstraint \(item.mask.text)"
    let above = item.parent?.name ?? "superview"
    // Subtracting from 0 gives no −0.
    let constant = 0 - form.constant
    func equation(_ name: String, _ share: Double) -> String {
      var right = share == 0 ? "" : "\(above).\(size)"
      if share != 0, abs(share) != 1 { right = "\(shortest(abs(share)))*" + right }
      if share < 0 { right = "-" + right }
      if constant != 0 || right.isEmpty {
        let sign = constant < 0 ? "-" : "+"
        right = right.isEmpty ? shortest(constant) : "\(right) \(sign) \(shortest(abs(constant)))"
      }
      return "\(start) \(item.name).\(name) == \(right)   (\(state))>"
    }
    switch rule {
    case .position(let share): return equation(near, share)
    case .length(let share): return equation(size, share)
    case .farMargin:
      return "\(start) \(isHorizontal ? "H" : "V"):[\(item.name)]-(\(shortest(constant)))-|"
        + "   (\(state), names: '|':\(above) )>"
    }
  }
}

extension Item {
  /// What UIKit's names of classes begin with, for views that stand for UIKit's.
  fileprivate var classPrefix: String { view?.host == nil ? "" : "NS" }
}

extension Axis {
  /// The name of a size along it.
  fileprivate var sizeName: String { self == .horizontal ? "width" : "height" }
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
