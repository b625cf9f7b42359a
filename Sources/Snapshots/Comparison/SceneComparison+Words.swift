import LayoutScene

extension SceneComparison {
  /// Words for the option with which the comparison would pass; nil if none would help.
  var threshold: String? {
    needsPointsOnly ? "it would pass with --tolerance \(String(decimal: largest))" : nil
  }
}
