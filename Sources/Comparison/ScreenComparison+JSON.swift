import Foundation
import LayoutScene

extension ScreenComparison {
  /// The version of the comparison's format; raised when a program that reads it would have to
  /// change.
  public static let jsonVersion = 1

  /// The comparison as `plumb compare --format json` prints it, in points. Rectangles are x, y,
  /// width and height in the root's coordinates; differences are measured in the superview's
  /// coordinates.
  public var json: JSON {
    JSON(present: [
      "version": .number(Double(Self.jsonVersion)), "document": .string(document),
      "name": name.map(JSON.string), "reference": reference.map { .object($0.members) } ?? .null,
      "cells": .array(cells.map(\.json)),
    ])
  }

  /// One comparison, or an array of several, as text.
  public static func jsonText(_ comparisons: [ScreenComparison]) -> String {
    if comparisons.count == 1, let only = comparisons.first { return only.json.text() }
    return JSON.array(comparisons.map(\.json)).text()
  }
}

extension ComparedCell {
  fileprivate var json: JSON {
    let rest: JSON = [
      "isReference": .bool(isReference), "changes": .array(changes.map(\.json)),
      "findings": .array(scene.findings.map(\.json)),
    ]
    return .object(scene.cell.members + rest.members)
  }
}

extension ViewChange {
  fileprivate var json: JSON {
    JSON(present: [
      "view": .string(view), "kinds": .array(kinds.map { .string($0.rawValue) }),
      "before": before.map(JSON.init) ?? .null, "after": after.map(JSON.init) ?? .null,
      "difference": difference == .zero ? nil : difference.json,
    ])
  }
}

extension FrameDifference {
  /// Only the amounts that are not 0.
  fileprivate var json: JSON {
    let amounts = [
      ("trailing", trailing), ("down", down), ("width", width), ("height", height),
    ]
    return .object(
      amounts.filter { $0.1 != 0 }.map { .init(key: $0.0, value: JSON(points: $0.1)) })
  }
}

extension JSON {
  init(_ rect: CGRect) {
    self = .array(rect.numbers.map { JSON(points: $0) })
  }
}
