import Foundation
import FoundationNetworking

// What an app tells a web view before it loads, and what a web view would tell of its pages. All of it is kept.

open class WKWebViewConfiguration: UIKitObject {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  open var dataDetectorTypes: WKDataDetectorTypes = []
}
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all: Self = [.audio, .video]
}
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}
open class WKProcessPool: NSObject, @unchecked Sendable {}
open class WKPreferences: UIKitObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
}
open class WKWebpagePreferences: UIKitObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

open class WKUserContentController: UIKitObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var ruleLists: [WKContentRuleList] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps the handler, as on iOS, where this is a known cause of leaks.
  open func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func add(_ list: WKContentRuleList) { ruleLists.append(list) }
  open func remove(_ list: WKContentRuleList) { ruleLists.removeAll { $0 === list } }
  open func removeAllContentRuleLists() { ruleLists = [] }
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}
public protocol WKScriptMessageHandler: UIKitObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// What a script of a page tells the app; none is made, as there are no pages. The same is true of the classes below.
open class WKScriptMessage: UIKitObject {
  public let name: String
  public let body: Any
  init(name: String, body: Any) {
    (self.name, self.body) = (name, body)
  }
}
open class WKContentRuleList: UIKitObject {
  public let identifier: String
  init(identifier: String) {
    self.identifier = identifier
  }
}
open class WKWebsiteDataStore: UIKitObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  public let isPersistent: Bool
  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
  }
  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  open class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
  }
  /// There is nothing to remove.
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @MainActor () -> Void
  ) { completionHandler() }
}

open class WKNavigation: NSObject, @unchecked Sendable {}
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
open class WKNavigationAction: UIKitObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let targetFrame: WKFrameInfo?
  init(request: URLRequest, type: WKNavigationType, frame: WKFrameInfo?) {
    (self.request, navigationType, targetFrame) = (request, type, frame)
  }
}
open class WKNavigationResponse: UIKitObject {
  public let response: URLResponse
  public let isForMainFrame: Bool
  open var canShowMIMEType: Bool { true }
  init(response: URLResponse, isForMainFrame: Bool) {
    (self.response, self.isForMainFrame) = (response, isForMainFrame)
  }
}
open class WKFrameInfo: UIKitObject {
  public let isMainFrame: Bool
  public let request: URLRequest
  init(isMainFrame: Bool, request: URLRequest) {
    (self.isMainFrame, self.request) = (isMainFrame, request)
  }
}
open class WKWindowFeatures: UIKitObject {
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
open class WKBackForwardList: UIKitObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
open class WKBackForwardListItem: UIKitObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }
  init(url: URL) {
    (self.url, initialURL) = (url, url)
  }
}
