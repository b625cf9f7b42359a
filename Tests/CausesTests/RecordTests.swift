import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Causes

@Suite struct RecordTests {
  private let document = CauseTests.card

  private func record(_ text: String) throws -> String {
    try #require(
      Causes.record(of: open(text), options: DocumentOptions(), measurer: FixedWidthMeasurer())
    ).text()
  }

  private func find(_ record: JSON, _ text: String) throws -> Causes.Result {
    let (document, measurer) = try (open(text), FixedWidthMeasurer())
    let current = try document.screen(measurer: measurer).scene(includesAmbiguity: false)
    return try Causes.find(
      record: record, before: frames(of: current), document: document, options: DocumentOptions(),
      current: current, measurer: measurer)
  }

  @Test func theSameDocumentHasTheSameBytes() throws {
    #expect(try record(document) == record(document))
    // What is written is recorded, and not how.
    let commented = try document.with("- card.top = root.top", "- 'card.top = root.top").with(
      "top + 20", "top + 20'")
    #expect(try record(commented) == record(document))
  }

  @Test func aDocumentWithMistakesHasNoRecord() throws {
    let document = try open("constraints: [a.top = root.top]")
    #expect(
      Causes.record(of: document, options: DocumentOptions(), measurer: FixedWidthMeasurer()) == nil
    )
  }

  @Test func everyMemberThatIsMissingIsNamed() throws {
    let json = try JSONFile.value(Array(record(document).utf8), file: "record.json")
    #expect(throws: RecordError.malformed(place: "record.version")) {
      try find(json.removing("version"), document)
    }
    #expect(throws: RecordError.unknownVersion(2)) {
      try find(json.replacing("version", with: 2), document)
    }
    #expect(throws: RecordError.malformed(place: "record.views")) {
      try find(json.removing("views"), document)
    }
    #expect(throws: RecordError.malformed(place: "record.views")) {
      try find(json.replacing("views", with: []), document)
    }
    #expect(throws: RecordError.malformed(place: "record.constraints[0].first")) {
      let first = json["constraints"]?.elements?.first?.replacing("first", with: "card")
      return try find(json.replacing("constraints", with: [first ?? .null]), document)
    }
    #expect(throws: RecordError.malformed(place: "record.version")) { try find(.null, document) }
  }

  /// A record of an older version has neither the styles of views nor the places of values. What was edited is told where
  /// the value is now, and no style is called new.
  @Test(arguments: [
    ("font: caption1", "font: title1", "font styles.cap.font caption1 → title1"),
    (
      "weight: bold}, text: A", "weight: light}, text: A",
      "font a.font {weight: bold} → {weight: light}"
    ),
  ])
  func aRecordThatDoesNotKnowPlacesTellsNoOthers(old: String, new: String, cause: String) throws {
    let document = """
      canvas: {size: 300x200}
      styles: {cap: {class: label, font: caption1}}
      views: {a: {style: cap, font: {weight: bold}, text: A}, b: {style: cap, text: Bbb}}
      constraints: [a.top = root.top, a.left = root.left, b.top = a.bottom, b.left = root.left]
      """
    let full = try JSONFile.value(Array(record(document).utf8), file: "record.json")
    func older(_ json: JSON) -> JSON {
      switch json {
      case .array(let elements): .array(elements.map(older))
      case .object(let members):
        .object(
          members.filter { !["in", "parts", "as", "choices"].contains($0.key) }
            .map { .init(key: $0.key, value: older($0.value)) })
      default: json
      }
    }
    let (edited, measurer) = try (open(document.with(old, new)), FixedWidthMeasurer())
    let before = try open(document).screen(measurer: measurer).scene(includesAmbiguity: false)
    let found = try Causes.find(
      record: older(full), before: frames(of: before), document: edited,
      options: DocumentOptions(),
      current: edited.screen(measurer: measurer).scene(includesAmbiguity: false),
      measurer: measurer)
    #expect(
      found.causes.map {
        "\($0.kind.rawValue) \($0.what) \($0.before ?? "none") → \($0.after ?? "none")"
      } == [cause])
  }

  @Test(arguments: [0, 216, 335.5])
  func aKeyboardIsRecordedWithItsHeight(height: Double) throws {
    let text = try document.with("canvas:", "keyboard: \(String(decimal: height))\ncanvas:")
    let json = try JSONFile.value(Array(record(text).utf8), file: "record.json")
    #expect((json["canvas"]?["keyboard"] == nil) == (height == 0), "most screens have none")
    #expect(
      try RecordReader(file: "test.yaml").document(json).canvas.keyboardHeight == height)
  }

  /// The bounds are those of documents, and of what follows from them.
  @Test(
    arguments: [
      ("canvas", "scale", 0.25, true), ("canvas", "scale", 8, true),
      ("canvas", "scale", 0.2, false), ("canvas", "scale", 8.5, false),
      ("constraints[0]", "constant", -1e12, true), ("constraints[0]", "constant", -1e13, false),
      ("canvas", "size[0]", 10_000, true), ("canvas", "size[1]", 10_001, false),
      ("canvas", "designSize[0]", -1, false), ("canvas", "safeArea[3]", 1e13, false),
      ("canvas", "keyboard", 0, true), ("canvas", "keyboard", 10_000, true),
      ("canvas", "keyboard", -0.5, false), ("canvas", "keyboard", 10_000.5, false),
    ] as [(String, String, Double, Bool)])
  func numbersOutOfBoundsAreRefused(
    part: String, key: String, number: Double, isGood: Bool
  ) throws {
    let text = try record(document.with("canvas:", "keyboard: 20\ncanvas:"))
    let json = try JSONFile.value(Array(text.utf8), file: "record.json")
    func changed(_ value: JSON) -> JSON {
      guard let open = key.firstIndex(of: "["), let index = Int(key.dropLast().suffix(1)) else {
        return value.replacing(key, with: .number(number))
      }
      var elements = value[String(key[..<open])]?.elements ?? []
      elements[index] = .number(number)
      return value.replacing(String(key[..<open]), with: .array(elements))
    }
    var whole = json.replacing("canvas", with: changed(json["canvas"] ?? .null))
    if part != "canvas" {
      var elements = json["constraints"]?.elements ?? []
      elements[0] = changed(elements[0])
      whole = json.replacing("constraints", with: .array(elements))
    }
    do {
      _ = try find(whole, document)
      #expect(isGood)
    } catch let error as RecordError {
      #expect(!isGood && error == .malformed(place: "record.\(part).\(key)"), "\(error)")
    }
  }

  /// Records that somebody has damaged, at random but the same ones each time, are read or refused.
  @Test func aDamagedRecordIsReadOrRefused() throws {
    let json = try JSONFile.value(
      Array(
        record(KindTests.document.with("strings: strings", "#").with("{key: title}", "Order")).utf8),
      file: "record.json")
    var random = SplitMix(seed: 7)
    var refused = 0
    for _ in 0..<160 {
      let damaged = json.damaged(using: &random)
      do {
        _ = try find(damaged, document)
      } catch is RecordError {
        refused += 1
      }
    }
    #expect(refused > 40)
    #expect(refused < 160)
  }

  @Test func aChangeThatNoDocumentExplainsIsUnknown() throws {
    let (document, measurer) = try (open(document), FixedWidthMeasurer())
    let options = DocumentOptions()
    let record = try #require(Causes.record(of: document, options: options, measurer: measurer))
    let current = try document.screen(measurer: measurer).scene(includesAmbiguity: false)
    var before = frames(of: current)
    before["button"]?.origin.x += 4
    before["gone"] = .zero
    let found = try Causes.find(
      record: record, before: before, document: document, options: options, current: current,
      measurer: measurer)
    #expect(
      found.causes.map(line) == [
        "unknown | nothing in the document explains this change | 0 | – → – | button gone"
      ])
  }
}

extension JSON {
  /// The value with one value somewhere in it replaced by another kind of value, or taken away.
  fileprivate func damaged(using random: inout SplitMix) -> JSON {
    let strangers: [JSON] = [
      .null, true, -1, 0, 1e300, 0.5, "", "root", "card", "a.b.c.d", "card.width", [], .object([]),
      ["x"], .number(.infinity),
    ]
    switch self {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let index = elements.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<12, using: &random) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = elements[index].damaged(using: &random)
      }
      return .array(elements)
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let index = members.indices.randomElement(using: &random) ?? 0
      if Int.random(in: 0..<12, using: &random) == 0 {
        members.remove(at: index)
      } else {
        members[index].value = members[index].value.damaged(using: &random)
      }
      return .object(members)
    default: return strangers.randomElement(using: &random) ?? .null
    }
  }
}
