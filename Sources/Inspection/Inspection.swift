import LayoutScene
import Work

/// Rules that look at a finished screen: what a reader would call wrong although the layout could be
/// computed. Pure: the same scenes give the same findings in the same order.
public enum Inspection {
  /// What is wrong with a scene, rule by rule, and within a rule in the order of the views or
  /// constraints. Findings that the document allows are included; `Scene.allowances` sorts them
  /// out.
  ///
  /// - Parameters:
  ///   - reference: the same screen on the same device in its source language at the default text
  ///     size; nil where `scene` is that screen.
  ///   - leftToRight: lays the same cell out from left to right. Called at most once, and only for
  ///     right-to-left scenes in which a constraint uses left or right.
  ///   - stretches: where a text's letters are. Called only for texts behind which the colour
  ///     varies. By default the places are estimated.
  public static func findings(
    of scene: Scene, reference: Scene? = nil, leftToRight: () -> Scene? = { nil },
    stretches: (SceneText) -> [TextStretch] = { $0.estimatedStretches }
  ) -> [Finding] {
    findings(
      of: scene, reference: reference.map(Reference.init), work: WorkBudget(),
      leftToRight: leftToRight, stretches: stretches)
  }

  /// The same with work from a budget that others may share. A rule that had too little says so.
  ///
  /// - Parameter isForDirection: whether the screen is meant for the scene's direction, so that the sides of texts
  ///   and symbols count.
  package static func findings(
    of scene: Scene, reference: Reference?, work: WorkBudget, isForDirection: Bool = true,
    leftToRight: () -> Scene?, stretches: (SceneText) -> [TextStretch]
  ) -> [Finding] {
    guard !scene.views.isEmpty else { return [] }
    let screen = Screen(scene)
    let source = reference?.screen
    var findings: [Finding] = []
    findings += Overlap.findings(on: screen, source: source, work: work)
    let covering = Covering(screen, work: work)
    findings += covering.findings()
    findings += Outside.findings(on: screen, covered: Set(covering.covers.map(\.index)))
    findings += SidewaysScrolling.findings(on: screen, source: source)
    findings += Crushing.findings(on: screen)
    findings += BrokenWords.findings(on: screen)
    findings += Mirroring.findings(on: screen, leftToRight: leftToRight)
    if isForDirection { findings += FixedSides.findings(on: screen, source: source) }
    if let reference { findings += BrokenPriority.findings(on: scene, source: reference.scene) }
    findings += TouchTarget.findings(on: screen)
    findings += Contrast.findings(on: screen, stretches: stretches, work: work)
    findings.removeAll(where: covering.explains)
    guard !scene.unreliable.isEmpty || !scene.miscolored.isEmpty else { return findings }
    return findings.filter { finding in
      !finding.views.contains(where: scene.unreliable.contains)
        && !(finding.rule == .contrast && finding.views.contains(where: scene.miscolored.contains))
    }
  }

  /// The scene with the findings of the rules added. Those that the screen allows are among the silenced findings.
  /// The parameters are those of `findings`.
  package static func inspected(
    _ scene: Scene, reference: Reference?, work: WorkBudget = WorkBudget(), isForDirection: Bool,
    leftToRight: () -> Scene?, stretches: (SceneText) -> [TextStretch]
  ) -> Scene {
    let found = findings(
      of: scene, reference: reference, work: work, isForDirection: isForDirection,
      leftToRight: leftToRight, stretches: stretches)
    var scene = scene
    scene.findings = distinct(scene.findings + found)
    scene.applyAllowances()
    return scene
  }

  /// A screen with which others are compared, ready for many comparisons.
  package struct Reference: Sendable {
    package let scene: Scene
    /// Nil for a screen without views.
    let screen: Screen?

    package init(_ scene: Scene) {
      self.scene = scene
      screen = scene.views.isEmpty ? nil : Screen(scene)
    }
  }

  /// The findings of a layout and of the rules together, without those that say nothing new. Two
  /// kinds are left out: a text that is cut off in a crushed view, and a crushed view in a tie with
  /// others about which of them shrinks.
  public static func distinct(_ findings: [Finding]) -> [Finding] {
    let ties = findings.filter { $0.rule == .ambiguous && $0.squeezedAxis != nil }
    let kept = findings.filter { finding in
      finding.rule != .crushed
        || !ties.contains {
          $0.squeezedAxis == finding.squeezedAxis && $0.views.contains(finding.view ?? "")
        }
    }
    let crushed = Set(kept.filter { $0.rule == .crushed }.compactMap(\.view))
    return kept.filter { finding in
      finding.rule != .truncated || !crushed.contains(finding.view ?? "")
    }
  }

  /// The findings that break a screen and are no matter of taste: texts and controls that overlap
  /// but do not in `reference`, that are hidden, that reach out of the screen or of a superview that
  /// clips them, or that are crushed.
  ///
  /// - Parameter work: what the rules take their work from.
  package static func breakages(
    of scene: Scene, reference: Reference, work: WorkBudget
  ) -> [Finding] {
    guard !scene.views.isEmpty, let source = reference.screen else { return [] }
    let screen = Screen(scene)
    let findings =
      Overlap.findings(on: screen, source: source, work: work)
      + Covering(screen, work: work).findings() + Outside.findings(on: screen)
      + Crushing.findings(on: screen)
    return findings.filter { $0.severity != .note }
  }
}
