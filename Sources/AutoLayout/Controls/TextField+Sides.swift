import Foundation
import LayoutScene

/// The views and the clear button at the sides of a text field's text.
extension TextField {
  /// The least height, points. Only round edges need more than the line. In a font of 17 points
  /// Interface Builder records a height of 34 points with round edges and 20 to 21 without edges.
  func leastHeight(_ context: LayoutContext) -> CGFloat {
    borderStyle == .roundedRect ? context.metrics.textFieldHeight : 0
  }

  /// The height in points of the edges above and below the line. Apple publishes none for `line`
  /// and `bezel`; they are read from pictures.
  var borderWidth: CGFloat {
    switch borderStyle {
    case .none, .roundedRect: 0
    case .line: 1
    case .bezel: 3
    }
  }

  /// The distance from the text to a side without a view, points.
  private func inset(_ context: LayoutContext) -> CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: context.metrics.textFieldInset
    }
  }

  /// The side of the clear button, and its distance from the edge, points: read from pictures of iOS 13 to
  /// 18.
  private static let clearButton = (side: 17.0, margin: 6.0)

  private var showsClearButton: Bool {
    clearButtonMode.isShown && !(text ?? "").isEmpty && !showsRightView
  }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.isShown }
  private var showsRightView: Bool { rightView != nil && rightViewMode.isShown }

  /// The widths before and after the text, points. As in UIKit, a view is at the edge itself, and
  /// the text keeps its distance from the view.
  func sideWidths(_ context: LayoutContext) -> (leading: CGFloat, trailing: CGFloat) {
    let inset = inset(context)
    let left = showsLeftView ? leftView?.presentWidth(context) ?? 0 : 0
    var right = showsRightView ? rightView?.presentWidth(context) ?? 0 : 0
    if showsClearButton { right = Self.clearButton.side + Self.clearButton.margin }
    return (left + inset, right + inset)
  }

  /// Where the text is in a field of a size.
  package func textRect(in size: CGSize) -> CGRect {
    layoutContext.map { textRect(in: size, $0) } ?? CGRect(origin: .zero, size: size)
  }

  func textRect(in size: CGSize, _ context: LayoutContext) -> CGRect {
    let sides = sideWidths(context)
    let insets = DirectionalEdgeInsets(leading: sides.leading, trailing: sides.trailing)
    return CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets)
      .inset(by: insets.resolved(for: effectiveUserInterfaceLayoutDirection))
  }

  /// The ornaments of the clear button, which empties the field; none if it is not shown.
  func clearButton(in size: CGSize, _ context: LayoutContext) -> [SceneOrnament] {
    guard showsClearButton, let color = Color.system("systemGray3", traits) else { return [] }
    let (side, margin) = Self.clearButton
    let rect = CGRect(
      x: isLeftToRight ? size.width - margin - side : margin,
      y: context.grid.round((size.height - side) / 2), width: side, height: side)
    return [SceneOrnament(.clear, rect: rect, color: color)]
  }

  // MARK: Views

  func modeChanged(_ isOther: Bool) {
    guard isOther else { return }
    leftView?.isHidden = !leftViewMode.isShown
    rightView?.isHidden = !rightViewMode.isShown
    invalidateIntrinsicContentSize()
  }

  /// Adds a view at a side, vertically centred, and removes the old one.
  func sideChanged(_ side: LayoutConstraint.Attribute, from old: View?) {
    let view = side == .leading ? leftView : rightView
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let view else { return invalidateIntrinsicContentSize() }
    // As in UIKit, a view that no constraints place keeps the size of its frame.
    let size = view.translatesAutoresizingMaskIntoConstraints ? view.frame.size : .zero
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    if size.width > 0, size.height > 0 {
      let sizes = [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ]
      for constraint in sizes { constraint.kind = .field }
      LayoutConstraint.activate(sizes)
    }
    LayoutConstraint.activate([
      .made(for: .field, view, side, self, side),
      .made(for: .field, view, .centerY, self, .centerY),
    ])
    modeChanged(true)
  }
}

extension FieldBorder {
  init(_ style: TextField.BorderStyle) {
    switch style {
    case .none: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .rounded
    }
  }
}

extension View {
  /// The width in the last layout, or the intrinsic width before the first, points; 0 for a hidden view.
  func presentWidth(_ context: LayoutContext) -> CGFloat {
    if isHidden { return 0 }
    let solved = exactAlignmentRect.width
    return context.grid.roundUp(solved > 0 ? solved : max(0, intrinsicContentSize.width))
  }
}
