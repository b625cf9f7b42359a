import ArgumentParser
import Documents
import Testing

@testable import plumb

/// The command line has what the table of choices has.
@Suite struct ChoiceOptionTests {
  @Test(
    "Each choice for cells is an option, and only this option makes it",
    arguments: CellChoice.all.map(\.name))
  func option(name: String) throws {
    let choice = try #require(CellChoice.all.first { $0.name == name })
    // Each choice accepts one of these words.
    var expected = CellChoices()
    let word = try #require(
      ["375x667", "2", "all", "double"].first { word in
        var read = CellChoices()
        guard (try? choice.read(word, &read)) != nil else { return false }
        expected = read
        return true
      })
    var options = try SceneOptions.parse([choice.option, word])
    #expect(options.choices == expected)
    #expect(choice.given(options.choices) != nil)
    options.choices = CellChoices()
    #expect(!options.isGiven)
    options.choices = expected
    #expect(options.choices == expected)
  }

  /// For each choice words that it has, each with its plain form, and words that it has not.
  static let words: [(name: String, known: [(word: String, plain: String)], unknown: [String])] = [
    ("locale", [("de", "de"), ("pt-BR", "pt-BR"), ("en-XA", "en-XA")], ["zz-", "C", "375x667"]),
    (
      "device", [("iphone-se", "iphone-se"), ("IPad-landscape", "ipad-landscape")],
      ["iphone", "375x667"]
    ),
    ("orientation", [("landscape", "landscape"), (".portrait", "portrait")], ["turned"]),
    (
      "size", [("375x667", "375x667"), ("375×667", "375x667"), ("1 x 2.5", "1x2.5")],
      ["375", "0x9", "3xx4", "0x10x5", "1x2x3", "375x667,390x844"]
    ),
    ("scale", [("2", "2"), ("1.5", "1.5"), ("3e0", "3")], ["2x", "0", "5", "0x2", "nan"]),
    (
      "textSize",
      [("small", "small"), ("accessibilityLarge", "accessibility2"), (".large", "large")],
      ["Small", "huge"]
    ),
    (
      "direction",
      [("rtl", "rtl"), ("rightToLeft", "rtl"), ("leftToRight", "ltr"), (".ltr", "ltr")], ["left"]
    ),
    ("appearance", [("dark", "dark"), (".light", "light")], ["night"]),
    ("pseudo", [("double", "double"), (".rtl", "rtl")], ["twice"]),
    ("screen", [("list", "list")], []), ("variant", [("compact", "compact")], []),
  ]

  @Test("A plan and the command line have the same words for each choice") func words() throws {
    #expect(Set(Self.words.map(\.name)) == Set(CellChoice.all.map(\.name)))
    let folder = try TemporaryFolder()
    func plan(_ value: String, of name: String) throws -> CellChoices? {
      let path = try folder.write("\(name): \(value)\n", as: "plumb.yaml")
      return try? TestPlan.load(path: path).options.cells
    }
    for (name, known, unknown) in Self.words {
      let choice = try #require(CellChoice.all.first { $0.name == name })
      func option(_ value: String) -> CellChoices? {
        try? SceneOptions.parse([choice.option, value]).choices
      }
      for (word, plain) in known {
        let planned = try plan(word, of: name)
        #expect(planned != nil && planned == option(word), "\(name): \(word)")
        #expect(planned == option(plain), "\(name): \(word)")
      }
      for word in unknown {
        #expect(try plan(word, of: name) == nil, "\(name): \(word)")
        #expect(option(word) == nil, "\(name): \(word)")
      }
      // A list: without brackets there, and with them here.
      let list = known.map(\.word)
      guard option(list.joined(separator: ",")) != nil, list.count > 1 else { continue }
      #expect(
        try plan("[\(list.joined(separator: ", "))]", of: name)
          == option(list.joined(separator: ",")), "\(name)")
    }
  }

  @Test(
    "A plan says how lists and sizes are written",
    arguments: [
      (
        "size: [375x667, 390x844]",
        "1:7: error: size: expected one size such as 375x667, found a list"
      ),
      (
        "device: [ipad, 375x667]",
        "1:16: error: device: expected a device, found “375x667”; write size: 375x667"
      ),
      (
        "textSize: small, large",
        "1:11: error: textSize: expected a list in brackets, found “small, large”; write [small, large]"
      ),
      (
        "locale: en,de",
        "1:9: error: locale: expected a list in brackets, found “en,de”; write [en, de]"
      ),
    ])
  func planMessage(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text + "\n", as: "plumb.yaml")
    let error = #expect(throws: DocumentErrors.self) { try TestPlan.load(path: path) }
    #expect("\(try #require(error))".contains(words), "\(String(describing: error))")
  }
}
