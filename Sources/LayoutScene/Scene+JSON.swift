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
    let alternatives = [("screen", screen), ("variant", variant)].compactMap { name, value in
      value.map { JSON.Member(key: name, value: .string($0)) }
    }
    return .object(
      [JSON.Member(key: "id", value: .string(id))] + alternatives + [
        .init(key: "locale", value: .string(locale)),
        .init(key: "direction", value: .string(direction.rawValue)),
        .init(key: "textSize", value: .string(textSize.rawValue)),
        .init(key: "appearance", value: .string(appearance.rawValue)),
        .init(key: "device", value: .string(device)),
        .init(key: "size", value: [.number(size.width), .number(size.height)]),
        .init(key: "scale", value: .number(scale)),
        .init(key: "views", value: .array(views.map { json(of: $0, exact: exact) })),
        .init(key: "findings", value: .array(findings.map(\.json))),
      ])
  }

  private func json(of view: SceneView, exact: Bool) -> JSON {
    let coordinate = exact ? { .number($0) } : { Self.rounded($0) }
    func rect(_ rect: CGRect) -> JSON {
      .array(
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { coordinate($0) })
    }
    var members: [JSON.Member] = [
      .init(key: "id", value: .string(view.id)),
      .init(key: "class", value: .string(view.className)),
      .init(key: "parent", value: view.parent.map { .string(views[$0].id) } ?? .null),
      .init(key: "frame", value: rect(exact ? view.exactFrame : view.frame)),
      .init(
        key: "alignmentRect", value: rect(exact ? view.exactAlignmentRect : view.alignmentRect)),
      .init(key: "firstBaseline", value: view.firstBaseline.map { coordinate($0) } ?? .null),
      .init(key: "lastBaseline", value: view.lastBaseline.map { coordinate($0) } ?? .null),
      .init(key: "hidden", value: .bool(view.isHidden)),
    ]
    if view.contentOffset != .zero {
      let offset = view.contentOffset
      members.append(
        .init(key: "contentOffset", value: .array([coordinate(offset.x), coordinate(offset.y)])))
    }
    if !view.transform.isIdentity {
      let map = view.transform
      let matrix = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Self.rounded($0, places: 6) }
      members.append(.init(key: "transform", value: .array(matrix)))
    }
    if let text = view.texts.first {
      members.append(.init(key: "text", value: text.measurement.json))
      if let runs = text.runsJSON { members.append(.init(key: "runs", value: runs)) }
    }
    return .object(members)
  }

  /// A rounded number, because thirds of a point have endless digits. Four decimals distinguish any
  /// two device pixels. Matrices have six, which are a thousandth of a point across a large screen.
  private static func rounded(_ value: CGFloat, places: Int = 4) -> JSON {
    let unit = pow(10, CGFloat(places))
    let rounded = (value * unit).rounded() / unit
    return .number(rounded == 0 ? 0 : rounded)
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
    func points(_ value: CGFloat) -> JSON { .number((value * 10_000).rounded() / 10_000) }
    var members: [JSON.Member] = []
    if let width { members.append(.init(key: "width", value: points(width))) }
    let isTooLow = heightWhenWider > 0
    if let height = height ?? (isTooLow ? heightWhenWider : nil) {
      members.append(.init(key: "height", value: points(height)))
    }
    if isTooLow { members.append(.init(key: "heightWhenWider", value: points(heightWhenWider))) }
    if needsMoreLines || isWrittenOnTooManyLines, let linesNeeded {
      members.append(.init(key: "lines", value: .number(Double(linesNeeded - lineLimit))))
    }
    return .object(members)
  }
}

extension Finding {
  /// The finding as an object; members that do not apply are left out.
  public var json: JSON {
    var members: [JSON.Member] = [
      .init(key: "rule", value: .string(rule)),
      .init(key: "severity", value: .string(severity.rawValue)),
    ]
    if let view { members.append(.init(key: "view", value: .string(view))) }
    if views.count > 1 {
      members.append(.init(key: "views", value: .array(views.map { .string($0) })))
    }
    if !constraints.isEmpty {
      members.append(.init(key: "constraints", value: .array(constraints.map { .string($0) })))
    }
    members.append(.init(key: "message", value: .string(message)))
    if let hint { members.append(.init(key: "hint", value: .string(hint))) }
    if let missing { members.append(.init(key: "missing", value: missing.json)) }
    if let origin {
      members.append(.init(key: "file", value: .string(origin.file)))
      members.append(.init(key: "line", value: .number(Double(origin.line))))
      members.append(.init(key: "column", value: .number(Double(origin.column))))
    }
    return .object(members)
  }
}
