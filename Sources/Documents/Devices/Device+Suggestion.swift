import Files

extension Device {
  /// What is told of a name that no device has: the one that was probably meant, or those that there are. Of a family
  /// alone, such as `iphone`, these are its own.
  static func alternatives(to name: String) -> (near: String?, known: [String]) {
    let family = family(name)
    return family.isEmpty ? (suggestion(for: name), allNames) : (nil, family)
  }

  /// The devices of a family, such as `iphone`, where only the family was named; none for any other name.
  package static func family(_ name: String) -> [String] {
    let (word, orientation) = parts(of: name.lowercased())
    let names = allNames.filter { $0.hasPrefix(word + "-") }
    return names.count > 1 ? names.map { $0 + (orientation?.suffix ?? "") } : []
  }

  /// The device name that was probably meant by a name that no device has. For a name with a number
  /// it is a device with the same number, or else of the next newer one, or else the newest. For
  /// the beginning of several names, such as `ipad-pro`, it is the newest of them.
  public static func suggestion(for name: String) -> String? {
    let (word, orientation) = parts(of: name.lowercased())
    let newest = all.last { $0.names.contains { $0.hasPrefix(word + "-") } }
    if let known = newest?.names.first(where: { $0.hasPrefix(word + "-") }) {
      return known + (orientation?.suffix ?? "")
    }
    if let wanted = Generation(word) {
      let family = allNames.compactMap(Generation.init).filter { $0.family == wanted.family }
      let same = family.filter { $0.number == wanted.number }.map(\.name)
      if let near = nearest(to: word, orientation, in: same) { return near }
      if let next = wanted.next(in: family) { return next.name + (orientation?.suffix ?? "") }
    }
    return nearest(to: word, orientation, in: allNames)
  }

  private static func nearest(
    to word: String, _ orientation: Orientation?, in names: [String]
  ) -> String? {
    // The orientation's suffix is removed first: its equal letters would otherwise make up for wrong
    // ones in the name.
    if let orientation {
      return Suggestion.nearest(to: word, in: names).map { $0 + orientation.suffix }
    }
    let endings = [""] + Orientation.allCases.map(\.suffix)
    return Suggestion.nearest(
      to: word, in: endings.flatMap { ending in names.map { $0 + ending } })
  }
}

/// A name with a number, such as `iphone-16-pro`.
private struct Generation {
  let name: String
  /// The part before the number: `iphone`, `ipad-air`.
  let family: Substring
  let number: Int
  /// The part after the number: `-pro`, `e`, or nothing.
  let variant: Substring

  init?(_ name: String) {
    guard let digit = name.firstIndex(where: \.isNumber), digit > name.startIndex,
      name[name.index(before: digit)] == "-"
    else { return nil }
    let digits = name[digit...].prefix(while: \.isNumber)
    guard let number = Int(digits) else { return nil }
    self.name = name
    family = name[..<name.index(before: digit)]
    self.number = number
    variant = name[digits.endIndex...]
  }

  /// The next newer device of `family`, of the same variant if there is one; the newest where none
  /// is newer.
  func next(in family: [Generation]) -> Generation? {
    let newer = family.filter { $0.number > number }
    let candidates = newer.isEmpty ? family : newer
    let numbers = candidates.map(\.number)
    guard let nearest = newer.isEmpty ? numbers.max() : numbers.min() else { return nil }
    let same = candidates.filter { $0.variant == variant }
    let ofVariant = newer.isEmpty ? same.max { $0.number < $1.number } : same.first
    return ofVariant ?? candidates.first { $0.number == nearest }
  }
}
