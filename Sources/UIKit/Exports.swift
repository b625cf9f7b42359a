// On iOS, Foundation has these three modules in one, and UIKit brings it along.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML

// In the language mode of Swift 6, a value such as `UIEdgeInsets.zero` is a default argument only where its module is
// imported. One type of each module is enough for that, and brings no other name along.
@_exported import class AutoLayout.FixedControl
@_exported import struct LayoutKernel.BaselineOffsets
@_exported import struct LayoutScene.FontMeasures
