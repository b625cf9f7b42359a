import Foundation
import LayoutScene
import Testing

@testable import Comparison

private func title(_ width: CGFloat) -> TestView { TestView("title", 20, 20, width, 20) }

@Test func aCellIsNoReferenceUnlessItIsSaidToBeOne() {
  #expect(!ComparedCell(scene: Scene(size: .zero, views: [])).isReference)
}

@Test func theSourceLanguageComesFirstAndTheOthersStayInOrder() {
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en",
    scenes: [screen("vi", title(100)), screen("en", title(100)), screen("de", title(120))])
  #expect(comparison.cells.map(\.scene.locale) == ["en", "vi", "de"])
  #expect(comparison.cells.map(\.isReference) == [true, false, false])
  #expect(comparison.cells.map(\.changes.count) == [0, 0, 1])
  #expect(comparison.reference?.locale == "en")
}

@Test func aCellIsComparedWithTheSourceLanguageOfItsDeviceTextSizeAndAppearance() {
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en",
    scenes: [
      screen("en", title(100)), screen("de", title(110)),
      screen("en", device: "tablet", title(200)), screen("de", device: "tablet", title(200)),
      screen("en", appearance: .dark, title(50)), screen("de", appearance: .dark, title(51)),
    ])
  #expect(comparison.cells.filter(\.isReference).count == 3)
  #expect(
    comparison.cells.flatMap { cell in cell.changes.map { "\(cell.scene.device) \($0.words)" } }
      == ["phone 10 pt wider", "phone 1 pt wider"])
}

@Test func aReferenceThatIsNoCellIsHandedInApart() {
  let scenes = [screen("de", title(110)), screen("de", device: "tablet", title(200))]
  #expect(
    ScreenComparison.lackingReference(
      (scenes + scenes).map(\.cell) + [screen("en", device: "tablet").cell], source: "en") == [0])
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en", scenes: scenes, references: [screen("en", title(100))])
  #expect(comparison.cells.map(\.isReference) == [false, false])
  #expect(comparison.cells.map(\.changes.count) == [1, 0])
  #expect(comparison.reference?.device == "phone")
}

@Test func theSourceLanguageInAnotherDirectionIsComparedToo() {
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en",
    scenes: [screen("en", title(100)), screen("en", direction: .rightToLeft, title(100))])
  #expect(comparison.cells.map(\.isReference) == [true, false])
  #expect(comparison.cells.last?.changes.map(\.words) == ["180 pt towards trailing"])
}

@Test func aFindingHasOneNumberInAllOfItsCellsAndErrorsComeFirst() {
  let warning = Finding(rule: .truncated, view: "title", message: "cut by 3 pt")
  let other = Finding(rule: .truncated, view: "title", message: "cut by 9 pt")
  let error = Finding(rule: .unsatisfiable, severity: .error, message: "no")
  let note = Finding(rule: .fallback, severity: .note, message: "fell back")
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en",
    scenes: [
      screen("en", findings: [note]), screen("de", findings: [warning]),
      screen("vi", findings: [other, error]),
    ])
  let findings = comparison.numberedFindings
  #expect(findings.map(\.number) == [1, 2, 3])
  #expect(findings.map(\.finding.severity) == [.error, .warning, .note])
  #expect(findings.map(\.cells) == [[2], [1, 2], [0]])
  #expect(
    findings[1].statements(CellList(comparison, words: CellWords())) == [
      .init(text: "de: cut by 3 pt"), .init(text: "vi: cut by 9 pt"),
    ])
}

/// Up to twelve wordings are listed with the hint of each; more are one, with the range of the numbers.
@Test(arguments: [2, 12, 13])
func eachCellsWordsAndHintAreListed(count: Int) {
  let locales = Array(
    ["de", "fr", "es", "it", "ja", "ko", "vi", "th", "nl", "sv", "da", "fi", "nb"].prefix(count))
  let comparison = ScreenComparison(
    document: "a.yaml", source: "en",
    scenes: [screen("en")]
      + locales.enumerated().map { index, locale in
        screen(
          locale,
          findings: [
            Finding(
              rule: .outside, view: "title", message: "out by \(index) points",
              hint: "Give it \(index).")
          ])
      })
  let list = CellList(comparison, words: CellWords())
  let statements = comparison.numberedFindings.first?.statements(list) ?? []
  if count > 12 {
    #expect(statements == [.init(text: "out by 0 to 12 points", hint: "Give it 12.")])
  } else {
    #expect(statements.count == count)
    #expect(statements.last?.text == "\(locales[count - 1]): out by \(count - 1) points")
    #expect(statements.map(\.hint) == (0..<count).map { "Give it \($0)." })
  }
}

/// Cells 0 to 2 are English, German and Vietnamese on a phone, 3 to 5 the same on a tablet.
@Test(arguments: [
  ([1, 2], "de, vi (Phone)"), ([1], "de (Phone)"), ([1, 2, 4], "de; vi (Phone)"),
  ([1, 4], "de"), ([1, 2, 4, 5], "de, vi"), ([0, 1, 2, 3, 4, 5], "all 6 cells"),
])
func cellsAreNamedByWhatTellsThemApart(_ cells: [Int], _ words: String) {
  let scenes = ["phone", "tablet"].flatMap { device in
    ["en", "de", "vi"].map { screen($0, device: device) }
  }
  let comparison = ScreenComparison(
    document: "a.yaml", cells: scenes.map { ComparedCell(scene: $0) })
  let list = CellList(comparison, words: CellWords(deviceName: { $0.capitalized }))
  #expect(list.words(for: cells) == words)
}

/// Cells 0 to 11 are English at all text sizes, 12 to 23 German.
@Test(arguments: [
  (
    Array(7..<12),
    "en (Accessibility 1, Accessibility 2, Accessibility 3, Accessibility 4, Accessibility 5)"
  ),
  ([10, 11, 22, 23], "en, de (Accessibility 4, Accessibility 5)"),
  ([11, 22, 23], "en, de (Accessibility 5); de (Accessibility 4)"), (Array(12..<24), "de"),
])
func whatCellsHaveInCommonIsSaidOnce(_ cells: [Int], _ words: String) {
  let scenes = ["en", "de"].flatMap { locale in
    ContentSizeCategory.allCases.map { screen(locale, textSize: $0) }
  }
  let comparison = ScreenComparison(
    document: "a.yaml", cells: scenes.map { ComparedCell(scene: $0) })
  #expect(CellList(comparison, words: CellWords()).words(for: cells) == words)
}

@Test func cellsAreNamedByThoseThatAreMissingWhereThatIsShorter() {
  let scenes = (0..<12).map { screen("l\($0)") }
  let comparison = ScreenComparison(
    document: "a.yaml", cells: scenes.map { ComparedCell(scene: $0) })
  let list = CellList(comparison, words: CellWords())
  #expect(list.words(for: Array(1..<12)) == "all 12 cells but l0")
  #expect(list.words(for: [0, 1]) == "l0, l1")
}

@Test func traitsOfOneCellStandTogether() {
  let scenes = ["phone", "tablet"].flatMap { device in
    Appearance.allCases.map { screen("de", device: device, appearance: $0) }
  }
  let comparison = ScreenComparison(
    document: "a.yaml", cells: scenes.map { ComparedCell(scene: $0) })
  #expect(
    CellList(comparison, words: CellWords()).words(for: [0, 3])
      == "de (phone · Light, tablet · Dark)")
}

@Test func cellsThatDifferInTheLocaleAloneAreNamedByIt() {
  let comparison = ScreenComparison(
    document: "a.yaml", cells: ["en", "de", "vi"].map { ComparedCell(scene: screen($0)) })
  #expect(CellList(comparison, words: CellWords()).words(for: [1, 2]) == "de, vi")
}

@Test func aDirectionThatFollowsFromTheLocaleIsNotNamed() {
  let scenes = [
    screen("en"), screen("ar", direction: .rightToLeft), screen("he", direction: .rightToLeft),
  ]
  let comparison = ScreenComparison(document: "a.yaml", source: "en", scenes: scenes)
  #expect(CellList(comparison, words: CellWords()).words(for: [1, 2]) == "ar, he")
}

/// A heading has the language of a cell only where there are several, or but one cell.
@Test(arguments: [
  (["de", "de"], "Deutsch (de) · compared"), (["de"], "compared"), (["de", "en"], "compared"),
])
func theOnlyLanguageOfSeveralCellsIsSaidAbove(locales: [String], start: String) {
  let cells = locales.enumerated().map { index, locale in
    ComparedCell(scene: screen(locale, device: "phone \(index)"))
  }
  let comparison = ScreenComparison(document: "a.yaml", cells: cells, reference: screen("en").cell)
  let words = CellWords(nativeName: { $0 == "de" ? "Deutsch" : nil })
  #expect(comparison.subtitle(words).hasPrefix(start), "\(comparison.subtitle(words))")
}

@Test func whatAllCellsShareIsSaidOnceAbove() {
  let comparison = ScreenComparison(
    document: "a.yaml", name: "Profile", source: "en",
    scenes: [
      screen("en", device: "phone", textSize: .accessibility3),
      screen("de", device: "phone", textSize: .accessibility3),
    ])
  let words = CellWords(
    nativeName: { $0 == "en" ? "English" : nil }, deviceName: { $0.capitalized })
  #expect(
    comparison.subtitle(words)
      == "a.yaml · compared with English (en) · Phone · Accessibility 3")
}

/// A sheet explains a few hundred findings, and says how many more there are.
@Test func onlyTheFirstFindingsAreWorded() {
  let findings = (0..<40).map { index in
    Finding(
      rule: .touchTarget, severity: index == 39 ? .error : .note, view: "v\(index)",
      message: "Number \(index).")
  }
  let comparison = ScreenComparison(
    document: "a.yaml", cells: [ComparedCell(scene: screen("en", findings: findings))])
  let (some, count) = comparison.numberedFindings(limit: 3)
  #expect(some.map(\.number) == [1, 2, 3] && count == 40)
  #expect(some.map(\.finding.message) == ["Number 39.", "Number 0.", "Number 1."])
  #expect(comparison.numberedFindings.prefix(3) == some[...])
}
