// One import for tests of layouts: views and constraints; layout documents with their locales,
// devices and text sizes; and Foundation's geometry, which all of them use.

@_exported import AutoLayout
@_exported import Documents
@_exported import Foundation
@_exported import LayoutScene

// The record modes, which are those of `plumb test`.
@_exported import enum Snapshots.RecordMode
