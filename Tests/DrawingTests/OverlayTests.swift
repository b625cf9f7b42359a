import Foundation
import LayoutScene
import Testing

@testable import Drawing

@Suite struct OverlayDrawing {
  @Test func alignmentIsSilentWhereItIsTheFrame() throws {
    let scene = screen(40, 40, view(.plain, 10, 10, 20, 20))
    #expect(try draw(scene, overlays: .alignment) == draw(scene))
  }

  @Test func alignmentShowsWhatConstraintsDoNotSee() throws {
    var inset = view(.plain, 10, 10, 20, 20, background: "#808080")
    inset.alignmentRect = CGRect(x: 14, y: 14, width: 12, height: 12)
    let bands = try draw(screen(40, 40, inset), overlays: .alignment).bands(y: 20)
    #expect(bands.map { $0.split(separator: "×")[1] } == ["10", "4", "1", "10", "1", "4", "10"])
    #expect(bands[1].prefix(6) != "808080" && bands[3] == "808080×10")
  }

  /// A switch's frame reaches two points beyond its alignment rectangle on one side.
  @Test func alignmentEdgesOnTheFramesEdgesAreNotDrawn() throws {
    var inset = view(.plain, 10, 10, 20, 30, background: "#808080")
    inset.alignmentRect.size.width = 18
    let bands = try draw(screen(40, 50, inset), overlays: .alignment).bands(y: 25)
    #expect(bands.map { $0.split(separator: "×")[1] } == ["10", "17", "1", "2", "10"])
    #expect(bands[1].hasPrefix("808080"))
  }

  @Test func standardOverlaysAreAlignmentAndFindings() throws {
    #expect(DrawingOptions().overlays == [.alignment, .findings])
    #expect(Overlays.named.count == 8)
  }

  @Test func framesAreEdgesOfOnePixel() throws {
    let scene = screen(40, 40, view(.label, 10, 10, 20, 20))
    #expect(
      try draw(scene, overlays: .frames).bands(y: 20) == [
        "0e9fc2×1", "ffffff×9", "0e9fc2×1", "ffffff×18", "0e9fc2×1", "ffffff×9", "0e9fc2×1",
      ])
  }

  @Test func baselinesAreThePixelsBelowTheLetters() throws {
    var label = view(.label, 10, 10, 20, 25)
    label.firstBaseline = 8
    label.lastBaseline = 20
    let bitmap = try draw(screen(40, 40, label), overlays: .baselines)
    #expect(bitmap.bands(y: 18) == ["ffffff×6", "12a594×28", "ffffff×6"])
    #expect(bitmap.bands(y: 30).filter { $0.hasPrefix("12a594") }.count == 6)
    #expect(bitmap.bands(x: 11).count == 5)
  }

  @Test func guidesAndMarginsHaveColoursOfTheirOwn() throws {
    var owner = view(.plain, 0, 0, 40, 40, background: "#ffffff")
    owner.margins = EdgeInsets(all: 5)
    owner.guides = [SceneGuide(id: "guide", frame: CGRect(x: 10, y: 10, width: 20, height: 20))]
    let scene = screen(40, 40, owner, view(.label, 0, 0, 1, 1, parent: 1))
    let guides = try draw(scene, overlays: .guides)
    #expect(guides.pixels.contains(0xFFF0_7F1A))
    owner.guides[0].id = "layoutMargins"
    let plain = screen(40, 40, owner, view(.label, 0, 0, 1, 1, parent: 1))
    #expect(try draw(plain, overlays: .guides) == draw(plain))
    let margins = try draw(scene, overlays: .margins)
    #expect(margins[2, 20] != 0xFFFF_FFFF && margins[20, 20] == 0xFFFF_FFFF)
  }

  /// Satisfied, broken, and without length.
  @Test func constraintsAreLinesBetweenTheirAnchors() throws {
    var scene = screen(40, 40)
    func line(_ x: CGFloat, to end: CGFloat, y: CGFloat, holds: Bool) -> SceneConstraint {
      SceneConstraint(
        description: "", axis: .horizontal, start: CGPoint(x: x, y: y), end: CGPoint(x: end, y: y),
        isSatisfied: holds)
    }
    scene.constraints = [
      line(10, to: 30, y: 10, holds: true), line(30, to: 10, y: 20, holds: false),
      line(20, to: 20, y: 30, holds: true),
    ]
    let bitmap = try draw(scene, overlays: .constraints)
    #expect(bitmap.bands(y: 10) == ["ffffff×10", "2d7ff9×20", "ffffff×10"])
    #expect(bitmap.bands(y: 20) == ["ffffff×10", "e5484d×20", "ffffff×10"])
    #expect(bitmap[20, 30] == 0xFF2D_7FF9)
    #expect(bitmap.bands(x: 10) == bitmap.bands(x: 29))
  }

  @Test func findingsOfTheLayoutAreMarkedByTheirSeverity() throws {
    var scene = screen(40, 40, view(.label, 10, 10, 20, 20, id: "a"))
    let plain = try draw(scene)
    func marked(_ rule: String, _ severity: Finding.Severity) throws -> Bitmap {
      scene.findings = [Finding(rule: rule, severity: severity, view: "a", message: "")]
      return try draw(scene, overlays: .findings)
    }
    #expect(try marked("layout/ambiguous", .warning).pixels.contains(0xFFE5_9B0B))
    #expect(try marked("layout/unsatisfiable", .error).pixels.contains(0xFFE5_484D))
    #expect(try marked("layout/ambiguous", .note) == plain)
    #expect(try marked("text/truncated", .warning) == plain)
  }

  @Test func aViewWithoutASizeIsMarkedWhereItIs() throws {
    var scene = screen(40, 40, view(.label, 20, 20, 0, 0, id: "a"))
    scene.findings = [Finding(rule: "layout/ambiguous", view: "a", message: "")]
    let bitmap = try draw(scene, overlays: .findings)
    #expect(bitmap[20, 20] == 0xFFE5_9B0B && bitmap[20, 17] == 0xFFFF_FFFF)
  }

  @Test func namesOfViewsAtOnePlaceDoNotCoverEachOther() throws {
    let scene = screen(
      100, 100, view(.plain, 20, 40, 50, 50, id: "a", background: "#ffffff"),
      view(.label, 0, 0, 50, 50, id: "b", parent: 1))
    let one = try draw(screen(100, 100, scene.views[1]), overlays: .names)
    let two = try draw(scene, overlays: .names)
    func dark(_ bitmap: Bitmap) -> Int { bitmap.pixels.count { $0 & 0xFF < 0x70 } }
    #expect(dark(two) > dark(one) + 50)
  }

  @Test func marksOfAClippedViewAreClipped() throws {
    var clipping = view(.plain, 0, 0, 20, 40, background: "#ffffff")
    clipping.clipsToBounds = true
    let scene = screen(40, 40, clipping, view(.label, 10, 10, 25, 10, parent: 1))
    let bitmap = try draw(scene, overlays: .frames)
    #expect(bitmap[15, 10] == 0xFF0E_9FC2 && bitmap[25, 10] == 0xFFFF_FFFF)
  }
}
