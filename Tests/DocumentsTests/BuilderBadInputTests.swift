import Foundation
import TestSupport
import Testing

@testable import Documents

/// A document whose third line and those after it are given.
private func document(_ lines: String, before: String = "") -> String {
  """
  <?xml version="1.0"?>\(before)
  <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><objects><view id="r">
  \(lines)
  </view></objects></document>
  """
}

private func constraint(_ attributes: String) -> String {
  "<constraints>\n<constraint id=\"c\" \(attributes)/></constraints>"
}

private func rect(_ width: String) -> String {
  "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/>"
}

@Test(
  arguments: [
    (document(rect("nan")), "3:1: width: expected a number, found “nan”"),
    (document(rect("inf")), "3:1: width: expected a number, found “inf”"),
    (document(rect("wide")), "3:1: width: expected a number, found “wide”"),
    (document(rect("1e300")), "3:1: the number 1e300 exceeds the limit of ±1000000"),
    (
      document(constraint("firstAttribute=\"width\" constant=\"nan\"")),
      "4:1: constant: expected a number, found “nan”"
    ),
    (
      document(
        constraint(
          "firstAttribute=\"width\" secondItem=\"r\" secondAttribute=\"height\" multiplier=\"1:0\"")
      ),
      "4:1: multiplier: expected a number, or two as a ratio such as 16:9, found “1:0”"
    ),
    (
      document(constraint("firstAttribute=\"width\" relation=\"about\" constant=\"1\"")),
      "4:1: relation: expected equal, lessThanOrEqual or greaterThanOrEqual, found “about”"
    ),
    (
      document(constraint("firstItem=\"zzz\" firstAttribute=\"width\" constant=\"1\"")),
      "4:1: there is no view or guide “zzz”"
    ),
    (
      document("<connections>\n<segue id=\"s\" kind=\"show\" destination=\"gone\"/></connections>"),
      "4:1: destination: expected the id of an element, found “gone”"
    ),
    (
      document(
        "<variation key=\"default\"><mask key=\"constraints\">\n<exclude reference=\"gone\"/></mask></variation>"
      ),
      "4:1: reference: expected the id of an element, found “gone”"
    ),
    (document(constraint("secondItem=\"r\" secondAttribute=\"width\"")), "4:1: the constraint "),
    (
      document(constraint("firstAttribute=\"width\" secondItem=\"r\"")), "4:1: the constraint "
    ),
    (
      document("<subviews>\n<view id=\"a\"/>\n<view id=\"a\"/></subviews>"),
      "5:1: the identifier “a” is already taken on line 4"
    ),
    // A view with the id of one around it.
    (
      document("<subviews>\n<view id=\"r\"/></subviews>"),
      "4:1: the identifier “r” is already taken on line 2"
    ),
    (document("<subviews><view id=\"a\"></label></subviews>"), "3:24: expected </view>"),
    (String(document(rect("9")).prefix(120)), "3:"),
    (
      document("", before: "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"), "1:"
    ),
    (document("", before: "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"), "1:"),
    (
      "<document targetRuntime=\"watchKit\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for watchKit"
    ),
    (
      "<document targetRuntime=\"AppleTV\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for AppleTV"
    ),
    (
      "<archive version=\"8.00\"/>",
      "1:1: expected an Interface Builder document for iOS, found <archive>"
    ),
    (String(repeating: " ", count: 17 << 20), "the file is larger than the limit of 16 MB"),
  ])
func whatCannotBeReadIsReportedAtItsLine(text: String, message: String) {
  let found = problems(text, file: "a.xib")
  #expect(found.contains { $0.contains(message) }, "\(found.prefix(3))")
}
