import Foundation
import LayoutScene

/// What the page's script reads of a cell. Coordinates are the root's, in points, because the script
/// lays marks over pictures and knows no superview.
extension PageCell {
  var json: JSON {
    let scene = cell.scene
    var members: [JSON.Member] = [
      .init(key: "index", value: .number(Double(index))),
      .init(key: "document", value: .string(document)),
    ]
    if let name = name ?? scene.name { members.append(.init(key: "name", value: .string(name))) }
    members.append(.init(key: "language", value: .string(language)))
    members += scene.cell.members
    members.append(.init(key: "words", value: words))
    members += [
      .init(key: "reference", value: .bool(cell.isReference)),
      .init(key: "size", value: [.number(scene.size.width), .number(scene.size.height)]),
      .init(key: "scale", value: .number(scene.scale)),
      .init(key: "views", value: .array(Self.views(of: scene))),
      .init(key: "changes", value: .array(cell.changes.map(Self.json))),
      .init(key: "findings", value: .array(scene.findings.map(\.json))),
    ]
    return .object(members)
  }

  /// The traits that have other words than their identifiers, as people say them.
  private var words: JSON {
    let own = cell.scene.cell
    return [
      "device": .string(deviceName), "textSize": .string(CellWords.textSize(own.textSize)),
      "appearance": .string(CellWords.appearance(own.appearance)),
      "direction": .string(CellWords.direction(own.direction)),
    ]
  }

  private static func views(of scene: Scene) -> [JSON] {
    let origins = scene.absoluteOrigins()
    let frames = zip(origins, scene.views).map { CGRect(origin: $0, size: $1.frame.size) }
    let visible = scene.visibility()
    let windows = windows(of: scene, frames: frames)
    return scene.views.indices.map { index in
      let view = scene.views[index]
      var members: [JSON.Member] = [
        .init(key: "id", value: .string(view.id)),
        .init(key: "class", value: .string(view.className)),
        .init(key: "parent", value: view.parent.map { .number(Double($0)) } ?? .null),
        .init(key: "frame", value: json(of: frames[index])),
      ]
      let shown = shown(frames[index], through: windows[index])
      if shown != frames[index] {
        members.append(.init(key: "shown", value: shown.map(json) ?? .null))
      }
      if !visible[index] { members.append(.init(key: "hidden", value: true)) }
      if !view.texts.isEmpty {
        members.append(.init(key: "texts", value: .array(view.texts.map(json))))
      }
      return .object(members)
    }
  }

  /// For each view what its superviews leave to be seen, in the root's coordinates: the canvas, less
  /// what a superview that clips cuts off. Nil where that is nothing.
  private static func windows(of scene: Scene, frames: [CGRect]) -> [CGRect?] {
    var windows: [CGRect?] = []
    windows.reserveCapacity(scene.views.count)
    for view in scene.views {
      guard let parent = view.parent else {
        windows.append(CGRect(origin: .zero, size: scene.size))
        continue
      }
      let window = windows[parent]
      windows.append(
        scene.views[parent].clipsToBounds ? shown(frames[parent], through: window) : window)
    }
    return windows
  }

  /// A frame without a width or height, as an empty label has, is shown as it is.
  private static func shown(_ frame: CGRect, through window: CGRect?) -> CGRect? {
    guard let window else { return nil }
    let left = max(frame.minX, window.minX)
    let right = min(frame.maxX, window.maxX)
    let top = max(frame.minY, window.minY)
    let bottom = min(frame.maxY, window.maxY)
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func json(_ text: SceneText) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "string", value: .string(text.string)),
      .init(key: "lines", value: .number(Double(text.measurement.lineCount))),
    ]
    if let runs = text.runsJSON { members.append(.init(key: "runs", value: runs)) }
    if text.measurement.isTruncated { members.append(.init(key: "truncated", value: true)) }
    if text.measurement.missingGlyphs > 0 {
      members.append(
        .init(key: "missingGlyphs", value: .number(Double(text.measurement.missingGlyphs))))
    }
    return .object(members)
  }

  private static func json(of change: ViewChange) -> JSON {
    [
      "view": .string(change.view),
      "before": change.before.map(json) ?? .null,
      "after": change.after.map(json) ?? .null,
    ]
  }

  private static func json(of rect: CGRect) -> JSON {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(rounded))
  }

  /// Thirds of a point have endless digits; four decimals tell any two device pixels apart.
  private static func rounded(_ value: CGFloat) -> JSON {
    let rounded = (value * 10_000).rounded() / 10_000
    return .number(rounded == 0 ? 0 : rounded)
  }
}
