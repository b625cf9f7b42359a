import Foundation
import LayoutKernel
import LayoutScene

extension ConstraintConflict {
  /// What is told of constraints that contradict each other, and of the one that does not hold.
  var finding: Finding {
    let view = broken.constraint?.firstItem?.layoutView?.nameInTree
    return Finding(
      rule: .unsatisfiable, view: view,
      parts: rows.map { row in
        Finding.Part(
          row.description, subject: row.subject,
          origin: row.constraint?.maker.flatMap(Caller.location) ?? row.origin)
      },
      message: "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking "
        + "constraint \(broken.constraint?.part(broken.description) ?? "\(broken.description)")",
      hint: mend, origin: broken.constraint?.origin)
  }

  /// A hint to lower the priority of one member. The set is minimal, so without any one member the
  /// others hold. Nil if no member's priority can be changed.
  private var mend: String? {
    let changeable = [broken] + rows.reversed().filter { $0 !== broken }
    let names = changeable.filter(\.hasOwnPriority).prefix(3).map(\.priorityName)
    return names.isEmpty
      ? nil : "Lower \(Array(names).listed("or")) below 1000, so that it can be broken instead."
  }
}
