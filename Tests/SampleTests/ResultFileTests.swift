import Foundation
import Glibc
import Testing

/// How results are written.
@Suite struct ResultFileTests {
  /// With `umask 027` first, as some servers have it.
  @Test func aFileThatIsWrittenOverKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(OwnInputTests.document, as: "card.yaml")
    func permissions(_ name: String) throws -> mode_t {
      var status = stat()
      try #require(lstat(folder.file(name).path, &status) == 0)
      return status.st_mode & 0o7777
    }
    func run() throws {
      let run = try PlumbProcess.run(
        script: "umask 027; cd \(folder.path) && $PLUMB frames card.yaml -o own.txt "
          + "&& $PLUMB frames card.yaml -o link.txt && $PLUMB render card.yaml -o new.png")
      #expect(run.status == 0, "\(run.told)")
    }
    for (name, mode) in [("own.txt", 0o600), ("target.txt", 0o644)] {
      _ = try folder.write("before", as: name)
      chmod(folder.file(name).path, mode_t(mode))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.txt").path, withDestinationPath: "target.txt")
    for _ in 0..<2 {
      try run()
      #expect(try permissions("own.txt") == 0o600)
      #expect(try permissions("target.txt") == 0o644, "a link stays, and its target is written")
      #expect(try permissions("new.png") == 0o640)
    }
    #expect(
      try Data(contentsOf: folder.file("target.txt")).starts(with: Data("before".utf8)) == false)
  }
}
