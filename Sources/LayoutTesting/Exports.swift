// One import for who tests layouts: views and constraints, layout documents and their locales, devices and
// text sizes, and Foundation's geometry that all of them use.

@_exported import AutoLayout
@_exported import Documents
@_exported import Foundation
@_exported import LayoutScene

// The record modes, which are those of `plumb test`.
@_exported import enum Snapshots.RecordMode
