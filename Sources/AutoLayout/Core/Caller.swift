// Linked without shared libraries, `Runtime` needs what this module brings along.
import Glibc
import Runtime

/// The code that called into Plumb, which the message names that stops a program.
///
/// Only such a message may ask for it: `Backtrace` reads the headers of all files that are mapped into memory, and ends
/// the program where another thread unmaps one of them meanwhile.
package enum Caller {
  /// The innermost place outside of Plumb's own sources, `path:line`; nil where the program has no debug information.
  package static var place: String? {
    guard let trace = try? Backtrace.capture().symbolicated() else { return nil }
    for frame in trace.frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(sources), !place.path.contains("/@__swiftmacro_")
      else { continue }
      return "\(place.path):\(place.line)"
    }
    return nil
  }

  /// The folder with the sources of all modules.
  private static let sources = String(
    #filePath.prefix(#filePath.count - "AutoLayout/Core/Caller.swift".count))
}
