import Foundation
import SourceRewriting

/// A package and those that it depends on, with their sources.
struct PackageGraph {
  /// The package itself first.
  let packages: [PackageSources]
  /// Whether one of them is Plumb itself, whose UIKit is built with them.
  let namesPlumb: Bool

  init(of package: String, scratch: String, swift: SwiftTool) throws(Failure) {
    let bytes = try swift.output([
      "package", "--package-path", package, "--scratch-path", scratch, "show-dependencies",
      "--format", "json",
    ])
    guard let tree = try? JSONDecoder().decode(Node.self, from: Data(bytes.drop { $0 != 0x7B }))
    else {
      throw Failure(.bug, "\(package): error: swift package show-dependencies printed no tree")
    }
    let nodes = tree.all
    namesPlumb = nodes.contains { Self.isPlumb($0) }
    var packages: [PackageSources] = []
    for node in nodes where !Self.isPlumb(node) {
      packages.append(try Self.sources(of: node.path, scratch: scratch, swift: swift))
    }
    self.packages = packages
  }

  /// The language version without its ".0", where manifests have one that the compiler does not know.
  var plainLanguageVersion: String? {
    packages.flatMap(\.languageVersions).filter { $0.hasSuffix(".0") }.max()
      .map { String($0.dropLast(2)) }
  }

  private static func sources(
    of folder: String, scratch: String, swift: SwiftTool
  ) throws(Failure) -> PackageSources {
    let manifest = try swift.output([
      "package", "--package-path", folder, "--scratch-path", scratch + "/plumb-uikit/manifests",
      "dump-package",
    ])
    guard let sources = PackageSources(folder: folder, manifest: manifest) else {
      throw Failure(.bug, "\(folder): error: swift package dump-package printed no manifest")
    }
    return sources
  }

  private static func isPlumb(_ node: Node) -> Bool {
    node.name == "plumb"
      && FileManager.default.fileExists(atPath: node.path + "/Sources/UIKit/Core/UIView.swift")
  }

  private struct Node: Decodable {
    var name: String
    var path: String
    var dependencies: [Node]

    /// Each package once, this one first.
    var all: [Node] {
      var found: [Node] = []
      var waiting = [self]
      while !waiting.isEmpty {
        let node = waiting.removeFirst()
        if found.contains(where: { $0.path == node.path }) { continue }
        found.append(node)
        waiting += node.dependencies
      }
      return found
    }
  }
}
