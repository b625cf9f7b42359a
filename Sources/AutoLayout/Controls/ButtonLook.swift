import Foundation
import LayoutScene

/// The colours of a configured button in its present state.
struct ButtonLook {
  /// The colour of title and subtitle.
  var foreground: Color
  /// The colour behind the content; nil for none.
  var background: Color?
  /// Whether no colour was chosen, so that both are the system's.
  var isSystem: Bool
}

extension Button {
  /// The colours of a configuration. The system's fill, its tint and `tertiaryLabel` follow the appearance.
  ///
  /// Where Apple publishes no values, these are read from pictures of iOS 15 to 18: 18 % of the tint behind
  /// `tinted`; 75 % of all colours while the button is pressed; the next stronger style while it is
  /// selected. A disabled button has `tertiaryLabel` on `tertiarySystemFill`, as UIKit's other controls.
  func look(_ configuration: Configuration) -> ButtonLook {
    let tint = effectiveTint
    let strength = configuration.strength(isSelected: isSelected)
    let own = configuration.baseForegroundColor ?? currentTitleColor
    let base = configuration.baseBackgroundColor
    var look = ButtonLook(
      foreground: own ?? (strength == .full ? Color(0xFFFFFF) : tint),
      isSystem: own == nil && base == nil && !hasOwnTint)
    switch strength {
    case .none: look.background = base
    case .gray: look.background = base ?? system("secondarySystemFill")
    case .faint: look.background = (base ?? tint).opacity(0.18)
    case .full: look.background = base ?? tint
    }
    if !isEnabled {
      look.foreground = system("tertiaryLabel") ?? look.foreground
      if look.background != nil { look.background = system("tertiarySystemFill") }
    } else if isHighlighted {
      look.foreground = strength == .full ? look.foreground : look.foreground.opacity(0.75)
      look.background = look.background.map { $0.opacity(0.75) }
    }
    return look
  }

  /// The colour in which the title of a button without a configuration is drawn.
  var drawnTitleColor: Color? { isDimmed ? dimmed(currentTitleColor) : currentTitleColor }
  /// The colour in which the symbol of such a button is drawn; nil for the tint.
  func drawnSymbolColor(_ color: Color?) -> Color? { isDimmed ? dimmed(color) : color }

  /// A touched button of the system is fainter, unless its title has a colour of its own for that state.
  private var isDimmed: Bool {
    dimsWhenHighlighted && isHighlighted && isEnabled && titleColor(for: .highlighted) == nil
  }
  /// A fifth of the colour is left, as in pictures of iOS.
  private func dimmed(_ color: Color?) -> Color { (color ?? effectiveTint).opacity(0.2) }

  /// The tint that applies: the view's, or the system's if it has none.
  var effectiveTint: Color {
    tintColor ?? SemanticColors.tint.resolved(for: traits.appearance)
  }
  /// Whether a tint was set on the view or an ancestor.
  var hasOwnTint: Bool { tintColor != nil }

  private func system(_ name: String) -> Color? {
    Color.system(name, traits)
  }

  /// The radius of a configuration's background, points. 5.95 is the `cornerRadius` that UIKit prints for the
  /// background of a configuration; Apple does not publish the others.
  func cornerRadius(_ configuration: Configuration, height: CGFloat) -> CGFloat {
    if look.hasCornerRadius { return cornerRadius }
    let standard: CGFloat = configuration.buttonSize == .large ? 8.75 : 5.95
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: standard
      case .dynamic: FontMetrics.default.scaledValue(for: standard, compatibleWith: traits)
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }
}

extension Button.Configuration {
  /// The strength of the colour behind the content.
  enum Strength { case none, gray, faint, full }

  func strength(isSelected: Bool) -> Strength {
    switch style {
    case .plain, .borderless: isSelected ? .faint : .none
    case .gray, .bordered: isSelected ? .full : .gray
    case .tinted, .borderedTinted: isSelected ? .full : .faint
    case .filled, .borderedProminent: .full
    }
  }
}
