import AutoLayout
import Foundation

/// What is behind a cell's content.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var visualEffect: UIVisualEffect?
  public var shadowProperties = ShadowProperties()
  public struct ShadowProperties: Sendable {
    public var color: UIColor?
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 0
    public var offset = CGSize.zero
  }
  @preconcurrency @MainActor public var customView: UIView? {
    get { box?.view }
    set { box = newValue.map(Box.init) }
  }
  private final class Box: @unchecked Sendable {
    let view: UIView
    init(_ view: UIView) { self.view = view }
  }
  private var box: Box?
  public init() {}
  public static func clear() -> Self { Self() }
  private static func colored(_ color: UIColor) -> Self {
    var own = Self()
    own.backgroundColor = color
    return own
  }
  public static func listPlainCell() -> Self { colored(.systemBackground) }
  public static func listGroupedCell() -> Self { colored(.secondarySystemGroupedBackground) }
  public static func listCell() -> Self { colored(.systemBackground) }
  public static func listPlainHeaderFooter() -> Self { clear() }
  public static func listGroupedHeaderFooter() -> Self { clear() }
  public static func listHeader() -> Self { clear() }
  public static func listSidebarCell() -> Self { clear() }
  public static func listSidebarHeader() -> Self { clear() }
  public static func listAccompaniedSidebarCell() -> Self { clear() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func resolvedBackgroundColor(for tint: UIColor) -> UIColor {
    let own = backgroundColor ?? tint
    return backgroundColorTransformer?(own) ?? own
  }

  @MainActor
  func show(in view: UIView) {
    for old in view.subviews where old is ConfiguredBackground { old.removeFromSuperview() }
    if visualEffect != nil { Missing.once("UIBackgroundConfiguration.visualEffect") }
    guard customView == nil, image == nil, backgroundInsets == .zero else {
      view.backgroundColor = nil
      return ConfiguredBackground(self).place(in: view, backgroundInsets)
    }
    showLook(in: view)
  }
  @MainActor
  fileprivate func showLook(in view: UIView) {
    view.backgroundColor = backgroundColor.map { backgroundColorTransformer?($0) ?? $0 }
    if cornerRadius > 0 {
      view.layer.cornerRadius = cornerRadius
    }
    if strokeWidth > 0, let strokeColor {
      (view.layer.borderWidth, view.layer.borderColor) = (strokeWidth, strokeColor.cgColor)
    }
  }
}

/// A background with insets, an image or a view of the app's own.
private final class ConfiguredBackground: UIView {
  init(_ configuration: UIBackgroundConfiguration) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    configuration.showLook(in: self)
    clipsToBounds = configuration.cornerRadius > 0
    let picture = configuration.image.map { UIImageView(image: $0) }
    picture?.contentMode = configuration.imageContentMode
    for part in [picture, configuration.customView].compactMap({ $0 }) { hold(part) }
  }
  func place(in view: UIView, _ insets: NSDirectionalEdgeInsets) {
    translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(self, at: 0)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.leading),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.trailing),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
