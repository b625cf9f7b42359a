import Cassowary
import Foundation
import LayoutKernel
import LayoutScene

extension Window {
  /// One finding for each independent choice that the constraints leave open.
  func ambiguityFindings() -> [Finding] {
    guard let engine else { return [] }
    defer { engine.system.reportWork() }
    let ambiguities = AmbiguitySearch(engine).ambiguities()
    guard !ambiguities.isEmpty else { return [] }
    let mends = engine.mendSearch
    return ambiguities.map { ambiguity in
      var finding = Finding(
        rule: .ambiguous, views: ambiguity.views, parts: ambiguity.parts,
        message: ambiguity.message,
        hint: hint(mends.mend(of: ambiguity).words(deciding: ambiguity), about: ambiguity),
        origin: ambiguity.tied.first?.view?.origin)
      finding.squeezedAxis = ambiguity.squeezedAxis
      return finding
    }
  }
}

extension Window {
  /// The most constraints that a hint names.
  private static let absentLimit = 3

  /// A hint, and the constraints that would hold the same views if they were there.
  private func hint(_ mend: String?, about ambiguity: Ambiguity) -> String? {
    let names = ambiguity.tied.compactMap { $0.view?.identifier }
    let axis = ambiguity.tied.first?.axis
    let absent = absentConstraints.lazy.filter { constraint in
      axis.map(constraint.axes.contains) == true && names.contains(where: constraint.views.contains)
    }
    let sentences = [mend].compactMap { $0 } + absent.prefix(Self.absentLimit).map(\.words)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension Ambiguity {
  /// The axis of a choice about which of several views is compressed; nil for any other choice.
  fileprivate var squeezedAxis: SceneConstraint.Axis? {
    guard case .tie(let rows) = cause, rows.allSatisfy({ $0.half == .compression }),
      let axis = tied.first?.axis
    else { return nil }
    return axis == .horizontal ? .horizontal : .vertical
  }

  /// The constraints that leave the choice open.
  fileprivate var parts: [Finding.Part] {
    let rows: [Row] =
      switch cause {
      case .undetermined: []
      case .inequalities(let rows), .tie(let rows): rows
      }
    return rows.compactMap { row in
      row.constraint.map { Finding.Part($0.description, origin: row.origin) }
    }
  }
}

extension LayoutEngine {
  /// The names of an item's coordinates that are not unique.
  func freeCoordinates(
    of item: Item, along axes: [Axis] = Axis.allCases
  ) -> [String] {
    let coordinates: [(name: String, form: LinearForm, axis: Axis)] = [
      ("horizontal position", item.near(along: .horizontal), .horizontal),
      ("vertical position", item.near(along: .vertical), .vertical),
      ("width", LinearForm(item.width), .horizontal),
      ("height", LinearForm(item.height), .vertical),
    ]
    return coordinates.filter { axes.contains($0.axis) && !isUnique($0.form) }
      .map(\.name)
  }
}
