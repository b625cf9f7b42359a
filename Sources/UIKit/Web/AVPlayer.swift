// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation

// Films and sounds: objects that keep what they are told. Nothing is played, and a player's layer has no picture, as on
// iOS before the first one.

/// The largest rectangle of a ratio within another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect bounds: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return bounds }
  let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
    height: size.height)
}

open class AVAsset: NSObject, @unchecked Sendable {}
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
  }
}
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  public init(asset: AVAsset) {
    self.asset = asset
  }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  open private(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var isMuted = false
  open var volume: Float = 1
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var allowsExternalPlayback = true
  /// What a player that plays waits for: data.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  open var rate: Float = 0 {
    didSet { if rate != 0 { Missing.sayOnce("AVPlayer plays nothing here.") } }
  }
  public override init() { super.init() }
  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
  }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
  }
  open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }
  open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    let place = waiting.firstIndex { $0 === other }.map { $0 + 1 }
    waiting.insert(item, at: place ?? (other === currentItem ? 0 : waiting.count))
  }
  open func advanceToNextItem() {
    replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst())
  }
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// A player over the whole view, which is black.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.fill(with: contentOverlayView, at: view.subviews.count)
  }
}
public protocol AVPlayerViewControllerDelegate: UIKitObjectProtocol {}

/// How the app's sound stands to that of others; it is kept.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  private static let only = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { only }
  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {
    if isActive { Missing.sayOnce("AVAudioSession has no sound here.") }
  }
}
