import Foundation
import LayoutScene

extension Headroom {
  /// Grows with every change that a program that reads the JSON would notice.
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
    let measures: [JSON.Member] = [
      .init(key: "size", value: [.points(size.width), .points(size.height)]),
      .init(key: "smallestWidth", value: .points(smallestWidth)),
      .init(key: "widthTolerance", value: .points(widthTolerance)),
      .init(key: "brokenBelow", value: .array(brokenBelow.map(\.json))),
      .init(key: "largestTextSize", value: .string(largestTextSize.rawValue)),
      .init(key: "brokenAbove", value: .array(brokenAbove.map(\.json))),
      .init(key: "brokenAlready", value: .array(brokenAlready.map(\.json))),
      .init(key: "texts", value: .array(texts.map(\.json))),
    ]
    return .object(cell.members + measures)
  }
}

extension Breakage {
  fileprivate var json: JSON {
    let members: [JSON.Member] = [
      .init(key: "rule", value: .string(rule)),
      .init(key: "view", value: view.isEmpty ? .null : .string(view)),
    ]
    return .object(members + (other.map { [.init(key: "other", value: .string($0))] } ?? []))
  }
}

extension TextRoom {
  fileprivate var json: JSON {
    [
      "view": .string(view), "text": .string(text), "lines": .number(Double(lines)),
      "lineLimit": .number(Double(lineLimit)),
      "box": [.points(box.width), .points(box.height)],
      "widthLeft": .points(widthLeft), "heightLeft": heightLeft.map(JSON.points) ?? .null,
      "growth": growth.map(JSON.points) ?? .null, "isGrowthOpen": .bool(isGrowthOpen),
      "moreText": .points(CGFloat(moreText)),
    ]
  }
}

extension JSON {
  /// A number to the thousandth, so that a third of a point prints without noise.
  fileprivate static func points(_ value: CGFloat) -> JSON {
    .number((Double(value) * 1000).rounded() / 1000 + 0)
  }
}
