import Foundation
import LayoutScene
import Reports
import Testing

@testable import Snapshots

/// What is told of a run in Markdown, annotations and JUnit.
@Suite struct RunReportTests {
  static func result(
    _ id: String, _ status: SnapshotResult.Status, document: String = "chat.yaml",
    frames: [FrameChange] = [], causes: [Cause] = [], notes: [String] = []
  ) -> SnapshotResult {
    SnapshotResult(
      id: id, document: document, cell: Cell(), status: status, frames: frames, notes: notes,
      causes: causes)
  }

  static let moved = FrameChange(
    view: "title", before: CGRect(x: 16, y: 24, width: 248, height: 34.5),
    after: CGRect(x: 24, y: 24, width: 240, height: 34.5))

  static func cause(line: Int) -> Cause {
    Cause(
      .constant, "card.leading = root.leading + 24",
      origin: SourceLocation(file: "chat.yaml", line: line, column: 7), before: "16", after: "24",
      views: ["card", "title"])
  }

  static let failed = result(
    "chat.en", .failed, frames: [moved, FrameChange(view: "new", before: nil, after: .zero)],
    causes: [cause(line: 31)], notes: ["4 % of the pixels differ."])

  @Test func aResultInLinesHasCausesFramesAndNotes() {
    #expect(
      Self.failed.details == [
        "constant: card.leading = root.leading + 24 (chat.yaml:31) was 16, is 24",
        "  changes card and 1 other view",
        "view   before              after               change",
        "title  16, 24, 248 × 34.5  24, 24, 240 × 34.5  x +8, width \u{2212}8",
        "new    –                   0, 0, 0 × 0         new",
        "4 % of the pixels differ.",
      ])
    #expect(Self.result("a", .passed).details == [])
  }

  /// The edit of the most snapshots comes first. One that a snapshot has for two groups of views counts once for it,
  /// and cells of other documents do not count.
  @Test func editsAreSharedByTheSnapshotsThatHaveThem() {
    var logo = Self.cause(line: 2)
    logo.views = ["logo"]
    let results = [
      Self.result("chat.en", .failed, causes: [Self.cause(line: 1)]),
      Self.result("chat.de", .failed, causes: [Self.cause(line: 2), logo]),
      Self.result("chat.ja", .failed, causes: [Self.cause(line: 2)]),
      Self.result("mail.en", .passed, document: "mail.yaml"),
    ]
    let shared = results.sharedCauses
    #expect(shared.map(\.cause.origin?.line) == [2, 1])
    #expect(shared.map { $0.results.map(\.id) } == [["chat.de", "chat.ja"], ["chat.en"]])
    #expect(shared.map(\.viewCount) == [3, 2])
    #expect(shared[0].effect(among: results).hasSuffix(" in 2 of 3 cells"))
  }

  @Test func aSummaryTellsCausesSnapshotsAndHowToAccept() {
    let text = StepSummary.text([
      Self.failed, Self.result("chat.de", .failed, causes: [Self.cause(line: 31)]),
      Self.result("new", .missing), Self.result("chat.ja", .passed),
    ])
    #expect(
      text == """
        ## Snapshots: 2 failed, 1 missing, 1 passed

        ### Causes

        | Cause | Where | Snapshots |
        |---|---|---|
        | constant `card.leading = root.leading + 24` was 16, is 24 | `chat.yaml:31` | 2 |

        | Snapshot | Status | What changed | Why |
        |---|---|---|---|
        | `chat.en` | failed | `title` x +8, width \u{2212}8<br>`new` new | constant `card.leading = root.leading + 24` was 16, is 24 |
        | `chat.de` | failed |  | constant `card.leading = root.leading + 24` was 16, is 24 |
        | `new` | missing |  |  |

        To accept what is as it should be, run this where you commit from:

        ```sh
        plumb test --record missing
        plumb accept 'chat.en' 'chat.de'
        ```

        <details><summary>Frames of chat.en</summary>

            view   before              after               change
            title  16, 24, 248 × 34.5  24, 24, 240 × 34.5  x +8, width \u{2212}8
            new    –                   0, 0, 0 × 0         new

        </details>

        """)
    #expect(StepSummary.text([Self.result("a", .passed)]) == "## Snapshots: 1 passed\n")
  }

  @Test(arguments: [700, 2000, 20_000, StepSummary.byteLimit])
  func aSummaryStaysWithinItsLimitAndCountsTheRest(limit: Int) {
    let results = (0..<20_000).map { index in
      var result = Self.failed
      result.id = "chat-\(index)"
      return result
    }
    let text = StepSummary.text(results, byteLimit: limit)
    #expect(text.utf8.count <= limit)
    #expect(text.hasSuffix("are in the report.\n"))
    #expect(limit < 1 << 20, "GitHub drops a larger one")
  }

  @Test func hostileNamesStayInTheirCellOfATable() {
    let text = StepSummary.text([
      Self.result("a|b\n| <img> @team", .failed, notes: ["`x` | <b>"])
    ])
    #expect(
      text.contains(
        "| a\\|b\\\\n\\| &lt;img&gt; @\u{2060}team | failed | \\`x\\` \\| &lt;b&gt; |  |"))
  }

  @Test func aCauseThatMovesNothingHasNoFramesOfAnother() {
    var moves = Self.cause(line: 31)
    moves.shares = [FrameChange(view: "card", before: .zero, after: .infinite)]
    var result = Self.failed
    result.causes = [moves, Self.cause(line: 32)]
    let lines = SnapshotAnnotations.text([result]).split(separator: "\n")
    #expect(lines.map { $0.contains("title  16") } == [false, false], "\(lines)")
    #expect(lines.map { $0.contains("card ") } == [true, false], "\(lines)")
  }

  @Test func aCauseIsAnnotatedOnceForAllItsSnapshots() {
    var cause = Self.cause(line: 31)
    cause.shares = [FrameChange(view: "card", before: .zero, after: .infinite)]
    let other = Self.result("chat.de", .failed, causes: [cause])
    let text = SnapshotAnnotations.text([
      Self.failed, other, Self.result("x", .missing, document: "new.yaml"),
      Self.result("y", .incomparable), Self.result("z", .passed),
    ])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "::error file=chat.yaml,line=31,col=7,title=snapshot/constant::constant: “card.leading"))
    #expect(lines[0].contains("%0A2 screens differ from their snapshots: chat.en, chat.de%0A"))
    #expect(
      lines[1]
        == "::error file=new.yaml,title=snapshot/missing::1 screen has no snapshot: x")
    #expect(lines[2].hasPrefix("::warning file=chat.yaml,title=snapshot/incomparable::"))
  }

  /// GitHub shows ten errors and ten warnings of a step, and 4,096 UTF-16 units of a message.
  @Test func annotationsStayWithinGitHubsLimits() {
    let causes = (0..<30).map { index in
      Self.result(
        String(repeating: "é", count: 900) + "\(index)", .failed,
        frames: Array(repeating: Self.moved, count: 300), causes: [Self.cause(line: index + 1)])
    }
    let incomparable = (0..<30).map { index in
      Self.result("y\(index)", .incomparable, document: "\(index).yaml")
    }
    let lines = SnapshotAnnotations.text(causes + incomparable).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines[9].hasSuffix("::21 more are in the report; GitHub shows ten per step at most."))
    for line in lines {
      let message = line.replacing("%0A", with: "\n").split(separator: "::", maxSplits: 2).last
      #expect((message?.utf16.count ?? .max) <= 4096)
    }
  }

  @Test func acceptingNamesWhatAShellReadsAsOneWord() {
    let text = StepSummary.text([Self.result("it's", .failed), Self.result("a`b", .failed)])
    #expect(text.contains("plumb accept 'it'\\''s'\n"))
    let recorded = StepSummary.text([Self.result("new", .missing)], test: "plumb test Screens")
    #expect(recorded.contains("```sh\nplumb test Screens\n```"))
    let strange = StepSummary.text([Self.result("other", .incomparable)])
    #expect(!strange.contains("```"), "accepting does nothing about fonts")
  }

  /// A mistake in a file that documents include is one problem, wherever each of them uses what has it.
  @Test func aMistakeOfAnIncludedFileIsOneProblem() {
    let place = SourceLocation(file: "rows.yaml", line: 4, column: 9)
    let problems = ["a", "b", "c"].map { name in
      RunProblem(
        file: "rows.yaml", origin: place,
        words: MistakeWords("no key “txet”", uses: ["used at \(name).yaml:2:3"]),
        documents: ["\(name).yaml"])
    }
    let once = problems.sortedOnce
    #expect(
      once.map(\.message) == ["no key “txet” (used at a.yaml:2:3, and 2 more documents)"])
    #expect(once.map(\.documents) == [["a.yaml", "b.yaml", "c.yaml"]])
    // So it is where the reports of shards are merged.
    let parts = [once, problems.suffix(1)].flatMap { $0.map(\.partJSON) }
    #expect(parts.map { RunProblem(part: $0) }.sortedOnce == once)
    #expect(once[0].json.members.map(\.key) == ["file", "line", "column", "message", "documents"])
    // What an older version wrote has only the message, which counts as a whole.
    let older = problems.map { RunProblem(part: $0.json) }.sortedOnce
    #expect(older.map(\.message) == problems.map(\.message))
  }

  /// What could not be tested, in every form that a service reads.
  @Test func whatCannotBeTestedIsAnErrorOfEveryReport() {
    let place = SourceLocation(file: "bad.yaml", line: 3, column: 5)
    let problems = [
      RunProblem(file: "Snapshots/b.png", message: "the file is empty"),
      RunProblem(file: "bad.yaml", origin: place, message: "“[” has no end"),
      RunProblem(file: "bad.yaml", origin: place, message: "“[” has no end"),
    ].sortedOnce
    #expect(problems.map(\.file) == ["Snapshots/b.png", "bad.yaml"])
    let junit = JUnit([Self.result("a", .passed)], problems: problems).text
    #expect(junit.contains("tests=\"3\" failures=\"0\" errors=\"2\">"))
    #expect(
      junit.contains(
        "name=\"bad.yaml:3:5\">\n    <error message=\"“[” has no end\">bad.yaml:3:5: error:"))
    let annotations = SnapshotAnnotations.text([], problems: problems).split(separator: "\n")
    #expect(
      annotations == [
        "::error file=Snapshots/b.png,title=snapshot/error::the file is empty",
        "::error file=bad.yaml,line=3,col=5,title=snapshot/error::“[” has no end",
      ])
    let summary = StepSummary.text([], problems: problems)
    #expect(summary.hasPrefix("## Snapshots: no snapshots, 2 files not tested\n"))
    #expect(summary.contains("| `bad.yaml:3` | “\\[” has no end |"))
    let json = SnapshotResult.report([], problems: problems)
    #expect(json["problems"]?.elements?.last?["line"]?.integer == 3)
  }

  @Test func everySnapshotIsATestCaseOfJUnit() {
    let text = JUnit([
      Self.failed, Self.result("a<b>", .passed), Self.result("c", .incomparable),
    ]).text
    #expect(
      text.contains("<testsuite name=\"plumb test\" tests=\"3\" failures=\"1\" skipped=\"1\">"))
    #expect(
      text.contains(
        "<testcase classname=\"plumb.test\" name=\"chat.en\">\n    <failure message=\"chat.yaml "
          + "differs from the snapshot\">constant: card.leading"))
    #expect(text.contains("name=\"a&lt;b&gt;\"/>"))
    #expect(text.contains("<skipped message=\"chat.yaml has a snapshot that was made with"))
  }
}
