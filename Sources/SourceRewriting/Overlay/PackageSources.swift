import Foundation

/// The Swift sources of a package, by the modules that they belong to.
package struct PackageSources: Sendable {
  package struct File: Sendable {
    package var path: String
    package var module: String
  }

  package let folder: String
  package let name: String
  package let modules: [String]
  package let files: [File]
  /// The flags that the manifest defines for Swift.
  package let flags: Set<String>

  package let languageVersions: [String]

  /// - Parameter manifest: what `swift package dump-package` prints.
  /// - Returns: nil where it is no such text.
  package init?(folder: String, manifest: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(manifest)) else {
      return nil
    }
    self.folder = folder
    name = manifest.name
    modules = manifest.targets.map(\.name)
    languageVersions = manifest.swiftLanguageVersions ?? []
    flags = Set(manifest.targets.flatMap { ($0.settings ?? []).compactMap(\.kind.define?.name) })
    let folders = manifest.targets.compactMap { target in
      Self.folder(of: target, in: folder, isOnly: manifest.targets.count == 1).map {
        (module: target.name, path: $0)
      }
    }
    var files: [String: File] = [:]
    // A target may lie within another's folder: then the longer path counts.
    for (module, path) in folders.sorted(by: { $0.path.count < $1.path.count }) {
      for file in Self.swiftFiles(in: path) { files[file] = File(path: file, module: module) }
    }
    self.files = files.values.sorted { $0.path < $1.path }
  }

  private struct Manifest: Decodable {
    var name: String
    var targets: [Target]
    var swiftLanguageVersions: [String]?

    struct Target: Decodable {
      var name: String
      var type: String?
      var path: String?
      var settings: [Setting]?
    }
    struct Setting: Decodable {
      var kind: Kind
    }
    struct Kind: Decodable {
      var define: Define?
    }
    struct Define: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "_0" }
    }
  }

  /// The folder of a target: as the manifest says, or where SwiftPM looks for it.
  private static func folder(of target: Manifest.Target, in package: String, isOnly: Bool)
    -> String?
  {
    if let path = target.path { return standard(package + "/" + path) }
    let places =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : ["Sources", "Source", "src", "srcs"]
    let folders =
      places.map { "\(package)/\($0)/\(target.name)" }
      + (isOnly ? places.map { "\(package)/\($0)" } : [])
    return folders.first(where: isFolder).map(standard)
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// All Swift files below a folder, but those in hidden folders.
  package static func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isFolder(path) {
        files += swiftFiles(in: path)
      } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@"), name != "Package.swift" {
        files.append(path)
      }
    }
    return files
  }
}
