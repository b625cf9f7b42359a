import AutoLayout
import Dispatch
import Foundation
import LayoutScene
import Localization

/// The view that a screen's views are in. Its core is the root of a window of `AutoLayout`.
open class UIWindow: UIView {
  nonisolated(unsafe) private var madeScreen: AutoLayout.Window?
  /// The window that lays the views out.
  package var layoutWindow: AutoLayout.Window? { madeScreen }

  /// A window may end on any thread, as one that a suite of tests has does. Its views are told of it on the main actor.
  deinit {
    guard let held = takeScreen() else { return }
    onMainSoon { held.screen.release() }
  }
  private struct HeldScreen: @unchecked Sendable { let screen: Unmanaged<AutoLayout.Window> }
  /// The screen, which only the result holds: where another reference lived on, it might end last, on this thread.
  @inline(never) private nonisolated func takeScreen() -> HeldScreen? {
    guard let screen = madeScreen else { return nil }
    madeScreen = nil
    return HeldScreen(screen: .passRetained(screen))
  }

  override func begin(hasFrame: Bool) {
    // A window's own margins are those of any view: `hostedHasRootMargins` is for controllers' views.
    let window = AutoLayout.Window(
      size: core.frame.size, safeArea: Surroundings.safeArea, traits: Surroundings.traits,
      measurer: Surroundings.measurer,
      metrics: Surroundings.metrics, rootView: core)
    madeScreen = window
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The frame; the window's views are laid out for its size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      madeScreen?.size = newValue.size
    }
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Lays a window that is shown out when the code that runs now has ended, as a run loop of UIKit does.
  private func layoutSoon() {
    guard !isLayoutDue else { return }
    isLayoutDue = true
    DispatchQueue.main.async { [weak self] in
      onMain {
        self?.isLayoutDue = false
        self?.layoutIfNeeded()
      }
    }
  }
  private var isLayoutDue = false

  /// Controllers whose views have come into the window since it was laid out.
  private var appearing: [UIViewController] = []
  private var isTellingAppearances = false
  /// Has a controller told that its view has appeared, which in UIKit follows the next layout.
  func tellWhenLaidOut(_ controller: UIViewController) {
    appearing.append(controller)
    layoutSoon()
  }
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    tellAppearances { super.layoutIfNeeded() }
  }
  /// A controller that has appeared may show others, which a further layout lets appear.
  private func tellAppearances(_ layOut: () -> Void) {
    guard !isTellingAppearances, madeScreen?.isLayingOut != true else { return }
    isTellingAppearances = true
    defer { isTellingAppearances = false }
    for _ in 0..<100 where !appearing.isEmpty {
      let told = appearing
      appearing = []
      for controller in told where controller.viewIfLoaded?.window === self {
        controller.endAppearanceTransition()
      }
      layOut()
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      fill(with: view, at: subviews.count)
    }
  }

  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }
  /// Shows the window, which here makes it one of the app's.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() {
    let old = UIApplication.shared.keyWindow
    UIApplication.shared.show(self)
    madeScreen?.whenWaiting = { [weak self] in onMainSoon { self?.layoutSoon() } }
    layoutSoon()
    guard old !== self else { return }
    old?.resignKey()
    becomeKey()
  }
  public nonisolated static let didBecomeKeyNotification = event("WindowDidBecomeKey")
  public nonisolated static let didResignKeyNotification = event("WindowDidResignKey")
  public nonisolated static let didBecomeVisibleNotification = event("WindowDidBecomeVisible")
  public nonisolated static let didBecomeHiddenNotification = event("WindowDidBecomeHidden")
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Runs code in a locale, a BCP 47 tag: texts, numbers and the direction of windows that it makes are in it.
  public static func withLocale<T>(_ locale: String, _ make: () throws -> T) rethrows -> T {
    let before = Surroundings.traits
    Surroundings.traits.locale = locale
    Surroundings.traits.layoutDirection = LocaleTag(locale)?.direction ?? .leftToRight
    defer { Surroundings.traits = before }
    return try make()
  }

  /// Gives views without an identifier the names of the properties that have them.
  package func nameViews() { core.nameByProperties() }

  /// A window in the surroundings of another window: its size, safe area, traits, controls and fonts.
  package static func inSurroundings<T>(of other: AutoLayout.Window, _ make: () throws -> T)
    rethrows
    -> T
  {
    let before = (
      Surroundings.traits, Surroundings.metrics, Surroundings.measurer, Surroundings.screenSize,
      Surroundings.safeArea
    )
    defer {
      (
        Surroundings.traits, Surroundings.metrics, Surroundings.measurer, Surroundings.screenSize,
        Surroundings.safeArea
      ) = before
    }
    (Surroundings.traits, Surroundings.metrics) = (other.context.traits, other.context.metrics)
    Surroundings.measurer = other.context.measurer
    (Surroundings.screenSize, Surroundings.safeArea) = (other.size, other.safeArea)
    return try make()
  }

  /// Lays the window out and tells controllers that they have appeared, without a word about constraints that are broken.
  package func layOut() {
    madeScreen?.layoutIfNeeded()
    tellAppearances { madeScreen?.layoutIfNeeded() }
  }

  /// The finished screen, which pictures and findings are made from. Views without an identifier have the names
  /// of the properties that have them.
  package func scene() -> Scene? {
    layOut()
    nameViews()
    return madeScreen?.scene()
  }
}
