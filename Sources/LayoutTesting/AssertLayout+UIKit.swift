import Documents
import Drawing
import LayoutScene
import Snapshots
import UIKit

/// What of UIKit is laid out: a view, or a controller, which fills the window of each device.
public protocol UIKitContent: UIResponder {}

extension UIView: UIKitContent {}
extension UIViewController: UIKitContent {}

/// Expects a view or a controller of UIKit to be laid out and drawn as in its snapshot, in each combination of traits.
/// It is made anew for each: `NSLocalizedString`, colours, fonts and `UIScreen.main` are those of the combination.
///
/// All else is as in `assertLayout` of a view of `AutoLayout`.
///
/// ```swift
/// @Test @MainActor func profile() {
///   assertLayout(of: ProfileView(), locales: ["en", "ar"], devices: ["iphone-se"])
/// }
/// ```
@MainActor
public func assertLayout(
  of content: @autoclosure @MainActor () throws -> any UIKitContent, named name: String? = nil,
  size: LayoutSize = .device, locales: LayoutLocales = .own, devices: [String] = [],
  textSizes: [ContentSizeCategory] = [], appearances: [Appearance] = [],
  directions: [LayoutDirection] = [], tolerance: Double = 0, pixelTolerance: Double = 0,
  record: RecordMode? = nil, style: DrawingStyle = .plain, safeArea: UIEdgeInsets? = nil,
  allowing allowed: Set<Rule> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  let assertion = SnapshotAssertion(
    name: name ?? SnapshotAssertion.name(of: "\(function)"), document: "\(fileID) \(function)",
    tolerance: SnapshotTolerance(points: tolerance, pixels: pixelTolerance), record: record,
    style: style, allowed: allowed, caller: Caller(fileID, filePath, line, column))
  let cells = LayoutCells(
    locales: locales, devices: devices, textSizes: textSizes, appearances: appearances,
    directions: directions)
  withoutActuallyEscaping(content) { content in
    assertion.check(cells) { () throws(LayoutTestingError) in
      .screens(size: size, safeArea: safeArea) { _ in try content() }
    }
  }
}
