import Documents
import Files
import LayoutScene

/// A conversation with an editor: which files are open, what was found in them, and the answer to each message.
///
/// It belongs to one thread, and lays nothing out itself: what has to be checked is taken by `dueWork`, and
/// the outcome comes back in `finish`. So an answer never waits for a layout, unless it is about one.
package final class Session {
  /// How the conversation stands.
  enum State {
    case new, running, shutDown
    /// The editor has asked for the end.
    case ended
  }

  private(set) var state = State.new
  var encoding = PositionEncoding.utf16
  var openFiles: [String: OpenFile] = [:]
  /// The outcome of the last check of each file, by address.
  var outcomes: [String: CheckOutcome] = [:]
  /// The addresses whose diagnostics each check published, so that they can be taken back.
  var published: [String: [String: [JSON]]] = [:]
  /// When each file is to be checked, in milliseconds.
  var due: [String: Int] = [:]
  /// The number of the last check that was handed out for each file.
  var running: [String: Int] = [:]
  var lastNumber = 0
  /// Requests that wait for a check.
  var waiting: [Waiting] = []
  private let version: String
  /// Made when it is first needed, which takes a moment.
  lazy var schema = makeSchema()
  private let makeSchema: () -> DocumentSchema
  /// What a test plan may have.
  private lazy var planSchema = DocumentSchema(TestPlan.schema)
  /// Files that are not open, with when they were changed.
  var readFiles = ReadFiles()

  /// A request that is answered when its file has been checked.
  struct Waiting {
    var id: JSON
    var method: String
    var parameters: JSON
    var address: String
  }

  /// Removes the requests of a kind from those that wait, and returns them.
  func takeWaiting(where isOfKind: (Waiting) -> Bool) -> [Waiting] {
    defer { waiting.removeAll(where: isOfKind) }
    return waiting.filter(isOfKind)
  }

  /// The most files that are open, the most bytes in all of them, and the most requests that wait.
  static let fileLimit = 500
  static let textLimit = 128 << 20
  static let waitingLimit = 200

  /// - Parameters:
  ///   - version: that of the program, which the editor may show.
  ///   - schema: what documents may have.
  package init(
    version: String = "", schema: @autoclosure @escaping () -> DocumentSchema = DocumentSchema()
  ) {
    self.version = version
    makeSchema = schema
  }

  package var isEnded: Bool { if case .ended = state { true } else { false } }
  /// The exit status that the protocol asks for: 0 only after the request to shut down.
  package private(set) var exitStatus: Int32 = 1

  /// What a file may have.
  func schema(of file: ParsedFile) -> DocumentSchema { file.isPlan ? planSchema : schema }

  // MARK: Messages

  /// The answers to a message, and what else is to be told.
  ///
  /// - Parameters:
  ///   - now: the time in milliseconds, from any start.
  ///   - isCancelled: whether the editor has taken a request back.
  package func receive(
    _ message: Message, now: Int, isCancelled: (JSON) -> Bool = { _ in false }
  ) -> [JSON] {
    switch message {
    case .answer: return []
    case .notification(let method, let parameters): return notified(method, parameters, now: now)
    case .request(let id, let method, let parameters):
      guard !isCancelled(id) else { return [Outgoing.error(.cancelled, id: id)] }
      do throws(RPCError) {
        guard let result = try answer(method, parameters, id: id, now: now) else { return [] }
        return [Outgoing.result(result, id: id)]
      } catch {
        return [Outgoing.error(error, id: id)]
      }
    }
  }

  /// The answer to bytes that are no message.
  package func refuse(_ error: RPCError) -> [JSON] { [Outgoing.error(error, id: .null)] }

  private func answer(
    _ method: String, _ parameters: JSON, id: JSON, now: Int
  ) throws(RPCError) -> JSON? {
    switch (state, method) {
    case (.new, "initialize"):
      state = .running
      return initialized(parameters)
    case (.new, _): throw .notInitialized
    case (.running, "initialize"): throw .invalidRequest("initialize was asked for before")
    case (.running, "shutdown"):
      state = .shutDown
      exitStatus = 0
      return .null
    case (.running, _): return try feature(method, parameters, id: id, now: now)
    case (.shutDown, _), (.ended, _): throw .invalidRequest("the server was shut down")
    }
  }

  private func notified(_ method: String, _ parameters: JSON, now: Int) -> [JSON] {
    if method == "exit" {
      state = .ended
      return []
    }
    guard case .running = state else { return [] }
    switch method {
    case "textDocument/didOpen": return opened(parameters, now: now)
    case "textDocument/didChange": return changed(parameters, now: now)
    case "textDocument/didClose": return closed(parameters, now: now)
    case "textDocument/didSave": return saved(parameters, now: now)
    case "workspace/didChangeWatchedFiles":
      for address in openFiles.keys.sorted() { due[address] = now }
      return []
    case "$/cancelRequest":
      return takeWaiting { $0.id == parameters["id"] }
        .map { Outgoing.error(.cancelled, id: $0.id) }
    default: return []
    }
  }

  private func initialized(_ parameters: JSON) -> JSON {
    let encodings = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(.string(PositionEncoding.utf8.rawValue)) { encoding = .utf8 }
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [".", ":", " ", "[", "$", "/"]],
        "definitionProvider": true, "referencesProvider": true,
        "documentHighlightProvider": true, "documentSymbolProvider": true,
        "renameProvider": ["prepareProvider": true],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]], "foldingRangeProvider": true,
      ],
      "serverInfo": ["name": "plumb", "version": .string(version)],
    ]
  }
}
