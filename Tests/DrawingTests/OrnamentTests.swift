import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

private func plain(_ scene: Scene) throws -> Bitmap {
  try Renderer(typesetter: Typesetter()).bitmap(scene, DrawingOptions(style: .plain, overlays: []))
}

@Test func aLineOfAControlFillsItsRectangle() throws {
  var cell = view(.plain, 5, 5, 30, 10)
  cell.ornaments = [
    SceneOrnament(.line, rect: CGRect(x: 4, y: 8, width: 26, height: 2), color: Color(0xFF0000))
  ]
  let picture = try plain(screen(40, 20, background: Color(0xFFFFFF), cell))
  #expect(picture.bands(y: 14) == ["ffffff×9", "ff0000×26", "ffffff×5"])
  #expect(picture.bands(x: 20) == ["ffffff×13", "ff0000×2", "ffffff×5"])
}

@Test func aChevronPointsAgainstTheSideWhereLinesBegin() throws {
  var cell = view(.plain, 0, 0, 20, 20)
  cell.ornaments = [
    SceneOrnament(
      .disclosure, rect: CGRect(x: 4, y: 3, width: 12, height: 14), color: Color(0x000000))
  ]
  /// The first and the last column with ink in the row through the tip.
  func tip(_ direction: LayoutDirection) throws -> ClosedRange<Int> {
    let picture = try plain(
      screen(20, 20, direction: direction, background: Color(0xFFFFFF), cell))
    let inked = (0..<20).filter { picture[$0, 10] & 0xFFFFFF != 0xFFFFFF }
    return try #require(inked.first)...(try #require(inked.last))
  }
  let (right, left) = (try tip(.leftToRight), try tip(.rightToLeft))
  #expect(right.lowerBound >= 10 && left.upperBound < 10, "\(right) \(left)")
}

@Test func aControlThatDoesNotReactIsDrawnFainter() throws {
  var on = view(.switch(isOn: true), 5, 5, 51, 31)
  let strong = try plain(screen(60, 40, background: Color(0xFFFFFF), on))
  on.isEnabled = false
  let faint = try plain(screen(60, 40, background: Color(0xFFFFFF), on))
  #expect(strong[15, 20] & 0xFFFFFF == 0x34C759)
  // Half of systemGreen on white.
  #expect([0x99E3AC, 0x9AE3AC, 0x9AE4AC].contains(Int(faint[15, 20] & 0xFFFFFF)))
}

@Test func aFieldWithoutEdgesLeavesNoTrace() throws {
  var field = view(.textField, 10, 10, 40, 20)
  field.fieldBorder = .none
  let picture = try plain(screen(60, 40, background: Color(0xF2F2F7), field))
  #expect(Set(picture.pixels).count == 1)
  // A wireframe shows where it is.
  #expect(Set(try draw(screen(60, 40, background: Color(0xF2F2F7), field)).pixels).count > 1)
}

@Test(arguments: SceneOrnament.Kind.allCases)
func everySignLeavesInkWithinItsRectangle(_ kind: SceneOrnament.Kind) throws {
  var cell = view(.plain, 0, 0, 40, 40)
  cell.ornaments = [
    SceneOrnament(kind, rect: CGRect(x: 10, y: 10, width: 20, height: 20), color: Color(0x000000))
  ]
  let picture = try plain(screen(40, 40, background: Color(0xFFFFFF), cell))
  let inked = (0..<1600).filter { picture[$0 % 40, $0 / 40] & 0xFFFFFF != 0xFFFFFF }
  #expect(!inked.isEmpty)
  #expect(inked.allSatisfy { (9...30).contains($0 % 40) && (9...30).contains($0 / 40) })
}

/// UIKit's separators are in front of the cell's content, also where that is clipped or translucent.
@Test(arguments: [(false, 1.0), (true, 1), (false, 0.99)])
func aLineIsInFrontOfWhatTheCellHas(clips: Bool, alpha: Double) throws {
  var cell = view(.plain, 0, 0, 40, 20, id: "cell", background: "#ffffff")
  cell.ornaments = [
    SceneOrnament(
      .line, rect: CGRect(x: 10, y: 18, width: 30, height: 2), color: Color(hex: "#ff0000")!)
  ]
  var content = view(.plain, 0, 0, 40, 20, id: "content", parent: 1, background: "#0000ff")
  content.clipsToBounds = clips
  content.alpha = alpha
  let inner = view(.plain, 0, 0, 40, 20, id: "inner", parent: 2, background: "#0000ff")
  let next = view(.plain, 0, 20, 40, 20, id: "next", background: "#00ff00")
  let picture = try Renderer(typesetter: Typesetter()).bitmap(
    screen(40, 40, background: Color(hex: "#ffffff"), cell, content, inner, next),
    DrawingOptions(style: .plain, overlays: []))
  #expect(picture.bands(x: 20).map { $0.suffix(2) } == ["18", "×2", "20"])
  #expect(picture.bands(x: 20)[1] == "ff0000×2")
}

/// The lines of a sign grow with it, and are never thinner than at the size that it has at the text size large.
@Test(arguments: [
  (SceneOrnament.Kind.disclosure, CGSize(width: 10.5, height: 14.5)),
  (.checkmark, CGSize(width: 24, height: 24)), (.detail, CGSize(width: 22, height: 22)),
])
func theLinesOfASignGrowWithIt(kind: SceneOrnament.Kind, size: CGSize) throws {
  // The share of the sign's rectangle that is drawn is the same at each size.
  let shares = try [1.0, 4].map { scale -> Double in
    var cell = view(.plain, 0, 0, 120, 120)
    cell.ornaments = [
      SceneOrnament(
        kind,
        rect: CGRect(x: 4, y: 4, width: size.width * scale, height: size.height * scale),
        color: Color(0x000000))
    ]
    let picture = try plain(screen(120, 120, background: Color(0xFFFFFF), cell))
    let ink = picture.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) }
    return ink / (size.width * size.height * scale * scale)
  }
  #expect(abs(shares[1] / shares[0] - 1) < 0.12, "\(shares)")
}
