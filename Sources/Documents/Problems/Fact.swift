import AutoLayout

/// What is wrong in a document, as facts; `Fact+Message.swift` has the wording.
public enum Fact: Error, Sendable, Hashable {
  /// Why a file could not be read.
  public enum IOReason: Sendable, Hashable {
    /// There is no file or folder at the path.
    case missing
    /// It is a folder.
    case isFolder
    /// It cannot be opened.
    case notReadable
    /// It is not a regular file, but a device or the like.
    case notAFile
    /// It is a pipe that nobody writes to.
    case noWriter
    /// Standard input is closed.
    case closed
  }

  /// What kind of value stands in a document.
  public enum NodeKind: Sendable, Hashable {
    /// No value, or `null`.
    case nothing
    /// A text, a number or a truth value.
    case scalar
    /// A list.
    case list
    /// A mapping of keys to values.
    case mapping
  }

  /// Why a text has to be in quotes.
  public enum QuoteReason: Sendable, Hashable {
    /// It begins with a character that begins something else in YAML.
    case start
    /// It begins with `#`, and is a comment.
    case comment
    /// It has a colon with a space behind it.
    case colon
    /// It begins with `*`, which refers to another value.
    case alias
    /// It begins with `&`, which names a value for others to refer to.
    case anchor
    /// It begins with `!`, which says what kind of value follows.
    case tag
    /// It begins with a bracket or with quotes, and goes on behind them.
    case rest
    /// It is Visual Format with a space behind `H:` or `V:`, which would be a key.
    case spacedFormat
    /// It is `null` or `~`, and nothing to YAML.
    case null
  }

  /// Why an image cannot be used.
  public enum ImageReason: Sendable, Hashable {
    /// There is no file at the path.
    case missing
    /// The file cannot be opened.
    case notReadable
    /// The file does not begin as a PNG does.
    case notPNG
    /// The PNG's header is damaged.
    case damaged
    /// The image is wider or higher than `limit` pixels.
    case tooLarge(limit: Int)
  }

  // The file itself.
  /// The file cannot be read.
  case unreadable(path: String, reason: IOReason)
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The file is not UTF-8; the first byte that does not fit.
  case invalidUTF8(byte: UInt8)
  /// By its code point.
  case controlCharacter(UInt32)
  /// The YAML or JSON parser's own words.
  case malformed(String)
  /// Text that means something else to YAML than its author meant.
  case needsQuotes(String, QuoteReason)
  /// Visual Format where YAML sees a block of text or a list.
  case unquotedFormat
  /// The document is empty.
  case emptyDocument
  /// Values are nested more than `limit` levels deep.
  case tooDeep(limit: Int)
  /// There are more than `limit` values, counting what aliases stand for.
  case tooManyValues(limit: Int)
  /// A key that is not plain text stands in a document with more than `limit` aliases.
  case tooManyAliases(limit: Int)
  /// A key is written twice in one mapping.
  case duplicateKey(String, firstLine: Int?)
  /// A key is a list or a mapping.
  case keyNotText

  // Values.
  /// A key that the owner does not have, with the nearest one that it has.
  case unknownKey(String, owner: String, suggestion: String?, known: [String])
  /// A key without a value that nobody knows.
  case strayText(String, owner: String)
  /// A key that the owner needs is not there.
  case missingKey(String, owner: String)
  /// The owner needs one of several keys.
  case missingOneKey(of: [String], owner: String)
  /// A key that is none of the owner's, but one of the view that the owner belongs to.
  case keyOfView(String, owner: String, view: String)
  /// Two keys of which one at most makes sense.
  case conflictingKeys(String, String)
  /// A key is given by two of its names; the other one, and its line.
  case sameKey(String, as: String, line: Int)
  /// In bytes of UTF-8.
  case tooLongText(limit: Int)
  /// A text with more parts of their own than may be.
  case tooManyRuns(limit: Int)
  /// Several styles where a text has one.
  case runsInPlainText
  /// A value is of another kind than expected.
  case wrongKind(key: String?, expected: String, found: NodeKind)
  /// A value is of the right kind and still not one that is expected.
  case wrongValue(key: String?, expected: String, found: String, meant: String? = nil)
  /// A currency's code at a number in another style.
  case needsCurrencyStyle
  /// A word that is not in the list of those that may stand there.
  case unknownChoice(String, of: String, suggestion: String?, known: [String])
  /// A word that is no colour's name.
  case unknownColor(String, suggestion: String?)
  /// A colour names itself, directly or through others; the colours, the first one first and last.
  case recursiveColor([String])
  /// The name of a symbol that is no name, or one with a slip of the pen.
  case unknownSymbol(String, suggestion: String?)
  /// A rule about mistakes, which no document can expect.
  case notAllowable(String)

  // Names.
  /// Two views or guides have one identifier.
  case duplicateIdentifier(String, firstLine: Int)
  /// An identifier that means something else in equations.
  case reservedIdentifier(String)
  /// An identifier with characters that equations cannot have in a name.
  case illegalIdentifier(String)
  /// There is no view or guide of this name.
  case unknownView(String, suggestion: String?)
  /// There is no metric of this name.
  case unknownMetric(String, suggestion: String?)
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
  /// A second anchor in an expression, which would make its constraint depend on two.
  case secondAnchor
  /// An expression is divided by an anchor.
  case dividedByAnchor
  /// `center`, `edges` or `size` stands where it makes no sense.
  case attributeGroup(String, GroupReason)
  /// A line of Visual Format Language is wrong.
  case visualFormat(VisualFormatError.Fact)
  /// A constraint is illegal.
  case constraint(ConstraintError, advice: String?)
  /// A view's superview is meant, and it has none.
  case noSuperview(String)
  /// An equation that names no view whose superview could be meant.
  case superviewOfNothing
  /// A guide of scroll views is meant, and the view is none.
  case guideNeedsScrollView(guide: String, view: String)
  /// An attribute that only views have, such as a baseline, of a guide.
  case guideHasNoAttribute(String)
  /// A number is larger than the limit, or smaller than its negative.
  case tooLargeNumber(String, limit: Double)
  /// A priority is given in the equation and beside it.
  case priorityTwice
  /// An autoresizing mask is given, and no frame that it could be about.
  case needsFrame

  // What is written once and used in several places.
  /// There is no component of this name.
  case unknownComponent(String, suggestion: String?, known: [String])
  /// A component is used within itself; the components within each other, the outermost first.
  case recursiveComponent([String])
  /// A component's use does not give a parameter that has no default.
  case missingParameter(String, component: String)
  /// A component's use has a key that is neither a parameter nor a key of views.
  case unknownParameter(String, component: String, suggestion: String?, known: [String])
  /// A parameter is of another kind than the component wants.
  case wrongArgument(String, component: String, expected: String, found: NodeKind)
  /// There is no variable of this name behind a `$`.
  case unknownVariable(String, suggestion: String?, known: [String])
  /// A key is asked of a variable that is no mapping.
  case keyOfValue(String, variable: String, found: NodeKind)
  /// There is no style of this name.
  case unknownStyle(String, suggestion: String?, known: [String])
  /// A style is based on itself; the styles, the first one first.
  case recursiveStyle([String])
  /// A view or a constraint, as `of` says, is repeated for more than `limit` items.
  case tooManyItems(of: String, limit: Int)
  /// A document has more than `limit` values when it is written out.
  case tooManyExpanded(limit: Int)
  /// There is no constraint of this id.
  case unknownConstraint(String, suggestion: String?)
  /// A screen or a variant has a name that is not fit for names of files.
  case illegalName(String)
  /// There are more than `limit` screens or variants.
  case tooManyAlternatives(String, limit: Int)
  /// A key in a variant that applies by itself, which decides whether it does.
  case settledBefore(String)
  /// A file cannot be included.
  case include(path: String, IncludeReason)

  // What a document refers to.
  /// An image cannot be used.
  case image(path: String, ImageReason)
  /// A key of strings is used, and the document names no strings.
  case noStrings(key: String)
  /// The strings do not have this key.
  case unknownString(String, suggestion: String?)
  /// There is no locale of this tag.
  case unknownLocale(String, LocaleFault, suggestion: String?)
  /// The strings cannot be read.
  case stringsNotFound(path: String, IOReason)
  /// A folder of strings has none in any form that is known.
  case noLocales(folder: String)
  /// XML's rules broken, in its parser's own words.
  case malformedXML(String)
  /// An XLIFF file of another version than 1.2.
  case unsupportedXLIFF(version: String)
  /// A `.strings` file does not follow its grammar.
  case malformedStrings(expected: String)
  /// A text has more places than values are given; `index` counts from 1.
  case missingValue(key: String, index: Int, given: Int)
  /// A value is not a number, and its place in the text is for one.
  case unsuitableValue(key: String, specifier: String, value: String)
}
