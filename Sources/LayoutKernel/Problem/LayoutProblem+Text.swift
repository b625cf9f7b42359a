import Foundation
import LayoutScene

/// The printed form: a line for what surrounds the layout, one for each item, indented by its depth,
/// and one for each constraint. What a line does not say is as usual: nothing, 0, or the default
/// priorities. `LayoutProblem(text:)` reads it.
extension LayoutProblem: CustomStringConvertible {
  public var description: String {
    let lines = depthFirst().map { item, depth, isOrphan in
      String(repeating: "  ", count: depth) + item.line
        + (isOrphan ? " in=" + Fields.quoted(item.parent ?? "") : "")
    }
    return ([environment.line] + lines + constraints.map(\.line)).joined(separator: "\n") + "\n"
  }
}

extension LayoutProblem {
  /// The items with their depths, each right behind its parent and what comes before it there, as the indentation
  /// says which item one is in. An item whose parent is not there, or is in the item itself, comes last with the
  /// name of its parent.
  private func depthFirst() -> [(item: ProblemItem, depth: Int, isOrphan: Bool)] {
    let children = Dictionary(grouping: items.indices) { items[$0].parent }
    var ordered: [(item: ProblemItem, depth: Int, isOrphan: Bool)] = []
    var isPrinted = Array(repeating: false, count: items.count)
    func add(_ roots: [Int], areOrphans: Bool) {
      var waiting = roots.reversed().map { (index: $0, depth: 0) }
      while let (index, depth) = waiting.popLast() {
        // A name that stands twice has its children once.
        if isPrinted[index] { continue }
        isPrinted[index] = true
        ordered.append((items[index], depth, areOrphans && depth == 0))
        waiting += (children[items[index].name] ?? []).reversed().map { ($0, depth + 1) }
      }
    }
    add(children[nil] ?? [], areOrphans: false)
    let names = Set(items.map(\.name))
    add(
      items.indices.filter { items[$0].parent.map(names.contains) == false }, areOrphans: true)
    for index in items.indices where !isPrinted[index] { add([index], areOrphans: true) }
    return ordered
  }
}

extension LayoutEnvironment {
  fileprivate var line: String {
    var fields = Fields("layout")
    fields.add("scale", [grid.scale])
    if let windowSize { fields.add("window", [windowSize.width, windowSize.height]) }
    fields.add("safeArea", safeArea)
    if keyboardHeight != 0 { fields.add("keyboard", [keyboardHeight]) }
    fields.add("hasSafeAreas", hasSafeAreas)
    fields.add("keepsRootSize", keepsRootSize)
    fields.add("holdsToLimits", holdsToLimits)
    return fields.line
  }
}

extension ProblemItem {
  fileprivate var line: String {
    var fields = Fields(guide == nil ? "view" : "guide")
    fields.add(name)
    if let guide {
      fields.add("kind", guide.rawValue)
      fields.add("helper", isHelper)
      return fields.line
    }
    fields.add("rightToLeft", readsRightToLeft)
    fields.add("scrolls", scrollsContent)
    fields.add("passesHorizontally", passesHorizontally)
    fields.add("passesVertically", passesVertically)
    if boundsOrigin != .zero { fields.add("origin", [boundsOrigin.x, boundsOrigin.y]) }
    fields.add("alignment", alignment)
    content.add(to: &fields)
    if let firstBaselineItem { fields.add("firstBaseline", firstBaselineItem) }
    if let lastBaselineItem { fields.add("lastBaseline", lastBaselineItem) }
    fields.add("margins", margins.own)
    fields.add("marginsFromSafeArea", margins.insetsFromSafeArea)
    fields.add("preservesMargins", margins.preservesSuperview)
    fields.add("addedSafeArea", addedSafeArea)
    if let ownSafeArea { fields.add("ownSafeArea", ownSafeArea.numbers) }
    if let readableWidth { fields.add("readable", [readableWidth]) }
    if keptFrame != .zero { fields.add("kept", keptFrame.numbers) }
    autoresizing?.add(to: &fields)
    return fields.line
  }
}

extension ProblemContent {
  fileprivate func add(to fields: inout Fields) {
    if natural != .none { fields.add("content", natural.numbers) }
    let usual = ProblemContent()
    if horizontal != usual.horizontal { fields.add("horizontal", horizontal.numbers) }
    if vertical != usual.vertical { fields.add("vertical", vertical.numbers) }
    fields.add("wraps", wraps)
    for one in measured { fields.add("at", [one.width] + one.layout.numbers) }
  }
}

extension AutoresizingFrame {
  fileprivate func add(to fields: inout Fields) {
    fields.add("frame", frame.numbers)
    if mask != [] { fields.add("mask", [CGFloat(mask.rawValue)]) }
    fields.add("rigid", !resizes)
    if let capture {
      let size = capture.superviewSize
      fields.add("captured", capture.frame.numbers + [size.width, size.height])
    }
    if let referenceSize { fields.add("reference", [referenceSize.width, referenceSize.height]) }
  }
}

extension ProblemConstraint {
  /// `card.leading == root.leading + 16`, without the priority.
  package var equation: String {
    var words = [first.text]
    if let firstStart { words += ["-", firstStart.text] }
    words.append(relation.symbol)
    if let second {
      if multiplier != 1 { words += [number(multiplier), "*"] }
      words.append(second.text)
      if let secondStart { words += ["-", secondStart.text] }
      if constant != 0 { words += ["+", number(constant)] }
    } else {
      words.append(number(constant))
    }
    return words.joined(separator: " ")
  }

  fileprivate var line: String {
    var words = [kind.rawValue, equation]
    words += ["@", number(priority.value), "in", Fields.quoted(container)]
    if let origin {
      words += ["from", Fields.quoted(origin.file), String(origin.line), String(origin.column)]
    }
    return words.joined(separator: " ")
  }
}

extension ProblemConstraint.End {
  fileprivate var text: String { Fields.quoted(item) + "." + attribute.name }
}

/// The words of a line.
private struct Fields {
  private var words: [String]

  init(_ first: String) { words = [first] }

  var line: String { words.joined(separator: " ") }

  mutating func add(_ name: String) { words.append(Self.quoted(name)) }
  mutating func add(_ key: String, _ isTrue: Bool) { if isTrue { words.append(key) } }
  mutating func add(_ key: String, _ name: String) { words.append("\(key)=\(Self.quoted(name))") }
  mutating func add(_ key: String, _ numbers: [CGFloat]) {
    words.append("\(key)=\(numbers.map { number(Double($0)) }.joined(separator: ","))")
  }
  mutating func add(_ key: String, _ insets: EdgeInsets) {
    if insets != .zero { add(key, insets.numbers) }
  }

  /// A name with anything but letters, digits and a few signs in it stands in quotes.
  static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
    if isPlain, !name.isEmpty { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// The shortest text that reads back as the same number, without a fraction for whole ones.
private func number(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e15, !(value == 0 && value.sign == .minus) {
    return String(Int(value))
  }
  return value.description
}

extension EdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension ContentPriorities {
  fileprivate var numbers: [CGFloat] { [hugging.value, compression.value] }
}

extension IntrinsicLayout {
  fileprivate var numbers: [CGFloat] {
    [size.width, size.height] + (baselines.map { [$0.firstFromTop, $0.lastFromBottom] } ?? [])
  }
}
