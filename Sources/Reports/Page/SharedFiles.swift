/// The files that pages of several kinds are made of. A kind's own files stand between the two groups of
/// scripts: `Choices` must be there before what keeps them.
package enum SharedFiles {
  /// Making elements, and rectangles in words. They need nothing.
  package static let elements: [[UInt8]] = [PackageResources.dom_js, PackageResources.geometry_js]

  /// The state, which needs the page's `Choices`, and what listens to it: pictures, the divider between
  /// two, showing two in turn, keys, and light or dark.
  package static let controls: [[UInt8]] = [
    PackageResources.state_js, PackageResources.pictures_js, PackageResources.swipe_js,
    PackageResources.flicker_js, PackageResources.shortcuts_js, PackageResources.theme_js,
  ]

  /// Colours, controls, and pictures over each other.
  package static let styles: [[UInt8]] = [
    PackageResources.colors_css, PackageResources.controls_css, PackageResources.pictures_css,
  ]
}
