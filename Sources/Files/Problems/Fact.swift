/// The mistakes that a document can have, as facts; `Fact+Message.swift` has the wording.
public enum Fact: Error, Sendable, Hashable {
  /// Why a file could not be read.
  public enum IOReason: Sendable, Hashable {
    /// There is no file or folder at the path. Its folder may have one with a similar name.
    case missing(near: String?)
    /// The name is not UTF-8, so that no path leads there.
    case misnamed
    /// The path is that of a folder.
    case isFolder
    /// The file cannot be opened.
    case notReadable
    /// The path is neither a regular file nor a pipe, but a device or the like.
    case notAFile
    /// The path is that of a pipe that no program writes to.
    case noWriter
    /// Standard input is closed.
    case closed
    /// The file is not the project's.
    case escape(Escape)
  }

  /// Why a document may not name a file, whether or not there is one.
  public enum Escape: Error, Sendable, Hashable {
    /// The path begins with a slash and is none in the project, or is no path at all.
    case absolute
    /// The file is not in the project's folder.
    case outside
    /// The path leads out of the project's folder through a link.
    case link
    /// The links on the path lead to each other, or one to itself.
    case loop
    /// The file is in `.git`.
    case git
  }

  /// The kind of a value in a document.
  public enum NodeKind: Sendable, Hashable {
    /// No value, or `null`.
    case nothing
    /// A text, a number or a truth value, as it is written; nil where that does not matter.
    case scalar(String?)
    /// A list.
    case list
    /// A mapping of keys to values.
    case mapping

    /// The kind alone, where the text of a value does not matter.
    package var withoutText: NodeKind {
      if case .scalar = self { .scalar(nil) } else { self }
    }
  }

  /// Why a text has to be in quotes.
  public enum QuoteReason: Sendable, Hashable {
    /// Its first character has a meaning of its own in YAML and cannot begin a text.
    case start
    /// It begins with `#`, so that YAML takes it for a comment.
    case comment
    /// It has a colon followed by a space.
    case colon
    /// It begins with `*`, which is an alias in YAML.
    case alias
    /// It begins with `&`, which is an anchor in YAML.
    case anchor
    /// It begins with `!`, which is a tag in YAML.
    case tag
    /// It begins with a hyphen and a space, as an item of a list does in YAML.
    case item
    /// It begins with a question mark and a space, as a key may in YAML.
    case key
    /// It begins with a bracket or quotes, and continues after the closing one.
    case rest
    /// It has a comma within brackets, so that the rest of it looks like a key or another item.
    case comma
    /// It is Visual Format with a space after `H:` or `V:`, so that YAML takes it for a key.
    case spacedFormat
    /// It is `null` or `~`, which is no value in YAML.
    case null
  }

  /// Why an image cannot be used.
  public enum ImageReason: Error, Hashable {
    /// There is no file at the path. Its folder may have one with a similar name.
    case missing(near: String?)
    /// The file is not the project's.
    case escape(Escape)
    /// The file cannot be opened.
    case notReadable
    /// The file is of no known kind.
    case notPNG
    /// The library that reads files of its kind is not installed.
    case noLibrary
    /// The PNG's header is damaged, or the file of another kind is.
    case damaged
    /// The image is wider or higher than `limit` pixels.
    case tooLarge(limit: Int)
  }

  // The file itself.
  /// The file cannot be read.
  case unreadable(path: String, reason: IOReason)
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The file is not UTF-8; `byte` is the first that is invalid.
  case invalidUTF8(byte: UInt8)
  /// The file has a control character, given by its code point.
  case controlCharacter(UInt32)
  /// The file is not valid YAML or JSON; what is wrong in words, mostly the parser's own.
  case malformed(String, advice: String? = nil)
  /// The file, or a line in it, is in another language than YAML, which is named.
  case foreign(language: String, advice: String)
  /// A text without quotes that YAML reads as something else.
  case needsQuotes(String, QuoteReason)
  /// Visual Format without quotes that YAML reads as a block of text or a list.
  case unquotedFormat
  /// The document is empty.
  case emptyDocument
  /// Values are nested more than `limit` levels deep.
  case tooDeep(limit: Int)
  /// The screen's texts have more than `limit` bytes together.
  case tooMuchText(limit: Int)
  /// Visual Format has more than `limit` sizes or distances in one pair of parentheses.
  case tooManyPredicates(limit: Int)
  /// The root view is written among the views of a screen or variant.
  case rootAmongViews
  /// More than `limit` views are inside each other.
  case viewsTooDeep(limit: Int)
  /// There are more than `limit` values, counting the values that aliases stand for.
  case tooManyValues(limit: Int)
  /// An element of an XML file has more than `limit` attributes.
  case tooManyAttributes(limit: Int)
  /// More than `limit` namespaces are declared in an element of an XML file and around it.
  case tooManyNamespaces(limit: Int)
  /// There are more than `limit` mistakes; the others are not kept.
  case tooManyMistakes(limit: Int)
  /// A list, a mapping or a text in quotes has a tag.
  case tagged(String)
  /// A key is written twice in one mapping.
  case duplicateKey(String, firstLine: Int?)
  /// Two items of a list for which a view is repeated have the same `id`.
  case takenItem(String, firstLine: Int)
  /// A key is a list or a mapping.
  case keyNotText

  // Values.
  /// A key that its owner does not have, with the most similar key that it has.
  case unknownKey(String, owner: String, suggestion: String?, known: [String])
  /// An unknown key without a value: probably a part of a text without quotes.
  case strayText(String, owner: String)
  /// A mapping under a key that the root does not have: probably one of the screen's views.
  case keyOfRoot(String)
  /// A key at the use of a component.
  case strayArgument(String, owner: String)
  /// A view without a class has a key of views of another class.
  case keyOfClass(String, owner: String, viewClass: String)
  /// A view has a key for its size or place, which are constraints.
  case keyOfPlace(String, owner: String, view: String)
  /// A view has a key for what is written elsewhere, or not at all. In the advice `{view}` stands for the view.
  case keyElsewhere(String, owner: String, view: String, advice: String)
  /// A key of a view is written beside the view, and not inside it.
  case keyBesideView(String, view: String)
  /// The owner lacks a key that it needs.
  case missingKey(String, owner: String)
  /// The owner lacks one of several keys, of which it needs one.
  case missingOneKey(of: [String], owner: String)
  /// A key of a view is written inside the value of another of the view's keys, the owner.
  case keyOfView(String, owner: String, view: String)
  /// Two keys that exclude each other.
  case conflictingKeys(String, String)
  /// Two names of the same key are used: the name, the other name, and the line of the other.
  case sameKey(String, as: String, line: Int)
  /// A text has more than `limit` bytes of UTF-8.
  case tooLongText(limit: Int)
  /// A text has more than `limit` runs with styles of their own.
  case tooManyRuns(limit: Int)
  /// A text of which all characters must have one style has several.
  case runsInPlainText
  /// A value is of another kind than expected.
  case wrongKind(key: String?, expected: String, found: NodeKind)
  /// The path of a file stands where names are defined; it was probably meant to be included.
  case pathForNames(key: String, path: String)
  /// A value of the right kind that is not allowed, with the value that was probably meant.
  case wrongValue(key: String?, expected: String, found: String, meant: String? = nil)
  /// A number has a currency's code, but not the style of a currency.
  case needsCurrencyStyle
  /// A word that is not one of the `known` choices.
  case unknownChoice(String, of: String, suggestion: String?, known: [String])
  /// There is no colour of this name.
  case unknownColor(String, suggestion: String?)
  /// A colour is defined by itself, directly or through others; the colours, with the first one
  /// again at the end.
  case recursiveColor([String])
  /// There is no system symbol of this name.
  case unknownSymbol(String, suggestion: String?)
  /// A rule about mistakes, which a document cannot allow.
  case notAllowable(String)

  // Names.
  /// Two views or guides have the same identifier.
  case duplicateIdentifier(String, firstLine: Int)
  /// An identifier that has another meaning in equations.
  case reservedIdentifier(String)
  /// An identifier with characters that equations cannot have in a name.
  case illegalIdentifier(String)
  /// There is no view or guide of this name.
  case unknownView(String, suggestion: String?)
  /// There is no metric of this name.
  case unknownMetric(String, suggestion: String?)
  /// A definition that nothing uses, where what is used instead is not defined.
  case unusedName(String, of: String, meant: String)
  /// A metric that is used before it is defined.
  case laterMetric(String)
  /// There is no attribute of this name.
  case unknownAttribute(String, suggestion: String?, known: [String])
  /// There is no built-in guide of this name.
  case unknownGuide(String, suggestion: String?, known: [String])
  /// A spacing is given after a view that the stack does not arrange.
  case notArranged(String, stack: String)

  // Equations and Visual Format.
  /// An equation does not follow the grammar.
  case syntax(expected: String, found: String)
  /// An expression has more than `limit` operators.
  case tooManyOperators(limit: Int)
  /// An expression has a second anchor; a constraint can only depend on one.
  case secondAnchor
  /// An expression is divided by an anchor.
  case dividedByAnchor
  /// `center`, `edges` or `size` is used where it makes no sense.
  case attributeGroup(String, GroupReason)
  /// A line of Visual Format Language is wrong; the reason in words.
  case visualFormat(String)
  /// A constraint is illegal; the reason in words.
  case constraint(String, advice: String?)
  /// `superview` is used for a view that has none.
  case noSuperview(String)
  /// `superview` is used in an equation that names no view.
  case superviewOfNothing
  /// A guide that only scroll views have is used for another view.
  case guideNeedsScrollView(guide: String, view: String)
  /// A guide is used with an attribute that only views have, such as a baseline.
  case guideHasNoAttribute(String)
  /// A number whose absolute value is larger than the limit.
  case tooLargeNumber(String, limit: Double)
  /// A priority is given both in the equation and by the key `priority`.
  case priorityTwice
  /// An autoresizing mask is given without a frame that it could resize.
  case needsFrame

  // Includes, components, styles, repetition, screens and variants.
  /// There is no component of this name.
  case unknownComponent(String, suggestion: String?, known: [String])
  /// A component is used inside itself; the components from the outermost to the repeated one.
  case recursiveComponent([String])
  /// A use of a component lacks a parameter that has no default.
  case missingParameter(String, component: String)
  /// A use of a component has a key that is neither a parameter nor a key of views.
  case unknownParameter(String, component: String, suggestion: String?, known: [String])
  /// An argument is of another kind than the component's parameter.
  case wrongArgument(String, component: String, expected: String, found: NodeKind)
  /// The name after a `$` is not that of a variable.
  case unknownVariable(String, suggestion: String?, known: [String])
  /// A key is looked up in a variable that is no mapping.
  case keyOfValue(String, variable: String, found: NodeKind)
  /// There is no style of this name.
  case unknownStyle(String, suggestion: String?, known: [String])
  /// A style is based on itself, directly or through others; the styles, the first one first.
  case recursiveStyle([String])
  /// A view or constraint (as `of` says) is repeated more than `limit` times.
  case tooManyItems(of: String, limit: Int)
  /// An expanded document has more than `limit` values.
  case tooManyExpanded(limit: Int)
  /// All screens and variants of a document together have more values than `limit`.
  case tooManyInVariants(limit: Int)
  /// Texts and names have more than `limit` bytes after components and repetition are written out.
  case tooMuchExpanded(limit: Int)
  /// There is no constraint of this id.
  case unknownConstraint(String, suggestion: String?)
  /// The name of a screen or variant cannot be part of a file name.
  case illegalName(String)
  /// There are more than `limit` screens or variants.
  case tooManyAlternatives(String, limit: Int)
  /// A variant with a condition has a key that decides the traits that conditions test.
  case settledBefore(String)
  /// A file cannot be included.
  case include(path: String, IncludeReason)

  // Files and strings that a document refers to.
  /// An image cannot be used.
  case image(path: String, ImageReason)
  /// A text is a key of strings, but the document names no strings.
  case noStrings(key: String)
  /// The strings do not have this key.
  case unknownString(String, suggestion: String?)
  /// There is no locale of this tag.
  case unknownLocale(String, LocaleFault, suggestion: String?)
  /// The strings cannot be read.
  case stringsNotFound(path: String, IOReason)
  /// A folder of strings has none in a known format.
  case noLocales(folder: String)
  /// The file is not valid XML; the parser's own message.
  case malformedXML(String)
  /// An XLIFF file has another version than 1.2.
  case unsupportedXLIFF(version: String)
  /// A `.strings` file does not follow its grammar.
  case malformedStrings(expected: String)
  /// A text has more specifiers than values are given; `index` is the first without a value, from
  /// 1.
  case missingValue(key: String, index: Int, given: Int, advice: String? = nil)
  /// A value is not a number, but its specifier in the text is for one.
  case unsuitableValue(key: String, specifier: String, value: String, advice: String? = nil)
}

extension Fact {
  /// Whether the mistake is in the name of something, and not in a value.
  var isAboutName: Bool {
    switch self {
    case .duplicateIdentifier, .reservedIdentifier, .illegalIdentifier, .duplicateKey,
      .recursiveComponent, .unknownKey, .viewsTooDeep, .tooManyExpanded, .tooMuchExpanded:
      true
    default: false
    }
  }

  /// The fact without the name of the view, in which views that are repeated differ, and without its class, in which the
  /// uses of a style differ.
  var withoutRepetition: Fact {
    switch self {
    case .unknownView(let name, _): .unknownView(name.filter { !$0.isNumber }, suggestion: nil)
    case .unknownKey(let name, _, _, _): .unknownKey(name, owner: "", suggestion: nil, known: [])
    case .keyOfClass(let name, _, _): .unknownKey(name, owner: "", suggestion: nil, known: [])
    case .keyOfPlace(let name, let owner, _): .keyOfPlace(name, owner: owner, view: "")
    case .keyElsewhere(let name, let owner, _, let advice):
      .keyElsewhere(name, owner: owner, view: "", advice: advice)
    default: self
    }
  }
}
