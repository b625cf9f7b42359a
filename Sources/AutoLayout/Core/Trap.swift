import Glibc

/// Stops the program because of a programming error, with the place of the call and UIKit's message. As an exception
/// does on iOS, it aborts. (A failed precondition prints no message in a release build, and Swift's own names this file.)
/// Input from outside never gets here; functions that throw check it.
package func trap(_ message: @autoclosure () -> String) -> Never {
  let place = Caller.place.map { "\($0): " } ?? ""
  StandardError.write("\(place)Fatal error: \(message())\n")
  abort()
}

package func trap(unless condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}

package enum StandardError {
  /// Foundation's handle stops the process where a signal interrupts it.
  package static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
