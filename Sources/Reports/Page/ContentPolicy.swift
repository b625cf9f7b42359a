import Checksums
import Foundation

/// What the browser lets a page do.
enum ContentPolicy {
  /// The page's security policy: it loads nothing but pictures that are made in the page, and runs
  /// only the script and style with these hashes.
  static func text(script: String, style: String, isLive: Bool) -> String {
    func source(_ text: String) -> String {
      "'sha256-\(Data(SHA256.hash(Array(text.utf8))).base64EncodedString())'"
    }
    return [
      "default-src 'none'", "script-src \(source(script))", "style-src \(source(style))",
      isLive ? "img-src blob: data: 'self'; connect-src 'self'" : "img-src blob:",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }
}
