import Foundation
import LayoutScene
import Testing

@testable import Comparison

@Test func aViewIsChangedWhereItMovesInItsSuperviewOrHasAnotherSize() {
  let english = screen(
    "en", TestView("title", 20, 20, 100, 20), TestView("body", 20, 60, 100, 40),
    TestView("icon", 200, 20, 40, 40))
  let german = screen(
    "de", TestView("title", 20, 20, 112, 40.5), TestView("body", 20, 80.5, 100, 40),
    TestView("icon", 200, 20, 40, 40))
  #expect(
    differences(from: english, to: german) == [
      "title: 12 pt wider, 20.5 pt taller", "body: 20.5 pt down",
    ])
  #expect(
    differences(from: german, to: english) == [
      "title: 12 pt narrower, 20.5 pt shorter", "body: 20.5 pt up",
    ])
}

@Test func aViewThatOnlyFollowsItsSuperviewIsNotChanged() {
  let english = screen(
    "en", TestView("card", 20, 20, 200, 100), TestView("title", 10, 10, 100, 20, in: "card"))
  let german = screen(
    "de", TestView("card", 20, 50, 200, 100), TestView("title", 10, 10, 100, 20, in: "card"))
  #expect(differences(from: english, to: german) == ["card: 30 pt down"])
}

/// Half a pixel is 0.25 points at 2x, and a sixth at 3x.
@Test(
  arguments: [
    (0.25, 2, false), (0.26, 2, true), (-0.25, 2, false), (-0.26, 2, true), (0.166, 3, false),
    (0.17, 3, true), (0.25, 3, true),
  ] as [(CGFloat, CGFloat, Bool)])
func halfADevicePixelIsNoDifference(_ amount: CGFloat, _ scale: CGFloat, _ isChange: Bool) {
  let english = screen("en", scale: scale, TestView("title", 20, 20, 100, 20))
  let german = screen("de", scale: scale, TestView("title", 20 + amount, 20, 100, 20))
  #expect(differences(from: english, to: german).isEmpty == !isChange)
}

@Test func amountsAreWholePixels() {
  let change = ViewChanges.changes(
    from: screen("en", TestView("title", 20, 20, 100, 20)),
    to: screen("de", TestView("title", 20, 20, 110.4, 20)))
  #expect(change.map(\.difference) == [FrameDifference(width: 10.5)])
}

@Test func aScreenThatIsMirroredCorrectlyHasNoDifferences() {
  let english = screen(
    "en", TestView("card", 20, 20, 200, 100), TestView("title", 10, 10, 100, 20, in: "card"))
  let arabic = screen(
    "ar", direction: .rightToLeft, TestView("card", 100, 20, 200, 100),
    TestView("title", 90, 10, 100, 20, in: "card"))
  #expect(differences(from: english, to: arabic).isEmpty)
  #expect(differences(from: arabic, to: english).isEmpty)
}

@Test func inAMirroredScreenDifferencesFollowTheReadingDirection() throws {
  let english = screen("en", TestView("title", 20, 20, 100, 20), TestView("icon", 140, 20, 40, 40))
  // The title grows to its left, which is where its text goes on, and pushes the icon.
  let arabic = screen(
    "ar", direction: .rightToLeft, TestView("title", 188, 20, 112, 20),
    TestView("icon", 128, 20, 40, 40))
  #expect(
    differences(from: english, to: arabic) == [
      "title: 12 pt wider", "icon: 12 pt towards trailing",
    ])
  let changes = ViewChanges.changes(from: english, to: arabic)
  #expect(changes.first?.before == CGRect(x: 200, y: 20, width: 100, height: 20))
  #expect(changes.first?.after == CGRect(x: 188, y: 20, width: 112, height: 20))
  #expect(changes.last?.signs(in: .rightToLeft) == "← 12")
  #expect(changes.last?.signs(in: .leftToRight) == "→ 12")
}

@Test func aViewThatStaysAtItsLeftInAMirroredScreenHasMoved() {
  let english = screen("en", TestView("icon", 20, 20, 40, 40))
  let arabic = screen("ar", direction: .rightToLeft, TestView("icon", 20, 20, 40, 40))
  #expect(differences(from: english, to: arabic) == ["icon: 240 pt towards trailing"])
}

/// Like a switch, whose alignment rectangle ends 2 points before its frame in both directions.
@Test func alignmentInsetsThatAreNotMirroredAreNoDifference() {
  func toggle(_ x: CGFloat, _ direction: LayoutDirection) -> Scene {
    var scene = screen("en", direction: direction, TestView("switch", x, 20, 51, 31))
    scene.views[1].exactAlignmentRect = CGRect(x: x, y: 20, width: 49, height: 31)
    scene.views[1].alignmentRect = scene.views[1].exactAlignmentRect
    return scene
  }
  #expect(differences(from: toggle(251, .leftToRight), to: toggle(20, .rightToLeft)).isEmpty)
}

@Test func theContentOfAScrollViewIsMirroredInItsContent() {
  let scroll = Control.scroll(contentSize: CGSize(width: 600, height: 200))
  let english = screen(
    "en", TestView("scroll", 0, 0, 320, 200, scroll), TestView("page", 0, 0, 200, 200, in: "scroll")
  )
  let arabic = screen(
    "ar", direction: .rightToLeft, TestView("scroll", 0, 0, 320, 200, scroll),
    TestView("page", 400, 0, 200, 200, in: "scroll"))
  #expect(differences(from: english, to: arabic).isEmpty)
}

@Test func viewsThatAreHiddenInOneOfTheScreensAppearOrVanishWithoutTheirSubviews() {
  func card(isHidden: Bool) -> Scene {
    screen(
      "en", TestView("card", 20, 20, 200, 100, isHidden: isHidden),
      TestView("title", 10, 10, 100, 20, in: "card"))
  }
  let hidden = ViewChanges.changes(from: card(isHidden: false), to: card(isHidden: true))
  #expect(hidden.map(\.view) == ["card"])
  #expect(hidden.map(\.kinds) == [[.vanished]])
  #expect(hidden.first?.after == nil)
  let shown = ViewChanges.changes(from: card(isHidden: true), to: card(isHidden: false))
  #expect(shown.map(\.view) == ["card"])
  #expect(shown.map(\.kinds) == [[.appeared]])
  #expect(shown.first?.before == nil)
}

/// Where a view was, a reader sees only what its scroll view shows, which in a mirror image is scrolled as far from
/// the other end.
@Test func aViewThatVanishedIsOutlinedWhereItWasSeen() {
  func screen(_ isHidden: Bool, _ direction: LayoutDirection) -> Scene {
    var scene = ComparisonTests.screen(
      "en", direction: direction,
      TestView("scroll", 0, 100, 320, 200, .scroll(contentSize: CGSize(width: 600, height: 900))),
      TestView("half", 100, 150, 60, 150, in: "scroll", isHidden: isHidden),
      TestView("below", 100, 400, 60, 50, in: "scroll", isHidden: isHidden))
    scene.views[1].clipsToBounds = true
    scene.views[1].contentOffset = CGPoint(x: 40, y: 0)
    return scene
  }
  let same = ViewChanges.changes(from: screen(false, .leftToRight), to: screen(true, .leftToRight))
  #expect(same.map(\.view) == ["half", "below"])
  #expect(same[0].before == CGRect(x: 60, y: 250, width: 60, height: 150))
  #expect(same[0].seenBefore == CGRect(x: 60, y: 250, width: 60, height: 50))
  #expect(same[1].seenBefore == nil)
  let turned = ViewChanges.changes(
    from: screen(false, .leftToRight), to: screen(true, .rightToLeft))
  #expect(turned[0].seenBefore == CGRect(x: 200, y: 250, width: 60, height: 50))
}

@Test func viewsThatOnlyTheReferenceHasVanishAtTheEndOfTheList() {
  let changes = ViewChanges.changes(
    from: screen("en", TestView("gone", 0, 0, 10, 10), TestView("title", 20, 20, 100, 20)),
    to: screen("de", TestView("title", 20, 30, 100, 20)))
  #expect(changes.map(\.view) == ["title", "gone"])
  #expect(changes.map(\.kinds) == [[.moved], [.vanished]])
}

@Test func aViewCanMoveAndChangeItsSizeAtOnce() {
  let changes = ViewChanges.changes(
    from: screen("en", TestView("title", 20, 20, 100, 20)),
    to: screen("de", TestView("title", 10, 20, 110, 30)))
  #expect(changes.map(\.kinds) == [[.moved, .resized]])
  #expect(changes.first?.words == "10 pt wider, 10 pt taller, 10 pt towards leading")
  #expect(changes.first?.signs(in: .leftToRight) == "↔ +10  ↕ +10")
}
