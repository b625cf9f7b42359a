import Testing

@testable import SourceRewriting

@Suite("Texts are looked for where they are needed, in the locale of the window")
struct TextRewritingTests {
  /// A source, and what the compiler reads.
  static let cases: [(String, String)] = [
    (
      "import UIKit\nString(format: a, 1); String.localizedStringWithFormat(b, 2)",
      "import UIKit\nUIKit.formattedString(format: a, 1); UIKit.localizedStringWithFormat(b, 2)"
    ),
    (
      "import UIKit\nlet a = Locale.current, b = DateFormatter()\nL.Locale.current; Locale(identifier: c)",
      "import UIKit\nlet a = UIKit.currentLocale, b = UIKit.inPresentLocale(DateFormatter())\nL.Locale.current; Locale(identifier: c)"
    ),
    (
      "import UIKit\nenum Locale { case current }\nlet a = Locale.current",
      "import UIKit\nenum Locale { case current }\nlet a = Locale.current"
    ),
    ("import Foundation\nString(format: a, 1)", "import Foundation\nString(format: a, 1)"),
    (
      "import UIKit\nbundle.localizedString(forKey: a, value: b, table: c)",
      "import UIKit\nbundle.localizedText(forKey: a, value: b, table: c)"
    ),
    (
      "import UIKit\nenum L10n {\nstatic let a = L10n.tr(\"T\", \"a\")\nstatic let b: String = M.tr(\"T\", \"b\")\n}",
      "import UIKit\nenum L10n {\nstatic var a : String { L10n.tr(\"T\", \"a\") }\nstatic var b: String { M.tr(\"T\", \"b\") }\n}"
    ),
    (
      "import UIKit\nstatic let a = String(localized: \"a\") + b",
      "import UIKit\nstatic let a = String(localized: \"a\") + b"
    ),
    (
      "import UIKit\nstatic let a = L.tr(\"a\")\n  .lowercased()",
      "import UIKit\nstatic let a = L.tr(\"a\")\n  .lowercased()"
    ),
  ]

  @Test(arguments: cases) func texts(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }
}
