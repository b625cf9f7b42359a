import Foundation
import LayoutScene

/// `layout/outside`: a view with text or a control that reaches more than half a point out of the
/// screen, of a superview that clips, or out of the bottom of its cell, or, as a note, out of the safe
/// area or of another superview. A view has at most one finding, about the worst of these bounds, with all sides
/// at which it reaches out of them. A button has another where its image is larger than it.
///
/// Along the axes on which a scroll view scrolls, a view has to be within the scroll view's
/// content, and nothing outside the scroll view counts. A view that is held by the scroll view's
/// frame and stays while the content scrolls is judged as if the scroll view did not scroll. Out of the
/// safe area is what the scroll views around it cannot move into it: UIKit leaves content that is too
/// short to scroll under the status bar. What a swipe has moved may be out of its cell and
/// of the screen, to the left and right. A stack view without a background sets no
/// bounds. Bars lie under the status bar, the home indicator and the notch by design, so only the
/// letters of their titles have to be in the device's safe area; other views keep clear of the screen's
/// bars, too, as the safe area for constraints does.
enum Outside {
  /// - Parameter covered: views that have a warning of their own, and therefore no note.
  static func findings(on screen: Screen, covered: Set<Int> = []) -> [Finding] {
    escapedViews(on: screen, covered)
      + screen.views.indices.compactMap { largeImage(in: $0, on: screen) }
  }

  /// The finding about a button whose image reaches out of it; a crushed button has another.
  private static func largeImage(in index: Int, on screen: Screen) -> Finding? {
    guard screen.isShown[index], screen.views[index].control == .button,
      !Crushing.isCrushed(index, on: screen)
    else { return nil }
    let view = screen.views[index]
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    let out = view.images.lazy.compactMap {
      escape(of: $0.rect, from: bounds, .screen, Axes()).first
    }
    guard let escape = out.first else { return nil }
    return Finding(
      rule: .outside, view: view.id,
      message: "The image of \(view.id) reaches \(escape.distance, "point") out of it at the "
        + "\(sides(of: escape)).",
      hint: "Make \(view.id) larger, or its image smaller.", origin: view.origin)
  }

  private static func escapedViews(on screen: Screen, _ covered: Set<Int>) -> [Finding] {
    screen.views.indices.compactMap { index in
      guard screen.isShown[index], screen.hasContent[index], screen.views[index].parent != nil,
        screen.rects[index].width > tolerance, screen.rects[index].height > tolerance
      else { return nil }
      let escape = worst(of: escapes(of: index, on: screen))
      if escape?.bounds.isNote == true, covered.contains(index) { return nil }
      return escape.map { finding(about: index, $0, screen) }
    }
  }

  /// What a view can reach out of; the first three are warnings.
  private enum Bounds: Equatable {
    case screen
    case clipping(String)
    /// The bottom of a cell. A cell gets its height from what is tied to its bottom; a view that is not may reach out below.
    case cell(String)
    case safeArea
    case superview(String)

    var isNote: Bool {
      switch self {
      case .screen, .clipping, .cell: false
      case .safeArea, .superview: true
      }
    }
  }

  private enum Side: String, CaseIterable {
    case left, right, top, bottom

    var isVertical: Bool { self == .top || self == .bottom }
  }

  private struct Escape {
    var bounds: Bounds
    /// The sides at which the view reaches out, with distances in points, the farthest first.
    var ways: [(side: Side, distance: CGFloat)]
    var distance: CGFloat { ways.first?.distance ?? 0 }

    /// The same, as a warning where a cell's content reaches out of its bottom.
    func outOfCell(_ view: SceneView, isOwn: Bool) -> Escape {
      guard isOwn, bounds.isNote, let bottom = ways.first(where: { $0.side == .bottom }) else {
        return self
      }
      return Escape(bounds: .cell(view.id), ways: [bottom])
    }
  }

  /// The worst escape: warnings before notes, then the longest distance, then the outermost bounds.
  private static func worst(of escapes: [Escape]) -> Escape? {
    escapes.reduce(nil) { worst, escape in
      guard let worst else { return escape }
      if worst.bounds.isNote != escape.bounds.isNote {
        return worst.bounds.isNote ? escape : worst
      }
      return escape.distance >= worst.distance - 1e-6 ? escape : worst
    }
  }

  /// Every escape of a view, from the nearest superview outwards, the screen and its safe area
  /// last.
  private static func escapes(of index: Int, on screen: Screen) -> [Escape] {
    let rect = screen.rects[index]
    var (axes, safeAxes) = (Axes(), Axes())
    var escapes: [Escape] = []
    var fixed = screen.fixedAxes(of: index)
    for ancestor in screen.ancestors(of: index) {
      let view = screen.views[ancestor]
      guard view.parent != nil else { break }
      if view.look.isSwiped {
        axes.remove(Axes(horizontal: true, vertical: false))
        safeAxes.remove(Axes(horizontal: true, vertical: false))
      }
      let frame = screen.frames[ancestor]
      var bounds = frame
      var scrolled = screen.scrolledAxes(of: ancestor)
      if screen.isScroll(ancestor) {
        scrolled.remove(fixed)
        // An outer scroll view scrolls the inner one together with its content.
        fixed = screen.fixedAxes(of: ancestor)
      }
      if let content = view.content(at: frame) {
        if scrolled.horizontal { bounds.extend(to: content, .horizontal) }
        if scrolled.vertical { bounds.extend(to: content, .vertical) }
      }
      safeAxes.horizontal = safeAxes.horizontal && !scrolled.horizontal
      // A stack without a background is not visible, and views that it aligns by baselines reach
      // out of it by design.
      if view.control == .stack, view.background == nil, !view.clipsToBounds { continue }
      let kind: Bounds = view.clipsToBounds ? .clipping(view.id) : .superview(view.id)
      escapes += escape(of: rect, from: bounds, kind, axes).map {
        $0.outOfCell(view, isOwn: screen.cell(of: index) == ancestor)
      }
      axes.remove(scrolled)
    }
    let whole = CGRect(origin: .zero, size: screen.scene.size)
    escapes += escape(of: rect, from: whole, .screen, axes)
    let safe = screen.isInBar(index) ? whole.inset(by: screen.scene.safeArea) : screen.safeFrame
    let moves = screen.moves(of: index)
    for part in screen.unsafeParts(of: index) {
      let top = min(part.minY + moves.down, safe.maxY)
      let bottom = max(part.maxY - moves.up, safe.minY)
      let moved = CGRect(
        x: part.minX, y: min(top, bottom), width: part.width, height: abs(bottom - top))
      escapes += escape(of: moved, from: safe, .safeArea, safeAxes)
    }
    return escapes
  }

  /// How a rectangle reaches out of another.
  private static func escape(
    of rect: CGRect, from bounds: CGRect, _ kind: Bounds, _ axes: Axes
  ) -> [Escape] {
    let ways: [(side: Side, distance: CGFloat, counts: Bool)] = [
      (.left, bounds.minX - rect.minX, axes.horizontal),
      (.right, rect.maxX - bounds.maxX, axes.horizontal),
      (.top, bounds.minY - rect.minY, axes.vertical),
      (.bottom, rect.maxY - bounds.maxY, axes.vertical),
    ]
    let out = ways.filter { $0.counts && $0.distance > tolerance }
    guard let farthest = out.map(\.distance).max() else { return [] }
    // Distances that are equal but for rounding keep the order of the sides.
    let first = out.filter { $0.distance > farthest - 1e-6 }
    let others = out.filter { $0.distance <= farthest - 1e-6 }.sorted { $0.distance > $1.distance }
    return [Escape(bounds: kind, ways: (first + others).map { ($0.side, $0.distance) })]
  }

  private static func finding(about index: Int, _ escape: Escape, _ screen: Screen) -> Finding {
    let view = screen.views[index]
    let (place, container): (Sentence, String)
    switch escape.bounds {
    case .screen: (place, container) = ("the screen", screen.rootName)
    case .clipping(let id): (place, container) = ("\(id), which cuts it off,", id)
    case .cell(let id): return finding(about: view, escape.distance, outOfCell: id)
    case .safeArea: (place, container) = ("the safe area", "\(screen.rootName).safeArea")
    case .superview(let id): (place, container) = ("its superview \(id)", id)
    }
    let holds = escape.ways.map { way in
      let edge = edge(at: way.side, screen.scene.direction)
      let sign = edge == "leading" || edge == "top" ? ">=" : "<="
      return "\(view.id).\(edge) \(sign) \(container).\(edge)"
    }
    return Finding(
      rule: .outside, severity: escape.bounds.isNote ? .note : nil, view: view.id,
      message: "\(view.id) reaches \(escape.distance, "point") out of \(place) at the "
        + "\(sides(of: escape)).",
      hint: belowBar(index, escape, screen) ?? adjustment(of: index, escape, screen)
        + "Hold it inside with \(holds.count == 1 ? "a constraint" : "constraints") such as "
        + "\(holds.joined(separator: " and ")), and let it wrap or shrink where it has to.",
      origin: view.origin)
  }

  /// What is said of a view that is held below the bar with which the screen ends.
  private static func belowBar(_ index: Int, _ escape: Escape, _ screen: Screen) -> String? {
    guard escape.bounds == .screen, escape.ways.contains(where: { $0.side == .bottom }) else {
      return nil
    }
    let bar = screen.views.indices.first { bar in
      screen.isShown[bar] && screen.views[bar].control.isBar
        && screen.frames[bar].maxY >= screen.scene.size.height - tolerance
        && screen.rects[index].minY >= screen.frames[bar].maxY - tolerance
    }
    return bar.map { bar in
      let id = screen.views[bar].id
      return "\(id) is the end of the screen. Hold it above with a constraint such as "
        + "\(screen.views[index].id).bottom <= \(id).top."
    }
  }

  /// What keeps the content of a scroll view clear of the status bar, where that is what lacks.
  private static func adjustment(of index: Int, _ escape: Escape, _ screen: Screen) -> String {
    guard escape.bounds == .safeArea, escape.ways.contains(where: { $0.side.isVertical }),
      let scroll = screen.ancestors(of: index).first(where: screen.isScroll)
    else { return "" }
    return "Let \(screen.views[scroll].id) keep its content clear with "
      + "\(screen.wordsForAdjustedInsets). Or: "
  }

  private static func finding(
    about view: SceneView, _ distance: CGFloat, outOfCell cell: String
  ) -> Finding {
    Finding(
      rule: .outside, view: view.id,
      message:
        "\(view.id) reaches \(distance, "point") out of its cell \(cell) at the bottom, over "
        + "what follows.",
      hint: "Tie the cell's height to it with a constraint such as \(view.id).bottom = "
        + "\(cell).bottom - 8.",
      origin: view.origin)
  }

  /// The sides of an escape in words: `left`, `left and right`, or, where the distances differ,
  /// `left, and 12 points at the right`.
  private static func sides(of escape: Escape) -> Sentence {
    let equal = escape.ways.filter { $0.distance.points == escape.distance.points }
    let others = escape.ways.dropFirst(equal.count)
    let names: Sentence = "\(equal.map(\.side.rawValue).joined(separator: " and "))"
    return others.reduce(names) { "\($0), and \($1.distance, "point") at the \($1.side.rawValue)" }
  }

  private static func edge(at side: Side, _ direction: LayoutDirection) -> String {
    switch side {
    case .top, .bottom: side.rawValue
    case .left: direction == .leftToRight ? "leading" : "trailing"
    case .right: direction == .leftToRight ? "trailing" : "leading"
    }
  }
}

/// A set of axes: those along which a view's place is still to be checked, or a scroll view
/// scrolls.
struct Axes {
  var (horizontal, vertical) = (true, true)

  mutating func remove(_ others: Axes) {
    horizontal = horizontal && !others.horizontal
    vertical = vertical && !others.vertical
  }
}

extension Screen {
  /// The axes along which a view scrolls: those on which its content is larger than the part of the
  /// view that is inside the safe area. What is under a bar or the home indicator can be scrolled
  /// from there.
  fileprivate func scrolledAxes(of index: Int) -> Axes {
    guard case .scroll(let content) = views[index].control else {
      return Axes(horizontal: false, vertical: false)
    }
    let safe = CGRect(origin: .zero, size: scene.size).inset(by: scene.safeArea)
    let room = frames[index].inset(by: views[index].adjustedContentInset).common(safe)
    return Axes(
      horizontal: content.width > room.width + tolerance,
      vertical: content.height > room.height + tolerance)
  }

  fileprivate func isScroll(_ index: Int) -> Bool {
    if case .scroll = views[index].control { true } else { false }
  }

  /// The cell that holds the view.
  fileprivate func cell(of index: Int) -> Int? {
    ancestors(of: index).first { views[$0].className == "cell" }
  }

  /// The parts of a view that have to be in the safe area, in the root's coordinates. A text view
  /// that scrolls has none, because it keeps its text clear itself.
  fileprivate func unsafeParts(of index: Int) -> [CGRect] {
    let view = views[index]
    if case .textView(scrolls: true) = view.control { return [] }
    guard view.control.isBar else {
      // A stack that aligns baselines lets views reach out of it a little.
      let stack = view.parent.flatMap { views[$0].control == .stack ? rects[$0] : nil }
      let inside = stack.map(rects[index].common) ?? rects[index]
      return [inside.isEmpty ? rects[index] : inside]
    }
    return view.texts.map { $0.letters.offsetBy(dx: frames[index].minX, dy: frames[index].minY) }
  }
}
