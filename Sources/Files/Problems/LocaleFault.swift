/// What is wrong with a locale's tag.
public enum LocaleFault: Sendable, Hashable {
  /// A code that no language has.
  case language(String)
  /// A code that no script has.
  case script(String)
  /// A code that no region has.
  case region(String)
  /// A part after the language that is neither a script, a region nor a variant.
  case part(String)
  /// A second script or region, a script or region in the wrong place, or a variant that occurs
  /// twice.
  case repeated(String)
  /// The letter of an extension or of private use is the last part of the tag.
  case emptyExtension(String)
  /// A part that POSIX locales have and tags do not: `.UTF-8`, `@euro`, or the whole name `C`.
  case posix(String)
  /// A part before, between or after hyphens is empty.
  case emptyPart
  /// The word for a pseudolocale's style is unknown.
  case pseudoStyle(String)
}
