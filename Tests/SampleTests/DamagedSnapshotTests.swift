import Foundation
import Testing

/// Whatever is wrong with the files of snapshots ends with a clear message, status 65 or 74, and no file
/// changed.
@Suite struct DamagedSnapshotTests {
  let place: TemporaryFolder
  let picture: URL
  let frames: URL

  init() throws {
    place = try TemporaryFolder()
    _ = try place.write(TestCommandTests.card, as: "card.yaml")
    picture = place.file("Snapshots/card.en.120x80.png")
    frames = place.file("Snapshots/card.en.120x80.frames.json")
    #expect(try run().status == 3)
  }

  func run(_ options: [String] = []) throws -> PlumbProcess {
    try PlumbProcess.run(
      ["test", "card.yaml"] + options, environment: ["CI": nil, "PLUMB_RECORD": nil],
      folder: place.url)
  }

  func contents() throws -> [String: Data] {
    let folder = place.file("Snapshots").path
    return Dictionary(
      uniqueKeysWithValues: try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
        name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  /// What is done to the snapshot, the status, and what the message contains.
  static let damages: [(name: String, script: String, status: Int32, message: String)] = [
    ("truncated", "truncate -s -30 $P.png", 65, "card.en.120x80.png: error: the PNG ends before"),
    ("not a PNG", "echo hello > $P.png", 65, "not a PNG file"),
    ("0 bytes", ": > $P.png", 65, "the file is empty"),
    ("no picture", "rm $P.png", 65, "the snapshot's other file, card.en.120x80.png, is missing"),
    (
      "no frames", "rm $P.frames.json", 65,
      "card.en.120x80.png: error: no record says that plumb wrote this file"
    ),
    ("a folder", "rm $P.png; mkdir $P.png", 65, "this is a folder"),
    ("a link", "mv $P.png x.png; ln -s ../x.png $P.png", 65, "this is a symbolic link"),
    ("a pipe", "rm $P.png; mkfifo $P.png", 65, "this is no regular file"),
    (
      "another size", "$PLUMB render card.yaml --size 90x90 -o $P.png", 65,
      "180 × 180 pixels, and 240 × 160"
    ),
    (
      "another picture", "$PLUMB render card.yaml --appearance dark --show alignment -o $P.png", 65,
      "not the picture that was recorded"
    ),
    ("0 bytes of frames", ": > $P.frames.json", 65, "the file is empty"),
    ("truncated frames", "truncate -s -30 $P.frames.json", 65, "card.en.120x80.frames.json:"),
    (
      "a newer version", "sed -i 's/\"version\": 1/\"version\": 7/' $P.frames.json", 65,
      "format version 7, and this plumb reads up to 1"
    ),
    ("a folder of frames", "rm $P.frames.json; mkdir $P.frames.json", 65, "this is a folder"),
    ("a file as the folder", "mv Snapshots x; : > Snapshots", 74, "Snapshots"),
  ]

  @Test(arguments: damages.indices)
  func isSaidAndChangesNothing(index: Int) throws {
    let damage = Self.damages[index]
    let script = "cd '\(place.path)' && P=Snapshots/card.en.120x80 && \(damage.script)"
    #expect(try PlumbProcess.run(script: script).status == 0)
    let before = try? contents()
    let run = try run()
    #expect(run.status == damage.status, "\(damage.name): \(run.errors)")
    #expect(run.errors.contains(damage.message), "\(damage.name): \(run.errors)")
    let after = try? contents()
    #expect(after == before, "\(damage.name)")
  }

  /// Whoever records everything again gets over what is damaged, and over nothing that plumb did not write.
  @Test(arguments: damages.indices)
  func isMendedByRecordingAllWherePlumbWroteIt(index: Int) throws {
    let damage = Self.damages[index]
    let script = "cd '\(place.path)' && P=Snapshots/card.en.120x80 && \(damage.script)"
    #expect(try PlumbProcess.run(script: script).status == 0)
    let foreign = ["folder", "link", "pipe", "version", "no frames"]
    let isForeign = foreign.contains { damage.name.contains($0) }
    let recording = try run(["--record", "all"])
    #expect(
      recording.status == (isForeign ? damage.status : 3), "\(damage.name): \(recording.errors)")
    if !isForeign { #expect(try run().status == 0) }
  }

  /// Whatever a message advises works. Another version is advised where the snapshot is a newer one's, and
  /// nothing where the folder is a file.
  @Test(
    arguments: damages.indices.filter {
      damages[$0].status == 65 && damages[$0].name != "a newer version"
    })
  func isMendedByWhatIsAdvised(index: Int) throws {
    let damage = Self.damages[index]
    let script = "cd '\(place.path)' && P=Snapshots/card.en.120x80 && \(damage.script)"
    #expect(try PlumbProcess.run(script: script).status == 0)
    var message = try run().errors
    #expect(message.contains("--record all"), "\(damage.name): \(message)")
    // Where the record is moved away, its picture is next.
    for _ in 1...2 where message.contains("move it away") {
      let file = place.path + "/" + message.prefix { $0 != ":" }
      try FileManager.default.moveItem(atPath: file, toPath: file + ".old")
      message = try run(["--record", "never"]).errors
    }
    #expect(try run(["--record", "all"]).status == 3, "\(damage.name): \(message)")
    #expect(try run().status == 0, "\(damage.name)")
  }

  /// What waits to be accepted is another file, and another advice.
  @Test func damageOfWhatIsPendingIsMendedByRunningAgain() throws {
    _ = try place.write(TestCommandTests.moved, as: "card.yaml")
    #expect(try run().status == 1)
    let pending = ["card.en.120x80.new.png", "card.en.120x80.new.frames.json"]
    // A picture without a record may be anybody's, and nothing is written over it.
    for (file, deleted, words) in [
      (pending[0], [pending[0]], "picture"), (pending[1], pending, "record and its picture"),
    ] {
      try Data().write(to: place.file("Snapshots/\(file)"))
      let accept = try PlumbProcess.run(["accept", "*"], folder: place.url)
      #expect(accept.status == 65)
      #expect(
        accept.errors.contains(
          "\(file): error: the file is empty; delete the pending \(words), and run plumb test again"
        ))
      for file in deleted {
        try FileManager.default.removeItem(at: place.file("Snapshots/\(file)"))
      }
      #expect(try run().status == 1)
    }
    #expect(try PlumbProcess.run(["accept", "*"], folder: place.url).status == 0)
    #expect(try run().status == 0)
  }

  @Test func aFullDiskLeavesWhatWasThere() throws {
    let before = try contents()
    _ = try place.write(TestCommandTests.moved, as: "card.yaml")
    // No file may have more than a block of 512 bytes.
    let script = "cd '\(place.path)' && ulimit -f 1 && $PLUMB test card.yaml --record failed"
    let run = try PlumbProcess.run(script: script)
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot write: File too large"))
    #expect(try contents() == before)
  }

  /// Root may write anywhere, unless it gives up the right to.
  @Test func aReadOnlyFolderLeavesWhatWasThere() throws {
    let before = try contents()
    _ = try place.write(TestCommandTests.moved, as: "card.yaml")
    let powerless = "setpriv --bounding-set=-dac_override --inh-caps=-dac_override"
    let script = """
      cd '\(place.path)' && chmod 500 Snapshots
      $([ $(id -u) = 0 ] && echo \(powerless)) env -u CI -u PLUMB_RECORD $PLUMB test card.yaml
      status=$?; chmod 700 Snapshots; exit $status
      """
    let failed = try PlumbProcess.run(script: script)
    #expect(failed.status == 74 && failed.errors.contains("cannot write"), "\(failed.errors)")
    #expect(try contents() == before)
  }
}
