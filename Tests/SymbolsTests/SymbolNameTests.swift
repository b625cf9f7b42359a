import LayoutScene
import Testing

@testable import Symbols

@Suite("Names of symbols")
struct SymbolNameTests {
  @Test("More than 900 names are known")
  func names() {
    #expect(Symbol.allNames.count > 900)
    #expect(Set(Symbol.allNames).count == Symbol.allNames.count)
  }

  @Test("Every name that is listed is found")
  func everyName() {
    for name in Symbol.allNames { #expect(Symbol.named(name)?.name == name) }
  }
}
