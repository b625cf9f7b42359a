import Foundation

/// The sections by first letters that lists of names have, in the language of the surroundings.
open class UILocalizedIndexedCollation: UIKitObject {
  open class func current() -> Self { self.init() }
  public required override init() { super.init() }

  /// The Latin letters, and what begins with none of them.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  open func section(forSectionIndexTitle index: Int) -> Int { index }
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: locale)
    let first = folded.first.map { String($0).uppercased() }
    return Self.letters.firstIndex { $0 == first } ?? Self.letters.count
  }
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    return array.indices.sorted { first, second in
      let order = texts[first].compare(
        texts[second], options: [.caseInsensitive, .numeric], locale: locale)
      return order == .orderedSame ? first < second : order == .orderedAscending
    }.map { array[$0] }
  }

  private var locale: Locale { Locale(identifier: Surroundings.traits.locale) }
  private func text(of object: Any, _ selector: Selector) -> String {
    selector.send(to: object as AnyObject) as? String ?? ""
  }
}
