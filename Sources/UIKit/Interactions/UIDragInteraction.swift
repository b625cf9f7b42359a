import Foundation

// What is dragged, dropped and pasted.

open class UIDragItem: UIKitObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}
open class UIDragPreview: UIKitObject {
  public let view: UIView
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
  }
}
public protocol UIDragDropSession: UIKitObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass kind: any NSItemProviderReading.Type) -> Bool
}
public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func loadObjects(
    ofClass kind: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
open class UIDropProposal: UIKitObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
open class UIDragInteraction: UIKitInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }
}
public protocol UIDragInteractionDelegate: UIKitObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
open class UIDropInteraction: UIKitInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }
}
public protocol UIDropInteractionDelegate: UIKitObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  )
    -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
extension UIDropInteractionDelegate {
  public func dropInteraction(_: UIDropInteraction, canHandle _: any UIDropSession) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_: UIDropInteraction, performDrop _: any UIDropSession) {}
}

public protocol NSItemProviderReading: AnyObject {}
public protocol NSItemProviderWriting: AnyObject {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
/// What is dragged or pasted.
open class NSItemProvider: NSObject, @unchecked Sendable {
  let object: AnyObject?
  open var suggestedName: String?
  public override init() {
    object = nil
  }
  public init(object: any NSItemProviderWriting) {
    self.object = object
  }
  public init?(contentsOf url: URL?) {
    object = url.map { NSURL(string: $0.absoluteString) } as AnyObject?
  }
  open var registeredTypeIdentifiers: [String] { [] }
  open func canLoadObject(ofClass kind: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == kind } ?? false
  }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool { false }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any Sendable)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
