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
}
