import Documents
import Files
import Foundation

/// The files that may be named at a place, from the folder of the file that names them.
struct PathCompletion {
  /// What a path leads to.
  enum Kind {
    case definitions, strings, picture

    fileprivate var endings: [String] {
      switch self {
      case .definitions: FileEndings.documents
      case .strings: FileEndings.strings
      case .picture: FileEndings.pictures
      }
    }
  }

  let kind: Kind
  /// The file that names the others.
  let file: String

  /// The kind of the path that stands at the end of a way; nil where no path does.
  static func kind(at path: NodePath, _ allowed: DocumentSchema.Allowed) -> Kind? {
    let names = path.steps.compactMap(\.name)
    switch names.last {
    case "include" where names.count == 1: return .definitions
    case "strings" where names.count == 1: return .strings
    case "source", "darkSource": return .picture
    default: return allowed.names.contains("image") && path.node.scalar != nil ? .picture : nil
    }
  }

  /// The names that may follow what has been typed. A name has dots and dashes, of which a word has none: what stands
  /// before the last of them is already there.
  ///
  /// - Parameter before: the path before the word that is typed.
  func items(after before: String) -> [Completion.Item] {
    let slash = before.lastIndex(of: "/").map { before.index(after: $0) } ?? before.startIndex
    let (parent, start) = (String(before[..<slash]), String(before[slash...]))
    let project = Project(document: file)
    guard file.hasPrefix("/"), !before.hasPrefix("/"),
      let folder = try? project.file(parent.isEmpty ? "." : parent)
    else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
      return item(name, in: folder.path, behind: start)
    }
  }

  private func item(_ name: String, in folder: String, behind start: String) -> Completion.Item? {
    let path = folder + "/" + name
    var isFolder: ObjCBool = false
    guard path != file, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    let rest = String(name.dropFirst(start.count))
    guard isFolder.boolValue else {
      guard kind.endings.contains(FileEndings.ending(of: name)) else { return nil }
      // Another screen cannot be included.
      guard kind != .definitions || OpenDocument.hasDefinitionsOnly(path: path) else { return nil }
      return .init(label: rest, kind: .file)
    }
    // A folder of strings is named itself.
    return .init(label: kind == .strings ? rest : rest + "/", kind: .folder, rank: 1)
  }
}
