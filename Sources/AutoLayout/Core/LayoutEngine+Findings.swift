import Foundation
import LayoutKernel
import LayoutScene

extension LayoutEngine {
  /// The faults and conflicts of the last layout, and the loop that stopped it, if any.
  func findings(_ loop: Finding?) -> [Finding] {
    faults.all.compactMap(\.finding) + [loop].compactMap { $0 } + system.conflicts.map(finding)
  }

  private func finding(_ conflict: ConstraintConflict) -> Finding {
    let broken = conflict.broken
    let view = broken.constraint?.firstItem?.layoutView?.nameInTree
    return Finding(
      rule: .unsatisfiable, view: view,
      parts: conflict.rows.map { row in
        Finding.Part(
          row.description, origin: row.constraint?.maker.flatMap(Caller.location) ?? row.origin)
      },
      message: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking "
        + "constraint \(broken.constraint?.part(broken.description) ?? "\(broken.description)")",
      hint: conflict.mend, origin: broken.constraint?.origin)
  }
}

extension ConstraintConflict {
  /// A hint to lower the priority of one member. The set is minimal, so without any one member the
  /// others hold. Nil if no member's priority can be changed.
  fileprivate var mend: String? {
    let changeable = [broken] + rows.reversed().filter { $0 !== broken }
    let names = changeable.filter(\.hasOwnPriority).prefix(3).map(\.priorityName)
    return names.isEmpty
      ? nil : "Lower \(Array(names).listed("or")) below 1000, so that it can be broken instead."
  }
}
