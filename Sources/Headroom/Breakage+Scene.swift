import Inspection
import LayoutScene

extension Breakage {
  /// What is broken on a finished screen: layouts that contradict themselves and texts that are cut
  /// off, as the scene's findings have them, and what the rules about finished screens call broken.
  /// What the author of the document allows is left out.
  ///
  /// - Parameter start: the screen as it was to begin with; what overlaps there may overlap.
  static func all(in scene: Scene, start: Scene) -> [Breakage] {
    let own = scene.findings.filter { finding in
      finding.rule == Rule.truncated.rawValue || finding.rule == Rule.unsatisfiable.rawValue
    }
    let found = own + Inspection.breakages(of: scene, reference: start)
    return Allowances(scene.allowances).apply(to: found).kept.map(Breakage.init)
  }

  private init(_ finding: Finding) {
    self.init(
      finding.rule, finding.view ?? "", other: finding.views.count > 1 ? finding.views[1] : nil)
  }
}
