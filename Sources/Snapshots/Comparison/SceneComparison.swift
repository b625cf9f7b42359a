import Foundation
import LayoutScene

/// The differences between the scene of a snapshot and the current one.
package struct SceneComparison: Sendable, Hashable {
  /// The views whose frames differ by more than the tolerance, in the current order; removed views come
  /// last.
  package private(set) var frames: [FrameChange] = []
  /// The other differences beyond the tolerance, one sentence each.
  package private(set) var notes: [String] = []
  /// Whether something differs that does not depend on fonts: a trait, the tree of views, a text.
  package private(set) var isFontIndependent = false
  /// The largest difference of any coordinate in points, tolerated or not.
  package private(set) var largest: Double = 0
  private let tolerance: Double

  /// Whether nothing differs by more than the tolerance.
  package var isEqual: Bool { frames.isEmpty && notes.isEmpty }
  /// Whether nothing differs at all.
  package var isIdentical: Bool { isEqual && largest == 0 }
  /// Whether the comparison would pass with a tolerance of `largest` points.
  package var needsPointsOnly: Bool { !isFontIndependent && !hasOtherText && largest > 0 }
  private var hasOtherText = false

  /// - Parameter tolerance: the most points by which coordinates may differ.
  package init(_ before: SceneRecord, _ after: SceneRecord, tolerance: Double = 0) {
    self.tolerance = tolerance
    compareTraits(before, after)
    compareViews(before, after)
  }

  // MARK: Traits

  private mutating func compareTraits(_ before: SceneRecord, _ after: SceneRecord) {
    for trait in Cell.Trait.allCases {
      let (old, new) = (before.cell.word(of: trait), after.cell.word(of: trait))
      if old != new { note("the \(trait.words) is \(new), and was \(old)") }
    }
    if before.size != after.size {
      note("the screen is \(Self.words(after.size)) points, and was \(Self.words(before.size))")
    }
    if before.scale != after.scale {
      note(
        "the scale is \(String(decimal: after.scale)) pixels a point, and was \(String(decimal: before.scale))"
      )
    }
  }

  // MARK: Views

  private mutating func compareViews(_ before: SceneRecord, _ after: SceneRecord) {
    let old = Dictionary(before.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(after.views.map(\.id))
    for view in after.views {
      guard let was = old[view.id] else {
        isFontIndependent = true
        frames.append(FrameChange(view: view.id, before: nil, after: view.frame))
        continue
      }
      compare(was, view)
    }
    for view in before.views where !new.contains(view.id) {
      isFontIndependent = true
      frames.append(FrameChange(view: view.id, before: view.frame, after: nil))
    }
    compareOrder(
      before.views.filter { new.contains($0.id) }, after.views.filter { old[$0.id] != nil })
  }

  private mutating func compare(_ before: ViewRecord, _ after: ViewRecord) {
    let id = after.id
    if differs(before.frame, after.frame) {
      frames.append(FrameChange(view: id, before: before.frame, after: after.frame))
    } else if differs(before.alignmentRect, after.alignmentRect) {
      noteNumbers(
        "the alignment rect of \(id) is \(Self.words(after.alignmentRect)), and was "
          + Self.words(before.alignmentRect))
    }
    compare(before.firstBaseline, after.firstBaseline, "first baseline", of: id)
    compare(before.lastBaseline, after.lastBaseline, "last baseline", of: id)
    if differs(
      [before.contentOffset.x, before.contentOffset.y],
      [after.contentOffset.x, after.contentOffset.y])
    {
      noteNumbers("the content of \(id) is scrolled to another position")
    }
    if before.parent != after.parent {
      note(
        "\(id) is in \(after.parent ?? "the window"), and was in \(before.parent ?? "the window")")
    }
    if before.className != after.className {
      note("\(id) is a \(after.className), and was a \(before.className)")
    }
    if before.isHidden != after.isHidden {
      note("\(id) \(after.isHidden ? "is" : "is not") hidden")
    }
    compareTexts(before, after)
  }

  private mutating func compareTexts(_ before: ViewRecord, _ after: ViewRecord) {
    let id = after.id
    guard before.texts.map(\.string) == after.texts.map(\.string) else {
      return note("the text of \(id) is \(Self.words(after)), and was \(Self.words(before))")
    }
    for (old, new) in zip(before.texts, after.texts) {
      if old.font != new.font {
        note("the font of \(id) is \(Self.words(new.font)), and was \(Self.words(old.font))")
      }
      if old.runs != new.runs {
        note("the parts of the text of \(id) are \(Self.words(new)), and were \(Self.words(old))")
      }
      // Line breaks and truncation depend on the font.
      if old.lineCount != new.lineCount {
        noteText(
          "the text of \(id) has \(new.lineCount) line\(new.lineCount == 1 ? "" : "s"), and had "
            + "\(old.lineCount)")
      }
      if old.isTruncated != new.isTruncated {
        noteText("the text of \(id) is \(new.isTruncated ? "" : "no longer ")cut off")
      }
    }
  }

  /// Compares the order of views that have stayed in their superviews, because it decides which
  /// views cover others.
  private mutating func compareOrder(_ before: [ViewRecord], _ after: [ViewRecord]) {
    let (old, new) = (Self.children(before), Self.children(after))
    for view in after {
      guard let was = old[view.id], let now = new[view.id] else { continue }
      let staying = Set(was).intersection(now)
      let (first, second) = (was.filter(staying.contains), now.filter(staying.contains))
      if first != second {
        note("the subviews of \(view.id) have another order: \(second.joined(separator: ", "))")
      }
    }
  }

  private static func children(_ views: [ViewRecord]) -> [String: [String]] {
    var children: [String: [String]] = [:]
    for view in views {
      if let parent = view.parent { children[parent, default: []].append(view.id) }
    }
    return children
  }

  // MARK: Coordinates

  private mutating func compare(
    _ before: CGFloat?, _ after: CGFloat?, _ name: String, of id: String
  ) {
    switch (before, after) {
    case (nil, nil): break
    case (let old?, let new?):
      guard differs([old], [new]) else { return }
      noteNumbers(
        "the \(name) of \(id) is at \(String(decimal: new)), and was at \(String(decimal: old))")
    case (nil, _): noteText("\(id) has a \(name)")
    case (_, nil): noteText("\(id) has no \(name)")
    }
  }

  private mutating func differs(_ before: CGRect, _ after: CGRect) -> Bool {
    differs(before.numbers, after.numbers)
  }

  /// Whether coordinates differ by more than the tolerance. Updates `largest`.
  private mutating func differs(_ before: [CGFloat], _ after: [CGFloat]) -> Bool {
    let distance = zip(before, after).map { abs($0 - $1) }.max() ?? 0
    // Coordinates have four decimals, so differences are rounded to four, too.
    let rounded = SceneRecord.rounded(distance)
    largest = max(largest, rounded)
    return rounded > tolerance
  }

  // MARK: Sentences

  private mutating func note(_ sentence: String) {
    isFontIndependent = true
    notes.append(sentence)
  }

  private mutating func noteNumbers(_ sentence: String) { notes.append(sentence) }

  private mutating func noteText(_ sentence: String) {
    hasOtherText = true
    notes.append(sentence)
  }

  private static func words(_ size: CGSize) -> String {
    "\(String(decimal: size.width)) × \(String(decimal: size.height))"
  }

  private static func words(_ rect: CGRect) -> String {
    "\(String(decimal: rect.minX)), \(String(decimal: rect.minY)), \(words(rect.size))"
  }

  private static func words(_ view: ViewRecord) -> String {
    view.texts.isEmpty
      ? "none" : view.texts.map { "“\(shortened($0.string))”" }.joined(separator: ", ")
  }

  /// The runs of a text with their own attributes, such as “terms” (weight 700).
  private static func words(_ text: TextRecord) -> String {
    let parts = (text.runs?.elements ?? []).prefix(8).map { run in
      let own = run.members.filter { $0.key != "text" }.map { member -> String in
        switch member.value {
        case .bool: member.key
        case .number(let number): "\(member.key) \(String(decimal: number))"
        default: "\(member.key) \(member.value.text ?? "")"
        }
      }
      return "“\(shortened(run["text"]?.text ?? ""))” (\(own.joined(separator: ", ")))"
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  private static func words(_ font: Font) -> String {
    [
      font.family ?? "the system font", String(decimal: font.size), font.weight.name,
      font.isItalic ? "italic" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}
