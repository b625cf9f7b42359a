import Checksums
import Documents
import Foundation
import LayoutScene

/// The contents of a snapshot's `.frames.json`. There is no common manifest: each file names its
/// document and its picture, because a file for all snapshots would cause conflicts between
/// branches and between simultaneous runs.
package struct StoredSnapshot: Sendable, Hashable {
  /// The version of the format. It is raised when older readers cannot read the file any more.
  static let version = 1
  /// The longest file that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// The document's path from the folder of snapshots, or the test's name for views in code.
  package var document: String
  /// The test that recorded it, as `Module/File.swift`; nil for a snapshot of a command. Files of tests that
  /// were recorded by older programs do not say so.
  package var test: String?
  /// The digest of the scene; see `SceneDigest`.
  var digest: String
  var picture: PictureStamp
  package var surroundings: TextDependencies
  /// The options of the recording; nil in files of older versions.
  package var options: RecordingOptions?
  package var scene: SceneRecord
  /// The record that the search for causes compares; nothing else reads it.
  package var record: JSON
  /// For a pending snapshot: the differences from the recorded one besides frames, and their
  /// causes, one line each.
  package var remarks: [String] = []
  /// For a pending snapshot: the causes of the differences.
  package var causes: [Cause] = []
}

extension StoredSnapshot {
  /// The first members of the file, one line each in this order. They are enough to see that
  /// nothing has changed without parsing the JSON.
  private static let head = ["version", "checksum", "digest", "picture", "surroundings"]

  private static func line(_ key: String, _ value: String) -> String { "  \"\(key)\": \(value),\n" }

  /// The file's bytes.
  var file: [UInt8] {
    let oneLine = Int.max
    var rest = Self.line("digest", "\"\(digest)\"")
    rest += Self.line("picture", picture.line)
    rest += Self.line("surroundings", surroundings.json.text(indent: 0, width: oneLine))
    if let options {
      rest += Self.line("options", options.json.text(indent: 0, width: oneLine))
    }
    rest += Self.line("document", JSON.string(document).text(indent: 0, width: oneLine))
    if let test { rest += Self.line("test", JSON.string(test).text(indent: 0, width: oneLine)) }
    rest += Self.line("scene", scene.json.text(indent: 2, width: 240))
    if !remarks.isEmpty {
      rest += Self.line("remarks", JSON.array(remarks.map { .string($0) }).text(indent: 2))
    }
    if !causes.isEmpty {
      rest += Self.line("causes", JSON.array(causes.map(\.json)).text(indent: 2, width: 240))
    }
    rest += "  \"record\": \(record.text(indent: 2, width: 240))\n}\n"
    let bytes = Array(rest.utf8)
    let head =
      "{\n" + Self.line("version", "\(Self.version)")
      + Self.line("checksum", "\"\(CRC32.text(of: bytes[...]))\"")
    return Array(head.utf8) + bytes
  }

  /// Reads the whole file.
  init(_ file: [UInt8], path: String) throws(SnapshotError) {
    do throws(SnapshotError) {
      try self.init(parsing: file, path: path)
    } catch {
      guard case .malformed(nil, let member, let expected) = error.fact else { throw error }
      // Values do not keep their places, so that only a file with a mistake is read for them.
      let place = JSONFile.location(of: member, in: file, file: path)
      throw SnapshotError(path, .malformed(place, member: member, expected: expected))
    }
  }

  private init(parsing file: [UInt8], path: String) throws(SnapshotError) {
    guard !file.isEmpty else { throw SnapshotError(path, .empty) }
    guard !file.starts(with: Array("version https://git-lfs".utf8)) else {
      throw SnapshotError(path, .isPointer)
    }
    let json: JSON
    do throws(DocumentErrors) {
      json = try JSONFile.value(file, file: path)
    } catch {
      let problem = error.problems.first
      throw SnapshotError(path, .notJSON(problem?.location, problem?.message ?? "no JSON"))
    }
    let members = try Members(json, path: path)
    let version = try members.integer("version")
    guard version <= Self.version else {
      throw SnapshotError(path, .newer(version: version, known: Self.version))
    }
    guard version == Self.version else { throw members.wrong("version", "\(Self.version)") }
    document = try members.text("document")
    test = try members.optionalText("test")
    digest = try members.text("digest")
    picture = try PictureStamp(try members.object("picture"))
    surroundings = try TextDependencies(try members.object("surroundings"))
    options =
      members.optional("options") == nil ? nil : try RecordingOptions(members.object("options"))
    scene = try SceneRecord(try members.object("scene"))
    record = members.optional("record") ?? .null
    remarks = (members.optional("remarks")?.elements ?? []).compactMap(\.text)
    causes = (members.optional("causes")?.elements ?? []).compactMap { Cause($0) }
  }

  /// The values in the first lines of a file that nobody has edited.
  struct Summary {
    var digest: String
    /// The member's value as JSON on one line.
    var picture: String
    /// The member's value as JSON on one line.
    var surroundings: String
    /// The snapshot's document; nil if it is not in the next lines.
    private(set) var document: String?
    /// See `StoredSnapshot.test`.
    private(set) var test: String?

    /// Reads the first lines; nil if the checksum shows that the file was edited.
    init?(_ file: [UInt8]) {
      var lines: [String] = []
      var start = file.startIndex
      var checked = 0
      for _ in 0...StoredSnapshot.head.count {
        guard let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        lines.append(String(decoding: file[start..<end], as: UTF8.self))
        start = end + 1
        // The checksum covers everything after its own line.
        if lines.count == 3 { checked = start }
      }
      guard lines[0] == "{" else { return nil }
      var values: [String] = []
      for (key, line) in zip(StoredSnapshot.head, lines.dropFirst()) {
        let prefix = "  \"\(key)\": "
        guard line.hasPrefix(prefix), line.hasSuffix(",") else { return nil }
        values.append(String(line.dropFirst(prefix.count).dropLast()))
      }
      guard values[0] == "\(StoredSnapshot.version)",
        values[1] == "\"\(CRC32.text(of: file[checked...]))\""
      else { return nil }
      (digest, picture, surroundings) = (values[2], values[3], values[4])
      (document, test) = Self.owner(in: file[start...])
    }

    /// The document and the test, which follow the options. Older versions wrote no options.
    private static func owner(in rest: ArraySlice<UInt8>) -> (document: String?, test: String?) {
      let lines = rest.split(separator: UInt8(ascii: "\n"), maxSplits: 3).prefix(3)
        .map { String(decoding: $0, as: UTF8.self) }
      func text(_ key: String) -> String? {
        let prefix = "  \"\(key)\": "
        guard let line = lines.first(where: { $0.hasPrefix(prefix) }), line.hasSuffix(",") else {
          return nil
        }
        let value = Array(line.dropFirst(prefix.count).dropLast().utf8)
        return (try? JSONFile.value(value, file: ""))?.text
      }
      return (text("document"), text("test"))
    }
  }
}
