import Foundation
import LayoutScene

/// What pictures draw around a device's screen.
///
/// The corner radii are those that iOS has for screens (`_displayCornerRadius`), as the package
/// ScreenCorners lists them (kylebshr/ScreenCorners: its README, and its issues 5 and 9 for the
/// phones of 2021 to 2024): 39, 41.5, 44, 47.33, 53.33 and 55 points, 62 for iPhone 16 Pro and
/// later, 18 for tablets, 21.5 for iPad mini. For the tablets with M4 and the phones of 2025 no
/// figures are known; they have those of the models before them. The widths of camera housings are
/// those of Apple's design resources: 209 points for iPhone X, 230 for XR, 210 for iPhone 12, 162
/// for 13 and 14, and an island of 126 × 37. The thickness of a rim follows from the sizes in
/// Apple's technical specifications, to about two points.
extension Device {
  /// The frame of the device as it is held.
  public var frame: DeviceFrame {
    let (front, radius) = frontAndRadius
    return DeviceFrame(
      front: front, cornerRadius: radius, rim: rim(front), isTablet: isTablet,
      isOnItsSide: orientation == .landscape, statusBarHeight: turned(to: .portrait).safeArea.top)
  }

  private var isTablet: Bool { id.hasPrefix("ipad") }

  private func rim(_ front: DeviceFrame.Front) -> EdgeInsets {
    switch (front, isTablet) {
    case (.homeButton, false): EdgeInsets(top: 104, left: 24, bottom: 104, right: 24)
    case (.homeButton, true): EdgeInsets(top: 100, left: 40, bottom: 100, right: 40)
    case (_, true): EdgeInsets(all: 44)
    default: EdgeInsets(all: cornerIsLarge ? 14 : 18)
    }
  }

  /// Whether the corners are large: the phones with the roundest screens have the thinnest rims.
  private var cornerIsLarge: Bool { frontAndRadius.1 >= 60 }

  private var frontAndRadius: (DeviceFrame.Front, CGFloat) {
    let island = CGSize(width: 126, height: 37)
    switch id {
    case "retina5_9", "retina6_5": return (.notch(CGSize(width: 209, height: 30)), 39)
    case "retina6_1": return (.notch(CGSize(width: 230, height: 33)), 41.5)
    case "retina5_4":
      return (.notch(CGSize(width: knownName.hasPrefix("iphone-12") ? 226 : 174, height: 34)), 44)
    case "retina6_0": return (.notch(CGSize(width: notchWidth, height: 33)), 47.33)
    case "retina6_7": return (.notch(CGSize(width: notchWidth, height: 33)), 53.33)
    case "retina6_12", "retina6_72": return (.island(island, top: 11), 55)
    case "retina6_3", "retina6_9", "iphone-17", "iphone-17-pro-max":
      return (.island(island, top: 14), 62)
    case "iphone-air": return (.island(island, top: 20), 62)
    case "ipad8_3": return (.plain, 21.5)
    default: break
    }
    return isTablet && safeArea.bottom > 0 ? (.plain, 18) : (.homeButton, 0)
  }

  private var notchWidth: CGFloat { knownName.hasPrefix("iphone-12") ? 210 : 162 }
}
