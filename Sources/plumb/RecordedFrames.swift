import Documents
import Foundation
import LayoutScene

/// The frames that a document recorded for its views, such as those of Interface Builder, beside the frames
/// that follow from its constraints.
struct RecordedFrames {
  let frames: [ViewFrame]
  /// How far an edge or a side may be from its record, points.
  let tolerance: Double

  /// A finding for each view whose frame is not the recorded one.
  func findings(in scene: Scene) -> [Finding] {
    let views = Dictionary(scene.views.map { ($0.id, $0) }) { first, _ in first }
    return frames.compactMap { recorded in
      views[recorded.view].flatMap { finding($0, recorded.frame) }
    }
  }

  private func finding(_ view: SceneView, _ recorded: CGRect) -> Finding? {
    let changes = [
      ("x", view.frame.minX - recorded.minX), ("y", view.frame.minY - recorded.minY),
      ("width", view.frame.width - recorded.width),
      ("height", view.frame.height - recorded.height),
    ].filter { abs($0.1) > tolerance }
    guard !changes.isEmpty else { return nil }
    let amounts = changes.map { "\($0.0) \($0.1 < 0 ? "−" : "+")\(String(decimal: abs($0.1)))" }
    return Finding(
      rule: Rule.recorded.rawValue, severity: .warning, view: view.id,
      message:
        "the frame of \(view.id) is \(Self.words(view.frame)), and \(Self.words(recorded)) is recorded: "
        + amounts.joined(separator: ", "),
      hint: "Save the document again, or ask plumb explain for \(view.id).\(changes[0].0).",
      origin: view.origin)
  }

  private static func words(_ frame: CGRect) -> String {
    "\(String(decimal: frame.minX)), \(String(decimal: frame.minY)), "
      + "\(String(decimal: frame.width)) × \(String(decimal: frame.height))"
  }
}
