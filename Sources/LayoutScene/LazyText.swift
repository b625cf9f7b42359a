/// Makes a text.
package protocol TextSource: Sendable {
  var text: String { get }
}

/// A text that is made when it is read. A scene has one for each constraint, and few are ever read.
package struct LazyText: Sendable, Hashable {
  private enum Content {
    case text(String)
    case source(any TextSource)
  }

  private let content: Content

  package init(_ text: String) { content = .text(text) }
  package init(_ source: some TextSource) { content = .source(source) }

  package var text: String {
    switch content {
    case .text(let text): text
    case .source(let source): source.text
    }
  }

  package static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
