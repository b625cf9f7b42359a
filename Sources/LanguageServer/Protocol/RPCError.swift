import LayoutScene

/// Why a message gets an error for an answer, with the codes of JSON-RPC and of the Language Server Protocol.
package struct RPCError: Error, Sendable, Hashable {
  package var code: Int
  package var message: String

  /// The message is no JSON, or has no proper length.
  static func unreadable(_ reason: String) -> RPCError { .init(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> RPCError { .init(code: -32600, message: reason) }
  static func unknownMethod(_ name: String) -> RPCError {
    .init(code: -32601, message: "there is no method “\(name)”")
  }
  static func invalidParameters(_ reason: String) -> RPCError {
    .init(code: -32602, message: reason)
  }
  static let notInitialized = RPCError(
    code: -32002, message: "the first request has to be initialize")
  static let cancelled = RPCError(code: -32800, message: "the request was cancelled")
  /// The request was right, but what it asks for is not possible.
  static func failed(_ reason: String) -> RPCError { .init(code: -32803, message: reason) }

  var json: JSON { ["code": .number(Double(code)), "message": .string(message)] }
}
