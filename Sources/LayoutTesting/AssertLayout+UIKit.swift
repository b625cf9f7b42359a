import Documents
import Drawing
import LayoutScene
import Snapshots
import UIKit

/// Expects a view of UIKit to be laid out and drawn as in its snapshot, in each combination of traits. The view is made
/// anew for each: `NSLocalizedString`, colours, fonts and `UIScreen.main` are those of the combination.
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
  of view: @autoclosure @MainActor () throws -> UIView, named name: String? = nil,
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
  withoutActuallyEscaping(view) { view in
    assertion.check(cells) { () throws(LayoutTestingError) in
      .screens(size: size, safeArea: safeArea) { _ in .view(try view()) }
    }
  }
}

/// Expects the same of a controller, which fills the window of each device.
@MainActor
public func assertLayout(
  of controller: @autoclosure @MainActor () throws -> UIViewController, named name: String? = nil,
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
  withoutActuallyEscaping(controller) { controller in
    assertion.check(cells) { () throws(LayoutTestingError) in
      .screens(size: size, safeArea: safeArea) { _ in .controller(try controller()) }
    }
  }
}
