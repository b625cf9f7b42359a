import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Snapshots

/// A document that is tested, and what the command line and its plan, `plumb.yaml`, say about that.
struct TestedDocument: Sendable {
  var path: DocumentPath
  var scenes: SceneOptions
  /// The folder of its snapshots.
  var snapshots: String
  /// The folders in it that its snapshots are in; empty for none.
  var suite: String
  var plan: TestPlan.Options
  /// The file that says so; nil where there is none.
  var planPath: String?

  /// Says that every document was left out, where there is nothing to test.
  static func requireAny(_ documents: [TestedDocument]) throws(Failure) {
    guard documents.isEmpty else { return }
    throw Failure(
      .badInput,
      "error: \(TestPlan.fileName) leaves out every document that was given, so that nothing is tested; "
        + "take “skip” from one of them, or give other documents")
  }

  /// The documents of a command, without those that their plans leave out.
  ///
  /// - Throws: arguments that are no documents, and plans with mistakes.
  static func documents(
    _ arguments: [String], snapshots: String?, scenes: SceneOptions
  ) throws(Failure) -> [TestedDocument] {
    var plans = TestPlans()
    var documents: [TestedDocument] = []
    for path in try DocumentList.documents(arguments) {
      let found = try plans.plan(for: path)
      let options = found?.options(for: path) ?? TestPlan.Options()
      guard options.isSkipped != true else { continue }
      let (folder, suite) = place(of: path, snapshots: snapshots, found)
      documents.append(
        TestedDocument(
          path: path, scenes: scenes.completed(by: options), snapshots: folder, suite: suite,
          plan: options, planPath: found?.beside(TestPlan.fileName)))
    }
    return documents
  }

  /// The folder that was given, or the plan's, with suites; or one beside the document.
  private static func place(
    of document: DocumentPath, snapshots: String?, _ found: TestPlans.Found?
  ) -> (folder: String, suite: String) {
    if let snapshots { return (snapshots, document.suite) }
    if let found, let folder = found.plan.snapshots {
      let path = folder.hasPrefix("/") ? folder : found.beside(folder)
      return (path, Files.folder(of: found.relative(document.path)))
    }
    let own = Files.folder(of: document.path) as NSString
    return (own.appendingPathComponent(SnapshotPlace.folderName), "")
  }
}

/// The plans beside documents, each read once.
struct TestPlans {
  struct Found {
    var plan: TestPlan
    /// The folder that the plan is in; empty for the current one.
    var folder: String

    /// A path from the plan as one from here.
    func beside(_ path: String) -> String { (folder as NSString).appendingPathComponent(path) }

    /// The way to a document from the plan.
    func relative(_ path: String) -> String {
      PathFromFolder.path(to: path, from: folder.isEmpty ? "." : folder)
    }

    /// What the plan says about a document: what it says about all, and over that what it says about some.
    func options(for document: DocumentPath) -> TestPlan.Options {
      let path = relative(document.path)
      return plan.documents.reduce(plan.options) { options, entry in
        guard Self.matches(entry.pattern, path) else { return options }
        return entry.options.completed(by: options)
      }
    }

    /// Whether a pattern is of a document: of its path from the plan, or of its name.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
      let glob = GlobPattern(pattern)
      return glob.matches(path) || glob.matches((path as NSString).lastPathComponent)
    }

    /// Says which patterns are of no document in the plan's folder and those in it.
    fileprivate func requireDocuments() throws(Failure) {
      guard !plan.documents.isEmpty else { return }
      let root = folder.isEmpty ? "." : folder
      let paths = DocumentList.documents(inFolder: root).map { relative($0.path) }
      let strangers = plan.documents.filter { entry in
        !paths.contains { Self.matches(entry.pattern, $0) }
          && !FileManager.default.fileExists(atPath: beside(entry.pattern))
      }
      guard !strangers.isEmpty else { return }
      let problems = strangers.map { entry in
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

  private var known: [String: Found?] = [:]

  /// The nearest plan: beside the document, or in a folder above it up to the one that has `.git`. It is the same
  /// whether the document is given alone or in a folder.
  mutating func plan(for document: DocumentPath) throws(Failure) -> Found? {
    var folder = Files.folder(of: document.path)
    while true {
      if let found = try plan(in: folder) { return found }
      guard let above = Self.above(folder) else { return nil }
      folder = above
    }
  }

  /// The folder above one; nil above a project's and the file system's. The empty path is the current folder's.
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
  /// - Throws: mistakes in it, and patterns that no document has.
  private mutating func plan(in folder: String) throws(Failure) -> Found? {
    if let answer = known[folder] { return answer }
    let path = (folder as NSString).appendingPathComponent(TestPlan.fileName)
    guard access(path, F_OK) == 0 else {
      known[folder] = .some(nil)
      return nil
    }
    let found: Found
    do throws(DocumentErrors) {
      found = Found(plan: try TestPlan.load(path: path), folder: folder)
    } catch {
      throw Failure(error)
    }
    try found.requireDocuments()
    known[folder] = found
    return found
  }
}

extension TestPlan.Options {
  /// These options, and those of `others` where these say nothing.
  func completed(by others: TestPlan.Options) -> TestPlan.Options {
    var result = self
    result.locale = locale ?? others.locale
    result.device = device ?? others.device
    result.orientation = orientation ?? others.orientation
    result.size = size ?? others.size
    result.scale = scale ?? others.scale
    result.textSize = textSize ?? others.textSize
    result.direction = direction ?? others.direction
    result.appearance = appearance ?? others.appearance
    result.pseudo = pseudo ?? others.pseudo
    result.screen = screen ?? others.screen
    result.variant = variant ?? others.variant
    result.show = show ?? others.show
    result.style = style ?? others.style
    result.tolerance = tolerance ?? others.tolerance
    result.pixels = pixels ?? others.pixels
    result.text = text ?? others.text
    result.measure = measure ?? others.measure
    result.isSkipped = isSkipped ?? others.isSkipped
    return result
  }
}

extension SceneOptions {
  /// The options of the command line, and those of a plan where the command line says nothing. A device of
  /// the command line is the whole screen.
  fileprivate func completed(by plan: TestPlan.Options) -> SceneOptions {
    var result = self
    if device == nil, size == nil {
      result.device = plan.device.map { $0.choices(all: Device.all) }
      result.size = plan.size
    }
    result.orientation =
      orientation ?? plan.orientation.map { $0.choices(all: Orientation.allCases) }
    result.scale = scale ?? plan.scale
    // Which locales there are, the document knows.
    result.locale = locale ?? plan.locale.map { $0.choices(all: nil) }
    result.textSize =
      textSize ?? plan.textSize.map { $0.choices(all: ContentSizeCategory.allCases) }
    result.direction = direction ?? plan.direction.map { $0.choices(all: LayoutDirection.allCases) }
    result.appearance = appearance ?? plan.appearance.map { $0.choices(all: Appearance.allCases) }
    result.pseudo = pseudo ?? plan.pseudo
    // Which screens and variants there are, the document knows, too.
    result.screen = screen ?? plan.screen.map { $0.choices(all: nil) }
    result.variant = variant ?? plan.variant.map { $0.choices(all: nil) }
    return result
  }
}

extension TestPlan.Choices where Element: Hashable {
  fileprivate func choices(all: [Element]?) -> Choices<Element> {
    switch self {
    case .some(let list): .some(list.distinct)
    case .all: all.map { .some($0) } ?? .all
    }
  }
}
