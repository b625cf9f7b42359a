import AutoLayout
import Documents
import LayoutScene
import TestSupport
import Testing

@testable import Documents

@Suite("Symbols in documents")
struct SymbolDocumentTests {
  @Test(
    "A name that cannot be a symbol's, or has a slip of the pen, is a mistake with a suggestion",
    arguments: [
      ("heart-fill", "heart.fill"), ("Heart.Fill", "heart.fill"), ("haert.fill", "heart.fill"),
      ("chevron.rihgt", "chevron.right"), ("magnifyinglass", "magnifyingglass"),
    ])
  func mistakes(_ name: String, _ meant: String) {
    #expect(SymbolName.mistake(in: name)?.suggestion == meant)
  }

  @Test(
    "A name that may be a symbol's is none",
    arguments: [
      "heart.fill", "lamp.desk.fill", "light.beacon.max", "pill.fill", "cat.fill", "42.circle",
    ])
  func names(_ name: String) {
    #expect(SymbolName.mistake(in: name) == nil)
  }
}
