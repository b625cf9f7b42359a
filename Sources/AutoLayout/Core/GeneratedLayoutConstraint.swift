import Foundation
import LayoutKernel

/// A constraint that layout generates, for inspection only. Setting its properties, `isActive`
/// included, has no effect: they follow what it is generated from. It is made on demand, and is the
/// same object as long as layout keeps the constraint that it shows.
public class GeneratedLayoutConstraint: LayoutConstraint, ShownConstraint {
  private var lastDescription: String?

  /// Called when the constraint that it shows is gone. Its description stays as it was.
  package func end() {
    if lastDescription == nil { lastDescription = text(isActive: false) }
    holder = nil
  }

  /// Called before a length that it shows changes.
  package func keepLength() {}

  /// The description in UIKit's form; nil if the constraint that it shows is gone.
  func text(isActive: Bool) -> String? { nil }

  override var generatedDescription: String? { lastDescription ?? text(isActive: isActive) }

  override public var isActive: Bool {
    get { holder != nil }
    set {}
  }

  override public var constant: CGFloat {
    get { storedConstant }
    set {}
  }

  override public var priority: LayoutPriority {
    get { .required }
    set {}
  }
}

/// A constraint generated from a view's frame and autoresizing mask, held by the superview. A new
/// frame or mask makes new ones.
public final class AutoresizingMaskLayoutConstraint: GeneratedLayoutConstraint {
  /// The row in the solver; nil once the frame or mask has changed.
  private weak var row: Row?

  init?(_ row: Row) {
    guard case .autoresizing(let item, let axis, let rule) = row.source, let view = item.view,
      let superview = item.parent?.view
    else { return nil }
    let isHorizontal = axis == .horizontal
    let (size, far): (Attribute, Attribute) = isHorizontal ? (.width, .right) : (.height, .bottom)
    let constant = 0 - row.form.constant
    switch rule {
    case .farMargin:
      super.init(
        item: superview, attribute: far, relatedBy: .equal, toItem: view, attribute: far,
        constant: constant)
    case .length(let share):
      super.init(
        item: view, attribute: size, relatedBy: .equal, toItem: share == 0 ? nil : superview,
        attribute: share == 0 ? .notAnAttribute : size, multiplier: share == 0 ? 1 : share,
        constant: constant)
    case .position(let share):
      // In the superview's coordinates, the position of the superview's far edge is its size.
      let near: Attribute = isHorizontal ? .left : .top
      super.init(
        item: view, attribute: near, relatedBy: .equal, toItem: superview,
        attribute: share == 0 ? near : far, multiplier: share == 0 ? 1 : share,
        constant: constant)
    }
    self.row = row
    holder = superview
  }

  override func text(isActive: Bool) -> String? { row?.text(isActive: isActive) }
  override var kindName: String { "AutoresizingMaskLayoutConstraint" }
}

/// A view's intrinsic size along an axis: at most this size at the hugging priority, and at least
/// this size at the compression resistance priority. The view holds it.
public final class ContentSizeLayoutConstraint: GeneratedLayoutConstraint {
  private weak var content: Item?
  private let axis: Axis

  init?(_ item: Item, _ axis: Axis) {
    guard let view = item.view else { return nil }
    content = item
    self.axis = axis
    super.init(
      item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute)
    holder = view
    keepLength()
  }

  /// Stores the length, which `constant` shows once the content has no size any more.
  package override func keepLength() {
    if let length { storedConstant = length }
  }

  package override func end() {
    keepLength()
    super.end()
  }

  /// The intrinsic size along the axis, points; for a wrapped text the size at its width.
  override public var constant: CGFloat {
    get { length ?? storedConstant }
    set {}
  }

  /// The higher of the two priorities.
  override public var priority: LayoutPriority {
    get { max(huggingPriority, compressionResistancePriority) }
    set {}
  }

  /// The view's hugging priority along the axis.
  public var huggingPriority: LayoutPriority { view?.contentHuggingPriority(for: axis) ?? 250 }
  /// The view's compression resistance priority along the axis.
  public var compressionResistancePriority: LayoutPriority {
    view?.contentCompressionResistancePriority(for: axis) ?? 750
  }

  private var view: View? { firstItem as? View }

  /// The length; nil once the content has no intrinsic size.
  private var length: CGFloat? {
    guard holder != nil, let size = content?.contentLayout.size else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }

  override public var isActive: Bool {
    get { length != nil }
    set {}
  }

  override func text(isActive: Bool) -> String? {
    content.map { Row.contentSize($0, axis, of: constant, isActive: isActive) }
  }
  override var kindName: String { "ContentSizeLayoutConstraint" }
}

extension LayoutEngine {
  /// The constraints of rows, or the generated ones that show them, each once; none for rows
  /// of the window and the system.
  func constraints(of rows: [Row]) -> [LayoutConstraint] {
    var seen: Set<ObjectIdentifier> = []
    return rows.compactMap(constraint).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func constraint(of row: Row) -> LayoutConstraint? {
    switch row.source {
    case .constraint: return row.constraint
    case .autoresizing:
      if row.shown == nil { row.shown = AutoresizingMaskLayoutConstraint(row) }
      return row.shown as? LayoutConstraint
    case .contentSize(let item, let axis, _):
      if item.shown(along: axis) == nil {
        item.show(ContentSizeLayoutConstraint(item, axis), along: axis)
      }
      return item.shown(along: axis) as? LayoutConstraint
    case .windowSize, .leastSize, .system, .fittingSize:
      return nil
    }
  }
}

extension View {
  /// The constraints generated from the frames and masks of subviews at the last layout in a
  /// window.
  var autoresizingConstraints: [LayoutConstraint] {
    guard let engine = window?.engine else { return [] }
    return engine.constraints(of: subviews.flatMap { engine.item($0)?.autoresizing ?? [] })
  }
}
