import LayoutScene
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct ProtocolTests {
  private let conversation: Conversation

  init() throws { conversation = try Conversation() }

  /// A document without a finding.
  static let sound = "views: {a: {frame: [0, 0, 9, 9]}}\n"

  // MARK: Messages

  @Test func messagesAreFoundHoweverTheBytesArrive() throws {
    let bodies = ["{}", "[1, 2]", "\"ä😀\"", ""]
    let stream = bodies.flatMap { MessageReader.framed($0) }
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      var reader = MessageReader()
      var (rest, found) = (stream[...], [String]())
      while !rest.isEmpty {
        let count = min(rest.count, Int(random.next() % 9) + 1)
        for part in reader.read(rest.prefix(count)) {
          found.append(String(decoding: try part.get(), as: UTF8.self))
        }
        rest = rest.dropFirst(count)
      }
      #expect(found == bodies)
    }
  }

  /// After each of these, the next proper message is read.
  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -4\r\n\r\n",
    "Content-Length: 99999999999999999999999\r\n\r\n", "Hello: you\r\n\r\n",
    "Content-Type: a; charset=utf-8\r\n\r\n", "\r\n\r\n",
  ])
  func aWrongHeaderIsAnErrorAndNoMore(header: String) {
    var reader = MessageReader()
    let found = reader.read(Array(header.utf8) + MessageReader.framed("{}"))
    #expect(found.count == 2)
    #expect(throws: RPCError.self) { try found[0].get() }
    #expect((try? found[1].get()) == Array("{}".utf8))
  }

  @Test func aMessageThatIsTooLargeIsNotKept() throws {
    var reader = MessageReader()
    let length = MessageReader.sizeLimit + 100
    var found = reader.read(Array("Content-Length: \(length)\r\n\r\n".utf8))
    for _ in 0..<(length / 100) { found += reader.read([UInt8](repeating: 0x20, count: 100)) }
    found += reader.read([UInt8](repeating: 0x20, count: length % 100))
    found += reader.read(MessageReader.framed("{}"))
    #expect(found.count == 2)
    #expect(throws: RPCError.self) { try found[0].get() }
    #expect((try? found[1].get()) == Array("{}".utf8))
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nonsense", -32700), ("{\"a\": \u{1}}", -32700),
    ("[]", -32600), ("3", -32600), ("{}", -32600), ("{\"id\": 3}", -32600),
    ("{\"method\": 3}", -32600), ("{\"method\": \"a\", \"id\": {}}", -32600),
    (String(repeating: "[", count: 100_000), -32700),
  ])
  func whatIsNoMessageIsRefused(text: String, code: Int) {
    let error = #expect(throws: RPCError.self) { _ = try Message(Array(text.utf8)) }
    #expect(error?.code == code)
  }

  // MARK: Order

  @Test func nothingIsAnsweredBeforeTheBeginningOrAfterTheEnd() throws {
    let conversation = try Conversation(isInitialized: false)
    func code(_ method: String) -> Int? {
      do {
        _ = try conversation.request(method, [:])
        return nil
      } catch { return (error as? Conversation.Refusal)?.code }
    }
    #expect(code("textDocument/hover") == -32002)
    #expect(code("shutdown") == -32002)
    #expect(code("initialize") == nil)
    #expect(code("initialize") == -32600)
    #expect(code("textDocument/unheardOf") == -32601)
    #expect(code("textDocument/hover") == -32602)
    #expect(code("shutdown") == nil)
    #expect(code("textDocument/hover") == -32600)
    #expect(!conversation.session.isEnded)
    conversation.notify("exit", [:])
    #expect(conversation.session.isEnded && conversation.session.exitStatus == 0)
  }

  @Test func anEndWithoutShutdownIsAnError() throws {
    conversation.notify("exit", [:])
    #expect(conversation.session.isEnded && conversation.session.exitStatus == 1)
  }

  @Test(arguments: [
    "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/hover", "textDocument/rename", "textDocument/documentSymbol",
    "textDocument/prepareRename", "textDocument/documentHighlight",
  ])
  func wrongParametersAreRefused(method: String) throws {
    conversation.open("views: {a: {}}\n")
    let parameters: [JSON] = [
      .null, [], 3, [:], ["textDocument": 3], ["textDocument": ["uri": "file:///nowhere.yaml"]],
      ["textDocument": ["uri": "nonsense"], "position": ["line": 0, "character": 0]],
    ]
    for parameters in parameters {
      #expect(throws: Conversation.Refusal.self) { try conversation.request(method, parameters) }
    }
    // A place beyond the text is the nearest one that there is.
    let far = Position(line: 1_000_000, character: 1_000_000)
    if method != "textDocument/rename", method != "textDocument/prepareRename" {
      _ = try conversation.ask(String(method.dropFirst("textDocument/".count)), at: far)
    }
  }

  @Test func hostileNotificationsChangeNothing() throws {
    conversation.open(Self.sound)
    let all = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/didSave", "$/cancelRequest", "workspace/didChangeWatchedFiles", "$/other",
    ]
    for method in all {
      for parameters: JSON in [.null, [], ["textDocument": [:]], ["textDocument": ["uri": 3]]] {
        conversation.notify(method, parameters)
      }
    }
    conversation.change("x", range: ["start": ["line": -1, "character": 0], "end": [:]])
    conversation.pass(1_000)
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"] == [])
  }

  // MARK: Edits in time

  @Test func severalEditsAtOnceEndInOneCheck() throws {
    conversation.open(Self.sound)
    conversation.check()
    for number in 0..<50 {
      conversation.change("views: {a: {frame: [0, 0, 9, 9], alpha: 0.\(number)}}\n")
      conversation.pass(Session.pause / 2)
      conversation.check()
    }
    #expect(conversation.checks.count == 1)
    conversation.pass(Session.pause)
    conversation.check()
    #expect(conversation.checks.count == 2)
    #expect(String(decoding: conversation.checks[1].bytes, as: UTF8.self).contains("0.49"))
  }

  @Test func anOutcomeThatIsTooOldIsDropped() throws {
    conversation.open("views: {a: {class: nothing}}\n")
    let task = try #require(conversation.session.dueWork(now: conversation.now).tasks.first)
    let outcome = conversation.outcome(of: task)
    conversation.change(Self.sound)
    #expect(conversation.session.finish(outcome, now: conversation.now).isEmpty)
    conversation.pass(Session.pause)
    conversation.check()
    #expect(conversation.diagnostics["screen.yaml"] == [])
    #expect(conversation.session.finish(outcome, now: conversation.now).isEmpty)
  }

  @Test func aRequestThatWasTakenBackIsAnsweredSo() throws {
    conversation.open(Self.sound)
    let hover = Message.request(
      id: "h", method: "textDocument/hover",
      parameters: [
        "textDocument": ["uri": conversation.address("screen.yaml")],
        "position": ["line": 0, "character": 8],
      ])
    // Before it was begun, and while it waits for the check.
    let first = conversation.session.receive(hover, now: 0) { _ in true }
    #expect(first.first?["error"]?["code"] == -32800)
    #expect(conversation.session.receive(hover, now: 0).isEmpty)
    let second = conversation.session.receive(
      .notification(method: "$/cancelRequest", parameters: ["id": "h"]), now: 0)
    #expect(second.first?["error"]?["code"] == -32800 && second.first?["id"] == "h")
    #expect(conversation.check().isEmpty)
  }

  @Test func requestsThatWaitAreAnsweredWhenTheFileIsClosed() throws {
    conversation.open(Self.sound)
    let hover = Message.request(
      id: 1, method: "textDocument/hover",
      parameters: [
        "textDocument": ["uri": conversation.address("screen.yaml")],
        "position": ["line": 0, "character": 8],
      ])
    #expect(conversation.session.receive(hover, now: 0).isEmpty)
    let closing = Message.notification(
      method: "textDocument/didClose",
      parameters: ["textDocument": ["uri": conversation.address("screen.yaml")]])
    #expect(conversation.session.receive(closing, now: 0).first?["id"] == 1)
  }

  @Test func noMoreFilesAreOpenThanTheLimit() throws {
    for number in 0..<(Session.fileLimit + 20) {
      conversation.open("views: {}\n", as: "\(number).yaml")
    }
    #expect(conversation.session.openFiles.count == Session.fileLimit)
  }
}
