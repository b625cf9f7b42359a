import Foundation
import Testing

@testable import SourceRewriting

@Suite("Messages name the lines and columns of the files")
struct MessageMapTests {
  private static func folder(_ sources: [String: String]) throws -> PackageSources {
    let folder = FileManager.default.temporaryDirectory.path + "/plumb-\(UUID().uuidString)"
    for (path, text) in sources {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let manifest = #"{"name": "P", "targets": [{"name": "A", "type": "regular"}]}"#
    return try #require(PackageSources(folder: folder, manifest: Array(manifest.utf8)))
  }

  @Test("a column after a longer text is moved back, and the file's line is shown")
  func maps() throws {
    let line = "  func a() { add(#selector(go), other) }"
    let package = try Self.folder([
      "Sources/A/A.swift": "import UIKit\nclass A: UIView {\n  func go() {}\n\(line)\n}\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: package.folder) }
    var packages = RewrittenPackages()
    packages.add(package, kit: PlatformSymbols())
    let path = try #require(packages.sources.keys.first)
    var map = MessageMap(packages)
    let long = "  func a() { add(Selector(\"go\", A.go), other) }"
    let column =
      long.distance(from: long.startIndex, to: try #require(long.range(of: "other")).lowerBound) + 1
    #expect(
      map.mapped("\(path):4:\(column): error: cannot find 'other' in scope")
        == "\(path):4:33: error: cannot find 'other' in scope")
    #expect(map.mapped("2 | class A: UIView {") == "2 | class A: UIView {")
    #expect(map.mapped("4 | \(long)") == "4 | \(line)")
    #expect(
      map.mapped("  |" + String(repeating: " ", count: column) + "`- error: here")
        == "  |" + String(repeating: " ", count: 33) + "`- error: here")
    #expect(map.mapped("\(path):4:18: error: within") == "\(path):4:18: error: within")
    #expect(map.mapped("/other/B.swift:4:40: error: x") == "/other/B.swift:4:40: error: x")
    #expect(map.mapped("[3/7] Compiling A A.swift") == "[3/7] Compiling A A.swift")
  }

  @Test("a copy that changes though its file does not gives the list another name")
  func generations() throws {
    let package = try Self.folder([
      "Sources/A/A.swift": "import UIKit\nclass A: UIView {}\n",
      "Sources/A/B.swift": "extension A { }\n",
    ])
    let scratch = OverlayFolder(package.folder + "/.build/overlay")
    defer { try? FileManager.default.removeItem(atPath: package.folder) }
    func write() throws -> String {
      var packages = RewrittenPackages()
      packages.add(package, kit: PlatformSymbols())
      return (try scratch.write(packages, stamp: "s") as NSString).lastPathComponent
    }
    #expect(try write() == "overlay-0-s.yaml")
    #expect(try write() == "overlay-0-s.yaml")
    let file = URL(fileURLWithPath: package.folder + "/Sources/A/B.swift")
    try Data("extension A { override func layoutSubviews() {} }\n".utf8).write(to: file)
    #expect(try write() == "overlay-1-s.yaml")
    #expect(try write() == "overlay-1-s.yaml")
  }
}
