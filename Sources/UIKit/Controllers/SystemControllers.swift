import AutoLayout
import Foundation

// Controllers that show what belongs to another app or is in a file that is not read.

/// A list of apps to share with; it is shown empty.
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler?
}
open class UIActivity: UIKitObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
  }
  public enum Category: Int, Sendable { case action, share }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open class var activityCategory: Category { .action }
  open func canPerform(withActivityItems items: [Any]) -> Bool { false }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open var activityViewController: UIViewController? { nil }
  open func activityDidFinish(_ completed: Bool) {}
}
public protocol UIActivityItemSource: UIKitObjectProtocol {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String
}
extension UIActivityItemSource {
  public func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Files of Interface Builder are not read through these: `plumb render` draws them.
open class UIStoryboard: UIKitObject {
  private let name: String
  public init(name: String, bundle: Bundle?) {
    self.name = name
  }
  open func instantiateInitialViewController() -> UIViewController? {
    Missing.sayOnceToCaller("UIStoryboard(name: \"\(name)\") is not read; there is no controller.")
    return nil
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let made = instantiateViewController(withIdentifier: identifier) as? Controller else {
      trap("Storyboard '\(name)' has a view controller of another class for '\(identifier)'")
    }
    return made
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    trap(
      "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)': "
        + "storyboards are not read here")
  }
}
open class UIStoryboardSegue: UIKitObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  open func perform() {}
}
open class UINib: UIKitObject {
  let name: String
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
  }
  open func instantiate(
    withOwner owner: Any?, options: [String: Any]? = nil
  ) -> [Any] {
    isAskedFor()
    return []
  }
  func isAskedFor() {
    Missing.sayOnceToCaller("UINib(nibName: \"\(name)\") is not read; it has no views.")
  }
}

extension Bundle {
  /// Nothing: nibs are not read, which is said once for each.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [String: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}

/// Pickers of pictures and documents belong to other apps: they are shown empty and pick nothing.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  public enum CameraDevice: Int, Sendable { case rear, front }
  open var sourceType = SourceType.photoLibrary
  open var cameraDevice = CameraDevice.rear
  open var mediaTypes: [String] = []
  open var allowsEditing = false
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for type: SourceType) -> [String]? { nil }
}
public protocol UIImagePickerControllerDelegate: UIKitObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public protocol UIDocumentPickerDelegate: UIKitObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt _: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
open class UIDocumentInteractionController: UIKitObject {
  open var url: URL?
  open var name: String?
  open weak var delegate: AnyObject?
  public init(url: URL) {
    self.url = url
  }
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
