import Documents
import Files
import Foundation
import Snapshots

/// A layout document that a command was given, by its own path or by that of a folder.
struct DocumentPath: Hashable {
  var path: String
  /// The path from the given folder to the document's folder; empty for none.
  var suite: String
}

/// The layout documents that arguments name: files, and folders with all documents in them.
enum DocumentList {
  private static let endings = FileEndings.searchedDocuments + FileEndings.interfaceBuilder

  /// Whether a path is that of a layout document, by its ending.
  static func isDocument(_ path: String) -> Bool {
    (FileEndings.documents + FileEndings.interfaceBuilder).contains(FileEndings.ending(of: path))
  }

  /// The documents of all arguments, each once. `plumb.yaml` is left out if other documents are
  /// given, because `Screens/*.yaml` names it, too.
  ///
  /// - Parameters:
  ///   - takesStandardInput: whether `-` is a document, too.
  ///   - mayGrow: whether other documents may come later: a folder may have none, and links in it that lead out of the
  ///     project are left out.
  /// - Throws: a folder without documents, standard input where it has no place.
  static func documents(
    _ arguments: [String], _ outside: OutsideOptions, takesStandardInput: Bool = false,
    mayGrow: Bool = false
  ) throws(Failure) -> [DocumentPath] {
    var documents: [DocumentPath] = []
    let screens = arguments.filter { ($0 as NSString).lastPathComponent != TestPlan.fileName }
    for argument in screens.isEmpty ? arguments : screens {
      guard argument != "-" else {
        guard !takesStandardInput else {
          documents.append(DocumentPath(path: argument, suite: ""))
          continue
        }
        throw Failure(.usage, "error: standard input has no name to call its snapshots by")
      }
      guard Files.isFolder(argument) else {
        documents.append(DocumentPath(path: argument, suite: ""))
        continue
      }
      try outside.require(argument)
      var found = inFolder(argument, suite: "", outside)
      if mayGrow { found.removeAll { (try? outside.require($0.path)) == nil } }
      guard mayGrow || !found.isEmpty else {
        throw Failure(
          .badInput,
          "\(argument): error: there are no layout documents (.yaml, .yml, .xib, .storyboard) in this folder"
        )
      }
      documents += found
    }
    return once(documents)
  }

  /// The documents in a folder and its subfolders; none where it cannot be read.
  static func documents(
    inFolder folder: String, _ outside: OutsideOptions
  ) -> [DocumentPath] {
    inFolder(folder, suite: "", outside)
  }

  /// Each document once, with the path from the outermost folder, after which its snapshots are
  /// named. The path of the file itself goes before that of a link to it, which may lead elsewhere tomorrow.
  private static func once(_ documents: [DocumentPath]) -> [DocumentPath] {
    // Compares bytes: for Swift é equals e with a combining accent, but for the file system they
    // differ.
    var places: [[UInt8]: Int] = [:]
    var distinct: [DocumentPath] = []
    for document in documents {
      let file = Array(URL(fileURLWithPath: document.path).resolvingSymlinksInPath().path.utf8)
      guard let place = places[file] else {
        places[file] = distinct.count
        distinct.append(document)
        continue
      }
      let known = distinct[place]
      let isLinked = isLink(known.path)
      let isBetter =
        isLinked == isLink(document.path) ? document.suite.count > known.suite.count : isLinked
      if isBetter { distinct[place] = document }
    }
    return distinct
  }

  /// The documents sorted by name, files before subfolders. Snapshots and hidden files are left
  /// out.
  private static func inFolder(
    _ folder: String, suite: String, _ outside: OutsideOptions
  ) -> [DocumentPath] {
    let (files, folders) = (FolderListing.files(in: folder), FolderListing.folders(in: folder))
    let names = (files + folders.map { ($0 as NSString).lastPathComponent }).sorted()
    var (documents, inner): ([DocumentPath], [DocumentPath]) = ([], [])
    for name in names {
      let path = (folder as NSString).appendingPathComponent(name)
      // What a link leads to is not looked at; reading the document says so.
      let isOutside = (try? outside.require(path)) == nil
      guard isOutside || FileManager.default.fileExists(atPath: path) else {
        // What has a name that is not UTF-8 is listed, so that reading it says so.
        let isMeant = folders.contains(path) || isDocument(name)
        if isMeant, name.unicodeScalars.contains("\u{FFFD}") {
          documents.append(DocumentPath(path: path, suite: suite))
        }
        continue
      }
      if !isOutside, Files.isFolder(path) {
        guard name != SnapshotPlace.folderName, !isLink(path) else { continue }
        inner += inFolder(path, suite: suite.isEmpty ? name : "\(suite)/\(name)", outside)
      } else if endings.contains(FileEndings.ending(of: name)),
        name != TestPlan.fileName,
        !OpenDocument.hasDefinitionsOnly(path: path, allowsOutside: outside.allowOutside)
      {
        documents.append(DocumentPath(path: path, suite: suite))
      }
    }
    return documents + inner
  }

  /// Links are not followed, since a link to a folder above would never end.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
