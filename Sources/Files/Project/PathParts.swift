import Foundation

/// Paths, and the links on them.
package enum PathParts {
  /// The most links on one path, as Linux has it.
  private static let linkLimit = 40

  /// Where a path leads. Nothing outside of `root` is looked at.
  ///
  /// - Parameters:
  ///   - path: an absolute path, or one from `start`.
  ///   - start: a folder in `root`, without links.
  ///   - root: a folder without links.
  /// - Returns: a path without links, of something that need not exist.
  static func followed(
    _ path: String, from start: String, in root: String
  ) throws(Fact.Escape) -> String {
    var place = start
    var rest = try steps(path, in: root, from: &place)
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        place = folder(of: place)
        guard isInside(place, root) else { throw .link }
        continue
      }
      guard part.lowercased() != ".git" else { throw .git }
      let next = joined(place, String(part))
      guard let target = target(ofLink: next) else {
        place = next
        continue
      }
      links += 1
      guard links <= linkLimit else { throw .loop }
      rest += try steps(target, in: root, from: &place)
    }
    return place
  }

  /// The parts of a path, the last one first. An absolute path begins at `root`.
  private static func steps(
    _ path: String, in root: String, from place: inout String
  ) throws(Fact.Escape) -> [Substring] {
    guard path.hasPrefix("/") else { return path.split(separator: "/").reversed() }
    guard isInside(path, root) else { throw .link }
    place = root
    return path.dropFirst(root.count).split(separator: "/").reversed()
  }

  /// Whether a path without links is that of a folder, or of something in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path without `.`, and without `..` wherever a folder before it can be removed with it.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// The folder of an absolute path; the root's is itself.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path without links; nil where nothing is there.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// What a symbolic link says; nil for anything else.
  package static func target(ofLink path: String) -> String? {
    let bytes = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = max(0, readlink(path, start, buffer.count))
    }
    return bytes.isEmpty
      ? nil : String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
