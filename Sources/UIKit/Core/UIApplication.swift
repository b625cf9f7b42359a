import Foundation

/// The app. Nothing runs: windows are those that code has made visible.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  private var shownWindows: [() -> UIWindow?] = []
  open var windows: [UIWindow] { shownWindows.compactMap { $0() } }
  open var keyWindow: UIWindow? { windows.last }
  func show(_ window: UIWindow) {
    shownWindows.removeAll { $0() == nil || $0() === window }
    shownWindows.append { [weak window] in window }
  }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var openSessions: Set<UISceneSession> { [] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationState: State { .active }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var isProtectedDataAvailable: Bool { true }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(Surroundings.traits.contentSizeCategory)
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Surroundings.traits.layoutDirection
  }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)
  }
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden: Bool { false }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  open func setAlternateIconName(_: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func registerForRemoteNotifications() {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(
    expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target as AnyObject? ?? receiver(of: action, from: sender) else {
      return false
    }
    if action.description == "resignFirstResponder", let responder = target as? UIResponder {
      return responder.resignFirstResponder()
    }
    action.send(to: target, sender, event)
    return true
  }
  /// Who gets an action without a target, as in UIKit: the first object up the chain from the first responder, or else
  /// from the sender, that has the method.
  private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    if action.call == nil { return UIResponder.currentFirst }
    for start in [UIResponder.currentFirst, sender as? UIResponder] {
      var next = start
      while let responder = next {
        if action.isMethod(responder) { return responder }
        next = responder.next
      }
    }
    return nil
  }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = event("ApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = event("ApplicationWillResignActive")
  public nonisolated static let didEnterBackgroundNotification = event(
    "ApplicationDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = event(
    "ApplicationWillEnterForeground")
  public nonisolated static let willTerminateNotification = event("ApplicationWillTerminate")
  public nonisolated static let didFinishLaunchingNotification = event(
    "ApplicationDidFinishLaunching")
  public nonisolated static let didReceiveMemoryWarningNotification = event(
    "ApplicationDidReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = event(
    "ApplicationSignificantTimeChange")
  public nonisolated static let userDidTakeScreenshotNotification = event(
    "ApplicationUserDidTakeScreenshot")
}
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public protocol UIApplicationDelegate: UIKitObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// `@main` of an app. There is no app to run: it says so and ends.
  public static func main() {
    Missing.sayOnce("There is no app to run here; lay its screens out in tests.")
  }
}

open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var session: UISceneSession { UISceneSession() }
  public struct ConnectionOptions: Sendable {}
  public nonisolated static let didActivateNotification = event("SceneDidActivate")
  public nonisolated static let willDeactivateNotification = event("SceneWillDeactivate")
  public nonisolated static let didEnterBackgroundNotification = event("SceneDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = event("SceneWillEnterForeground")
}
open class UIWindowScene: UIScene {
  static let main = UIWindowScene()
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
open class UIStatusBarManager: UIKitObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
open class UISceneSession: UIKitObject {
  open var persistentIdentifier: String { "scene" }
}
public protocol UISceneDelegate: UIKitObjectProtocol {}
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What was copied in this process.
open class UIPasteboard: UIKitObject {
  public static let general = UIPasteboard()
  public nonisolated static let changedNotification = event("PasteboardChanged")
  @_Core(\UIPasteboard.strings.single) open var string: String?
  open var strings: [String]?
  @_Core(\UIPasteboard.urls.single) open var url: URL?
  open var urls: [URL]?
  @_Core(\UIPasteboard.images.single) open var image: UIImage?
  open var images: [UIImage]?
  open var color: UIColor?
  open var items: [[String: Any]] = []
  open var itemProviders: [NSItemProvider] { [] }
  open var changeCount: Int { 0 }
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  open var hasURLs: Bool { !(urls ?? []).isEmpty }
  open var hasImages: Bool { !(images ?? []).isEmpty }
  open var numberOfItems: Int { (strings?.count ?? 0) + (urls?.count ?? 0) + (images?.count ?? 0) }
  open func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  open func data(forPasteboardType type: String) -> Data? { nil }
  open func setData(_ data: Data, forPasteboardType type: String) {}
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = event("KeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = event("KeyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = event("KeyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = event("KeyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = event(
    "KeyboardWillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = event("KeyboardDidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
