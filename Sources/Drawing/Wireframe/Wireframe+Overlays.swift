import Foundation
import LayoutScene

// The overlays, drawn over the whole wireframe. Later ones cover earlier ones: areas come first,
// then edges, lines and names, and last the marks of findings, which nothing may hide.
extension Wireframe {
  private typealias Mark = Style.Mark

  func drawOverlays() {
    let isNumbered = options.numbersFindings && overlays.contains(.findings)
    if overlays.hasWords || isNumbered { prepareTags() }
    // Numbers are placed before names, since each of them has to be seen.
    let numbers = isNumbered ? numberTags() : []
    if overlays.contains(.margins) { forEachVisible(markMargins) }
    if overlays.contains(.frames) { forEachVisible(markFrame) }
    if overlays.contains(.alignment) || overlays.contains(.insets) {
      forEachVisible(markAlignment)
    }
    if overlays.contains(.guides) { forEachVisible(markGuides) }
    if overlays.contains(.baselines) { forEachVisible(markBaselines) }
    if overlays.contains(.constraints) { drawConstraints() }
    drawFocus()
    if overlays.contains(.names) { drawNames() }
    if overlays.contains(.findings) { markFindings() }
    draw(numbers)
  }

  /// Calls `mark` for each visible view, clipped to the view's visible part.
  private func forEachVisible(_ mark: (Int) -> Void) {
    for index in scene.views.indices where places[index].isVisible {
      let (rect, clip) = (places[index].rect, places[index].clip)
      let isCut = !clip.insetBy(dx: -0.01, dy: -0.01).contains(rect)
      if isCut { picture.items.append(.begin(.clip(.rect(clip)))) }
      mark(index)
      if isCut { picture.items.append(.end) }
    }
  }

  /// Marks a view's alignment rectangle: a band over the parts of the frame outside of it, a thin
  /// line along the edges that differ from the frame's, and heavier corners at the ends of the
  /// lines. A rectangle that equals the frame gets a line all around with the overlay `alignment`,
  /// and none with `insets`.
  private func markAlignment(_ index: Int) {
    let (view, rect) = (scene.views[index], places[index].rect)
    let showsAll = overlays.contains(.alignment)
    guard showsAll || view.alignmentRect != view.frame && !view.hasStandardInsets else { return }
    let inner = picture.grid.clamped(
      CGRect(
        x: rect.minX + view.alignmentRect.origin.x - view.frame.origin.x,
        y: rect.minY + view.alignmentRect.origin.y - view.frame.origin.y,
        width: view.alignmentRect.size.width, height: view.alignmentRect.size.height))
    guard inner.width > 0 || inner.height > 0 else { return }
    if showsAll { markEdges(of: inner, where: .all) }
    guard inner != rect else { return }
    picture.fill(.ring(rect, inner), Mark.alignmentBand)
    let differs = EdgeFlags(
      left: inner.minX != rect.minX, right: inner.maxX != rect.maxX,
      top: inner.minY != rect.minY, bottom: inner.maxY != rect.maxY)
    if !showsAll { markEdges(of: inner, where: differs) }
    markCorners(of: inner, where: differs)
  }

  private struct EdgeFlags {
    var left, right, top, bottom: Bool

    static let all = EdgeFlags(left: true, right: true, top: true, bottom: true)
  }

  private func markEdges(of rect: CGRect, where flags: EdgeFlags) {
    let (width, color) = (picture.grid.pen(Style.Width.hairline), Mark.alignment)
    for (isDrawn, x) in [(flags.left, rect.minX), (flags.right, rect.maxX - width)] where isDrawn {
      picture.vertical(x: x, from: rect.minY, to: rect.maxY, color, width: width)
    }
    for (isDrawn, y) in [(flags.top, rect.minY), (flags.bottom, rect.maxY - width)] where isDrawn {
      picture.horizontal(y: y, from: rect.minX, to: rect.maxX, color, width: width)
    }
  }

  private func markCorners(of rect: CGRect, where flags: EdgeFlags) {
    let width = picture.grid.pen(Style.Width.line)
    let (armX, armY) = (min(5, rect.width / 3), min(5, rect.height / 3))
    for (x, towardsX, isSide) in [(rect.minX, 1.0, flags.left), (rect.maxX, -1, flags.right)] {
      for (y, towardsY, isEnd) in [(rect.minY, 1.0, flags.top), (rect.maxY, -1, flags.bottom)]
      where isSide || isEnd {
        let across = CGRect(
          x: min(x, x + armX * towardsX), y: min(y, y + width * towardsY), width: armX,
          height: width)
        let down = CGRect(
          x: min(x, x + width * towardsX), y: min(y, y + armY * towardsY), width: width,
          height: armY)
        picture.fill(.rect(across), Mark.alignment)
        picture.fill(.rect(down), Mark.alignment)
      }
    }
  }

  /// Outlines the views that the overlays were asked to focus on.
  private func drawFocus() {
    let focus =
      (overlays.contains(.constraints) ? options.constraints.views : [])
      + (overlays.contains(.names) ? options.constraints.names : [])
    guard !focus.isEmpty else { return }
    forEachVisible { index in
      guard focus.contains(scene.views[index].id) else { return }
      picture.outline(places[index].rect, Mark.constraint, width: Style.Width.line * 2)
    }
  }

  private func markFrame(_ index: Int) {
    picture.outline(places[index].rect, Mark.frame, width: Style.Width.hairline)
  }

  /// Marks the margins of views with subviews only, because every view has margins.
  private func markMargins(_ index: Int) {
    let (view, rect) = (scene.views[index], places[index].rect)
    guard view.margins != .zero, hasSubviews(index) else { return }
    let inner = picture.grid.clamped(rect.inset(by: view.margins))
    picture.fill(.ring(rect, inner), Mark.marginBand)
    picture.outline(
      inner, Mark.margin.opacity(0.7), width: Style.Width.hairline, dash: [3, 2])
  }

  /// A view's guides, except for the margins guide, which every view has and `margins` shows.
  func guides(_ index: Int) -> [SceneGuide] {
    scene.views[index].guides.filter { $0.id != "layoutMargins" }
  }

  private func markGuides(_ index: Int) {
    for guide in guides(index) {
      var rect = picture.grid.clamped(places[index].rect(guide.frame))
      // A guide without width or height, such as one that only aligns views, is drawn as a line.
      let width = picture.grid.pen(Style.Width.hairline)
      rect.size = CGSize(width: max(rect.width, width), height: max(rect.height, width))
      picture.outline(rect, Mark.guide, width: Style.Width.hairline, dash: [4, 2])
    }
  }

  /// Draws a dashed edge just outside of each view that a finding names, in the colour of the severity.
  /// Without numbers, notes and findings about texts and strings have no mark.
  private func markFindings() {
    let colors = findingColors()
    if colors.isEmpty { return }
    forEachVisible { index in
      guard let color = colors[scene.views[index].id] else { return }
      markFinding(places[index].rect, color)
    }
  }

  /// The colours of the marks by the views' identifiers.
  private func findingColors() -> [String: Color] {
    var colors: [String: Color] = [:]
    if options.numbersFindings {
      for group in numberedFindings {
        guard let view = group.finding.view, colors[view] == nil else { continue }
        colors[view] = Self.color(of: group.finding.severity)
      }
      return colors
    }
    for finding in scene.findings where finding.rule.isAboutLayout {
      guard finding.severity != .note else { continue }
      for view in finding.views where finding.severity == .error || colors[view] == nil {
        colors[view] = finding.severity == .error ? Mark.broken : Mark.warning
      }
    }
    return colors
  }

  private var numberedFindings: [FindingGroup] {
    FindingGroup.numbered(FindingGroup.groups(of: [(scene.cell, scene.findings)]))
  }

  private static func color(of severity: Finding.Severity) -> Color {
    switch severity {
    case .error: Mark.broken
    case .warning: Mark.warning
    case .note: Mark.note
    }
  }

  /// The numbers of the findings, each at its view. Findings about no view that is seen have none, and
  /// neither have those for which no place is free.
  private func numberTags() -> [Tag] {
    var indices: [String: Int] = [:]
    for index in scene.views.indices.reversed() where places[index].isVisible {
      indices[scene.views[index].id] = index
    }
    return numberedFindings.enumerated().compactMap { position, group in
      guard let index = group.finding.view.flatMap({ indices[$0] }) else { return nil }
      let rect = picture.grid.clamped(places[index].rect)
      let found = tag("\(position + 1)", of: rect, owner: .view(index)) { width in
        TagPlaces.places(at: rect, width: width)
      }
      guard var tag = found else { return nil }
      tag.color = Self.color(of: group.finding.severity)
      tag.leaderColor = tag.color
      if group.finding.severity == .warning { tag.textColor = Color(0x2B1D00) }
      return tag
    }
  }

  /// Whether a view is too small for an edge around it, as ambiguous views often are; it is marked
  /// with a target instead.
  static func isTarget(_ rect: CGRect) -> Bool { rect.width < 6 || rect.height < 6 }
  private static let targetRadius = 5.0

  private func markFinding(_ rect: CGRect, _ color: Color) {
    guard Self.isTarget(rect) else {
      return picture.outline(
        rect.insetBy(dx: -2, dy: -2), radius: 2, color, width: Style.Width.line, dash: [4, 3])
    }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    picture.fill(.circle(center: center, radius: 1.5), color)
    picture.stroke(
      .circle(center: center, radius: Self.targetRadius), color,
      Picture.Pen(width: Style.Width.line))
  }

  /// The rectangles of the first few targets, which names avoid.
  func targets() -> [CGRect] {
    guard overlays.contains(.findings) else { return [] }
    let colors = findingColors()
    guard !colors.isEmpty else { return [] }
    return scene.views.indices.lazy
      .filter { [places] in places[$0].isVisible && Self.isTarget(places[$0].rect) }
      .filter { [scene] in colors[scene.views[$0].id] != nil }
      .prefix(64)
      .map { index in
        let (rect, reach) = (places[index].rect, Self.targetRadius + 1)
        return CGRect(
          x: rect.midX - reach, y: rect.midY - reach, width: reach * 2, height: reach * 2)
      }
  }

  private func markBaselines(_ index: Int) {
    let (view, rect) = (scene.views[index], places[index].rect)
    guard let first = view.firstBaseline else { return }
    markBaseline(rect, first, dash: [])
    if let last = view.lastBaseline, last != first { markBaseline(rect, last, dash: [3, 2]) }
  }

  /// Draws a line one pixel high whose top is the baseline. It extends beyond the view, so that it
  /// can be compared with a neighbour's.
  private func markBaseline(_ rect: CGRect, _ offset: CGFloat, dash: [CGFloat]) {
    let width = picture.grid.pen(Style.Width.hairline)
    let y = picture.grid.clamped(rect.minY + offset) + width / 2
    picture.stroke(
      .line(CGPoint(x: rect.minX - 4, y: y), CGPoint(x: rect.maxX + 4, y: y)), Mark.baseline,
      Picture.Pen(width: width, dash: dash))
  }
}
