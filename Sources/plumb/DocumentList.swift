import Documents
import Foundation

/// A layout document that a command was given, alone or in a folder.
struct DocumentPath: Hashable {
  var path: String
  /// The folders between the folder that was given and the document; empty for none.
  var suite: String
}

/// The layout documents that arguments stand for: files, and folders with everything in them.
enum DocumentList {
  private static let endings = ["yaml", "yml"]

  /// Whether a path is one of a layout document, by its name.
  static func isDocument(_ path: String) -> Bool {
    (endings + ["json"]).contains((path as NSString).pathExtension.lowercased())
  }

  /// A document that several arguments stand for is taken once. A plan is none, as in a folder, where other
  /// documents are given: `Screens/*.yaml` names it, too.
  ///
  /// - Throws: an argument that is not there, a folder without documents, standard input.
  static func documents(_ arguments: [String]) throws(Failure) -> [DocumentPath] {
    var documents: [DocumentPath] = []
    let screens = arguments.filter { ($0 as NSString).lastPathComponent != TestPlan.fileName }
    for argument in screens.isEmpty ? arguments : screens {
      guard argument != "-" else {
        throw Failure(.usage, "error: standard input has no name to call its snapshots by")
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        documents.append(DocumentPath(path: argument, suite: ""))
        continue
      }
      let found = inFolder(argument, suite: "")
      guard !found.isEmpty else {
        throw Failure(
          .badInput,
          "\(argument): error: there are no layout documents (.yaml, .yml) in this folder")
      }
      documents += found
    }
    return once(documents)
  }

  /// The documents in a folder and those in it; none where it cannot be read.
  static func documents(inFolder folder: String) -> [DocumentPath] {
    inFolder(folder, suite: "")
  }

  /// Each document once: as the outermost folder has it, which is what its snapshots are called by.
  private static func once(_ documents: [DocumentPath]) -> [DocumentPath] {
    // By bytes: to Swift é is e with an accent behind it, and to the file system they are two files.
    var places: [[UInt8]: Int] = [:]
    var distinct: [DocumentPath] = []
    for document in documents {
      let file = Array(URL(fileURLWithPath: document.path).resolvingSymlinksInPath().path.utf8)
      guard let place = places[file] else {
        places[file] = distinct.count
        distinct.append(document)
        continue
      }
      if document.suite.count > distinct[place].suite.count { distinct[place] = document }
    }
    return distinct
  }

  /// Sorted by name, the files of a folder before those of the folders in it. Snapshots and what is
  /// hidden are left out.
  private static func inFolder(_ folder: String, suite: String) -> [DocumentPath] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }
    var (documents, inner): ([DocumentPath], [DocumentPath]) = ([], [])
    for name in names {
      let path = (folder as NSString).appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        guard name != SnapshotPlace.folderName, !isLink(path) else { continue }
        inner += inFolder(path, suite: suite.isEmpty ? name : "\(suite)/\(name)")
      } else if endings.contains((name as NSString).pathExtension.lowercased()),
        name != TestPlan.fileName, !OpenDocument.hasDefinitionsOnly(path: path)
      {
        documents.append(DocumentPath(path: path, suite: suite))
      }
    }
    return documents + inner
  }

  /// A link to a folder above would have no end.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
