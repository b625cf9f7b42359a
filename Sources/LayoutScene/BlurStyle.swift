/// The materials, under the names of UIKit's `UIBlurEffect.Style`.
public enum BlurStyle: String, Sendable, Hashable, CaseIterable {
  /// The most translucent material of the system.
  case systemUltraThinMaterial
  /// A more translucent material than `systemMaterial`.
  case systemThinMaterial
  /// The system's material.
  case systemMaterial
  /// A less translucent material than `systemMaterial`.
  case systemThickMaterial
  /// The material of the system's bars.
  case systemChromeMaterial
  /// `systemUltraThinMaterial` as it is in light appearance.
  case systemUltraThinMaterialLight
  /// `systemThinMaterial` as it is in light appearance.
  case systemThinMaterialLight
  /// `systemMaterial` as it is in light appearance.
  case systemMaterialLight
  /// `systemThickMaterial` as it is in light appearance.
  case systemThickMaterialLight
  /// `systemChromeMaterial` as it is in light appearance.
  case systemChromeMaterialLight
  /// `systemUltraThinMaterial` as it is in dark appearance.
  case systemUltraThinMaterialDark
  /// `systemThinMaterial` as it is in dark appearance.
  case systemThinMaterialDark
  /// `systemMaterial` as it is in dark appearance.
  case systemMaterialDark
  /// `systemThickMaterial` as it is in dark appearance.
  case systemThickMaterialDark
  /// `systemChromeMaterial` as it is in dark appearance.
  case systemChromeMaterialDark
  /// A very light material in every appearance.
  case extraLight
  /// A light material in every appearance.
  case light
  /// A dark material in every appearance.
  case dark
  /// A material that follows the appearance.
  case regular
  /// A material that follows the appearance and stands out more.
  case prominent
}
