import Foundation
import LayoutScene

/// A value that the printed form has as numbers.
protocol NumberList: Equatable {
  /// How many there may be; the first is told where there are others.
  static var counts: [Int] { get }
  var numbers: [CGFloat] { get }
  /// The value of so many numbers.
  init(_ numbers: [CGFloat]) throws(ProblemError.TextError)
}

extension NumberList {
  var text: String { numbers.map { written(Double($0)) }.joined(separator: ",") }

  init(_ text: String, of key: String) throws(ProblemError.TextError) {
    var numbers: [CGFloat] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(CGFloat(try readNumber(String(word))))
    }
    guard Self.counts.contains(numbers.count) else {
      throw .count(field: key, numbers.count, expected: Self.counts[0])
    }
    try self.init(numbers)
  }
}

extension CGFloat: NumberList {
  static var counts: [Int] { [1] }
  var numbers: [CGFloat] { [self] }
  init(_ numbers: [CGFloat]) { self = numbers[0] }
}

extension CGPoint: NumberList {
  static var counts: [Int] { [2] }
  var numbers: [CGFloat] { [x, y] }
  init(_ numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGSize: NumberList {
  static var counts: [Int] { [2] }
  var numbers: [CGFloat] { [width, height] }
  init(_ numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGRect: NumberList {
  static var counts: [Int] { [4] }
  var numbers: [CGFloat] { origin.numbers + size.numbers }
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EdgeInsets: NumberList {
  static var counts: [Int] { [4] }
  var numbers: [CGFloat] { [top, left, bottom, right] }
  init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension ContentPriorities: NumberList {
  static var counts: [Int] { [2] }
  var numbers: [CGFloat] { [hugging.value, compression.value] }
  init(_ numbers: [CGFloat]) throws(ProblemError.TextError) {
    self.init(hugging: try readPriority(numbers[0]), compression: try readPriority(numbers[1]))
  }
}

extension IntrinsicLayout: NumberList {
  /// With baselines there are two more.
  static var counts: [Int] { [2, 4] }
  var numbers: [CGFloat] {
    size.numbers + (baselines.map { [$0.firstFromTop, $0.lastFromBottom] } ?? [])
  }
  init(_ numbers: [CGFloat]) {
    self.init(size: CGSize(numbers))
    if numbers.count == 4 {
      baselines = BaselineOffsets(firstFromTop: numbers[2], lastFromBottom: numbers[3])
    }
  }
}

extension MeasuredContent: NumberList {
  static var counts: [Int] { [3, 5] }
  var numbers: [CGFloat] { [width] + layout.numbers }
  init(_ numbers: [CGFloat]) {
    self.init(width: numbers[0], layout: IntrinsicLayout([CGFloat](numbers.dropFirst())))
  }
}

extension AutoresizingFrame.Capture: NumberList {
  static var counts: [Int] { [6] }
  var numbers: [CGFloat] { frame.numbers + superviewSize.numbers }
  init(_ numbers: [CGFloat]) {
    self.init(frame: CGRect(numbers), superviewSize: CGSize([CGFloat](numbers.dropFirst(4))))
  }
}
