import Foundation
import LayoutScene

extension Headroom {
  /// The version of the JSON; raised when a program that reads it would have to change.
  package static let version = 1

  /// The headroom of a document's cells.
  ///
  /// - Parameter cells: each cell's object.
  package static func json(document: String, cells: [JSON]) -> JSON {
    [
      "version": .number(Double(version)), "document": .string(document),
      "cells": .array(cells),
    ]
  }

  package var json: JSON {
    let measures: JSON = [
      "size": [.points(size.width), .points(size.height)],
      "smallestWidth": .points(smallestWidth), "widthTolerance": .points(widthTolerance),
      "brokenBelow": .array(brokenBelow.map(\.json)),
      "largestTextSize": .string(largestTextSize.rawValue),
      "brokenAbove": .array(brokenAbove.map(\.json)),
      "brokenAlready": .array(brokenAlready.map(\.json)), "texts": .array(texts.map(\.json)),
    ]
    // A screen that was measured to the end has no such member.
    let stopped = isStopped ? [JSON.Member(key: "isStopped", value: .bool(true))] : []
    return .object(cell.members + measures.members + stopped)
  }
}

extension Breakage {
  fileprivate var json: JSON {
    JSON(present: [
      "rule": .string(rule.rawValue), "view": view.isEmpty ? .null : .string(view),
      "other": other.map(JSON.string),
    ])
  }
}

extension TextRoom {
  fileprivate var json: JSON {
    [
      "view": .string(view), "text": .string(text), "lines": .number(Double(lines)),
      "lineLimit": .number(Double(lineLimit)),
      "box": [.points(box.width), .points(box.height)],
      "widthLeft": widthLeft.map(JSON.points) ?? .null,
      "heightLeft": heightLeft.map(JSON.points) ?? .null,
      "growth": growth.map(JSON.points) ?? .null, "isGrowthOpen": .bool(isGrowthOpen),
      "moreText": moreText.map { .points(CGFloat($0)) } ?? .null,
    ]
  }
}

extension JSON {
  /// A length rounded to a thousandth of a point, so that thirds of points have no endless digits.
  fileprivate static func points(_ value: CGFloat) -> JSON {
    .number((Double(value) * 1000).rounded() / 1000 + 0)
  }
}
