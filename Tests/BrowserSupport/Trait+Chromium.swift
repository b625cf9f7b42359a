import Testing

extension Trait where Self == Testing.ConditionTrait {
  /// Skips where there is no Chromium, but not where all tests must run.
  package static var inChromium: Self {
    .enabled(
      if: Chromium.isInstalled || Chromium.mustRun,
      "Chromium is not installed; Scripts/test installs it")
  }
}
