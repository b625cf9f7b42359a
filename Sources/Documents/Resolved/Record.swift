import Foundation
import LayoutScene

/// The record of a document that is stored beside a snapshot: the document as it was in one cell,
/// with everything looked up, and with the line of everything. Defaults are left out.
package struct Record {
  /// The version of the format; raised when a program that reads it would have to change.
  static let version = 1

  package static func json(of document: ResolvedDocument) -> JSON {
    Record(folder: folder(of: document.file), document: document.file).json(of: document)
  }

  /// The path of a file's folder, with a slash at the end; empty for none.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private let folder: String
  private let document: String

  private func json(of document: ResolvedDocument) -> JSON {
    JSON(present: [
      "version": .number(Double(Self.version)),
      "lines": .object(
        ResolvedDocument.screenKeys.compactMap { key in
          document.origins[key].map { .init(key: key, value: line($0)) }
        }),
      "canvas": json(of: document.canvas),
      "metrics": .array(document.metrics.map(json)),
      "colors": .array(document.colors.map(json)),
      "views": .array(document.views.map(json)),
      "constraints": .array(document.constraints.map(json)),
      "absent": document.absent.isEmpty ? nil : .array(document.absent.map(JSON.string)),
      // An empty list says that places are known.
      "choices": document.knowsPlaces ? .array(document.choices.map(json)) : nil,
    ])
  }

  private func json(of canvas: ResolvedCanvasValues) -> JSON {
    let safeArea = canvas.safeArea
    let edges = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    return JSON(present: [
      "device": .string(canvas.device), "size": json(of: canvas.size),
      "designSize": json(of: canvas.designSize), "scale": .number(canvas.scale),
      "safeArea": .array(edges.map { .number($0) }), "margins": canvas.margins,
      "locale": .string(canvas.locale), "textSize": .string(canvas.textSize.rawValue),
      "appearance": .string(canvas.appearance.rawValue),
      "direction": .string(canvas.direction.rawValue),
      "keyboard": canvas.keyboardHeight == 0 ? nil : .number(canvas.keyboardHeight),
      "system": canvas.system.map(JSON.string),
      "level": canvas.isElevated ? "elevated" : nil,
    ])
  }

  private func json(of metric: ResolvedMetric) -> JSON {
    JSON(present: [
      "name": .string(metric.name), "line": line(metric.origin), "value": .number(metric.value),
      "expression": metric.expression.map(JSON.string),
      "in": metric.definition.flatMap {
        $0 == "metrics.\(metric.name)" ? nil : JSON.string($0)
      },
    ])
  }

  private func json(of choice: ResolvedChoice) -> JSON {
    JSON(present: [
      "kind": .string(choice.kind.rawValue), "name": .string(choice.name),
      "line": line(choice.origin), "value": .string(choice.value),
      "holds": choice.holds ? nil : .bool(false),
    ])
  }

  private func json(of color: ResolvedColor) -> JSON {
    let values = [color.value.light, color.value.dark, color.value.elevated]
    return [
      "name": .string(color.name), "line": line(color.origin),
      "value": .array(values.map { .string($0.hexWithAlpha) }),
    ]
  }

  private func json(of view: ResolvedView) -> JSON {
    JSON(present: [
      "id": .string(view.id), "class": .string(view.className),
      "parent": view.parent.map { .string($0) } ?? .null, "line": line(view.origin),
      "in": view.definition.map(JSON.string),
      "keys": .array(view.properties.map(json)),
    ])
  }

  private func json(of property: ResolvedProperty) -> JSON {
    let inner = property.lookUps.filter { !$0.path.isEmpty }.map { lookUp in
      JSON.object(
        [.init(key: "path", value: .array(lookUp.path.map(json)))]
          + json(of: lookUp.shown).members)
    }
    let own = JSON(present: [
      "name": .string(property.name), "line": line(property.origin),
      "in": property.definition.map(JSON.string), "value": property.written,
      "as": property.spelled, "inner": inner.isEmpty ? nil : .array(inner),
      "parts": parts(of: property),
    ])
    return .object(own.members + (property[[]].map { json(of: $0.shown).members } ?? []))
  }

  /// The values in a mapping that are written elsewhere than what is around them, such as those of a style.
  private func parts(of property: ResolvedProperty) -> JSON? {
    var bare = property
    bare.parts = []
    for part in property.parts where part.definition != bare.definition(of: part.path) {
      bare.parts.append(part)
    }
    guard !bare.parts.isEmpty else { return nil }
    return .array(
      bare.parts.map { part in
        JSON(present: [
          "path": .array(part.path.map(json)), "in": part.definition.map(JSON.string),
        ])
      })
  }

  private func json(of step: ResolvedProperty.Step) -> JSON {
    switch step {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }

  private func json(of shown: ResolvedProperty.Shown) -> JSON {
    switch shown {
    case .text(let text): ["text": .string(text)]
    case .runs(let runs):
      ["runs": .array(runs.map { ["line": line($0.origin), "keys": $0.keys] })]
    case .image(let path, let size, let digest):
      JSON(present: [
        "image": path.map(JSON.string) ?? .null, "digest": digest.map(JSON.string),
        "size": json(of: size),
      ])
    }
  }

  private func json(of constraint: ResolvedConstraint) -> JSON {
    JSON(present: [
      "written": .string(constraint.written), "line": line(constraint.origin),
      "first": .string(constraint.first.name), "relation": .string(constraint.relation),
      "second": constraint.second.map { .string($0.name) },
      "multiplier": constraint.multiplier == 1 ? nil : .number(constraint.multiplier),
      "constant": constraint.constant.map(JSON.number) ?? .null,
      "priority": constraint.priority == 1000 ? nil : .number(constraint.priority),
      "id": constraint.identifier.map(JSON.string),
      "in": constraint.definitions.isEmpty
        ? nil : .array(constraint.definitions.map(JSON.string)),
    ])
  }

  private func json(of size: CGSize) -> JSON {
    [.number(size.width), .number(size.height)]
  }

  /// The line number; in an included file with the path from the document's folder:
  /// `parts/row.yaml:12`, or `../shared/row.yaml:12`.
  private func line(_ origin: SourceLocation) -> JSON {
    guard origin.file != document, let path = Self.path(to: origin.file, from: folder) else {
      return .number(Double(origin.line))
    }
    return .string("\(path):\(origin.line)")
  }

  /// The path from a folder to a file that is named from where the folder is; nil where the folder's own name would
  /// have to be known for it.
  static func path(to file: String, from folder: String) -> String? {
    if file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
    guard file.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    let (parts, base) = (file.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, base).prefix { $0 == $1 }.count
    guard !base[common...].contains("..") else { return nil }
    return (base[common...].map { _ in ".." } + parts[common...]).joined(separator: "/")
  }

  /// The file at a path from a folder, as `path(to:from:)` was given it.
  static func file(at path: some StringProtocol, from folder: String) -> String {
    guard path.hasPrefix("../") else { return folder + path }
    var parts: [Substring] = []
    for part in (folder + path).split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension ResolvedConstraint.Anchor {
  /// The anchor as equations write it: `card.leading`, `root.safeArea.top`.
  package var name: String { [item, guide, attribute].compactMap(\.self).joined(separator: ".") }
}
