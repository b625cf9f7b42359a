import AutoLayout
import LayoutScene
import Synchronization

extension Finding {
  /// The message with the constraints that it is about, one on a line.
  var report: String {
    let lines = parts.map { part in
      "    \(part.description)" + (part.origin.map { "\n    Made at \($0)." } ?? "")
    }
    let place = parts.isEmpty ? origin.map { "Called at \($0.file):\($0.line)." } : nil
    return ([message] + lines + [place].compactMap { $0 }).joined(separator: "\n")
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

  static let systemLook = "it is drawn as the system draws it"

  /// Says of a value that would change a picture, where one is set, that the system's look is drawn.
  static func look(_ symbol: String, _ value: Any? = ()) {
    if value != nil { once(symbol, systemLook) }
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

  /// Says a sentence once of a call whose place nothing but the stack knows.
  static func sayOnceToCaller(_ sentence: String) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    say(Caller.place.map { "\(sentence)\nCalled at \($0)." } ?? sentence)
  }

  static func say(_ sentence: String) { StandardError.write("UIKit: \(sentence)\n") }
}
