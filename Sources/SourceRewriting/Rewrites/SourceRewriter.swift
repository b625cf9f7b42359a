/// Rewrites a source that is meant for iOS so that it compiles on Linux with Plumb's UIKit, each token on its own
/// line.
package struct SourceRewriter {
  let source: SourceText
  let outline: Outline
  let conditions: Conditions
  let index: ModuleIndex
  let module: String
  var edits: [Edit] = []
  /// What follows the last line of the source.
  var appendix = ""
  /// What type parameters and variables of classes stand for.
  let bounds: [String: Bound]
  /// The imported modules that others stand for.
  var replaced: Set<String> = []
  /// Whether the source imports UIKit, by itself or where it is rewritten.
  var namesUIKit = false

  package init(
    _ source: SourceText, outline: Outline, module: String, index: ModuleIndex
  ) {
    self.source = source
    self.outline = outline
    self.module = module
    self.index = index
    conditions = Conditions(source)
    bounds = Self.bounds(of: source)
  }

  /// The edits; none for a source that compiles as it is.
  package static func edits(of entry: ModuleIndex.Entry, index: ModuleIndex) -> [Edit] {
    var rewriter = SourceRewriter(
      entry.source, outline: entry.outline, module: entry.module, index: index)
    rewriter.rewritePlatforms()
    rewriter.rewriteImports()
    rewriter.rewriteProtocols()
    rewriter.moveOverrides()
    rewriter.rewriteManagedProperties()
    rewriter.rewriteTests()
    for token in rewriter.source.tokens.indices { rewriter.rewrite(at: token) }
    if !rewriter.appendix.isEmpty {
      rewriter.insert(rewriter.appendix, at: rewriter.source.bytes.count)
    }
    return rewriter.edits
  }

  private mutating func rewrite(at index: Int) {
    switch source.tokens[index].kind {
    case .attribute: blankAttribute(at: index)
    case .pound:
      if source.has(index, "#selector") { rewriteSelector(at: index) }
      if source.has(index, "#keyPath") { rewriteKeyPath(at: index) }
    case .word(isQuoted: false):
      if source.has(index, "dynamic") { blankDynamic(at: index) }
      if source.has(index, "description") { rewriteClassDescription(at: index) }
      renameFunction(at: index)
      rewriteTexts(at: index)
      if source.has(index, "XCTestCaseEntry") { emptyList(of: index) }
      renameModule(at: index)
      rewriteMaking(at: index)
      rewriteOptionalCall(at: index)
    default: break
    }
  }

  mutating func blank(_ tokens: ClosedRange<Int>) {
    let range = source.range(of: tokens)
    edits.append(.blank(range, in: source))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  // MARK: Attributes and modifiers

  /// Attributes that Swift has for Objective-C and Interface Builder only.
  private static let objectiveC: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@GKInspectable", "@NSCopying",
  ]

  private mutating func blankAttribute(at index: Int) {
    let name = source.text(index)
    if Self.objectiveC.contains(name) {
      let hasName =
        source.has(index + 1, "(") && name == "@objc"
        && source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
      blank(index...(hasName ? source.closing(index + 1) : index))
    } else if name == "@UIApplicationMain" {
      edits.append(.padded(source.tokens[index].range, "@main"))
    } else if name == "@convention", source.has(index + 1, "("), source.has(index + 2, "block") {
      blank(index...source.closing(index + 1))
    }
  }

  /// `dynamic` before a declaration; elsewhere it is a name.
  private mutating func blankDynamic(at index: Int) {
    let next = source.text(index + 1)
    let isModifier =
      Member.Keyword(rawValue: next) != nil || Modifiers.all.contains(next)
      || source.isKind(index + 1, .attribute)
    guard isModifier, beginsDeclaration(index), !source.has(index + 1, ":") else { return }
    blank(index...index)
  }

  /// Whether a declaration may begin with a word, or goes on with it. After `=` or `return` the word is a name, though a
  /// declaration follows on the next line.
  private func beginsDeclaration(_ index: Int) -> Bool {
    let last = index - 1
    guard last >= 0 else { return true }
    if source.isKind(last, .operator) || source.has(last, ".") { return false }
    return source.tokens[index].startsLine || source.isKind(last, .attribute)
      || Modifiers.all.contains(source.text(last))
      || ["{", "}", ";", ")"].contains(source.text(last))
  }

  /// Lists of tests for older versions of XCTest on Linux: `func allTests() -> [XCTestCaseEntry] { … }`. Tests are found
  /// without them, and such a list takes no test that is `async`.
  private mutating func emptyList(of index: Int) {
    guard source.has(index - 1, "["), source.has(index - 2, "->"), source.has(index + 1, "]"),
      source.has(index + 2, "{")
    else { return }
    let close = source.closing(index + 2)
    if close > index + 3 { blank(index + 3...close - 1) }
    insert("[]", at: source.tokens[index + 2].range.upperBound)
  }

  // MARK: Calls

  /// Functions that Foundation has, too. It does not know the locale of a window, and stops at classes within types.
  private static let ownFunctions = [
    "NSLocalizedString": "UIKit.localizedString", "NSStringFromClass": "UIKit.stringFromClass",
  ]

  private mutating func renameFunction(at index: Int) {
    let name = source.text(index)
    guard let own = Self.ownFunctions[name], source.has(index + 1, "("),
      !source.has(index - 1, "."), !source.has(index - 1, "func"),
      name != "NSLocalizedString" || self.index.globals.contains("localizedString")
    else { return }
    edits.append(Edit(range: source.tokens[index].range, text: own))
  }

  /// Objective-C asks the class of any object for its name: `type(of: object).description()`.
  private mutating func rewriteClassDescription(at index: Int) {
    guard source.has(index - 1, "."), source.has(index - 2, ")"), source.has(index + 1, "("),
      source.has(index + 2, ")")
    else { return }
    let calls = (0..<index).reversed().prefix(12)
    guard
      let start = calls.first(where: {
        source.has($0, "type") && source.has($0 + 1, "(") && source.has($0 + 2, "of")
          && source.closing($0 + 1) == index - 2
      })
    else { return }
    insert("String(reflecting: ", at: source.tokens[start].range.lowerBound)
    let rest = source.range(of: index - 1...index + 2)
    edits.append(.padded(rest, ")"))
  }

  /// `delegate?.didScroll?(view)` asks whether an optional method is there. Here it always is, and its default says
  /// that nobody has implemented it: `UIKit.optionalCall(delegate?.didScroll(view))`.
  private mutating func rewriteOptionalCall(at index: Int) {
    guard source.has(index - 1, "."), source.has(index + 1, "?"),
      self.index.isOptionalMethod(source.text(index)), let start = chainStart(before: index)
    else { return }
    let mark = source.tokens[index + 1].range
    guard mark.lowerBound == source.tokens[index].range.upperBound,
      source.has(index + 2, "("), mark.upperBound == source.tokens[index + 2].range.lowerBound
    else { return }
    let end = source.closing(index + 2)
    insert("UIKit.optionalCall(", at: source.tokens[start].range.lowerBound)
    edits.append(Edit(range: mark, text: ""))
    insert(")", at: source.tokens[end].range.upperBound)
  }

  /// Where the expression begins that a member is asked of: `a` of `a?.b(c)[d].member`; nil for `.member`.
  func chainStart(before index: Int) -> Int? {
    var position = index
    while source.has(position - 1, ".") {
      let point = source.tokens[position - 1]
      position -= 2
      // A point after a space follows nothing: `return .member`.
      guard position >= 0,
        point.startsLine || source.tokens[position].range.upperBound == point.range.lowerBound
      else { return nil }
      while source.has(position, "?") || source.has(position, "!") { position -= 1 }
      while source.has(position, ")") || source.has(position, "]") {
        guard let open = source.opening(position) else { return nil }
        guard source.isWord(open - 1) || source.has(open - 1, ")") || source.has(open - 1, "]"),
          source.tokens[open - 1].range.upperBound == source.tokens[open].range.lowerBound
        else { return open }
        position = open - 1
      }
      guard source.isWord(position) else { return nil }
    }
    return position
  }
}
