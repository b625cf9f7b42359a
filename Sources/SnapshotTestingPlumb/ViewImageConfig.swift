// The names are those of swift-snapshot-testing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Documents
import Foundation
import LayoutScene
import UIKit

/// The screen that a view is drawn for.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case landscape, portrait }

  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A device by Plumb's name for it.
  private static func device(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
    let upright = Device.named(name)
    let device = upright?.turned(to: orientation == .portrait ? .portrait : .landscape)
    var traits = UITraitCollection.current.traits
    if let device {
      let isTablet = min(device.size.width, device.size.height) >= 700
      traits.displayScale = device.scale
      traits.horizontalSizeClass = isTablet ? .regular : .compact
      traits.verticalSizeClass = isTablet || orientation == .portrait ? .regular : .compact
    }
    return ViewImageConfig(
      safeArea: device?.safeArea ?? .zero, size: device?.size, traits: UITraitCollection(traits))
  }

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-se-1", orientation)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-8", orientation)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-8-plus", orientation)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-x", orientation)
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-xs-max", orientation)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-xr", orientation)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-12", orientation)
  }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-12-pro", orientation)
  }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-12-pro-max", orientation)
  }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-13", orientation)
  }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-13-mini", orientation)
  }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-13-pro", orientation)
  }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    device("iphone-13-pro-max", orientation)
  }
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-9.7", orientation)
  }
  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-9.7", orientation)
  }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-10.2", orientation)
  }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-10.5", orientation)
  }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-pro-11", orientation)
  }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    device("ipad-pro-12.9-2", orientation)
  }
}
