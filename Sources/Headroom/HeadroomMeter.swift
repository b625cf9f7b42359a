import AutoLayout
import Foundation
import Inspection
import LayoutScene
import Work

/// Measures a screen's headroom on its live window. Each trial is laid out and inspected as plain
/// values; nothing is drawn, and the document is not read again. The window is left as it was.
package struct HeadroomMeter {
  let window: Window
  /// What is broken at the screen's own width and text size. Looked up, never iterated.
  let known: Set<Breakage>
  let start: Scene
  let allowances: [Allowance]
  /// What the document breaks at its own width and text size.
  private let brokenAlready: [Breakage]
  /// The work that all trials together may take, which is the window's.
  let work: WorkBudget
  /// The screen before anything was changed, as the rules compare others with it.
  private let reference: Inspection.Reference

  /// The longest text, in characters, whose growth is measured. Every trial sets the whole text
  /// again, and a screen shows no more of it than that.
  static let longestText = 1000

  /// Points between the widths that are tried first.
  static let step: CGFloat = 16

  /// The number of characters above which a screen is tried at fewer widths and text sizes: each
  /// trial sets all of the text again, in ever more lines.
  static let longScreen = 10_000

  /// Whether the screen has more characters than `longScreen`.
  private let isLong: Bool

  /// - Parameters:
  ///   - scene: the finished screen of `window`, as the document has it.
  ///   - work: the work that all trials together may take, of what the window's budget has left.
  package static func headroom(
    of window: Window, scene: Scene, work: Int = WorkBudget.document
  ) -> Headroom {
    window.work.limiting(to: work) { headroom(HeadroomMeter(window: window, scene: scene), scene) }
  }

  private static func headroom(_ meter: HeadroomMeter, _ scene: Scene) -> Headroom {
    let width = meter.smallestWidth()
    let textSize = meter.largestTextSize()
    let texts = meter.texts()
    return Headroom(
      id: scene.id, name: scene.name, cell: scene.cell, size: scene.size,
      smallestWidth: width.value, widthTolerance: width.tolerance, brokenBelow: width.broken,
      largestTextSize: textSize.value,
      brokenAbove: textSize.broken, brokenAlready: meter.brokenAlready, texts: texts,
      isStopped: meter.work.isSpent)
  }

  private init(window: Window, scene: Scene) {
    self.window = window
    work = window.work
    work.refill()
    start = scene
    reference = Inspection.Reference(scene)
    allowances = scene.allowances
    brokenAlready = Breakage.all(in: scene, start: reference, work)
    work.spend(trial: scene)
    known = Set(brokenAlready)
    isLong = scene.views.lazy.flatMap(\.texts).reduce(0) { $0 + $1.string.count } > Self.longScreen
  }

  /// What is broken now and was not broken at the start; empty where the screen holds.
  func broken() -> [Breakage] { work.isSpent ? [.unknown] : broken(in: trial()) }

  /// The screen as it is now.
  func trial() -> Scene {
    var scene = window.scene(
      includesAmbiguity: false, constraints: .none, includesShortfalls: false)
    scene.allowances = allowances
    return scene
  }

  func broken(in scene: Scene) -> [Breakage] {
    guard !work.isSpent else { return [.unknown] }
    let all = Breakage.all(in: scene, start: reference, work)
    work.spend(trial: scene)
    // The work may have ended within the layout, which says nothing then.
    if scene.findings.contains(where: { $0.rule == .workLimit }) { work.spendAll() }
    return work.isSpent ? [.unknown] : all.filter { !known.contains($0) }
  }

  // MARK: The screen

  /// The last value at which the screen holds, and what is broken at the next one.
  typealias Limit<Value> = (value: Value, broken: [Breakage])

  /// The smallest width, in whole points, at which the screen holds with its height and safe area
  /// kept, and by how many points at most it is too large.
  ///
  /// A screen may hold at a width and break at a larger one, so a plain bisection could end up below
  /// widths that break. The search therefore goes down from the screen's own width in steps of 16
  /// points to the first that breaks, and bisects between that one and the last that holds, down to one
  /// point. Only a gap narrower than a step, between two widths that hold, can be missed. On a long
  /// screen each step halves the width, down to a quarter of the screen's own, and the bisection ends at
  /// a sixteenth of it.
  func smallestWidth() -> (value: CGFloat, tolerance: CGFloat, broken: [Breakage]) {
    let own = window.size.width
    defer { window.size.width = own }
    func broken(at width: CGFloat) -> [Breakage] {
      window.size.width = width
      return self.broken()
    }
    let least = isLong ? (own / 4).rounded(.up) : 1
    func next(_ width: CGFloat) -> CGFloat {
      if isLong { return max(least, (width / 2).rounded(.down)) }
      return max(1, width == own ? own.rounded(.up) - 1 : width - Self.step)
    }
    var holds = own
    var fails: Limit<CGFloat>?
    while fails == nil, holds > least {
      let width = next(holds)
      let broken = broken(at: width)
      if work.isSpent { break }
      if broken.isEmpty { holds = width } else { fails = (width, broken) }
    }
    guard var fails else { return (holds, max(0, holds - 1), []) }
    while holds - fails.value > (isLong ? max(1, holds / 16) : 1) {
      let width = ((holds + fails.value) / 2).rounded(.down)
      let broken = broken(at: width)
      if work.isSpent { break }
      if broken.isEmpty { holds = width } else { fails = (width, broken) }
    }
    return (holds, max(0, (holds - fails.value - 1).rounded(.up)), fails.broken)
  }

  /// The largest of the twelve text sizes at which the screen holds. They are tried one after
  /// another from the screen's own size up; on a long screen the largest of all comes first, then
  /// those between.
  func largestTextSize() -> Limit<ContentSizeCategory> {
    let own = window.traits.contentSizeCategory
    defer { window.traits.contentSizeCategory = own }
    let larger = ContentSizeCategory.allCases.filter { $0 > own }
    // The number of the largest size that holds, and of the smallest that does not.
    var (held, failed) = (0, larger.count + 1)
    var reasons: [Breakage] = []
    var next = isLong ? larger.count : 1
    while held + 1 < failed, next > 0 {
      window.traits.contentSizeCategory = larger[next - 1]
      let broken = broken()
      if work.isSpent { break }
      if broken.isEmpty { held = next } else { (failed, reasons) = (next, broken) }
      next = isLong ? (held + failed) / 2 : held + 1
    }
    return (held > 0 ? larger[held - 1] : own, reasons)
  }
}

extension Breakage {
  /// Stands for what is broken where no work was left to find it out. It is never reported.
  fileprivate static let unknown = Breakage(.workLimit, "")
}
