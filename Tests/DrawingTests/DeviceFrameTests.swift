import Drawing
import Foundation
import LayoutScene
import Testing
import Typesetting

private let phone = DeviceFrame(
  front: .island(CGSize(width: 126, height: 37), top: 11), cornerRadius: 55,
  rim: EdgeInsets(all: 18), isTablet: false, isOnItsSide: false, statusBarHeight: 59)

private func draw(
  _ size: CGSize, _ frame: DeviceFrame, _ background: Color = Color(0x00FF00)
) throws -> Bitmap {
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: background)
  return try Renderer(typesetter: Typesetter()).bitmap(
    Scene(size: size, scale: 1, views: [root]), options(frame))
}

private func options(_ frame: DeviceFrame) -> DrawingOptions {
  var options = DrawingOptions(overlays: [])
  options.frame = frame
  return options
}

/// The picture has 16 points around the device and its rim of 18.
@Test func aFrameAddsTheRimToThePicture() throws {
  let bitmap = try draw(CGSize(width: 393, height: 852), phone)
  #expect(bitmap.width == 393 + 2 * 34 && bitmap.height == 852 + 2 * 34)
  #expect(bitmap.color(34 + 196, 34 + 400) == Color(0x00FF00))
  // Outside the device, in its rim, in the rounded corner, in the island, in the home indicator.
  #expect(bitmap.color(2, 2) == Color(0xFFFFFF))
  #expect(bitmap.color(26, 400).luminance < 0.05)
  #expect(bitmap.color(34 + 10, 34 + 10).luminance < 0.05)
  #expect(bitmap.color(34 + 196, 34 + 30) == Color(0x000000))
  #expect(bitmap.color(34 + 196, 34 + 852 - 11) == Color(0x000000))
}

/// The columns of a status bar in which something is drawn, as shares of the screen's width: the time's and each sign's
/// ends, roughly.
private func inked(_ frame: DeviceFrame, _ size: CGSize, isRightToLeft: Bool = false) throws
  -> [Double]
{
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: Color(0xFFFFFF))
  var scene = Scene(size: size, scale: 1, views: [root])
  if isRightToLeft { scene.direction = .rightToLeft }
  let bitmap = try Renderer(typesetter: Typesetter()).bitmap(scene, options(frame))
  let left = (bitmap.width - Int(size.width)) / 2
  let top = Int(frame.rim.top) + 16
  return (4..<Int(size.width) - 4).filter { x in
    (0..<Int(frame.statusBarHeight)).contains { bitmap.color(left + x, top + $0).luminance < 0.5 }
  }.map { Double($0) / Double(size.width) }
}

/// Without a camera housing a phone has the time in the middle, the signal at the leading end, and the battery at the
/// other; a tablet has the time at the leading end.
@Test func theTimeStandsInTheMiddleOfAPhoneAndAtTheLeadingEndOfATablet() throws {
  let rim = EdgeInsets(top: 104, left: 24, bottom: 104, right: 24)
  func frame(isTablet: Bool) -> DeviceFrame {
    DeviceFrame(
      front: .homeButton, cornerRadius: 0, rim: rim, isTablet: isTablet, isOnItsSide: false,
      statusBarHeight: 20)
  }
  for isRightToLeft in [false, true] {
    let phone = try inked(
      frame(isTablet: false), CGSize(width: 320, height: 568), isRightToLeft: isRightToLeft)
    let time = phone.filter { (0.3...0.7).contains($0) }
    let (first, last) = (try #require(time.first), try #require(time.last))
    #expect(abs((first + last) / 2 - 0.5) < 0.01)
    // Signal and Wi-Fi take more room than the battery.
    let (left, right) = (phone.filter { $0 < 0.3 }, phone.filter { $0 > 0.7 })
    #expect(!left.isEmpty && !right.isEmpty)
    let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    #expect(
      (leading.last ?? 0) - (leading.first ?? 0) > (trailing.last ?? 0) - (trailing.first ?? 0))
    let tablet = try inked(
      frame(isTablet: true), CGSize(width: 768, height: 1024), isRightToLeft: isRightToLeft)
    #expect(!tablet.contains { (0.3...0.7).contains($0) })
  }
}

@Test func whatIOSDrawsIsLightOnDarkScreens() throws {
  let bitmap = try draw(CGSize(width: 393, height: 852), phone, Color(0x101010))
  #expect(bitmap.color(34 + 196, 34 + 852 - 11) == Color(0xFFFFFF))
}

/// The indicator is white on a black gradient, and black on a light one over a black root.
@Test(arguments: [
  ([Color(0x000000), Color(0x101010)], Color(0xFFFFFF), Color(0xFFFFFF)),
  ([Color(0xFFFFFF), Color(0x000000)], Color(0x000000), Color(0xFFFFFF)),
  ([Color(0x000000), Color(0xFFFFFF)], Color(0xFFFFFF), Color(0x000000)),
  ([Color(0xFFFFFF), Color(0xF0F0F0)], Color(0x000000), Color(0x000000)),
])
func gradientsBehindWhatIOSDrawsCount(colors: [Color], background: Color, indicator: Color) throws {
  var root = SceneView(
    id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 393, height: 852),
    background: background)
  root.look.gradient = Gradient(colors: colors)
  let bitmap = try Renderer(typesetter: Typesetter()).bitmap(
    Scene(size: CGSize(width: 393, height: 852), scale: 1, views: [root]), options(phone))
  #expect(bitmap.color(34 + 196, 34 + 852 - 11) == indicator)
}

@Test func onItsSideThePhoneHasItsIslandAtTheLeftAndNoStatusBar() throws {
  var frame = phone
  frame.isOnItsSide = true
  let bitmap = try draw(CGSize(width: 852, height: 393), frame)
  #expect(bitmap.color(34 + 30, 34 + 196) == Color(0x000000))
  #expect((60..<800).allSatisfy { bitmap.color(34 + $0, 34 + 30) == Color(0x00FF00) })
  #expect(bitmap.color(34 + 426, 34 + 393 - 11) == Color(0x000000))
}

@Test func aHomeButtonStandsBelowTheScreenInThePlaceOfAnIndicator() throws {
  let frame = DeviceFrame(
    front: .homeButton, cornerRadius: 0,
    rim: EdgeInsets(top: 104, left: 24, bottom: 104, right: 24),
    isTablet: false, isOnItsSide: false, statusBarHeight: 20)
  let bitmap = try draw(CGSize(width: 320, height: 568), frame)
  #expect(bitmap.width == 320 + 80 && bitmap.height == 568 + 240)
  #expect(bitmap.color(40 + 1, 120 + 1) == Color(0x00FF00))
  #expect(bitmap.color(40 + 160, 120 + 568 - 11) == Color(0x00FF00))
  #expect(bitmap.color(40 + 160 - 32, 120 + 568 + 52).luminance > 0.1)
}

@Test func everyPictureHasTheFrame() throws {
  let root = SceneView(id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scene = Scene(size: CGSize(width: 393, height: 852), views: [root])
  let renderer = Renderer(typesetter: try Typesetter())
  let svg = String(decoding: try renderer.svg(scene, options(phone)), as: UTF8.self)
  #expect(svg.contains("width=\"461\"") && svg.contains("height=\"920\""))
  let pdf = String(decoding: try renderer.pdf(scene, options(phone)), as: UTF8.self)
  #expect(pdf.hasPrefix("%PDF"))
}

extension Bitmap {
  fileprivate func color(_ x: Int, _ y: Int) -> Color { Color(Int(self[x, y] & 0xFFFFFF)) }
}

/// A keyboard is part of what iOS draws. 336 points are 45 of suggestions, four rows of 54 and 75 below.
@Test func theKeyboardCoversTheScreenFromTheBottom() throws {
  let size = CGSize(width: 393, height: 852)
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size),
    background: Color(0x00FF00))
  for (appearance, plate, letter) in [
    (Appearance.light, Color(0xD1D4DB), Color(0xFFFFFF)), (.dark, Color(0x2B2B2D), Color(0x6B6B6E)),
  ] {
    var scene = Scene(appearance: appearance, size: size, scale: 1, views: [root])
    scene.keyboardHeight = 336
    let bitmap = try Renderer(typesetter: Typesetter()).bitmap(scene, options(phone))
    let top = 34 + 852 - 336
    #expect(bitmap.color(34 + 196, top - 1) == Color(0x00FF00))
    #expect(bitmap.color(34 + 196, top + 20) == plate)
    // The first key of the first row, beside its letter, and the space bar.
    #expect(bitmap.color(34 + 9, top + 45 + 27) == letter)
    #expect(bitmap.color(34 + 196, top + 45 + 3 * 54 + 27) == letter)
    scene.keyboardHeight = 0
    let without = try Renderer(typesetter: Typesetter()).bitmap(scene, options(phone))
    #expect(without.color(34 + 196, top + 20) == Color(0x00FF00))
  }
}

/// A device, the size of its screen, how far the screen is from the edges of the picture, what the keyboard leaves
/// free at its bottom, and how high a row of keys is: a ninth of it is between two rows on either side.
private let keyboards: [(DeviceFrame, CGSize, edge: CGPoint, below: Int, row: Int)] = {
  var side = phone
  side.isOnItsSide = true
  let button = DeviceFrame(
    front: .homeButton, cornerRadius: 0,
    rim: EdgeInsets(top: 104, left: 24, bottom: 104, right: 24), isTablet: false,
    isOnItsSide: false, statusBarHeight: 20)
  let tablet = DeviceFrame(
    front: .plain, cornerRadius: 18, rim: EdgeInsets(all: 44), isTablet: true, isOnItsSide: false,
    statusBarHeight: 24)
  return [
    (phone, CGSize(width: 393, height: 852), CGPoint(x: 34, y: 34), 75, 54),
    (side, CGSize(width: 852, height: 393), CGPoint(x: 34, y: 34), 21, 38),
    (button, CGSize(width: 320, height: 568), CGPoint(x: 40, y: 120), 0, 54),
    (tablet, CGSize(width: 834, height: 1194), CGPoint(x: 60, y: 60), 20, 72),
  ]
}()

/// On its side a phone keeps the keys out of the room beside its camera.
@Test func keysStandWithinTheSafeArea() throws {
  let (frame, size, edge, _, row) = keyboards[1]
  let root = SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))
  var scene = Scene(size: size, scale: 1, views: [root])
  scene.keyboardHeight = 200
  (scene.safeArea.left, scene.safeArea.right) = (59, 59)
  let bitmap = try Renderer(typesetter: Typesetter()).bitmap(scene, options(frame))
  let y = Int(edge.y + size.height) - 21 - 4 * row + row / 2
  let keys = (0..<Int(size.width)).filter {
    bitmap.color(Int(edge.x) + $0, y) == Color(0xFFFFFF)
  }
  #expect(keys.first == 59 + 6 && keys.last == Int(size.width) - 59 - 7)
}

/// Each language has keys of its own.
@Test func keysHaveTheLettersOfTheLanguage() throws {
  let (frame, size, _, _, _) = keyboards[0]
  let root = SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))
  var scene = Scene(size: size, scale: 1, views: [root])
  scene.keyboardHeight = 336
  let pictures = try ["en", "hi", "th", "ja", "fa", "ar", "tr", "ko"].map { locale in
    scene.locale = locale
    return try Renderer(typesetter: Typesetter()).bitmap(scene, options(frame)).pixels
  }
  #expect(Set(pictures).count == pictures.count)
}

@Test(arguments: keyboards.indices)
func keysStandAboveWhatTheDeviceHasBelow(index: Int) throws {
  let (frame, size, edge, below, row) = keyboards[index]
  let root = SceneView(
    id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: Color(0x00FF00))
  var scene = Scene(size: size, scale: 1, views: [root])
  // Ten points for suggestions.
  scene.keyboardHeight = CGFloat(below + 4 * row + 10)
  let bitmap = try Renderer(typesetter: Typesetter()).bitmap(scene, options(frame))
  let (bottom, middle) = (Int(edge.y + size.height), Int(edge.x + size.width / 2))
  let top = bottom - below - 4 * row - 10
  let letters = (top..<bottom).filter { bitmap.color(middle, $0) == Color(0xFFFFFF) }
  #expect(letters.last == bottom - below - row / 9 - 1)
  // Of the letters of the first row the fifth ends in the middle.
  let first = (top..<bottom).first {
    bitmap.color(middle - Int(size.width / 20), $0) == Color(0xFFFFFF)
  }
  #expect(first == top + 10 + row / 9)
  #expect(
    bitmap.color(middle, top - 1) == Color(0x00FF00)
      && bitmap.color(middle, top + 5) != Color(0x00FF00))
}
