import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct ConstraintOverlay {
  private static func line(
    _ y: CGFloat, priority: Double = 1000, holds: Bool = true, views: [String] = [],
    isWritten: Bool = true, amount: String = ""
  ) -> SceneConstraint {
    SceneConstraint(
      description: "", amount: amount, axis: .horizontal, start: CGPoint(x: 10, y: y),
      end: CGPoint(x: 90, y: y), priority: priority, isSatisfied: holds, views: views,
      isWritten: isWritten)
  }

  private static func svg(
    _ lines: [SceneConstraint], _ shown: ShownConstraints = .written, height: CGFloat = 40
  ) throws -> String {
    var scene = screen(100, height)
    scene.constraints = lines
    let options = DrawingOptions(overlays: .constraints, constraints: shown, svgText: .live)
    return String(
      decoding: try Renderer(typesetter: Typesetter()).svg(scene, options), as: UTF8.self)
  }

  private static func bitmap(
    _ lines: [SceneConstraint], _ shown: ShownConstraints = .written
  ) throws -> Bitmap {
    var scene = screen(100, 40)
    scene.constraints = lines
    return try Renderer(typesetter: Typesetter())
      .bitmap(scene, DrawingOptions(overlays: .constraints, constraints: shown).onScreen)
  }

  /// What is required cannot be given up but in a conflict. What is optional may yield, which is no fault.
  @Test func onlyRequiredConstraintsThatDoNotHoldAreRed() throws {
    func isRed(_ line: SceneConstraint) throws -> Bool {
      try Self.bitmap([line]).pixels.contains(0xFFE5_484D)
    }
    #expect(try isRed(Self.line(20, holds: false)))
    #expect(try !isRed(Self.line(20)))
    #expect(try !isRed(Self.line(20, priority: 999, holds: false)))
    #expect(try !isRed(Self.line(20, priority: 250)))
  }

  @Test func whatStacksGenerateIsLeftOutUnlessAskedFor() throws {
    let (own, generated) = (Self.line(10), Self.line(30, isWritten: false))
    let none = try Self.bitmap([own])
    #expect(try Self.bitmap([own, generated]) == none)
    #expect(try Self.bitmap([own, generated], .all) != none)
  }

  @Test func aViewThatIsAskedForHasAllItsConstraints() throws {
    let lines = [
      Self.line(8, views: ["card", "root"]), Self.line(16, views: ["title"]),
      Self.line(24, views: ["stack", "card"], isWritten: false),
    ]
    let shown = ShownConstraints(views: ["card"])
    #expect(lines.map(shown.includes) == [true, false, true])
    #expect(try Self.bitmap(lines, shown) == Self.bitmap([lines[0], lines[2]], .all))
    let both = ShownConstraints(hasWritten: true, views: ["card"])
    #expect(lines.map(both.includes) == [true, true, true])
  }

  @Test func theAmountAndThePriorityStandAtTheLine() throws {
    let svg = try Self.svg([
      Self.line(10, amount: "16"), Self.line(30, priority: 749.5, amount: "≥ 8"),
    ])
    #expect(svg.contains(">16<") && svg.contains(">≥ 8 @749.5<"))
  }

  @Test func aConstraintWithNothingToSayHasNoWords() throws {
    var scene = screen(100, 40)
    scene.constraints = [Self.line(20)]
    // The legend, which stands beside the screen, has words in any case.
    let options = DrawingOptions(overlays: .constraints, svgText: .live).onScreen
    let svg = try Renderer(typesetter: Typesetter()).svg(scene, options)
    #expect(!String(decoding: svg, as: UTF8.self).contains("<text"))
  }

  @Test func theLegendHasARowForEachKindThatIsThere() throws {
    var scene = screen(300, 300)
    scene.constraints = [
      Self.line(10), Self.line(30, priority: 500), Self.line(50, isWritten: false),
    ]
    func words(_ shown: ShownConstraints, _ way: String? = nil) throws -> String {
      var options = DrawingOptions(overlays: .constraints, constraints: shown, svgText: .live)
      if let way { options.wayToAllConstraints = way }
      return String(
        decoding: try Renderer(typesetter: Typesetter()).svg(scene, options), as: UTF8.self)
    }
    let some = try words(.written)
    #expect(some.contains(">required<") && some.contains(">optional @priority<"))
    #expect(!some.contains("stack view") && !some.contains("does not hold"))
    #expect(some.contains(">1 more with constraints:all<"))
    #expect(try words(.written, "a menu").contains(">1 more with a menu<"))
    let all = try words(.all)
    #expect(all.contains(">made by a stack view<") && !all.contains(" more: "))
  }

  @Test func theLegendLiesOnNoTextWhereThereIsRoom() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 300, height: 300), measurer: typesetter)
    for row in 0..<9 where row != 4 {
      let label = page.add(.label, 0, CGFloat(row) * 32, 300, 30)
      page.write("Every row but one is full of letters", in: label)
    }
    let renderer = Renderer(typesetter: typesetter)
    let plain = try renderer.bitmap(page.scene, DrawingOptions(overlays: []))
    page.scene.constraints = [Self.line(142)]
    let marked = try renderer.bitmap(
      page.scene, DrawingOptions(overlays: .constraints).onScreen)
    let ink = plain.pixels.indices.filter { plain.pixels[$0] & 0xFF < 0x60 }
    #expect(ink.count > 500 && marked != plain)
    #expect(ink.allSatisfy { marked.pixels[$0] == plain.pixels[$0] })
  }
}

@Suite struct NamePlaces {
  /// Views in a row without a gap, each full of text: there is no room for a name at any of them.
  @Test func namesCoverNoTextOfAnotherViewAndNoOtherName() throws {
    let rows = (0..<8).map { CGRect(x: 20, y: 20 + CGFloat($0) * 12, width: 90, height: 12) }
    var places = TagPlaces(canvas: CGSize(width: 320, height: 140))
    for (index, row) in rows.enumerated() { places.add(row, .text, owner: .view(index)) }
    var tags: [CGRect] = []
    for (index, row) in rows.enumerated() {
      let tag = places.place(
        width: 50, TagPlaces.places(at: row, width: 50), around: row, owner: .view(index))
      tags.append(try #require(tag))
    }
    for (index, tag) in tags.enumerated() {
      #expect(!tags[..<index].contains { $0.intersects(tag) }, "\(index)")
      for (other, row) in rows.enumerated() where other != index {
        #expect(!row.intersects(tag), "\(index) on \(other)")
      }
    }
  }

  @Test func aNameThatIsNotAtItsViewHasALineToIt() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 100), measurer: typesetter)
    for row in 0..<5 {
      let label = page.add(.label, 0, 20 + CGFloat(row) * 12, 200, 12)
      page.write(String(repeating: "MW", count: 20), in: label, size: 10)
    }
    // Among the letters of others, in the middle.
    page.add(.plain, 98, 46, 4, 4) { $0.id = "middle" }
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(overlays: .names, svgText: .live).onScreen), as: UTF8.self)
    #expect(svg.contains(">middle<"))
    #expect(svg.contains("<circle"), "the end of a line")
  }

  @Test func namesWithoutRoomAreCounted() throws {
    var scene = screen(100, 30)
    scene.views += (0..<40).map { view(.plain, 0, 0, 100, 30, id: "name\($0)") }
    let svg = String(
      decoding: try Renderer(typesetter: Typesetter())
        .svg(scene, DrawingOptions(overlays: .names, svgText: .live).onScreen), as: UTF8.self)
    let count = try #require(svg.firstMatch(of: />(\d+) names do not fit</)?.1)
    let drawn = svg.matches(of: />name\d+</).count + (svg.contains(">root<") ? 1 : 0)
    #expect((Int(count) ?? 0) + drawn == 41 && drawn > 2)
  }
}
