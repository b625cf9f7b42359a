import Foundation
import LayoutScene

// Controls that take up their whole frame.
extension Wireframe {
  func drawButton(_ view: SceneView, _ place: Place) {
    guard view.background == nil, let fill = place.style.tintFill, let line = place.style.tintLine
    else { return }
    let radius = view.cornerRadius > 0 ? view.cornerRadius : Style.Radius.button
    let isSeen = place.style.tint(on: place.surface) == place.style.tint
    picture.fill(
      .rect(place.rect, radius: radius), isSeen ? fill : place.style.control)
    picture.outline(
      place.rect, radius: min(radius, place.rect.height / 2),
      isSeen ? line : place.style.line, width: Style.Width.hairline)
  }

  func drawTextField(_ view: SceneView, _ place: Place) {
    let standard = view.fieldBorder == .rounded ? Style.Radius.field : 0
    let radius = view.cornerRadius > 0 ? view.cornerRadius : standard
    if view.fieldBorder == .none { return drawOpenField(place, radius) }
    if view.background == nil {
      picture.fill(.rect(place.rect, radius: radius), appearanceStyle.field)
    }
    picture.outline(
      place.rect, radius: min(radius, place.rect.height / 2), place.style.line,
      width: Style.Width.line)
    guard view.fieldBorder == .bezel else { return }
    // A shadow below the upper edge makes the field look sunken.
    picture.horizontal(
      y: place.rect.minY + Style.Width.line, from: place.rect.minX, to: place.rect.maxX,
      place.style.line, width: Style.Width.line)
  }

  /// Draws a dotted edge around a field without a border, in wireframes only.
  private func drawOpenField(_ place: Place, _ radius: CGFloat) {
    if isPlain { return }
    let dot = picture.grid.pen(Style.Width.hairline)
    picture.outline(
      place.rect, radius: radius, place.style.line, width: dot, dash: [dot * 4, dot * 4])
  }

  /// Draws a text view, which its scroll indicator distinguishes from a text field. The indicator
  /// is between the text and the edge, and is left out where the text is too close to the edge.
  func drawTextView(_ view: SceneView, _ place: Place, scrolls: Bool) {
    if isPlain {
      guard view.background == nil else { return }
      return picture.fill(.rect(place.rect, radius: view.cornerRadius), appearanceStyle.field)
    }
    drawTextField(view, place)
    let rect = place.rect
    let (thickness, inset) = (2.0, 2.0)
    let room = view.texts.map { text in
      isRightToLeft ? text.rect.minX : rect.width - text.rect.maxX
    }.min()
    guard scrolls, rect.height > 32, rect.width > 24, room ?? .infinity >= thickness + inset
    else { return }
    let x = isRightToLeft ? rect.minX + inset : rect.maxX - inset - thickness
    picture.fill(
      .rect(
        CGRect(x: x, y: rect.minY + 6, width: thickness, height: max(16, rect.height * 0.3)),
        radius: thickness / 2),
      place.style.track)
  }

  /// The place of a control of a fixed size: at the top leading corner of its frame, in its natural
  /// size, whatever the frame's size. Apple documents about the frame passed to `UISwitch` that
  /// "the size components of this rectangle are ignored".
  func unstretched(_ view: SceneView, _ place: Place) -> Place {
    let (rect, natural) = (place.rect, view.naturalSize)
    guard natural.width > 0, natural.height > 0 else { return place }
    func length(_ natural: CGFloat, _ overhang: CGFloat, of drawn: CGFloat) -> CGFloat {
      // Rounding the frame's edges to pixels may change the size by less than a point.
      abs(natural + overhang - drawn) < 1 ? drawn : natural + overhang
    }
    let (frame, aligned) = (view.frame.size, view.alignmentRect.size)
    let size = CGSize(
      width: length(natural.width, frame.width - aligned.width, of: rect.width),
      height: length(natural.height, frame.height - aligned.height, of: rect.height))
    return place.with(
      rect: picture.grid.clamped(
        CGRect(
          origin: CGPoint(x: isRightToLeft ? rect.maxX - size.width : rect.minX, y: rect.minY),
          size: size)))
  }

  func drawSwitch(_ place: Place, isOn: Bool, _ color: Color?) {
    let rect = place.rect
    picture.fill(
      .rect(rect, radius: rect.height / 2),
      isOn ? color ?? place.style.switchedOn : place.style.track)
    let diameter = max(0, min(rect.width, rect.height) - 4)
    let isAtRight = isOn != isRightToLeft
    let x = isAtRight ? rect.maxX - 2 - diameter / 2 : rect.minX + 2 + diameter / 2
    drawKnob(CGPoint(x: x, y: rect.midY), diameter: diameter, place.style)
  }

  /// The shadows below a slider's knob and a selected segment.
  private static let knobShadow = Shadow(
    opacity: 0.22, radius: 2.5, offset: CGSize(width: 0, height: 2))
  private static let segmentShadow = Shadow(
    opacity: 0.12, radius: 2.5, offset: CGSize(width: 0, height: 1.5))

  private func drawKnob(_ center: CGPoint, diameter: CGFloat, _ style: Style) {
    let width = picture.grid.pen(Style.Width.hairline)
    guard diameter > width * 2 else { return }
    picture.fill(.circle(center: center, radius: diameter / 2), style.knob)
    picture.stroke(
      .circle(center: center, radius: (diameter - width) / 2), Style.light.line,
      Picture.Pen(width: width))
  }

  func drawSlider(_ view: SceneView, _ place: Place, value: Double) {
    let rect = place.rect
    let diameter = min(rect.height, rect.width, Style.Width.knob)
    let travel = rect.width - diameter
    let part = unit(value) * travel + diameter / 2
    let x = isRightToLeft ? rect.maxX - part : rect.minX + part
    drawTrack(in: rect, part: part, place.style, accent(of: view, place))
    let knob = CGRect(
      x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    castShadow(of: knob, cornerRadius: diameter / 2, Self.knobShadow)
    drawKnob(CGPoint(x: x, y: rect.midY), diameter: diameter, place.style)
  }

  func drawProgress(_ view: SceneView, _ place: Place, value: Double) {
    drawTrack(
      in: place.rect, part: unit(value) * place.rect.width, place.style, accent(of: view, place))
  }

  /// Draws a track along the middle of `rect`, filled for `part` points from its leading end.
  private func drawTrack(
    in rect: CGRect, part: CGFloat, _ style: Style, _ accent: Color
  ) {
    let height = min(rect.height, Style.Width.track)
    let top = picture.grid.round(rect.midY - height / 2)
    let track = CGRect(x: rect.minX, y: top, width: rect.width, height: height)
    picture.fill(.rect(track, radius: height / 2), style.track)
    let x = isRightToLeft ? rect.maxX - part : rect.minX
    picture.fill(
      .rect(CGRect(x: x, y: top, width: part, height: height), radius: height / 2), accent)
  }

  func drawStepper(_ place: Place) {
    let rect = place.rect
    picture.fill(.rect(rect, radius: Style.Radius.segment), place.style.control)
    let inset = rect.height * 0.25
    picture.vertical(
      x: rect.midX, from: rect.minY + inset, to: rect.maxY - inset, place.style.line,
      width: Style.Width.hairline)
    let arm = min(rect.height * 0.2, rect.width * 0.1)
    let pen = Picture.Pen(width: Style.Width.icon, isRound: true)
    for side in [-1.0, 1] {
      let x = rect.midX + side * rect.width / 4
      let center = CGPoint(x: x, y: rect.midY)
      picture.stroke(
        .line(CGPoint(x: x - arm, y: center.y), CGPoint(x: x + arm, y: center.y)),
        place.style.ink, pen)
      let isPlus = (side > 0) != isRightToLeft
      guard isPlus else { continue }
      picture.stroke(
        .line(CGPoint(x: x, y: center.y - arm), CGPoint(x: x, y: center.y + arm)),
        place.style.ink, pen)
    }
  }

  func drawSegmented(_ place: Place, count: Int, selected: Int?) {
    let rect = place.rect
    picture.fill(.rect(rect, radius: Style.Radius.segments), place.style.control)
    // More segments than points could not be distinguished.
    guard count > 0, CGFloat(count) <= rect.width else { return }
    let width = rect.width / CGFloat(count)
    func left(_ segment: Int) -> CGFloat {
      rect.minX + width * CGFloat(isRightToLeft ? count - 1 - segment : segment)
    }
    for segment in 1..<max(count, 1) where segment != selected && segment - 1 != selected {
      picture.vertical(
        x: isRightToLeft ? left(segment) + width : left(segment), from: rect.minY + 8,
        to: max(rect.minY + 8, rect.maxY - 8), place.style.hairline, width: Style.Width.hairline)
    }
    guard let selected, (0..<count).contains(selected) else { return }
    let pill = picture.grid.clamped(
      CGRect(x: left(selected), y: rect.minY, width: width, height: rect.height)
        .insetBy(dx: min(2, width / 2), dy: min(2, rect.height / 2)))
    let radius = Style.Radius.segments - 2
    castShadow(of: pill, cornerRadius: radius, Self.segmentShadow)
    picture.fill(.rect(pill, radius: radius), appearanceStyle.segment)
    if !isPlain {
      picture.outline(pill, radius: radius, place.style.hairline, width: Style.Width.hairline)
    }
  }

  func drawPageControl(
    _ place: Place, count: Int, current: Int, colors: (current: Color, others: Color)
  ) {
    let (rect, diameter) = (place.rect, min(7, place.rect.height))
    guard count > 0, CGFloat(count) <= rect.width else { return }
    let pitch = min(16, rect.width / CGFloat(count))
    let start = rect.midX - pitch * CGFloat(count - 1) / 2
    for page in 0..<count {
      let position = isRightToLeft ? count - 1 - page : page
      picture.fill(
        .circle(
          center: CGPoint(x: start + pitch * CGFloat(position), y: rect.midY),
          radius: min(diameter, pitch) / 2),
        page == current ? colors.current : colors.others)
    }
  }

  /// Draws an activity indicator in its natural size in the middle of its frame.
  func drawActivity(_ view: SceneView, _ place: Place) {
    let (rect, size) = (place.rect, unstretched(view, place).rect.size)
    drawSpokes(
      in: rect.insetBy(
        dx: max(0, (rect.width - size.width) / 2), dy: max(0, (rect.height - size.height) / 2)),
      place.style.ink)
  }

  /// Draws eight spokes that fade anticlockwise.
  func drawSpokes(in rect: CGRect, _ color: Color) {
    let radius = min(rect.width, rect.height) / 2
    let pen = Picture.Pen(width: max(1, radius * 0.2), isRound: true)
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: rect.midX + cos(angle) * radius * share, y: rect.midY + sin(angle) * radius * share)
      }
      picture.stroke(
        .line(point(0.45), point(0.85)),
        color.opacity(0.75 - 0.085 * Double(7 - spoke)), pen)
    }
  }

  /// A value limited to 0 … 1; NaN counts as 0.
  private func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
}

extension Control {
  /// Whether the control is drawn at half its opacity while it is disabled, as UIKit draws a
  /// switch. Disabled buttons have colours of their own instead.
  var fadesWhenDisabled: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmented, .textField, .pageControl, .datePicker: true
    default: false
    }
  }
}
