import Documents
import Drawing
import LayoutScene

extension Finding {
  /// A mistake in a document as a finding.
  package init(_ problem: Problem, in document: String) {
    // A mistake about a whole file that the document names is reported at the beginning of that
    // file.
    let place =
      problem.file == document ? nil : SourceLocation(file: problem.file, line: 1, column: 1)
    self.init(
      rule: problem.isInputOutput ? .unreadable : .invalid,
      message: "\(problem.statement)", hint: problem.advice, origin: problem.location ?? place)
    mistakeWords = problem.statementWords
    correction = problem.fact.correction
  }

  /// An image that cannot be drawn.
  init(_ fault: ImageFault) {
    self.init(
      rule: .invalid, view: fault.view, message: "\("\(fault)")", origin: fault.origin)
  }

  /// The finding about a canvas that cannot be drawn; nil where it can.
  init?(canvasOf scene: Scene) {
    do throws(DrawingError) {
      _ = try Canvas(size: scene.size, scale: scene.scale)
      return nil
    } catch {
      self.init(
        rule: .invalid, message: "\(error.description)",
        origin: scene.sizeOrigin)
    }
  }
}
