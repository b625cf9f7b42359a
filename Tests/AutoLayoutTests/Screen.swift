import AutoLayout
import Foundation
import LayoutScene
import TestSupport

/// A window whose texts are measured in whole numbers: at size 16 a character is 8 wide and a line
/// 20 high with its baseline at 16.
func screen(
  _ width: CGFloat = 300, _ height: CGFloat = 400, scale: CGFloat = 1, safeArea: EdgeInsets = .zero,
  direction: LayoutDirection = .leftToRight, category: ContentSizeCategory = .large
) -> Window {
  let traits = Traits(
    displayScale: scale, layoutDirection: direction, contentSizeCategory: category)
  return Window(
    size: CGSize(width: width, height: height), safeArea: safeArea, traits: traits,
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
}

extension View {
  /// Adds a view that constraints alone place.
  @discardableResult
  func add<V: View>(_ view: V, _ identifier: String? = nil) -> V {
    if let identifier { view.identifier = identifier }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a plain view that wants to be `width × height`.
  @discardableResult
  func add(_ identifier: String, _ width: CGFloat = -1, _ height: CGFloat = -1) -> View {
    let view = add(View(identifier: identifier))
    view.explicitIntrinsicContentSize = CGSize(width: width, height: height)
    return view
  }

  /// Adds a label in a font of size 16.
  @discardableResult
  func addLabel(_ text: String, _ identifier: String? = nil, lines: Int = 1) -> Label {
    let label = add(Label(identifier: identifier))
    label.font = .system(ofSize: 16)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Activates constraints pinning edges to the superview at these insets.
  func pin(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) {
    guard let superview else { return }
    if let left { activate(leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left)) }
    if let top { activate(topAnchor.constraint(equalTo: superview.topAnchor, constant: top)) }
    if let right {
      activate(superview.rightAnchor.constraint(equalTo: rightAnchor, constant: right))
    }
    if let bottom {
      activate(superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bottom))
    }
  }

  func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { activate(widthAnchor.constraint(equalToConstant: width)) }
    if let height { activate(heightAnchor.constraint(equalToConstant: height)) }
  }
}

@discardableResult
func activate(
  _ constraint: LayoutConstraint, _ priority: LayoutPriority = .required
) -> LayoutConstraint {
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
