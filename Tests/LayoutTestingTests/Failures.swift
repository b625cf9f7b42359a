import Foundation
import Synchronization
import Testing

@testable import LayoutTesting

/// The messages of the issues that `body` records.
func failures(_ body: () throws -> Void) rethrows -> [String] {
  let messages = Mutex<[String]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return messages.withLock { $0 }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-testing-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Every file in the folder and those in it, sorted.
  var files: [String] {
    ((FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  func write(_ text: String, to name: String) throws -> String {
    let file = (path as NSString).appendingPathComponent(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// A card with a title and a text.
func card(inset: CGFloat = 16, edge: CGFloat = 12, title: String = "Title") -> View {
  let (root, label, text) = (View(), Label(), Label())
  label.identifier = "title"
  label.text = title
  text.identifier = "text"
  text.text = "A text of two lines that wraps where the card is not wide enough for one"
  text.numberOfLines = 0
  for view in [label, text] {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  LayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
    text.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    text.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
    text.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -edge),
  ])
  return root
}
