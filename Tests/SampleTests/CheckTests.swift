import Foundation
import Testing

/// What `check` lists, and in what form.
@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFindingIsALineWhateverItQuotes() throws {
    _ = try folder.write(
      "canvas: {size: 50x50}\nviews: {a: {class: label, text: \"x\\ny\", frame: [0, 0, 3, 3]}}\n")
    func check(_ format: String) throws -> String {
      try PlumbProcess.run(
        ["check", "document.yaml", "--format", format], folder: folder.url
      ).text
    }
    let text = try check("text")
    #expect(text.hasPrefix("document.yaml:2:9: warning: The text “x\\ny” of a does"), "\(text)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("  hint: "), "\(text)")
    let github = try check("github")
    #expect(github.split(separator: "\n").count == 1 && github.contains("“x\\ny”"), "\(github)")
    let json = try JSONSerialization.jsonObject(with: Data(try check("json").utf8))
    let files = (json as? [String: Any])?["files"] as? [[String: Any]]
    let findings = files?.first?["findings"] as? [[String: Any]]
    #expect((findings?.first?["message"] as? String)?.contains("“x\ny”") == true)
    #expect(try check("junit").contains("“x\\ny”"))
    let rendered = try PlumbProcess.run(["render", "document.yaml", "-o", "-"], folder: folder.url)
    #expect(rendered.errors.split(separator: "\n").count == 2, "\(rendered.errors)")
  }

  /// What would use an allowance may be left out because of a mistake.
  @Test func anAllowanceIsNotCalledUnusedBesideAMistake() throws {
    let path = try folder.write(
      "canvas: {size: 60x60}\nviews: {a: {alhpa: 1, frame: [0, 0, 9, 9], allow: {text/truncated: short}}}\n"
    )
    let text = try PlumbProcess.run(["check", path]).text
    #expect(text.contains("did you mean") || text.contains("Did you mean"))
    #expect(!text.contains("document/unused-allow"), "\(text)")
  }

  /// Programs find in `hint` what would mend a finding, and in which cell it is.
  @Test(
    arguments: [
      ("views: {a: {alhpa: 1}}", "document/invalid", "Did you mean “alpha”?", true),
      ("views: [", "document/invalid", nil, false),
      (
        "root: {background: white}\nviews: {a: {background: gray, frame: [0, 0, 9, 9]}}",
        "appearance/no-effect",
        "Give the root a color that follows the appearance, such as systemBackground, or none.",
        true
      ),
      (
        "views: {a: {frame: [0, 0, 9, 9], allow: {text/truncated: short}}}",
        "document/unused-allow",
        "Remove the allowance, or check the locale and text size that it is meant for.", true
      ),
    ] as [(String, String, String?, Bool)])
  func programsAreToldTheMendAndTheCell(
    document: String, rule: String, hint: String?, hasCell: Bool
  ) throws {
    let path = try folder.write("canvas: {size: 60x60}\n\(document)\n")
    func check(_ format: String) throws -> String {
      try PlumbProcess.run(["check", path, "--appearance", "dark", "--format", format]).text
    }
    let json = try JSONSerialization.jsonObject(with: Data(try check("json").utf8))
    let files = (json as? [String: Any])?["files"] as? [[String: Any]]
    let findings = files?.first?["findings"] as? [[String: Any]] ?? []
    let finding = try #require(findings.first { $0["rule"] as? String == rule }, "\(findings)")
    #expect(finding["appearance"] as? String == (hasCell ? "dark" : nil))
    if let hint {
      #expect(finding["hint"] as? String == hint)
      #expect(try check("text").contains("hint: \(hint)"))
    }
  }

  @Test func whatAnyScreenAllowsInVainIsNoted() throws {
    _ = try folder.write(
      """
      canvas: {size: 200x200}
      screens:
        one:
          views: {a: {class: label, text: one, frame: [9, 9, 60, 30]}}
        two:
          views: {b: {class: label, text: two, frame: [9, 9, 60, 30], allow: {text/truncated: small}}}

      """)
    func check(_ options: String...) throws -> [String] {
      try PlumbProcess.run(["check", "document.yaml"] + options, folder: folder.url).text
        .split(separator: "\n").map(String.init)
        .filter { $0.contains("where the document allows it") }
    }
    let found = try check()
    #expect(found.count == 1 && found[0].contains("No text/truncated is found at b"))
    #expect(try check("--screen", "one").isEmpty)
  }

  /// A mistake in a file that documents include is told once, with the number of the others that have it.
  @Test(arguments: ["check", "frames", "test"])
  func aMistakeOfAnIncludedFileIsToldOnce(command: String) throws {
    _ = try folder.write(
      "components: {row: {views: {t: {class: label, txet: A}}}}\nstyle: {big: {alpha: 1}}\n",
      as: "rows.yaml")
    for name in ["a.yaml", "b.yaml", "c.yaml"] {
      _ = try folder.write(
        "include: rows.yaml\nviews: {r: {component: row}}\nconstraints: [r.top = root.top, r.left = root.left]\n",
        as: name)
    }
    let process = try PlumbProcess.run([command, "a.yaml", "b.yaml", "c.yaml"], folder: folder.url)
    let said = process.text + process.errors
    for mistake in ["has no key “txet”", "the document has no key “style”"] {
      // A report of tests has on standard output what is said on standard error.
      let texts = command == "test" ? [process.text] : [said]
      for text in texts { #expect(text.ranges(of: mistake).count == 1, "\(text)") }
    }
    #expect(said.contains("and 2 more documents)"), "\(said)")
  }

  @Test func imagesAreReadToTheirLastPixel() throws {
    var image = try [UInt8](
      Data(
        contentsOf: PlumbProcess.root.appendingPathComponent("Samples/Images/logo@2x.png")))
    image[image.count / 2] ^= 0xFF
    _ = try folder.write(image, as: "bad.png")
    _ = try folder.write(
      """
      canvas: {size: 100x100}
      views:
        a: {class: image, source: bad.png}
        b: {titel: x}
        c: {class: button, image: bad.png}
      constraints: ["H:|[a]", "V:|[a]", "H:|[b(5)]", "V:|[b(5)]", "H:|[c]"]

      """)
    let process = try PlumbProcess.run(["check", "document.yaml"], folder: folder.url)
    func damage(_ view: String) -> String {
      "error: cannot use the image bad.png of \(view): the PNG is damaged"
    }
    let lines = process.text.split(separator: "\n").map(String.init)
    #expect(process.status == 65)
    try #require(lines.count >= 5, "\(process.text)")
    #expect(lines[0].hasPrefix("document.yaml:3:29: \(damage("a"))"))
    #expect(lines[1].hasPrefix("document.yaml:4:7: error: the class view has no key “titel”"))
    #expect(lines[2].hasPrefix("  hint: "))
    #expect(lines[3].hasPrefix("document.yaml:5:29: \(damage("c"))"))
    #expect(lines[4].contains("vertical position of c is"))
    // So do those who draw, and who list frames.
    _ = try folder.write("canvas: {size: 9x9}\nviews:\n  a: {class: image, source: bad.png}")
    for command in ["render", "frames"] {
      let process = try PlumbProcess.run([command, "document.yaml", "-o", "-"], folder: folder.url)
      #expect(process.status == 65 && process.output.isEmpty)
      #expect(process.errors.hasPrefix("document.yaml:3:29: \(damage("a"))"))
    }
  }

  @Test(arguments: [
    "a: {class: lable}", "a: {intrinsic: wide}", "a: {frame: [1, 2]}",
    "a: {class: image, source: gone.png}", "a: {class: image, size: big}",
  ])
  func ambiguityThatFollowsFromAMistakeIsNotListed(view: String) throws {
    _ = try folder.write("canvas: {size: 100x100}\nviews:\n  \(view)\n  b: {}\n")
    let process = try PlumbProcess.run(["check", "document.yaml"], folder: folder.url)
    let lines = process.text.split(separator: "\n").filter { !$0.hasPrefix("  hint: ") }
    #expect(lines.count == 5 && lines[0].contains("document.yaml:3:"), "\(process.text)")
    #expect(lines.dropFirst().allSatisfy { $0.contains(" of b is ambiguous") })
  }

  @Test func aHundredCellsHaveOneFindingAView() throws {
    let process = try PlumbProcess.run([
      "check", "Samples/profile.yaml", "--locale", "all", "--device", "iphone-se,iphone-14",
      "--text-size", "large,accessibility2,accessibility4",
    ])
    let lines = process.text.split(separator: "\n").filter { $0.contains("[text/truncated]") }
    #expect(lines.count == 2, "\(process.text)")
    #expect(
      lines.first?.contains("message does not fit and is cut off: it lacks ") == true
        && lines.first?.contains(" to ") == true, "\(lines)")
    #expect(process.text.split(separator: "\n").count < 30)
  }

  /// Notes and hints are told with the findings and are none of them.
  @Test func junitCountsWhatFails() throws {
    let document = try folder.write(
      "canvas: {size: 100x100}\nviews: {b: {class: button, title: B, frame: [60, 0, 60, 30]}}\n")
    let process = try PlumbProcess.run(["check", document, "--format", "junit"])
    #expect(process.text.contains("[layout/touch-target]") && process.text.contains("hint: "))
    #expect(process.text.contains("<failure message=\"1 finding\">"), "\(process.text)")
  }

  @Test func eachWordingOfAFindingHasItsOwnHint() throws {
    for (locale, text) in [
      ("en", "t = T; k = K;"), ("de", "t = T;"), ("fr", "t = T;"), ("es", "t = T; k = K;"),
    ] {
      _ = try folder.write(text, as: "S/\(locale).lproj/Localizable.strings")
    }
    let document = try folder.write(
      "canvas: {size: 100x100}\nstrings: S\nlocale: en\nviews: {a: {class: label, text: {key: k}, frame: [0, 0, 90, 30]}}\n"
    )
    let check = try PlumbProcess.run(["check", document, "--locale", "en,de,fr,es"])
    #expect(
      check.text == """
        \(folder.file("S/en.lproj/Localizable.strings").path):1:8: warning: “k” has no “de” text; the “en” text is shown [strings/fallback]
          \(document):4:39: note: the text is shown here
          hint: Translate “k” into “de”, in \(folder.file("S/de.lproj/Localizable.strings").path).
          in de
          in fr: “k” has no “fr” text; the “en” text is shown
            hint: Translate “k” into “fr”, in \(folder.file("S/fr.lproj/Localizable.strings").path).

        """)
    // In a report of two machines each finding has one cell.
    let arguments = ["check", document, "--locale", "en,de", "--format", "json"]
    let parts = try [1, 2].map { index in
      let path = folder.file("part-\(index).json").path
      _ = try PlumbProcess.run(arguments + ["--shard", "\(index)/2", "-o", path])
      return path
    }
    let merged = try PlumbProcess.run(["merge"] + parts)
    #expect(try merged.output == PlumbProcess.run(arguments).output)
    #expect(merged.text.contains("“de” text") && !merged.text.contains("cells"))
  }

  @Test func oneBrokenLanguageDoesNotStopTheOthers() throws {
    for (locale, text) in [
      ("en", "\"t\" = \"Title\";"), ("de", "\"t\" = Titel\n"), ("fr", "\"t\" = \"Titre\";"),
    ] {
      _ = try folder.write(text, as: "S/\(locale).lproj/Localizable.strings")
    }
    let document = try folder.write(
      "canvas: {size: 100x100}\nstrings: S\nlocale: en\nviews: {a: {class: label, text: {key: t}, frame: [0, 0, 90, 30]}}\n"
    )
    let frames = try PlumbProcess.run(["frames", document, "--locale", "all", "--format", "json"])
    #expect(frames.status == 65)
    #expect(frames.errors.contains("de.lproj/Localizable.strings:1:12: error:"), "\(frames.errors)")
    #expect(
      frames.text.contains("\"locale\": \"fr\"") && !frames.text.contains("\"locale\": \"de\""))
    #expect(try PlumbProcess.run(["frames", document, "--locale", "fr"]).status == 0)
    let check = try PlumbProcess.run(["check", document, "--locale", "all"])
    #expect(check.status == 65 && check.text.contains("  in de"), "\(check.text)")
  }

  @Test func aTextThatIsTooLongIsFoundInItsCatalog() throws {
    let long = String(repeating: "word ", count: 200_000)
    _ = try folder.write(
      "\"a\" = \"A\";\n\"t\" = \"\(long)\";\n", as: "S/en.lproj/Localizable.strings")
    _ = try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"t\": {\"localizations\":\n{\"en\": "
        + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(long)\"}}}}}}",
      as: "S.xcstrings")
    for (strings, place) in [
      ("S", "S/en.lproj/Localizable.strings:2:1"), ("S.xcstrings", "S.xcstrings:2:56"),
    ] {
      let document = try folder.write(
        "strings: \(strings)\nviews: {a: {class: label, text: {key: t}, frame: [0, 0, 90, 30]}}\n")
      let check = try PlumbProcess.run(["check", document])
      #expect(check.status == 65)
      #expect(
        check.text.contains("\(place): error: the text is longer than the limit"),
        "\(check.text.prefix(400))")
    }
  }

  @Test func changesOfDirectionAreShownByTheirCodes() throws {
    let document = try folder.write(
      "canvas: {size: 100x100}\nviews: {a: {class: label, text: \"abc\\u202Edef ghi\", frame: [0, 0, 30, 30]}}\n"
    )
    for command in [
      ["check"], ["check", "--format", "github"], ["headroom"],
      ["compare", "--format", "markdown", "-o", "-"],
    ] {
      let process = try PlumbProcess.run([command[0], document] + command.dropFirst())
      #expect(process.text.contains("u{202E}"), "\(command) \(process.text)")
      #expect(!(process.text + process.errors).contains("\u{202E}"), "\(command)")
    }
  }

  @Test func anAppearanceThatChangesNothingIsNoted() throws {
    let document = try folder.write(
      "canvas: {size: 60x60}\nroot: {background: \"#ffffff\"}\nviews: {b: {background: \"#808080\"}}\n"
        + "constraints: [b.edges = root + 9]\n")
    func render(_ arguments: [String]) throws -> PlumbProcess {
      try PlumbProcess.run(["render", document, "-o", "-"] + arguments)
    }
    let (light, dark) = (try render([]), try render(["--appearance", "dark"]))
    #expect(light.status == 0 && light.errors.isEmpty && light.output == dark.output)
    #expect(dark.errors.contains("document.yaml:2:1: note: the dark appearance changes nothing"))
    #expect(try render(["--appearance", "light"]).errors.isEmpty)
    let check = try PlumbProcess.run(["check", document, "--appearance", "dark"])
    #expect(check.status == 0 && check.text.contains("[appearance/no-effect]"), "\(check.text)")
    let junit = try PlumbProcess.run(
      ["check", document, "--appearance", "dark", "--format", "junit"])
    #expect(junit.text.contains("failures=\"0\"") && junit.text.contains("<system-out>"))
    // What has colours or pictures of its own for an appearance changes with it.
    for view in [
      "class: alert, title: A", "class: datePicker",
      "class: button, title: A",
      "class: image, image: {symbol: heart}", "class: visualEffect, effect: systemMaterial",
      "class: label, textColor: \"#ff0000\", text: {markdown: \"[a](b)\"}",
    ] {
      _ = try folder.write(
        "canvas: {size: 60x60}\nroot: {background: \"#ffffff\"}\nviews: {b: {\(view), frame: [9, 9, 40, 40]}}\n"
      )
      let (pale, seen) = (
        try render(["--style", "plain"]), try render(["--style", "plain", "--appearance", "dark"])
      )
      #expect(!seen.errors.contains("changes nothing") && seen.output != pale.output, "\(view)")
    }
    // A root that lets the screen show through changes with it.
    _ = try folder.write("canvas: {size: 60x60}\nroot: {background: \"#ffffff80\"}\n")
    let (pale, seen) = (try render([]), try render(["--appearance", "dark"]))
    #expect(seen.errors.isEmpty && seen.output != pale.output)
  }
}

extension CheckTests {
  /// What cannot be drawn is said by `check` in the words of `render`, at the line of the canvas.
  @Test(arguments: [
    ("canvas: {size: 10000x10000, scale: 3}", []), ("canvas: 10000x10000", []),
    ("canvas: iphone-se", ["--size", "10000x10000"]),
  ])
  func aCanvasThatCannotBeDrawnIsFound(canvas: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("name: large\n\(canvas)\n")
    let check = try PlumbProcess.run(["check", "document.yaml"] + options, folder: folder.url)
    let render = try PlumbProcess.run(
      ["render", "document.yaml", "-o", "a.png"] + options, folder: folder.url)
    #expect(check.status == 65 && render.status == 65)
    #expect(check.text.contains("a picture of 10000 × 10000 points at"), "\(check.text)")
    #expect(
      check.text.replacingOccurrences(of: " [document/invalid]", with: "") == render.errors)
    #expect(render.errors.hasPrefix(options.isEmpty ? "document.yaml:2:1: " : "document.yaml: "))
  }

  @Test func standardInputThatIsClosedIsCalledSo() throws {
    for command in ["frames -", "check -", "render - -o -", "explain - root.width"] {
      let process = try PlumbProcess.run(script: "\"$PLUMB\" \(command) <&-")
      #expect(process.status == 74)
      #expect(
        (process.errors + process.text).contains("cannot read -: standard input is closed"),
        "\(process.errors)")
    }
  }

  /// Whoever was to write may have ended before plumb begins.
  @Test func aPipeWithoutAWordIsAnEmptyDocument() throws {
    let process = try PlumbProcess.run(script: ": | { sleep 0.2; \"$PLUMB\" check -; }")
    #expect(
      process.status == 65 && (process.text + process.errors).contains("is empty"))
  }

  /// A file that is opened must not end up in the place of a stream that is closed.
  @Test func outputThatIsClosedSpoilsNoFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.png").path
    let process = try PlumbProcess.run(
      script: "\"$PLUMB\" render Samples/red-view-sized.yaml -o \(path) <&- >&- 2>&-")
    let open = try PlumbProcess.run(["render", "Samples/red-view-sized.yaml", "-o", "-"])
    #expect(process.status == 0 && open.status == 0)
    #expect(try Array(Data(contentsOf: folder.file("a.png"))) == open.output)
    let closed = try PlumbProcess.run(
      script: "\"$PLUMB\" render Samples/red-view-sized.yaml -o - >&-")
    #expect(closed.status == 74 && closed.errors.contains("standard output"), "\(closed.errors)")
  }

  @Test func namesOfFilesAreEscapedAsEachFormAsks() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("views: {a: {}}", as: "ä b#50%,<1>:2.yaml")
    func check(_ format: String) throws -> String {
      try PlumbProcess.run(
        ["check", "ä b#50%,<1>:2.yaml", "--format", format], folder: folder.url
      ).text
    }
    #expect(try check("text").hasPrefix("ä b#50%,<1>:2.yaml:1:9: warning: "))
    #expect(try check("sarif").contains("\"uri\": \"%C3%A4%20b%2350%25,%3C1%3E%3A2.yaml\""))
    #expect(try check("github").contains("file=ä b#50%25%2C<1>%3A2.yaml,line=1,col=9"))
    #expect(try check("junit").contains("name=\"ä b#50%,&lt;1&gt;:2.yaml\""))
  }

  @Test(arguments: [
    (["chek", "a.yaml"], "error: there is no command chek; did you mean check?\n"),
    (["help", "rendre"], "error: there is no command rendre; did you mean render?\n"),
    (
      ["paint"],
      "error: there is no command paint; there are render, preview, compare, frames, "
        + "check, test, accept, prune, headroom, lsp, explain, convert, merge, ninja, "
        + "texts, uikit, fonts, devices, schema, help\n"
    ),
  ])
  func aCommandThatThereIsNotIsNamed(arguments: [String], message: String) throws {
    let process = try PlumbProcess.run(arguments)
    #expect(process.status == 64 && process.errors == message && process.output.isEmpty)
  }

  @Test func aFileWithoutANameIsRefused() throws {
    let process = try PlumbProcess.run(["frames", ""])
    #expect(process.status == 74 && process.errors.contains("a file has to have a name"))
  }
}
