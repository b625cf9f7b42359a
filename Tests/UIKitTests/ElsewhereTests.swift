import Foundation
import Testing

@testable import UIKit

/// What shows pages, films, files and pictures that are not here has its place, and keeps what it is told.
@MainActor @Suite struct ElsewhereTests {
  @Test func aWebViewIsWhiteAndLoadsUntilItIsStopped() throws {
    let window = window()
    let web = window.add(WKWebView())
    web.widthAnchor.constraint(equalToConstant: 200).isActive = true
    web.heightAnchor.constraint(equalToConstant: 120).isActive = true
    window.layoutIfNeeded()
    #expect(web.scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(web.backgroundColor == .white && web.url == nil && web.reload() == nil)
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(web.load(URLRequest(url: url)) != nil)
    #expect(web.url == url && web.isLoading && web.reload() != nil && !web.canGoBack)
    web.stopLoading()
    #expect(!web.isLoading)
    web.loadHTMLString("<p>Hello</p>", baseURL: nil)
    #expect(web.url?.absoluteString == "about:blank")
  }

  @Test func aScriptWithoutAPageFails() {
    var failure: (any Error)?
    WKWebView().evaluateJavaScript("1") { failure = $1 }
    #expect((failure as? WKError)?.code == .webViewInvalidated)
  }

  @Test func aSubclassOfAWebViewHasItsConfiguration() {
    final class Page: WKWebView {
      override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        configuration.allowsInlineMediaPlayback = true
        super.init(frame: frame, configuration: configuration)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Page(frame: .zero).configuration.allowsInlineMediaPlayback)
  }

  /// A ratio, and the rectangle of that ratio in one of 200 × 100 at (10, 20).
  nonisolated static let ratios: [(CGSize, CGRect)] = [
    (CGSize(width: 1, height: 1), CGRect(x: 60, y: 20, width: 100, height: 100)),
    (CGSize(width: 400, height: 100), CGRect(x: 10, y: 45, width: 200, height: 50)),
    (CGSize(width: 2, height: 1), CGRect(x: 10, y: 20, width: 200, height: 100)),
  ]
  @Test(arguments: ratios) func aRatioIsFittedInTheMiddle(ratio: CGSize, fitted: CGRect) {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    #expect(AVMakeRect(aspectRatio: ratio, insideRect: bounds) == fitted)
  }

  @Test func aQueueOfFilmsGoesOn() {
    let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
    let player = AVQueuePlayer(items: Array(items.prefix(2)))
    player.insert(items[2], after: items[0])
    #expect(player.items().elementsEqual([items[0], items[2], items[1]], by: ===))
    player.advanceToNextItem()
    #expect(player.currentItem === items[2] && player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  }

  @Test func aPreviewHasTheTitleOfItsFile() {
    final class Files: QLPreviewControllerDataSource {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
      func previewController(_: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
      { NSURL(fileURLWithPath: "/letters/\(index).pdf") }
    }
    let (preview, files) = (QLPreviewController(), Files())
    preview.dataSource = files
    #expect(preview.navigationItem.title == "0.pdf")
    preview.currentPreviewItemIndex = 1
    #expect(preview.navigationItem.title == "1.pdf")
    preview.currentPreviewItemIndex = 2
    #expect(preview.currentPreviewItem == nil && preview.navigationItem.title == nil)
  }

  @Test func namesAreInTheSectionsOfTheirLetters() {
    final class Person {
      let name: String
      init(_ name: String) { self.name = name }
      func sorted() -> String { name }
    }
    let names = Selector("sorted", Person.sorted)
    let collation = UILocalizedIndexedCollation.current()
    let people = ["zoë", "Émile", "42", "Adam", "eve"].map(Person.init)
    let sections = people.map { collation.section(for: $0, collationStringSelector: names) }
    #expect(sections.map { collation.sectionTitles[$0] } == ["Z", "E", "#", "A", "E"])
    let sorted = collation.sortedArray(from: people, collationStringSelector: names)
    #expect(sorted.map { ($0 as? Person)?.name } == ["42", "Adam", "Émile", "eve", "zoë"])
  }
}
