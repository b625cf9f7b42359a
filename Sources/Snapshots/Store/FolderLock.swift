import Glibc

/// Keeps other processes from changing a folder of snapshots. The system gives the lock up when its
/// holder ends, however that happens, and no file is left behind.
enum FolderLock {
  /// Waits until the folder is free, and does `work` while no other process changes it.
  static func withLock<Value>(
    _ folder: String, _ work: () throws(SnapshotError) -> Value
  ) throws(SnapshotError) -> Value {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw SnapshotError(folder, .unreadable(errno: errno)) }
    defer { close(file) }
    // A file system without locks is used by one run at a time.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }
}
