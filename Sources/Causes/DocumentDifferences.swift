import Documents
import LayoutScene
import Snapshots

/// The differences between two resolved documents, in the order of the current document.
struct DocumentDifferences {
  let before: ResolvedDocument
  let after: ResolvedDocument
  /// Where the current document has a key of the screen: `canvas`, or a key in it such as `canvas.device`.
  let origin: (String) -> SourceLocation?
  let views: ViewDifferences

  init(
    before: ResolvedDocument, after: ResolvedDocument, origin: @escaping (String) -> SourceLocation?
  ) {
    (self.before, self.after, self.origin) = (before, after, origin)
    views = ViewDifferences(before: before, after: after)
  }

  func changes() -> [Change] {
    let constraints = ConstraintDifferences(before: before, after: after, views: views)
    return canvas() + constraints.changes(with: views.changes())
  }

  // MARK: The screen

  /// The changes of the screen, without those that need the document to be read again (`lookUps`).
  private func canvas() -> [Change] {
    let (old, new) = (before.canvas, after.canvas)
    var changes: [Change] = []
    if Self.device(old) != Self.device(new) {
      let key = Self.key(old, new)
      // The keys beside the canvas have the same value on every device.
      let isBeside = !key.hasPrefix("canvas.")
      changes.append(
        Change(
          kind: .device, what: isBeside ? key : "canvas", origin: origin(key),
          before: Self.words(old, new), after: Self.words(new, old), undo: .canvas(old)))
    }
    if old.margins != new.margins {
      changes.append(
        Change(
          kind: .margins, what: "canvas.margins", origin: origin("canvas.margins"),
          before: old.margins.map(Words.flow), after: new.margins.map(Words.flow),
          undo: .canvasMargins(old.margins)))
    }
    changes += trait(.textSize, "textSize", old.textSize, new.textSize, Undo.textSize)
    changes += trait(.appearance, "appearance", old.appearance, new.appearance, Undo.appearance)
    changes += trait(.direction, "direction", old.direction, new.direction, Undo.direction)
    return changes
  }

  /// The change of a trait; none where it is the same.
  private func trait<Value: RawRepresentable<String>>(
    _ kind: Cause.Kind, _ key: String, _ old: Value, _ new: Value, _ undo: (Value) -> Undo
  ) -> [Change] {
    guard old != new else { return [] }
    return [
      Change(
        kind: kind, what: key, origin: origin(key), before: old.rawValue, after: new.rawValue,
        undo: undo(old))
    ]
  }

  /// The canvas with all values made equal that do not belong to a device.
  private static func device(_ canvas: ResolvedCanvasValues) -> ResolvedCanvasValues {
    var canvas = canvas
    (canvas.margins, canvas.locale) = (nil, "")
    (canvas.textSize, canvas.appearance, canvas.direction) = (.large, .light, .leftToRight)
    return canvas
  }

  /// The key to name as the origin of the difference.
  private static func key(_ old: ResolvedCanvasValues, _ new: ResolvedCanvasValues) -> String {
    if old.device != new.device {
      return new.device == Words.size(new.size) ? "canvas.size" : "canvas.device"
    }
    if old.scale != new.scale { return "canvas.scale" }
    if old.safeArea == new.safeArea, old.size == new.size {
      if old.keyboardHeight != new.keyboardHeight { return "keyboard" }
      if old.system != new.system { return "system" }
      if old.isElevated != new.isElevated { return "level" }
    }
    return old.safeArea != new.safeArea ? "canvas.safeArea" : "canvas.size"
  }

  /// The device's name, or where the names are the same, the value that differs.
  private static func words(
    _ canvas: ResolvedCanvasValues, _ other: ResolvedCanvasValues
  ) -> String {
    if canvas.device != other.device { return canvas.device }
    if canvas.scale != other.scale { return "\(canvas.device) @\(Words.number(canvas.scale))x" }
    if canvas.safeArea != other.safeArea {
      let edges = canvas.safeArea
      let numbers = [edges.top, edges.left, edges.bottom, edges.right].map { Words.number($0) }
      return "\(canvas.device), safe area \(numbers.joined(separator: " "))"
    }
    if canvas.keyboardHeight != other.keyboardHeight {
      return Words.number(canvas.keyboardHeight)
    }
    if canvas.system != other.system { return canvas.system ?? "iOS 17" }
    if canvas.isElevated != other.isElevated { return canvas.isElevated ? "elevated" : "base" }
    return "\(canvas.device), frames for \(Words.size(canvas.designSize))"
  }

  // MARK: What is looked up

  /// The changes of the locale, of metrics and of colours besides those of conditions. To undo them the document is read again, so that
  /// their consequences are no changes of their own.
  static func lookUps(
    before: ResolvedDocument, after: ResolvedDocument, origin: (String) -> SourceLocation?
  ) -> [Change] {
    var changes: [Change] = []
    if before.canvas.locale != after.canvas.locale {
      let (old, new) = (before.canvas.direction, after.canvas.direction)
      changes.append(
        Change(
          kind: .locale, what: "locale", origin: origin("locale"), before: before.canvas.locale,
          after: after.canvas.locale,
          undo: .locale(before.canvas.locale, old == new ? new : nil)))
    }
    let old = Dictionary(before.metrics.map { ($0.name, $0) }) { first, _ in first }
    var places: [SourceLocation: Int] = [:]
    for metric in after.metrics {
      guard let recorded = old[metric.name], recorded.value != metric.value else { continue }
      // What is computed as before follows from the metrics that it names.
      if metric.expression != nil, metric.expression == recorded.expression { continue }
      let value = recorded.value
      let name = metric.definition ?? "metrics.\(metric.name)"
      // The default of a component's argument counts at all uses of the component. An argument also
      // counts in what is repeated there.
      if let place = places[metric.origin], case .metrics(var others) = changes[place].undo {
        others[metric.name] = value
        changes[place].undo = .metrics(others)
        continue
      }
      places[metric.origin] = changes.count
      changes.append(
        Change(
          kind: .constant, what: name, origin: metric.origin, before: Words.number(value),
          after: Words.number(metric.value), was: recorded.definition, now: name, way: metric.way,
          undo: .metrics([metric.name: value])))
    }
    return changes + colors(before, after)
  }

  private static func colors(_ before: ResolvedDocument, _ after: ResolvedDocument) -> [Change] {
    let old = Dictionary(before.colors.map { ($0.name, $0.value) }) { first, _ in first }
    return after.colors.compactMap { color in
      guard let value = old[color.name], value != color.value else { return nil }
      return Change(
        kind: .appearance, what: "colors.\(color.name)", origin: color.origin,
        before: Words.color(value), after: Words.color(color.value),
        undo: .color(color.name, value))
    }
  }
}
