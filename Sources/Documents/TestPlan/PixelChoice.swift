/// When pixels are drawn and compared.
package enum PixelChoice: String, Sendable, CaseIterable {
  /// If the scene, the fonts or the libraries differ from the snapshot's.
  case auto
  case always
  /// Never: only scenes are compared.
  case never
}
