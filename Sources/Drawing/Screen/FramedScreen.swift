import Foundation
import LayoutScene
import Typesetting

/// Draws a screen in its device: rim and body, rounded corners, the camera housing or the home button, the status bar
/// and the home indicator.
///
/// The status bar and the home indicator are drawn over the screen and its overlays. They are black
/// or white, whichever is visible on the background, as apps choose it. The time is 9:41, as in
/// Apple's own pictures.
struct FramedScreen {
  let scene: Scene
  let frame: DeviceFrame
  let typesetter: Typesetter
  private let backdrop: ScreenBackdrop
  var picture: Picture
  /// The screen's rectangle in the picture, points.
  let screen: CGRect

  /// The distance between the device and the edges of the picture, points.
  static let margin: CGFloat = 16

  /// The size of a picture of a screen with its device.
  static func size(of screen: CGSize, in frame: DeviceFrame) -> CGSize {
    let rim = frame.heldRim
    return CGSize(
      width: screen.width + rim.left + rim.right + margin * 2,
      height: screen.height + rim.top + rim.bottom + margin * 2)
  }

  /// The rectangle of the screen in a picture with its device.
  static func screen(of size: CGSize, in frame: DeviceFrame, _ grid: PixelGrid) -> CGRect {
    let rim = frame.heldRim
    return CGRect(
      origin: CGPoint(x: grid.round(rim.left + margin), y: grid.round(rim.top + margin)), size: size
    )
  }

  /// - Parameters:
  ///   - inner: the picture of the screen alone.
  ///   - canvas: a canvas of the size that `size(of:in:)` returns.
  static func picture(
    of scene: Scene, _ inner: Picture, in frame: DeviceFrame, _ canvas: Canvas,
    _ styles: StyleSet, typesetter: Typesetter
  ) -> Picture {
    let origin = screen(of: scene.size, in: frame, inner.grid).origin
    var picture = Picture(size: canvas.size, grid: inner.grid, background: Color(0xFFFFFF))
    picture.images = inner.images
    var framed = FramedScreen(scene, inner, frame, at: origin, of: picture, styles, typesetter)
    framed.drawBody()
    framed.drawScreen(inner)
    framed.drawFront()
    return framed.picture
  }

  /// The picture of a screen with its keyboard, camera housing, status bar and home indicator, but
  /// without the device's body.
  static func front(
    of scene: Scene, _ inner: Picture, in frame: DeviceFrame, _ styles: StyleSet,
    typesetter: Typesetter
  ) -> Picture {
    var framed = FramedScreen(scene, inner, frame, at: .zero, of: inner, styles, typesetter)
    framed.drawFront()
    return framed.picture
  }

  private init(
    _ scene: Scene, _ inner: Picture, _ frame: DeviceFrame, at origin: CGPoint,
    of picture: Picture, _ styles: StyleSet, _ typesetter: Typesetter
  ) {
    self.scene = scene
    self.frame = frame
    self.typesetter = typesetter
    screen = CGRect(origin: origin, size: scene.size)
    backdrop = ScreenBackdrop(scene, inner, styles)
    self.picture = picture
  }

  private static let body = Color(0x050506)
  private static let edge = Color(0x6E7078)
  private static let housing = Color(0x000000)

  private var isRightToLeft: Bool { scene.direction == .rightToLeft }

  // MARK: The device

  private mutating func drawBody() {
    let body = screen.outset(by: frame.heldRim)
    let rim = min(frame.rim.left, frame.rim.top)
    // The body's corners have the same centres as the screen's. A device with a home button has a
    // screen with square corners and a body with a fixed radius.
    let radius = frame.hasHomeButton ? (frame.isTablet ? 40 : 56) : frame.cornerRadius + rim
    picture.fill(.rect(body, radius: radius), Self.edge)
    picture.fill(.rect(body.insetBy(dx: 3, dy: 3), radius: radius - 3), Self.body)
    guard frame.hasHomeButton else { return }
    let middle = frame.rim.bottom / 2
    let center =
      frame.isOnItsSide
      ? CGPoint(x: body.maxX - middle, y: body.midY) : CGPoint(x: body.midX, y: body.maxY - middle)
    picture.stroke(
      .circle(center: center, radius: frame.isTablet ? 28 : 32), Self.edge, Picture.Pen(width: 2))
  }

  private mutating func drawScreen(_ inner: Picture) {
    let shape = Shape.rect(screen, radius: frame.cornerRadius)
    picture.items.append(.begin(.clip(shape)))
    picture.fill(.rect(screen), inner.background)
    picture.items.append(
      .part(Picture.Part(origin: screen.origin, scale: 1) { inner }))
    picture.items.append(.end)
  }

  // MARK: What iOS draws

  private mutating func drawFront() {
    drawKeyboard()
    drawHousing()
    if !frame.isOnItsSide || frame.isTablet { drawStatusBar() }
    if !frame.hasHomeButton { drawHomeIndicator() }
  }

  private mutating func drawHousing() {
    switch frame.front {
    case .homeButton, .plain: break
    case .notch(let size):
      // The notch starts in the rim, so that only its lower corners are visible.
      let upright = CGRect(
        x: uprightWidth / 2 - size.width / 2, y: -frame.rim.top, width: size.width,
        height: size.height + frame.rim.top)
      let rim = screen.outset(by: EdgeInsets(all: 2))
      picture.items.append(.begin(.clip(.rect(rim, radius: frame.cornerRadius + 2))))
      picture.fill(.rect(held(upright), radius: 22), Self.body)
      picture.items.append(.end)
    case .island(let size, let top):
      let upright = CGRect(
        x: uprightWidth / 2 - size.width / 2, y: top, width: size.width, height: size.height)
      picture.fill(.rect(held(upright), radius: size.height / 2), Self.housing)
    }
  }

  private var uprightWidth: CGFloat { frame.isOnItsSide ? screen.height : screen.width }

  /// Converts a rectangle of the upright screen to the picture. In landscape, the upright screen's
  /// top is at the left.
  private func held(_ rect: CGRect) -> CGRect {
    let own =
      frame.isOnItsSide
      ? CGRect(
        x: rect.minY, y: screen.height - rect.maxX, width: rect.height, height: rect.width) : rect
    return picture.grid.round(own.offsetBy(dx: screen.minX, dy: screen.minY))
  }

  /// Draws the home indicator: 5 points high, 8 points above the bottom, and on an upright phone
  /// 139/390 of the screen's width.
  private mutating func drawHomeIndicator() {
    let share = frame.isTablet ? 0.3 : frame.isOnItsSide ? 0.25 : 139.0 / 390
    let width = picture.grid.round(screen.width * share)
    let bar = CGRect(
      x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    let color = backdrop.ink(behind: bar, on: screen)
    picture.fill(.rect(picture.grid.round(bar), radius: 2.5), color)
  }

  private mutating func drawStatusBar() {
    let bar = StatusBar(frame, screen, isRightToLeft: isRightToLeft, grid: picture.grid)
    drawTime(bar)
    for sign in bar.signs { sign.draw(in: &picture, backdrop.ink(behind: sign.rect, on: screen)) }
  }

  private mutating func drawTime(_ bar: StatusBar) {
    let attributes = TextAttributes(
      font: .system(ofSize: bar.fontSize, weight: .semibold), lineLimit: 1, language: "en")
    guard let line = typesetter.set("9:41", attributes, width: nil).lines.first else { return }
    let x = bar.timeIsAtTheLeft ? bar.time.x : bar.time.x - line.width / 2
    let box = CGRect(x: x, y: bar.time.y - 8, width: line.width, height: 16)
    let capitals = bar.fontSize * 1443 / 2048
    picture.show(
      line,
      at: CGPoint(x: x, y: picture.grid.round(bar.time.y + capitals / 2)),
      backdrop.ink(behind: box, on: screen))
  }
}
