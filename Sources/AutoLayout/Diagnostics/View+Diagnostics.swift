import Cassowary
import Foundation
import LayoutKernel
import LayoutScene

extension View {
  /// Whether the constraints leave the place or size of this view open. It lays out the window
  /// first. A view outside a window is never ambiguous, as in UIKit.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = laidOut() else { return false }
    return !engine.freeCoordinates(of: item).isEmpty
  }

  /// Moves the window's views to another solution in which this view is elsewhere, or back. No
  /// effect if the view is not ambiguous. The next layout with any change goes back.
  public func exerciseAmbiguityInLayout() {
    guard let window, let (engine, item) = laidOut() else { return }
    window.commit(engine.exerciseAmbiguity(of: item))
  }

  /// The active constraints that determine the view's place and size along an axis, directly or
  /// through other views, in the order in which they were added. Content sizes, frames and masks
  /// are included, and for a wrapped text the constraints that bound the width at which it wraps.
  /// It lays out the window first; empty outside a window.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    guard let (engine, item) = laidOut() else { return [] }
    return engine.constraintsAffecting(item, axis)
  }

  /// The tree from this view down, one line for each view with its frame, and with a note if its
  /// layout is ambiguous. It corresponds to UIKit's private `_autolayoutTrace`.
  public func autolayoutTrace() -> String {
    window?.layoutIfNeeded()
    let base = depth
    var lines: [String] = []
    visit { view in
      let indentation = String(repeating: "|   ", count: view.depth - base)
      let frame = view.frame.numbers.map { shortest($0) }.joined(separator: ", ")
      let free = view.laidOut().map { $0.engine.freeCoordinates(of: $0.item) } ?? []
      let note = free.isEmpty ? "" : " - AMBIGUOUS LAYOUT for \(free.joined(separator: ", "))"
      lines.append("\(indentation)*\(view.layoutName) (\(frame))\(note)")
    }
    return lines.joined(separator: "\n")
  }

}

extension LayoutGuide {
  /// The same as `View.hasAmbiguousLayout`; for a guide that is an inset of its owner, the owner's answer.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = laidOut() else { return false }
    return !engine.freeCoordinates(of: item).isEmpty
  }

  /// The same as `View.constraintsAffectingLayout`; for a guide that is an inset of its owner, the
  /// owner's constraints.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    guard let (engine, item) = laidOut() else { return [] }
    return engine.constraintsAffecting(item, axis)
  }
}

extension LayoutAnchor {
  /// The same as `View.constraintsAffectingLayout`, for the anchor's value only. A location is
  /// relative to the superview or the guide's owner.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    guard let engine = item.laidOut()?.engine else { return [] }
    return engine.constraints(
      of: engine.givers(of: form(in: engine).terms.map(\.variable), attribute.axis))
  }

  /// The same as `View.hasAmbiguousLayout`, for the anchor's value only.
  public var hasAmbiguousLayout: Bool {
    guard let engine = item.laidOut()?.engine else { return false }
    return !engine.isUnique(form(in: engine))
  }

  private func form(in engine: LayoutEngine) -> LinearForm {
    var form = engine.form(of: item, attribute) ?? LinearForm()
    let start = (self as? LayoutDimension)?.start
    if let start, let item = start.item, let place = engine.form(of: item, start.attribute) {
      form = form - place
    }
    return form
  }
}

extension LayoutItem {
  /// The engine and the item after a layout of the window; nil outside a window. A guide that is an
  /// inset of its owner has the owner's item.
  func laidOut() -> (engine: LayoutEngine, item: Item)? {
    guard let view = layoutView, let window = view.window else { return nil }
    window.layoutIfNeeded()
    guard let engine = window.engine,
      let item = (self as? LayoutGuide).flatMap(engine.item) ?? engine.item(view)
    else { return nil }
    return (engine, item)
  }
}

extension LayoutEngine {
  fileprivate func constraintsAffecting(
    _ item: Item, _ axis: Axis
  ) -> [LayoutConstraint] {
    constraints(of: givers(of: [item.origin(along: axis), item.size(along: axis)], axis))
  }

  /// The rows that determine `variables`, oldest first; along the horizontal axis, in both
  /// passes over wrapped texts.
  fileprivate func givers(
    of variables: [Variable], _ axis: Axis
  ) -> [Row] {
    let binding = binding(variables)
    guard axis == .horizontal else { return binding }
    let widths = binding.filter { row in
      if case .contentSize(_, .horizontal, _) = row.source { true } else { false }
    }
    return (binding + firstBinding(behind: widths).flatMap(\.rows))
      .sorted { $0.serial < $1.serial }
  }
}

extension Window {
  /// UIKit's log message for each conflict, word for word except the names of classes. Lays out
  /// first; empty without conflicts.
  public var unsatisfiableReports: [String] {
    layoutIfNeeded()
    return engine?.system.conflicts.map(\.report) ?? []
  }
}
