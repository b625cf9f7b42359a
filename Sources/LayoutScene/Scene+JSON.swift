import Foundation

extension Scene {
  /// The version of the frames format. It is raised when older readers cannot read the format any
  /// more.
  public static let framesVersion = 1

  /// The frames of one document's scenes, as `plumb frames --format json` prints them.
  ///
  /// - Parameter exact: whether coordinates are those of the solver, not rounded to device pixels.
  public static func frames(document: String, scenes: [Scene], exact: Bool = false) -> JSON {
    [
      "version": .number(Double(framesVersion)),
      "document": .string(document),
      "scenes": .array(scenes.map { $0.json(exact: exact) }),
    ]
  }

  /// The scene in the frames format.
  ///
  /// - Parameter exact: whether coordinates are those of the solver, not rounded to device pixels.
  package func json(exact: Bool) -> JSON {
    JSON(present: [
      "id": .string(id), "screen": screen.map(JSON.string), "variant": variant.map(JSON.string),
      "locale": .string(locale), "direction": .string(direction.rawValue),
      "textSize": .string(textSize.rawValue), "appearance": .string(appearance.rawValue),
      "device": .string(device), "size": [.number(size.width), .number(size.height)],
      "scale": .number(scale), "views": .array(views.map { json(of: $0, exact: exact) }),
      "findings": .array(findings.map(\.json)),
    ])
  }

  private func json(of view: SceneView, exact: Bool) -> JSON {
    let coordinate = exact ? { .number($0) } : { JSON(points: $0) }
    func rect(_ rect: CGRect) -> JSON { .array(rect.numbers.map { coordinate($0) }) }
    let (offset, map) = (view.contentOffset, view.transform)
    // Six decimals are a thousandth of a point across a large screen.
    let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { JSON(points: $0, places: 6) }
    return JSON(present: [
      "id": .string(view.id), "class": .string(view.className),
      "parent": view.parent.map { .string(views[$0].id) } ?? .null,
      "frame": rect(exact ? view.exactFrame : view.frame),
      "alignmentRect": rect(exact ? view.exactAlignmentRect : view.alignmentRect),
      "firstBaseline": view.firstBaseline.map { coordinate($0) } ?? .null,
      "lastBaseline": view.lastBaseline.map { coordinate($0) } ?? .null,
      "hidden": .bool(view.isHidden),
      "contentOffset": offset == .zero ? nil : [coordinate(offset.x), coordinate(offset.y)],
      "transform": map.isIdentity ? nil : .array(matrix),
      "text": view.texts.first?.measurement.json,
      "runs": view.texts.first?.runsJSON,
    ])
  }
}

extension TextMeasurement {
  var json: JSON {
    [
      "lines": .number(Double(lineCount)),
      "truncated": .bool(isTruncated),
      "missingGlyphs": .number(Double(missingGlyphs)),
    ]
  }
}

extension TextShortfall {
  /// The shortfall in points with four decimals. Lengths that cannot help are left out, and so are
  /// the lines if their number is not the problem.
  var json: JSON {
    let isTooLow = heightWhenWider > 0
    let lacksLines = needsMoreLines || isWrittenOnTooManyLines
    return JSON(present: [
      "width": width.map { JSON(points: $0) },
      "height": (height ?? (isTooLow ? heightWhenWider : nil)).map { JSON(points: $0) },
      "heightWhenWider": isTooLow ? JSON(points: heightWhenWider) : nil,
      "lines": lacksLines ? linesNeeded.map { .number(Double($0 - lineLimit)) } : nil,
    ])
  }
}

extension Finding {
  /// The finding as an object; members that do not apply are left out.
  public var json: JSON {
    let facts = JSON(present: [
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue),
      "view": view.map(JSON.string),
      "views": views.count > 1 ? .array(views.map(JSON.string)) : nil,
      "constraints": constraints.isEmpty ? nil : .array(constraints.map(JSON.string)),
      "message": .string(message), "hint": hint.map(JSON.string), "missing": missing?.json,
    ])
    return .object(facts.members + (origin?.members ?? []))
  }
}
