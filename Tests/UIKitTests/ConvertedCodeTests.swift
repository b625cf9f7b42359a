import AutoLayout
import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

/// Code that `plumb convert` makes of samples, with UIKit's names, against the documents. The tests of the conversion
/// hold it to what is written today, and compare the same code with the names of `AutoLayout`.
@MainActor @Suite struct ConvertedCodeTests {
  typealias Sample = (name: String, make: @MainActor @Sendable () -> UIView)

  nonisolated static let samples: [Sample] = [
    ("red-view", { RedView() }),
    ("red-view-sized", { RedViewSizedView() }),
    ("red-label", { RedLabelView() }),
    ("menu-cell", { MenuCellView() }),
    ("detail-row", { DetailRowView() }),
    ("label-as-constraints", { LabelAsConstraintsView() }),
    ("stack-distributions", { StackDistributionsView() }),
    ("stack-alignments", { StackAlignmentsView() }),
    ("stack-hidden", { StackHiddenView() }),
    ("stack-baseline-spacing", { StackBaselineSpacingView() }),
    ("margins", { MarginsView() }),
    ("line-breaks", { LineBreaksView() }),
    ("first-screen", { FirstScreenView() }),
    ("button-centered", { ButtonCenteredView() }),
    ("button-with-label", { ButtonWithLabelView() }),
    ("two-buttons", { TwoButtonsView() }),
    ("message-row", { MessageRowView() }),
    ("competing-heights", { CompetingHeightsView() }),
    ("baseline-row", { BaselineRowView() }),
    ("stack-form", { StackFormView() }),
    ("scroll-view", { ScrollScreenView() }),
    ("sign-in", { SignInView() }),
    ("dynamic-type", { DynamicTypeView() }),
    ("right-to-left", { RightToLeftView() }),
    ("detail-row-wrong", { DetailRowWrongView() }),
    ("formats", { FormatsView() }),
    ("plurals", { PluralsView() }),
    ("settings", { SettingsView() }),
    ("unsatisfiable", { UnsatisfiableView() }),
    ("autoresizing", { AutoresizingView() }),
    ("attributed-text", { AttributedTextView() }),
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: samples.map(\.name))
  func theCodeGivesTheFramesOfTheDocument(name: String) throws {
    useFixedTexts()
    let path = Self.root.appendingPathComponent("Samples/\(name).yaml").path
    let screen = try OpenDocument.open(path: path).screen(
      options: DocumentOptions(), measurer: FixedMeasurer())
    let sample = try #require(Self.samples.first { $0.name == name })
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

  /// The frames of a tree. A button has a view for its title where code has asked for it, as this code does.
  private func frames(_ view: AutoLayout.View) -> [CGRect] {
    [view.frame] + (view is AutoLayout.Button ? [] : view.subviews.flatMap(frames))
  }
}
