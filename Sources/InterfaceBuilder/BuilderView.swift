import Files
import Foundation
import LayoutScene

/// A view's element as the keys of a view in a layout document.
struct BuilderView {
  let scene: BuilderScene
  let element: XMLElement
  var isRoot = false
  /// Whether the record of a view above is stale, and with it that of this one.
  var isBelowStale = false
  private(set) var entries: [Node.Pair] = []
  private(set) var subviews: [Node.Pair] = []

  var file: BuilderFile { scene.file }
  var mark: SourceText.Mark { element.mark }

  /// The view's name in the layout document.
  static func name(of element: XMLElement, _ file: BuilderFile) -> String {
    if let id = element.attributes["id"] { return id }
    let owner = file.parent(of: element)?.attributes["id"] ?? "view"
    return "\(owner)/contentView"
  }

  static func frame(of element: XMLElement) -> CGRect? {
    guard
      let rect = element.child("rect", key: "frame"),
      let x = rect.number(.x), let y = rect.number(.y), let width = rect.number(.width),
      let height = rect.number(.height),
      [x, y, width, height].allSatisfy({ abs($0) <= NumberLimits.number }), width >= 0, height >= 0
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Whether constraints place the view, and not its frame.
  var usesConstraints: Bool {
    element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
      && !element.isTrue("fixedFrame")
  }

  /// A record is about the document's own canvas.
  var isStale: Bool {
    isBelowStale || file.traits != nil || element.isTrue("misplaced") || element.isTrue("ambiguous")
  }

  // MARK: Reading

  /// Reads a root: its look, its margins and its subviews.
  mutating func readRoot() {
    if element.name == "stackView" { add("class", word: "stack") }
    readLook()
    readMargins()
    if element.name == "stackView" { readStack() }
    readSubviews()
  }

  /// Reads any other view.
  ///
  /// - Parameter isArranged: whether a stack view arranges it.
  mutating func read(isArranged: Bool) {
    if className != "view" { add("class", word: className) }
    readPlacement(isArranged: isArranged)
    readContentPriorities()
    readIntrinsicSize()
    readLook()
    readMargins()
    addContent()
    if element.name == "stackView" { readStack() }
    readSubviews()
    if !subviews.isEmpty { add("views", mark.mapping(subviews)) }
  }

  /// Reads a view that a bar places, as high and wide as its content or its record.
  mutating func readInBar() {
    if className != "view" { add("class", word: className) }
    if let size = Self.frame(of: element)?.size, size.width > 0, size.height > 0,
      !["button", "label", "switch"].contains(element.name)
    {
      add("intrinsic", word: "\(size.width.decimal)x\(size.height.decimal)")
    }
    readLook()
    addContent()
    if element.name == "stackView" { readStack() }
    readSubviews()
    if !subviews.isEmpty { add("views", mark.mapping(subviews)) }
  }

  /// What the view shows goes before what its attributes at run time say.
  private mutating func addContent() {
    let content = BuilderContent(view: self).entries
    entries.removeAll { own in content.contains { $0.name == own.name } }
    entries += content
  }

  private mutating func readSubviews() {
    for child in children where !file.isExcluded(child) {
      var view = BuilderView(scene: scene, element: child, isBelowStale: isStale)
      view.read(
        isArranged: element.name == "stackView" && file.parent(of: child)?.name == "subviews")
      subviews.append(child.mark.view(Self.name(of: child, file), view.entries))
    }
    subviews +=
      scene.embeddedViews(in: element) + BuilderExtra.all(of: element, in: scene).map(\.view)
  }

  /// The elements of the subviews, back to front.
  private var children: [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "subviews": return child.children.filter(file.isView)
      case "sections": return child.children.flatMap { $0.first("cells")?.children ?? [] }
      case "prototypes", "cells": return child.children.filter(file.isView)
      default:
        let keys = [
          "contentView", "tableHeaderView", "tableFooterView", "view", "sectionHeaderView",
          "sectionFooterView",
        ]
        let isPart = child.attributes["key"].map(keys.contains) ?? false
        return isPart && file.isView(child) ? [child] : []
      }
    }
  }

  // MARK: Placement

  private mutating func readPlacement(isArranged: Bool) {
    guard var frame = placedFrame else { return }
    if isRoot { frame.origin = .zero }
    if !isRecordOutdated, Self.frame(of: element) != nil {
      add("recorded", BuilderRecord(view: self).node(frame))
    }
    guard isRoot || !usesConstraints, !isArranged, !BuilderTable.places(element, in: scene),
      !isPlacedByCell
    else { return }
    add("frame", mark.list(frame.numbers))
    let words = masks.map { mark.word($0) }
    if !words.isEmpty { add("autoresizing", mark.sequence(words)) }
  }

  /// The frame that the document has for the view, or that follows from what is around it.
  var placedFrame: CGRect? {
    let written = Self.frame(of: element)
    return (isRecordOutdated ? nil : written) ?? contentFrame ?? written
  }

  /// Whether a frame is no record: one that a table gives its cell, and that of a cell's content view with the height
  /// that it had before its cell was made higher, as in documents of cells that Xcode 6 saved.
  private var isRecordOutdated: Bool {
    if element.child(key: "frame")?.isTrue(BuilderMissingFrames.mark) == true { return true }
    guard element.name == "tableViewCellContentView", let frame = Self.frame(of: element),
      let cell = file.parent(of: element).flatMap(Self.frame)
    else { return false }
    return cell.height - frame.height > 1.5
  }

  /// The place of a cell's content view whose document leaves it out: all of the cell but for the line below
  /// it, which is a pixel high.
  private var contentFrame: CGRect? {
    guard element.attributes["key"] == "contentView", let cell = file.parent(of: element),
      var frame = Self.frame(of: cell)
    else { return nil }
    frame.origin = .zero
    if cell.name == "tableViewCell" { frame.size.height = max(0, frame.height - 1 / file.scale) }
    return frame
  }

  /// Words of documents for the attributes of an autoresizing mask.
  private var masks: [String] {
    if isRoot { return ["flexibleWidth", "flexibleHeight"] }
    // A cell or an effect makes its content as large as itself, and a collection its headers as wide.
    switch element.attributes["key"] {
    case "contentView": return ["flexibleWidth", "flexibleHeight"]
    case "sectionHeaderView", "sectionFooterView": return ["flexibleWidth"]
    default: break
    }
    guard Self.frame(of: element) != nil else { return ["flexibleWidth", "flexibleHeight"] }
    guard let mask = element.first("autoresizingMask") else { return [] }
    return [
      ("widthSizable", "flexibleWidth"), ("heightSizable", "flexibleHeight"),
      ("flexibleMinX", "flexibleLeftMargin"), ("flexibleMaxX", "flexibleRightMargin"),
      ("flexibleMinY", "flexibleTopMargin"), ("flexibleMaxY", "flexibleBottomMargin"),
    ].filter { mask.isTrue($0.0) }.map(\.1)
  }

  // MARK: Content

  private mutating func readContentPriorities() {
    let names: [(String, BuilderNumber, BuilderNumber)] = [
      ("hugging", .horizontalHuggingPriority, .verticalHuggingPriority),
      (
        "compression", .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority
      ),
    ]
    for (key, horizontal, vertical) in names {
      let priorities = [("horizontal", horizontal), ("vertical", vertical)].compactMap {
        axis, name in
        element.number(name).map { (axis, mark.number($0)) }
      }
      if !priorities.isEmpty { add(key, mark.mapping(priorities)) }
    }
    // What a cell has no room for beside its text is cut off.
    if element.name == "label", partOfRow == .detail {
      let axis = [("horizontal", mark.number(744))]
      add("compression", mark.mapping(axis))
    }
  }

  /// The intrinsic size that the author gave in Interface Builder for the canvas, or that a class in the app's code gave
  /// it. A view of an unknown class has its recorded size.
  private mutating func readIntrinsicSize() {
    if BuilderClass.keepsSize(element), let size = Self.frame(of: element)?.size {
      return add("intrinsic", word: "\(size.width.decimal)x\(size.height.decimal)")
    }
    let sides: [CGFloat?]
    if hasPlaceholderSize {
      sides = [
        element.number(.placeholderIntrinsicWidth), element.number(.placeholderIntrinsicHeight),
      ]
    } else if element.name == "view",
      let size = element.attributes["id"].flatMap({ file.sizes[$0] })
    {
      sides = [size.width, size.height].map { $0 >= 0 ? $0 : nil }
    } else if let glyph = BuilderGlyph(of: element), BuilderGlyph.isAlone(in: element) {
      return add("intrinsic", word: "\(glyph.side.decimal)x\(glyph.side.decimal)")
    } else if element.name == "pickerView" {
      return add("intrinsic", word: "320x216")
    } else {
      return
    }
    guard hasPlaceholderSize || sides.contains(where: { $0 != nil }) else { return }
    add("intrinsic", word: sides.map { $0?.decimal ?? "-" }.joined(separator: "x"))
  }

  /// The name of the view's picture; nil for a view without one, or with one of the system's.
  var picture: String? {
    let state = element.child("state", key: "normal")
    return element.name == "imageView" || element.name == "button"
      ? BuilderImage.name(in: element) ?? BuilderImage.name(in: state) : nil
  }

  var hasPlaceholderSize: Bool {
    element.attributes["placeholderIntrinsicWidth"] != nil
      || element.attributes["placeholderIntrinsicHeight"] != nil
  }

  // MARK: Look and margins

  private mutating func readLook() {
    if element.isTrue("hidden") { add("hidden", word: "true") }
    if let alpha = element.number(.alpha), alpha != 1 {
      add("alpha", word: min(max(alpha, 0), 1).decimal)
    }
    for (key, name) in [("backgroundColor", "background"), ("tintColor", "tint")] {
      let own = element.child("color", key: key).flatMap { BuilderColor(file: file).node($0) }
      // A root hands the tint of its window on.
      let handedOn =
        isRoot && name == "tint" ? BuilderColor(file: file).tintOfWindows(at: mark) : nil
      if let node = own ?? handedOn { add(name, node) }
    }
    if element.isTrue("clipsSubviews"), !["scroll", "textView"].contains(className) {
      add("clipsToBounds", word: "true")
    }
    if BuilderClass.isField(element), !entries.contains(where: { $0.name == "background" }) {
      add("background", word: "systemGray6")
    }
    if element.name == "tableViewCell", let table = BuilderTable.around(element, in: scene) {
      for (key, node) in table.look(of: element) { add(key, node) }
    }
    let directions = ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
    if let direction = element.attributes["semanticContentAttribute"],
      directions.contains(direction)
    {
      add("semanticContent", word: direction)
    }
    readRuntimeAttributes()
    for (key, word) in BuilderGlyph(of: element)?.look(in: Self.frame(of: element)) ?? []
    where !entries.contains(where: { $0.name == key }) {
      add(key, word: word)
    }
  }

  /// The corners and border that a team sets by attributes at run time. A border is black, since a layer takes no colour
  /// of UIKit.
  private mutating func readRuntimeAttributes() {
    for attribute in element.first("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let key = attribute.attributes["keyPath"].flatMap({ Self.runtimeKeys[$0] }),
        !entries.contains(where: { $0.name == key })
      else { continue }
      let value = attribute.child(key: "value") ?? attribute
      if key == "clipsToBounds" {
        if value.isTrue("value") { add(key, word: "true") }
      } else if let number = value.attributes["value"].flatMap(Double.init),
        (0...NumberLimits.number).contains(number)
      {
        add(key, word: CGFloat(number).decimal)
      }
    }
  }

  /// Keys of documents for attributes at run time.
  static let runtimeKeys = [
    "layer.cornerRadius": "cornerRadius", "cornerRadius": "cornerRadius",
    "layer.borderWidth": "border", "layer.masksToBounds": "clipsToBounds",
    "clipsToBounds": "clipsToBounds",
  ]

  private var className: String { BuilderClass.documentClass(of: element) }

  private mutating func readMargins() {
    if let margins { add("margins", margins) }
    if element.isTrue("preservesSuperviewLayoutMargins") {
      add("preservesSuperviewMargins", word: "true")
    }
    let isInset = element.attributes["insetsLayoutMarginsFromSafeArea"] != "NO"
    if !isInset || !file.hasMarginsInSafeAreas {
      add("insetsMarginsFromSafeArea", word: "false")
    }
  }

  private var writtenMargins: XMLElement? {
    element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")
  }

  private var margins: Node? {
    let cell = cellMargins
    let insets = writtenMargins
    let names = ["top", "left", "leading", "bottom", "right", "trailing"]
    let twins = ["left": "leading", "right": "trailing"]
    let sides = names.compactMap { side -> (String, Node)? in
      guard let insets else { return cell[side].map { (side, mark.number($0)) } }
      // A table does not let the content of its cells come nearer to its sides.
      let least = cell[twins[side] ?? side]
      return BuilderNumber(rawValue: side).flatMap { insets.number($0) }.map {
        let isAbove = side == "top" || side == "bottom"
        return (side, insets.mark.number(isAbove ? $0 : max($0, least ?? $0)))
      }
    }
    return sides.isEmpty ? nil : (insets?.mark ?? mark).mapping(sides)
  }

  /// The margins that the content view of a cell has since Xcode 9; none for other views.
  private var cellMargins: [String: CGFloat] {
    guard element.name == "tableViewCellContentView", file.hasSafeAreas else { return [:] }
    let side = file.parent(of: element).map(scene.cellMargin) ?? 8
    let above: CGFloat = file.isOfXcode26 ? 15 : 11
    // An accessory brings a distance of its own.
    let hasAccessory = file.parent(of: element)?.attributes["accessoryType"] != nil
    return ["top": above, "leading": side, "bottom": above, "trailing": hasAccessory ? 8 : side]
  }

  // MARK: Stack views

  private mutating func readStack() {
    add("axis", word: element.attributes["axis"] ?? "horizontal")
    if element.attributes["spacingType"] == "standard" {
      add("spacing", word: "8")
    } else if let spacing = element.number(.spacing) {
      add("spacing", word: spacing.decimal)
    }
    for key in ["distribution", "alignment"] {
      if let word = element.attributes[key] { add(key, word: word) }
    }
    if element.isTrue("baselineRelativeArrangement") {
      add("baselineRelative", word: "true")
    }
    if writtenMargins != nil { add("marginsRelative", word: "true") }
  }

  // MARK: Nodes

  private mutating func add(_ key: String, _ node: Node) {
    entries.append(Node.Pair(key, node, at: mark))
  }

  private mutating func add(_ key: String, word: String) {
    add(key, mark.word(word))
  }
}
