import CPango
import Foundation
import LayoutScene

/// The properties of a font at a size, read once.
struct LoadedFont {
  var reference: FontReference
  var face: FontFace
  var isColor: Bool
  /// The font's size, points.
  var size: CGFloat
  /// Distances from the baseline up and down, Pango units.
  var ascent, descent: Int
  /// The OpenType features that differ from the font's defaults.
  var features: [FontFeature]
  /// The distance that is added to each of its letters, points.
  var tracking: CGFloat

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    reference = FontReference(font)
    let pattern = Self.pattern(of: font)
    face = FontFace(pattern: pattern)
    isColor = Self.flag(FC_COLOR, in: pattern)
    size = Self.size(in: pattern)
    features = Self.hasFeatures(in: pattern) ? FontCatalog.systemFeatures : []
    tracking = PangoUnits.points(Self.tracking(of: font))
    var extents = hb_font_extents_t()
    if let shaper = pango_font_get_hb_font(font) {
      hb_font_get_extents_for_direction(shaper, HB_DIRECTION_LTR, &extents)
    }
    ascent = Int(extents.ascender)
    descent = -Int(extents.descender)
  }

  /// The distance that is added to each letter of a font, Pango units; 0 for a font that does not replace
  /// San Francisco.
  static func tracking(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    let pattern = pattern(of: font)
    guard hasFeatures(in: pattern) else { return 0 }
    return PangoUnits.signed(
      SystemTracking.points(size: size(in: pattern), weight: FontFace(pattern: pattern).weight))
  }

  private static func pattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
  }

  /// The font's size in points. Emoji have bitmaps of one size, and a matrix scales them.
  private static func size(in pattern: OpaquePointer?) -> CGFloat {
    let pixels = number(FC_PIXEL_SIZE, in: pattern) ?? 0
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else {
      return CGFloat(pixels)
    }
    let units = CGFloat(PANGO_SCALE)
    return (CGFloat(pixels * matrix.pointee.xx) * units).rounded() / units
  }

  /// Whether the configuration gave the font features, which it does where Inter replaces San Francisco.
  private static func hasFeatures(in pattern: OpaquePointer?) -> Bool {
    var value: UnsafeMutablePointer<FcChar8>?
    return FcPatternGetString(pattern, FC_FONT_FEATURES, 0, &value) == FcResultMatch
  }

  private static func flag(_ name: String, in pattern: OpaquePointer?) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
  }

  private static func number(_ name: String, in pattern: OpaquePointer?) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch ? value : nil
  }
}

extension FontFace {
  init(pattern: OpaquePointer?) {
    func text(_ name: String) -> String {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
        return ""
      }
      return String(cString: value)
    }
    func integer(_ name: String) -> Int32? {
      var value: Int32 = 0
      return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? value : nil
    }
    let weight = integer(FC_WEIGHT).map { Int(FcWeightToOpenType($0)) }
    self.init(
      file: text(FC_FILE), index: Int(integer(FC_INDEX) ?? 0), family: text(FC_FAMILY),
      postScriptName: text(FC_POSTSCRIPT_NAME),
      weight: weight.map { FontWeight($0) } ?? .regular, isItalic: (integer(FC_SLANT) ?? 0) > 0)
  }
}
