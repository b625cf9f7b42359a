import Foundation
import LayoutScene

/// The view that holds a cell's own views.
final class CellContentView: View {
  /// The margin at the trailing side is 8 points beside an accessory, as Interface Builder records it.
  package override var standardMargins: EdgeInsets {
    guard let cell = superview as? TableViewCell, cell.hasAccessory else { return cellMargins }
    var margins = cellMargins
    if isLeftToRight {
      margins.right = TableViewCell.accessoryGap
    } else {
      margins.left = TableViewCell.accessoryGap
    }
    return margins
  }

  /// Beside the first of the cell's own views the accessory keeps its size.
  override func didAddSubview(_ view: View) {
    super.didAddSubview(view)
    guard !(view is any CellPart), let cell = superview as? TableViewCell,
      cell.accessoryView != nil, cell.accessoryLeastWidth == nil
    else { return }
    cell.holdContent()
  }
}

extension TableViewCell {
  /// The distance between the content and an accessory, points.
  static let accessoryGap: CGFloat = 8

  var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// The area before the accessory, for the cell's own views. It is made, and added as a subview, at the
  /// first call. Its height is the cell's, so that constraints to it make the cell as high as they need.
  public var contentView: View {
    if let madeContentView { return madeContentView }
    let view = CellContentView(identifier: contentName)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.frame = CGRect(origin: .zero, size: bounds.size)
    madeContentView = view
    insertSubview(view, at: 0)
    holdContent()
    return view
  }

  /// Whether the content view is there for more than the cell's texts and image.
  var hasOwnViews: Bool {
    madeContentView?.subviews.contains { !($0 is any CellPart) } ?? false
  }

  var contentName: String? { identifier.map { "\($0)/contentView" } }

  func accessoryChanged(from old: View?) {
    guard accessoryView !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let accessoryView {
      accessoryView.translatesAutoresizingMaskIntoConstraints = false
      addSubview(accessoryView)
    }
    contentChanged(true)
    holdContent()
    madeContentView?.changed(.margins)
  }

  /// Replaces the constraints of the accessory view and the content view. The accessory is as large
  /// as its content makes it, and the cell at least as high.
  func holdContent() {
    LayoutConstraint.deactivate(contentConstraints)
    contentConstraints = swipeConstraints
    func hold(
      _ view: View, _ attribute: LayoutConstraint.Attribute,
      _ relation: LayoutConstraint.Relation = .equal, _ other: any LayoutItem,
      _ second: LayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
      contentConstraints.append(
        .made(for: .list, view, attribute, other, second, constant, relatedBy: relation))
    }
    // UIKit places the frame of the accessory, which is larger than its alignment rect for a switch.
    let insets = accessoryView?.alignmentRectInsets ?? .zero
    if let accessoryView {
      heldDirection = effectiveUserInterfaceLayoutDirection
      hold(
        accessoryView, .trailing, .equal, layoutMarginsGuide, .trailing,
        isLeftToRight ? -insets.right : -insets.left)
      hold(accessoryView, .centerY, .equal, self, .centerY)
      hold(accessoryView, .top, .greaterThanOrEqual, self, .top)
      accessoryWidth = holdWidth(of: accessoryView, .lessThanOrEqual, accessoryWidth)
      // Beside the cell's own views, the accessory keeps its size, whatever hugs more strongly.
      accessoryLeastWidth =
        hasOwnViews
        ? holdWidth(of: accessoryView, .greaterThanOrEqual, accessoryLeastWidth) : nil
    }
    if let madeContentView {
      hold(madeContentView, .leading, .equal, self, .leading)
      for edge in [LayoutConstraint.Attribute.top, .bottom] {
        hold(madeContentView, edge, .equal, self, edge)
      }
      if let accessoryView {
        hold(
          madeContentView, .trailing, .equal, accessoryView, .leading,
          isLeftToRight ? -insets.left : -insets.right)
      } else if accessoryType != .none {
        hold(
          madeContentView, .trailing, .equal, layoutMarginsGuide, .trailing, -signsWidth(traits))
      } else {
        hold(madeContentView, .trailing, .equal, self, .trailing)
      }
    }
    LayoutConstraint.activate(contentConstraints)
  }
}
