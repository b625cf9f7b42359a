import AutoLayout
import Documents
import Drawing
import Foundation
import LayoutScene
import Snapshots
import Typesetting

/// Expects a view to be laid out and drawn as in its snapshot, in each combination of traits.
///
/// The snapshots are `Snapshots/<test file>/<name>.<locale>.<device>.png` and `.frames.json` beside the
/// file of the test. A failure lists the views whose frames differ, and attaches the expected picture, the
/// actual one, and the difference. A missing snapshot is written, and the test fails once. Where `CI` is
/// set, nothing is written. `PLUMB_RECORD`, `.record` and `record` choose another mode.
///
/// ```swift
/// @Test func card() {
///   assertLayout(CardView(), locales: ["en", "ar"], devices: ["iphone-se", "ipad"])
/// }
/// ```
///
/// - Parameters:
///   - view: evaluated for each combination of traits; a view without a superview, which becomes
///     the root of a window.
///   - name: the snapshot's name; the test function's name unless given.
///   - size: the size of the window; the device's unless given.
///   - locales: BCP 47 tags; English unless given.
///   - devices: devices' names, such as `iphone-se`; an iPhone 14 unless given.
///   - directions: reading directions instead of the locales' own.
///   - tolerance: by how many points frames and baselines may differ.
///   - pixelTolerance: the share of the pixels that may differ, 0 … 1.
///   - record: which snapshots are written; the trait's or environment's mode unless given.
///   - style: how the pictures are drawn; as wireframes unless given.
///   - safeArea: the safe area of the view, points; unless given that of the device for a view of the
///     device's size, and none for one of any other size.
///   - allowed: rules such as `.unsatisfiable` whose findings the test expects. A layout with any
///     other conflict or fault (`Rule.isFault`) fails; it is neither recorded nor compared.
public func assertLayout(
  _ view: @autoclosure () throws -> View, named name: String? = nil, size: LayoutSize = .device,
  locales: LayoutLocales = .own, devices: [String] = [], textSizes: [ContentSizeCategory] = [],
  appearances: [Appearance] = [], directions: [LayoutDirection] = [], tolerance: Double = 0,
  pixelTolerance: Double = 0, record: RecordMode? = nil, style: DrawingStyle = .wireframe,
  safeArea: EdgeInsets? = nil, allowing allowed: Set<Rule> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  withoutActuallyEscaping(view) { view in
    assertLayout(
      named: name, size: size, locales: locales, devices: devices, textSizes: textSizes,
      appearances: appearances, directions: directions, tolerance: tolerance,
      pixelTolerance: pixelTolerance, record: record, style: style, safeArea: safeArea,
      allowing: allowed, fileID: fileID, filePath: filePath, line: line, column: column,
      function: function
    ) { _ in try view() }
  }
}

/// Expects the same of a view that depends on its traits, such as one with texts in the cell's locale.
///
/// - Parameter makeView: builds the view for a combination of traits.
public func assertLayout(
  named name: String? = nil, size: LayoutSize = .device, locales: LayoutLocales = .own,
  devices: [String] = [], textSizes: [ContentSizeCategory] = [], appearances: [Appearance] = [],
  directions: [LayoutDirection] = [], tolerance: Double = 0, pixelTolerance: Double = 0,
  record: RecordMode? = nil, style: DrawingStyle = .wireframe, safeArea: EdgeInsets? = nil,
  allowing allowed: Set<Rule> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function,
  makeView: (Cell) throws -> View
) {
  let cells = LayoutCells(
    locales: locales, devices: devices, textSizes: textSizes, appearances: appearances,
    directions: directions)
  let assertion = SnapshotAssertion(
    name: name ?? SnapshotAssertion.name(of: "\(function)"), document: "\(fileID) \(function)",
    tolerance: SnapshotTolerance(points: tolerance, pixels: pixelTolerance), record: record,
    style: style, allowed: allowed,
    caller: Caller(fileID, filePath, line, column))
  withoutActuallyEscaping(makeView) { makeView in
    assertion.check(cells) { () throws(LayoutTestingError) in
      .views(size: size, safeArea: safeArea, make: makeView)
    }
  }
}

/// Expects a layout document to be laid out and drawn as in its snapshot, in each combination of
/// traits. All else is as for a view. A failure names the lines of the document that caused it.
///
/// - Parameters:
///   - document: the document's path; a relative one starts at the folder of the test's file.
///   - name: the snapshot's name; the document's name unless given.
///   - locales: BCP 47 tags, `.all` for those of the document's strings; the document's own unless given.
///   - devices: devices' names; the document's canvas unless given.
///   - allowsOutside: whether the document may name files outside of its project, which is the nearest folder above it
///     with a `plumb.yaml` or a `.git`, or else its own.
public func assertLayout(
  document: String, named name: String? = nil, locales: LayoutLocales = .own,
  devices: [String] = [], textSizes: [ContentSizeCategory] = [], appearances: [Appearance] = [],
  directions: [LayoutDirection] = [], tolerance: Double = 0, pixelTolerance: Double = 0,
  record: RecordMode? = nil, style: DrawingStyle = .wireframe, allowing allowed: Set<Rule> = [],
  allowsOutside: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let cells = LayoutCells(
    locales: locales, devices: devices, textSizes: textSizes, appearances: appearances,
    directions: directions)
  let path = TestedFile.resolved(document, from: "\(filePath)")
  let stem = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
  let assertion = SnapshotAssertion(
    name: name ?? stem, document: path,
    tolerance: SnapshotTolerance(points: tolerance, pixels: pixelTolerance), record: record,
    style: style, allowed: allowed,
    caller: Caller(fileID, filePath, line, column))
  assertion.check(cells) { () throws(LayoutTestingError) in
    .document(try TestedFile.open(path, allowsOutside: allowsOutside))
  }
}
