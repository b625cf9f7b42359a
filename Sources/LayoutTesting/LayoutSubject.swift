import AutoLayout
import Documents
import Foundation
import Inspection
import LayoutKernel
import LayoutScene
import Typesetting
import UIKit

/// The thing to lay out: a document, or views that code builds for each combination of traits.
enum LayoutSubject {
  case document(OpenDocument)
  case views(size: LayoutSize, safeArea: EdgeInsets? = nil, make: (Cell) throws -> View)
  /// Views or controllers of UIKit, made on the main thread in surroundings of the cell.
  case screens(
    size: LayoutSize, safeArea: EdgeInsets? = nil,
    make: @MainActor (Cell) throws -> any UIKitContent)

  var document: OpenDocument? {
    if case .document(let document) = self { document } else { nil }
  }

  /// The finished screen.
  func scene(
    _ options: DocumentOptions, _ typesetter: Typesetter
  ) throws(LayoutTestingError) -> Scene { try laidOut(options, typesetter).scene }

  /// The finished screen, and for views in code the layout problem.
  func laidOut(
    _ options: DocumentOptions, _ typesetter: Typesetter
  ) throws(LayoutTestingError) -> (scene: Scene, problem: LayoutProblem?) {
    switch self {
    case .document(let document):
      do throws(DocumentErrors) {
        let screen = try document.screen(options: options, measurer: typesetter)
        return (screen.scene(constraints: .judged), nil)
      } catch {
        throw .document(error)
      }
    case .views(let size, let safeArea, let make):
      return try Self.laidOut(make, size, safeArea, options, typesetter)
    case .screens(let size, let safeArea, let make):
      return try Self.laidOut(screen: make, size, safeArea, options, typesetter)
    }
  }

  /// Lays out the view as the root of a window: like a view controller's view if it has the device's
  /// size, otherwise as a part of a screen, which has no safe area and the margins of any view.
  private static func laidOut(
    _ make: (Cell) throws -> View, _ size: LayoutSize, _ safeArea: EdgeInsets?,
    _ options: DocumentOptions, _ typesetter: Typesetter
  ) throws(LayoutTestingError) -> (scene: Scene, problem: LayoutProblem?) {
    var options = options
    if case .fixed(let width, let height) = size {
      options.size = CGSize(width: width, height: height)
    }
    var cell = options.cell
    cell.device = size.word ?? cell.device
    let view: View
    do {
      view = try make(cell)
    } catch {
      throw .views(error)
    }
    // The same view may still be in the window of the previous cell.
    guard view.superview == nil, view.window == nil else {
      throw .other("the view is in another tree; pass a view without a superview")
    }
    let window = options.window(around: view, measurer: typesetter)
    if size != .device {
      window.safeArea = .zero
      window.viewRespectsSystemMinimumLayoutMargins = false
    }
    if let safeArea { window.safeArea = safeArea }
    if let fitting = size.fitting { window.fit(fitting) }
    window.layoutIfNeeded()
    view.nameByProperties()
    var scene = window.scene(
      id: view.identifier ?? "root", name: nil, includesAmbiguity: true, constraints: .judged)
    scene.device = cell.device
    return (scene, window.layoutProblem)
  }

  /// How the window gets its size from the views; nil where the size is given.
  var fitting: ProblemFitting? {
    switch self {
    case .document: nil
    case .views(let size, _, _), .screens(let size, _, _): size.fitting
    }
  }

  /// All rules' findings about the finished screen.
  func findings(
    of scene: Scene, _ options: DocumentOptions, _ typesetter: Typesetter
  ) -> [Finding] {
    let reference = reference(for: options, typesetter)
    // Views in code say of no direction that they are not made for it.
    let inspected = Inspection.inspected(
      scene, reference: reference.map(Inspection.Reference.init),
      isForDirection: document?.isMade(for: scene.direction) ?? true
    ) {
      var options = options
      options.direction = .leftToRight
      return try? self.scene(options, typesetter)
    } stretches: {
      typesetter.stretches(of: $0)
    }
    return inspected.findings
  }

  /// The screen in its source language at the default text size, which findings compare with; nil
  /// where `options` already ask for that.
  private func reference(for options: DocumentOptions, _ typesetter: Typesetter) -> Scene? {
    guard let document else { return nil }
    let reference = document.referenceOptions(for: options)
    guard document.cell(reference) != document.cell(options) else { return nil }
    return try? scene(reference, typesetter)
  }
}
