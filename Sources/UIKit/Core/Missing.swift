import Glibc
import LayoutScene
import Synchronization

extension Finding {
  /// The message with the constraints that it is about, one on a line.
  var report: String {
    let lines = parts.map { part in
      "    \(part.description)" + (part.origin.map { "\n    Made at \($0)." } ?? "")
    }
    return ([message] + lines).joined(separator: "\n")
  }
}

/// Where code calls a function whose parameters say it.
struct CallPlace: Sendable {
  let file: StaticString
  let line: UInt
}

/// Says on standard error what has no effect here, once for each symbol in a process.
enum Missing {
  private static let said = Mutex<Set<String>>([])

  static func once(_ symbol: String, _ effect: String = "it changes nothing") {
    sayOnce("\(symbol) has no effect here: \(effect).")
  }

  /// Says of a value that would change a picture, where one is set, that the system's look is drawn.
  static func look(_ symbol: String, _ value: Any? = ()) {
    if value != nil { once(symbol, "it is drawn as the system draws it") }
  }

  /// The same of an image. One without an area is how apps ask for none.
  @MainActor static func image(_ symbol: String, _ image: UIImage?) {
    if let image, image.size != .zero { look(symbol) }
  }

  /// Says a sentence once, with the place of the first call where it is known.
  static func sayOnce(_ sentence: String, at place: CallPlace? = nil) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    say(place.map { "\(sentence)\nCalled at \($0.file):\($0.line)." } ?? sentence)
  }

  /// Foundation's handle stops the process where a signal interrupts it.
  static func say(_ sentence: String) {
    var rest = Array("UIKit: \(sentence)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
