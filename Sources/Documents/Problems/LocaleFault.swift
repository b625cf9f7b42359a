/// Which part of a tag names nothing.
public enum LocaleFault: Sendable, Hashable {
  /// A code that no language has.
  case language(String)
  /// A code that no script has.
  case script(String)
  /// A code that no region has.
  case region(String)
  /// Something behind the language that is neither a script, a region nor a variant.
  case part(String)
  /// A second script or region, one in the wrong place, or a variant that is there twice.
  case repeated(String)
  /// The letter of an extension or of private use that ends the tag.
  case emptyExtension(String)
  /// What a locale of POSIX has and a tag has not: `.UTF-8`, `@euro`, or the whole name `C`.
  case posix(String)
  /// Nothing before, between or behind hyphens.
  case emptyPart
  /// A word that is no style of a pseudolocale.
  case pseudoStyle(String)
}
