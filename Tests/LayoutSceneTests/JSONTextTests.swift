import LayoutScene
import Testing

/// Random values, each with its text on one line.
private let values: [(value: JSON, line: String)] = {
  var state: UInt64 = 5
  func random(_ count: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % count)
  }
  func word() -> String { String(repeating: "é", count: random(9)) + "x" }
  func value(_ depth: Int) -> JSON {
    switch depth < 4 ? random(7) : random(4) {
    case 0: .null
    case 1: .bool(random(2) == 0)
    case 2: .number(Double(random(4000)) / 8)
    case 3: .string(word())
    case 4, 5: .array((0..<random(5)).map { _ in value(depth + 1) })
    default: .object((0..<random(5)).map { _ in .init(key: word(), value: value(depth + 1)) })
    }
  }
  return (0..<200).map { _ in
    let made = JSON.array([value(0), value(0)])
    return (made, String(made.text(width: 1 << 20).dropLast()))
  }
}()

@Test func aValueIsOnOneLineWhereItFits() {
  for (value, line) in values {
    #expect(!line.contains("\n"))
    #expect(value.text(width: line.utf8.count) == line + "\n")
    #expect(value.text(width: line.utf8.count - 1).contains("\n "))
  }
}

@Test(arguments: [12, 30, 60])
func aLineWithAWholeListIsNoWiderThanAsked(width: Int) {
  for (value, line) in values {
    let lines = value.text(width: width).split(separator: "\n")
    let joined = lines.reduce(into: "") {
      $0 += ($0.hasSuffix(",") ? " " : "") + $1.drop { $0 == " " }
    }
    #expect(joined == line)
    for part in lines
    where part.contains { "[{".contains($0) } && part.contains { "]}".contains($0) } {
      #expect(part.utf8.count <= width)
    }
  }
}
