// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What screen readers are told and asked. None runs here: notifications are dropped.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { true }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    onMain { view.convert(rect, to: nil) }
  }
  public static let voiceOverStatusDidChangeNotification = event(
    "AccessibilityVoiceOverStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = event(
    "AccessibilityReduceMotionStatusDidChange")
  public static let boldTextStatusDidChangeNotification = event(
    "AccessibilityBoldTextStatusDidChange")
  public static let announcementDidFinishNotification = event("AccessibilityAnnouncementDidFinish")
}

public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action that a screen reader offers; code and tests may call its handler.
open class UIAccessibilityCustomAction: UIKitObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: Handler?
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}

/// A part of a view that a screen reader names.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

extension UIAccessibilityTraits {
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 19)
}

// Names of older versions of Swift.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// What views have for screen readers.
public protocol UIAccessibilityIdentification: UIKitObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
extension UIAccessibilityObject: UIAccessibilityIdentification {}

public protocol UIContentSizeCategoryAdjusting: UIKitObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
