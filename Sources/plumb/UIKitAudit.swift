import ArgumentParser
import Foundation
import LayoutScene
import SourceRewriting

struct UIKitAudit: ParsableCommand {
  enum Format: String, Choice, FileFormat {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "List what sources use of UIKit and of Apple's modules that is not there.",
    discussion: """
      Examples:
        plumb uikit audit .
        plumb uikit audit Sources/Cards -o missing.json

      For each missing module, type and member: how many sources it keeps from compiling, how often it is used, how \
      many sources miss nothing else, and where it is used first. Names are looked up in the lists of symbols of \
      Plumb's UIKit and of Linux' modules, and among what the sources themselves and the packages in .build/checkouts \
      declare. A name that is there for another type, or with other parameters, is not found missing.

      Exit status: \(Status.clean.rawValue) where nothing is missing, \(Status.findings.rawValue) otherwise.
      """)

  @Argument(help: "The folder of a package or of sources, or a source.", completion: .directory)
  var path: String

  @Option(
    help: """
      For people or for programs. (default: what the output's name ends in, or text)
      """)
  var format: Format?

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  @Option(help: "As in plumb uikit build.", completion: .directory)
  var library: String?

  func run() throws {
    try Console.reporting {
      let root = URL(fileURLWithPath: path).standardizedFileURL.path
      let files = try Self.sources(at: root, named: path)
      let swift = try SwiftTool()
      let library = try UIKitLibrary.located(self.library, swift: swift)
      var known = try Self.known(library, swift: swift)
      var values = ConditionValues()
      let modules = swift.modules.union(UIKitLibrary.modules).union(UIKitModules.replaced)
        .union(Self.ownModules(of: files, root: root))
      values.modules.formUnion(modules)
      let entries = Self.entries(files, values)
      if entries.contains(where: { NameUses($0).imports.contains { $0.module == "Combine" } }) {
        known.formUnion(try Self.combine(library, swift: swift))
      }
      let audit = Audit(
        entries, modules: modules, known: known,
        declared: Self.declared(besides: root, values))
      let destination = Output(output)
      let bytes: [UInt8]
      switch destination.format(asked: format) ?? .text {
      case .text: bytes = Array(audit.text(root: root).utf8)
      case .json: bytes = Array(audit.json(root: root).text().utf8)
      }
      try destination.write(bytes)
      return audit.missing.isEmpty ? .clean : .findings
    }
  }

  private static func sources(at root: String, named: String) throws(Failure) -> [String] {
    guard FileManager.default.fileExists(atPath: root) else {
      throw Failure(.badInput, "\(named): error: there is no such folder or source")
    }
    let files = root.hasSuffix(".swift") ? [root] : PackageSources.swiftFiles(in: root)
    guard !files.isEmpty else {
      throw Failure(.badInput, "\(named): error: there are no Swift sources here")
    }
    return files
  }

  private static func entries(_ files: [String], _ values: ConditionValues) -> [ModuleIndex.Entry] {
    files.compactMap { file in
      FileManager.default.contents(atPath: file).map {
        ModuleIndex.Entry(
          source: SourceText(path: file, bytes: Array($0)), module: "", values: values)
      }
    }
  }

  /// The symbols of UIKit and of Linux, whose lists are kept between runs.
  private static func known(
    _ library: UIKitLibrary, swift: SwiftTool
  ) throws(Failure) -> PlatformSymbols {
    try library.prepare(folder: folder, swift: swift)
    let symbols = UIKitSymbols(library: library, swift: swift, folder: folder)
    var known = try symbols.kit()
    known.formUnion(try symbols.testing())
    known.formUnion(try symbols.linux())
    return known
  }

  private static func combine(
    _ library: UIKitLibrary, swift: SwiftTool
  ) throws(Failure) -> PlatformSymbols {
    let arguments = try CombineLibrary.built(swift: swift).compilerArguments
    return try UIKitSymbols(library: library, swift: swift, folder: folder)
      .symbols(of: CombineLibrary.modules, as: "combine", arguments: arguments)
  }

  /// The folder of what is kept between runs.
  static var folder: String {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches?.path ?? NSTemporaryDirectory()) + "/plumb-uikit"
  }

  /// The modules that the sources make: folders that directly hold sources, and the names of targets' folders.
  private static func ownModules(of files: [String], root: String) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let folders = file.dropFirst(root.count).split(separator: "/").dropLast()
      names.formUnion(folders.map(String.init))
    }
    names.insert((root as NSString).lastPathComponent)
    let checkouts = checkouts(of: root).flatMap { PackageSources.swiftFiles(in: $0) }
    for file in checkouts { names.formUnion(file.split(separator: "/").map(String.init)) }
    return names
  }

  private static func checkouts(of root: String) -> [String] {
    [".build/checkouts", ".build/plumb/checkouts"].map { root + "/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// What the packages declare that have been fetched for this one.
  private static func declared(besides root: String, _ values: ConditionValues) -> Set<String> {
    let files = checkouts(of: root).flatMap { PackageSources.swiftFiles(in: $0) }
    return entries(files, values).reduce(into: []) { $0.formUnion(NameUses($1).declared) }
  }
}

extension Audit {
  func text(root: String) -> String {
    var lines = ["\(complete) of \(files) sources have all their symbols."]
    if !missing.isEmpty { lines += ["", " files   uses  alone  symbol"] }
    for one in missing {
      let numbers = [one.files.count, one.uses, one.alone].map { number in
        let digits = "\(number)"
        return String(repeating: " ", count: max(0, 6 - digits.count)) + digits
      }
      lines.append(
        "\(numbers.joined(separator: " "))  \(one.kind) \(one.name)  \(one.place.below(root))")
    }
    if missing.contains(where: { $0.kind == "module" && $0.name == "SwiftUI" }) {
      lines += [
        "", "SwiftUI is not planned: its views are not laid out by constraints.",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func json(root: String) -> JSON {
    [
      "files": .number(Double(files)), "complete": .number(Double(complete)),
      "missing": .array(
        missing.map { one in
          [
            "kind": .string(one.kind), "name": .string(one.name),
            "uses": .number(Double(one.uses)), "alone": .number(Double(one.alone)),
            "first": .string(one.place.below(root)),
            "files": .array(one.files.map { .string($0.below(root)) }),
          ]
        }),
    ]
  }
}

extension String {
  /// A path without the folder that it lies in.
  fileprivate func below(_ root: String) -> String {
    hasPrefix(root + "/") ? String(dropFirst(root.count + 1)) : self
  }
}
