/// UIKit's named colours.
///
/// The values are those of iOS 13 to 18, with the alpha in 255ths. System colours and greys are
/// from the Human Interface Guidelines (Color, Specifications). The others are the values that
/// resolved `UIColor`s print; WebKit's test `fast/css/ios/system-color-for-css-value` has the same.
/// In dark appearance, each background on an elevated level is that of the next level (Human
/// Interface Guidelines, Dark Mode). Fixed colours are from `UIColor`'s reference.
package enum SemanticColors {
  package typealias Named = (name: String, color: AdaptiveColor)

  package static func named(_ name: String) -> AdaptiveColor? {
    all.first { $0.name == name }?.color
  }

  package static let all: [Named] = (texts + lines + backgrounds + fills + tints + grays + fixed)
    .map { named in
      guard let contrast = contrasts[named.name] else { return named }
      var color = named.color
      color.contrast = contrast
      return (named.name, color)
    }

  /// The colour of placeholders.
  package static let placeholderText = pair(0x3C3C_434C, 0xEBEB_F54C)
  /// The default tint of tappable controls.
  package static let tint = pair(0x007A_FFFF, 0x0A84_FFFF)

  private static let texts: [Named] = [
    ("label", pair(0x0000_00FF, 0xFFFF_FFFF)),
    ("secondaryLabel", pair(0x3C3C_4399, 0xEBEB_F599)),
    ("tertiaryLabel", pair(0x3C3C_434C, 0xEBEB_F54C)),
    ("quaternaryLabel", pair(0x3C3C_432D, 0xEBEB_F529)),
    ("placeholderText", placeholderText),
    ("link", pair(0x007A_FFFF, 0x0984_FFFF)),
    ("darkText", pair(0x0000_00FF, 0x0000_00FF)),
    ("lightText", pair(0xFFFF_FF99, 0xFFFF_FF99)),
  ]

  private static let lines: [Named] = [
    ("separator", pair(0x3C3C_434A, 0x5454_5899)),
    ("opaqueSeparator", pair(0xC6C6_C8FF, 0x3838_3AFF)),
  ]

  private static let backgrounds: [Named] = [
    ("systemBackground", pair(0xFFFF_FFFF, 0x0000_00FF, 0x1C1C_1EFF)),
    ("secondarySystemBackground", pair(0xF2F2_F7FF, 0x1C1C_1EFF, 0x2C2C_2EFF)),
    ("tertiarySystemBackground", pair(0xFFFF_FFFF, 0x2C2C_2EFF, 0x3A3A_3CFF)),
    ("systemGroupedBackground", pair(0xF2F2_F7FF, 0x0000_00FF, 0x1C1C_1EFF)),
    ("secondarySystemGroupedBackground", pair(0xFFFF_FFFF, 0x1C1C_1EFF, 0x2C2C_2EFF)),
    ("tertiarySystemGroupedBackground", pair(0xF2F2_F7FF, 0x2C2C_2EFF, 0x3A3A_3CFF)),
  ]

  private static let fills: [Named] = [
    ("systemFill", pair(0x7878_8033, 0x7878_805C)),
    ("secondarySystemFill", pair(0x7878_8029, 0x7878_8052)),
    ("tertiarySystemFill", pair(0x7676_801F, 0x7676_803D)),
    ("quaternarySystemFill", pair(0x7474_8014, 0x7676_802E)),
  ]

  private static let tints: [Named] = [
    ("tint", tint), ("tintColor", tint), ("systemBlue", tint),
    ("systemBrown", pair(0xA284_5EFF, 0xAC8E_68FF)),
    ("systemCyan", pair(0x32AD_E6FF, 0x64D2_FFFF)),
    ("systemGreen", pair(0x34C7_59FF, 0x30D1_58FF)),
    ("systemIndigo", pair(0x5856_D6FF, 0x5E5C_E6FF)),
    ("systemMint", pair(0x00C7_BEFF, 0x63E6_E2FF)),
    ("systemOrange", pair(0xFF95_00FF, 0xFF9F_0AFF)),
    ("systemPink", pair(0xFF2D_55FF, 0xFF37_5FFF)),
    ("systemPurple", pair(0xAF52_DEFF, 0xBF5A_F2FF)),
    ("systemRed", pair(0xFF3B_30FF, 0xFF45_3AFF)),
    ("systemTeal", pair(0x30B0_C7FF, 0x40C8_E0FF)),
    ("systemYellow", pair(0xFFCC_00FF, 0xFFD6_0AFF)),
  ]

  private static let grays: [Named] = [
    ("systemGray", pair(0x8E8E_93FF, 0x8E8E_93FF)),
    ("systemGray2", pair(0xAEAE_B2FF, 0x6363_66FF)),
    ("systemGray3", pair(0xC7C7_CCFF, 0x4848_4AFF)),
    ("systemGray4", pair(0xD1D1_D6FF, 0x3A3A_3CFF)),
    ("systemGray5", pair(0xE5E5_EAFF, 0x2C2C_2EFF)),
    ("systemGray6", pair(0xF2F2_F7FF, 0x1C1C_1EFF)),
  ]

  /// The colours with more contrast, as the same page has them.
  private static let contrasts: [String: AdaptiveColor.Contrast] = [
    "systemBlue": more(0x0040_DDFF, 0x409C_FFFF), "tint": more(0x0040_DDFF, 0x409C_FFFF),
    "tintColor": more(0x0040_DDFF, 0x409C_FFFF), "systemBrown": more(0x7F65_45FF, 0xB594_69FF),
    "systemCyan": more(0x0071_A4FF, 0x70D7_FFFF), "systemGreen": more(0x248A_3DFF, 0x30DB_5BFF),
    "systemIndigo": more(0x3634_A3FF, 0x7D7A_FFFF), "systemMint": more(0x0C81_7BFF, 0x66D4_CFFF),
    "systemOrange": more(0xC934_00FF, 0xFFB3_40FF), "systemPink": more(0xD30F_45FF, 0xFF64_82FF),
    "systemPurple": more(0x8944_ABFF, 0xDA8F_FFFF), "systemRed": more(0xD700_15FF, 0xFF69_61FF),
    "systemTeal": more(0x0082_99FF, 0x5DE6_FFFF), "systemYellow": more(0xB250_00FF, 0xFFD4_26FF),
    "systemGray": more(0x6C6C_70FF, 0xAEAE_B2FF), "systemGray2": more(0x8E8E_93FF, 0x7C7C_80FF),
    "systemGray3": more(0xAEAE_B2FF, 0x5454_56FF), "systemGray4": more(0xBCBC_C0FF, 0x4444_46FF),
    "systemGray5": more(0xD8D8_DCFF, 0x3636_38FF), "systemGray6": more(0xEBEB_F0FF, 0x2424_26FF),
    "systemBackground": more(0xFFFF_FFFF, 0x0000_00FF, 0x2424_26FF),
    "secondarySystemBackground": more(0xEBEB_F0FF, 0x2424_26FF, 0x3636_38FF),
    "tertiarySystemBackground": more(0xFFFF_FFFF, 0x3636_38FF, 0x4444_46FF),
    "systemGroupedBackground": more(0xEBEB_F0FF, 0x0000_00FF, 0x2424_26FF),
    "secondarySystemGroupedBackground": more(0xFFFF_FFFF, 0x2424_26FF, 0x3636_38FF),
    "tertiarySystemGroupedBackground": more(0xEBEB_F0FF, 0x3636_38FF, 0x4444_46FF),
  ]
  private static func more(
    _ light: Int, _ dark: Int, _ elevated: Int? = nil
  ) -> AdaptiveColor.Contrast {
    AdaptiveColor.Contrast(
      light: color(light), dark: color(dark), elevated: color(elevated ?? dark))
  }

  /// The colours that are the same in both appearances.
  private static let fixed: [Named] = [
    ("black", 0x0000_00FF), ("darkGray", 0x5555_55FF), ("gray", 0x8080_80FF),
    ("lightGray", 0xAAAA_AAFF), ("white", 0xFFFF_FFFF), ("clear", 0x0000_0000),
    ("red", 0xFF00_00FF), ("green", 0x00FF_00FF), ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF),
    ("yellow", 0xFFFF_00FF), ("magenta", 0xFF00_FFFF), ("orange", 0xFF80_00FF),
    ("purple", 0x8000_80FF), ("brown", 0x9966_33FF),
  ].map { ($0.0, AdaptiveColor(color($0.1))) }

  private static func pair(_ light: Int, _ dark: Int, _ elevated: Int? = nil) -> AdaptiveColor {
    AdaptiveColor(light: color(light), dark: color(dark), elevated: elevated.map { color($0) })
  }

  /// A colour from `0xRRGGBBAA`.
  private static func color(_ rgba: Int) -> Color {
    Color(rgba >> 8, Double(rgba & 255) / 255)
  }
}
