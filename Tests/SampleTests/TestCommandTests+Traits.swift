import Foundation
import Testing

/// Snapshots of screens whose own documents now say another trait that names of snapshots have, and of runs
/// with other options.
extension TestCommandTests {
  static let cart = """
    # A cart.
    canvas:
      device: iphone-se
    locale: en
    views:
      title: {class: label, text: Cart}
      dot: {background: "#333333"}
    constraints:
      - title.top = root.top + 30
      - title.leading = root.leading + 16
      - dot.top = title.bottom + 8
      - dot.leading = root.leading + 16
      - dot.width = 20
      - dot.height = 20

    """

  /// What is changed, the snapshot before and today's, the kind and the line.
  static let traits:
    [(edits: [String: String], before: String, after: String, kind: String, line: Int)] =
      [
        (["iphone-se": "iphone-14"], "cart.en.iphone-se", "cart.en.iphone-14", "device", 3),
        (
          ["device: iphone-se": "size: 300x400"], "cart.en.iphone-se", "cart.en.300x400", "device",
          3
        ),
        (["locale: en": "locale: ar"], "cart.en.iphone-se", "cart.ar.iphone-se", "locale", 4),
        (
          ["# A cart.": "textSize: accessibility1"], "cart.en.iphone-se",
          "cart.en.iphone-se.accessibility1", "textSize", 1
        ),
        (
          ["# A cart.": "direction: rtl"], "cart.en.iphone-se", "cart.en.iphone-se.rtl",
          "direction", 1
        ),
        (
          ["# A cart.": "appearance: dark"], "cart.en.iphone-se", "cart.en.iphone-se.dark",
          "appearance", 1
        ),
      ]

  @Test(arguments: traits.indices, [true, false])
  func aTraitThatTheDocumentChangesIsACause(index: Int, forth: Bool) throws {
    let trait = Self.traits[index]
    let changed = trait.edits.reduce(Self.cart) { $0.replacing($1.key, with: $1.value) }
    _ = try place.write(forth ? Self.cart : changed, as: "cart.yaml")
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path]
    #expect(try plumb(run).status == 3)
    let recorded = snapshots.contents
    _ = try place.write(forth ? changed : Self.cart, as: "cart.yaml")
    for filter in [[], ["--filter", "*"], ["--record", "never"]] {
      let failed = try plumb(run + filter + ["--format", "json"])
      #expect(failed.status == 1, "\(failed.text)")
      let result = try #require(try Self.results(failed).first)
      #expect(result["id"] as? String == (forth ? trait.after : trait.before))
      #expect(result["formerly"] as? String == (forth ? trait.before : trait.after))
      let cause = try #require((result["causes"] as? [[String: Any]])?.first)
      #expect(cause["kind"] as? String == trait.kind && cause["line"] as? Int == trait.line)
    }
    #expect(snapshots.contents.filter { !$0.contains(".new.") } == recorded)
    #expect(try plumb(["accept", "*", "--snapshots", snapshots.path]).status == 0)
    let passed = try plumb(run)
    #expect(passed.status == 0 && passed.text.contains("1 snapshot without a screen"))
  }

  static func results(_ run: PlumbProcess) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    return json?["results"] as? [[String: Any]] ?? []
  }

  /// Snapshots from before that nobody has pruned are told apart by what else they say.
  @Test func ofSeveralSnapshotsTheOneBeforeIsTakenThatSaysMostOfToday() throws {
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path]
    let earlier = Self.cart.replacing("root.top + 30", with: "root.top + 90")
    for document in [earlier.replacing("iphone-se", with: "ipad"), Self.cart] {
      _ = try place.write(document, as: "cart.yaml")
      try plumb(run + ["--record", "failed"])
    }
    _ = try place.write(Self.cart.replacing("iphone-se", with: "iphone-14"), as: "cart.yaml")
    let result = try #require(
      try Self.results(plumb(run + ["--record", "never", "--format", "json"])).first)
    #expect(result["formerly"] as? String == "cart.en.iphone-se")
  }

  /// An accident of the search would name another one from run to run.
  @Test func ofSnapshotsThatSayTheSameTheFirstByNameIsTaken() throws {
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path]
    for device in ["iphone-se", "ipad"] {
      _ = try place.write(Self.cart.replacing("iphone-se", with: device), as: "cart.yaml")
      try plumb(run + ["--record", "failed"])
    }
    _ = try place.write(Self.cart.replacing("iphone-se", with: "iphone-14"), as: "cart.yaml")
    let result = try #require(
      try Self.results(plumb(run + ["--record", "never", "--format", "json"])).first)
    #expect(result["formerly"] as? String == "cart.en.ipad")
  }

  /// The alternatives of the document before and after, the new snapshot, and one that passes.
  @Test(arguments: [
    (
      "", "variants: {big: {views: {title: {font: title1}}}}", "cart.big.en.iphone-se",
      "cart.en.iphone-se"
    ),
    (
      "variants: {big: {views: {title: {font: title1}}}}",
      "variants: {big: {views: {title: {font: title1}}}, wide: {canvas: {device: ipad}}}",
      "cart.wide.en.ipad", "cart.big.en.iphone-se"
    ),
    (
      "screens: {one: {}, two: {views: {title: {text: Two}}}}",
      "screens: {one: {}, two: {views: {title: {text: Two}}}, three: {canvas: {device: ipad}}}",
      "cart.three.en.ipad", "cart.two.en.iphone-se"
    ),
  ])
  func aNewScreenOrVariantIsNoLaterFormOfOneThatIsThere(
    before: String, after: String, new: String, kept: String
  ) throws {
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path, "--variant", "all"]
    _ = try place.write(Self.cart + before, as: "cart.yaml")
    #expect(try plumb(run).status == 3)
    _ = try place.write(Self.cart + after, as: "cart.yaml")
    let written = try plumb(run + ["--format", "json"])
    #expect(written.status == 3, "\(written.text)\(written.errors)")
    let results = try Self.results(written)
    let names = results.filter { $0["status"] as? String == "written" }.map { $0["id"] as? String }
    #expect(names == [new])
    #expect(
      results.contains { $0["id"] as? String == kept && $0["status"] as? String == "passed" })
    // Filters do not change whose snapshot it is.
    for file in ["png", "frames.json"] {
      try FileManager.default.removeItem(at: snapshots.file("\(new).\(file)"))
    }
    let device = new.split(separator: ".")[3]
    let alone = try plumb(run + ["--filter", "en/\(device)"])
    #expect(alone.status == 3, "\(alone.text)\(alone.errors)")
  }

  @Test func aVariantWithAnotherNameIsComparedWithTheOneThatIsGone() throws {
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path, "--variant", "all"]
    let variants = "variants: {big: {views: {title: {font: title1}}}}\n"
    _ = try place.write(Self.cart + variants, as: "cart.yaml")
    try plumb(run)
    _ = try place.write(Self.cart + variants.replacing("big", with: "huge"), as: "cart.yaml")
    let results = try Self.results(plumb(run + ["--record", "never", "--format", "json"]))
    #expect(results.map { $0["formerly"] as? String } == [nil, "cart.big.en.iphone-se"])
  }

  /// Cells that options choose are not what another cell was.
  @Test func aMatrixOfOptionsHasNoFormerSnapshots() throws {
    _ = try place.write(Self.cart, as: "cart.yaml")
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path, "--record", "never"]
    try plumb(["test", "cart.yaml", "--snapshots", snapshots.path])
    for options in [["--device", "ipad"], ["--locale", "de"], ["--text-size", "small"]] {
      #expect(try plumb(run + options).text.hasPrefix("missing  "), "\(options)")
    }
    // Recorded for a device that was asked for, it is not what the document's own device was.
    try plumb(["test", "cart.yaml", "--snapshots", "Asked", "--device", "iphone-se"])
    _ = try place.write(Self.cart.replacing("iphone-se", with: "iphone-14"), as: "cart.yaml")
    let asked = ["test", "cart.yaml", "--snapshots", "Asked", "--record", "never"]
    #expect(try plumb(asked).text.hasPrefix("missing  cart.en.iphone-14"))
    #expect(try plumb(asked + ["--device", "iphone-se"]).status == 0)
    // Of several locales each has its own.
    try plumb(["test", "cart.yaml", "--snapshots", "Both", "--locale", "en,de"])
    _ = try place.write(Self.cart, as: "cart.yaml")
    let both = [
      "test", "cart.yaml", "--snapshots", "Both", "--record", "never", "--format", "json",
    ]
    let results = try Self.results(plumb(both + ["--locale", "en,de"]))
    #expect(
      results.map { $0["formerly"] as? String } == ["cart.en.iphone-14", "cart.de.iphone-14"])
    #expect(try Self.results(plumb(both + ["--locale", "de"])).count == 1)
  }

  /// Options of the recording and of the run, and what of both is named.
  @Test(arguments: [
    (["--text", "blocks"], [], "--text blocks"), ([], ["--text", "blocks"], "--text letters"),
    (["--show", "frames,names"], [], "--show frames,names"),
    ([], ["--measure", "fixed"], "--measure fonts"),
    (["--measure", "fixed", "--show", "none"], ["--show", "frames"], "--measure fixed"),
  ])
  func otherOptionsThanThoseOfTheSnapshotAreNamed(
    recorded: [String], today: [String], words: String
  ) throws {
    _ = try place.write(Self.cart, as: "cart.yaml")
    let run = ["test", "cart.yaml", "--snapshots", snapshots.path]
    #expect(try plumb(run + recorded).status == 3)
    let failed = try plumb(run + today)
    #expect(failed.status == 1)
    #expect(failed.text.contains("the snapshot was recorded with \(words)"), "\(failed.text)")
    #expect(!failed.text.contains("would pass"), "\(failed.text)")
    #expect(!failed.text.contains("nothing in the document explains"), "\(failed.text)")
    #expect(try plumb(run + recorded).status == 0, "with the options that it names")
    #expect(try plumb(run + today + ["--record", "failed"]).status == 3)
    #expect(try plumb(run + today).status == 0, "recorded again")
  }
}
