import Inspection
import LayoutScene
import Work

extension Breakage {
  /// Everything that is broken on a finished screen: the scene's own findings about contradicting
  /// constraints and texts that are cut off, and the breakages that the rules about finished
  /// screens find. Findings that the document allows are left out.
  ///
  /// - Parameters:
  ///   - start: the screen before anything was changed; views that overlap there may overlap here.
  ///   - work: what the rules take their work from.
  static func all(
    in scene: Scene, start: Inspection.Reference, _ work: WorkBudget
  ) -> [Breakage] {
    let own = scene.findings.filter { finding in
      finding.rule == .truncated || finding.rule == .unsatisfiable
    }
    let found =
      own
      + Inspection.breakages(of: scene, reference: start, work: work)
    return Allowances(scene.allowances).apply(to: found).kept.map(Breakage.init)
  }

  private init(_ finding: Finding) {
    self.init(
      finding.rule, finding.view ?? "", other: finding.views.count > 1 ? finding.views[1] : nil)
  }
}
