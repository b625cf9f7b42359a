import CICU

/// `{date: 2026-11-20, style: long}`: a date, a time or both, formatted by the locale.
package struct DateValue: Sendable, Hashable {
  package enum Style: String, Sendable, CaseIterable {
    case short, medium, long, full

    var icu: ICUDateStyle {
      switch self {
      case .short: ICUDateStyleShort
      case .medium: ICUDateStyleMedium
      case .long: ICUDateStyleLong
      case .full: ICUDateStyleFull
      }
    }
  }

  package var moment = CivilMoment()
  package var style: Style?
  package var time: Style?
  /// The fields that are shown, such as `yMMMd`. The locale chooses their order and the text
  /// between them.
  package var skeleton: String?
  /// The moment from which the distance is shown, in the place of the date itself.
  package var reference: CivilMoment?
  /// Whether a distance that has a name is shown by it, such as “yesterday”.
  package var isNamed = false
  /// The time zone's name, such as `Europe/Berlin`.
  package var zone = Self.standardZone

  package init() {}

  static let standardZone = "UTC"

  /// The date formatted in a locale; nil where ICU cannot format it. Without styles and skeleton
  /// only the date is shown.
  package func formatted(in locale: LocaleTag) -> TextValue? {
    guard let milliseconds = moment.milliseconds(in: zone) else { return nil }
    let zone = Array(zone.utf16)
    let name = locale.icuName
    let text: String?
    if let reference {
      guard let start = reference.milliseconds(in: self.zone) else { return nil }
      text = ICU.text {
        icu_formatRelativeDate(
          milliseconds, start, isNamed, style == .short, name, zone, Int32(zone.count), $0, $1)
      }
    } else if let skeleton {
      let fields = Array(skeleton.utf16)
      text = ICU.text {
        icu_formatDateBySkeleton(
          milliseconds, fields, Int32(fields.count), name, zone, Int32(zone.count), $0, $1)
      }
    } else {
      let date = style ?? (time == nil ? .medium : nil)
      text = ICU.text {
        icu_formatDate(
          milliseconds, date?.icu ?? ICUDateStyleNone, time?.icu ?? ICUDateStyleNone, name, zone,
          Int32(zone.count), $0, $1)
      }
    }
    return text.map { TextValue(formatted: $0, digits: nil) }
  }

  /// The names of time zones, sorted.
  package static let zones = ICU.names { icu_zones() }.sorted()

  /// Whether `text` only has letters that stand for fields.
  package static func isSkeleton(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 32
      && text.allSatisfy { "GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx".contains($0) }
  }
}

/// A day and a time of day, either in a time zone that is given elsewhere or with an offset from
/// UTC.
package struct CivilMoment: Sendable, Hashable {
  private var date: [Int] = [1970, 1, 1]
  private var time: [Int] = [0, 0, 0]
  /// The offset from UTC in minutes, positive to the east; nil for the time zone's.
  private var offset: Int?

  init() {}

  /// The time of a picker without a date: 9:41 as in Apple's pictures, on the day of the first iPhone.
  /// A picture has to be the same every day.
  package static let presentation = CivilMoment("2007-01-09T09:41")

  /// Reads `2026-11-20`, with a time as in `2026-11-20 14:30`, `2026-11-20T14:30:05Z` or
  /// `2026-11-20T14:30+01:00`; nil for anything else, and for days that do not exist.
  package init?(_ text: String) {
    let pattern =
      #/
      ([0-9]{4})-([0-9]{2})-([0-9]{2})
      (?: [T\ ] ([0-9]{2}):([0-9]{2}) (?: :([0-9]{2}) )? (?: (Z) | ([+\-])([0-9]{2}):([0-9]{2}) )? )?
      /#
    guard text.utf8.count <= 32, let match = text.wholeMatch(of: pattern)?.output else {
      return nil
    }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    date = [number(match.1), number(match.2), number(match.3)]
    time = [number(match.4), number(match.5), number(match.6)]
    if let sign = match.8 {
      let (hours, minutes) = (number(match.9), number(match.10))
      guard hours <= 18, minutes < 60 else { return nil }
      let distance = hours * 60 + minutes
      offset = sign == "-" ? -distance : distance
    } else if match.7 != nil {
      offset = 0
    }
    guard milliseconds(in: DateValue.standardZone) != nil else { return nil }
  }

  /// A date in another order, with other signs or without noughts, such as `20.11.2026` or `2026/1/5`, as it is to be
  /// written; nil for anything else, and where day and month could be meant either way round.
  package static func meant(by text: String) -> String? {
    let pattern = #/([0-9]{1,4})\ ?([.\/-])\ ?([0-9]{1,2})\ ?\2\ ?([0-9]{1,4})(\D.*)?/#
    guard text.utf8.count <= 32, let match = text.wholeMatch(of: pattern)?.output else {
      return nil
    }
    let (first, second, third) = (Int(match.1) ?? 0, Int(match.3) ?? 0, Int(match.4) ?? 0)
    let date: (year: Int, month: Int, day: Int)
    if match.1.count == 4 {
      date = (first, second, third)
    } else if match.4.count < 4 {
      return nil
    } else if match.2 == "." || first > 12 || first == second {
      date = (third, second, first)
    } else if second > 12 {
      date = (third, first, second)
    } else {
      return nil
    }
    let digits = [date.year, date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let meant = digits.joined(separator: "-") + (match.5 ?? "")
    return CivilMoment(meant) == nil ? nil : meant
  }

  /// Milliseconds since 1970; nil for a time that does not exist in the zone.
  func milliseconds(in zone: String) -> Double? {
    ICU.prepare()
    let zone = Array((offset == nil ? zone : DateValue.standardZone).utf16)
    var result = 0.0
    let exists = icu_milliseconds(
      zone, Int32(zone.count), Int32(date[0]), Int32(date[1]), Int32(date[2]), Int32(time[0]),
      Int32(time[1]), Int32(time[2]), &result)
    return exists ? result - Double(offset ?? 0) * 60_000 : nil
  }
}
