/// Stops the program because of a programming error, with UIKit's message. `preconditionFailure`
/// prints no message in a release build. Input from outside never gets here; functions that throw
/// check it.
func trap(_ message: @autoclosure () -> String) -> Never {
  fatalError(message())
}

func trap(unless condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}
