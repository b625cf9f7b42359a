import Foundation
import Testing

@testable import Preview

/// What the page tells of the values of a view, and how often each is used.
@Suite(.timeLimit(.minutes(20))) struct InspectedValueTests {
  @Test func aValueOfAStyleSaysHowManyUsesItHas() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      styles: {big: {font: {size: 20}}}
      views:
        a: {class: label, text: A, style: big}
        b: {class: label, text: B, style: big}
      constraints:
        - a.top = root.top
        - a.leading = root.leading
        - b.top = a.bottom
        - b.leading = root.leading

      """
    ])
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "a"])
    let values = try #require(details["values"] as? [[String: Any]])
    let size = try #require(values.first { $0["path"] as? [String] == ["font", "size"] })
    #expect(size["uses"] as? Int == 2)
    #expect(size["definition"] as? String == "styles.big.font.size")
    let text = try #require(values.first { $0["path"] as? [String] == ["text"] })
    #expect(text["uses"] == nil && text["definition"] == nil)
  }

  /// The uses are those of all screens of all documents, and each counts where it is.
  @Test func usesAreCountedInAllDocuments() async throws {
    let screen = """
      include: parts.yaml
      strings: Texts
      views:
        a: {class: label, text: {key: hello}, style: big}
        b: {component: row}
      constraints: ["H:|-gap-[a]", "V:|-gap-[a]-gap-[b]", "H:|[b]"]

      """
    let visitor = try Visitor(
      [
        "parts.yaml": """
        metrics: {gap: 8}
        styles: {big: {font: {size: 20}}}
        components:
          row:
            views: {l: {class: label, text: Mind the gap, style: big, cornerRadius: 4}}
            constraints: ["H:|[l]|", "V:|[l]|"]

        """,
        "Texts/en.lproj/Localizable.strings": "hello = \"Hello\";\n",
        "a.yaml": screen,
        "inner/b.yaml": screen.replacing("parts", with: "../parts").replacing(
          "Texts", with: "../Texts"),
        "c.yaml": """
        include: parts.yaml
        screens:
          one: {views: {a: {component: row}}, constraints: ["H:|[a]", "V:|[a]"]}
          two: {views: {a: {component: row}, b: {component: row}}, constraints: ["H:|[a][b]", "V:|[a]", "V:|[b]"]}

        """,
        "plumb.yaml": "documents: {}\n",
      ], documents: ["a.yaml", "inner/b.yaml", "c.yaml"])
    for document in ["a.yaml", "inner/b.yaml"] {
      let query = ["document": document, "view": "a"]
      let details = try await visitor.json("details", query)
      let uses = try await visitor.json("uses", query)
      let values =
        (details["values"] as? [[String: Any]] ?? [])
        + (details["written"] as? [[[String: Any]]] ?? []).joined()
      func total(_ definition: String) throws -> [String: Int]? {
        let value = try #require(values.first { $0["definition"] as? String == definition })
        let place = try #require(value["place"] as? [String: Any])
        let key = [place["file"], place["line"], value["scalar"]].map { "\($0 ?? "")" }
        return uses[key.joined(separator: ":")] as? [String: Int]
      }
      // Two labels in each of two documents, and those of three rows in the two screens of the third.
      #expect(try total("styles.big.font.size") == ["uses": 7, "screens": 4])
      #expect(try total("metrics.gap") == ["uses": 4, "screens": 2])
      #expect(try total("strings.hello") == ["uses": 2, "screens": 2])
    }
  }

  @Test func whyAValueIsNotEditedIsSaid() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      components:
        row:
          parameters: [name]
          views: {l: {class: label, text: "Hello $name"}}
          constraints: ["H:|[l]|", "V:|[l]|"]
      views: {one: {component: row, name: Ann}}
      constraints: ["H:|[one]", "V:|[one]"]

      """
    ])
    let values = try await Self.values(visitor, of: "one/l")
    let text = try #require(values.first { $0["path"] as? [String] == ["text"] })
    #expect(text["text"] as? String == "Hello Ann")
    #expect((text["refusal"] as? String)?.contains("variables") == true)
  }

  /// A view that is called like a key of texts has values as any other.
  @Test(arguments: ["title", "image", "other"])
  func aColorOfAStyleIsCountedInEveryView(_ name: String) async throws {
    let screen = "include: parts.yaml\nviews: {\(name): {style: big, text: A}}\n"
    let visitor = try Visitor(
      [
        "parts.yaml":
          "colors: {ink: {light: '#112233', dark: '#ddeeff'}}\nstyles: {big: {class: label, color: ink}}\n",
        "a.yaml": screen, "b.yaml": screen,
      ], documents: ["a.yaml", "b.yaml"])
    let uses = try await visitor.json("uses", ["document": "a.yaml", "view": name])
    let all = uses.values.compactMap { $0 as? [String: Int] }
    // The colour's two values, and its name in the style.
    #expect(all == Array(repeating: ["uses": 2, "screens": 2], count: 3), "\(uses)")
  }

  static func values(
    _ visitor: Visitor, of view: String, _ query: [String: String] = [:]
  ) async throws -> [[String: Any]] {
    let details = try await visitor.json(
      "details", query.merging(["document": "a.yaml", "view": view]) { $1 })
    return details["values"] as? [[String: Any]] ?? []
  }

  @Test func whatAViewNamesIsListedWithItsUses() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      metrics: {gap: 8}
      colors:
        ink: {light: "#112233", dark: "#ddeeff"}
      views:
        a: {class: label, text: A, textColor: ink}
        b: {class: label, text: B, textColor: ink}
      constraints:
        - a.top = root.top + gap
        - a.leading = root.leading + gap
        - b.top = a.bottom + gap
        - b.leading = root.leading

      """
    ])
    let values = try await Self.values(visitor, of: "a")
    let dark = try #require(values.first { ($0["path"] as? [String])?.last == "dark" })
    #expect(dark["path"] as? [String] == ["textColor", "ink", "dark"])
    #expect(dark["definition"] as? String == "colors.ink.dark")
    #expect(dark["text"] as? String == "#ddeeff" && dark["uses"] as? Int == 2)
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "a"])
    let written = try #require(details["written"] as? [[[String: Any]]])
    let gap = try #require(written.first?.last)
    #expect(gap["definition"] as? String == "metrics.gap" && gap["uses"] as? Int == 3)
  }

  @Test func aConstraintOfAComponentIsListedOnce() async throws {
    let visitor = try Visitor([
      "a.yaml": """
      components:
        row:
          views: {name: {class: label, text: A}}
          constraints: ["H:|-[name]-|", "V:|-12-[name]-12-|"]
      views: {one: {component: row}, two: {component: row}}
      constraints: ["V:|[one][two]", "H:|[one]", "H:|[two]"]

      """
    ])
    let details = try await visitor.json("details", ["document": "a.yaml", "view": "one"])
    let written = try #require(details["written"] as? [[[String: Any]]])
    #expect(
      written.compactMap { $0.first?["text"] as? String } == [
        "H:|-[name]-|", "V:|-12-[name]-12-|", "V:|[one][two]", "H:|[one]",
      ])
  }
}
