import AutoLayout
import Checking
import Documents
import Foundation
import LayoutScene

/// The frames that a document recorded for its views, such as those of Interface Builder, beside the frames
/// that follow from its constraints.
struct RecordedFrames {
  let frames: [ViewFrame]
  /// How far an edge or a side may be from its record, points.
  let tolerance: Double

  /// What was compared, in numbers: how many views, how many of them are where they were, and each of the others with
  /// both frames, the difference, and the constraints that decide it.
  func json(of cell: Cell, in scene: Scene, _ findings: [Finding]) -> JSON {
    let views = Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
    let records = Dictionary(frames.map { ($0.view, $0.frame) }) { first, _ in first }
    let compared = frames.filter { views[$0.view] != nil }.count
    let others = findings.compactMap { finding -> JSON? in
      guard let id = finding.view, let solved = views[id], let recorded = records[id] else {
        return nil
      }
      let difference = zip(solved.numbers, recorded.numbers).map { $0 - $1 }
      return JSON(present: [
        "view": .string(id), "line": finding.origin.map { .number(Double($0.line)) },
        "column": finding.origin.map { .number(Double($0.column)) },
        "solved": Self.json(solved.numbers), "recorded": Self.json(recorded.numbers),
        "difference": Self.json(difference), "deciding": .array(finding.parts.map(\.json)),
      ])
    }
    return .object(
      cell.members + [
        .init(key: "compared", value: .number(Double(compared))),
        .init(key: "equal", value: .number(Double(compared - others.count))),
        .init(key: "views", value: .array(others)),
      ])
  }

  /// How many frames were compared in all cells, and where none was, why.
  static func summary(of cells: [CellReport]) -> String {
    func sum(_ key: String) -> Int {
      cells.compactMap { $0.recorded?[key]?.integer }.reduce(0, +)
    }
    let (compared, equal) = (sum("compared"), sum("equal"))
    guard compared == 0 else {
      let words: Sentence =
        "\(compared, "recorded frame") compared: \(equal) equal, \(compared - equal) different"
      return words.description
    }
    return "no frame was compared: "
      + (cells.contains { $0.recorded != nil }
        ? "the views have no record, or one that is out of date, or are on another screen than their document\u{2019}s own"
        : "no screen could be laid out")
  }

  private static func json(_ numbers: [CGFloat]) -> JSON {
    .array(numbers.map { .number((Double($0) * 1000).rounded() / 1000) })
  }

  /// A finding for each view whose frame is not the recorded one, with the constraints that decide what differs.
  ///
  /// - Parameter root: the view tree that the scene is of.
  func findings(in scene: Scene, of root: View) -> [Finding] {
    let views = Dictionary(scene.views.map { ($0.id, $0) }) { first, _ in first }
    return frames.compactMap { recorded in
      views[recorded.view].flatMap { finding($0, recorded.frame, in: root) }
    }
  }

  /// A measure of a frame.
  private struct Change {
    var name: String
    var attribute: LayoutConstraint.Attribute
    var amount: CGFloat
  }

  private func finding(_ view: SceneView, _ recorded: CGRect, in root: View) -> Finding? {
    let frame = view.frame
    let changes = [
      Change(name: "x", attribute: .left, amount: frame.minX - recorded.minX),
      Change(name: "y", attribute: .top, amount: frame.minY - recorded.minY),
      Change(name: "width", attribute: .width, amount: frame.width - recorded.width),
      Change(name: "height", attribute: .height, amount: frame.height - recorded.height),
    ].filter { abs($0.amount) > tolerance }
    guard let first = changes.first else { return nil }
    let amounts: [Sentence] = changes.map {
      "\($0.name) \($0.amount < 0 ? "−" : "+")\(abs($0.amount), places: 3)"
    }
    return Finding(
      rule: .recorded, view: view.id,
      parts: Self.deciding(changes.map(\.attribute), of: view.id, in: root),
      message:
        "the frame of \(view.id) is \(Self.words(frame)), and \(Self.words(recorded)) is recorded: "
        + amounts.joined(separator: ", "),
      hint: "Save the document again, or ask plumb explain for \(view.id).\(first.attribute.name).",
      origin: view.origin)
  }

  /// The most constraints that are named for a view.
  private static let partLimit = 6

  /// The constraints nearest to the attributes, each of them once.
  private static func deciding(
    _ attributes: [LayoutConstraint.Attribute], of id: String, in root: View
  ) -> [Finding.Part] {
    guard let view = root.view(withIdentifier: id) else { return [] }
    var parts: [Finding.Part] = []
    for link in attributes.flatMap({ view.explanation(of: $0)?.chain ?? [] }) {
      let part = Finding.Part(link.description, origin: link.origin)
      if parts.count < partLimit, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  private static func words(_ frame: CGRect) -> Sentence {
    "\(frame.minX, places: 3), \(frame.minY, places: 3), "
      + "\(frame.width, places: 3) × \(frame.height, places: 3)"
  }
}

extension Finding.Part {
  fileprivate var json: JSON {
    .object([.init(key: "constraint", value: .string(description))] + (origin?.members ?? []))
  }
}
