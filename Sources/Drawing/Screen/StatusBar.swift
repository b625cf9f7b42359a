import Foundation
import LayoutScene

/// The places of the time and of the signs in a status bar.
///
/// With a camera housing, the time and the signs are each in the middle of the space at one side of
/// it. Without one they are smaller; the time is in the middle of a phone's screen and at the
/// leading end of a tablet's. In right-to-left languages the two ends are swapped, as in iOS.
struct StatusBar {
  /// The middle of the time, or its left end where `timeIsAtTheLeft`.
  let time: CGPoint
  let timeIsAtTheLeft: Bool
  let fontSize: CGFloat
  let signs: [StatusSign]

  init(_ frame: DeviceFrame, _ screen: CGRect, isRightToLeft: Bool, grid: PixelGrid) {
    let housing: CGSize? =
      switch frame.front {
      case .notch(let size), .island(let size, _): size
      case .homeButton, .plain: nil
      }
    let middle: CGFloat =
      switch frame.front {
      case .island(let size, let top): top + size.height / 2
      // The content of a notch's status bar is a little below the middle of it.
      case .notch: frame.statusBarHeight / 2 + 1
      case .homeButton, .plain: frame.statusBarHeight / 2
      }
    let y = screen.minY + middle
    if let housing {
      let ear = (screen.width - housing.width) / 2
      fontSize = 17
      timeIsAtTheLeft = false
      let ends = [screen.minX + ear / 2, screen.maxX - ear / 2]
      time = CGPoint(x: isRightToLeft ? ends[1] : ends[0], y: y)
      let width = StatusSign.width(of: [.signal, .waves, .battery], scale: 1)
      signs = StatusSign.row(
        [.signal, .waves, .battery], from: (isRightToLeft ? ends[0] : ends[1]) - width / 2, y,
        scale: 1, isRightToLeft, grid)
      return
    }
    fontSize = 12
    let inset: CGFloat = frame.isTablet ? 16 : 6
    let scale: CGFloat = 0.72
    if frame.isTablet {
      let kinds: [StatusSign.Kind] = [.waves, .battery]
      let width = StatusSign.width(of: kinds, scale: scale)
      timeIsAtTheLeft = !isRightToLeft
      time = CGPoint(x: isRightToLeft ? screen.maxX - inset - 14 : screen.minX + inset, y: y)
      signs = StatusSign.row(
        kinds, from: isRightToLeft ? screen.minX + inset : screen.maxX - inset - width, y,
        scale: scale, isRightToLeft, grid)
    } else {
      timeIsAtTheLeft = false
      time = CGPoint(x: screen.midX, y: y)
      let (leading, trailing): ([StatusSign.Kind], [StatusSign.Kind]) = (
        [.signal, .waves], [.battery]
      )
      let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
      let width = StatusSign.width(of: right, scale: scale)
      signs =
        StatusSign.row(left, from: screen.minX + inset, y, scale: scale, isRightToLeft, grid)
        + StatusSign.row(
          right, from: screen.maxX - inset - width, y, scale: scale, isRightToLeft, grid)
    }
  }
}

/// A sign in a status bar: full signal, full Wi-Fi, a full battery.
struct StatusSign {
  enum Kind {
    case signal, waves, battery

    /// The size beside a camera housing, points.
    var size: CGSize {
      switch self {
      case .signal: CGSize(width: 18, height: 12)
      case .waves: CGSize(width: 17, height: 12)
      case .battery: CGSize(width: 27, height: 13)
      }
    }
  }

  let kind: Kind
  let rect: CGRect

  private static let gap: CGFloat = 6

  /// The width of one or more signs with the gaps between.
  static func width(of kinds: [Kind], scale: CGFloat) -> CGFloat {
    (kinds.map(\.size.width).reduce(0, +) + gap * CGFloat(kinds.count - 1)) * scale
  }

  /// The signs one after another from `x` on, with their middles at `y`.
  static func row(
    _ kinds: [Kind], from x: CGFloat, _ y: CGFloat, scale: CGFloat, _ isRightToLeft: Bool,
    _ grid: PixelGrid
  ) -> [StatusSign] {
    var x = x
    return (isRightToLeft ? kinds.reversed() : kinds).map { kind in
      let size = CGSize(width: kind.size.width * scale, height: kind.size.height * scale)
      defer { x += size.width + gap * scale }
      return StatusSign(
        kind: kind,
        rect: grid.round(
          CGRect(x: x, y: y - size.height / 2, width: size.width, height: size.height)))
    }
  }

  func draw(in picture: inout Picture, _ color: Color) {
    switch kind {
    case .signal: drawSignal(in: &picture, color)
    case .waves: drawWaves(in: &picture, color)
    case .battery: drawBattery(in: &picture, color)
    }
  }

  /// Draws four bars of growing height.
  private func drawSignal(in picture: inout Picture, _ color: Color) {
    let unit = rect.width / 18
    for bar in 0..<4 {
      let height = rect.height * (0.34 + 0.22 * CGFloat(bar))
      picture.fill(
        .rect(
          CGRect(
            x: rect.minX + unit * 5 * CGFloat(bar), y: rect.maxY - height, width: unit * 3,
            height: height), radius: unit), color)
    }
  }

  /// Draws a dot with two arcs above it.
  private func drawWaves(in picture: inout Picture, _ color: Color) {
    let (width, foot) = (rect.width, CGPoint(x: rect.midX, y: rect.maxY))
    let pen = Picture.Pen(width: width * 0.15)
    for reach in [0.9, 0.56] {
      let radius = rect.height * reach
      // A quarter of a circle, upwards.
      let (dx, dy, pull) = (radius * 0.707, radius * 0.707, radius * 0.36)
      picture.stroke(
        .path([
          .move(CGPoint(x: foot.x - dx, y: foot.y - dy)),
          .curve(
            CGPoint(x: foot.x - dx + pull * 0.75, y: foot.y - dy - pull * 0.75),
            CGPoint(x: foot.x + dx - pull * 0.75, y: foot.y - dy - pull * 0.75),
            CGPoint(x: foot.x + dx, y: foot.y - dy)),
        ]), color, pen)
    }
    let radius = rect.height * 0.3
    picture.fill(
      .path([
        .move(foot), .line(CGPoint(x: foot.x - radius * 0.75, y: foot.y - radius * 0.75)),
        .curve(
          CGPoint(x: foot.x - radius * 0.3, y: foot.y - radius * 1.15),
          CGPoint(x: foot.x + radius * 0.3, y: foot.y - radius * 1.15),
          CGPoint(x: foot.x + radius * 0.75, y: foot.y - radius * 0.75)), .close,
      ]), color)
  }

  /// Draws a full battery: its case, its charge and its pole.
  private func drawBattery(in picture: inout Picture, _ color: Color) {
    let unit = rect.width / 27
    let body = CGRect(x: rect.minX, y: rect.minY, width: unit * 24, height: rect.height)
    picture.outline(body, radius: unit * 4, color.opacity(0.4), width: unit)
    picture.fill(
      .rect(body.insetBy(dx: unit * 2, dy: unit * 2), radius: unit * 2.4), color)
    picture.fill(
      .rect(
        CGRect(
          x: rect.minX + unit * 25, y: rect.midY - unit * 2, width: unit * 1.6, height: unit * 4),
        radius: unit * 0.8), color.opacity(0.4))
  }
}
