import Foundation
import LayoutScene

/// A device of Interface Builder's canvas. Which safe area it has there depends on the version that saved
/// the document; the numbers are those that recorded frames have.
struct BuilderDevice {
  var id: String
  /// Held upright, points.
  var size: CGSize
  var top: CGFloat
  var bottom: CGFloat = 0
  var scale: CGFloat = 2
  /// The tops that versions of Interface Builder have in place of `top`, from a version on.
  var laterTops: [(from: Int, top: CGFloat)] = []
  /// Whether it is regular in width on its side.
  var isWide = false

  static func named(_ id: String) -> BuilderDevice? {
    all.first { $0.id == id || id.hasPrefix($0.id + "_") || id.hasPrefix($0.id + "rounded") }
  }

  private static let statusBarUntil21507: [(from: Int, top: CGFloat)] = [(14810, 0), (21508, 20)]

  private static let all: [BuilderDevice] = [
    BuilderDevice(
      id: "retina4_7", size: CGSize(width: 375, height: 667), top: 20,
      laterTops: statusBarUntil21507),
    BuilderDevice(
      id: "retina4_0", size: CGSize(width: 320, height: 568), top: 20,
      laterTops: statusBarUntil21507),
    BuilderDevice(
      id: "retina3_5", size: CGSize(width: 320, height: 480), top: 20,
      laterTops: statusBarUntil21507),
    BuilderDevice(
      id: "retina5_5", size: CGSize(width: 414, height: 736), top: 20, scale: 3,
      laterTops: statusBarUntil21507, isWide: true),
    BuilderDevice(
      id: "retina5_9", size: CGSize(width: 375, height: 812), top: 44, bottom: 34, scale: 3,
      laterTops: [(22505, 50)]),
    BuilderDevice(
      id: "retina6_12", size: CGSize(width: 393, height: 852), top: 59, bottom: 34, scale: 3),
    BuilderDevice(
      id: "retina6_1", size: CGSize(width: 414, height: 896), top: 44, bottom: 34,
      laterTops: [(21225, 48)], isWide: true),
    BuilderDevice(
      id: "retina6_5", size: CGSize(width: 414, height: 896), top: 44, bottom: 34, scale: 3,
      isWide: true),
    BuilderDevice(
      id: "retina6_0", size: CGSize(width: 390, height: 844), top: 44, bottom: 34, scale: 3,
      laterTops: [(21507, 47)]),
    BuilderDevice(
      id: "retina6_72", size: CGSize(width: 430, height: 932), top: 59, bottom: 34, scale: 3,
      isWide: true),
    BuilderDevice(
      id: "retina6_7", size: CGSize(width: 428, height: 926), top: 47, bottom: 34, scale: 3,
      isWide: true),
    BuilderDevice(id: "ipad9_7", size: CGSize(width: 768, height: 1024), top: 20),
    BuilderDevice(id: "ipad10_2", size: CGSize(width: 810, height: 1080), top: 20),
    BuilderDevice(id: "ipad10_5", size: CGSize(width: 834, height: 1112), top: 20),
    BuilderDevice(
      id: "ipad10_9", size: CGSize(width: 820, height: 1180), top: 24, bottom: 20),
    BuilderDevice(
      id: "ipad11_0", size: CGSize(width: 834, height: 1194), top: 24, bottom: 20),
    BuilderDevice(
      id: "ipad12_9rounded", size: CGSize(width: 1024, height: 1366), top: 24, bottom: 20),
    BuilderDevice(id: "ipad12_9", size: CGSize(width: 1024, height: 1366), top: 20),
  ]

  func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The height of the status bar, or of what is in its place, in a version of Interface Builder.
  func top(in version: Int) -> CGFloat {
    laterTops.last { version >= $0.from }?.top ?? top
  }

  /// Whether it is a phone without a home button. On its side it has its safe area at the sides.
  var isNotched: Bool { !isTablet && bottom > 0 }

  /// A phone on its side has no status bar.
  func top(in version: Int, isLandscape: Bool) -> CGFloat {
    isLandscape && !isTablet ? 0 : top(in: version)
  }

  func bottom(isLandscape: Bool) -> CGFloat { isLandscape && isNotched ? 21 : bottom }

  var isTablet: Bool { id.hasPrefix("ipad") }

  /// The device's id in full, which begins with this one's.
  var fullName: String { ["ipad10_9", "ipad11_0"].contains(id) ? "\(id)rounded" : id }

  func traits(isLandscape: Bool) -> BuilderTraits {
    let hasWidth = isTablet || isLandscape && isWide
    return BuilderTraits(
      width: hasWidth ? .regular : .compact,
      height: isTablet || !isLandscape ? .regular : .compact, isTablet: isTablet,
      isWide: size(isLandscape: isLandscape).width >= 402)
  }

  /// Whether a size is that of a screen, held upright, without the bars above and below that Interface Builder took
  /// off its height.
  static func isScreen(_ size: CGSize) -> Bool {
    let screens = all.map(\.size) + [CGSize(width: 600, height: 600)]
    return screens.contains { screen in
      screen.width == size.width && (0...barHeight).contains(screen.height - size.height)
    }
  }

  /// The height of a status bar, a navigation bar and a tab bar.
  private static let barHeight: CGFloat = 113
}
