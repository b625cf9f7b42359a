// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LayoutScene

/// The screen that windows without a size of their own would be on.
open class UIScreen: UIKitObject {
  /// The one screen: that of a phone of 390 × 844 points, unless a test lays out for another device.
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  open var bounds: CGRect { CGRect(origin: .zero, size: Surroundings.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { Surroundings.traits.displayScale }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 1
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
  open var fixedCoordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }
}

/// What has coordinates.
public protocol UICoordinateSpace: UIKitObjectProtocol { var bounds: CGRect { get } }
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: space))
  }
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: space))
  }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: space))
  }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: space))
  }

  /// The view that a space is; nil for the window's own. Swift 6.3 ends with a fault where it inlines the cast into
  /// `convert`.
  @inline(never)
  private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }
}

/// The device that code asks about.
open class UIDevice: UIKitObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.0" }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var identifierForVendor: UUID? { nil }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var batteryLevel: Float { 1 }
  open var batteryState: BatteryState { .unplugged }
  open var isBatteryMonitoringEnabled = false
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func playInputClick() {}
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public nonisolated static let orientationDidChangeNotification = event(
    "DeviceOrientationDidChange")
  public nonisolated static let proximityStateDidChangeNotification = event(
    "DeviceProximityStateDidChange")
}
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  onMain { UIDevice.current.userInterfaceIdiom }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
