import Foundation

/// Relative paths, which stay valid when both ends are moved together.
package enum PathFromFolder {
  /// The relative path from a folder to a file, such as `../Screens/chat.yaml`. Neither need exist.
  package static func path(to file: String, from folder: String) -> String {
    let (file, folder) = (parts(file), parts(folder))
    let common = zip(file, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + file[common...])
      .joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    let absolute = path.hasPrefix("/") ? path : "\(current)/\(path)"
    return ((absolute as NSString).standardizingPath).split(separator: "/").map(String.init)
  }
}
