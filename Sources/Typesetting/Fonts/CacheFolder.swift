import Foundation

/// Where fontconfig keeps what it learned about the fonts, so that only the first run of all reads
/// the fonts themselves. Which folder it is, and whether there is one, changes nothing but time.
enum CacheFolder {
  /// A folder that can be written: in the user's cache folder, else one of our own where temporary
  /// files go; nil where there is neither.
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
