import Foundation
import LayoutScene
import Localization
import Work

/// What a caller chooses instead of what a document says; nil keeps the document's choice.
public struct DocumentOptions: Sendable, Hashable {
  /// The locale that strings and the direction are taken from.
  public var locale: LocaleTag?
  /// The device, which replaces the document's whole canvas.
  public var device: Device?
  /// How the device is held, whatever its name says. A size that is given explicitly is not turned.
  public var orientation: Orientation?
  /// The size of the canvas in points.
  public var size: CGSize?
  /// Device pixels per point.
  public var scale: CGFloat?
  /// The text size.
  public var textSize: ContentSizeCategory?
  /// The reading direction, instead of the locale's own.
  public var direction: LayoutDirection?
  /// Light or dark.
  public var appearance: Appearance?
  /// Whether the screen is on an elevated level; nil, the default, for the document's own level.
  package var isElevated: Bool?
  /// Turns the locale into a pseudolocale of this style.
  public var pseudo: PseudoStyle?
  /// Where leaves such as labels have their intrinsic sizes from.
  public var intrinsic = IntrinsicSource.measured
  /// The name of one of the document's screens; nil for the first.
  public var screen: String?
  /// The name of a variant of the screen; nil for the screen as it is.
  public var variant: String?
  /// Whether the screen is as high as the content of its vertical scroll views asks; false by default.
  public var isFullHeight = false
  /// The work that the cell may take of its document's; nil for a screen that is the only one.
  package var work: Int?
  /// A new budget with all the work that the cell may take.
  package var budget: WorkBudget { WorkBudget(inAll: work ?? WorkBudget.document) }

  /// Options that keep everything of the document that is not given here.
  public init(
    locale: LocaleTag? = nil, device: Device? = nil, orientation: Orientation? = nil,
    size: CGSize? = nil, scale: CGFloat? = nil, textSize: ContentSizeCategory? = nil,
    direction: LayoutDirection? = nil, appearance: Appearance? = nil, pseudo: PseudoStyle? = nil,
    screen: String? = nil, variant: String? = nil
  ) {
    self.locale = locale
    self.device = device
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.textSize = textSize
    self.direction = direction
    self.appearance = appearance
    self.pseudo = pseudo
    self.screen = screen
    self.variant = variant
  }

  /// Whether a screen is asked for in the place of the document's own.
  var isElsewhere: Bool { device != nil || size != nil || orientation != nil }
}

/// Where leaves such as labels have their intrinsic sizes from.
public enum IntrinsicSource: String, Sendable, CaseIterable {
  /// From their texts and images, measured here.
  case measured
  /// From the document's record of what another engine measured, where it has one.
  case recorded
}
