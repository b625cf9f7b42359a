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
      ("folder.badge.plus", "folder.badge.plus"),
      ("doc.fill.badge.plus", "document.fill.badge.plus"),
    ])
  func renamed(_ old: String, _ new: String) {
    #expect(Symbol.named(old) != nil)
    #expect(Symbol.named(old) == Symbol.named(new))
  }

  @Test(
    "A filled symbol with a badge or a companion has fill in the middle of its name",
    arguments: [
      ("cart.badge.plus", "cart.fill.badge.plus"),
      ("person.badge.plus", "person.fill.badge.plus"),
      ("tray.and.arrow.down", "tray.fill.and.arrow.down"),
    ])
  func fillInTheMiddle(_ plain: String, _ filled: String) throws {
    let (plain, symbol) = try (#require(Symbol.named(plain)), #require(Symbol.named(filled)))
    #expect(symbol.name == filled && symbol.art != plain.art)
    let behind = try #require(Symbol.named(plain.name + ".fill"))
    #expect(symbol.art == behind.art)
  }

  @Test(
    "Symbols that mean different things are drawn differently",
    arguments: [
      ("gear", "gearshape"), ("message", "bubble.left"), ("airplane", "airplane.departure"),
      ("xmark.octagon", "octagon"), ("xmark.octagon", "exclamationmark.octagon"),
      ("square.and.arrow.down", "square.and.arrow.up"), ("iphone", "ipad"),
      ("personalhotspot", "wifi"), ("bicycle", "figure.walk"),
    ])
  func meanings(_ one: String, _ other: String) throws {
    let (a, b) = (try #require(Symbol.named(one)), Symbol.named(other))
    #expect(a.art != b?.art)
  }

  @Test("Filled is a word of some names, and no other word for fill")
  func filled() {
    #expect(Symbol.named("circle.lefthalf.fill") == Symbol.named("circle.lefthalf.filled"))
    #expect(Symbol.named("circle.lefthalf.fill") != nil)
    for name in ["heart.filled", "bed.double.filled"] {
      #expect(Symbol.named(name) == nil && !SymbolNames.contains(name), "\(name)")
    }
  }

  @Test("A badge is a small symbol at the lower right corner, or a dot at the upper right one")
  func badges() throws {
    for (name, isBelow) in [("person.crop.circle.badge.plus", true), ("bell.badge", false)] {
      guard case .parts(let parts) = try #require(Symbol.named(name)).art else {
        Issue.record("\(name) has no parts")
        continue
      }
      #expect(parts.count == 2 && parts[0].scale == 1 && (0...1).contains(parts[1].scale))
      #expect(parts[1].shift.x > 0 && (parts[1].shift.y > 0) == isBelow, "\(name)")
    }
  }

  @Test("Letters and numbers in a circle or square, and badges, need no row of the table")
  func rules() {
    for name in [
      "1.circle", "50.square.fill", "a.circle.fill", "bell.badge", "bell.badge.fill",
      "person.crop.circle.badge.plus", "person.crop.circle.fill.badge.checkmark",
      "calendar.badge.clock",
    ] {
      #expect(SymbolNames.contains(name))
      #expect(Symbol.named(name) != nil, "\(name)")
    }
    for name in ["100.circle", "ab.circle", "é.circle", "1.hexagon", "nothing.badge.plus"] {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  @Test("Every part of a symbol that is made of others is there")
  func parts() {
    for row in SymbolParts.rows.split(separator: "\n") {
      let written = row.split(separator: "|").count
      for isFilled in [false, true] {
        let parts = SymbolParts.all(row.split(separator: " ", maxSplits: 2)[2], isFilled: isFilled)
        #expect(parts.count == written, "\(row)")
      }
    }
  }
}
