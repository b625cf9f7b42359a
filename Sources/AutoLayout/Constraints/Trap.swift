/// Stops the program because of a programming error, with UIKit's message, in a release build too:
/// `preconditionFailure` says nothing there. What comes from outside never gets here; for that there
/// are functions that throw.
func trap(_ message: @autoclosure () -> String) -> Never {
  fatalError(message())
}

func trap(unless condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { trap(message()) }
}
