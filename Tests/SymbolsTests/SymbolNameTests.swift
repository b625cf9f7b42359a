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

  @Test("The list has the official names, and each name with an icon is one of some release")
  func official() {
    #expect(SymbolNames.all.count == 6404)
    #expect(Symbol.allNames.filter { !SymbolNames.contains($0) } == [])
  }

  @Test(
    "A symbol has one icon under its names of all releases",
    arguments: [
      ("doc.text", "text.document"),
      (
        "arrow.triangle.2.circlepath.circle.fill",
        "arrow.trianglehead.2.clockwise.rotate.90.circle.fill"
      ),
      ("mic.slash", "microphone.slash"),
      ("gobackward.15", "15.arrow.trianglehead.counterclockwise"),
      ("doc.on.doc.fill", "document.on.document.fill"),
    ])
  func renamed(_ old: String, _ new: String) {
    #expect(Symbol.named(old) != nil)
    #expect(Symbol.named(old) == Symbol.named(new))
  }
}
