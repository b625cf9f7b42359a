import Cassowary
import Foundation
import LayoutKernel
import LayoutScene

extension Window {
  /// The most choices that are listed. Who mends these sees the others, and to word ten thousand takes longer than
  /// to lay them out.
  private static let mostAmbiguities = 1_000

  /// One finding for each independent choice that the constraints leave open, and one that counts those past the
  /// limit.
  func ambiguityFindings() -> [Finding] {
    guard let engine else { return [] }
    defer { engine.system.reportWork() }
    let ambiguities = AmbiguitySearch(engine).ambiguities()
    guard !ambiguities.isEmpty else { return [] }
    let mends = engine.mendSearch
    let absent = AbsentConstraints(absentConstraints)
    let findings = ambiguities.prefix(Self.mostAmbiguities).map { ambiguity in
      var finding = Finding(
        rule: .ambiguous, views: ambiguity.views, parts: ambiguity.parts,
        message: ambiguity.message,
        hint: ([mends.mend(of: ambiguity).words(deciding: ambiguity)]
          + absent.words(about: ambiguity))
          .joined(separator: " "),
        origin: ambiguity.tied.first?.view?.origin)
      finding.squeezedAxis = ambiguity.squeezedAxis
      return finding
    }
    let more = ambiguities.count - findings.count
    guard more > 0 else { return findings }
    var rest = Finding(
      rule: .ambiguous, message: "\(more) more places and sizes are ambiguous as well.")
    rest.countsRest = true
    return findings + [rest]
  }
}

/// The constraints that a condition leaves out, by the views that they would hold.
private struct AbsentConstraints {
  private struct Key: Hashable {
    var view: String
    var axis: LayoutAxis
  }

  /// The most constraints that a hint names.
  private static let limit = 3

  private let constraints: [AbsentConstraint]
  /// The first constraints of each view along an axis. Looked up, never iterated.
  private var places: [Key: [Int]] = [:]

  init(_ constraints: [AbsentConstraint]) {
    self.constraints = constraints
    for (index, constraint) in constraints.enumerated() {
      for view in constraint.views {
        for axis in constraint.axes
        where places[Key(view: view, axis: axis), default: []].count < Self.limit {
          places[Key(view: view, axis: axis), default: []].append(index)
        }
      }
    }
  }

  /// The constraints that would hold the views of a choice if they were there.
  func words(about ambiguity: Ambiguity) -> [String] {
    guard !constraints.isEmpty, let axis = ambiguity.tied.first?.axis else { return [] }
    let found = ambiguity.tied.compactMap { $0.view?.identifier }
      .flatMap { places[Key(view: $0, axis: axis)] ?? [] }
    return Set(found).sorted().prefix(Self.limit).map { constraints[$0].words }
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
      row.constraint.map {
        Finding.Part($0.description, subject: row.subject, origin: row.origin)
      }
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
