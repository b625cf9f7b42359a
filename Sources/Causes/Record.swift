import Documents
import Foundation
import LayoutScene

/// The record of a document, as it is stored beside a snapshot: what the document said in one cell, with
/// everything looked up, and the line of everything. Defaults are left out.
struct Record {
  /// Raised when a reader would have to change.
  static let version = 1

  static func json(of document: ResolvedDocument) -> JSON {
    Record(folder: folder(of: document.file), document: document.file).json(of: document)
  }

  /// The way to a file's folder, with a slash behind it; empty for none.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private let folder: String
  private let document: String

  private func json(of document: ResolvedDocument) -> JSON {
    [
      "version": .number(Double(Self.version)),
      "lines": .object(
        ResolvedDocument.screenKeys.compactMap { key in
          document.origins[key].map { .init(key: key, value: line($0)) }
        }),
      "canvas": json(of: document.canvas),
      "metrics": .array(document.metrics.map(json)),
      "views": .array(document.views.map(json)),
      "constraints": .array(document.constraints.map(json)),
    ]
  }

  private func json(of canvas: ResolvedCanvasValues) -> JSON {
    let safeArea = canvas.safeArea
    var members: [JSON.Member] = [
      .init(key: "device", value: .string(canvas.device)),
      .init(key: "size", value: json(of: canvas.size)),
      .init(key: "designSize", value: json(of: canvas.designSize)),
      .init(key: "scale", value: .number(canvas.scale)),
      .init(
        key: "safeArea",
        value: .array(
          [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map { .number($0) })),
    ]
    if let margins = canvas.margins { members.append(.init(key: "margins", value: margins)) }
    members += [
      .init(key: "locale", value: .string(canvas.locale)),
      .init(key: "textSize", value: .string(canvas.textSize.rawValue)),
      .init(key: "appearance", value: .string(canvas.appearance.rawValue)),
      .init(key: "direction", value: .string(canvas.direction.rawValue)),
    ]
    if canvas.keyboardHeight != 0 {
      members.append(.init(key: "keyboard", value: .number(canvas.keyboardHeight)))
    }
    if let system = canvas.system {
      members.append(.init(key: "system", value: .string(system)))
    }
    return .object(members)
  }

  private func json(of metric: ResolvedMetric) -> JSON {
    [
      "name": .string(metric.name), "line": line(metric.origin), "value": .number(metric.value),
    ]
  }

  private func json(of view: ResolvedView) -> JSON {
    [
      "id": .string(view.id), "class": .string(view.className),
      "parent": view.parent.map { .string($0) } ?? .null, "line": line(view.origin),
      "keys": .array(view.properties.map(json)),
    ]
  }

  private func json(of property: ResolvedProperty) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "name", value: .string(property.name)),
      .init(key: "line", value: line(property.origin)),
      .init(key: "value", value: property.written),
    ]
    switch property.shown {
    case .asWritten: break
    case .text(let text): members.append(.init(key: "text", value: .string(text)))
    case .runs(let runs):
      let written = runs.map { run -> JSON in
        ["line": line(run.origin), "keys": run.keys]
      }
      members.append(.init(key: "runs", value: .array(written)))
    case .texts(let texts):
      members.append(.init(key: "texts", value: .array(texts.map { .string($0) })))
    case .image(let path, let size, let digest):
      members.append(.init(key: "image", value: path.map { .string($0) } ?? .null))
      if let digest { members.append(.init(key: "digest", value: .string(digest))) }
      members.append(.init(key: "size", value: json(of: size)))
    }
    return .object(members)
  }

  private func json(of constraint: ResolvedConstraint) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "written", value: .string(constraint.written)),
      .init(key: "line", value: line(constraint.origin)),
      .init(key: "first", value: .string(constraint.first.name)),
      .init(key: "relation", value: .string(constraint.relation)),
    ]
    if let second = constraint.second {
      members.append(.init(key: "second", value: .string(second.name)))
    }
    if constraint.multiplier != 1 {
      members.append(.init(key: "multiplier", value: .number(constraint.multiplier)))
    }
    members.append(
      .init(key: "constant", value: constraint.constant.map { .number($0) } ?? .null))
    if constraint.priority != 1000 {
      members.append(.init(key: "priority", value: .number(constraint.priority)))
    }
    if let identifier = constraint.identifier {
      members.append(.init(key: "id", value: .string(identifier)))
    }
    return .object(members)
  }

  private func json(of size: CGSize) -> JSON {
    [.number(size.width), .number(size.height)]
  }

  /// The line; in a file that the document includes, `parts/row.yaml:12`, from the document's folder.
  private func line(_ origin: SourceLocation) -> JSON {
    guard origin.file != document, origin.file.hasPrefix(folder) else {
      return .number(Double(origin.line))
    }
    return .string("\(origin.file.dropFirst(folder.count)):\(origin.line)")
  }
}

extension ResolvedConstraint.Anchor {
  /// As equations write it: `card.leading`, `root.safeArea.top`.
  var name: String { ([item] + [guide].compactMap { $0 } + [attribute]).joined(separator: ".") }
}
