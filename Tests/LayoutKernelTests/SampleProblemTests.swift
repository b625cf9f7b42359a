import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutKernel

private let samples: [String] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Samples").standardized
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0).path }
}()

@Test func thereAreSamples() { #expect(samples.count > 20) }

@Test(arguments: samples)
func theProblemOfASampleIsReadBackFromItsPrintedForm(path: String) throws {
  let problem = try problem(of: path).problem
  #expect(try LayoutProblem(text: problem.description) == problem)
}

@Test(arguments: samples)
func theProblemOfASampleSolvedAgainHasTheSameFrames(path: String) throws {
  let (window, problem) = try problem(of: path)
  let solution = try LayoutProblem(text: problem.description).solved()
  window.rootView.visit { view in
    guard let frame = solution.frames[view.identifier ?? view.treePath] else {
      Issue.record("\(view.layoutName) has no frame")
      return
    }
    #expect(frame.isNear(view.exactFrame), "\(view.layoutName): \(frame), \(view.exactFrame)")
  }
}

private func problem(of path: String) throws -> (window: Window, problem: LayoutProblem) {
  let document = try OpenDocument.open(path: path)
  let screen = document.inspect(measurer: FixedWidthMeasurer()).screen
  let window = try #require(screen?.window)
  return (window, try #require(window.layoutProblem))
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
