import Foundation
import LayoutScene
import Symbols

extension Fact {
  /// What is wrong, in one sentence without a full stop.
  public var message: String {
    fileMessage ?? valueMessage ?? nameMessage ?? constraintMessage ?? reuseMessage
      ?? referenceMessage ?? ""
  }

  /// A correction, where one is known; without a full stop.
  public var advice: String? { correction.map { "did you mean “\($0.meant)”?" } ?? otherAdvice }

  /// An unknown name, and the known one that was likely meant; nil where nothing is near enough.
  package var correction: Finding.Correction? {
    switch self {
    case .unknownColor(let name, _) where CSSColor.digits(of: name) != nil: nil
    case .unknownKey(let name, _, let near?, _), .unknownChoice(let name, _, let near?, _),
      .unknownAttribute(let name, let near?, _), .unknownGuide(let name, let near?, _),
      .unknownComponent(let name, let near?, _), .unknownStyle(let name, let near?, _),
      .unknownParameter(let name, _, let near?, _), .unknownView(let name, let near?),
      .unknownMetric(let name, let near?), .unknownString(let name, let near?),
      .unknownSymbol(let name, let near?), .unknownColor(let name, let near?),
      .unknownLocale(let name, _, let near?), .unknownConstraint(let name, let near?),
      .unusedName(let name, _, let near):
      Finding.Correction(written: name, meant: near)
    default: nil
    }
  }

  private var otherAdvice: String? {
    switch self {
    case .unknownKey(_, _, _, let known):
      known.count > Self.mostListed ? manual : Self.list(known)
    case .unknownAttribute(let name, _, _) where Self.ratios.contains(name):
      "a ratio is a constraint between width and height, such as “a.width = 16/9 * a.height”"
    case .unknownChoice(_, _, _, let known), .unknownAttribute(_, _, let known),
      .unknownGuide(_, _, let known), .unknownComponent(_, _, let known),
      .unknownStyle(_, _, let known), .unknownParameter(_, _, _, let known):
      Self.list(known)
    case .unknownSymbol:
      "the name of a symbol is words of lower case letters and digits with points between, such "
        + "as heart.fill"
    case .unknownColor(let name, _):
      CSSColor.digits(of: name).map { "write \($0)" }
        ?? "write digits in quotes, such as \"#f5f5f7\", or a name such as systemBlue"
    case .unknownLocale: "the codes of languages are those of ISO 639, such as de, ja or pt"
    case .unknownVariable(_, let suggestion, let known):
      (suggestion.map { "did you mean “$\($0)”?" } ?? Self.list(known)).map {
        $0 + " (“$$” is a “$” in a text)"
      }
    case .constraint(_, let advice), .malformed(_, let advice): advice
    case .foreign(_, let advice): advice
    case .keyOfRoot: "views are listed under “views”"
    case .keyOfClass(_, _, let viewClass): "give it its class, such as “class: \(viewClass)”"
    case .keyOfPlace(let name, _, let view):
      "sizes and places are constraints, such as “\(view).\(name) = …”"
    case .keyElsewhere(_, _, let view, let advice): advice.replacing("{view}", with: view)
    case .keyBesideView(_, let view): "indent it further than “\(view)”, to which it belongs"
    case .syntax(let expected, let found): Self.syntaxAdvice(expected, found)
    case .keyOfValue(let key, let variable, _):
      "write “${\(variable)}.\(key)” where “.\(key)” is a part of the text"
    case .unreadable(_, .missing(let near?)), .stringsNotFound(_, .missing(let near?)),
      .include(_, .unreadable(.missing(let near?))), .image(_, .missing(let near?)):
      "did you mean “\(near)”?"
    case .image(let path, .missing): Self.imageAdvice(path)
    case .wrongArgument(_, _, "true or false", .scalar(let text?)):
      Suggestion.boolean(meant: text).map { "write \($0)" }
    case .wrongArgument(_, _, Self.number, .scalar(let text?)):
      Self.withoutUnit(text).map { "write \($0)" }
    case .unreadable(_, .escape(let escape)), .stringsNotFound(_, .escape(let escape)),
      .image(_, .escape(let escape)), .include(_, .unreadable(.escape(let escape))):
      escape.advice
    case .keyOfView(let name, _, let view):
      "write “\(name)” beside it, as a key of the \(view) itself"
    case .wrongValue(_, _, _, let meant): meant.map { "write \($0)" }
    case .pathForNames(_, let path): "write “include: \(path)” to read them from that file"
    case .unsuitableValue(_, _, _, let advice): advice
    case .missingValue(_, _, _, let advice): advice ?? "add it under “values”"
    case .needsQuotes(let text, _):
      (CSSColor.digits(of: text) ?? Self.quoted(text)).map { "write \($0)" }
    case .attributeGroup(let group, .besideOne):
      "write one of its attributes, or “\(group)” on both sides"
    case .attributeGroup(let group, .constant):
      "relate it to another view, as in “\(group) = superview + 16”"
    default: plainAdvice
    }
  }

  /// The advice that is the same whatever the mistake is about.
  private var plainAdvice: String? {
    switch self {
    case .strayText: "text with a comma or a colon in it has to be in quotes"
    case .reservedIdentifier: "choose another name"
    case .illegalIdentifier:
      "a name starts with a letter or an underscore, then has letters, digits and underscores"
    case .unknownConstraint: "give the constraint an “id”"
    case .illegalName:
      "a name has letters, digits, hyphens and underscores; “all” and “default” are reserved"
    case .laterMetric: "write it before the metrics that use it"
    case .noStrings: "name a string catalog under “strings”"
    case .notAllowable: "it is about mistakes in the document, which have to be mended"
    case .rootAmongViews: "write “root” beside “views”, as in “root: {background: systemGray6}”"
    case .viewsTooDeep: "leave out views that only hold another one"
    case .tooMuchText, .tooMuchExpanded: "shorten the text, or repeat it less often"
    case .needsFrame: "add “frame: [x, y, width, height]”"
    case .noSuperview: "use “root” for the screen itself"
    case .needsCurrencyStyle: "add “style: currency”"
    case .unsupportedXLIFF: "export version 1.2, as Xcode does"
    case .guideHasNoAttribute: "a guide has edges, centres and sizes only"
    default: nil
    }
  }

  /// The advice about what is not read as an equation or format.
  private static func syntaxAdvice(_ expected: String, _ found: String) -> String? {
    switch (expected, found) {
    case _ where units.contains { found == "“\($0)”" }:
      "lengths are numbers of points, without a unit"
    case _ where ["“>”", "“<”"].contains(found) && !isMarkup(expected):
      "relations are written =, <= and >="
    case (relation, _) where ["“*”", "“/”", "“+”", "“-”"].contains(found):
      "factors and distances stand on the right side, as in a.width = 0.5 * b.width + 8"
    case _ where ["“=”", "“==”", "“<=”", "“>=”"].contains(found) && expected.contains("the end"):
      "an equation has two sides; write two of them, each as an item of its own"
    case (_, "“;”") where expected.contains("the end"):
      "write each equation as an item of its own"
    case ("“.” and an attribute", _):
      "an anchor is a view with an attribute, such as “title.top”"
    case (_, "“$”"): "a metric is written by its name alone; only a component has variables"
    case (_, "“%”"): "a part of a length is written as a product, such as 0.5 * root.width"
    default: nil
    }
  }

  /// What other notations call the ratio of a view's sides.
  private static let ratios: Set = ["aspectRatio", "aspect", "ratio"]

  /// The text in those quotes in which nothing has to be escaped; nil where it is too long or needs
  /// both.
  private static func quoted(_ text: String) -> String? {
    guard text.count <= 60 else { return nil }
    if !text.contains("\""), !text.contains("\\") { return "\"\(text)\"" }
    return text.contains("'") ? nil : "'\(text)'"
  }

  /// Advice where a size or a symbol's name is written in the place of a path.
  private static func imageAdvice(_ path: String) -> String? {
    if path.contains(/^[A-Za-z]+:\//) {
      return "an image is a file of the project; nothing is fetched"
    }
    let name = (path as NSString).lastPathComponent
    if name.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil {
      return "a placeholder of a size is written {size: \(name)}"
    }
    return Symbol.named(name).map { _ in "a symbol is written {symbol: \(name)}" }
  }

  /// The most keys that a hint lists; nobody looks for one among more.
  private static let mostListed = 24

  private static func list(_ known: [String]) -> String? {
    known.isEmpty || known.count > 100 ? nil : "possible: " + known.joined(separator: ", ")
  }

  /// Where the keys of a class are listed that has too many for a hint.
  private var manual: String? {
    guard case .unknownKey(_, let owner, _, _) = self, owner.hasPrefix("the class ") else {
      return nil
    }
    return "“plumb help \(owner.dropFirst("the class ".count))” lists its keys"
  }

  /// What stands between the sides of an equation.
  package static let relation = "a relation (=, <= or >=)"

  /// Whether tags are expected, in which “<” and “>” are no relations.
  private static func isMarkup(_ expected: String) -> Bool {
    expected != relation && (expected.contains("<") || expected == "the end of the file")
  }

  private var fileMessage: String? {
    switch self {
    case .unreadable("", _): "a file has to have a name"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason.words)"
    case .tooLarge(let limit): "the file is larger than the limit of \(limit >> 20) MB"
    case .invalidUTF8(let byte):
      "the file is not UTF-8 text: byte 0x\(String(byte, radix: 16, uppercase: true)) does not fit"
    case .controlCharacter(let code):
      "the control character U+\(String(format: "%04X", code)) has no place in text"
    case .malformed(let words, _): words
    case .foreign(let language, _): "this is \(language), and not YAML"
    case .needsQuotes(let text, let reason):
      "“\(Self.shortened(text))” has to be in quotes, since \(reason.words(for: text))"
    case .unquotedFormat: "Visual Format that starts with “|” or “[” has to be in quotes"
    case .emptyDocument: "the file is empty"
    case .tooDeep(let limit): "nested more than \(limit) levels deep"
    case .tooMuchText(let limit): "the texts of a screen have \(limit >> 20) MB together at most"
    case .tooManyPredicates(let limit):
      "Visual Format has \(limit) sizes in one pair of parentheses at most"
    case .rootAmongViews: "“root” is the screen itself, and none of its “views”"
    case .viewsTooDeep(let limit): "more than \(limit) views inside each other"
    case .tooManyValues(let limit): "more than \(limit) values, counting what aliases stand for"
    case .tooManyAttributes(let limit): "an element with more than \(limit) attributes"
    case .tooManyNamespaces(let limit): "an element in more than \(limit) namespaces"
    case .tooManyMistakes(let limit): "there are more than \(limit) mistakes; these are the first"
    case .tagged(let tag): "the tag “\(Self.shortened(tag))” has no meaning here; leave it out"
    case .takenItem(let name, let line):
      "two items are called “\(name)”; the first is on line \(line)"
    case .duplicateKey(let name, let line):
      "“\(name)” is written twice" + (line.map { "; the first is on line \($0)" } ?? "")
    case .keyNotText: "a key must be text"
    default: nil
    }
  }

  private var valueMessage: String? {
    switch self {
    case .strayText(let name, let owner): "\(owner) has no key “\(Self.shortened(name))”"
    case .unknownKey(let name, let owner, _, _): "\(owner) has no key “\(name)”"
    case .missingKey(let name, let owner): "\(owner) needs the key “\(name)”"
    case .missingOneKey(let names, let owner):
      "\(owner) needs one of the keys \(names.map { "“\($0)”" }.joined(separator: ", "))"
    case .keyOfRoot(let name): "the root view has no key “\(name)”"
    case .keyOfView(let name, let owner, _), .keyOfPlace(let name, let owner, _),
      .keyOfClass(let name, let owner, _), .keyElsewhere(let name, let owner, _, _):
      "\(owner) has no key “\(name)”"
    case .strayArgument(let name, let owner):
      "“\(name)” is no parameter of the component, and \(owner) has no such key"
    case .keyBesideView(let name, let view):
      "“\(name)” is a key of views, and stands beside the view “\(view)” as if it were another one"
    case .conflictingKeys(let first, let second): "“\(first)” and “\(second)” exclude each other"
    case .sameKey(let name, let other, let line):
      "“\(name)” means the same as “\(other)”, which is written on line \(line)"
    case .tooLongText(let limit): "the text is longer than the limit of \(limit) bytes"
    case .tooManyRuns(let limit): "the text has more than \(limit) styled runs"
    case .runsInPlainText:
      "this text has one style; Markdown and runs are for labels, text views and titles of buttons"
    case .wrongKind(let key, let expected, let found):
      Self.prefix(key) + "expected \(expected), found \(found.words)"
    case .wrongValue(let key, let expected, let found, _):
      Self.prefix(key) + "expected \(expected), found “\(Self.shortened(found))”"
    case .pathForNames(let key, let path):
      "\(key): expected a mapping of names, found the path “\(Self.shortened(path))”"
    case .needsCurrencyStyle: "“code” needs a number in the currency style"
    case .unknownChoice(let value, let what, _, _): "there is no \(what) “\(Self.shortened(value))”"
    case .unknownSymbol(let name, _): "there is no symbol “\(Self.shortened(name))”"
    case .unknownColor(let name, _): "there is no colour “\(Self.shortened(name))”"
    case .notAllowable(let rule): "“\(rule)” cannot be allowed"
    default: nil
    }
  }

  private var nameMessage: String? {
    switch self {
    case .duplicateIdentifier(let name, let line):
      "the identifier “\(name)” is already taken on line \(line)"
    case .reservedIdentifier(let name): "the name “\(name)” is reserved"
    case .illegalIdentifier(let name): "“\(Self.shortened(name))” cannot be an identifier"
    case .unknownView(let name, _): "there is no view or guide “\(Self.shortened(name))”"
    case .unusedName(let name, let what, let meant):
      "nothing uses the \(what) “\(Self.shortened(name))”, and “\(Self.shortened(meant))” is not defined"
    case .laterMetric(let name):
      "the metric “\(Self.shortened(name))” is defined only after its use"
    case .unknownMetric(let name, _): "there is no metric “\(Self.shortened(name))”"
    case .unknownAttribute(let name, _, _): "there is no attribute “\(Self.shortened(name))”"
    case .unknownGuide(let name, _, _): "there is no guide “\(Self.shortened(name))”"
    case .notArranged(let name, let stack):
      "“\(name)” is not one of the views that “\(stack)” arranges"
    default: nil
    }
  }

  private var constraintMessage: String? {
    switch self {
    case .syntax(let expected, let found): "expected \(expected), found \(Self.shortened(found))"
    case .tooManyOperators(let limit): "more than \(limit) operators in one expression"
    case .secondAnchor:
      "only one anchor may stand on the right side, as in UIKit; for a sum of two, give a layout guide "
        + "the first edge of one and the last of the other, and use the guide's size"
    case .dividedByAnchor: "nothing can be divided by an anchor"
    case .attributeGroup(let group, let reason):
      "“\(group)” cannot be used here: \(reason.words)"
    case .visualFormat(let mistake): mistake
    case .constraint(let words, _): words
    case .noSuperview(let name): "“\(name)” has no superview"
    case .superviewOfNothing: "the equation names no view whose superview this could be"
    case .guideNeedsScrollView(let guide, let view):
      "“\(view)” is no scroll view and has no guide “\(guide)”"
    case .guideHasNoAttribute(let attribute): "a layout guide has no “\(attribute)”"
    case .tooLargeNumber(let number, let limit):
      "the number \(Self.shortened(number)) exceeds the limit of ±\(String(decimal: limit))"
    case .priorityTwice: "the priority is given twice"
    case .needsFrame: "“autoresizing” says how a frame follows its superview, and there is no frame"
    default: nil
    }
  }

  private var referenceMessage: String? {
    switch self {
    case .image(let path, let reason): "cannot use the image \(path): \(reason.words)"
    case .noStrings(let key): "“\(key)” cannot be looked up: the document names no strings"
    case .unknownString(let key, _): "the strings have no key “\(Self.shortened(key))”"
    case .unknownLocale(let text, let fault, _):
      "there is no locale “\(Self.shortened(text))”: \(fault.words)"
    case .stringsNotFound(let path, let reason): "cannot read the strings \(path): \(reason.words)"
    case .noLocales(let folder):
      "\(folder) contains no <locale>.lproj/Localizable.strings or .stringsdict, and no .xliff or .xcloc"
    case .malformedXML(let words): words
    case .unsupportedXLIFF(let version): "XLIFF \(Self.shortened(version)) is not supported"
    case .malformedStrings(let expected): "expected \(expected)"
    case .missingValue(let key, let index, let given, _):
      "“\(key)” uses value \(index), and “values” has \(given == 0 ? "none" : "only \(given)")"
    case .unsuitableValue(let key, let specifier, let value, _):
      "“\(key)” needs a number for \(specifier), found “\(Self.shortened(value))”"
    default: nil
    }
  }

  static func prefix(_ key: String?) -> String { key.map { "\($0): " } ?? "" }

  /// A quoted text shortened to 60 characters of one line, so that messages stay legible.
  package static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }
}
