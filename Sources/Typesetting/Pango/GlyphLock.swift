import Foundation

/// Lets one thread at a time have Cairo or Pango look into font files.
///
/// Cairo 1.16 keeps at most ten font files open in the whole process. It closes one for the next
/// without regard to a thread that is about to read it, and it opens files side by side, which FreeType
/// forbids. So whatever makes Cairo read glyphs, or give up a font, holds this lock. Setting text
/// reads no glyphs (see `FontMethods`) and runs in all threads at the same time.
package enum GlyphLock {
  /// Recursive, because Pango asks for a font's metrics while it works out those of another.
  private static let lock = NSRecursiveLock()

  package static func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
