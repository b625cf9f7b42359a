import LayoutScene

/// An OpenType feature: what its four letters mean is in Microsoft's registry of feature tags.
public struct FontFeature: Sendable, Hashable {
  /// The feature's four letters, such as `calt`.
  public var tag: String
  /// 0 switches the feature off.
  public var value: Int
}

/// One face of a font file. Faces are used as they were designed: where a family has no bold or
/// italic the nearest weight stands in, never an emboldened or slanted copy, so that measures,
/// outlines and pixels agree.
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
