import Foundation
import LayoutScene

/// The view that holds a cell's own views.
final class CellContentView: View {
  /// The margin at the trailing side is 8 points beside an accessory, as Interface Builder records it.
  package override var standardMargins: EdgeInsets {
    guard let cell = superview as? TableViewCell, cell.hasAccessory else { return cellMargins }
    var margins = cellMargins
    if effectiveUserInterfaceLayoutDirection == .leftToRight {
      margins.right = TableViewCell.accessoryGap
    } else {
      margins.left = TableViewCell.accessoryGap
    }
    return margins
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
    madeContentView = view
    insertSubview(view, at: 0)
    holdContent()
    return view
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
    let shift = swipeShift
    func hold(
      _ view: View, _ attribute: LayoutConstraint.Attribute,
      _ relation: LayoutConstraint.Relation = .equal, _ other: any LayoutItem,
      _ second: LayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
      contentConstraints.append(
        .made(for: .list, view, attribute, other, second, constant, relatedBy: relation))
    }
    if let accessoryView {
      hold(accessoryView, .trailing, .equal, layoutMarginsGuide, .trailing, shift)
      hold(accessoryView, .centerY, .equal, self, .centerY)
      hold(accessoryView, .top, .greaterThanOrEqual, self, .top)
      // The priority is above the accessory's own compression resistance. The constant follows from
      // the cell's width.
      let most = accessoryView.widthAnchor.constraint(
        lessThanOrEqualToConstant: accessoryWidth?.constant ?? View.layoutFittingExpandedSize.width)
      most.priority = 751
      most.kind = .list
      accessoryWidth = most
      contentConstraints.append(most)
    }
    if let madeContentView {
      hold(madeContentView, .leading, .equal, self, .leading, shift)
      for edge in [LayoutConstraint.Attribute.top, .bottom] {
        hold(madeContentView, edge, .equal, self, edge)
      }
      if let accessoryView {
        hold(madeContentView, .trailing, .equal, accessoryView, .leading)
      } else if accessoryType != .none {
        hold(
          madeContentView, .trailing, .equal, layoutMarginsGuide, .trailing,
          shift - signsWidth(traits))
      } else {
        hold(madeContentView, .trailing, .equal, self, .trailing, shift)
      }
    }
    LayoutConstraint.activate(contentConstraints)
  }
}
