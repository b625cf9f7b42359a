import Foundation
import LayoutScene
import Work

/// `layout/overlap`: two views with text or a control, neither inside the other, whose rectangles
/// overlap by more than half a point both ways, and do not in the source language at the default text
/// size; and, in whatever language, two texts whose letters lie over each other by more than a quarter of
/// a line, and as a note a control with a background over a part of another control.
///
/// A view's rectangle is the visible part of its alignment rect, not the box of its ink, because
/// some language will fill a text's whole rectangle. Letters also lie over others that their view's
/// background hides. A view that floats over a scroll view in the source language, such as a button
/// or a bar, may cover anything that scrolls under it. A text that something opaque hides, such as a
/// sheet over the screen, does not lie under another.
struct Overlap {
  /// The most findings: more would say nothing new. The last one says how many pairs are left.
  private static let findingLimit = 100
  private static let pairLimit = 10_000
  /// The most pairs that are looked at. Only screens on which hundreds of views cover each other have
  /// more.
  private static let comparisonLimit = 400_000
  /// The work of a pair.
  private static let pairWork = 60

  private let screen: Screen
  /// The screen in the source language; `screen` itself in that language.
  private let source: Screen
  private let isSource: Bool
  private let backdrop: Backdrop
  private let work: WorkBudget

  private struct Pair {
    var first: Int
    var second: Int
    var kind: Kind
  }

  private enum Kind {
    /// Views that do not overlap in the source language.
    case new
    /// The letters that lie over each other.
    case letters(CGRect)
    /// The part of a control that another one takes the touches of.
    case touches(CGRect)
  }

  /// - Parameter source: nil where `screen` is in the source language.
  static func findings(on screen: Screen, source: Screen?, work: WorkBudget) -> [Finding] {
    Overlap(screen, source, work).findings()
  }

  private init(_ screen: Screen, _ source: Screen?, _ work: WorkBudget) {
    self.screen = screen
    self.source = source ?? screen
    self.work = work
    isSource = source == nil
    backdrop = Backdrop(screen, work: work)
  }

  private func findings() -> [Finding] {
    // Of views whose places follow from a mistake nothing is told, nor are they counted.
    let unreliable = screen.scene.unreliable
    let views = screen.views.indices.filter { index in
      let seen = screen.seen(index)
      return !unreliable.contains(screen.views[index].id) && screen.isShown[index]
        && screen.hasContent[index] && seen.width > tolerance
        && seen.height > tolerance
    }
    let rects = views.map(screen.seen)
    let twins = views.map { source.index(of: screen.views[$0].id) }
    var pairs: [Pair] = []
    var comparisons = 0
    let isWhole = Sweep.forEachOverlap(of: rects, by: tolerance, limit: Self.comparisonLimit) {
      a, b in
      comparisons += 1
      work.spend(Self.pairWork)
      let (first, second) = (views[a], views[b])
      if !screen.isDescendant(second, of: first) {
        let isNew = !isSource && !source.overlap(twins[a], twins[b])
        let kind =
          isNew
          ? .new
          : commonLetters(first, second).map(Kind.letters)
            ?? takenTouches(of: first, by: second).map(Kind.touches)
        if let kind, !screen.isSwipedApart(first, second), !isScrolledUnder(first, second) {
          pairs.append(Pair(first: first, second: second, kind: kind))
        }
      }
      return pairs.count < Self.pairLimit && comparisons < Self.comparisonLimit / 4
        && !work.isExhausted
    }
    pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    return findings(about: pairs, isWhole: isWhole || pairs.count == Self.pairLimit)
  }

  /// The first findings that the document allows, the first that it does not, and how many more it does not allow.
  ///
  /// - Parameter isWhole: whether all pairs were looked at that a finding counts.
  private func findings(about pairs: [Pair], isWhole: Bool) -> [Finding] {
    let allowances = Allowances(screen.scene.allowances)
    var findings: [Finding] = []
    var (allowed, others) = (0, 0)
    for pair in pairs {
      guard others < Self.findingLimit || !allowances.all.isEmpty else {
        others += 1
        continue
      }
      let finding = finding(about: pair)
      let isAllowed = allowances.fit(finding)
      if (isAllowed ? allowed : others) < Self.findingLimit { findings.append(finding) }
      if isAllowed { allowed += 1 } else { others += 1 }
    }
    return findings + remainder(others, of: pairs.count, isWhole: isWhole)
  }

  /// Where letters of the first view are seen under letters of the second.
  private func commonLetters(_ first: Int, _ second: Int) -> CGRect? {
    for under in screen.views[first].texts {
      for over in screen.views[second].texts {
        let line = min(under.lineHeight, over.lineHeight)
        let common = seenLetters(of: under, in: first).common(seenLetters(of: over, in: second))
        guard common.width > tolerance, common.height > line / 4 else { continue }
        let sight = Sight(of: common, in: first, on: screen)
        // A panel over a dimming view is meant to cover what lies behind, also where it is translucent.
        if let panel = backdrop.panel(of: second, over: common, before: sight),
          backdrop.isDimmed(common, over: sight, before: panel)
        {
          continue
        }
        let cover = backdrop.cover(of: common, over: sight)
        // What the second view's own background hides is hidden by that view, and by no sheet.
        if cover.map({ $0 == second && !backdrop.isCovered(common, over: sight, before: second) })
          ?? true
        {
          return common
        }
      }
    }
    return nil
  }

  /// The part of a control that another one in front of it takes the touches of; nil where it is less than a fifth,
  /// or where one lies within the other, as a button in a field does. A control without a background, such as a
  /// symbol with room around it, may reach over another one.
  private func takenTouches(of first: Int, by second: Int) -> CGRect? {
    let (under, over) = (screen.views[first], screen.views[second])
    guard under.takesTouches, over.takesTouches, over.background.map({ $0.alpha > 0 }) == true,
      !screen.isTransformed(first), !screen.isTransformed(second)
    else { return nil }
    let (lower, upper) = (screen.seen(first), screen.seen(second))
    let common = lower.common(upper)
    let part = common.width * common.height
    guard part > lower.width * lower.height / 5, common != lower, common != upper else {
      return nil
    }
    return common
  }

  /// Empty for white space, and for a text under a transform, whose box says little about its letters.
  private func seenLetters(of text: SceneText, in index: Int) -> CGRect {
    guard !screen.isTransformed(index), text.string.contains(where: { !$0.isWhitespace }) else {
      return .zero
    }
    let frame = screen.frames[index]
    let clip = screen.clips[index].common(frame)
    return text.letters.offsetBy(dx: frame.minX, dy: frame.minY).common(clip)
  }

  /// Whether one of the two is in a scroll view that the other floats over in the source language too.
  private func isScrolledUnder(_ first: Int, _ second: Int) -> Bool {
    for (scrolled, other) in [(first, second), (second, first)] {
      if screen.scrollsAway(scrolled, from: other) { return true }
      guard let scroller = screen.scrollers[scrolled], other != scroller,
        !screen.isDescendant(other, of: scroller)
      else { continue }
      let views = screen.views
      return source.overlap(
        source.index(of: views[scroller].id), source.index(of: views[other].id))
    }
    return false
  }

  private func finding(about pair: Pair) -> Finding {
    let (a, b) = (screen.views[pair.first], screen.views[pair.second])
    let common: CGRect =
      switch pair.kind {
      case .new: screen.seen(pair.first).common(screen.seen(pair.second))
      case .letters(let part), .touches(let part): part
      }
    let amount: Sentence = "\(common.width) × \(common.height, "point")"
    let before = source.scene
    let (severity, message): (Finding.Severity?, Sentence) =
      switch pair.kind {
      case .new:
        (
          nil,
          "\(b.id) overlaps \(a.id) by \(amount), "
            + "which it does not in \(before.locale) at the text size \(before.textSize.rawValue)."
        )
      case .letters: (nil, "The text of \(b.id) lies over the text of \(a.id) by \(amount).")
      case .touches:
        (.note, "\(b.id) lies over \(amount) of \(a.id), which takes no touches there.")
      }
    return Finding(
      rule: .overlap, severity: severity, views: [b.id, a.id], message: message,
      hint: hint(pair.first, pair.second, common), origin: b.origin)
  }

  /// The hint moves the views apart along the axis on which they are apart in the source language,
  /// or else along the one on which they overlap less. It names them in reading order.
  private func hint(_ first: Int, _ second: Int, _ common: CGRect) -> String {
    let (a, b) = (screen.rects[first], screen.rects[second])
    let isRow =
      source.isRow(screen.views[first].id, screen.views[second].id)
      ?? (common.width < common.height)
    let isInOrder =
      isRow
      ? (screen.scene.direction == .leftToRight ? a.midX <= b.midX : a.midX >= b.midX)
      : a.midY <= b.midY
    let near = screen.writtenName(of: isInOrder ? first : second)
    let far = screen.writtenName(of: isInOrder ? second : first)
    let edges = isRow ? ("leading", "trailing") : ("top", "bottom")
    return "Keep them apart with a constraint such as \(far).\(edges.0) >= \(near).\(edges.1) + 8, "
      + "and let one of them wrap or shrink."
  }

  private func remainder(_ count: Int, of all: Int, isWhole: Bool) -> [Finding] {
    var findings: [Finding] = []
    if count > Self.findingLimit {
      let number: Sentence =
        all < Self.pairLimit ? "\(count - Self.findingLimit)" : "Thousands of"
      findings.append(
        Finding(
          rule: .overlap, message: "\(number) more pairs of views overlap as well."))
    }
    if !isWhole {
      findings.append(
        Finding(
          rule: .overlap, severity: .note,
          message: "So many views cover each other that not all pairs were compared."))
    }
    return findings
  }
}

extension SceneText {
  fileprivate var lineHeight: CGFloat {
    measurement.size.height / CGFloat(max(1, measurement.lineCount))
  }
}

extension Screen {
  /// Whether two views are side by side and not one above the other; nil where both or neither is
  /// true, or where a view is missing.
  fileprivate func isRow(_ first: String, _ second: String) -> Bool? {
    guard let a = index(of: first).map({ rects[$0] }), let b = index(of: second).map({ rects[$0] })
    else { return nil }
    let isBeside = a.maxX <= b.minX + tolerance || b.maxX <= a.minX + tolerance
    let isAbove = a.maxY <= b.minY + tolerance || b.maxY <= a.minY + tolerance
    return isBeside == isAbove ? nil : isBeside
  }

  /// Whether the visible parts of two views overlap; false where a view is missing.
  fileprivate func overlap(_ first: Int?, _ second: Int?) -> Bool {
    guard let first, let second, isShown[first], isShown[second] else { return false }
    let common = seen(first).common(seen(second))
    return common.width > tolerance && common.height > tolerance
  }
}
