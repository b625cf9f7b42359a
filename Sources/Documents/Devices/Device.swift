import Foundation
import LayoutScene

/// A screen that documents and the command line know by name, held upright or on its side.
public struct Device: Sendable, Hashable {
  /// Interface Builder's name, or a shop name where that is not known.
  public let id: String
  /// Shop names, each of which names the device as well as the id does.
  public let names: [String]
  /// The id or shop name by which the device was looked up; otherwise its first shop name.
  private(set) var knownName: String
  private let uprightSize: CGSize
  /// Device pixels per point.
  public let scale: CGFloat
  private let uprightSafeArea: EdgeInsets
  private let landscapeSafeArea: EdgeInsets
  /// How the device is held; upright unless another orientation was asked for.
  public var orientation = Orientation.portrait

  /// The name by which the device was looked up, with `-landscape` where it is held on its side.
  public var name: String {
    orientation == .landscape ? knownName + orientation.suffix : knownName
  }

  /// The size of the screen in points, in the device's orientation.
  public var size: CGSize {
    switch orientation {
    case .portrait: uprightSize
    case .landscape: CGSize(width: uprightSize.height, height: uprightSize.width)
    }
  }

  /// How far status bar, notch and home indicator reach into the screen in the device's
  /// orientation, in points.
  public var safeArea: EdgeInsets {
    orientation == .portrait ? uprightSafeArea : landscapeSafeArea
  }

  /// The same device in another orientation.
  public func turned(to orientation: Orientation) -> Device {
    var device = self
    device.orientation = orientation
    return device
  }

  // MARK: Names

  /// The device that has `name` as its id or as one of its shop names; letter case does not count.
  /// It is upright unless the name ends in `-landscape`; the name may also end in `-portrait`.
  public static func named(_ name: String) -> Device? {
    let (wanted, orientation) = parts(of: name.lowercased())
    for var device in all {
      guard let known = (device.names + [device.id]).first(where: { $0.lowercased() == wanted })
      else { continue }
      device.knownName = known
      return device.turned(to: orientation ?? .portrait)
    }
    return nil
  }

  static func parts(of name: String) -> (name: String, orientation: Orientation?) {
    for orientation in Orientation.allCases where name.hasSuffix(orientation.suffix) {
      return (String(name.dropLast(orientation.suffix.count)), orientation)
    }
    return (name, nil)
  }

  /// The names of the devices held upright: shop names first, as people write them, then Interface
  /// Builder's. Each of them may have `-landscape` or `-portrait` added.
  public static var allNames: [String] {
    all.flatMap(\.names) + all.filter { !$0.names.contains($0.id) }.map(\.id)
  }

  // MARK: The table

  /// The screen of a document that names no device.
  static let standard = screen("retina6_0", ["iphone-14"], 390, 844, 3, .housing(47))

  /// The table of screens, one row each. Sizes and scales are Apple's.
  ///
  /// Safe areas are those of a window as large as the screen, as `safeAreaInsets` of iOS 17 gives
  /// them: upright with the status bar, and for a phone on its side without it. The phones of 2025
  /// do not run iOS 17. Their safe areas are those of iOS 26 in the catalogue of the Flutter
  /// package device_preview 3: 62 points (68 for iPhone Air) at the top, and on its side at both
  /// sides; 20 at the bottom on its side. The catalogue of the package device_frame agrees about
  /// iPhone Air. The sizes of these phones are those of Apple's technical specifications: 1206 ×
  /// 2622, 1260 × 2736 and 1320 × 2868 pixels.
  ///
  /// The insets of the tablets with M4 are those of the package app_deploy_screenshots 1.2.1. The
  /// 13-inch iPad Pro is the one with M4 and later, 2064 × 2752 pixels; the one before it is the
  /// 12.9-inch, 2048 × 2732.
  public static let all: [Device] = [
    screen("retina3_5", ["iphone-4s"], 320, 480, 2, .button),
    screen("retina4_0", ["iphone-se-1", "iphone-5s"], 320, 568, 2, .button),
    screen(
      "retina4_7",
      ["iphone-se", "iphone-se-2", "iphone-se-3", "iphone-6", "iphone-7", "iphone-8"], 375, 667, 2,
      .button),
    screen(
      "retina5_5", ["iphone-6-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, 3, .button),
    screen(
      "retina5_9", ["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 3, .housing(44)),
    screen("retina5_4", ["iphone-12-mini", "iphone-13-mini"], 375, 812, 3, .housing(50)),
    screen("retina6_1", ["iphone-xr", "iphone-11"], 414, 896, 2, .housing(48)),
    screen("retina6_5", ["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 3, .housing(44)),
    screen(
      "retina6_0",
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"],
      390, 844, 3, .housing(47)),
    screen(
      "retina6_12", ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, 3,
      .housing(59)),
    screen("retina6_3", ["iphone-16-pro"], 402, 874, 3, .housing(62)),
    screen(
      "retina6_7", ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, 3,
      .housing(47)),
    screen(
      "retina6_72",
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, 3,
      .housing(59)),
    screen("retina6_9", ["iphone-16-pro-max"], 440, 956, 3, .housing(62)),
    screen("iphone-17", ["iphone-17", "iphone-17-pro"], 402, 874, 3, .housing(62, onItsSide: 20)),
    screen("iphone-air", ["iphone-air"], 420, 912, 3, .housing(68, onItsSide: 20)),
    screen("iphone-17-pro-max", ["iphone-17-pro-max"], 440, 956, 3, .housing(62, onItsSide: 20)),
    screen("ipad9_7", ["ipad-9.7", "ipad-5", "ipad-6"], 768, 1024, 2, .tablet(20)),
    screen(
      "ipad8_3", ["ipad-mini", "ipad-mini-6", "ipad-mini-7"], 744, 1133, 2,
      .tablet(24, indicator: 20)),
    screen("ipad10_2", ["ipad-10.2", "ipad-7", "ipad-8", "ipad-9"], 810, 1080, 2, .tablet(20)),
    screen("ipad10_5", ["ipad-10.5", "ipad-air-3"], 834, 1112, 2, .tablet(20)),
    screen(
      "ipad10_9rounded",
      ["ipad", "ipad-10", "ipad-a16", "ipad-air", "ipad-air-4", "ipad-air-5", "ipad-air-11"], 820,
      1180, 2,
      .tablet(24, indicator: 20)),
    screen("ipad11_0rounded", ["ipad-pro-11"], 834, 1194, 2, .tablet(24, indicator: 20)),
    screen("ipad12_9", ["ipad-pro-12.9-2"], 1024, 1366, 2, .tablet(20)),
    screen(
      "ipad12_9rounded", ["ipad-pro-12.9", "ipad-air-13"], 1024, 1366, 2,
      .tablet(24, indicator: 20)),
    screen(
      "ipad-pro-11-m4", ["ipad-pro-11-m4", "ipad-pro-11-m5"], 834, 1210, 2,
      .tablet(24, indicator: 20)),
    screen(
      "ipad-pro-13-m4", ["ipad-pro-13", "ipad-pro-13-m4", "ipad-pro-13-m5"], 1032, 1376, 2,
      .tablet(24, indicator: 20)),
  ]

  /// How bars and housings reach into a device's screen, which gives the safe areas of both
  /// orientations. In points.
  private enum Front {
    /// A phone with a home button: a status bar, which is hidden on its side.
    case button
    /// A phone with a camera housing (notch or island) at the top. The associated value is how far
    /// the housing reaches in; the status bar is beside it. The home indicator is at the bottom and
    /// takes `onItsSide` points in landscape. In landscape both sides keep clear of the housing, so
    /// that it does not matter on which side it is.
    case housing(CGFloat, onItsSide: CGFloat = 21)
    /// A tablet: it has its status bar, and its home indicator if it has one, in every orientation.
    case tablet(CGFloat, indicator: CGFloat = 0)

    func safeArea(_ orientation: Orientation) -> EdgeInsets {
      switch (self, orientation) {
      case (.button, .portrait): EdgeInsets(top: 20)
      case (.button, .landscape): .zero
      case (.housing(let depth, _), .portrait): EdgeInsets(top: depth, bottom: 34)
      case (.housing(let depth, let bottom), .landscape):
        EdgeInsets(left: depth, bottom: bottom, right: depth)
      case (.tablet(let top, let bottom), _): EdgeInsets(top: top, bottom: bottom)
      }
    }
  }

  private static func screen(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ front: Front
  ) -> Device {
    Device(
      id: id, names: names, knownName: names.first ?? id,
      uprightSize: CGSize(width: width, height: height), scale: scale,
      uprightSafeArea: front.safeArea(.portrait), landscapeSafeArea: front.safeArea(.landscape))
  }
}

extension Device {
  /// A device with a screen of this size, held upright or turned, such as that of a canvas that has a size alone.
  public static func of(screen size: CGSize) -> Device? {
    let devices = [Device.standard] + Device.allNames.compactMap(Device.named)
    return [Orientation.portrait, .landscape].lazy.flatMap { orientation in
      devices.lazy.map { $0.turned(to: orientation) }
    }.first { $0.size == size }
  }

  /// The device with a size, a scale and a safe area, whose root has the system's margins; nil for a screen that is
  /// none.
  package static func matching(size: CGSize, scale: CGFloat, safeArea: EdgeInsets) -> Device? {
    ([Device.standard] + Device.allNames.compactMap(Device.named)).first {
      $0.size == size && $0.scale == scale && $0.safeArea == safeArea
    }
  }
}
