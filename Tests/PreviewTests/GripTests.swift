import Foundation
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(20))) struct GripTests {
  private static func screen(_ constraints: String, _ more: String = "") -> String {
    """
    \(more)
    canvas: {device: iphone-se}
    views:
      a: {class: view}
    constraints:
    \(constraints.split(separator: "\n").map { $0.hasPrefix("{") ? "  - \($0)" : "  - \"\($0)\"" }.joined(separator: "\n"))

    """
  }

  private static let size = "a.width = 100\na.height = 50\n"

  /// A constraint of a view with another, and what is written where the line of the first is dragged by ten points to
  /// the right or down.
  @Test(arguments: [
    ("a.left = root.left + 20", "a.top = root.top", "a.left = root.left + 30"),
    ("a.top = root.top + 40", "a.left = root.left", "a.top = root.top + 50"),
    ("a.left = root.left", "a.top = root.top", "a.left = root.left + 10"),
    // The side of the root that is named first does not move.
    ("root.right = a.right + 40", "a.top = root.top", "root.right = a.right + 30"),
    ("a.right = root.right - 5", "a.top = root.top", "a.right = root.right + 5"),
    ("H:|-20-[a]", "a.top = root.top", "H:|-30-[a]"),
    ("H:[a]-20-|", "a.top = root.top", "H:[a]-10-|"),
    (
      "a.centerX = root.centerX - 4 @ 900", "a.top = root.top", "a.centerX = root.centerX + 6 @ 900"
    ),
    ("a.left = 2 * root.left + 20", "a.top = root.top", "a.left = 2 * root.left + 30"),
  ])
  func aConstantFollowsThePointer(
    _ constraint: String, _ other: String, _ expected: String
  ) async throws {
    let visitor = try Visitor(["a.yaml": Self.screen(Self.size + constraint + "\n" + other)])
    #expect(try await written(visitor, constraint, way: 10) == expected)
  }

  @Test func aConstraintWithAPriorityOfItsOwnKeepsIt() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(
        Self.size + "{is: a.left = root.left + 20, priority: 800}\na.top = root.top")
    ])
    let words = try await written(visitor, "a.left = root.left + 20", way: 10)
    #expect(words == "a.left = root.left + 30")
  }

  @Test func aWidthIsDraggedAtItsEnd() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(Self.size + "a.left = root.left\na.top = root.top")
    ])
    #expect(try await written(visitor, "a.width = 100", way: 10) == "a.width = 110")
  }

  @Test func inALanguageFromTheRightALeadingConstantGrowsToTheLeft() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(Self.size + "a.leading = root.leading + 20\na.top = root.top")
    ])
    let words = try await written(
      visitor, "a.leading = root.leading + 20", way: 10, ["direction": "rtl"])
    #expect(words == "a.leading = root.leading + 10")
  }

  @Test func aMetricIsDraggedForAllThatNameIt() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(
        Self.size + "a.left = root.left + gap\na.top = root.top + gap", "metrics: {gap: 16}")
    ])
    let grip = try #require(try await grip(visitor, "16"))
    #expect(grip["definition"] as? String == "metrics.gap")
    #expect(grip["uses"] as? Int == 2)
    #expect(try await written(visitor, "16", way: 10) == "26")
  }

  @Test func aConstraintWithSlackIsNotDragged() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(
        Self.size + "a.left >= root.left + 20\na.left = root.left + 60\na.top = root.top")
    ])
    #expect(try await grip(visitor, "a.left >= root.left + 20") == nil)
    #expect(try await grip(visitor, "a.left = root.left + 60") != nil)
  }

  /// The metric moves the view by the other constraint.
  @Test func aConstraintWithSlackIsNotDraggedByAMetricOfAnother() async throws {
    let visitor = try Visitor([
      "a.yaml": Self.screen(
        Self.size
          + "a.left = root.left + side\na.right <= root.right - side @ 900\na.top = root.top",
        "metrics: {side: 16}")
    ])
    let all = try await grips(visitor).filter { $0["definition"] as? String == "metrics.side" }
    #expect(all.count == 1 && all.first?["end"] as? String == "to")
    #expect(all.first?["gain"] as? Double == 1)
  }

  @Test func bothSidesOfASizeAreDragged() async throws {
    let text = "a.size = 80x60"
    let visitor = try Visitor([
      "a.yaml": Self.screen(text + "\na.left = root.left\na.top = root.top")
    ])
    let sides = try await grips(visitor).filter { $0["text"] as? String == text }
    #expect(sides.map { $0["axis"] as? String } == ["horizontal", "vertical"])
    #expect(sides.map { $0["value"] as? Int } == [80, 60])
    #expect(sides.map { $0["tail"] as? String } == ["x60", ""])
  }

  @Test func whatMovesAnotherViewIsDraggedThere() async throws {
    let text = Self.screen(
      Self.size
        + "a.left = root.left\na.top = root.top\nb.top = a.bottom + 8\nb.left = a.left\nb.size = 9x9"
    ).replacing("a: {class: view}", with: "a: {class: view}\n  b: {class: view}")
    let visitor = try Visitor(["a.yaml": text])
    #expect(try await grip(visitor, "b.top = a.bottom + 8") == nil)
    #expect(try await grip(visitor, "b.top = a.bottom + 8", ["view": "b"]) != nil)
  }

  @Test func aLineIsDraggedByItsOwnNumber() async throws {
    let format = "H:|-20-[a]-8-[b]"
    let text = Self.screen(Self.size + format + "\na.top = root.top\nb.top = a.top\nb.size = 9x9")
      .replacing("a: {class: view}", with: "a: {class: view}\n  b: {class: view}")
    let visitor = try Visitor(["a.yaml": text])
    let words = try await written(visitor, format, way: 10, ["view": "b"])
    #expect(words == "H:|-20-[a]-18-[b]")
  }

  @Test func aTrialIsShownAndNotWritten() async throws {
    let text = Self.screen(Self.size + "a.left = root.left + 20\na.top = root.top")
    let visitor = try Visitor(["a.yaml": text])
    let grip = try #require(try await grip(visitor, "a.left = root.left + 20"))
    let body: [String: Any] = [
      "file": grip["file"] ?? "", "line": grip["at"] ?? 0, "column": grip["scalar"] ?? 0,
      "before": grip["text"] ?? "", "after": "a.left = root.left + 70",
    ]
    let (status, answer) = try await visitor.post("trial", body, ["document": "a.yaml"])
    #expect(status == .ok)
    let change = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(change.frame(of: "a") == [70, 0, 100, 50])
    #expect(try visitor.folder.text(of: "a.yaml") == text)
    let after = try await visitor.json("cells", ["document": "a.yaml"])
    #expect(after.frame(of: "a") == [20, 0, 100, 50])
  }

  /// What can be dragged of the constraint or the value that is written so.
  private func grip(
    _ visitor: Visitor, _ text: String, _ query: [String: String] = [:]
  ) async throws -> [String: Any]? {
    try await grips(visitor, query).first { $0["text"] as? String == text }
  }

  private func grips(
    _ visitor: Visitor, _ query: [String: String] = [:]
  ) async throws -> [[String: Any]] {
    let (status, answer) = await visitor.get(
      "grips", ["document": "a.yaml", "view": "a"].merging(query) { $1 })
    #expect(status == .ok, "\(answer)")
    return try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [[String: Any]] ?? []
  }

  /// What the page writes where the line of a constraint is dragged so far.
  private func written(
    _ visitor: Visitor, _ constraint: String, way: Double, _ query: [String: String] = [:]
  ) async throws -> String {
    let grip = try #require(try await grip(visitor, constraint, query))
    let number = { (name: String) in (grip[name] as? NSNumber)?.doubleValue ?? .nan }
    let text = { (name: String) in grip[name] as? String ?? "" }
    let value = (number("value") + way / number("gain")).rounded()
    let sign = value < 0 ? text("minus") : text("plus")
    return text("head") + sign + String(Int(abs(value))) + text("tail")
  }
}
