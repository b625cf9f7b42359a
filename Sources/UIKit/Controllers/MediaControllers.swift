import Foundation

// Controllers of other frameworks that show what is not read here: pages, files and the pictures of a library. They are
// presented empty, and pick nothing.

/// A browser. It shows no page.
open class SFSafariViewController: UIViewController {
  open class Configuration: UIKitObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public private(set) var configuration = Configuration()
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    stayEmpty("SFSafariViewController shows no page here.")
  }
}
public protocol SFSafariViewControllerDelegate: UIKitObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

extension UIViewController {
  /// Has an empty view, which is said.
  func stayEmpty(_ sentence: String) {
    view.backgroundColor = .systemBackground
    Missing.sayOnce(sentence)
  }
}

// MARK: Files

public protocol QLPreviewItem: UIKitObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

/// A preview of files, one at a time. The file itself is not drawn, but its title is that of the controller.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  open private(set) var currentPreviewItem: (any QLPreviewItem)?
  open func reloadData() { refreshCurrentPreviewItem() }
  open func refreshCurrentPreviewItem() {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    let isThere = (0..<count).contains(currentPreviewItemIndex)
    currentPreviewItem =
      isThere ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil
    let name = currentPreviewItem?.previewItemURL?.lastPathComponent
    navigationItem.title = currentPreviewItem?.previewItemTitle ?? name
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    stayEmpty("QLPreviewController draws no files here.")
  }
}
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}
public protocol QLPreviewControllerDelegate: UIKitObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  func previewController(
    _ controller: QLPreviewController, editingModeFor item: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(_: QLPreviewController, transitionViewFor _: any QLPreviewItem)
    -> UIView?
  { nil }
  public func previewController(_: QLPreviewController, editingModeFor _: any QLPreviewItem)
    -> QLPreviewItemEditingMode
  { .disabled }
}

// MARK: Pictures

public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<String>
  public static let images = PHPickerFilter(kinds: ["image"])
  public static let videos = PHPickerFilter(kinds: ["video"])
  public static let livePhotos = PHPickerFilter(kinds: ["livePhoto"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: filters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
@preconcurrency @MainActor
public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
/// The library's picker, which belongs to another process on iOS, too.
open class PHPickerViewController: UIViewController {
  public private(set) var configuration = PHPickerConfiguration()
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    stayEmpty("PHPickerViewController has no pictures here.")
  }
}
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
/// The library of pictures: there is none, which apps are told as where a device's rules forbid it.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus() -> PHAuthorizationStatus { .restricted }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .restricted
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.restricted)
  }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.restricted) }
}
