import AutoLayout
import Files
import LayoutScene
import Localization

/// Values that the scene's locale formats: `{date: …}` and `{number: …}`.
enum FormattedValues {
  /// The styles of a date as a document writes them; the word `time` stands for no date.
  private static let dateStyles: [(name: String, value: DateValue.Style?)] =
    DateValue.Style.allCases.map { ($0.rawValue, $0) } + [("time", nil)]

  static let date = Value<DateValue>.fields(
    "a date", { DateValue() },
    [
      Field("date", kind: nil, moment, \.moment)
        .with(\.merging, .whole)
        .noted("A day, or a day and a time.", example: "2026-11-20T14:30"),
      Field("style", kind: nil, Value<DateValue.Style?>.choice("date style", dateStyles)) {
        date, style in
        if let style { date.style = style } else { date.time = date.time ?? .short }
      }
      .noted("How long the date is written, or time for the time alone.", example: "long"),
      Field("time", kind: nil, Value<DateValue.Style>.choice("time style"), \.time)
        .noted("How long the time is written.", example: "short"),
      Field("skeleton", kind: nil, skeleton, \.skeleton)
        .noted("Which parts are shown, by Unicode's letters.", example: "MMMd"),
      Field("relativeTo", kind: nil, moment, \.reference)
        .noted(
          "The moment that counts as now: shows how far the date is from it, in the largest unit of which one has passed.",
          example: "2026-11-21T09:00"),
      Field("named", kind: nil, .boolean, \.isNamed)
        .noted(
          "Whether a distance that has a name is shown by it, such as yesterday.", default: false,
          example: true),
      Field("zone", kind: nil, zone, \.zone)
        .noted("The time zone that the time is in.", example: "Europe/Berlin"),
    ], required: ["date"])

  static let number = Value<NumberValue>.fields(
    "a number", { NumberValue() },
    [
      Field("number", kind: nil, digits, \.digits)
        .with(\.merging, .whole)
        .noted("The number.", example: 1234.5),
      Field("style", kind: nil, Value<NumberValue.Style>.choice("number style"), \.style)
        .noted("How the number is written.", default: "decimal", example: "currency"),
      Field("unit", kind: nil, unit, \.unit)
        .noted("The unit of a measurement, by its name in CLDR.", example: "kilometer-per-hour"),
      Field("unitStyle", kind: nil, Value<NumberValue.UnitStyle>.choice("unit style"), \.unitStyle)
        .noted("How long the unit is written.", default: "medium", example: "long"),
      Field("code", kind: nil, currency, \.code)
        .noted("The currency of an amount.", example: "EUR"),
      Field("minimumFractionDigits", kind: nil, .count(0...20), \.minimumFractionDigits)
        .noted("The fewest digits behind the point.", example: 2),
      Field("maximumFractionDigits", kind: nil, .count(0...20), \.maximumFractionDigits)
        .noted("The most digits behind the point.", example: 2),
    ], required: ["number"])

  static let moment = Value<CivilMoment>(schema: ["type": "string"]) { node, reader in
    let expected = "a date such as 2026-11-20 or 2026-11-20T14:30"
    guard let text = reader.text(node, expected) else { return nil }
    return CivilMoment(text)
      ?? reader.wrong(expected, text, node, meant: CivilMoment.meant(by: text))
  }

  private static let skeleton = Value<String>(schema: ["type": "string"]) { node, reader in
    let expected = "date fields such as yMMMd"
    guard let text = reader.text(node, expected) else { return nil }
    return DateValue.isSkeleton(text) ? text : reader.wrong(expected, text, node)
  }

  private static let zone = Value<String>(schema: ["type": "string"]) { node, reader in
    guard let text = reader.text(node, "a time zone such as Europe/Berlin") else { return nil }
    return known(text, DateValue.zones, "time zone", node, reader)
  }

  private static let unit = Value<String>(schema: ["type": "string", "pattern": "^[a-z0-9-]+$"]) {
    node, reader in
    let expected = "a unit such as kilometer, celsius or kilometer-per-hour"
    guard let text = reader.text(node, expected) else { return nil }
    return NumberValue.isUnit(text) ? text : reader.wrong(expected, text, node)
  }

  private static let currency = Value<String>(
    schema: ["type": "string", "pattern": "^[A-Z]{3}$"]
  ) { node, reader in
    guard let text = reader.text(node, "a currency such as EUR") else { return nil }
    return known(text, NumberValue.currencies, "currency", node, reader)
  }

  private static func known(
    _ text: String, _ names: [String], _ what: String, _ node: Node, _ reader: DocumentReader
  ) -> String? {
    if names.contains(text) { return text }
    reader.report(.unknownChoice(text, of: what, known: names), node)
    return nil
  }

  private static let digits = Value<String>(
    schema: Value<Double>.number(-NumberValue.limit...NumberValue.limit).schema
  ) { node, reader in
    let expected = "a number of at most 15 digits before the point"
    let written = node.scalar?.text ?? ""
    guard let value = reader.number(node, expected, limit: NumberValue.limit) else { return nil }
    guard abs(value) < NumberValue.limit, value == 0 || abs(value) > 1 / NumberValue.limit else {
      return reader.wrong(expected, Numbers.words(value, node), node)
    }
    // A number keeps all the digits that are written; a result of arithmetic has its own.
    return Numbers.double(written) == nil ? String(decimal: value) : written
  }
}

extension Value where T == TextValue {
  /// A text as it is written, or a date or number that the locale formats.
  static var textValue: Value {
    .either(
      Value<String>.string.map { TextValue($0) }, orStructure: formatted,
      expected: "a string, a number, or a mapping such as {date: 2026-11-20}")
  }

  /// `{date: …}` or `{number: …}`.
  static var formatted: Value {
    let (date, number) = (FormattedValues.date, FormattedValues.number)
    return Value(schema: ["anyOf": [date.schema, number.schema]]) { node, reader in
      if node["number"] == nil {
        guard let value = date.read(node, reader), checked(value, node, reader) else { return nil }
        var shown = value.formatted(in: reader.formattingLocale)
        if let written = node["date"]?.value.scalar?.text { shown?.written = written }
        return shown ?? notFormatted("date", node, reader)
      }
      guard let value = number.read(node, reader), checked(value, node, reader) else { return nil }
      return value.formatted(in: reader.formattingLocale) ?? notFormatted("number", node, reader)
    }
    .holdingKeys(of: [date.rule, number.rule])
  }

  /// Reports a date or number that ICU cannot format, such as a time that is skipped when clocks go
  /// forward.
  private static func notFormatted(
    _ name: String, _ node: Node, _ reader: DocumentReader
  ) -> TextValue? {
    let value = node[name]?.value ?? node
    let expected = name == "date" ? "a date and time that the time zone has" : "a number"
    return reader.reading(name) { reader.wrong(expected, value.scalar?.text ?? "", value) }
  }

  private static func checked(
    _ value: DateValue, _ node: Node, _ reader: DocumentReader
  ) -> Bool {
    var pairs = [("skeleton", "style"), ("skeleton", "time")]
    pairs += [("relativeTo", "skeleton"), ("relativeTo", "time")]
    for (first, second) in pairs {
      guard node[first] != nil, let entry = node[second] else { continue }
      reader.report(.conflictingKeys(first, second), entry.key)
      return false
    }
    if value.reference == nil, let entry = node["named"] {
      reader.report(.missingKey("relativeTo", owner: "a date with “named”"), entry.key)
      return false
    }
    return true
  }

  private static func checked(
    _ value: NumberValue, _ node: Node, _ reader: DocumentReader
  ) -> Bool {
    if value.style == .currency, value.code == nil {
      reader.report(.missingKey("code", owner: "a number in a currency"), node)
      return false
    }
    if value.style != .currency, let entry = node["code"] {
      reader.report(.needsCurrencyStyle, entry.key)
      return false
    }
    let other = value.unit == nil ? node["unitStyle"] : value.style == nil ? nil : node["style"]
    if let other {
      reader.report(
        value.unit == nil
          ? .missingKey("unit", owner: "a number with “unitStyle”")
          : .conflictingKeys("unit", "style"), other.key)
      return false
    }
    if let least = value.minimumFractionDigits, let most = value.maximumFractionDigits,
      least > most, let entry = node["minimumFractionDigits"]
    {
      return reader.reading(entry.name) {
        reader.wrong("at most the maximumFractionDigits, \(most)", "\(least)", entry.value) ?? false
      }
    }
    return true
  }
}

extension DocumentReader {
  /// Writes a date and its time in the locale.
  func write(_ moment: CivilMoment?, into picker: DatePicker) {
    guard let moment else { return }
    var (date, time) = (DateValue(), DateValue())
    (date.moment, time.moment) = (moment, moment)
    (date.style, time.time) = (.medium, .short)
    if let text = date.formatted(in: formattingLocale)?.text { picker.dateText = text }
    if let text = time.formatted(in: formattingLocale)?.text { picker.timeText = text }
  }
}
