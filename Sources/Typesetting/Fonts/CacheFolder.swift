import Foundation

/// Where fontconfig keeps what it learned about the fonts, so that only the first run of all reads
/// the fonts themselves. Which folder it is, and whether there is one, changes nothing but time.
enum CacheFolder {
  /// A folder that can be written, or nil.
  static func path() -> String? {
    candidates.lazy.compactMap { prepare(base: $0.base, folders: $0.folders) }.first
  }

  /// The user's cache folder, else one of our own where temporary files go.
  private static var candidates: [(base: String, folders: [String])] {
    [
      variable("XDG_CACHE_HOME").map { ($0, ["plumb", "fonts"]) },
      variable("HOME").map { ($0, [".cache", "plumb", "fonts"]) },
      (variable("TMPDIR") ?? "/tmp", ["plumb-\(geteuid())", "fonts"]),
    ].compactMap { $0 }
  }

  /// Only absolute paths count, as the XDG rules say.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value
  }

  /// Makes the folders that are missing below `base`, which must exist. The innermost two must be
  /// the user's own and closed to others' writing: fontconfig maps its cache into memory as it
  /// stands, so a stranger's must not be read.
  private static func prepare(base: String, folders: [String]) -> String? {
    var path = base
    for (depth, folder) in folders.enumerated() {
      path += "/" + folder
      mkdir(path, 0o700)
      if depth >= folders.count - 2, !isOwn(path) { return nil }
    }
    return access(path, W_OK) == 0 ? path : nil
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }
}
