import AutoLayout
import CellLayout
import Documents
import Files
import Foundation
import LayoutScene
import Localization
import Typesetting

/// The lines of a view's constraints that can be dragged: where the constant of each is written, and how far the line
/// moves with it.
///
/// Which number of a text is a constant, and which way the screen moves with it, depends on the notation, on the
/// multiplier, on the direction of the language and on which of the views gives way. So each number is changed by one,
/// the screen is laid out with it, and what has moved is the answer. A number that moves other views only belongs to
/// these.
struct DraggableNumbers {
  private let document: OpenDocument
  private let options: DocumentOptions
  private let allowsOutside: Bool
  private let typesetter: Typesetter
  private let view: String
  /// The constraints of the view, in the order in which the page has them.
  private let lines: [SceneConstraint]
  private let frame: CGRect?
  /// The lines that could move as far as they like: those of inequalities with slack.
  private let free: Set<Int>

  /// The most numbers that are tried.
  private static let limit = 60
  /// What moves less than this with a change of 1, in points, is not dragged.
  private static let least = 0.05

  /// Nil where the cell has no such view, or cannot be laid out.
  init?(
    of view: String, in document: OpenDocument, _ options: DocumentOptions, allowsOutside: Bool,
    _ typesetter: Typesetter
  ) {
    let screen = Self.screen(document, options, typesetter)
    guard let screen else { return nil }
    let scene = Self.scene(screen)
    guard let index = scene.views.firstIndex(where: { $0.id == view }) else { return nil }
    (self.document, self.options, self.allowsOutside) = (document, options, allowsOutside)
    (self.typesetter, self.view) = (typesetter, view)
    let lines = scene.constraints.filter { $0.views.contains(view) }
    let views = screen.window.rootView.subtree
    let slack = views.indices.contains(index) ? views[index].slack : []
    free = Set(lines.indices.filter { line in slack.contains { $0.isRoom(of: lines[line]) } })
    (self.lines, frame) = (lines, Self.frame(of: view, in: scene))
  }

  private static func frame(of view: String, in scene: Scene) -> CGRect? {
    scene.views.first { $0.id == view }?.exactFrame
  }

  private static func screen(
    _ document: OpenDocument, _ options: DocumentOptions, _ typesetter: Typesetter
  ) -> LoadedScreen? {
    let screen = document.inspect(options: options, measurer: typesetter).screen
    screen?.window.work = options.budget
    return screen
  }

  private static func scene(_ screen: LoadedScreen) -> Scene {
    screen.scene(includesAmbiguity: false, constraints: .all)
  }

  var json: JSON {
    var tried = 0
    var found: [Int: JSON] = [:]
    for parts in document.writtenConstraints(options) {
      let own = lines.indices.filter {
        !free.contains($0) && lines[$0].origin.map(parts.has) ?? false
      }
      let slots = parts.values.filter { $0.path.last != "priority" }.flatMap { value in
        ConstantSlot.all(in: value.text).map { (value: value, slot: $0) }
      }
      // A constant that is written somewhere counts before one that could be added.
      for (value, slot) in slots.filter({ !$0.slot.isNew }) + slots.filter({ $0.slot.isNew })
      where tried < Self.limit && own.contains(where: { found[$0] == nil }) {
        tried += 1
        let moved = scene(with: slot.text(slot.value + 1), for: value)
        for index in own where found[index] == nil {
          found[index] = grip(index, in: moved, value, slot)
        }
      }
    }
    return .array(found.sorted { $0.key < $1.key }.map(\.value))
  }

  /// How a line moves with a number; nil where that is not its constant.
  private func grip(
    _ index: Int, in moved: Scene?, _ value: WrittenValue, _ slot: ConstantSlot
  ) -> JSON? {
    guard let moved, Self.frame(of: view, in: moved) != frame else { return nil }
    let others = moved.constraints.filter { $0.views.contains(view) }
    guard others.count == lines.count else { return nil }
    let (line, other) = (lines[index], others[index])
    guard line.views == other.views, line.amount != other.amount else { return nil }
    // The ends of a line move together across it; what counts is along it.
    let along = { (before: CGPoint, after: CGPoint) in
      Double(line.axis == .horizontal ? after.x - before.x : after.y - before.y)
    }
    let (start, end) = (along(line.start, other.start), along(line.end, other.end))
    let (name, gain) = abs(start) >= abs(end) ? ("from", start) : ("to", end)
    guard abs(gain) >= Self.least else { return nil }
    return json(index, value, slot, name, gain)
  }

  /// The screen with another text in the place of a value; nil where that is wrong.
  private func scene(with text: String, for value: WrittenValue) -> Scene? {
    let edit = ScalarEdit(
      line: value.origin.line, column: value.column, before: value.text, after: text)
    guard let source = document.source(ofFile: value.origin.file, options),
      let written = try? edit.applied(to: source)
    else { return nil }
    let unsaved = [UnsavedFiles.key(for: source.file): Array(written.utf8)]
    return UnsavedFiles.$texts.withValue(unsaved) {
      let changed = try? OpenDocument.open(path: document.file, allowsOutside: allowsOutside)
      return changed.flatMap { Self.screen($0, options, typesetter) }.map(Self.scene)
    }
  }

  private func json(
    _ index: Int, _ value: WrittenValue, _ slot: ConstantSlot, _ end: String, _ gain: Double
  ) -> JSON {
    JSON(present: [
      "line": .number(Double(index)), "end": .string(end), "gain": .number(gain),
      "axis": .string(lines[index].axis.rawValue), "value": .number(slot.value),
      "head": .string(slot.head), "tail": .string(slot.tail), "plus": .string(slot.plus),
      "minus": slot.minus.map(JSON.string), "text": .string(value.text),
      "file": .string(value.origin.file), "at": .number(Double(value.origin.line)),
      "scalar": .number(Double(value.column)), "definition": value.definition.map(JSON.string),
      "uses": value.uses > 1 ? .number(Double(value.uses)) : nil,
    ])
  }
}

extension View {
  /// What leaves the view room, along both axes.
  fileprivate var slack: [LayoutExplanation.Slack] {
    [.left, .top].flatMap { explanation(of: $0)?.slack ?? [] }
  }
}

extension LayoutExplanation.Slack {
  /// Whether this is a constraint with room between its two sides.
  fileprivate func isRoom(of constraint: SceneConstraint) -> Bool {
    isSatisfied && distance > 0.01 && origin == constraint.origin
      && description.contains(" \(constraint.description) ")
  }
}
