import AutoLayout
import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

/// Code that `plumb convert` makes of samples, with UIKit's names, against the documents. The tests of the conversion
/// hold it to what is written today.
@MainActor @Suite struct ConvertedCodeTests {
  typealias Sample = (name: String, make: @MainActor @Sendable () -> UIView)

  static let samples: [Sample] = [
    ("first-screen", { FirstScreenView() }),
    ("red-view", { RedView() }),
    ("red-view-sized", { RedViewSizedView() }),
    ("red-label", { RedLabelView() }),
    ("menu-cell", { MenuCellView() }),
    ("detail-row", { DetailRowView() }),
    ("button-centered", { ButtonCenteredView() }),
    ("button-with-label", { ButtonWithLabelView() }),
    ("two-buttons", { TwoButtonsView() }),
    ("message-row", { MessageRowView() }),
    ("competing-heights", { CompetingHeightsView() }),
    ("label-as-constraints", { LabelAsConstraintsView() }),
    ("baseline-row", { BaselineRowView() }),
    ("stack-distributions", { StackDistributionsView() }),
    ("stack-alignments", { StackAlignmentsView() }),
    ("stack-hidden", { StackHiddenView() }),
    ("stack-form", { StackFormView() }),
    ("stack-baseline-spacing", { StackBaselineSpacingView() }),
    ("scroll-view", { ScrollScreenView() }),
    ("margins", { MarginsView() }),
    ("sign-in", { SignInView() }),
    ("dynamic-type", { DynamicTypeView() }),
    ("line-breaks", { LineBreaksView() }),
    ("right-to-left", { RightToLeftView() }),
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
    let view = sample.make()
    let window = AutoLayout.Window(
      size: screen.window.size, safeArea: screen.window.safeArea, traits: screen.window.traits,
      measurer: FixedMeasurer(), rootView: view.core)
    window.systemMinimumLayoutMargins = screen.window.systemMinimumLayoutMargins
    screen.window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(frames(window.rootView) == frames(screen.window.rootView))
  }

  private func frames(_ view: AutoLayout.View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }
}
