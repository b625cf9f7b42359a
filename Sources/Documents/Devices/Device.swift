import Foundation
import LayoutScene

/// A screen that documents and the command line know by name.
public struct Device: Sendable, Hashable {
  /// Interface Builder's name.
  public var id: String
  /// Shop names, each of which works as well as the id.
  public var names: [String]
  /// The name that it was asked for by; its first shop name otherwise.
  public var name: String
  /// Points, upright.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  public var safeArea: EdgeInsets

  /// The device that has `name` as its id or as one of its shop names; letter case does not count.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    for var device in all {
      guard let known = (device.names + [device.id]).first(where: { $0.lowercased() == wanted })
      else { continue }
      device.name = known
      return device
    }
    return nil
  }

  /// The name nearest to one that no device has.
  public static func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, in: allNames)
  }

  /// Shop names first, as people write them, then Interface Builder's.
  public static var allNames: [String] { all.flatMap(\.names) + all.map(\.id) }

  /// The screen of a document that names none.
  static let standard = screen("retina6_0", ["iphone-14"], 390, 844, 3, top: 47, bottom: 34)

  /// One row a screen. Sizes and scales are Apple's; safe areas are those of the device upright,
  /// with the status bar.
  public static let all: [Device] = [
    screen("retina3_5", ["iphone-4s"], 320, 480, 2, top: 20),
    screen("retina4_0", ["iphone-se", "iphone-se-1", "iphone-5s"], 320, 568, 2, top: 20),
    screen(
      "retina4_7", ["iphone-se-2", "iphone-se-3", "iphone-6", "iphone-7", "iphone-8"], 375, 667, 2,
      top: 20),
    screen("retina5_5", ["iphone-6-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, 3, top: 20),
    screen(
      "retina5_9", ["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 3, top: 44, bottom: 34),
    screen("retina5_4", ["iphone-12-mini", "iphone-13-mini"], 375, 812, 3, top: 50, bottom: 34),
    screen("retina6_1", ["iphone-xr", "iphone-11"], 414, 896, 2, top: 48, bottom: 34),
    screen("retina6_5", ["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 3, top: 44, bottom: 34),
    screen(
      "retina6_0", ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14"],
      390, 844, 3, top: 47, bottom: 34),
    screen(
      "retina6_12", ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, 3,
      top: 59, bottom: 34),
    screen("retina6_3", ["iphone-16-pro"], 402, 874, 3, top: 62, bottom: 34),
    screen(
      "retina6_7", ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, 3,
      top: 47, bottom: 34),
    screen(
      "retina6_72",
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, 3,
      top: 59, bottom: 34),
    screen("retina6_9", ["iphone-16-pro-max"], 440, 956, 3, top: 62, bottom: 34),
    screen("ipad9_7", ["ipad-9.7", "ipad-5", "ipad-6"], 768, 1024, 2, top: 20),
    screen("ipad8_3", ["ipad-mini"], 744, 1133, 2, top: 24, bottom: 20),
    screen("ipad10_2", ["ipad-10.2", "ipad-7", "ipad-8", "ipad-9"], 810, 1080, 2, top: 20),
    screen("ipad10_5", ["ipad-10.5", "ipad-air-3"], 834, 1112, 2, top: 20),
    screen(
      "ipad10_9rounded", ["ipad", "ipad-10", "ipad-air", "ipad-air-4", "ipad-air-5"], 820, 1180, 2,
      top: 24, bottom: 20),
    screen("ipad11_0rounded", ["ipad-pro-11"], 834, 1194, 2, top: 24, bottom: 20),
    screen("ipad12_9", ["ipad-pro-12.9-2"], 1024, 1366, 2, top: 20),
    screen(
      "ipad12_9rounded", ["ipad-pro-12.9", "ipad-pro-13"], 1024, 1366, 2, top: 24, bottom: 20),
  ]

  private static func screen(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    top: CGFloat, bottom: CGFloat = 0
  ) -> Device {
    Device(
      id: id, names: names, name: names.first ?? id, size: CGSize(width: width, height: height),
      scale: scale,
      safeArea: EdgeInsets(top: top, bottom: bottom))
  }
}
