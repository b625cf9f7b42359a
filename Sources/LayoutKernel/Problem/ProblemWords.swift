import Foundation

/// The words of the printed form.

/// A name with anything but letters, digits and a few signs in it stands in quotes.
func quoted(_ name: String) -> String {
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

/// The shortest text that reads back as the same number, without a fraction for whole ones.
func written(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e15, !(value == 0 && value.sign == .minus) {
    return String(Int(value))
  }
  return value.description
}

func readNumber(_ word: String) throws(ProblemError.TextError) -> Double {
  guard let number = Double(word), number.isFinite else { throw .noNumber(word) }
  return number
}

func readPriority(_ number: Double) throws(ProblemError.TextError) -> LayoutPriority {
  let priority = LayoutPriority(number)
  guard priority.isLegal else { throw .noPriority(number) }
  return priority
}
