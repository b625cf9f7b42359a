import AutoLayout
import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

/// Code that `plumb convert` makes of documents, with UIKit's names, against the documents. The tests of the conversion
/// hold it to what is written today, and have the documents of which it is made.
@MainActor @Suite struct ConvertedCodeTests {
  typealias Sample = (path: String, make: @MainActor @Sendable () -> UIView)

  nonisolated static let samples: [Sample] = [
    ("Tests/ConversionTests/Fixtures/arrangements", { ArrangementsView() }),
    ("Tests/SampleTests/Transcripts/Project/buttons", { ButtonsView() }),
    ("Tests/SampleTests/Transcripts/Project/looks", { LooksView() }),
    ("Samples/first-screen", { SampleFirstScreenView() }),
    ("Samples/label-as-constraints", { SampleLabelAsConstraintsView() }),
    ("Samples/stack-hidden", { SampleStackHiddenView() }),
    ("Samples/stack-form", { SampleStackFormView() }),
    ("Samples/stack-baseline-spacing", { SampleStackBaselineSpacingView() }),
    ("Samples/scroll-view", { SampleScrollView() }),
    ("Samples/margins", { SampleMarginsView() }),
    ("Samples/sign-in", { SampleSignInView() }),
    ("Samples/dynamic-type", { SampleDynamicTypeView() }),
    ("Samples/line-breaks", { SampleLineBreaksView() }),
    ("Samples/right-to-left", { SampleRightToLeftView() }),
    ("Samples/detail-row-wrong", { SampleDetailRowWrongView() }),
    ("Samples/settings", { SampleSettingsView() }),
    ("Samples/autoresizing", { SampleAutoresizingView() }),
    ("Samples/attributed-text", { SampleAttributedTextView() }),
    ("Samples/red-view", { SampleRedView() }),
    ("Samples/red-view-sized", { SampleRedViewSizedView() }),
    ("Samples/red-label", { SampleRedLabelView() }),
    ("Samples/menu-cell", { SampleMenuCellView() }),
    ("Samples/detail-row", { SampleDetailRowView() }),
    ("Samples/button-centered", { SampleButtonCenteredView() }),
    ("Samples/button-with-label", { SampleButtonWithLabelView() }),
    ("Samples/two-buttons", { SampleTwoButtonsView() }),
    ("Samples/message-row", { SampleMessageRowView() }),
    ("Samples/competing-heights", { SampleCompetingHeightsView() }),
    ("Samples/baseline-row", { SampleBaselineRowView() }),
    ("Samples/stack-distributions", { SampleStackDistributionsView() }),
    ("Samples/stack-alignments", { SampleStackAlignmentsView() }),
    ("Samples/formats", { SampleFormatsView() }),
    ("Samples/plurals", { SamplePluralsView() }),
    ("Samples/unsatisfiable", { SampleUnsatisfiableView() }),
  ]

  /// Documents of which the code leaves something out that has a size, or shows the date of today.
  nonisolated static let parts: [@MainActor @Sendable () -> UIView] = [
    { BarsView() }, { ControlsView() }, { FieldsView() }, { FormsView() }, { LabelsView() },
    { ListsView() }, { MarginsView() },
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: samples.map(\.path))
  func theCodeGivesTheFramesOfTheDocument(path: String) throws {
    useFixedTexts()
    let file = Self.root.appendingPathComponent("\(path).yaml").path
    let screen = try OpenDocument.open(path: file).screen(
      options: DocumentOptions(), measurer: FixedMeasurer())
    let sample = try #require(Self.samples.first { $0.path == path })
    let (view, controller) = (sample.make(), UIViewController())
    // The root of a controller has the margins of a document's.
    controller.view = view
    let window = AutoLayout.Window(
      size: screen.window.size, safeArea: screen.window.safeArea, traits: screen.window.traits,
      measurer: FixedMeasurer(), rootView: view.core)
    window.systemMinimumLayoutMargins = screen.window.systemMinimumLayoutMargins
    screen.window.layoutIfNeeded()
    withExtendedLifetime(controller) { window.layoutIfNeeded() }
    #expect(frames(window.rootView) == frames(screen.window.rootView))
  }

  @Test(arguments: parts.indices)
  func theCodeLaysItsViewsOut(index: Int) {
    let window = window()
    let view = Self.parts[index]()
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.contains { !$0.frame.isEmpty })
  }

  /// The frames of a tree. A button has a view for its title where code has asked for it, as this code does.
  private func frames(_ view: AutoLayout.View) -> [CGRect] {
    [view.frame] + (view is AutoLayout.Button ? [] : view.subviews.flatMap(frames))
  }
}
