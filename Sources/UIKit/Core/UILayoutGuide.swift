import AutoLayout
import Foundation

/// A rectangle that takes part in layout without being a view.
open class UILayoutGuide: UIKitObject {
  nonisolated(unsafe) let core: AutoLayout.LayoutGuide
  /// The guide that the next object stands for, where it exists already.
  private static var waitingCore: AutoLayout.LayoutGuide?

  public override init() {
    core = Self.waitingCore ?? AutoLayout.LayoutGuide()
    Self.waitingCore = nil
    super.init()
    core.hostObject = self
  }

  convenience init(_ core: AutoLayout.LayoutGuide) {
    Self.waitingCore = core
    self.init()
  }

  deinit { core.hostObject = nil }

  /// A name that descriptions show.
  @_Core(\UILayoutGuide.core.identifier) open var identifier: String
  /// The view that the guide belongs to.
  open var owningView: UIView? { core.owningView.map(UIView.view) }
  /// The rectangle in the owner's coordinates, as of the last layout.
  open var layoutFrame: CGRect { core.frameOutsideWindows ?? core.layoutFrame }
}
