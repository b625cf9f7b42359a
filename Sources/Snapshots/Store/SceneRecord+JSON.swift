import Foundation
import LayoutScene

extension SceneRecord {
  var json: JSON {
    .object(
      cell.members + [
        .init(key: "size", value: [.number(size.width), .number(size.height)]),
        .init(key: "scale", value: .number(scale)),
        .init(key: "views", value: .array(views.map(\.json))),
      ])
  }

  init(_ members: Members) throws(SnapshotError) {
    let size = try members.numbers("size", count: 2)
    var views: [ViewRecord] = []
    for view in try members.objects("views") { views.append(try ViewRecord(view)) }
    self.init(
      cell: try members.cell(), size: CGSize(width: size[0], height: size[1]),
      scale: try members.number("scale"), views: views)
  }
}

extension Members {
  fileprivate func cell() throws(SnapshotError) -> Cell {
    Cell(
      locale: try text("locale"), device: try text("device"),
      textSize: try choice("textSize"), appearance: try choice("appearance"),
      direction: try choice("direction"), screen: try optionalText("screen"),
      variant: try optionalText("variant"))
  }

  private func choice<Value>(_ key: String) throws(SnapshotError) -> Value
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    guard let value = Value(rawValue: try text(key)) else {
      throw wrong(key, "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  fileprivate func rect(_ key: String) throws(SnapshotError) -> CGRect {
    let numbers = try numbers(key, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ViewRecord {
  var json: JSON {
    JSON(present: [
      "id": .string(id), "class": .string(className), "parent": parent.map(JSON.string) ?? .null,
      "frame": JSON(frame: frame), "alignmentRect": JSON(frame: alignmentRect),
      "firstBaseline": firstBaseline.map { .number($0) } ?? .null,
      "lastBaseline": lastBaseline.map { .number($0) } ?? .null, "hidden": .bool(isHidden),
      "contentOffset": contentOffset == .zero
        ? nil : [.number(contentOffset.x), .number(contentOffset.y)],
      "texts": texts.isEmpty ? nil : .array(texts.map(\.json)),
    ])
  }

  init(_ members: Members) throws(SnapshotError) {
    let offset =
      members.optional("contentOffset") == nil
      ? [0, 0] : try members.numbers("contentOffset", count: 2)
    var texts: [TextRecord] = []
    if members.optional("texts") != nil {
      for text in try members.objects("texts") { texts.append(try TextRecord(text)) }
    }
    func baseline(_ key: String) throws(SnapshotError) -> CGFloat? {
      members.optional(key) == nil ? nil : try members.number(key)
    }
    self.init(
      id: try members.text("id"), className: try members.text("class"),
      parent: try members.optionalText("parent"),
      frame: try members.rect("frame"), alignmentRect: try members.rect("alignmentRect"),
      firstBaseline: try baseline("firstBaseline"), lastBaseline: try baseline("lastBaseline"),
      isHidden: try members.flag("hidden"), contentOffset: CGPoint(x: offset[0], y: offset[1]),
      texts: texts)
  }
}

extension TextRecord {
  var json: JSON {
    let plain: JSON = [
      "string": .string(string),
      "family": font.family.map { .string($0) } ?? .null, "size": .number(font.size),
      "weight": .number(Double(font.weight.value)), "italic": .bool(font.isItalic),
      "lines": .number(Double(lineCount)), "truncated": .bool(isTruncated),
    ]
    return runs.map { .object(plain.members + [.init(key: "runs", value: $0)]) } ?? plain
  }

  init(_ members: Members) throws(SnapshotError) {
    string = try members.text("string")
    font = Font(
      family: try members.optionalText("family"),
      size: try members.number("size"), weight: FontWeight(try members.integer("weight")),
      isItalic: try members.flag("italic"))
    lineCount = try members.integer("lines")
    isTruncated = try members.flag("truncated")
    runs = members.optional("runs")
  }
}
