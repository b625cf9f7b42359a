import LayoutScene

/// The states that a control is in, with UIKit's raw values. The normal state is none of them.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the other states.
  public static let normal: ControlState = []
  /// The control is being pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control does not react.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is selected.
  public static let selected = ControlState(rawValue: 4)
}

/// What a button shows in one state; nil for what it shows in the normal state.
struct StateAppearance: Equatable {
  var title: String?
  var image: ImageContent?
  var titleColor: Color?
}

extension Button {
  /// The states that `isEnabled`, `isSelected` and `isHighlighted` put the button in.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The title in a state. A state without a title, or whose title is nil, shows that of the normal
  /// state. As in UIKit, a combination of states does not take the title of one of them.
  public func setTitle(_ title: String?, for state: ControlState) {
    if state == .normal {
      self.title = title
    } else {
      appearances[state, default: .init()].title = title
    }
  }

  /// The image in a state. A state without an image of its own shows that of the normal state.
  public func setImage(_ image: ImageContent?, for state: ControlState) {
    if state == .normal {
      self.image = image
    } else {
      appearances[state, default: .init()].image = image
    }
  }

  /// The title's colour in a state. A state without a colour of its own shows that of the normal
  /// state.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    if state == .normal {
      titleColor = color
    } else {
      appearances[state, default: .init()].titleColor = color
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

  /// The title that is shown now.
  public var currentTitle: String? { configuration?.title ?? title(for: state) ?? title }
  /// The title with parts of their own that is shown now; nil for a title of one style.
  public var currentAttributedTitle: AttributedText? {
    currentTitle == title ? attributedTitle : nil
  }
  /// The image that is shown now.
  public var currentImage: ImageContent? {
    configuration?.image ?? image(for: state) ?? image
  }
  /// The title's colour that is shown now.
  public var currentTitleColor: Color? { titleColor(for: state) ?? titleColor }

  func stateChanged(_ isOther: Bool) {
    guard isOther else { return }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
