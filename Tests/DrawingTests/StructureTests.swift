import Foundation
import FoundationXML
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// What design tools and screen readers find in files: the names of views, their order, and texts.
@Suite("Structure of files")
struct StructureTests {
  /// The groups of an SVG with names, each as `parent/name`, in order.
  final class Groups: NSObject, XMLParserDelegate {
    var open: [String?] = []
    var paths: [String] = []
    var ids: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if let id = attributes["id"] { ids.append(id) }
      open.append(attributes["data-name"])
      if attributes["data-name"] != nil {
        paths.append(open.compactMap { $0 }.joined(separator: "/"))
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
  }

  private static func groups(_ scene: Scene) throws -> Groups {
    let bytes = try Renderer(typesetter: Typesetter()).svg(scene)
    let (parser, groups) = (XMLParser(data: Data(bytes)), Groups())
    parser.delegate = groups
    #expect(parser.parse() && groups.open.isEmpty)
    return groups
  }

  @Test("An SVG has a group for each view, within that of its superview")
  func hierarchy() throws {
    var card = view(.plain, 10, 10, 80, 80, id: "card", background: "#ffffff")
    // Layers of their own stand between the groups.
    (card.clipsToBounds, card.alpha) = (true, 0.5)
    let scene = screen(
      100, 100, card, view(.label, 0, 0, 20, 10, id: "title", parent: 1),
      view(.label, 0, 20, 20, 10, id: "detail", parent: 1), view(.plain, 0, 0, 5, 5, id: "after"))
    #expect(
      try Self.groups(scene).paths
        == ["root", "root/card", "root/card/title", "root/card/detail", "root/after"])
  }

  @Test("Identifiers are XML names, and each is there once")
  func identifiers() throws {
    let names = [
      "a b", "a b", "email/leftView", "1st", "", "c0", "g1", "i2", "Größe", "名前", "x-2", "x", "x",
      "a:b", "\u{301}", "]]>&\"<", String(repeating: "n", count: 999),
    ]
    var scene = screen(100, 100)
    scene.views += names.map { view(.plain, 0, 0, 50, 50, id: $0) }
    let groups = try Self.groups(scene)
    #expect(groups.paths.count == names.count + 1)
    #expect(Set(groups.ids).count == groups.ids.count)
    // Combining marks count by themselves, as in XML.
    let name = /[\p{L}_][\p{L}\p{N}\p{M}_.\-]*/.matchingSemantics(.unicodeScalar)
    #expect(groups.ids.allSatisfy { $0.wholeMatch(of: name) != nil }, "\(groups.ids)")
    #expect(groups.ids.contains("Größe") && groups.ids.contains("email_leftView"))
  }

  @Test("A sheet's screens share no identifier")
  func sheet() throws {
    let scene = screen(50, 50, view(.plain, 0, 0, 20, 20, id: "box"))
    var names = SVGNames()
    let identifiers = (scene.views + scene.views).map { names.identifier(of: $0.id) }
    #expect(identifiers == ["root", "box", "root-2", "box-2"])
  }

  @Test("A thousand views inside one another leave a file that parsers accept")
  func depth() throws {
    var scene = screen(40, 40)
    for index in 0..<1000 {
      scene.views.append(view(.plain, 0, 0, 40, 40, id: "v\(index)", parent: index))
    }
    let groups = try Self.groups(scene)
    #expect(groups.paths.count >= 40)
    #expect(groups.paths.map { $0.split(separator: "/").count }.max() ?? 0 < 100)
  }

  @Test("A PDF is tagged: a document with the views, and in them their texts and images")
  func pdf() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 200, height: 100), measurer: typesetter)
    let card = page.add(.plain, 10, 10, 180, 80) { $0.clipsToBounds = true }
    let label = page.add(.label, 10, 10, 100, 30, in: card)
    page.write("Some words", in: label)
    page.add(.image, 10, 50, 20, 20, in: card) {
      $0.images = [SceneImage(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
    }
    func tags(_ scene: Scene) throws -> [String: Int] {
      let bytes = try Renderer(typesetter: typesetter).pdf(scene)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("/StructTreeRoot"))
      var counts: [String: Int] = [:]
      for match in text.matches(of: /\/S \/([A-Za-z]+)/) {
        counts[String(match.1), default: 0] += 1
      }
      return counts
    }
    let counts = try tags(page.scene)
    #expect(counts["Document"] == 1 && counts["P"] == 1 && counts["Figure"] == 1)
    #expect(counts["Div"] == 4)
    // A translucent view is composed first, and is one element.
    page.scene.views[card].alpha = 0.5
    #expect(try tags(page.scene)["Document"] == 1)
  }
}
