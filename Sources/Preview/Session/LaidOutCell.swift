import AutoLayout
import CellLayout
import Checking
import Comparison
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Synchronization
import Typesetting

/// A cell that has been laid out and drawn.
struct LaidOutCell: Sendable {
  var scene: Scene
  /// The same screen in the source language, where no cell of the page has it.
  var reference: Scene?
  /// The pictures as members of a JSON object, on one line.
  var pictures: [UInt8]
  /// The files on which the cell depends, besides the document and what all of its cells share.
  var strings: Set<String>
}

/// Screens in the source language, each of which is laid out once for the cells of a page.
private final class SharedReferences: Sendable {
  private let all = Mutex(ReferenceScenes())

  var scenes: ReferenceScenes { all.withLock { $0 } }

  func add(_ scenes: ReferenceScenes) { all.withLock { $0.add(scenes) } }
}

/// Lays out and draws the cells of one document.
struct CellMaker: Sendable {
  let document: OpenDocument
  let query: PageQuery
  /// Whether a screen with mistakes is shown without the wrong parts.
  let isTolerant: Bool
  /// The screens in the source language that cells of the document are compared with.
  private let shared = SharedReferences()

  init(document: OpenDocument, query: PageQuery, isTolerant: Bool) {
    (self.document, self.query, self.isTolerant) = (document, query, isTolerant)
  }

  /// - Parameter isNeedy: whether the cell is compared with a screen that no other cell has.
  func cell(
    _ options: DocumentOptions, isNeedy: Bool, typesetter: Typesetter
  ) -> Result<LaidOutCell, Mistakes> {
    do throws(Mistakes) {
      let screen = try screen(options, typesetter)
      let work = options.budget
      screen.window.work = work
      let plain = screen.scene(constraints: query.constraints)
      var references = shared.scenes
      let scene = CellInspection.inspected(
        plain, of: document, options: options, number: 0, references: &references,
        typesetter: typesetter, work: work)
      shared.add(references)
      let compared = isNeedy ? self.compared(options, typesetter) : nil
      let pictures = try pictures(of: scene, typesetter)
      let strings =
        document.stringFiles(for: options, of: scene)
        + document.stringFiles(for: document.referenceOptions(for: options), of: scene)
      return .success(
        LaidOutCell(
          scene: scene, reference: compared, pictures: pictures, strings: Set(strings)))
    } catch {
      return .failure(error)
    }
  }

  private func screen(
    _ options: DocumentOptions, _ typesetter: Typesetter
  ) throws(Mistakes) -> LoadedScreen {
    let (problems, screen) = document.inspect(options: options, measurer: typesetter)
    guard let screen, isTolerant || problems.isEmpty else {
      throw Mistakes(DocumentErrors(problems: problems))
    }
    return screen
  }

  /// The scene with which the cell is compared.
  private func compared(_ options: DocumentOptions, _ typesetter: Typesetter) -> Scene? {
    let compared = document.comparedOptions(for: options)
    let screen = document.inspect(options: compared, measurer: typesetter).screen
    return screen?.scene(includesAmbiguity: false, constraints: .none)
  }

  private func pictures(
    of scene: Scene, _ typesetter: Typesetter
  ) throws(Mistakes) -> [UInt8] {
    let renderer = Renderer(typesetter: typesetter)
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for look in query.looks {
      do throws(DrawingError) {
        let picture = try renderer.svg(scene, query.drawing(look, scene: scene))
        if bytes.count > 1 { bytes += Array(", ".utf8) }
        bytes += Array("\"\(look.rawValue)\": ".utf8) + PagePicture.svg(picture).json
      } catch {
        throw Mistakes(error, scene: scene, file: document.file)
      }
    }
    return bytes + [UInt8(ascii: "}")]
  }
}
