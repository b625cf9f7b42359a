import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

@Test func deviceNamesAreUnique() {
  #expect(Set(Device.allNames).count == Device.allNames.count)
  #expect(Device.named("IPHONE-SE")?.id == "retina4_7")
  #expect(Device.named("retina6_12")?.size == CGSize(width: 393, height: 852))
}

/// A row of a published table: top, left, bottom and right of `safeAreaInsets`.
private struct Row: CustomTestStringConvertible {
  let device: String
  let width, height: CGFloat
  let safeArea: EdgeInsets
  let classes: (UserInterfaceSizeClass, UserInterfaceSizeClass)

  init(
    _ device: String, _ width: CGFloat, _ height: CGFloat, _ insets: [CGFloat],
    _ classes: (UserInterfaceSizeClass, UserInterfaceSizeClass)
  ) {
    self.device = device
    (self.width, self.height) = (width, height)
    safeArea = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    self.classes = classes
  }

  var testDescription: String { device }
}

/// Insets as the tables of QMUI (`QMUIHelper`, by model) and of swift-snapshot-testing
/// (`ViewImageConfig`) have them; size classes as the Human Interface Guidelines do.
private let rows: [Row] = [
  Row("iphone-se-1-landscape", 568, 320, [0, 0, 0, 0], (.compact, .compact)),
  Row("iphone-8-landscape", 667, 375, [0, 0, 0, 0], (.compact, .compact)),
  Row("iphone-8-plus-landscape", 736, 414, [0, 0, 0, 0], (.regular, .compact)),
  Row("iphone-x-landscape", 812, 375, [0, 44, 21, 44], (.compact, .compact)),
  Row("iphone-13-mini-landscape", 812, 375, [0, 50, 21, 50], (.compact, .compact)),
  Row("iphone-xr-landscape", 896, 414, [0, 48, 21, 48], (.regular, .compact)),
  Row("iphone-11-pro-max-landscape", 896, 414, [0, 44, 21, 44], (.regular, .compact)),
  Row("iphone-14-landscape", 844, 390, [0, 47, 21, 47], (.compact, .compact)),
  Row("iphone-14-pro-landscape", 852, 393, [0, 59, 21, 59], (.compact, .compact)),
  Row("iphone-16-pro-landscape", 874, 402, [0, 62, 21, 62], (.compact, .compact)),
  Row("iphone-14-plus-landscape", 926, 428, [0, 47, 21, 47], (.regular, .compact)),
  Row("iphone-15-pro-max-landscape", 932, 430, [0, 59, 21, 59], (.regular, .compact)),
  Row("iphone-16-pro-max-landscape", 956, 440, [0, 62, 21, 62], (.regular, .compact)),
  // As device_preview 3 has them.
  Row("iphone-17", 402, 874, [62, 0, 34, 0], (.compact, .regular)),
  Row("iphone-17-pro-landscape", 874, 402, [0, 62, 20, 62], (.compact, .compact)),
  Row("iphone-air", 420, 912, [68, 0, 34, 0], (.compact, .regular)),
  Row("iphone-air-landscape", 912, 420, [0, 68, 20, 68], (.regular, .compact)),
  Row("iphone-17-pro-max-landscape", 956, 440, [0, 62, 20, 62], (.regular, .compact)),
  Row("ipad-pro-13-m4", 1032, 1376, [24, 0, 20, 0], (.regular, .regular)),
  Row("ipad-9-landscape", 1080, 810, [20, 0, 0, 0], (.regular, .regular)),
  Row("ipad-pro-11-landscape", 1194, 834, [24, 0, 20, 0], (.regular, .regular)),
  Row("iphone-14", 390, 844, [47, 0, 34, 0], (.compact, .regular)),
  Row("iphone-14-portrait", 390, 844, [47, 0, 34, 0], (.compact, .regular)),
  Row("retina6_0-landscape", 844, 390, [0, 47, 21, 47], (.compact, .compact)),
]

@Test(arguments: rows)
private func aTurnedDeviceHasTheScreenThatPublishedTablesGiveIt(row: Row) throws {
  let device = try #require(Device.named(row.device))
  #expect(device.size == CGSize(width: row.width, height: row.height))
  #expect(device.safeArea == row.safeArea)
  let window = try load("canvas: \(row.device)").window
  #expect(window.size == device.size && window.safeArea == row.safeArea)
  #expect(window.traits.horizontalSizeClass == row.classes.0)
  #expect(window.traits.verticalSizeClass == row.classes.1)
}

/// Every device that there is with the pixels of its screen, upright, as Apple's technical
/// specifications give them, and how many of them a point has. Those of the 5.5-inch phones draw 1242 ×
/// 2208 pixels, and the mini phones 1125 × 2436, which their screens show smaller.
private let screens: [(pixels: String, scale: CGFloat, names: String)] = [
  ("640x960", 2, "iphone-4s"), ("640x1136", 2, "iphone-se-1 iphone-5s"),
  ("750x1334", 2, "iphone-6 iphone-7 iphone-8 iphone-se iphone-se-2 iphone-se-3"),
  ("1242x2208", 3, "iphone-6-plus iphone-7-plus iphone-8-plus"),
  ("1125x2436", 3, "iphone-x iphone-xs iphone-11-pro iphone-12-mini iphone-13-mini"),
  ("828x1792", 2, "iphone-xr iphone-11"), ("1242x2688", 3, "iphone-xs-max iphone-11-pro-max"),
  ("1170x2532", 3, "iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e"),
  ("1179x2556", 3, "iphone-14-pro iphone-15 iphone-15-pro iphone-16"),
  ("1206x2622", 3, "iphone-16-pro iphone-17 iphone-17-pro"), ("1260x2736", 3, "iphone-air"),
  ("1284x2778", 3, "iphone-12-pro-max iphone-13-pro-max iphone-14-plus"),
  ("1290x2796", 3, "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus"),
  ("1320x2868", 3, "iphone-16-pro-max iphone-17-pro-max"),
  ("1536x2048", 2, "ipad-9.7 ipad-5 ipad-6"),
  ("1488x2266", 2, "ipad-mini ipad-mini-6 ipad-mini-7"),
  ("1620x2160", 2, "ipad-10.2 ipad-7 ipad-8 ipad-9"),
  ("1668x2224", 2, "ipad-10.5 ipad-air-3"),
  ("1640x2360", 2, "ipad ipad-10 ipad-a16 ipad-air ipad-air-4 ipad-air-5 ipad-air-11"),
  ("1668x2388", 2, "ipad-pro-11"),
  ("2048x2732", 2, "ipad-pro-12.9-2 ipad-pro-12.9 ipad-air-13"),
  ("1668x2420", 2, "ipad-pro-11-m4 ipad-pro-11-m5"),
  ("2064x2752", 2, "ipad-pro-13 ipad-pro-13-m4 ipad-pro-13-m5"),
]

@Test func everyDeviceHasItsPixelsAndItsScale() throws {
  let known = screens.flatMap { $0.names.split(separator: " ").map(String.init) }
  #expect(known.sorted() == Device.all.flatMap(\.names).sorted())
  for (pixels, scale, names) in screens {
    for name in names.split(separator: " ") {
      let device = try #require(Device.named(String(name)))
      let (width, height) = (device.size.width * scale, device.size.height * scale)
      #expect(device.scale == scale && "\(Int(width))x\(Int(height))" == pixels, "\(name)")
      #expect(try load("canvas: \(name)").window.traits.displayScale == scale, "\(name)")
    }
  }
}

/// Every device with the height of its status bar and how far its home indicator reaches in, upright: from
/// the same tables, and for tablets as Interface Builder has them.
private let fronts: [(top: CGFloat, bottom: CGFloat, names: String)] = [
  (20, 0, "iphone-4s iphone-se iphone-se-1 iphone-5s iphone-6 iphone-7 iphone-8 iphone-se-2"),
  (20, 0, "iphone-se-3 iphone-6-plus iphone-7-plus iphone-8-plus"),
  (44, 34, "iphone-x iphone-xs iphone-11-pro iphone-xs-max iphone-11-pro-max"),
  (50, 34, "iphone-12-mini iphone-13-mini"), (48, 34, "iphone-xr iphone-11"),
  (47, 34, "iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e"),
  (47, 34, "iphone-12-pro-max iphone-13-pro-max iphone-14-plus"),
  (59, 34, "iphone-14-pro iphone-15 iphone-15-pro iphone-16"),
  (59, 34, "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus"),
  (62, 34, "iphone-16-pro iphone-17 iphone-17-pro iphone-16-pro-max iphone-17-pro-max"),
  (68, 34, "iphone-air"),
  // With a button below the screen, and without.
  (20, 0, "ipad-9.7 ipad-5 ipad-6 ipad-10.2 ipad-7 ipad-8 ipad-9 ipad-10.5 ipad-air-3"),
  (20, 0, "ipad-pro-12.9-2"), (24, 20, "ipad-mini ipad-mini-6 ipad-mini-7"),
  (24, 20, "ipad ipad-10 ipad-a16 ipad-air ipad-air-4 ipad-air-5 ipad-air-11 ipad-air-13"),
  (24, 20, "ipad-pro-11 ipad-pro-12.9 ipad-pro-11-m4 ipad-pro-11-m5"),
  (24, 20, "ipad-pro-13 ipad-pro-13-m4 ipad-pro-13-m5"),
]

@Test func everyDeviceKeepsItsStatusBarAndItsHomeIndicatorClear() throws {
  let known = fronts.flatMap { $0.names.split(separator: " ").map(String.init) }
  #expect(known.sorted() == Device.all.flatMap(\.names).sorted())
  for (top, bottom, names) in fronts {
    for name in names.split(separator: " ") {
      let device = try #require(Device.named(String(name)))
      #expect(device.safeArea == EdgeInsets(top: top, bottom: bottom), "\(name)")
    }
  }
}

@Test func noTurnedPhoneHasAnUprightSafeArea() {
  for device in Device.all.map({ $0.turned(to: .landscape) }) {
    let isTablet = device.id.hasPrefix("ipad")
    #expect(device.safeArea.top == 0 || isTablet, "\(device.name)")
    #expect(device.safeArea.left == device.safeArea.right, "\(device.name)")
    #expect(device.turned(to: .portrait).name + "-landscape" == device.name)
  }
}

/// What a canvas or options say, and the name, size and safe area that come of it.
@Test(arguments: [
  ("{device: iphone-14, orientation: landscape}", "iphone-14-landscape", "844x390", [0.0, 47, 21]),
  ("{device: iphone-14-landscape, orientation: portrait}", "iphone-14", "390x844", [47, 0, 34]),
  // A size that is one of the device's two screens.
  ("{device: iphone-14, size: 844x390}", "iphone-14-landscape", "844x390", [0, 47, 21]),
  ("{device: iphone-14-landscape, size: 390x844}", "iphone-14", "390x844", [47, 0, 34]),
  // A size that is neither goes by whether it is wider than high.
  ("{device: iphone-14, size: 700x390}", "700x390", "700x390", [0, 47, 21]),
  ("{device: iphone-14, size: 390x500}", "390x500", "390x500", [47, 0, 34]),
  // A safe area that is written is the one.
  (
    "{device: iphone-14, orientation: landscape, safeArea: {top: 5, left: 6}}",
    "iphone-14-landscape", "844x390", [5, 6, 0]
  ),
])
func aCanvasTurnsItsDevice(canvas: String, name: String, size: String, insets: [CGFloat]) throws {
  let scene = try load("canvas: \(canvas)").scene()
  #expect(scene.device == name)
  #expect(Scene.name(ofSize: scene.size) == size)
  #expect([scene.safeArea.top, scene.safeArea.left, scene.safeArea.bottom] == insets)
}

@Test(arguments: [
  (DocumentOptions(), [99.0, 0, 34]), (DocumentOptions(orientation: .portrait), [99, 0, 34]),
  (DocumentOptions(orientation: .landscape), [0, 47, 21]),
  (DocumentOptions(size: CGSize(width: 844, height: 390)), [0, 47, 21]),
  (DocumentOptions(size: CGSize(width: 320, height: 500)), [99, 0, 34]),
])
func aSafeAreaThatIsWrittenIsNotThatOfATurnedScreen(
  options: DocumentOptions, insets: [CGFloat]
) throws {
  let text = "canvas: {device: iphone-14, safeArea: {top: 99, bottom: 34}}"
  let area = try load(text, options).scene().safeArea
  #expect([area.top, area.left, area.bottom] == insets)
}

@Test func optionsTurnTheDeviceOfTheDocumentAndTheirOwn() throws {
  let text = "canvas: iphone-se"
  let turned = try load(text, DocumentOptions(orientation: .landscape)).scene()
  #expect(turned.device == "iphone-se-landscape" && turned.safeArea == .zero)
  let other = DocumentOptions(device: .named("ipad-mini"), orientation: .landscape)
  let tablet = try load(text, other).scene()
  #expect(tablet.size == CGSize(width: 1133, height: 744))
  #expect(tablet.safeArea == EdgeInsets(top: 24, bottom: 20))
  let upright = DocumentOptions(device: .named("iphone-14-landscape"), orientation: .portrait)
  #expect(try load(text, upright).scene().device == "iphone-14")
  let sized = DocumentOptions(size: CGSize(width: 667, height: 375))
  let scene = try load(text, sized).scene()
  #expect(scene.device == "iphone-se-landscape" && scene.safeArea == .zero)
}

@Test func anOrientationThatASizeDoesNotHaveIsNoted() throws {
  let options = DocumentOptions(orientation: .landscape)
  let note = try #require(load("name: n\ncanvas: 300x400", options).scene().findings.first)
  #expect(note.rule == .noTurn && note.severity == .note)
  #expect(
    note.message == "the landscape orientation changes nothing: the screen is given as 300x400, "
      + "and only a device can be turned")
  #expect(note.origin?.line == 2)
  #expect(try load("canvas: 400x300", options).scene().findings.isEmpty)
}

@Test(arguments: [
  ("iphone-sa-landscape", "iphone-se-landscape"), ("iphone-14-landscap", "iphone-14-landscape"),
  ("iphone-14-potrait", "iphone-14-portrait"), ("iphone-15-por", "iphone-15-pro"),
  // A number that no device has: the next newer one, or the newest.
  ("iphone-18", "iphone-17"), ("iphone-18-pro", "iphone-17-pro"), ("iphone-9", "iphone-11"),
  ("iphone-18-landscape", "iphone-17-landscape"),
  ("iphone-17e", "iphone-17"), ("ipad-air-6", "ipad-air-11"), ("ipad-4", "ipad-5"),
  // The beginning of names: the newest of them.
  ("ipad-pro", "ipad-pro-13"), ("ipad-pro-landscape", "ipad-pro-13-landscape"),
])
func aNameThatIsNearlyADevicesIsSuggested(name: String, suggestion: String) {
  #expect(Device.named(name) == nil)
  #expect(Device.suggestion(for: name) == suggestion)
}

@Test(arguments: [
  ("iphone-se", "iPhone SE"), ("ipad-pro-12.9", "iPad Pro 12.9"),
  ("iphone-xs-max", "iPhone XS Max"),
  ("iphone-14-landscape", "iPhone 14 landscape"), ("iphone-13-mini", "iPhone 13 mini"),
  ("iphone-4s", "iPhone 4s"), ("ipad-air", "iPad Air"), ("iphone-16e", "iPhone 16e"),
  ("iphone-air", "iPhone Air"),
  ("ipad-a16", "iPad A16"), ("ipad-pro-11-m4", "iPad Pro 11 M4"), ("retina6_0", "iPhone 12"),
  ("375x667", "375 × 667"), ("unknown", "unknown"),
])
func aDeviceHasANameInWords(name: String, words: String) {
  #expect(Device.displayName(of: name) == words)
}

/// What ScreenCorners lists, a device a row, and what is at the front of the device.
@Test(
  arguments: [
    ("iphone-se", 0, "button"), ("iphone-x", 39, "notch"), ("iphone-11", 41.5, "notch"),
    ("iphone-13-mini", 44, "notch"), ("iphone-14", 47.33, "notch"),
    ("iphone-14-plus", 53.33, "notch"),
    ("iphone-15-pro", 55, "island"), ("iphone-16-pro", 62, "island"), ("iphone-17", 62, "island"),
    ("ipad-9", 0, "button"), ("ipad-mini", 21.5, "plain"), ("ipad-pro-11", 18, "plain"),
  ] as [(String, CGFloat, String)])
func everyDeviceHasAFrame(name: String, radius: CGFloat, front: String) throws {
  let frame = try #require(Device.named(name)).frame
  #expect(frame.cornerRadius == radius && frame.isTablet == name.hasPrefix("ipad"))
  switch frame.front {
  case .homeButton: #expect(front == "button" && frame.hasHomeButton)
  case .notch(let size): #expect(front == "notch" && size.height <= frame.statusBarHeight)
  case .island(let size, let top):
    #expect(front == "island" && top + size.height < frame.statusBarHeight)
  case .plain: #expect(front == "plain")
  }
}

/// Widths and heights of housings, and how far an island is below the top, points; the phones of 2021
/// have narrower notches than those before. Rims are chosen by kind, thinner with rounder corners.
@Test(
  arguments: [
    ("iphone-x", 209, 30, 0, [18, 18, 18, 18]),
    ("iphone-11-pro-max", 209, 30, 0, [18, 18, 18, 18]),
    ("iphone-xr", 230, 33, 0, [18, 18, 18, 18]), ("iphone-12-mini", 226, 34, 0, [18, 18, 18, 18]),
    ("iphone-13-mini", 174, 34, 0, [18, 18, 18, 18]), ("iphone-12", 210, 33, 0, [18, 18, 18, 18]),
    ("iphone-14", 162, 33, 0, [18, 18, 18, 18]),
    ("iphone-12-pro-max", 210, 33, 0, [18, 18, 18, 18]),
    ("iphone-14-plus", 162, 33, 0, [18, 18, 18, 18]),
    ("iphone-15", 126, 37, 11, [18, 18, 18, 18]),
    ("iphone-16-plus", 126, 37, 11, [18, 18, 18, 18]),
    ("iphone-16-pro", 126, 37, 14, [14, 14, 14, 14]), ("iphone-17", 126, 37, 14, [14, 14, 14, 14]),
    ("iphone-17-pro-max", 126, 37, 14, [14, 14, 14, 14]),
    ("iphone-air", 126, 37, 20, [14, 14, 14, 14]), ("iphone-se-3", 0, 0, 0, [104, 24, 104, 24]),
    ("ipad-9", 0, 0, 0, [100, 40, 100, 40]), ("ipad", 0, 0, 0, [44, 44, 44, 44]),
    ("ipad-mini", 0, 0, 0, [44, 44, 44, 44]),
  ] as [(String, CGFloat, CGFloat, CGFloat, [CGFloat])])
func aFrameHasItsHousingAndItsRim(
  name: String, width: CGFloat, height: CGFloat, top: CGFloat, rim: [CGFloat]
) throws {
  let frame = try #require(Device.named(name)).frame
  #expect([frame.rim.top, frame.rim.left, frame.rim.bottom, frame.rim.right] == rim)
  switch frame.front {
  case .notch(let size): #expect(size == CGSize(width: width, height: height) && top == 0)
  case .island(let size, let distance):
    #expect(size == CGSize(width: width, height: height) && top == distance)
  case .homeButton, .plain: #expect(width == 0)
  }
}

@Test func aFrameOnItsSideHasTheTopAtTheLeft() throws {
  let frame = try #require(Device.named("iphone-se-landscape")).frame
  #expect(
    frame.isOnItsSide && frame.heldRim == EdgeInsets(top: 24, left: 104, bottom: 24, right: 104))
}

/// A version that the document asks for, its device, and what is said of the two.
@Test(
  arguments: [
    ("iphone-se-1", "iOS 26", "iPhone SE 1 never ran iOS 26: it runs iOS 9 to 15"),
    (
      "iphone-se-1-landscape", "iOS 17",
      "iPhone SE 1 landscape never ran iOS 17: it runs iOS 9 to 15"
    ),
    ("iphone-17", "iOS 12", "iPhone 17 never ran iOS 12: it runs iOS 26"),
    ("iphone-se-1", "iOS 12", nil), ("iphone-se", "iOS 26", nil), ("iphone-se", nil, nil),
    // Without the key nothing is asked for, and a size is no device.
    ("iphone-se-1", nil, nil), ("320x568", "iOS 26", nil),
  ] as [(String, String?, String?)])
func aSystemThatTheDeviceNeverRanIsNoted(device: String, system: String?, message: String?) throws {
  let text = "canvas: \(device)" + (system.map { "\nsystem: \($0)" } ?? "")
  let notes = try load(text).scene().findings
  #expect(notes.map(\.message) == (message.map { [$0] } ?? []))
  #expect(notes.allSatisfy { $0.rule == .foreignSystem && $0.severity == .note })
  #expect(notes.allSatisfy { $0.origin?.line == 2 })
}

@Test func everyDeviceSaysWhichSystemsItRan() {
  let newest = Device.all.flatMap(\.names).compactMap { Device.named($0)?.systems.upperBound }.max()
  for name in Device.all.flatMap(\.names) {
    #expect(Device.systemNames.contains(name), "\(name)")
  }
  #expect(Device.systemNames.sorted() == Device.all.flatMap(\.names).sorted() && newest == 26)
  // Another name of the same device has the same versions.
  #expect(Device.named("retina4_0")?.systems == Device.named("iphone-se-1")?.systems)
}
