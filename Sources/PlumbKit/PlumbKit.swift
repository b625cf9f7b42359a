// One import for laying out, measuring and drawing screens: views and constraints, layout documents, fonts,
// pictures, and Foundation's geometry that all of them use.

@_exported import AutoLayout
@_exported import Documents
@_exported import Drawing
@_exported import Foundation
@_exported import LayoutScene
@_exported import Typesetting
