import Glibc

/// A lock that keeps other processes from changing a folder of snapshots. The system releases it
/// when the process ends for any reason, and no file is left behind.
enum FolderLock {
  /// Waits until the lock is free, and calls `work` while this process holds it.
  static func withLock<Value>(
    _ folder: String, _ work: () throws(SnapshotError) -> Value
  ) throws(SnapshotError) -> Value {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw SnapshotError(folder, .unreadable(errno: errno)) }
    defer { close(file) }
    // On a file system without locks, `flock` fails and `work` is called without a lock.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }
}
