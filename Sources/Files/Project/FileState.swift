import Foundation

/// Which version of a file or folder there is, told without reading it.
package struct FileState: Equatable, Sendable {
  private var path: String
  private var device, number: UInt64
  private var size, seconds, nanoseconds: Int

  /// Nil where nothing is at the path.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    (device, number, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// Whether another version would have another date, as clocks of file systems have steps.
  package var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec - seconds) + Double(now.tv_nsec - nanoseconds) / 1e9 > Self.step
  }

  /// Longer than the steps of any file system's clock, in seconds.
  private static let step = 2.1
}
