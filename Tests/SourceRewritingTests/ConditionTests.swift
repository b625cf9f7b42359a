import Testing

@testable import SourceRewriting

@Suite("Conditions of sources hold as they do in a build on Linux")
struct ConditionTests {
  @Test(arguments: [
    ("canImport(Observation)", true), ("canImport(Synchronization)", true),
    ("canImport(Foundation) && !canImport(SwiftUI)", true), ("canImport(AppKit)", false),
  ])
  func aModuleThatSwiftHasCanBeImported(condition: String, holds: Bool) throws {
    let source = SourceText(path: "A.swift", bytes: Array("#if \(condition)\n#endif".utf8))
    let branch = try #require(Conditions(source).chains.first?.first)
    #expect(ConditionValues().holds(branch.condition, in: source) == holds)
  }
}
