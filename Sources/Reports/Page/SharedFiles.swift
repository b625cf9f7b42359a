/// The files that all kinds of pages share. A kind's own scripts are between `elements` and
/// `controls`, because the state in `controls` needs the kind's `Choices`.
package enum SharedFiles {
  /// The scripts that make elements, unpack the page's lines, describe rectangles, and read what items share. They depend
  /// on no others.
  package static let elements: [[UInt8]] = [
    PackageResources.dom_js, PackageResources.packed_js, PackageResources.geometry_js,
    PackageResources.shared_js,
  ]

  /// The scripts for the state, which needs the page's `Choices`, and those that listen to it: for
  /// pictures, the divider between two pictures, showing two pictures in turn, keyboard shortcuts,
  /// the theme, what could not be tested, and the facts of the run.
  package static let controls: [[UInt8]] = [
    PackageResources.state_js, PackageResources.pictures_js, PackageResources.swipe_js,
    PackageResources.flicker_js, PackageResources.shortcuts_js, PackageResources.theme_js,
    PackageResources.problems_js, PackageResources.run_js, PackageResources.roving_js,
    PackageResources.overlay_js,
  ]

  /// The styles for colours, controls and pictures.
  package static let styles: [[UInt8]] = [
    PackageResources.colors_css, PackageResources.controls_css, PackageResources.pictures_css,
    PackageResources.problems_css,
  ]
}
