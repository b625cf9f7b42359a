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
}
