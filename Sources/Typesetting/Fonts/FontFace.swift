import LayoutScene

/// An OpenType feature. Microsoft's registry of feature tags explains the four letters of its tag.
public struct FontFeature: Sendable, Hashable {
  /// The feature's four letters, such as `calt`.
  public var tag: String
  /// 0 switches the feature off.
  public var value: Int
}

/// One face of a font file. Faces are never emboldened or slanted artificially, so that measures,
/// outlines and pixels agree: where a family has no bold or italic, the nearest face is used.
public struct FontFace: Sendable, Hashable {
  /// The path.
  public var file: String
  /// The face's number within the file, from 0.
  public var index: Int
  /// The family's name.
  public var family: String
  /// The face's PostScript name.
  public var postScriptName: String
  /// The weight that the face was designed in.
  public var weight: FontWeight
  /// Whether the face was designed slanted.
  public var isItalic: Bool
}
