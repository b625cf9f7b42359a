import CellLayout
import Documents
import Foundation
import Synchronization
import Typesetting

@testable import Preview

/// A preview of the documents in a folder, asked without a network.
final class Visitor {
  let folder: TemporaryFolder
  let site: PageRequests
  private let admission = Admission(port: 8000, token: "secret")

  /// - Parameters:
  ///   - files: texts by their names.
  ///   - documents: the names of those that are given; by default all YAML files.
  ///   - given: the folder in which these are.
  init(_ files: [String: String], documents: [String]? = nil, given: String? = nil) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let root = folder.path
    let path = given.map { root + "/" + $0 } ?? root
    let setting = PageRequests.Setting(
      folders: documents == nil ? [path] : [], choices: CellChoices()
    ) {
      let names =
        documents
        ?? ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [])
        .filter { $0.hasSuffix(".yaml") }.sorted()
      return names.map { path + "/" + $0 }
    }
    self.folder = folder
    site = try PageRequests(
      setting, admission: admission, typesetters: try TypesetterPool(count: 2))
  }

  private func headers(isChange: Bool) -> [String: String] {
    ["host": "127.0.0.1:8000"]
      .merging(
        isChange
          ? ["origin": "http://127.0.0.1:8000", "content-type": "application/json"] : [:]
      ) { $1 }
  }

  /// The query with the full path of the document that `document` names.
  private func query(_ query: [String: String]) -> [String: String] {
    var query = query
    if let name = query["document"], !name.hasPrefix("/") {
      query["document"] = folder.path + "/" + name
    }
    return query
  }

  func get(_ name: String, _ query: [String: String] = [:]) async -> (Response.Status, String) {
    let request = Request(
      method: .get, path: "/secret/\(name)", query: self.query(query),
      headers: headers(isChange: false))
    return await Self.text(of: site.response(to: request))
  }

  func post(
    _ name: String, _ body: [String: Any], _ query: [String: String] = ["document": "a.yaml"]
  ) async throws -> (Response.Status, String) {
    var request = Request(
      method: .post, path: "/secret/\(name)", query: self.query(query),
      headers: headers(isChange: true))
    request.body = Array(try JSONSerialization.data(withJSONObject: body))
    return await Self.text(of: site.response(to: request))
  }

  func json(_ name: String, _ query: [String: String] = [:]) async throws -> [String: Any] {
    let (_, text) = await get(name, query)
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  private static func text(of response: Response) async -> (Response.Status, String) {
    guard case .bytes(let bytes) = response.body else { return (response.status, "") }
    return (response.status, String(decoding: bytes, as: UTF8.self))
  }

  func listen(_ query: [String: String]) async -> Listener {
    let request = Request(
      method: .get, path: "/secret/events", query: self.query(query),
      headers: headers(isChange: false))
    return Listener(await site.response(to: request))
  }

  /// A page that hears of changes until it is given up.
  final class Listener {
    private let received = Received()
    private let task: Task<Void, Never>?

    /// The text that has come.
    private final class Received: Sendable {
      let text = Mutex("")
    }

    init(_ response: Response) {
      guard case .stream(let write) = response.body else {
        task = nil
        return
      }
      let received = received
      task = Task(executorPreference: OwnThreads.all) {
        try? await write { bytes in
          received.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        }
      }
    }

    deinit { task?.cancel() }

    /// The changes so far.
    var changes: [[String: Any]] {
      received.text.withLock { $0 }.components(separatedBy: "\n\n").compactMap { event in
        guard event.contains("event: change\n"), let start = event.range(of: "data: ") else {
          return nil
        }
        let data = Data(event[start.upperBound...].utf8)
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      }
    }

    var text: String { received.text.withLock { $0 } }

    /// Waits for so many changes, and returns the last.
    func change(_ number: Int) async throws -> [String: Any] {
      try await waitUntil { changes.count >= number }
      return changes[number - 1]
    }
  }
}

extension [String: Any] {
  /// The frame of a view in a change's cell.
  func frame(of view: String, cell: Int = 0) -> [Double]? {
    let cells = self["cells"] as? [[String: Any]] ?? []
    let data = cells.first { ($0["data"] as? [String: Any])?["index"] as? Int == cell }?["data"]
    guard let data = data as? [String: Any], let views = data["views"] as? [[String: Any]],
      let frames = data["frames"] as? [Double],
      let index = views.firstIndex(where: { $0["id"] as? String == view })
    else { return nil }
    return Array(frames[(index * 4)..<(index * 4 + 4)])
  }

  /// The indices of the cells of a change.
  var cellIndices: [Int] {
    (self["cells"] as? [[String: Any]] ?? []).compactMap {
      ($0["data"] as? [String: Any])?["index"] as? Int
    }
  }

  var problems: [[String: Any]] { self["problems"] as? [[String: Any]] ?? [] }
}
