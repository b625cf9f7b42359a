import Foundation
import FoundationNetworking

/// A view of web pages. It has its place in a layout and what an app has told it; pages are not loaded, so that it
/// stays white, as on iOS until a page comes.
open class WKWebView: UIView {
  public private(set) var configuration = WKWebViewConfiguration()
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  open private(set) var isLoading = false
  open var title: String? { isLoading ? "" : nil }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  public let backForwardList = WKBackForwardList()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var underPageBackgroundColor: UIColor! = .white

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func begin(hasFrame: Bool) {
    backgroundColor = .white
    fill(with: scrollView, at: 0)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(baseURL ?? URL(string: "about:blank"))
  }
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    begin(url)
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { begin(baseURL) }
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : begin(url) }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// There is no page to go to.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() { isLoading = false }

  private func begin(_ url: URL?) -> WKNavigation {
    Missing.sayOnce("WKWebView loads no pages here: it stays white, and no navigation ends.")
    (self.url, isLoading) = (url, true)
    return WKNavigation()
  }

  /// Fails, as scripts do on iOS that have no page.
  open func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    Missing.once("WKWebView.evaluateJavaScript(_:)", "scripts fail")
    completionHandler?(nil, WKError(.webViewInvalidated))
  }
  open class func handlesURLScheme(_ scheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(scheme.lowercased())
  }
}

public struct WKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public protocol WKNavigationDelegate: UIKitObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

public protocol WKUIDelegate: UIKitObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}
extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}
