import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Reuse

/// Names as a person would choose them, for views that are known by their object ids: the outlet, the label in
/// Interface Builder, the identifier for accessibility, the text, the image, and at last the class.
struct ViewNames {
  private let tree: ViewTree
  private let outline: BuilderOutline
  private var names: [String: String] = [Expansion.rootName: Expansion.rootName]
  private var taken: Set<String> = Self.reserved
  /// The numbers behind which the next free name is looked for, by names.
  private var lastNumbers: [String: Int] = [:]
  /// How many views are in each.
  private let counts: [String?: Int]

  /// The new names by the old ones.
  static func names(in tree: ViewTree, _ outline: BuilderOutline) -> [String: String] {
    var chooser = ViewNames(tree: tree, outline: outline)
    chooser.chooseGiven()
    for entry in tree.entries where chooser.names[entry.name] == nil { chooser.choose(entry) }
    return chooser.names
  }

  private init(tree: ViewTree, outline: BuilderOutline) {
    (self.tree, self.outline) = (tree, outline)
    counts = tree.entries.reduce(into: [:]) { $0[$1.parent, default: 0] += 1 }
    // The screen's bars are views with these names.
    taken.formUnion(ScreenBars.keys.filter { tree.entries.first?.node[$0] != nil })
  }

  /// Names that mean something else in equations or YAML.
  private static let reserved = Identifier.reserved.union(TruthWords.values.keys)
    .union(["view", "hairline", "null"])

  // MARK: Given names

  /// Outlets come first, whichever view they are of: they are what the app's code says.
  private mutating func chooseGiven() {
    let given: [(BuilderOutline.Element) -> String?] = [
      { $0.outlet.map(Self.outlet) }, { $0.userLabel.flatMap { Self.identifier($0) } },
      { $0.accessibilityIdentifier.flatMap { Self.identifier($0) } },
    ]
    for name in given {
      for entry in tree.entries where names[entry.name] == nil {
        if let name = outline.elements[entry.name].flatMap(name), !taken.contains(name) {
          take(name, for: entry)
        }
      }
    }
  }

  private mutating func take(_ name: String, for entry: ViewTree.Entry) {
    names[entry.name] = name
    taken.insert(name)
  }

  /// An outlet's name without what only code needs.
  private static func outlet(_ property: String) -> String {
    var name = property[...]
    while name.hasPrefix("_") { name = name.dropFirst() }
    if name.hasSuffix("Outlet"), name.count > 6 { name = name.dropLast(6) }
    return Identifier.isLegal(String(name)) ? String(name) : identifier(property) ?? "outlet"
  }

  // MARK: Names by content

  private mutating func choose(_ entry: ViewTree.Entry) {
    let kind = Self.kind(of: entry, outline, isAlone: isAlone(entry))
    let words = Self.content(of: entry, outline)
    var candidates = [words, words.map { $0 + kind.capitalizedFirst }].compactMap(\.self)
    if let owner = names[tree.parent(of: entry.name) ?? ""], let part = Self.part(entry.name, kind)
    {
      candidates.append(owner + part.capitalizedFirst)
    }
    let isPlain = candidates.isEmpty
    if isPlain {
      // A word for what it is, with what is in it or whose it is rather than with a number.
      candidates = [kind]
      if let inner = Self.words(in: entry.node) { candidates.append(inner + kind.capitalizedFirst) }
      if let owner = names[tree.parent(of: entry.name) ?? ""], owner != Expansion.rootName,
        owner.count <= Self.ownerLimit
      {
        candidates.append(owner + kind.capitalizedFirst)
      }
    }
    if let name = candidates.first(where: { !taken.contains($0) && Identifier.isLegal($0) }) {
      return take(name, for: entry)
    }
    take(numbered(isPlain ? kind : candidates.last ?? kind), for: entry)
  }

  /// The longest name of a view that another one is called after, letters.
  private static let ownerLimit = 12

  /// What a view is of its owner: its content, or a part that has no id of its own, such as `OWNER/separator`.
  private static func part(_ name: String, _ kind: String) -> String? {
    if kind == "content" { return kind }
    let parts = name.split(separator: "/")
    return parts.count == 2 && Identifier.isLegal(String(parts[1])) ? String(parts[1]) : nil
  }

  private mutating func numbered(_ name: String) -> String {
    guard taken.contains(name) else { return name }
    // A name that is taken is never free again.
    var number = lastNumbers[name, default: 1] + 1
    while taken.contains("\(name)\(number)") { number += 1 }
    lastNumbers[name] = number
    return "\(name)\(number)"
  }

  /// Whether a view is the only one in its superview.
  private func isAlone(_ entry: ViewTree.Entry) -> Bool {
    counts[entry.parent] == 1
  }

  /// The text, the title or the placeholder of a view as a name.
  private static func text(of node: Node, kind: String) -> String? {
    ["text", "title", "placeholder"].lazy.compactMap { key -> String? in
      guard let value = node[key]?.value else { return nil }
      let text = value.scalar?.text ?? value.sequence?.first?["text"]?.value.scalar?.text
      return text.flatMap { identifier($0, isText: true, kind: kind) }
    }.first
  }

  /// The first text in a view that makes a name.
  private static func words(in node: Node) -> String? {
    (node["views"]?.value.mapping ?? []).lazy.compactMap { view in
      text(of: view.value, kind: "") ?? words(in: view.value)
    }.first
  }

  /// The view's words: its text, its image's name, or what the app's code calls it.
  private static func content(of entry: ViewTree.Entry, _ outline: BuilderOutline) -> String? {
    let element = outline.elements[entry.name]
    if let name = text(of: entry.node, kind: kind(of: entry, outline)) { return name }
    for name in [element?.reuseIdentifier, element?.customClass.map(role), element?.image] {
      if let name = name.flatMap({ identifier($0) }) { return name }
    }
    return nil
  }

  /// A class without the prefix and ending that classes of apps have: `ABCAvatarView` is an avatar.
  private static func role(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    var name = capitals.count > 2 ? String(name.dropFirst(capitals.count - 1)) : name
    if name.hasSuffix("View"), name.count > 4, !name.hasSuffix("ImageView") { name.removeLast(4) }
    return name
  }

  // MARK: Classes

  private static let kinds = [
    "label": "label", "button": "button", "image": "image", "textField": "field",
    "textView": "textView", "switch": "toggle", "slider": "slider", "progress": "progress",
    "stepper": "stepper", "activity": "spinner", "segmented": "segments", "pageControl": "pages",
    "datePicker": "datePicker", "searchBar": "searchBar", "navigationBar": "navigation",
    "toolbar": "toolbar", "tabBar": "tabs", "visualEffect": "blur", "list": "list", "cell": "cell",
    "section": "section",
  ]

  private static let elements = [
    "tableView": "table", "collectionView": "collection", "scrollView": "scroll",
    "tableViewCell": "cell", "collectionViewCell": "cell", "collectionReusableView": "header",
    "tableViewCellContentView": "content", "collectionViewCellContentView": "content",
    "mapView": "map", "mtkView": "map", "wkWebView": "web", "webView": "web",
    "visualEffectView": "blur", "pickerView": "picker",
  ]

  /// A word for what the view is.
  private static func kind(
    of entry: ViewTree.Entry, _ outline: BuilderOutline, isAlone: Bool = false
  ) -> String {
    let element = outline.elements[entry.name]?.kind ?? ""
    if let kind = elements[element] { return kind }
    if entry.name.hasSuffix("/contentView") { return "content" }
    let name = entry.node["class"]?.value.scalar?.text ?? "view"
    if let kind = kinds[name] { return kind }
    if name == "stack" {
      return entry.node["axis"]?.value.scalar?.text == "vertical" ? "column" : "row"
    }
    if name == "scroll" { return "scroll" }
    let hasViews = entry.node["views"] != nil
    if !hasViews, isLine(entry.node) { return "line" }
    return isAlone && hasViews ? "content" : hasViews ? "container" : "box"
  }

  /// Whether a view is as thin as the lines between others.
  private static func isLine(_ node: Node) -> Bool {
    let numbers = (node["recorded"]?.value["frame"]?.value.sequence ?? []).compactMap {
      $0.scalar.flatMap { Double($0.text) }
    }
    return numbers.count == 4 && (0.1...2).contains(min(numbers[2], numbers[3]))
  }

  // MARK: Words

  /// The most words and letters that a name has of a text.
  private static let (wordLimit, letterLimit) = (3, 24)

  /// A text as a name in lowerCamelCase; nil for one without Latin letters, or that says nothing.
  static func identifier(_ text: String, isText: Bool = false, kind: String = "") -> String? {
    let plain = latin(text).folding(options: .diacriticInsensitive, locale: nil)
      .replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "’", with: "")
    let foreign = plain.unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isASCII }
    if foreign, isText { return nil }
    var words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if isText {
      if empty.contains(words.map { $0.lowercased() }.joined(separator: " "))
        || words.first?.lowercased() == "lorem"
      {
        return nil
      }
      let isWhole = words.count <= wordLimit
      words = Array(words.prefix(wordLimit))
      while words.count > 1, words.map(\.count).reduce(0, +) > letterLimit { words.removeLast() }
      while !isWhole, words.count > 1, let last = words.last, small.contains(last.lowercased()) {
        words.removeLast()
      }
    }
    guard let first = words.first, words.map(\.count).reduce(0, +) <= 40 else { return nil }
    let rest = words.dropFirst().map { $0.capitalizedFirst }
    let name =
      lowered(first)
      + rest.map { isText ? $0.prefix(1) + $0.dropFirst().lowercased() : $0 }.joined()
    guard let initial = name.first, initial.isNumber else { return name }
    return kind.isEmpty ? nil : kind + name
  }

  /// A text without the Latin letters that are no letter of ASCII with a mark: `Größe` as `Grosse`.
  static func latin(_ text: String) -> String {
    text.contains(where: { letters[$0] != nil })
      ? text.map { letters[$0] ?? String($0) }.joined() : text
  }

  private static let letters: [Character: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l",
    "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
  ]

  /// `URLField` as `urlField`, `SIGN` as `sign`, `SignIn` as `signIn`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase || $0.isNumber }
    if capitals.count == word.count { return word.lowercased() }
    return word.prefix(max(1, capitals.count - 1)).lowercased()
      + word.dropFirst(max(1, capitals.count - 1))
  }

  /// Texts that Interface Builder gives to new views.
  private static let empty: Set<String> = ["label", "button", "text", "textview", "switch", "view"]

  /// Words with which no name ends.
  private static let small: Set<String> = [
    "a", "an", "the", "to", "of", "or", "and", "for", "your", "you", "is", "by", "with",
    "from", "this",
  ]
}
