import Foundation
import PackagePlugin

/// `swift package plumb …`: runs plumb in the package, and builds it where that has not been done.
///
/// The program is no dependency of the plugin: SwiftPM would build it and all of its modules a second time, as a
/// tool, whenever the package is built.
///
/// `record` is short for `test --record failed`. Without paths, `test` and `record` take every layout document of the
/// package's targets: the `.yaml` files that have `views` or `screens` at their top.
@main
struct PlumbPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try completed(arguments, in: context)
    let process = Process()
    process.executableURL = try program()
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PLUMB_PROGRAM": "swift package --allow-writing-to-package-directory plumb"
    ]) { _, own in own }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status says what plumb found; SwiftPM's own, which is 1, cannot.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("plumb ended with status \(process.terminationStatus)")
    }
  }

  private func program() throws -> URL {
    let built = try packageManager.build(
      .product("plumb"), parameters: .init(configuration: .inherit))
    guard built.succeeded else { throw Failure("plumb cannot be built:\n\(built.logText)") }
    let program = built.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "plumb"
    }
    guard let program else { throw Failure("building plumb made no program of this name") }
    return program.url
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  private func completed(_ arguments: [String], in context: PluginContext) throws -> [String] {
    guard let name = arguments.first else { return ["--help"] }
    guard ["test", "record"].contains(name) else { return arguments }
    let rest = Array(arguments.dropFirst())
    let command = name == "record" ? ["test", "--record", "failed"] : ["test"]
    if Self.hasPath(rest, in: context.package.directoryURL) { return command + rest }
    let documents = Self.documents(of: context.package)
    guard !documents.isEmpty || rest.contains("--help") else {
      throw Failure(
        "the targets of this package have no layout documents (.yaml files with views or screens); name a file or a "
          + "folder, such as: swift package plumb \(name) Screens")
    }
    return command + rest + documents
  }

  /// Whether an argument is a file or folder of the package; the value of an option is none.
  private static func hasPath(_ arguments: [String], in folder: URL) -> Bool {
    zip([""] + arguments, arguments).contains { option, word in
      !word.hasPrefix("-") && !option.hasPrefix("-")
        && FileManager.default.fileExists(atPath: folder.appendingPathComponent(word).path)
    }
  }

  /// Paths from the package's folder, sorted.
  private static func documents(of package: Package) -> [String] {
    let root = package.directoryURL.path
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
    return Set(
      targets.flatMap { documents(in: $0.directoryURL) }.map { file in
        file.path.hasPrefix(root + "/") ? String(file.path.dropFirst(root.count + 1)) : file.path
      }
    ).sorted()
  }

  private static func documents(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { file in
      guard ["yaml", "yml"].contains(file.pathExtension),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        ["views:", "screens:"].contains { line.hasPrefix($0) }
      }
    }
  }
}
