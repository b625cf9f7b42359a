import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

/// Reads documents and lays them out.
enum Screens {
  /// The scene of the document at `path`.
  static func scene(
    of path: String, options: DocumentOptions, typesetter: Typesetter
  ) throws(Failure) -> Scene {
    do {
      let screen = try LayoutDocument.load(path: path, options: options, measurer: typesetter)
      return screen.scene()
    } catch {
      throw Failure(error)
    }
  }

  /// The scenes of all `paths`, in their order. What is wrong in any of them is reported at once.
  static func scenes(
    of paths: [String], options: DocumentOptions, crew: Crew
  ) throws(Failure) -> [Scene] {
    let results = try crew.map(count: paths.count) { index, typesetter in
      Result { () throws(Failure) in
        try scene(of: paths[index], options: options, typesetter: typesetter)
      }
    }
    let failures = results.compactMap { result in
      if case .failure(let failure) = result { failure } else { nil }
    }
    guard failures.isEmpty else {
      throw Failure(Status.worst(failures.map(\.status)), failures.flatMap(\.messages))
    }
    return results.compactMap { try? $0.get() }
  }

  /// The frames of a screen whose images cannot be read are none that it will ever be drawn with.
  static func requireImages(of scenes: [Scene], documents: [String]) throws(Failure) {
    let failures = zip(scenes, documents).compactMap { scene, document in
      let faults = scene.imageFaults
      return faults.isEmpty ? nil : Failure(DrawingError.images(faults), document: document)
    }
    guard failures.isEmpty else {
      throw Failure(Status.worst(failures.map(\.status)), failures.flatMap(\.messages))
    }
  }
}

extension Failure {
  /// What is wrong in a document, a place a line.
  init(_ errors: DocumentErrors) {
    self.init(
      errors.isInputOutput ? .inputOutput : .badInput, errors.problems.map(\.display))
  }

  /// Why a laid out document could not be drawn.
  init(_ error: DrawingError, document: String, canvas: SourceLocation? = nil) {
    switch error {
    case .images(let faults):
      self.init(
        .badInput, faults.map { "\($0.origin?.description ?? document): error: \($0)" })
    case .canvas:
      self.init(.badInput, "\(canvas?.description ?? document): error: \(error)")
    case .backend:
      self.init(.badInput, "\(document): error: \(error)")
    }
  }
}
