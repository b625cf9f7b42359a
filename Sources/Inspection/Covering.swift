import Foundation
import LayoutScene
import Work

/// `layout/covered`: a text or control that something in front of it hides.
///
/// - The keyboard and a bar hide what reaches under them by more than two points. A bar without a
///   background hides texts with its letters, images and fields only, but takes the touches of controls
///   with its whole frame. What a scroll view can move to where it is seen is not hidden. Bars
///   themselves may be under the keyboard.
/// - Anything else that is opaque hides what it covers whole. A screen behind a dimming view is covered
///   by design. A view with texts or controls of its own may be meant to cover others, as a sheet at the
///   bottom of the screen, or as a card on another card; all that it hides is then one note.
/// - A picture or an area of colour also hides a part of a text's letters.
struct Covering {
  /// How far something may reach under the keyboard or a bar: there is that much air around letters, and around
  /// the titles of controls in rows that are aligned by baselines.
  private static let least: CGFloat = 2
  /// The most findings: more would say nothing new.
  private static let findingLimit = 100

  private let screen: Screen
  private let backdrop: Backdrop

  /// The views that are hidden, each with what hides it.
  private(set) var covers: [(index: Int, cover: Cover)] = []

  enum Cover {
    case keyboard(CGFloat)
    /// By how many points the view reaches under the bar, and whether the bar is at the top.
    case bar(Int, CGFloat, isTop: Bool)
    case view(Int)
    /// By how many points of a text's width.
    case part(Int, CGFloat)
  }

  init(_ screen: Screen, work: WorkBudget) {
    self.screen = screen
    backdrop = Backdrop(screen, work: work)
    let bars = screen.views.indices.filter {
      screen.isShown[$0] && screen.views[$0].control.isBar
    }
    for index in screen.views.indices where isJudged(index) {
      guard !work.isExhausted else { return }
      if let cover = cover(of: index, bars) { covers.append((index, cover)) }
    }
  }

  private func isJudged(_ index: Int) -> Bool {
    let reached = screen.reached(index)
    return screen.isShown[index] && screen.hasContent[index] && screen.views[index].parent != nil
      && reached.width > tolerance && reached.height > tolerance
  }

  private func cover(of index: Int, _ bars: [Int]) -> Cover? {
    let parts = parts(of: index)
    if !screen.isInBar(index), !parts.isEmpty {
      let moves = screen.moves(of: index)
      if let bar = bars.lazy.compactMap({ bar(over: index, $0, parts, moves) }).first { return bar }
      // A view that has to be scrolled into sight is not compared with the keyboard.
      let keyboard = screen.scene.size.height - screen.scene.keyboardHeight
      let amount = parts.map { $0.maxY - moves.up - keyboard }.max() ?? 0
      if screen.scene.keyboardHeight > 0, amount > Self.least, !screen.seen(index).isEmpty {
        return .keyboard(amount)
      }
    }
    let isSeen = !screen.seen(index).isEmpty
    guard isSeen || screen.scrollers[index] != nil else { return nil }
    if let cover = opaqueCover(of: index, parts) { return .view(cover) }
    return isSeen ? partCover(of: index, parts) : nil
  }

  /// The picture or area of colour that hides a part of the letters of a text: more than a third of their height,
  /// as less is a line, and more than a letter's side.
  private func partCover(of index: Int, _ parts: [CGRect]) -> Cover? {
    guard !screen.views[index].isControl else { return nil }
    return parts.lazy.compactMap { part -> Cover? in
      let least = CGSize(width: Self.least, height: part.height / 3)
      let sight = Sight(of: part, in: index, on: screen)
      let found = backdrop.cover(
        ofPartOf: part, over: sight, from: screen.ends[index], least: least)
      guard let found, !screen.isSwipedApart(index, found.view),
        !backdrop.isDimmed(part, over: sight, before: found.view),
        !screen.scrollsAway(index, from: found.view)
      else { return nil }
      return .part(found.view, found.part.width)
    }.first
  }

  /// The parts of a view that are read or touched and can be scrolled into sight, in the root's coordinates: a control's
  /// whole rectangle, and the letters of other views. The box of a text under a transform says little about its letters.
  private func parts(of index: Int) -> [CGRect] {
    let (view, reached) = (screen.views[index], screen.reached(index))
    guard !view.isControl, !screen.isTransformed(index) else { return [reached] }
    let frame = screen.frames[index]
    return view.texts.compactMap { text in
      guard text.string.contains(where: { !$0.isWhitespace }) else { return nil }
      let letters = text.letters.offsetBy(dx: frame.minX, dy: frame.minY).common(reached)
      return letters.isEmpty ? nil : letters
    }
  }

  // MARK: Bars

  private func bar(
    over index: Int, _ bar: Int, _ parts: [CGRect], _ moves: (up: CGFloat, down: CGFloat)
  ) -> Cover? {
    guard bar >= screen.ends[index] else { return nil }
    let frame = screen.frames[bar]
    let isTop = frame.midY < screen.scene.size.height / 2
    let move = isTop ? moves.down : -moves.up
    let areas = screen.views[index].isControl ? [frame] : screen.hidingAreas(of: bar)
    let hidden = parts.map { $0.offsetBy(dx: 0, dy: move) }.filter { part in
      areas.contains { area in
        let common = area.common(part)
        return common.width > Self.least && common.height > Self.least
      }
    }
    let amounts = hidden.map { isTop ? frame.maxY - $0.minY : $0.maxY - frame.minY }
    return amounts.max().map { .bar(bar, $0, isTop: isTop) }
  }

  // MARK: Opaque views

  /// The view in front that hides all parts; nil where there is none, or where it belongs to a screen
  /// that is presented over a dimmed one.
  private func opaqueCover(of index: Int, _ parts: [CGRect]) -> Int? {
    guard let first = parts.first else { return nil }
    // What is outside a control's round corners belongs to nobody.
    let corner = screen.views[index].isControl ? screen.views[index].cornerRadius * 0.3 : 0
    let inset = min(corner, first.width / 2, first.height / 2)
    let whole = parts.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: inset, dy: inset)
    let sight = Sight(of: whole, in: index, on: screen)
    guard let cover = backdrop.cover(of: whole, over: sight), cover >= screen.ends[index],
      !screen.isSwipedApart(index, cover),
      !backdrop.isDimmed(whole, over: sight, before: cover), !screen.scrollsAway(index, from: cover)
    else { return nil }
    return cover
  }

  // MARK: Findings

  /// Whether a finding of another rule only follows from what is covered: about a text over another one, or about
  /// the contrast of a bar to what reaches under it.
  func explains(_ finding: Finding) -> Bool {
    covers.contains { index, cover in
      switch cover {
      case .keyboard, .part: false
      case .bar(let bar, _, _):
        finding.rule == .contrast && finding.view == screen.views[bar].id
          || isOverlap(finding, bar, over: index)
      case .view(let view): isOverlap(finding, view, over: index)
      }
    }
  }

  private func isOverlap(_ finding: Finding, _ cover: Int, over index: Int) -> Bool {
    finding.rule == .overlap
      && finding.views == [screen.views[cover].id, screen.views[index].id]
  }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    var sheets: [(cover: Int, hidden: [Int])] = []
    for (index, cover) in covers {
      guard case .view(let view) = cover, mayBeMeant(view, over: index) else {
        findings.append(finding(about: index, cover))
        continue
      }
      if let known = sheets.firstIndex(where: { $0.cover == view }) {
        sheets[known].hidden.append(index)
      } else {
        sheets.append((view, [index]))
      }
    }
    return Array(findings.prefix(Self.findingLimit)) + sheets.map(note)
  }

  private func mayBeMeant(_ cover: Int, over index: Int) -> Bool {
    let holdsContent = ((cover + 1)..<screen.ends[cover]).contains {
      screen.isShown[$0] && screen.hasContent[$0]
    }
    guard screen.views[cover].control == .plain, holdsContent else { return false }
    let isSheet = screen.frames[cover].maxY >= screen.safeFrame.maxY - tolerance
    let isOnCard = screen.ancestors(of: index).contains {
      screen.views[$0].background != nil && !screen.isDescendant(cover, of: $0)
    }
    return isSheet || isOnCard
  }

  private func finding(about index: Int, _ cover: Cover) -> Finding {
    let (view, name) = (screen.views[index], screen.writtenName(of: index))
    switch cover {
    case .keyboard(let amount):
      return Finding(
        rule: .covered, view: view.id,
        message: "\(view.id) reaches \(amount, "point") under the keyboard.",
        hint: hold("\(name).bottom <= \(screen.rootName).keyboard.top"), origin: view.origin)
    case .bar(let bar, let amount, let isTop):
      let edge = screen.clearEdge(of: bar, isTop: isTop)
      return Finding(
        rule: .covered, views: [view.id, screen.views[bar].id],
        message: "\(view.id) reaches \(amount, "point") under \(screen.views[bar].id).",
        hint: adjustment(of: index)
          ?? hold(isTop ? "\(name).top >= \(edge)" : "\(name).bottom <= \(edge)"),
        origin: view.origin)
    case .part(let cover, let amount):
      let id = screen.views[cover].id
      return Finding(
        rule: .covered, views: [view.id, id],
        message: "\(id) is in front of \(view.id) and hides \(amount, "point") of its text.",
        hint: hold("\(name).trailing <= \(screen.writtenName(of: cover)).leading"),
        origin: view.origin)
    case .view(let cover):
      let (id, front) = (screen.views[cover].id, screen.writtenName(of: cover))
      if let scroller = screen.scrollers[index], !screen.isDescendant(cover, of: scroller) {
        return finding(about: index, under: cover, wherever: screen.views[scroller].id)
      }
      return Finding(
        rule: .covered, views: [view.id, id],
        message: "\(view.id) is hidden: \(id) is in front of it and covers all of it.",
        hint: screen.scene.isOfInterfaceBuilder
          ? "Move \(front) above \(name) in the document outline, or keep the two apart."
          : "Write \(front) before \(name), or keep the two apart.", origin: view.origin)
    }
  }

  /// What scrolls and stays behind something that does not.
  private func finding(about index: Int, under cover: Int, wherever scroller: String) -> Finding {
    let (view, id) = (screen.views[index], screen.views[cover].id)
    let isTop = screen.frames[cover].midY < screen.scene.size.height / 2
    return Finding(
      rule: .covered, views: [view.id, id],
      message:
        "\(view.id) is hidden: \(id) is in front of it and covers all of it, however far \(scroller) is scrolled.",
      hint: isTop
        ? "Let \(scroller) begin at \(id).bottom, or give it a contentInset at the top."
        : "Let \(scroller) end at \(id).top, or give it a contentInset at the bottom.",
      origin: view.origin)
  }

  /// What keeps the content of a scroll view clear of bars, where its insets are not adjusted to them.
  private func adjustment(of index: Int) -> String? {
    guard let scroller = screen.scrollers[index] else { return nil }
    let insets = screen.views[scroller].adjustedContentInset
    guard insets.top <= 0 && insets.bottom <= 0 else { return nil }
    return "Let \(screen.views[scroller].id) keep its content clear with "
      + "\(screen.wordsForAdjustedInsets)."
  }

  private func hold(_ constraint: String) -> String {
    "Hold it clear with a constraint such as \(constraint)."
  }

  private func note(about cover: Int, hiding hidden: [Int]) -> Finding {
    let (id, ids) = (screen.views[cover].id, hidden.map { screen.views[$0].id })
    let named: [Sentence] = ids.prefix(ids.count > 3 ? 2 : 3).map { "\($0)" }
    let rest: [Sentence] = ids.count > 3 ? ["\(ids.count - 2) more"] : []
    return Finding(
      rule: .covered, severity: .note, views: [id] + ids,
      message:
        "\(id) hides all of \((named + rest).listed()), which \(ids.count == 1 ? "is" : "are") behind it.",
      hint: screen.scene.isOfInterfaceBuilder
        ? "Keep them apart, unless it is meant."
        : "Keep them apart, or allow \(Rule.covered) at \(id) where it is meant.",
      origin: screen.views[cover].origin)
  }
}

extension Screen {
  /// The safe area that constraints use. It keeps clear of the screen's bars, too.
  var safeFrame: CGRect {
    let guide = views.first?.guides.first { $0.id == "safeArea" }
    return guide?.frame ?? CGRect(origin: .zero, size: scene.size).inset(by: scene.safeArea)
  }

  /// Whether the view is a bar or inside one.
  func isInBar(_ index: Int) -> Bool {
    views[index].control.isBar || ancestors(of: index).contains { views[$0].control.isBar }
  }

  /// The axes along which the view stays in place while the scroll view around it scrolls.
  func fixedAxes(of index: Int) -> Axes {
    let axes = views[index].fixedAxes
    return Axes(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }

  /// Whether a view scrolls by behind another one in the same scroll view, which keeps its place there, or is a header
  /// that stays in sight while the cells of its section scroll by.
  func scrollsAway(_ index: Int, from cover: Int) -> Bool {
    guard let scroller = scrollers[index], isDescendant(cover, of: scroller) else { return false }
    let common = ancestors(of: cover).first { isDescendant(index, of: $0) }
    return common.map { views[$0].className == "section" } == true
      || fixedAxes(of: cover).vertical && !fixedAxes(of: index).vertical
  }

  /// How far the scroll views around a view can move it up and down, points.
  func moves(of index: Int) -> (up: CGFloat, down: CGFloat) {
    var moves: (up: CGFloat, down: CGFloat) = (0, 0)
    var isFixed = views[index].fixedAxes.contains(.vertical)
    for ancestor in ancestors(of: index) {
      guard case .scroll(let content) = views[ancestor].control else { continue }
      let (view, inset) = (views[ancestor], views[ancestor].adjustedContentInset)
      if !isFixed {
        // A table view controller keeps its table clear of the keyboard.
        let keyboard = view.className == "list" ? scene.keyboardHeight : 0
        let least = -inset.top
        let most = max(least, content.height + inset.bottom + keyboard - view.frame.height)
        moves.up += max(0, most - view.contentOffset.y)
        moves.down += max(0, view.contentOffset.y - least)
      }
      isFixed = view.fixedAxes.contains(.vertical)
    }
    return moves
  }

  /// All places in which a part of a view can be seen while its scroll views scroll, in the root's coordinates. Along the
  /// other axis content that is wider than its scroll view may be anywhere in the window.
  func places(of rect: CGRect, in index: Int, _ window: CGRect) -> CGRect {
    let moves = moves(of: index)
    let isWide = ancestors(of: index).contains { views[$0].scrolls(.horizontal) }
    return CGRect(
      x: isWide ? window.minX : rect.minX, y: rect.minY - moves.up,
      width: isWide ? window.width : rect.width, height: rect.height + moves.up + moves.down
    ).common(window)
  }

  /// The areas in which a bar hides texts under it: all of a bar with a background, and otherwise only
  /// what stands in it.
  fileprivate func hidingAreas(of bar: Int) -> [CGRect] {
    let (view, frame) = (views[bar], frames[bar])
    let content = view.bar ?? SceneBar()
    if view.background.map({ $0.alpha == 1 }) ?? content.hasBackground {
      return [frame.outset(by: content.overhang)]
    }
    let parts: [CGRect] = content.parts.map { part in
      switch part {
      case .searchField(let rect), .segments(let rect, _, _), .badge(let rect, _): rect
      }
    }
    let own = view.texts.map(\.letters) + view.images.map(\.rect) + parts
    let views = ((bar + 1)..<ends[bar]).filter { isShown[$0] && hasContent[$0] }
    return own.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } + views.map { rects[$0] }
  }

  /// The edge that keeps views clear of a bar: that of the safe area where it is at the bar's edge.
  fileprivate func clearEdge(of bar: Int, isTop: Bool) -> String {
    let side = isTop ? "top" : "bottom"
    let distance = isTop ? safeFrame.minY - frames[bar].maxY : safeFrame.maxY - frames[bar].minY
    if abs(distance) <= tolerance { return "\(rootName).safeArea.\(side)" }
    return "\(views[bar].id).\(isTop ? "bottom" : "top")"
  }
}
