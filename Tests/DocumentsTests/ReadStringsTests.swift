import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import Files
@testable import Localization

/// Files that many documents name, which are read once and have one path.
@Suite struct ReadStringsTests {
  /// A project with strings that are older than a file system's clock is slow.
  private func project(_ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      try write("documents: {}\n", to: "plumb.yaml", folder)
      try write("\"a\" = \"One\";\n", to: "Texts/en.lproj/Localizable.strings", folder)
      for name in ["a.yaml", "Screens/b.yaml", "Screens/Inner/c.yaml"] {
        let up = name.split(separator: "/").dropFirst().map { _ in "../" }.joined()
        try write(
          "strings: \(up)Texts\nviews: {l: {class: label, text: {key: a}}}\n", to: name, folder)
      }
      try age(folder)
      try body(folder)
    }
  }

  private func write(_ text: String, to name: String, _ folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Gives the strings and their folders one old date.
  private func age(_ folder: URL) throws {
    for name in ["Texts/en.lproj/Localizable.strings", "Texts/en.lproj", "Texts"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: folder.appendingPathComponent(name).path)
    }
  }

  private func text(_ name: String, _ folder: URL) throws -> String? {
    let document = try OpenDocument.open(path: folder.path + "/" + name)
    let origin = document.strings?.sourceText(for: "a")?.origin
    return origin?.file.replacing(folder.path + "/", with: "")
  }

  private func value(_ name: String, _ folder: URL) throws -> String {
    "\(try OpenDocument.open(path: folder.path + "/" + name).strings?.texts["en"]?["a"] as Any)"
  }

  @Test func aFileHasTheSamePathInAllDocuments() throws {
    try project { (folder: URL) throws in
      for name in ["a.yaml", "Screens/b.yaml", "Screens/Inner/c.yaml"] {
        #expect(try text(name, folder) == "Texts/en.lproj/Localizable.strings")
      }
    }
  }

  /// Above what a link leads to is another folder than above the link.
  @Test func behindALinkThePathStaysAsItIsWritten() throws {
    try project { (folder: URL) throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Linked", withDestinationPath: "Screens/Inner")
      let project = Project(document: folder.path + "/Linked/c.yaml")
      #expect(try project.file("../x").path == folder.path + "/Linked/../x")
      #expect(try project.file("../../Texts").path == folder.path + "/Linked/../../Texts")
      let other = Project(document: folder.path + "/Screens/Inner/c.yaml")
      #expect(try other.file("../x").path == folder.path + "/Screens/x")
      #expect(try other.file(at: folder.path + "/Screens/x").real.hasSuffix("/Screens/x"))
    }
  }

  @Test func stringsAreReadOnceAndAgainWhenTheyHaveChanged() throws {
    try project { (folder: URL) throws in
      try ReadStrings.$shared.withValue(ReadStrings()) { () throws -> Void in
        #expect(try value("a.yaml", folder).contains("One"))
        try write("\"a\" = \"Three\";\n", to: "Texts/en.lproj/Localizable.strings", folder)
        let file = folder.path + "/Texts/en.lproj/Localizable.strings"
        #expect(try value("Screens/b.yaml", folder).contains("Three"))
        try age(folder)
        #expect(try value("a.yaml", folder).contains("Three"))
        // With the same size and date nothing tells that the file is another one.
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try handle.write(contentsOf: Data("\"a\" = \"Seven\";\n".utf8))
        try handle.close()
        try age(folder)
        #expect(try value("Screens/b.yaml", folder).contains("Three"))
        try write("\"b\" = \"Three\";\n", to: "Texts/de.lproj/Localizable.strings", folder)
        #expect(try value("Screens/b.yaml", folder).contains("Seven"))
      }
      #expect(try value("a.yaml", folder).contains("Seven"))
    }
  }
}
