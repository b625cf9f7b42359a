import Files
import Foundation
import LayoutScene

/// The attributes that are numbers. Only these can be read as such, and each of them is checked wherever it stands, so
/// that a wrong number is an error at its line and not a view that looks otherwise.
enum BuilderNumber: String, CaseIterable {
  case x, y, width, height
  case top, left, bottom, right, leading, trailing, minX, minY, maxX, maxY
  case alpha, red, green, blue, white, cyan, magenta, yellow, black
  case pointSize, size, minimumFontSize, minimumScaleFactor, numberOfLines, preferredMaxLayoutWidth
  case lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight, paragraphSpacing
  case firstLineHeadIndent, headIndent
  case imagePadding, titlePadding, spacing, cornerRadius, strokeWidth
  case value, minValue, maxValue, progress
  case rowHeight, sectionHeaderHeight, sectionFooterHeight
  case numberOfPages, currentPage, selectedSegmentIndex
  case constant, priority, placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Elements that say of each side whether it belongs to a set.
  private static let sets: Set = ["extendedEdge", "popoverArrowDirection", "rectEdge"]

  /// The number that an attribute of an element is; nil for another kind of attribute.
  static func named(_ name: String, of element: XMLElement) -> BuilderNumber? {
    guard let number = all[name], !sets.contains(element.name) else { return nil }
    // Values of attributed texts have Foundation's names.
    let isOfText = element.attributes["key"]?.hasPrefix("NS") == true
    return number == .value && element.name != "slider" && !isOfText ? nil : number
  }

  /// The words for what is right.
  private var expected: String {
    switch self {
    case .alpha, .red, .green, .blue, .white, .cyan, .magenta, .yellow, .black, .minimumScaleFactor,
      .progress:
      "a number from 0 to 1"
    case .numberOfLines, .numberOfPages, .currentPage:
      "a whole number from 0 to \(Int(range.upperBound))"
    case .selectedSegmentIndex: "the number of a segment, from 0 on, or -1 for none"
    case .priority: "a number above 0 up to 1000"
    case .pointSize, .size, .minimumFontSize, .horizontalHuggingPriority,
      .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority:
      "a number from 0 to 1000"
    case .cornerRadius, .strokeWidth: "a number from 0 to \(Int(range.upperBound))"
    default: "a number"
    }
  }

  private var isWhole: Bool {
    switch self {
    case .numberOfLines, .numberOfPages, .currentPage, .selectedSegmentIndex: true
    default: false
    }
  }

  private var range: ClosedRange<Double> {
    switch self {
    case .alpha, .white, .cyan, .magenta, .yellow, .black, .minimumScaleFactor, .progress:
      -0.01...1.01
    // Colours of a wide gamut have components that are a little outside.
    case .red, .green, .blue: -1...2
    case .numberOfLines: 0...Double(NumberLimits.lines)
    case .numberOfPages, .currentPage: 0...Double(NumberLimits.count)
    case .cornerRadius, .strokeWidth: 0...NumberLimits.canvas
    case .selectedSegmentIndex: -1...Double(NumberLimits.count)
    case .pointSize, .size, .minimumFontSize: 0...NumberLimits.fontSize
    // A constraint without a priority is none.
    case .priority: Double.leastNonzeroMagnitude...1000
    case .horizontalHuggingPriority, .verticalHuggingPriority,
      .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority:
      0...1000
    default: -NumberLimits.number...NumberLimits.number
    }
  }

  /// The number that a text is as Interface Builder writes them; nil for others, such as `0x10`, which Swift reads, too.
  static func decimal(_ text: String) -> Double? {
    guard
      text.utf8.allSatisfy({
        $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") || (43...57).contains($0)
      })
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// What is wrong with a text as this number; nil for a right one.
  func mistake(in text: String) -> Fact? {
    let isInfinite = text == "infinite" && rawValue.hasPrefix("placeholderIntrinsic")
    guard !isInfinite else { return nil }
    guard let number = Self.decimal(text), !isWhole || number == number.rounded() else {
      return .wrongValue(key: rawValue, expected: expected, found: text)
    }
    if range.contains(number) { return nil }
    return range.upperBound == NumberLimits.number
      ? .tooLargeNumber(text, limit: NumberLimits.number)
      : .wrongValue(key: rawValue, expected: expected, found: text)
  }
}

extension XMLElement {
  /// Nil for an attribute that is not there or wrong, which has been reported then.
  func number(_ name: BuilderNumber) -> CGFloat? {
    guard let text = attributes[name.rawValue], name.mistake(in: text) == nil else { return nil }
    return BuilderNumber.decimal(text).map { CGFloat($0) }
  }

  func whole(_ name: BuilderNumber) -> Int? { number(name).map { Int($0) } }
}

extension BuilderIndex {
  /// Reports the wrong numbers of an element.
  func checkNumbers(of element: XMLElement) {
    let wrong = element.attributes.compactMap { name, text in
      BuilderNumber.named(name, of: element)?.mistake(in: text).map { (name, $0) }
    }
    for (_, fact) in wrong.sorted(by: { $0.0 < $1.0 }) { report(fact, element) }
    switch element.name {
    case "rect":
      for name in ["x", "y", "width", "height"] where element.attributes[name] == nil {
        report(.missingKey(name, owner: "a rect"), element)
      }
      for side in [BuilderNumber.width, .height] where (element.number(side) ?? 0) < 0 {
        let text = element.attributes[side.rawValue] ?? ""
        let expected = "a number from 0 on"
        report(.wrongValue(key: side.rawValue, expected: expected, found: text), element)
      }
    case "document":
      if let version = element.attributes["toolsVersion"], BuilderFile.number(at: version) == nil {
        let expected = "a version of Interface Builder, such as 21507"
        report(.wrongValue(key: "toolsVersion", expected: expected, found: version), element)
      }
    case "segmentedControl": checkSelection(of: element)
    case "userDefinedRuntimeAttribute": checkRuntimeAttribute(element)
    default: break
    }
  }

  private func checkSelection(of control: XMLElement) {
    let count = control.first("segments")?.children.count ?? 0
    guard let selected = control.whole(.selectedSegmentIndex), selected >= max(count, 1) else {
      return
    }
    let expected = count == 0 ? "-1, as there are no segments" : "a number from -1 to \(count - 1)"
    let key = BuilderNumber.selectedSegmentIndex.rawValue
    report(.wrongValue(key: key, expected: expected, found: String(selected)), control)
  }

  /// A number that a team sets at run time: a length that is read here, or one of the app's own.
  private func checkRuntimeAttribute(_ attribute: XMLElement) {
    let path = attribute.attributes["keyPath"] ?? ""
    let isLength = BuilderView.runtimeKeys[path].map { $0 != "clipsToBounds" } ?? false
    let value = attribute.child(key: "value") ?? attribute
    guard let text = value.attributes["value"],
      isLength || ["real", "integer"].contains(value.name)
    else { return }
    let number = BuilderNumber.decimal(text) ?? .nan
    guard isLength ? !(0...NumberLimits.number).contains(number) : !number.isFinite else { return }
    let expected =
      isLength ? "a number from 0 to \(String(decimal: NumberLimits.number))" : "a number"
    report(.wrongValue(key: path, expected: expected, found: text), value)
  }
}
