import Checking
import Documents
import Foundation
import LayoutScene
import Typesetting

/// At which width of the canvas the first finding appears that a cell does not have at its own width, whatever width is
/// shown now.
struct FirstFinding {
  let document: OpenDocument
  let options: DocumentOptions
  let typesetter: Typesetter

  /// The smallest width that is tried, points: the least to which the edge can be dragged.
  private static let least: CGFloat = 100
  /// The step in which a width is looked for at first, points.
  private static let step: CGFloat = 16

  /// The widest width below the cell's own with a new finding, and that finding, where there is one; `least` is the
  /// narrowest that was tried, and `further` whether the cell has other findings at its own width.
  var json: JSON {
    guard let own = scene(size: nil) else { return .null }
    let known = Set(own.findings.map(Kind.init))
    let least = min(Self.least, own.size.width)
    let found = first(below: own.size.width.rounded(.down), from: least) { width in
      let size = CGSize(width: width, height: own.size.height)
      return scene(size: size)?.findings.first { !known.contains(Kind($0)) }
    }
    return JSON(present: [
      "least": .number(least), "further": .bool(!known.isEmpty),
      "width": found.map { .number($0.width) },
      "message": found.map { .string($0.finding.message) },
    ])
  }

  private func first(
    below own: CGFloat, from least: CGFloat, _ fresh: (CGFloat) -> Finding?
  ) -> (width: CGFloat, finding: Finding)? {
    var (good, width) = (own, own)
    while width > least {
      width = max(least, width - Self.step)
      guard var found = fresh(width) else {
        good = width
        continue
      }
      // One of the widths from here to the last good one is the first.
      while good - width > 1 {
        let middle = ((good + width) / 2).rounded(.down)
        guard let other = fresh(middle) else {
          good = middle
          continue
        }
        (width, found) = (middle, other)
      }
      return (width, found)
    }
    return nil
  }

  /// What a finding is about, without the words, which have lengths in them.
  private struct Kind: Hashable {
    var rule: Rule
    var views: [String]

    init(_ finding: Finding) { (rule, views) = (finding.rule, finding.views) }
  }

  /// - Parameter size: nil for the cell's own.
  private func scene(size: CGSize?) -> Scene? {
    var options = options
    if let size { options.size = size }
    guard let screen = document.inspect(options: options, measurer: typesetter).screen else {
      return nil
    }
    var references = ReferenceScenes()
    let work = options.budget
    screen.window.work = work
    let scene = screen.scene(constraints: .judged)
    return CellInspection.inspected(
      scene, of: document, options: options, number: 0, references: &references,
      typesetter: typesetter, work: work)
  }
}
