import AutoLayout
import Foundation
import LayoutScene

/// A button with a title and an image.
open class UIButton: UIControl {
  private var button: Button { unsafeDowncast(core, to: Button.self) }
  override class func makeCore() -> AutoLayout.View { Button() }

  /// The kinds of buttons that are there.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system
  }

  open private(set) var buttonType = ButtonType.custom

  override func begin(hasFrame: Bool) {
    button.begin(with: .system(ofSize: 18))
    if hasFrame, button.titleColor == nil { button.titleColor = Color(0xFFFFFF) }
  }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }
  /// What `init(type:)` gives a new button.
  func become(_ type: ButtonType) {
    buttonType = type
    if type != .custom {
      button.begin(with: .system(ofSize: 15))
      button.titleColor = nil
      button.dimsWhenHighlighted = true
    }
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: begin(withGlyph: "info.circle")
    case .contactAdd: begin(withGlyph: "plus.circle")
    case .close:
      setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
      button.symbolColor = UIColor.systemGray2.value
    case .custom, .system, .plain: return
    }
    takeSystemSize()
  }
  private func begin(withGlyph name: String) {
    button.begin(with: .system(ofSize: 15), glyph: UIImage(systemName: name)?.content)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// The action gives its title and image where the button has none.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if currentTitle == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if currentImage == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The content and look, as in buttons since iOS 15; nil for a button of the older kind.
  open var configuration: Configuration? {
    get {
      var configuration = button.configuration.map(Configuration.init)
      // Which texts have attributes is not the core's to know.
      configuration?.keepStyles(of: ownConfiguration)
      if let ownConfiguration { configuration?.background = ownConfiguration.background }
      return configuration
    }
    set {
      let wasStyled = ownConfiguration?.attributedTitle != nil
      let background = ownConfiguration?.background
      ownConfiguration = newValue
      showRim(newValue?.background, insteadOf: background)
      button.configuration = newValue?.value
      if let title = newValue?.attributedTitle {
        button.attributedTitle = NSAttributedString(title).layoutText(isAdjusted: true)
      } else if wasStyled {
        button.attributedTitle = nil
      }
      let attributes = newValue?.titleTextAttributesTransformer.map { $0(AttributeContainer()) }
      if let font = attributes?.uiKit.font { button.font = font.descriptor }
    }
  }

  /// Shows the corners and the line around a background; a layer that the app has given its own keeps them.
  private func showRim(
    _ next: UIBackgroundConfiguration?, insteadOf last: UIBackgroundConfiguration?
  ) {
    let (radius, width) = (next?.cornerRadius ?? 0, next?.strokeWidth ?? 0)
    if radius > 0 || (last?.cornerRadius ?? 0) > 0 { layer.cornerRadius = radius }
    if width > 0 || (last?.strokeWidth ?? 0) > 0 {
      layer.borderWidth = width
      layer.borderColor = (next?.strokeColor ?? tintColor).cgColor
    }
  }

  /// The configuration as it was set.
  private var ownConfiguration: Configuration?

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Called when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let target, let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Which pointer shows over the button; pictures have none.
  open var pointerStyleProvider: PointerStyleProvider?
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  open var menu: UIMenu? { didSet { showChoice() } }
  open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { showChoice() } }
  /// A button that opens a menu to choose from shows the action that is chosen: the first one unless another is on.
  private func showChoice() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let chosen = menu?.chosenAction
    else { return }
    chosen.state = .on
    if var shown = configuration {
      (shown.title, shown.image) = (chosen.title, chosen.image)
      configuration = shown
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var role = Role.normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept: images grow with text styles only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var isPointerInteractionEnabled = false
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  private var styledTitles: [UInt: NSAttributedString] = [:]
  /// A title with attributes. One for the normal state is drawn with all of them, others as plain text.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
    if state == .normal {
      button.attributedTitle = title?.layoutText()
    } else {
      button.setTitle(title?.string, for: state)
    }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitles[state.rawValue] ?? styledTitles[0]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    Missing.look("UIButton.setTitleShadowColor", color)
  }
  private var backgrounds: [UInt: UIImage] = [:]
  /// The image behind the content, stretched.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    showBackground()
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[0]
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  private lazy var backgroundLayer = CALayer()
  private func showBackground() {
    guard !backgrounds.isEmpty else { return }
    backgroundLayer.contents = currentBackgroundImage
    if backgroundLayer.superlayer == nil { layer.insertSublayer(backgroundLayer, at: 0) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !backgrounds.isEmpty { backgroundLayer.frame = bounds }
  }
  private var configuredSymbols: [UInt: UIImage.SymbolConfiguration] = [:]
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    configuredSymbols[state.rawValue] = configuration
    if let image = button.image(for: state) { setImage(UIImage(image), for: state) }
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    configuredSymbols[state.rawValue]
  }
  /// The view of the image in UIKit; the core draws the image itself, so that this one shows it nowhere.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: currentImage)
    Missing.once("UIButton.imageView", "the image's view is not in the button")
    return view
  }()
  open var subtitleLabel: UILabel? { nil }
  @_Core(\UIButton.button.imageEdgeInsets) open var imageEdgeInsets: UIEdgeInsets
  @_Core(\UIButton.button.titleEdgeInsets) open var titleEdgeInsets: UIEdgeInsets
  override func alignmentDidChange() {
    button.contentHorizontalAlignment =
      .init(rawValue: "\(contentHorizontalAlignment)") ?? .center
    button.contentVerticalAlignment = .init(rawValue: "\(contentVerticalAlignment)") ?? .center
  }
  // An override of these places the title or the image of a button without a configuration.
  open func titleRect(forContentRect rect: CGRect) -> CGRect {
    button.standardRects(in: bounds.size)?.title ?? rect
  }
  open func imageRect(forContentRect rect: CGRect) -> CGRect {
    button.standardRects(in: bounds.size)?.image
      ?? CGRect(origin: rect.origin, size: currentImage?.size ?? .zero)
  }
  override func textRect(standard: CGRect, isPlaceholder: Bool) -> CGRect? {
    isOfUIKit ? standard : titleRect(forContentRect: contentRect(forBounds: bounds))
  }
  override func imageRect(standard: CGRect) -> CGRect {
    isOfUIKit ? standard : imageRect(forContentRect: contentRect(forBounds: bounds))
  }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func stateDidChange() {
    showBackground()
    if automaticallyUpdatesConfiguration { updateConfiguration() }
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.isHighlighted = isHighlighted
  }

  open func setTitle(_ title: String?, for state: State) { button.setTitle(title, for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    button.setTitleColor(color?.value, for: state)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    let preferred = configuredSymbols[state.rawValue]
    let shown = preferred.flatMap { own in
      image.map { $0.withConfiguration(own.applying($0.symbolConfiguration)) }
    }
    button.setImage((shown ?? image)?.content, for: state)
  }
  // As in UIKit, a state for which nothing was set has what was set for the normal one.
  open func title(for state: State) -> String? { button.title(for: state) ?? button.title }
  open func titleColor(for state: State) -> UIColor? {
    (button.titleColor(for: state) ?? button.titleColor).map { UIColor($0) }
  }
  open func image(for state: State) -> UIImage? {
    (button.image(for: state) ?? button.image).map { UIImage($0) }
  }
  open var currentTitle: String? { button.currentTitle }
  open var currentTitleColor: UIColor { button.currentTitleColor.map { UIColor($0) } ?? tintColor }
  open var currentImage: UIImage? { button.currentImage.map { UIImage($0) } }
  open var titleLabel: UILabel? { button.titleLabel.flatMap { UIView.view(of: $0) as? UILabel } }
  open var contentEdgeInsets: UIEdgeInsets {
    get {
      let own = button.contentInsets ?? .zero
      return own.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      // Insets of nothing are those that a button has anyway: to have none, they are set to a little.
      guard newValue != .zero else {
        button.contentInsets = nil
        return
      }
      button.contentInsets = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }
}
