import Foundation
import Glibc
import LayoutScene

/// A line on the terminal with the progress of a run of many cells. Nothing is printed if stderr is
/// no terminal, or in the first half second.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let start = DispatchTime.now().uptimeNanoseconds
  private var shownAt: UInt64 = 0
  private var isOnScreen = false

  init(total: Int) {
    self.total = total
    isShown = total > 1 && isatty(STDERR_FILENO) == 1
  }

  /// - Parameters:
  ///   - done: the number of finished cells.
  ///   - name: the cell that has just been finished.
  mutating func show(_ done: Int, _ name: @autoclosure () -> String) {
    guard isShown else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    guard now - start > 500_000_000, now - shownAt > 100_000_000 else { return }
    shownAt = now
    isOnScreen = true
    write(
      "\r\u{1B}[K\(Self.bar(done, of: total)) \(done) of \(total)  \(name().oneLine.prefix(40))")
  }

  /// A bar of always the same length.
  static func bar(_ done: Int, of total: Int) -> String {
    let filled = 24 * done / max(1, total)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
  }

  /// Removes the line.
  mutating func end() {
    if isOnScreen { write("\r\u{1B}[K") }
    isOnScreen = false
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
