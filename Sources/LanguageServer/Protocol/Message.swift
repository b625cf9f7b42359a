import Files
import LayoutScene

/// One message of JSON-RPC 2.0 from an editor.
package enum Message: Sendable {
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to a request of ours, which nothing waits for.
  case answer

  /// The most values in a message. The text of a document is one of them.
  private static let valueLimit = 500_000

  package init(_ bytes: [UInt8]) throws(RPCError) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let value = JSONFile.value(ofText: text, limit: Self.valueLimit)
    else { throw .unreadable("the message is not JSON in UTF-8") }
    guard case .object = value else {
      throw .invalidRequest("a message is an object; lists of messages are not supported")
    }
    let id = value["id"]
    guard let method = value["method"] else {
      guard id != nil, value["result"] != nil || value["error"] != nil else {
        throw .invalidRequest("a message has a method, or the result of a request")
      }
      self = .answer
      return
    }
    guard let name = method.text else { throw .invalidRequest("the method is not a text") }
    let parameters = value["params"] ?? .null
    switch id {
    case nil: self = .notification(method: name, parameters: parameters)
    case .string?, .number?: self = .request(id: id ?? .null, method: name, parameters: parameters)
    default: throw .invalidRequest("an id is a number or a text")
    }
  }
}

/// The messages that are sent to an editor.
enum Outgoing {
  static func result(_ result: JSON, id: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func error(_ error: RPCError, id: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  /// A message for the editor's log.
  ///
  /// - Parameter type: the protocol's number for how bad it is: 1 for an error, 2 for a warning.
  static func log(_ message: String, type: Double) -> JSON {
    notification("window/logMessage", ["type": .number(type), "message": .string(message)])
  }
}
