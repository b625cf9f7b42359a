import AutoLayout

/// What is wrong in a document, as facts; `Fact+Message.swift` has the wording.
public enum Fact: Error, Sendable, Hashable {
  public enum IOReason: Sendable, Hashable {
    case missing, isFolder, notReadable, notAFile, noWriter, closed
  }

  public enum NodeKind: Sendable, Hashable {
    case nothing, scalar, list, mapping
  }

  public enum ImageReason: Sendable, Hashable {
    case missing, notReadable, notPNG, damaged
    case tooLarge(limit: Int)
  }

  // The file itself.
  case unreadable(path: String, reason: IOReason)
  case tooLarge(limit: Int)
  case invalidUTF8(byte: UInt8)
  /// By its code point.
  case controlCharacter(UInt32)
  /// The YAML or JSON parser's own words.
  case malformed(String)
  /// Visual Format where YAML sees a block of text or a list.
  case unquotedFormat
  case emptyDocument
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
  case tooManyAliases(limit: Int)
  case duplicateKey(String, firstLine: Int?)
  case keyNotText

  // Values.
  case unknownKey(String, owner: String, suggestion: String?, known: [String])
  /// A key without a value that nobody knows.
  case strayText(String, owner: String)
  case missingKey(String, owner: String)
  /// Two keys of which one at most makes sense.
  case conflictingKeys(String, String)
  /// YAML's `<<`, which would bring keys from elsewhere.
  case mergeKey
  /// In bytes of UTF-8.
  case tooLongText(limit: Int)
  case wrongKind(key: String?, expected: String, found: NodeKind)
  case wrongValue(key: String?, expected: String, found: String)
  /// A currency's code at a number in another style.
  case needsCurrencyStyle
  case unknownChoice(String, of: String, suggestion: String?, known: [String])
  /// A rule about mistakes, which no document can expect.
  case notAllowable(String)

  // Names.
  case duplicateIdentifier(String, firstLine: Int)
  case reservedIdentifier(String)
  case illegalIdentifier(String)
  case unknownView(String, suggestion: String?)
  case unknownMetric(String, suggestion: String?)
  case unknownAttribute(String, suggestion: String?, known: [String])
  case unknownGuide(String, suggestion: String?, known: [String])
  case notArranged(String, stack: String)

  // Equations and Visual Format.
  case syntax(expected: String, found: String)
  case visualFormat(VisualFormatError.Fact)
  case constraint(ConstraintError, advice: String?)
  case noSuperview(String)
  /// An equation that names no view whose superview could be meant.
  case superviewOfNothing
  case guideNeedsScrollView(guide: String, view: String)
  case guideHasNoAttribute(String)
  case tooLargeNumber(String, limit: Double)
  case priorityTwice
  case needsFrame

  // What a document refers to.
  case image(path: String, ImageReason)
  case noStrings(key: String)
  case unknownString(String, suggestion: String?)
  case unknownLocale(String, LocaleFault, suggestion: String?)
  case stringsNotFound(path: String, IOReason)
  case noLocales(folder: String)
  /// XML's rules broken, in its parser's own words.
  case malformedXML(String)
  case unsupportedXLIFF(version: String)
  case malformedStrings(expected: String)
  case missingValue(key: String, index: Int, given: Int)
  case unsuitableValue(key: String, specifier: String, value: String)
}
