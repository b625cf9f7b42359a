import Foundation
import Testing

/// `plumb lsp` as an editor starts it.
@Suite struct LanguageServerTests {
  /// What the server says to the bytes of a file, with its exit status.
  private func run(
    _ input: [UInt8], seconds: Int = 300
  ) throws -> (status: Int32, messages: [[String: Any]]) {
    let folder = try TemporaryFolder()
    _ = try folder.write(input, as: "input")
    let process = try PlumbProcess.run(
      script: "timeout \(seconds) \"$PLUMB\" lsp < '\(folder.file("input").path)'")
    return (process.status, try messages(process.output))
  }

  private func messages(_ output: [UInt8]) throws -> [[String: Any]] {
    var rest = Data(output)
    var found: [[String: Any]] = []
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.split(separator: " ").last ?? ""))
      let body = rest[end.upperBound...].prefix(length)
      try #require(body.count == length)
      found.append(try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = Data(rest[end.upperBound...].dropFirst(length))
    }
    #expect(rest.isEmpty)
    return found
  }

  private func framed(_ message: [String: Any]) throws -> [UInt8] {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
  }

  private func beginning() throws -> [UInt8] {
    try framed(["id": 0, "method": "initialize", "params": ["capabilities": [:]]])
      + framed(["method": "initialized", "params": [:]])
  }

  private func end() throws -> [UInt8] {
    try framed(["id": "end", "method": "shutdown"]) + framed(["method": "exit"])
  }

  private func open(_ path: String, _ text: String) throws -> [UInt8] {
    try framed([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": "file://\(path)", "languageId": "yaml", "version": 1, "text": text]
      ],
    ])
  }

  /// A hover on the view at a place of a document; its answer waits for the check, so that the end comes after it.
  private func wait(for path: String, line: Int, character: Int, id: Int) throws -> [UInt8] {
    try framed([
      "id": id, "method": "textDocument/hover",
      "params": [
        "textDocument": ["uri": "file://\(path)"],
        "position": ["line": line, "character": character],
      ],
    ])
  }

  /// A finding as a line, wherever it is from.
  private func line(_ rule: String, _ message: String, _ line: Int?, _ column: Int?) -> String {
    "\(line ?? 1):\(column ?? 1): \(message) [\(rule)]"
  }

  /// An editor marks exactly what `plumb check` lists in all languages and variants.
  @Test(arguments: ["Samples/Findings", "Samples"]) func theFindingsAreThoseOfCheck(
    folder: String
  ) throws {
    let root = PlumbProcess.root.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    let paths = names.map { root.appendingPathComponent($0).path }
    let check = try PlumbProcess.run(
      ["check", "--format", "json", "--locale", "all", "--variant", "all"] + paths)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(check.output)) as? [String: Any])
    var expected: [String: [String]] = [:]
    // The paths were absolute, so those of their strings are, too.
    let absolute = { (path: String) in URL(fileURLWithPath: path).standardizedFileURL.path }
    for file in report["files"] as? [[String: Any]] ?? [] {
      let path = try #require(file["file"] as? String)
      for finding in file["findings"] as? [[String: Any]] ?? [] {
        let place = (finding["file"] as? String).map(absolute) ?? path
        expected[place, default: []].append(
          line(
            finding["rule"] as? String ?? "", finding["message"] as? String ?? "",
            finding["line"] as? Int, finding["column"] as? Int))
      }
    }
    var found: [String: [String]] = [:]
    for message in try messages(of: paths)
    where message["method"] as? String == "textDocument/publishDiagnostics" {
      let parameters = message["params"] as? [String: Any]
      let address = try #require(parameters?["uri"] as? String)
      let all = parameters?["diagnostics"] as? [[String: Any]] ?? []
      found[String(address.dropFirst("file://".count))] = all.map { diagnostic in
        let range = diagnostic["range"] as? [String: Any]
        let start = range?["start"] as? [String: Any]
        let words = (diagnostic["message"] as? String ?? "").split(separator: "\n").first ?? ""
        return line(
          diagnostic["code"] as? String ?? "", String(words),
          (start?["line"] as? Int).map { $0 + 1 }, (start?["character"] as? Int).map { $0 + 1 })
      }.sorted()
    }
    #expect(!expected.isEmpty)
    for (path, lines) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(found[path] ?? [] == lines.sorted(), "\(path)")
    }
    for path in paths where expected[path] == nil { #expect(found[path] ?? [] == [], "\(path)") }
  }

  /// What is said about documents until the last of them has been checked.
  private func messages(of paths: [String]) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let last = try folder.write("views: {last: {hidden: true}}\n", as: "last.yaml")
    var input = try beginning()
    for path in paths { input += try open(path, try String(contentsOfFile: path, encoding: .utf8)) }
    input += try open(last, "views: {last: {hidden: true}}\n")
    _ = try folder.write(input, as: "input")
    _ = try folder.write(wait(for: last, line: 0, character: 9, id: 1), as: "wait")
    _ = try folder.write(end(), as: "end")
    // The editor ends the talk when it has the last answer.
    let process = try PlumbProcess.run(
      script: """
        cd '\(folder.path)' && mkfifo pipe && { timeout 300 "$PLUMB" lsp < pipe > output & } && exec 3> pipe \
        && cat input wait >&3 && for i in $(seq 1000); do grep -q '"id": 1,' output && break; sleep 0.1; done \
        && cat end >&3; exec 3>&-; wait $! && echo ended
        """)
    #expect(process.text == "ended\n", "\(process.errors)")
    return try messages(Array(try Data(contentsOf: folder.file("output"))))
  }

  /// Each of these is answered with an error, and the server is there afterwards. The messages are made in the test, as
  /// a test describes all its arguments, which took 16 seconds.
  @Test(arguments: [
    ("Content-Length: 99999999999999999999\r\n\r\n", 0), ("Content-Length: -1\r\n\r\n", 0),
    ("Content-Length: 4\r\n\r\n{{{{", 0), ("Content-Length: 2\r\n\r\n[]", 0),
    ("Content-Length: 4\r\n\r\nnull", 0), ("X: y\r\n\r\n", 0),
    ("Content-Length: 35000000\r\n\r\n", 35_000_000), ("Content-Length: 300000\r\n\r\n", 300_000),
  ]) func aHostileMessageEndsNothing(message: String, brackets: Int) throws {
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: brackets)
    try expectAnError(Array(message.utf8) + brackets)
  }

  @Test func aMessageThatIsNotUTF8EndsNothing() throws {
    try expectAnError(Array("Content-Length: 2\r\n\r\n".utf8) + [0xFF, 0xFE])
  }

  private func expectAnError(_ message: [UInt8]) throws {
    let (status, messages) = try run(try beginning() + message + end())
    #expect(status == 0)
    #expect(messages.contains { $0["error"] != nil && $0["id"] is NSNull })
    #expect(messages.last?["id"] as? String == "end")
  }

  @Test func withoutShutdownTheStatusIsOne() throws {
    #expect(try run([]).status == 1)
    #expect(try run(beginning()).status == 1)
    #expect(try run(try beginning() + framed(["method": "exit"])).status == 1)
    #expect(try run(try beginning() + end()).status == 0)
  }

  /// Two thousand edits, each of the whole text, are worked off with little memory; the last one counts.
  @Test func manyEditsNeedLittleMemory() throws {
    let folder = try TemporaryFolder()
    let filler = String(repeating: "# a comment that makes the document long\n", count: 500)
    let path = folder.file("screen.yaml").path
    var input = try beginning() + open(path, "views: {a: {}}\n")
    for number in 2...2_001 {
      let text =
        "\(filler)views: {a: {class: label, text: x\(number), hidden: true\(number < 2_001 ? "" : "}")}\n"
      input += try framed([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": "file://\(path)", "version": number],
          "contentChanges": [["text": text]],
        ],
      ])
    }
    input += try wait(for: path, line: 500, character: 8, id: 7)
    _ = try folder.write(input, as: "input")
    _ = try folder.write(end(), as: "end")
    let process = try PlumbProcess.run(
      script: """
        cd '\(folder.path)' && mkfifo pipe && { timeout 300 "$PLUMB" lsp < pipe > output & } ; server=$!; exec 3> pipe \
        && cat input >&3 && for i in $(seq 1000); do grep -q '"id": 7,' output && break; sleep 0.1; done \
        && grep -h VmHWM /proc/$(pgrep -P $server || echo $server)/status; cat end >&3; exec 3>&-; wait $server
        """)
    let messages = try messages(Array(try Data(contentsOf: folder.file("output"))))
    let hover = messages.first { $0["id"] as? Int == 7 }?["result"] as? [String: Any]
    let words = (hover?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(words.contains("label"), "\(messages.suffix(2))")
    let peak = process.text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
    #expect(try #require(peak) < 200 * 1_024, "kilobytes: \(process.text)")
  }
}
