import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutKernel

/// A screen of a sample document, in one of its variants and with traits that change the layout.
private struct SampleScreen: Sendable, CustomTestStringConvertible {
  let path: String
  var options: DocumentOptions

  var testDescription: String {
    let own = [options.screen, options.variant, options.locale.map { "\($0)" }].compactMap { $0 }
    let name = path.split(separator: "/Samples/").last.map(String.init) ?? path
    return ([name] + own + (options.textSize.map { ["\($0)"] } ?? [])).joined(separator: " ")
  }

  func inspect() throws -> (window: Window, problem: LayoutProblem) {
    let document = try OpenDocument.open(path: path)
    let screen = document.inspect(options: options, measurer: FixedWidthMeasurer()).screen
    let window = try #require(screen?.window)
    return (window, try #require(window.layoutProblem))
  }
}

private enum SampleScreens {
  /// The documents of every folder of samples. The files of `Parts` are included by others, and are no
  /// documents.
  static let documents: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples").standardized
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.split(separator: "/").contains("Parts") }
      .sorted().map { folder.appending(path: $0).path }
  }()

  /// Each screen in each of its variants as the document has it, in Arabic, and at a large text size.
  static let all: [SampleScreen] = documents.flatMap { path in
    forms(of: path).flatMap { form in
      var (rightToLeft, large) = (form, form)
      rightToLeft.options.locale = LocaleTag("ar")
      large.options.textSize = .accessibility3
      return [form, rightToLeft, large]
    }
  }

  private static func forms(of path: String) -> [SampleScreen] {
    guard let document = try? OpenDocument.open(path: path) else { return [] }
    let screens = document.screens.isEmpty ? [nil] : document.screens.map(Optional.some)
    return screens.flatMap { screen in
      ([nil] + document.variants(ofScreen: screen).map(Optional.some)).map { variant in
        SampleScreen(path: path, options: DocumentOptions(screen: screen, variant: variant))
      }
    }
  }
}

@Test func everyDocumentOfTheSamplesHasAScreenToSolve() {
  #expect(SampleScreens.documents.count > 100)
  #expect(Set(SampleScreens.all.map(\.path)) == Set(SampleScreens.documents))
}

@Test(arguments: SampleScreens.all)
private func theProblemOfASampleIsReadBackFromItsPrintedForm(sample: SampleScreen) throws {
  let problem = try sample.inspect().problem
  #expect(try LayoutProblem(text: problem.description) == problem)
}

@Test(arguments: SampleScreens.all)
private func theProblemOfASampleSolvedAgainHasTheSameFrames(sample: SampleScreen) throws {
  let (window, problem) = try sample.inspect()
  let solution = try LayoutProblem(text: problem.description).solved()
  window.rootView.visit { view in
    guard let frame = solution.frames[view.identifier ?? view.treePath] else {
      Issue.record("\(view.layoutName) has no frame")
      return
    }
    #expect(frame.isNear(view.exactFrame), "\(view.layoutName): \(frame), \(view.exactFrame)")
  }
}

@Test(arguments: SampleScreens.all)
private func theProblemOfASampleFindsWhatItsWindowFinds(sample: SampleScreen) throws {
  let (window, problem) = try sample.inspect()
  let layout = try problem.solved()
  let conflicts = window.findings.filter { $0.rule == .unsatisfiable }
  #expect(layout.conflicts.map(\.members.count) == conflicts.map(\.parts.count))
  let rules = Set(window.findings.map(\.rule))
  for fault in layout.faults {
    #expect(
      [Rule.loop, .notFinite, .baseline, .workLimit]
        .contains(where: rules.contains), "\(fault)")
  }
  // The window's own findings leave its ambiguities to the scene.
  let ambiguous = window.ambiguityFindings()
  #expect(
    layout.ambiguities().map { found in
      var views: [String] = []
      for end in found.tied {
        let view = String(end.item.split(separator: ":").first ?? "")
        if !views.contains(view) { views.append(view) }
      }
      return views
    } == ambiguous.map(\.views))
}

private let explainedAttributes: [LayoutAttribute] = [.left, .top, .width, .height, .leftMargin]

@Test(arguments: SampleScreens.all.filter { $0.path.contains("/Findings/") })
private func theProblemOfASampleExplainsPlacesAsItsWindowDoes(sample: SampleScreen) throws {
  let (window, problem) = try sample.inspect()
  let layout = try problem.solved()
  window.rootView.visit { view in
    for attribute in explainedAttributes {
      let (words, facts) = (
        view.explanation(of: attribute),
        layout.explanation(of: view.identifier ?? view.treePath, attribute)
      )
      let name = Comment(rawValue: "\(view.layoutName).\(attribute.name)")
      #expect((words == nil) == (facts == nil), name)
      guard let words, let facts else { continue }
      #expect(abs(words.value - facts.value) < 1e-6, name)
      #expect(words.isUnique == facts.isUnique, name)
      #expect(words.chain.count == facts.chain.count, name)
      #expect(words.chain.map(\.source) == facts.chain.map(\.source), name)
      #expect(words.slack.map(\.isSatisfied) == facts.slack.map(\.isSatisfied), name)
      #expect(words.rivals.count == facts.rivals.count, name)
    }
  }
}

extension SolvedLayout.Explanation.Link {
  /// What the words of an explanation call it.
  fileprivate var source: LayoutExplanation.Source {
    guard case .constraint(let member, _, _) = self else { return .system }
    switch member.kind {
    case .contentSize: return .contentSize
    case .autoresizing: return .autoresizing
    case .encapsulatedSize: return .window
    default: return member.kind.isHeld ? .constraint : .system
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
