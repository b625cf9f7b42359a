import Documents
import Foundation
import LayoutScene
import Reports
import Snapshots

/// Finds the plans of documents, and reads each once.
struct TestPlans {
  struct Found {
    var plan: TestPlan
    /// The plan's folder; empty for the current one.
    var folder: String

    /// The path that is relative to the plan, relative to the current folder.
    func beside(_ path: String) -> String { (folder as NSString).appendingPathComponent(path) }

    /// The path of a document, relative to the plan.
    func relative(_ path: String) -> String {
      PathFromFolder.path(to: path, from: folder.isEmpty ? "." : folder)
    }

    /// The plan's options for a document: those for all documents, replaced by those for some of
    /// them.
    func options(for document: DocumentPath) -> TestPlan.Options {
      let path = relative(document.path)
      return plan.documents.reduce(plan.options) { options, entry in
        guard Self.matches(entry.pattern, path) else { return options }
        return entry.options.completed(by: options)
      }
    }

    /// Whether a pattern matches a document's path relative to the plan, or its file name.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
      let glob = GlobPattern(pattern)
      return glob.matches(path) || glob.matches((path as NSString).lastPathComponent)
    }

    /// Reports patterns that match no document in the plan's folder and its subfolders.
    func requireDocuments(_ outside: OutsideOptions) throws(Failure) {
      guard !plan.documents.isEmpty else { return }
      let root = folder.isEmpty ? "." : folder
      let paths = DocumentList.documents(inFolder: root, outside).map { relative($0.path) }
      let unmatched = plan.documents.filter { entry in
        !paths.contains { Self.matches(entry.pattern, $0) }
          && !FileManager.default.fileExists(atPath: beside(entry.pattern))
      }
      guard !unmatched.isEmpty else { return }
      let problems = unmatched.map { entry in
        let names = paths + paths.map { ($0 as NSString).lastPathComponent }
        let advice =
          Suggestion.nearest(to: entry.pattern, in: names).map { "did you mean “\($0)”?" }
          ?? "a pattern is of a document's name, such as profile.yaml or profile.*"
        return RunProblem(
          file: entry.origin.file, origin: entry.origin,
          message: "there is no document “\(entry.pattern)” beside this plan; \(advice)")
      }
      throw Failure(.badInput, problems.map(\.line), problems: problems)
    }
  }

  let outside: OutsideOptions
  private var known: [String: Found?] = [:]

  init(outside: OutsideOptions) { self.outside = outside }

  /// The nearest plan: beside the document, or in a folder above it up to the one that has `.git`.
  /// It is the same whether the document or a folder is given.
  mutating func plan(for document: DocumentPath) throws(Failure) -> Found? {
    var folder = Files.folder(of: document.path)
    while true {
      if let found = try plan(in: folder) { return found }
      guard let above = Self.above(folder) else { return nil }
      folder = above
    }
  }

  /// The parent of a folder; nil above a project and above the file system. The empty path is the
  /// current folder.
  private static func above(_ folder: String) -> String? {
    let path = folder.isEmpty ? "." : folder
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    guard absolute != "/", access((path as NSString).appendingPathComponent(".git"), F_OK) != 0
    else { return nil }
    guard path != "." else { return ".." }
    return [".", ".."].contains((path as NSString).lastPathComponent)
      ? path + "/.." : Files.folder(of: path)
  }

  /// The plan in a folder; nil where there is none.
  ///
  /// - Throws: mistakes in the plan, and patterns that match no document.
  private mutating func plan(in folder: String) throws(Failure) -> Found? {
    if let answer = known[folder] { return answer }
    let path = (folder as NSString).appendingPathComponent(TestPlan.fileName)
    // What a link leads to is not looked at, so that a missing plan is none that a link hides.
    let isLink = (try? outside.require(path)) == nil
    guard isLink || access(path, F_OK) == 0 else {
      known[folder] = .some(nil)
      return nil
    }
    let plan = try Failure.telling { () throws(DocumentErrors) in
      try TestPlan.load(path: path, allowsOutside: outside.allowOutside)
    }
    let found = Found(plan: plan, folder: folder)
    try found.requireDocuments(outside)
    known[folder] = found
    return found
  }
}

extension SceneOptions {
  /// The options of the command line, with missing ones taken from a plan. A device or a size on the
  /// command line replaces both of the plan's.
  func completed(by plan: TestPlan.Options) -> SceneOptions {
    var (result, others) = (self, plan.cells)
    if device != nil || size != nil { (others.device, others.size) = (nil, nil) }
    result.choices = choices.completed(by: others)
    return result
  }
}
