import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct OverlayDrawing {
  @Test func insetsAreSilentWhereTheAlignmentRectIsTheFrame() throws {
    let scene = screen(40, 40, view(.plain, 10, 10, 20, 20))
    #expect(try draw(scene, overlays: .insets) == draw(scene))
  }

  /// As UIKit's UIViewShowAlignmentRects does, where they are the frames too.
  @Test func alignmentOutlinesEveryView() throws {
    let scene = screen(40, 40, view(.label, 10, 10, 20, 20), view(.label, 2, 2, 4, 30))
    let bitmap = try draw(scene, overlays: .alignment)
    for row in [bitmap.bands(y: 20), bitmap.bands(x: 20)] {
      #expect(row.first?.hasSuffix("×1") == true && row.first?.hasPrefix("ffffff") == false)
    }
    let edges = Set([0, 2, 5, 10, 29, 39].map { bitmap[$0, 20] })
    #expect(edges.count == 1 && !edges.contains(0xFFFF_FFFF))
    #expect([1, 3, 4, 6, 9, 11, 28, 30, 38].allSatisfy { bitmap[$0, 20] == 0xFFFF_FFFF })
  }

  @Test func alignmentStillTellsApartWhatDiffersFromItsFrame() throws {
    var inset = view(.label, 10, 10, 20, 20)
    inset.alignmentRect.size.width = 16
    let bitmap = try draw(screen(40, 40, inset), overlays: .alignment)
    // Outline, band, and the alignment rect's other edge, which is the frame's own.
    #expect(bitmap[10, 20] == bitmap[25, 20] && bitmap[10, 20] != 0xFFFF_FFFF)
    #expect(bitmap[27, 20] != 0xFFFF_FFFF && bitmap[15, 20] == 0xFFFF_FFFF)
  }

  @Test func insetsShowWhatConstraintsDoNotSee() throws {
    var inset = view(.plain, 10, 10, 20, 20, background: "#808080")
    inset.alignmentRect = CGRect(x: 14, y: 14, width: 12, height: 12)
    let bands = try draw(screen(40, 40, inset), overlays: .insets).bands(y: 20)
    #expect(bands.map { $0.split(separator: "×")[1] } == ["10", "4", "1", "10", "1", "4", "10"])
    #expect(bands[1].prefix(6) != "808080" && bands[3] == "808080×10")
  }

  /// A switch's frame reaches two points beyond its alignment rectangle on one side.
  @Test func edgesOfInsetsOnTheFramesEdgesAreNotDrawn() throws {
    var inset = view(.plain, 10, 10, 20, 30, background: "#808080")
    inset.alignmentRect.size.width = 18
    let bands = try draw(screen(40, 50, inset), overlays: .insets).bands(y: 25)
    #expect(bands.map { $0.split(separator: "×")[1] } == ["10", "17", "1", "2", "10"])
    #expect(bands[1].hasPrefix("808080"))
  }

  @Test func standardOverlaysAreInsetsAndFindings() throws {
    #expect(DrawingOptions().overlays == [.insets, .findings])
    #expect(Overlays.named.count == 9)
  }

  @Test func framesAreEdgesOfOnePixel() throws {
    let scene = screen(40, 40, view(.label, 10, 10, 20, 20))
    #expect(
      try draw(scene, overlays: .frames).bands(y: 20) == [
        "0b8cac×1", "ffffff×9", "0b8cac×1", "ffffff×18", "0b8cac×1", "ffffff×9", "0b8cac×1",
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

  /// A guide that only aligns may have no width; it is seen as a line.
  @Test func aGuideWithoutAWidthIsALine() throws {
    var owner = view(.plain, 10, 0, 20, 40, background: "#ffffff")
    owner.guides = [SceneGuide(id: "middle", frame: CGRect(x: 10, y: 5, width: 0, height: 30))]
    let bitmap = try draw(screen(40, 40, owner), overlays: .guides)
    #expect((5..<35).contains { bitmap[20, $0] != 0xFFFF_FFFF })
    #expect(bitmap[20, 2] == 0xFFFF_FFFF)
  }

  /// Standard insets are those of UIKit's own controls.
  @Test func insetsOfAClassAreShownByAlignmentOnly() throws {
    var control = view(.plain, 10, 10, 20, 20, background: "#808080")
    control.alignmentRect.size.width = 18
    control.hasStandardInsets = true
    let scene = screen(40, 40, control)
    #expect(try draw(scene, overlays: .insets) == draw(scene))
    #expect(try draw(scene, overlays: .alignment) != draw(scene))
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

  /// Two constraints that want one place, of which one loses, and a third that only touches them.
  @Test func constraintsOnOneLineLieSideBySideAndTheWinnerStays() throws {
    var scene = screen(60, 60)
    func line(_ start: CGFloat, _ end: CGFloat, _ priority: Double, holds: Bool) -> SceneConstraint
    {
      SceneConstraint(
        description: "", axis: .vertical, start: CGPoint(x: 30, y: start),
        end: CGPoint(x: 30, y: end), priority: priority, isSatisfied: holds)
    }
    let winner = line(10, 40, 1000, holds: true)
    let loser = line(10, 40, 1000, holds: false)
    let touching = line(40, 55, 1000, holds: true)
    scene.constraints = [loser, winner, touching]
    let bitmap = try draw(scene, overlays: .constraints)
    #expect(bitmap[30, 25] == 0xFF2D_7FF9 && bitmap[30, 50] == 0xFF2D_7FF9)
    let row = bitmap.bands(y: 25)
    #expect(row.filter { $0 == "2d7ff9×1" }.count == 1)
    #expect(row.filter { $0 == "e5484d×1" }.count == 1)
    // Whatever the order in which the document has them.
    scene.constraints = [touching, winner, loser]
    #expect(try draw(scene, overlays: .constraints) == bitmap)
  }

  /// Lines less than three points apart would touch with the bars at their ends: the second one goes
  /// seven points aside, wherever the first one is and on whichever side of it.
  @Test func constraintsThatAreTooNearEachOtherAreMovedApart() throws {
    for first in 20...28 {
      for distance in [-2, 2] {
        var scene = screen(60, 60)
        scene.constraints = [first, first + distance].map { x in
          SceneConstraint(
            description: "", axis: .vertical, start: CGPoint(x: x, y: 10),
            end: CGPoint(x: x, y: 40))
        }
        let bitmap = try draw(scene, overlays: .constraints)
        let lines = (0..<60).filter { bitmap[$0, 25] == 0xFF2D_7FF9 }
        #expect(lines == [first, first + distance + 7].sorted(), "\(first), \(distance)")
      }
    }
  }

  @Test func whereConstraintsCrossTheWinnerIsOnTop() throws {
    var scene = screen(60, 60)
    scene.constraints = [
      SceneConstraint(
        description: "", axis: .vertical, start: CGPoint(x: 30, y: 10), end: CGPoint(x: 30, y: 50)),
      SceneConstraint(
        description: "", axis: .horizontal, start: CGPoint(x: 10, y: 30),
        end: CGPoint(x: 50, y: 30), isSatisfied: false),
    ]
    let bitmap = try draw(scene, overlays: .constraints)
    #expect(bitmap[30, 30] == 0xFF2D_7FF9 && bitmap[25, 30] == 0xFFE5_484D)
  }

  @Test func thousandsOfConstraintsOnOneLineAreDrawn() throws {
    var scene = screen(60, 60)
    scene.constraints = (0..<5000).map { _ in
      SceneConstraint(
        description: "", axis: .vertical, start: CGPoint(x: 30, y: 10), end: CGPoint(x: 30, y: 50))
    }
    #expect(try draw(scene, overlays: .constraints)[30, 30] == 0xFF2D_7FF9)
  }

  /// A view without a size has a circle of 5 points in its place, of which names keep a point clear.
  @Test func namesKeepAPointClearOfTheCircleOfAFinding() throws {
    let typesetter = try Typesetter()
    for distance in 0..<24 {
      let x = 30 + CGFloat(distance)
      var scene = screen(
        120, 80, view(.plain, 30, 40, 80, 30, id: "box"), view(.plain, x, 36, 0, 0, id: "none"))
      scene.findings = [Finding(rule: .ambiguous, view: "none", message: "")]
      let options = DrawingOptions(overlays: [.findings, .names]).onScreen
      let picture = try Wireframe.picture(
        of: scene, canvas: Canvas(size: scene.size, scale: 1), options, images: ImageSet(scene),
        typesetter: typesetter)
      for case .fill(.rounded(let tag, radius: 2.5), _) in picture.items where tag.height == 11 {
        #expect(!tag.intersects(CGRect(x: x - 6, y: 30, width: 12, height: 12)), "\(distance)")
      }
    }
  }

  @Test func namesDoNotHideTheMarksOfFindings() throws {
    let typesetter = try Typesetter()
    let views = [
      view(.plain, 10, 10, 0.5, 0.5, id: "aLongNameOfAView"), view(.label, 30, 40, 20, 9, id: "b"),
      view(.label, 0, 60, 12, 8, id: "anotherLongName"),
    ]
    var scene = screen(100, 80, scale: 2, views[0], views[1], views[2])
    scene.findings = (["root"] + views.map(\.id)).map {
      Finding(rule: .ambiguous, view: $0, message: "")
    }
    let renderer = Renderer(typesetter: typesetter)
    let marks = try renderer.bitmap(scene, DrawingOptions(overlays: .findings))
    let both = try renderer.bitmap(scene, DrawingOptions(overlays: [.findings, .names]).onScreen)
    let color: UInt32 = 0xFFE5_9B0B
    let marked = marks.pixels.indices.filter { marks.pixels[$0] == color }
    #expect(marked.count > 200)
    #expect(marked.allSatisfy { both.pixels[$0] == color })
    // And the mark of a view without a size does not lie on a tag: around it is what was there.
    let centre = CGPoint(x: 20.5, y: 20.5)
    for y in 8..<32 {
      for x in 8..<32 where hypot(CGFloat(x) - centre.x, CGFloat(y) - centre.y) < 9 {
        #expect(both[x, y] == marks[x, y])
      }
    }
  }

  /// All findings about a view are marked where they have numbers: in the colour of the worst, with the
  /// numbers of a comparison, errors first.
  @Test func numberedFindingsAreAllMarkedWithTheirNumbers() throws {
    var scene = screen(
      120, 90, view(.plain, 10, 30, 40, 20, id: "a"), view(.plain, 70, 30, 40, 20, id: "b"))
    scene.findings = [
      Finding(rule: .contrast, severity: .note, view: "a", message: "faint"),
      Finding(rule: .overlap, severity: .warning, view: "b", message: "over"),
      Finding(rule: .unsatisfiable, severity: .error, view: "b", message: "cannot hold"),
      Finding(rule: .fallback, severity: .error, message: "about no view"),
    ]
    var options = DrawingOptions(overlays: .findings)
    options.svgText = .live
    options.numbersFindings = true
    let renderer = Renderer(typesetter: try Typesetter())
    let svg = String(decoding: try renderer.svg(scene, options), as: UTF8.self)
    let numbers = svg.matches(of: /<text[^>]*>(?:<[^>]*>)*(\d)/).map { String($0.1) }
    // 2 is about no view; b has the numbers 1 and 3, and a has 4.
    #expect(numbers.sorted() == ["1", "3", "4"], "\(svg)")
    let bitmap = try renderer.bitmap(scene, options)
    #expect(bitmap.pixels.contains { $0 == 0xFFE5_484D }, "the edge of b is that of its error")
    #expect(bitmap.pixels.contains { $0 == 0xFF5B_6B8C }, "the edge of a is that of its note")
    options.numbersFindings = false
    let plain = String(decoding: try renderer.svg(scene, options), as: UTF8.self)
    #expect(!plain.contains("<text"))
  }

  @Test func findingsOfTheLayoutAreMarkedByTheirSeverity() throws {
    var scene = screen(40, 40, view(.label, 10, 10, 20, 20, id: "a"))
    let plain = try draw(scene)
    func marked(_ rule: Rule, _ severity: Finding.Severity) throws -> Bitmap {
      scene.findings = [Finding(rule: rule, severity: severity, view: "a", message: "")]
      return try draw(scene, overlays: .findings)
    }
    #expect(try marked(.ambiguous, .warning).pixels.contains(0xFFE5_9B0B))
    #expect(try marked(.unsatisfiable, .error).pixels.contains(0xFFE5_484D))
    #expect(try marked(.ambiguous, .note) == plain)
    #expect(try marked(.truncated, .warning) == plain)
  }

  @Test func everyViewThatAFindingIsAboutIsMarked() throws {
    let views = ["a", "b", "c"].enumerated().map { index, id in
      view(.label, 10 + CGFloat(index) * 40, 10, 20, 20, id: id)
    }
    var scene = screen(130, 40, views[0], views[1], views[2])
    scene.findings = [Finding(rule: .ambiguous, views: ["a", "c"], message: "")]
    let bitmap = try draw(scene, overlays: .findings)
    let marked = views.map { view in
      (Int(view.frame.minX) - 4..<Int(view.frame.maxX) + 4).contains { x in
        (4..<36).contains { y in bitmap[x, y] == 0xFFE5_9B0B }
      }
    }
    #expect(marked == [true, false, true])
  }

  @Test func aViewWithoutASizeIsMarkedWhereItIs() throws {
    var scene = screen(40, 40, view(.label, 20, 20, 0, 0, id: "a"))
    scene.findings = [Finding(rule: .ambiguous, view: "a", message: "")]
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

  /// A dot says where two edges meet; a name says as much a little further on.
  @Test func namesKeepOffTheDotsOfConstraints() throws {
    let dots = [CGPoint(x: 24, y: 36), CGPoint(x: 26, y: 46), CGPoint(x: 70, y: 38)]
    var scene = screen(
      100, 100, view(.plain, 20, 40, 60, 50, id: "name", background: "#ffffff"))
    scene.constraints = dots.map {
      SceneConstraint(description: "", axis: .horizontal, start: $0, end: $0)
    }
    let alone = try draw(scene, overlays: .constraints)
    let both = try draw(scene, overlays: [.constraints, .names])
    for dot in dots {
      for (x, y) in [(-1, -1), (0, -1), (-1, 0), (0, 0)] {
        let (x, y) = (Int(dot.x) + x, Int(dot.y) + y)
        #expect(both[x, y] == alone[x, y] && alone[x, y] == 0xFF2D_7FF9)
      }
    }
    let changed = both.pixels.indices.count { both.pixels[$0] != alone.pixels[$0] }
    #expect(changed > 200, "the names are there")
  }

  /// Where there is a free place at the view, no text is covered.
  @Test func namesKeepOffTexts() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 120, height: 100), measurer: typesetter)
    let label = page.add(.label, 10, 9, 100, 21) { $0.id = "above" }
    page.write("Hxg", in: label)
    _ = page.add(.plain, 10, 32, 100, 60) { $0.id = "below" }
    let renderer = Renderer(typesetter: typesetter)
    let plain = try renderer.bitmap(page.scene, DrawingOptions(overlays: []))
    let named = try renderer.bitmap(page.scene, DrawingOptions(overlays: .names).onScreen)
    let ink = plain.pixels.indices.filter { plain.pixels[$0] & 0xFF < 0x60 }
    #expect(ink.count > 20)
    #expect(ink.allSatisfy { named.pixels[$0] == plain.pixels[$0] })
  }

  @Test func thousandsOfNamesAtOnePlaceAreDrawn() throws {
    var scene = screen(100, 100)
    scene.views += (0..<2000).map { view(.plain, 20, 40, 50, 50, id: "v\($0)") }
    let bitmap = try draw(scene, overlays: .names)
    #expect(bitmap.pixels.contains { $0 & 0xFF < 0x70 })
  }

  @Test func marksOfAClippedViewAreClipped() throws {
    var clipping = view(.plain, 0, 0, 20, 40, background: "#ffffff")
    clipping.clipsToBounds = true
    let scene = screen(40, 40, clipping, view(.label, 10, 10, 25, 10, parent: 1))
    let bitmap = try draw(scene, overlays: .frames)
    #expect(bitmap[15, 10] == 0xFF0B_8CAC && bitmap[25, 10] == 0xFFFF_FFFF)
  }
}
