import AutoLayout
import Foundation

/// What a screen shows in the place of content: an image or a spinner, texts and buttons, one below the other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [
    .horizontal, .vertical,
  ]
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  public var showsSpinner = false

  private init(_ font: UIFont, _ color: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = .init(
      font: .preferredFont(forTextStyle: .largeTitle), scale: .large)
  }
  public static func empty() -> Self {
    Self(UIFont(.style(.title2, weight: .bold)), .label)
  }
  public static func loading() -> Self {
    var own = Self(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    own.text = "Loading…"
    own.showsSpinner = true
    return own
  }
  public static func search() -> Self {
    var own = empty()
    own.image = UIImage(systemName: "magnifyingglass")
    own.text = "No Results"
    own.secondaryText = "Check the spelling or try a new search."
    return own
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let words = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !words.isEmpty, text == "No Results"
    else { return self }
    var own = self
    own.text = "No Results for “\(words)”"
    return own
  }
}

/// Shows what there is in the place of content, in the middle.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown = UIContentUnavailableConfiguration.empty()
  private let stack = UIStackView()
  private var placed: [NSLayoutConstraint] = []
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    show()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      show()
    }
  }
  /// Whether the content may be scrolled; it stays in its place here.
  open var scrollEnabled = false

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = shown.alignment == .center ? .center : .leading
    if shown.showsSpinner {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      add(spinner, shown.imageToTextPadding)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor
      add(view, shown.imageToTextPadding)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
    shown.background.show(in: self)
    place()
  }

  private func place() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    NSLayoutConstraint.deactivate(placed)
    let (guide, isCentred) = (layoutMarginsGuide, shown.alignment == .center)
    placed = [
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
      isCentred
        ? stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        : stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
    ]
    NSLayoutConstraint.activate(placed)
  }

  private func add(_ view: UIView, _ space: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(space, after: view)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties, _ space: CGFloat
  ) {
    guard attributed != nil || text?.isEmpty == false else { return }
    let label = UILabel()
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, space)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ space: CGFloat
  ) {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    if properties.primaryAction != nil { button.configuration = configuration }
    button.isEnabled = properties.isEnabled
    add(button, space)
  }
}

/// What a controller's view in the place of content follows.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

extension UIViewController {
  /// Shows a view over the controller's own, in the place of content; nil for none.
  func showUnavailable() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard isViewLoaded, let configuration = contentUnavailableConfiguration else { return }
    let view = configuration.updated(for: contentUnavailableConfigurationState).makeContentView()
    unavailableView = view
    self.view.hold(view)
  }
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
}
