import LayoutScene

/// The states of a control, with UIKit's raw values. The normal state is the empty set.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The state of a control that is in none of the other states.
  public static let normal: ControlState = []
  /// The control is being pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control does not react to touches.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is selected.
  public static let selected = ControlState(rawValue: 4)
}

/// The parts that a button has for one state; nil where the state has none, and that of the normal state is shown.
struct StateAppearance: Equatable {
  var title: String?
  var image: ImageContent?
  var titleColor: Color?
}

extension Button {
  /// The states that follow from `isEnabled`, `isSelected` and `isHighlighted`.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Sets the title for a state. A state without a title shows that of the normal state. As in
  /// UIKit, a combination of states does not take the title of one of them.
  public func setTitle(_ title: String?, for state: ControlState) {
    set(title, \.title, \.title, for: state)
  }

  /// Sets the image for a state. A state without an image shows that of the normal state.
  public func setImage(_ image: ImageContent?, for state: ControlState) {
    set(image, \.image, \.image, for: state)
  }

  /// Sets the title's colour for a state. A state without a colour shows that of the normal state.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color, \.titleColor, \.titleColor, for: state)
  }

  private func set<Part>(
    _ part: Part?, _ normal: ReferenceWritableKeyPath<Button, Part?>,
    _ other: WritableKeyPath<StateAppearance, Part?>, for state: ControlState
  ) {
    if state == .normal {
      self[keyPath: normal] = part
    } else {
      appearances[state, default: .init()][keyPath: other] = part
    }
  }

  /// The title that was set for exactly this state; nil if none was.
  public func title(for state: ControlState) -> String? {
    state == .normal ? title : appearances[state]?.title
  }

  /// The image that was set for exactly this state; nil if none was.
  public func image(for state: ControlState) -> ImageContent? {
    state == .normal ? image : appearances[state]?.image
  }

  /// The title's colour that was set for exactly this state; nil if none was.
  public func titleColor(for state: ControlState) -> Color? {
    state == .normal ? titleColor : appearances[state]?.titleColor
  }

  /// The title in the present state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) ?? title }
  /// The title in the present state, if its parts have attributes of their own; otherwise nil.
  public var currentAttributedTitle: AttributedText? {
    currentTitle == title ? attributedTitle : nil
  }
  /// The image in the present state.
  public var currentImage: ImageContent? {
    configuration?.image ?? image(for: state) ?? image
  }
  /// The title's colour in the present state.
  public var currentTitleColor: Color? { titleColor(for: state) ?? titleColor }

  func stateChanged(_ isOther: Bool) {
    guard isOther else { return }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
