import Foundation
import LayoutKernel
import LayoutScene

/// A rectangle that takes part in layout without being a view. It belongs to a view and lies in
/// that view's coordinates.
open class LayoutGuide: LayoutItem, ItemKey {
  typealias Kind = GuideKind

  /// A name that descriptions and scenes show; empty by default.
  @exclusivity(unchecked) open var identifier = ""
  /// The view that the guide belongs to; nil until `addLayoutGuide` adds it to one.
  public internal(set) var owningView: View? {
    get { ownerPresence?.view }
    set { ownerPresence = newValue?.presence }
  }
  @exclusivity(unchecked) private var ownerPresence: ItemPresence?
  /// The place in a document where the guide is written; nil for a guide made in code.
  public var origin: SourceLocation?
  /// The rectangle in the owner's coordinates, points, not rounded to pixels; zero before the first
  /// layout.
  @exclusivity(unchecked) public internal(set) var layoutFrame = CGRect.zero
  public let referencingConstraints = ConstraintList()
  @exclusivity(unchecked) private(set) var kind = Kind.free
  /// The object of another class layer that stands for the guide.
  @exclusivity(unchecked) final var link = HostLink()
  @exclusivity(unchecked) package final var seats = Seats<Item>()

  /// A guide without an owner. It takes part in layout once `View.addLayoutGuide` adds it to a
  /// view.
  public init(identifier: String = "") {
    self.identifier = identifier
    presence.begin(self)
  }

  deinit { presence.end() }

  convenience init(_ kind: Kind, of owner: View, identifier: String) {
    self.init(identifier: identifier)
    self.kind = kind
    owningView = owner
  }

  /// What the margins or the safe area of an owner outside a window leave now; nil for other guides, and in a window,
  /// where the last layout says it.
  package var frameOutsideWindows: CGRect? {
    guard let owner = owningView, owner.window == nil else { return nil }
    switch kind {
    case .layoutMargins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    default: return nil
    }
  }

  public var layoutView: View? { owningView }
  /// `LayoutGuide:card'gutter'`: its owner's name, and its own if it has one.
  public var layoutName: String {
    let owner = owningView?.nameInTree ?? "nil"
    return "LayoutGuide:\(owner)" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }
}
