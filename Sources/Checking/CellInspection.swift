import AutoLayout
import Documents
import Inspection
import LayoutScene
import Typesetting
import Work

/// Everything that is wrong in one cell of a document, with its scene: what `plumb check` lists and editors mark.
package struct CellInspection {
  /// Nil where nothing of the document is left to lay out.
  package let screen: LoadedScreen?
  package let scene: Scene?
  /// The mistakes in the document in the order of their places, then the findings of the layout.
  package let findings: [Finding]
  /// What kind of mistake the document has; nil for none.
  package let mistake: MistakeKind?

  /// - Parameters:
  ///   - number: the document's number, for `references`.
  ///   - work: what the layout and the rules take their work from.
  ///   - marksEachPlace: whether a name that is unknown in several places is a finding at each, as editors mark it.
  package init(
    _ document: OpenDocument, path: String, options: DocumentOptions, number: Int = 0,
    references: inout ReferenceScenes, typesetter: Typesetter,
    work: WorkBudget = WorkBudget(inAll: WorkBudget.document), marksEachPlace: Bool = false
  ) {
    let (problems, screen) = document.inspect(options: options, measurer: typesetter)
    screen?.window.work = work
    var scene = screen?.scene(constraints: .judged)
    if let finished = scene {
      scene = Self.inspected(
        finished, of: document, options: options, number: number, references: &references,
        typesetter: typesetter, work: work)
    }
    let faults = (scene?.imageFaults ?? []).map(Finding.init)
    let canvas = scene.flatMap(Finding.init(canvasOf:))
    let told = marksEachPlace ? problems.flatMap(\.eachPlace) : document.withRenames(problems)
    let mistakes = told.map { Finding($0, in: path) } + faults + [canvas].compactMap { $0 }
    self.screen = screen
    self.scene = scene
    findings = mistakes.sorted(byPlace: \.origin) + (scene?.findings ?? [])
    mistake = MistakeKind(problems) ?? (mistakes.isEmpty ? nil : .badInput)
  }

  /// The scene with the findings of the rules about finished screens added. Those that the document
  /// allows are among the silenced findings.
  package static func inspected(
    _ scene: Scene, of document: OpenDocument, options: DocumentOptions, number: Int,
    references: inout ReferenceScenes, typesetter: Typesetter, work: WorkBudget
  ) -> Scene {
    let reference = references.reference(
      for: options, of: scene, in: document, number: number, typesetter: typesetter)
    work.refill()
    return Inspection.inspected(
      scene, reference: reference, work: work,
      isForDirection: document.isMade(for: scene.direction)
    ) {
      var options = options
      options.direction = .leftToRight
      let screen = document.inspect(options: options, measurer: typesetter).screen
      screen?.window.work = work
      return screen?.scene(includesAmbiguity: false, constraints: .none)
    } stretches: {
      typesetter.stretches(of: $0)
    }
  }
}
