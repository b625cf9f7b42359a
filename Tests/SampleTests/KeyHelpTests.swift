import Testing

/// What `plumb help` lists of keys.
@Suite struct KeyHelpTests {
  /// Other names of a key stand beside it, and not again as keys of their own.
  @Test(arguments: ["label", "button", "stack", "view"])
  func aKeyIsListedOnceWithItsOtherNames(of name: String) throws {
    let keys = try PlumbProcess.run(["help", name]).text.split(separator: "\n").dropFirst().filter {
      !$0.hasPrefix(" ")
    }
    #expect(keys.filter { $0.contains("idden") } == ["hidden, isHidden"])
    let names = keys.flatMap { $0.split(separator: ", ") }
    #expect(Set(names).count == names.count)
  }

  /// A page says all that a key may mean where it stands; the key of a class wins over one of all views.
  @Test(arguments: [
    ("activity.style", ["Whether the indicator is large"], "A style, or a list of styles"),
    (
      "navigationBar.leftItems.style", ["Or: ", "How long the date is written", "emphasis"],
      "styles"
    ),
    ("label.style", ["A style, or a list of styles"], "Or: "),
    ("view.layer.cornerRadius", ["The same as cornerRadius"], "there is no key"),
  ])
  func aPageSaysWhatAKeyMeansThere(name: String, words: [String], others: String) throws {
    let run = try PlumbProcess.run(["help", name])
    #expect(
      run.status == 0 && words.allSatisfy { run.text.contains($0) }, "\(run.text)\(run.errors)")
    #expect(!run.text.contains(others), "\(run.text)")
  }
}
