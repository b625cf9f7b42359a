import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene

/// `plumb ninja`: how each cell's picture is drawn, for Ninja.
struct NinjaFile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ninja",
    abstract: "Write a Ninja file that draws each screen, and later only what changed.",
    discussion: """
      Examples:
        plumb ninja Screens/*.yaml --locale all -o pictures.ninja && ninja -f pictures.ninja
        plumb ninja Screens/*.yaml --device iphone-se,ipad -o pictures.ninja --render --style plain

      Paths are those of the folder that the command runs in; Ninja \
      has to run there, too. Run both each time: the file is written only where a document, a language or the \
      program came or went. Ninja starts the program that the variable PLUMB names, or plumb.
      """)

  @Argument(help: "Layout documents, and folders of them.", completion: .layoutDocument)
  var files: [String]

  @Option(name: .shortAndLong, help: "The Ninja file to write, - for stdout.")
  var output: String

  @Option(help: "The folder of the pictures, as Ninja names it.")
  var pictures = "Pictures"

  @Option(help: "The kind of picture.")
  var format: PictureFormat = .png

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @Option(
    name: .customLong("render"), parsing: .remaining,
    help: "All that follows is options of plumb render, with which every picture is drawn.")
  var renderOptions: [String] = []

  mutating func run() throws {
    try Console.reporting {
      guard !files.contains("-") else {
        throw Failure(.usage, "error: Ninja cannot read standard input again; name a file")
      }
      try requireRenderOptions()
      let documents = try DocumentList.documents(files, sceneOptions.outside)
      files = documents.map(\.path)
      let destination = Output(output)
      try sceneOptions.outside.requirePlace(destination, inputs: files)
      let batch = try Batch(
        documents: documents, scenes: sceneOptions, cells: cellOptions,
        pool: try WorkerPool(try JobOptions.parse([])))
      try batch.requireUnread([destination.path])
      let problems = batch.inputs.flatMap(\.problems)
      guard problems.isEmpty else {
        throw Failure(DocumentErrors(problems: problems))
      }
      let text = Array(try text(of: batch).utf8)
      switch destination {
      case .file(let path) where Files.has(text, at: path): break
      default: try destination.write(text)
      }
      return .clean
    }
  }

  /// Reads the options as `plumb render` will for each picture: with a mistake in them no build could succeed.
  private func requireRenderOptions() throws {
    let (document, picture) = ("a.yaml", "a.\(format.rawValue)")
    let render: Render
    do {
      render = try Render.parse([document, "-o", picture] + renderOptions)
    } catch {
      throw Failure(.usage, "error: the options after --render: \(Render.message(for: error))")
    }
    guard render.files == [document], render.output == picture else {
      throw Failure(
        .usage, "error: --render takes neither files nor -o, which are those of each picture")
    }
    try render.requireFormat()
  }

  private func text(of batch: Batch) throws(Failure) -> String {
    let paths = try ResultNames.paths(in: pictures, of: batch.names(ending: format.rawValue))
    let strings = batch.inputs.map { $0.document?.multilingualStrings ?? [] }
    var locales: [MultilingualStrings: Set<String>] = [:]
    var rules = ""
    for (job, path) in zip(batch.jobs, paths) {
      let document = batch.inputs[job.input].path
      rules += "\nbuild \(try Self.path(path)): picture \(try Self.path(document))"
      let (own, locale) = (strings[job.input].map(\.plain), job.cell.locale)
      for strings in own { locales[strings, default: []].insert(locale) }
      // Only the order counts here: the dependency file says which of them the picture needs.
      let first = own.flatMap { $0.files + [Texts.path(of: $0.path, in: locale, texts)] }
      if !first.isEmpty { rules += try " || " + Self.paths(first) }
      let words = Self.options(of: job, sceneOptions.outside).map(\.shellWord)
      if !words.isEmpty { rules += "\n  cell = " + (try Self.value(words)) }
    }
    var text = try head(hasTexts: !locales.isEmpty)
    for (strings, locales) in locales.sorted(by: { $0.key.path < $1.key.path }) {
      let locales = locales.sorted()
      let outputs = locales.map { Texts.path(of: strings.path, in: $0, texts) }
      text += "\nbuild \(try Self.paths(outputs)): texts \(try Self.paths(strings.files))"
      text += "\n  strings = " + (try Self.value([strings.path.shellWord]))
      text += "\n  locales = " + (try Self.value([locales.joined(separator: ",")]))
    }
    return text + rules + "\n"
  }

  /// The folder of what stands for files of strings with several languages.
  private var texts: String { (pictures as NSString).appendingPathComponent(".texts") }

  /// The rule for files of strings with several languages.
  private func textsRule() throws(Failure) -> String {
    let options = sceneOptions.outside.allowOutside ? " --allow-outside" : ""
    return try """

    # A file of strings with several languages is read once. The pictures of a locale depend on what it has for this
    # locale alone, which restat lets Ninja see.
    rule texts
      command = $${PLUMB:-plumb} texts $strings --locale $locales -o \
    \(Self.value([texts.shellWord]))\(options) # plumb \(Version.number)
      restat = 1
      description = read $strings

    """
  }

  /// The rule. The version at the end of its command makes Ninja draw all again with another plumb.
  private func head(hasTexts: Bool) throws(Failure) -> String {
    let texts = hasTexts ? ["--texts", texts.shellWord] : []
    let options = renderOptions.map(\.shellWord) + texts + ["#", "plumb", Version.number]
    let head = try """
    # Written by plumb ninja.
    #
    # plumb writes a dependency file beside each picture: the document, the strings of the picture's language and
    # of the source language, the images and the font files. --if-changed leaves a picture as it is that would be
    # the same, and restat lets Ninja see that, so that nothing that depends on it is made again.

    ninja_required_version = 1.8

    rule picture
      command = $${PLUMB:-plumb} render $in $cell -o $out --depfile $out.d --if-changed --quiet \
    \(Self.value(options))
      depfile = $out.d
      deps = gcc
      restat = 1
      description = draw $out

    """
    return try hasTexts ? head + textsRule() : head
  }

  /// The options that choose this one cell.
  private static func options(of job: CellJob, _ outside: OutsideOptions) -> [String] {
    let options = job.options
    let values =
      CellChoice.all.map { (name: $0.option, value: $0.word(options)) } + [
        ("--intrinsic", options.intrinsic == .measured ? nil : options.intrinsic.rawValue)
      ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + (outside.allowOutside ? ["--allow-outside"] : [])
  }

  /// A path among those of a `build` line.
  private static func path(_ path: String) throws(Failure) -> String {
    try value([path]).replacing(" ", with: "$ ").replacing(":", with: "$:")
  }

  private static func paths(_ paths: [String]) throws(Failure) -> String {
    try paths.map { path throws(Failure) in try Self.path(path) }.joined(separator: " ")
  }

  /// Words as the value of a variable.
  private static func value(_ words: [String]) throws(Failure) -> String {
    let value = words.joined(separator: " ")
    guard !value.contains(where: \.isNewline) else {
      throw Failure(
        .usage, "error: a Ninja file cannot have “\(value.oneLine)”, which has a line break")
    }
    return value.replacing("$", with: "$$")
  }
}

extension MultilingualStrings {
  /// The same with paths as Ninja reads them, in which two documents name them alike.
  fileprivate var plain: MultilingualStrings {
    var plain = self
    (plain.path, plain.files) = (Texts.plain(path), files.map(Texts.plain))
    return plain
  }
}
