import ArgumentParser
import CellLayout
import Checking
import Conversion
import Documents
import Files
import Foundation
import LayoutScene
import Typesetting

struct Convert: ParsableCommand {
  enum Form: String, Choice {
    case yaml, swift
  }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write an Interface Builder document as layout documents, or a layout as Swift.",
    discussion: """
      Examples:
        plumb convert Main.storyboard -o Screens/
        plumb convert Main.storyboard --scene wel-co-001 -o welcome.yaml
        plumb convert sign-in.yaml --to swift -o SignInView.swift
        plumb convert sign-in.yaml --to swift --names plumb

      Each scene of a storyboard, or root view of a .xib, becomes a layout document with the same frames. \
      Its views are called by their outlets, labels and texts. In Swift a screen becomes a subclass of UIView \
      with the same views and constraints; what UIKit has no equal for is left as a comment, and noted.
      """)

  @Argument(
    help: "Interface Builder documents; with --to swift also layout documents.",
    completion: .file(extensions: FileEndings.interfaceBuilder + FileEndings.documents))
  var files: [String]

  @Option(help: "What to write.")
  var to: Form = .yaml

  @Option(
    name: .shortAndLong,
    help: "The file to write, or a folder, whose path has no ending; - for stdout.",
    completion: .file(extensions: ["yaml", "swift"]))
  var output: String = "-"

  @Option(
    name: [.customLong("scene"), .customLong("screen")],
    help: "The scenes to convert, by their ids, such as wel-co-001,hel-lo-001. (default: all)",
    transform: SceneOptions.list(of: "scene"))
  var scene: Choices<String>?

  @Option(help: "Whose names Swift has: UIKit's, or those of PlumbKit. (default: uikit)")
  var names: SwiftNames?

  @Flag(help: "Replace files that are there.")
  var force = false

  @OptionGroup var outside: OutsideOptions

  /// A file to write.
  private struct Result {
    var name: String
    var bytes: [UInt8]
  }

  func validate() throws {
    guard names == nil || to == .swift else {
      throw ValidationError("--names chooses the names of Swift; give --to swift as well")
    }
  }

  func run() throws {
    try Console.reporting {
      let converted = try files.flatMap { file throws(Failure) in try self.results(of: file) }
      try write(converted)
      return .clean
    }
  }

  // MARK: Converting

  private func results(of file: String) throws(Failure) -> [Result] {
    // Standard input can be read only once.
    let bytes = try bytes(of: file)
    let document = try Failure.telling { () throws(DocumentErrors) in
      try OpenDocument.open(bytes: bytes, file: file, allowsOutside: outside.allowOutside)
    }
    let typesetter = try Worker().typesetter
    guard ConvertedDocument.isBuilderFile(file, bytes) else {
      return try screens(of: document, typesetter)
    }
    let all = try Failure.telling { () throws(DocumentErrors) in
      try ConvertedDocument.read(
        bytes, document, writtenTo: to == .yaml ? folder : nil, measurer: typesetter)
    }
    let scenes = try chosen(all, of: file)
    let unread = try requireSound(scenes, of: document, typesetter)
    // What several scenes share is said once.
    let own = scenes.flatMap { $0.notes + (to == .swift ? $0.unwritten : []) }
    let notes = own.map { "\($0.origin): note: \($0.message)" }
    for line in (unread + notes).distinct { Console.say(line) }
    guard to == .swift else {
      return scenes.map { Result(name: $0.fileName + ".yaml", bytes: Array($0.text.utf8)) }
    }
    var taken: Set<String> = []
    return try scenes.map { scene throws(Failure) in
      let path = (Files.folder(of: file) as NSString).appendingPathComponent(
        scene.fileName + ".yaml")
      return try Failure.telling { () throws(DocumentErrors) in
        let document = try OpenDocument.open(bytes: Array(scene.text.utf8), file: path)
        let result = try swift(document, scene: (file, scene), taken: taken, typesetter)
        taken.insert(result.name)
        return result
      }
    }
  }

  private func bytes(of file: String) throws(Failure) -> [UInt8] {
    try Failure.telling { () throws(DocumentErrors) in
      do throws(Fact) {
        return try FileText.bytes(ofGiven: file, allowsOutside: outside.allowOutside)
      } catch {
        throw DocumentErrors(problems: [Problem(fact: error, file: file)])
      }
    }
  }

  /// The screens of a layout document as code.
  private func screens(
    of document: OpenDocument, _ typesetter: Typesetter
  ) throws(Failure) -> [Result] {
    guard to == .swift else {
      throw Failure(
        .usage,
        "error: \(document.file) is a layout document already; --to swift makes code of it")
    }
    let ids = scene?.listed ?? []
    let chosen = ids.isEmpty ? document.screens : ids
    let screens: [String?] = chosen.isEmpty ? [nil] : chosen
    return try Failure.telling { () throws(DocumentErrors) in
      try screens.map { screen throws(DocumentErrors) in
        try swift(document, screen: screen, typesetter)
      }
    }
  }

  /// What is not read of an Interface Builder document, and is thus in no document that is made of it.
  private static let unread: Set<Rule> = [.unreadValue, .unreadPicture, .unknownClass]

  /// Refuses scenes with mistakes, which are told at the lines of the document that has them.
  ///
  /// - Returns: what is not read of the scenes, in lines.
  private func requireSound(
    _ scenes: [ConvertedDocument], of document: OpenDocument, _ typesetter: Typesetter
  ) throws(Failure) -> [String] {
    var lines: [String] = []
    for scene in scenes {
      var options = DocumentOptions()
      options.screen = document.screens.isEmpty ? nil : scene.id
      let (problems, screen) = document.inspect(options: options, measurer: typesetter)
      if !problems.isEmpty { throw Failure(DocumentErrors(problems: problems)) }
      let findings = screen?.scene(includesAmbiguity: false).findings ?? []
      lines += findings.filter { Self.unread.contains($0.rule) }
        .map { $0.text(document: document.file).oneLine }
    }
    return lines
  }

  /// - Parameter scene: the scene of an Interface Builder document that the document is made of, with its file; nil for
  ///   a layout document.
  /// - Parameter taken: the names of other scenes' files. A scene with the same title is called as its document is.
  private func swift(
    _ document: OpenDocument, screen: String? = nil,
    scene: (file: String, document: ConvertedDocument)? = nil, taken: Set<String> = [],
    _ typesetter: Typesetter
  ) throws(DocumentErrors) -> Result {
    var options = DocumentOptions()
    options.screen = screen
    let name = ((scene?.file ?? document.file) as NSString).lastPathComponent
    func made(_ className: String?) throws(DocumentErrors) -> SwiftScreen {
      try SwiftScreen(
        document, options, file: name, className: className, names: names ?? .uikit,
        measurer: typesetter)
    }
    var code = try made(className)
    if let scene, className == nil, taken.contains(code.className + ".swift") {
      code = try made(scene.document.fileName)
    }
    let lines = code.notes.map { note in
      let origin = scene.map { $0.document.origin(of: note.view) } ?? note.origin
      let place = origin?.description ?? scene?.file ?? document.file
      return "\(place): note: \(note.message)".oneLine
    }
    lines.distinct.forEach(Console.say)
    return Result(name: code.className + ".swift", bytes: Array(code.text.utf8))
  }

  private func chosen(
    _ scenes: [ConvertedDocument], of file: String
  ) throws(Failure) -> [ConvertedDocument] {
    guard let ids = scene?.listed, !ids.isEmpty else { return scenes }
    let known = scenes.map(\.id)
    for id in ids where !known.contains(id) {
      let advice = Suggestion.nearest(to: id, in: known).map { "; did you mean \($0)?" }
      throw Failure(
        .usage,
        "error: \(file) has no scene \(id)\(advice ?? "; it has \(known.joined(separator: ", "))")")
    }
    return scenes.filter { ids.contains($0.id) }
  }

  /// The folder that documents are written to; nil for stdout.
  private var folder: String? {
    switch Output(output, isForSeveral: true) {
    case .standardOutput: nil
    case .file(let path):
      Files.folder(of: path).isEmpty ? "." : Files.folder(of: path)
    case .folder(let path): path
    }
  }

  /// The name of the file to write, as Swift's files are called by their classes.
  private var className: String? {
    guard case .file(let path) = Output(output, isForSeveral: true) else { return nil }
    return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  // MARK: Writing

  private func write(_ results: [Result]) throws(Failure) {
    switch Output(output, isForSeveral: true) {
    case .standardOutput:
      let parts = results.map { String(decoding: $0.bytes, as: UTF8.self) }
      try Files.writeToStandardOutput(
        Array(parts.joined(separator: to == .yaml ? "---\n" : "\n").utf8))
    case .file(let path):
      guard let result = results.first, results.count == 1 else {
        throw Failure(
          .usage, "error: \(results.count) scenes need a folder to write into, such as -o Screens/")
      }
      try outside.requirePlace(.file(path), inputs: files)
      try requireNew([path])
      try Files.write(result.bytes, to: path)
    case .folder(let folder):
      try write(results, in: folder)
    }
  }

  private func write(_ results: [Result], in folder: String) throws(Failure) {
    try outside.require(folder)
    try Files.requireWritable(folder: folder)
    let paths = results.map { (folder as NSString).appendingPathComponent($0.name) }
    for (index, path) in paths.enumerated() {
      try outside.requirePlace(path, in: folder, inputs: files)
      if paths[..<index].contains(path) {
        throw Failure(
          .usage, "error: two scenes would be written to \(path); convert one document at a time")
      }
    }
    try requireNew(paths)
    for (path, result) in zip(paths, results) {
      try Files.write(result.bytes, toMade: path)
    }
  }

  /// What is converted is edited afterwards, so that a second conversion would destroy work.
  private func requireNew(_ paths: [String]) throws(Failure) {
    guard !force, let path = paths.first(where: FileManager.default.fileExists),
      !Files.isSpecial(path)
    else {
      return
    }
    throw Failure(.usage, "error: \(path) is there already; --force replaces it")
  }
}

extension SwiftNames: Choice {}
