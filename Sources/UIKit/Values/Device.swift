import Foundation
import LayoutScene

/// The screen that windows without a size of their own would be on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen: that of a phone of 390 × 844 points.
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { Surroundings.traits.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The device that code asks about.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection().userInterfaceIdiom }
  open var systemName: String { "iOS" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
