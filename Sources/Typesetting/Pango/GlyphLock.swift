import Foundation

/// A lock that allows one thread at a time to make Cairo or Pango read font files.
///
/// Cairo 1.16 keeps at most ten font files open in the whole process. To open another, it closes
/// one even if a thread is about to read it, and it opens files in several threads at the same
/// time, which FreeType forbids. Therefore all code that makes Cairo read glyphs or close a font
/// holds this lock. Setting text reads no glyphs (see `FontMethods`) and runs in all threads at the
/// same time.
package enum GlyphLock {
  /// Recursive, because Pango may need one font's metrics while it computes those of another.
  private static let lock = NSRecursiveLock()

  package static func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
