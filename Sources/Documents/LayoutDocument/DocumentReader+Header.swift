import AutoLayout
import Foundation
import LayoutScene

extension DocumentReader {
  func readHeader(_ document: Node) {
    _ = Field.read(ScreenFields.all, of: "the document", from: document, into: &header, self)
  }

  /// In their order: arithmetic has the metrics before it.
  ///
  /// - Parameter numbers: what stands in the place of what is written.
  func readMetrics(_ document: Node, replacing numbers: [String: Double] = [:]) {
    let metrics = definitions("metrics", expected: "a mapping of names to numbers", in: document)
    for metric in metrics {
      // A metric whose value is wrong is still one, so that nothing that names it is wrong too.
      let value =
        numbers[metric.name]
        ?? reading(metric.name) { Value<Double>.number().read(metric.value, self) }
      self.metrics[metric.name] = value ?? 0
    }
  }

  func readStrings() {
    if let node = header.strings, let path = node.scalar?.text {
      let mistakes = problems.count
      let own = header.locale.flatMap { $0.takesSourceTexts ? nil : $0.base }
      strings = StringTable.load(
        resolved(path, in: node), sourceLanguage: own?.description, at: node.mark, in: source,
        problems)
      // A key that is missing may be in what could not be read.
      hasBrokenStrings = strings == nil || problems.count > mistakes
    }
  }

  /// What is wrong in the files that the cell's own texts come from; other cells have others.
  func reportStrings() {
    let own = searchOrder.flatMap { strings?.problems(in: $0) } ?? []
    problems.add(own)
    hasBrokenStrings = hasBrokenStrings || !own.isEmpty
  }

  /// A size says how a screen is held, and what is asked for besides has no effect.
  func noteOrientation(_ canvas: ResolvedCanvas, _ window: Window) {
    guard let orientation = canvas.refusedOrientation else { return }
    let size = Scene.name(ofSize: canvas.size)
    findings.append(
      Finding(
        rule: "orientation/no-effect", severity: .note, view: Self.rootName,
        message:
          "the \(orientation.rawValue) orientation changes nothing: the screen is given as \(size), "
          + "and only devices are turned",
        hint: "Name a device for the canvas, or give the size the other way round.",
        origin: window.sizeOrigin ?? window.rootView.origin))
  }
}
