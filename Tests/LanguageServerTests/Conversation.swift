import Foundation
import LanguageServer
import LayoutScene

/// A session without threads: what an editor sends, and what comes back, in a fixed order. Time only passes where a
/// test says so.
final class Conversation {
  let session: Session
  let folder: URL
  private let checker: Checker
  private(set) var now = 0
  private var lastID = 0
  private var versions: [String: Int] = [:]
  /// The diagnostics that each file was last told, by the file's name.
  private(set) var diagnostics: [String: [JSON]] = [:]
  /// The checks that were made.
  private(set) var checks: [CheckTask] = []

  private static let schema = DocumentSchema()

  init(encodings: [JSON] = [], isInitialized: Bool = true) throws {
    session = Session(schema: Self.schema)
    checker = try Checker()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard isInitialized else { return }
    _ = try request(
      "initialize", ["capabilities": ["general": ["positionEncodings": .array(encodings)]]])
    notify("initialized", [:])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: Sending

  struct Refusal: Error, Equatable {
    var code: Int
    var message: String
  }

  func notify(_ method: String, _ parameters: JSON) {
    keep(session.receive(.notification(method: method, parameters: parameters), now: now))
  }

  /// The answer to a request. One that waits for a check gets it.
  func request(_ method: String, _ parameters: JSON) throws -> JSON {
    lastID += 1
    let id = JSON.number(Double(lastID))
    let message = Message.request(id: id, method: method, parameters: parameters)
    var answers = keep(session.receive(message, now: now))
    if answers.isEmpty { answers = check() }
    let answer = answers.first { $0["id"] == id } ?? .null
    if let error = answer["error"] {
      throw Refusal(
        code: error["code"]?.integer ?? 0, message: error["message"]?.text ?? "")
    }
    return answer["result"] ?? .null
  }

  func pass(_ milliseconds: Int) { now += milliseconds }

  /// Makes the checks that are due, and returns the answers to what waited for them.
  @discardableResult
  func check() -> [JSON] {
    let work = session.dueWork(now: now)
    return keep(work.messages)
      + work.tasks.flatMap { task -> [JSON] in
        checks.append(task)
        return keep(session.finish(checker.outcome(of: task), now: now))
      }
  }

  func outcome(of task: CheckTask) -> CheckOutcome { checker.outcome(of: task) }

  /// The messages that are answers; diagnostics are noted.
  @discardableResult
  func keep(_ messages: [JSON]) -> [JSON] {
    for message in messages where message["method"] == "textDocument/publishDiagnostics" {
      let name = (message["params"]?["uri"]?.text ?? "").split(separator: "/").last ?? ""
      diagnostics[String(name)] = message["params"]?["diagnostics"]?.elements ?? []
    }
    return messages.filter { $0["id"] != nil }
  }

  // MARK: Files

  func address(_ name: String) -> JSON { .string("file://\(folder.path)/\(name)") }

  func write(_ text: String, as name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func open(_ text: String, as name: String = "screen.yaml") {
    versions[name] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": address(name), "languageId": "yaml", "version": 1, "text": .string(text),
        ]
      ])
  }

  func change(_ text: String, in name: String = "screen.yaml", range: JSON? = nil) {
    versions[name, default: 1] += 1
    let version = Double(versions[name] ?? 1)
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address(name), "version": .number(version)],
        "contentChanges": [JSON(present: ["range": range, "text": .string(text)])],
      ])
  }

  func close(_ name: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": address(name)]])
  }

  /// Asks about a place of an open file.
  func ask(
    _ method: String, at place: Position, in name: String = "screen.yaml",
    _ more: [JSON.Member] = []
  ) throws -> JSON {
    let members: [JSON.Member] = [
      .init(key: "textDocument", value: ["uri": address(name)]),
      .init(
        key: "position",
        value: [
          "line": .number(Double(place.line)), "character": .number(Double(place.character)),
        ]),
    ]
    return try request("textDocument/" + method, .object(members + more))
  }

  /// The first lines of what was said about a file, each with the text that it marks.
  func messages(of name: String = "screen.yaml", _ text: String) -> [String] {
    (diagnostics[name] ?? []).map { diagnostic in
      let line = diagnostic["message"]?.text?.split(separator: "\n").first ?? ""
      return "\(marked(diagnostic["range"], text)): \(line)"
    }
  }

  /// The part of a text that a range marks.
  func marked(_ range: JSON?, _ text: String) -> String {
    let edited = EditedText(text)
    func offset(_ key: String) -> Int {
      let place = range?[key]
      return edited.offset(
        of: .init(
          line: place?["line"]?.integer ?? 0, character: place?["character"]?.integer ?? 0),
        .utf16)
    }
    return String(decoding: edited.bytes[offset("start")..<offset("end")], as: UTF8.self)
  }
}

/// A text with a mark, as tests write the place of the cursor.
struct Marked {
  let text: String
  let place: Position

  init(_ marked: String) {
    let parts = marked.components(separatedBy: "¦")
    text = parts.joined()
    place = EditedText(text).position(of: parts[0].utf8.count, .utf16)
  }
}
