import Documents
import Foundation
import LayoutScene
import Testing
import Work

@testable import CellLayout

/// Lists of traits make cells: each combination once, the source language first.
@Suite struct CellChoiceTests {
  private func document(_ more: String = "") throws -> OpenDocument {
    let text = "\(more)\nviews: {a: {class: label, text: Hi}}\n"
    return try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
  }

  private func choices(_ change: (inout CellChoices) -> Void) -> CellChoices {
    var choices = CellChoices()
    change(&choices)
    return choices
  }

  private func locales(_ names: String...) -> Choices<LocaleTag> {
    .some(names.compactMap(LocaleTag.init))
  }

  @Test("The tables of traits and of choices lack nothing that cells and their lists have")
  func tables() {
    func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(Set(names(Cell())) == Set(Cell.names))
    // Where sizes come from is the same for all cells of a run, and stands in no plan.
    #expect(
      Set(names(CellChoices())) == Set(CellChoice.all.map(\.name)).union(["intrinsic"]))
    for trait in Cell.Trait.allCases {
      #expect(!CellChoice.all(deciding: trait).isEmpty, "nothing chooses the \(trait.words)")
    }
  }

  @Test("The source language comes first, and the others keep their order") func order() throws {
    let cells = choices {
      $0.locale = locales("ja", "de", "en")
      $0.appearance = .some([.light, .dark])
    }.cells(of: try document("locale: en")).map(\.cell)
    #expect(cells.map(\.locale) == ["en", "en", "ja", "ja", "de", "de"])
    #expect(cells.map(\.appearance) == [.light, .dark, .light, .dark, .light, .dark])
  }

  @Test("A cell that lists name twice is made once") func once() throws {
    let cells = choices { $0.locale = locales("de", "en", "de") }.cells(of: try document())
    #expect(cells.map(\.cell.locale) == ["en", "de"])
  }

  @Test("The cells of a document share its work") func work() throws {
    let cells = choices { $0.locale = locales("de", "en", "ja") }.cells(of: try document())
    #expect(cells.allSatisfy { $0.options.work == WorkBudget.share(ofCells: 3) })
  }

  @Test("Of the variants that are asked for, those of the document are made") func variants() throws
  {
    let document = try document("variants: {compact: {views: {a: {hidden: true}}}}")
    let made = choices { $0.variant = .some([Cell.standardName, "compact", "wide"]) }
      .alternatives(of: document).map(\.variant)
    #expect(made == [nil, "compact"])
  }

  @Test("A number of cells that no integer holds is the largest one") func overflow() throws {
    let many = 1 << 22
    let count = choices {
      $0.appearance = .some(Array(repeating: .dark, count: many))
      $0.direction = .some(Array(repeating: .leftToRight, count: many))
      $0.orientation = .some(Array(repeating: .portrait, count: many))
    }.count(of: try document())
    #expect(count == .max)
  }

  @Test("All values, and those that are named besides them") func all() {
    let choices = Choices.all(and: ["de", "en"])
    #expect(choices.values(of: ["en", "ja"]) == ["en", "ja", "de"])
    #expect(Choices.some(["de"]).values(of: ["en", "ja"]) == ["de"])
  }

  @Test("A list that is missing is taken from another one, and no other list") func completed() {
    func full(_ locale: String, _ look: Appearance, _ screen: String) -> CellChoices {
      choices {
        $0.locale = locales(locale)
        $0.device = .some([Device.all[look == .dark ? 0 : 1]])
        $0.orientation = .some([look == .dark ? .portrait : .landscape])
        $0.size = CGSize(width: look == .dark ? 1 : 2, height: 1)
        $0.scale = look == .dark ? 1 : 2
        $0.textSize = .some([look == .dark ? .large : .small])
        $0.direction = .some([look == .dark ? .leftToRight : .rightToLeft])
        $0.appearance = .some([look])
        $0.pseudo = look == .dark ? .accented : nil
        $0.screen = .some([screen])
        $0.variant = .some([screen])
      }
    }
    let (own, other) = (full("de", .dark, "a"), full("en", .light, "b"))
    #expect(CellChoices().completed(by: own) == own)
    #expect(own.completed(by: other) == own)
  }
}
