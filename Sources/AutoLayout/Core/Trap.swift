/// Stops the program because of a programming error, with UIKit's message and the place of the call. (A failed
/// precondition prints no message in a release build.) Input from outside never gets here; functions that throw check it.
package func trap(_ message: @autoclosure () -> String) -> Never {
  let place = Caller.place.map { "\nCalled at \($0)." } ?? ""
  fatalError(message() + place)
}

package func trap(unless condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}
