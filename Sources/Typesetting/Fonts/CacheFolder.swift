import Foundation

/// The folder for fontconfig's cache of the fonts, so that only the very first run reads the fonts
/// themselves. The folder affects only the time of a start.
enum CacheFolder {
  /// A writable folder: one in the user's cache folder, or else one in the folder for temporary
  /// files. Nil if neither can be written.
  static func path() -> String? {
    if let cache = variable("XDG_CACHE_HOME"), let path = prepare(cache, ["plumb", "fonts"]) {
      return path
    }
    if let home = variable("HOME"), let path = prepare(home, [".cache", "plumb", "fonts"]) {
      return path
    }
    let own = ["plumb-\(geteuid())", "fonts"]
    if let temporary = variable("TMPDIR"), let path = prepare(temporary, own) { return path }
    return prepare("/tmp", own)
  }

  /// The value of an environment variable that holds a path. Relative paths are ignored, as the XDG
  /// Base Directory Specification demands.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value
  }

  /// Makes the missing folders below `base`, which must exist. The innermost two must belong to the
  /// user and must not be writable by others: fontconfig maps its cache into memory without
  /// checking it, so a file by another user must not be read.
  private static func prepare(_ base: String, _ folders: [String]) -> String? {
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
