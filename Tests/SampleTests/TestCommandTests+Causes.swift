import Foundation
import Testing

extension TestCommandTests {
  /// Three screens with a style of a shared file, of which one has an edit of its own.
  private func screens() throws {
    for name in ["a", "b", "c"] {
      let text = """
        canvas: {size: 120x80}
        include: common.yaml
        views:
          card:
            style: card
            views:
              dot: {background: "#333333"}
        constraints:
          - H:|-8-[card]-8-|
          - V:|-8-[card]-8-|
          - dot.left = card.left + 10
          - dot.top = card.top + 10
          - dot.width = 20
          - dot.height = size

        """
      _ = try place.write(text, as: "Screens/\(name).yaml")
    }
    try shared(color: "#ddddff", size: 20)
    try plumb(["test", "Screens", "--locale", "en,de"])
  }

  private func shared(color: String, size: Int) throws {
    _ = try place.write(
      "metrics: {size: \(size)}\nstyles:\n  card:\n    background: \"\(color)\"\n",
      as: "Screens/common.yaml")
  }

  /// What an edit changes besides frames follows from it, and is listed with `--verbose`.
  @Test func consequencesOfAnEditAreListedWhereTheyAreAskedFor() throws {
    func write(_ font: String) throws {
      let text = """
        canvas: {size: 120x80}
        views: {title: {class: label, text: Title, font: \(font)}}
        constraints: [title.left = root.left + 8, title.top = root.top + 8]

        """
      _ = try place.write(text, as: "a.yaml")
    }
    try write("body")
    try plumb(["test", "a.yaml"])
    try write("title1")
    let run = try plumb(["test", "a.yaml"])
    #expect(run.text.hasPrefix("font: title.font body → title1, a.yaml:2: 1 snapshot\n"))
    #expect(!run.text.contains("baseline") && !run.text.contains("the font of"), "\(run.text)")
    let verbose = try plumb(["test", "a.yaml", "--verbose"])
    #expect(verbose.text.contains("the first baseline of title is at"), "\(verbose.text)")
    #expect(verbose.text.contains("the font of title is"), "\(verbose.text)")
  }

  @Test func anEditOfASharedFileIsPrintedOnce() throws {
    try screens()
    try shared(color: "#ddffdd", size: 24)
    let run = try plumb(["test", "Screens", "--locale", "en,de"])
    #expect(
      run.text == """
        constant: metrics.size 20 → 24, Screens/common.yaml:1: 6 snapshots
          changes dot (height +4) in 6 of 6 cells of 3 documents
        appearance: styles.card.background #ddddff → #ddffdd, Screens/common.yaml:4: 6 snapshots
          changes card in 6 of 6 cells of 3 documents
        failed  2 of 2 cells  (Screens/a.yaml)
          it would pass with --tolerance 4
          25024 of 38400 pixels differ (65.17%), by up to ΔE 65.46
        failed  2 of 2 cells  (Screens/b.yaml)
          it would pass with --tolerance 4
          25024 of 38400 pixels differ (65.17%), by up to ΔE 65.46
        failed  2 of 2 cells  (Screens/c.yaml)
          it would pass with --tolerance 4
          25024 of 38400 pixels differ (65.17%), by up to ΔE 65.46
        If the change is meant: plumb accept '*'
        6 snapshots: 6 failed

        """)
    let annotations = try plumb(["test", "Screens", "--locale", "en,de", "--format", "github"])
    let lines = annotations.text.split(separator: "\n")
    #expect(lines.count == 2, "\(annotations.text)")
    #expect(lines[0].hasPrefix("::error file=Screens/common.yaml,line=1,"))
    #expect(lines[1].hasPrefix("::error file=Screens/common.yaml,line=4,"))
  }

  /// What each screen edits besides the size that they share, and the causes that are offered.
  @Test(
    arguments: [
      ([[], [], ["top"]], ["metrics.size"]),
      ([["left"], ["top"], ["top", "left"]], ["metrics.size", "dot.left = card.left + 12"]),
      ([["top"], ["top"], ["top"]], []),
    ] as [([[String]], [String])])
  func onlyCausesThatAcceptSomethingAreOffered(edits: [[String]], causes: [String]) throws {
    try screens()
    try shared(color: "#ddddff", size: 24)
    for (name, edges) in zip(["a", "b", "c"], edits) {
      let text = try String(contentsOf: place.file("Screens/\(name).yaml"), encoding: .utf8)
      let edited = edges.reduce(text) { $0.replacing("card.\($1) + 10", with: "card.\($1) + 12") }
      _ = try place.write(edited, as: "Screens/\(name).yaml")
    }
    let run = try plumb(["test", "Screens"])
    let offered = run.text.split(separator: "\n").filter { $0.contains(" alone: ") }
    let words = causes.count == 1 ? "One edit alone" : "\(causes.count) edits alone"
    let options = causes.map { $0.contains(" ") ? "--cause '\($0)'" : "--cause \($0)" }
    #expect(
      offered
        == (causes.isEmpty
          ? [] : ["\(words): plumb accept \(options.joined(separator: " "))"]))
    guard !causes.isEmpty else { return }
    let accepted = try plumb(["accept"] + causes.flatMap { ["--cause", $0] })
    #expect(accepted.status == 0 && accepted.text.contains("accepted  "))
  }

  @Test func causesAreAcceptedByTheirEdit() throws {
    try screens()
    try shared(color: "#ddddff", size: 24)
    let text = try String(contentsOf: place.file("Screens/c.yaml"), encoding: .utf8)
    _ = try place.write(
      text.replacingOccurrences(of: "card.left + 10", with: "card.left + 12"), as: "Screens/c.yaml")
    try plumb(["test", "Screens"])
    let wrong = try plumb(["accept", "--cause", "styles.*"])
    #expect(wrong.status == 64)
    #expect(
      wrong.errors.contains(
        "no pending snapshot has the cause “styles.*”; there are dot.left = card.left + 12, metrics.size"
      ),
      "\(wrong.errors)")
    let first = try plumb(["accept", "--cause", "metrics.size"])
    #expect(
      first.text == """
        accepted  Screens/a.en.120x80
        accepted  Screens/b.en.120x80
        left      Screens/c.en.120x80, which also has constant: “dot.left = card.left + 12” 10 → 12, Screens/c.yaml:11

        """)
    #expect(first.status == 0)
    let nothing = try plumb(["accept", "--cause", "metrics.size"])
    #expect(nothing.text.hasPrefix("left      Screens/c.en.120x80, which also has "))
    #expect(nothing.status == 64)
    #expect(
      nothing.errors == "error: nothing is accepted; name the other causes with --cause, too\n")
    let both = try plumb(["accept", "--cause", "metrics.size", "--cause", "Screens/c.yaml:11"])
    #expect(both.text == "accepted  Screens/c.en.120x80\n", "\(both.text)\(both.errors)")
    #expect(try plumb(["test", "Screens"]).status == 0)
  }

  /// The variables are those that other programs know; the option wins over them.
  @Test(
    arguments: [
      ([:], [], false), (["CLICOLOR_FORCE": "1"], [], true), (["CLICOLOR_FORCE": "0"], [], false),
      (["CLICOLOR": "1"], [], false), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], [], false),
      (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], [], true),
      (["NO_COLOR": "1"], ["--color", "always"], true),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], false),
      ([:], ["--color", "auto"], false),
    ] as [([String: String], [String], Bool)])
  func coloursAreWhereTheyAreWanted(
    environment: [String: String], options: [String], hasColor: Bool
  ) throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let run = try test(options, environment)
    #expect(
      run.text.contains("\u{1B}[31mfailed\u{1B}[0m  card.en.120x80") == hasColor, "\(run.text)")
    #expect(run.text.contains("\u{1B}") == hasColor)
  }

  @Test(arguments: [("", true), ("NO_COLOR=1", false), ("CLICOLOR=0", false), ("TERM=dumb", false)])
  func aTerminalHasColours(variable: String, hasColor: Bool) throws {
    try test()
    _ = try place.write(Self.moved, as: "card.yaml")
    let run = try PlumbProcess.run(
      script:
        "cd '\(place.path)'; env -u CI -u NO_COLOR -u CLICOLOR TERM=xterm \(variable) script -qec "
        + "\"$PLUMB test card.yaml --snapshots '\(snapshots.path)'\" /dev/null")
    #expect(run.text.contains("\u{1B}[31mfailed") == hasColor, "\(run.text)")
  }

  @Test func noLineIsLongerThanAHundredColumns() throws {
    let name = String(repeating: "long-name-", count: 12)
    let text = Self.card.replacingOccurrences(of: "dot", with: name)
    _ = try place.write(text, as: "card.yaml")
    try test()
    _ = try place.write(
      text.replacingOccurrences(of: "card.left + 10", with: "card.left + 14"), as: "card.yaml")
    let lines = try test().text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines)")
    #expect(lines.count > 4)
  }
}
