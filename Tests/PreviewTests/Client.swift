import Foundation
import Glibc

/// A connection to a server of this machine, byte by byte as a test wants it.
final class Client {
  private let file: Int32

  struct Failure: Error {}

  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure() }
  }

  deinit { close(file) }

  /// Sends bytes; false where the other side takes no more.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// What is received until `isEnough`, the end of the connection, or two minutes, which a busy machine never takes.
  func receive(until isEnough: (String) -> Bool = { _ in false }) -> (text: String, isClosed: Bool)
  {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let deadline = Date().addingTimeInterval(120)
    while Date() < deadline {
      if isEnough(String(decoding: bytes, as: UTF8.self)) { break }
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += buffer[..<count]
    }
    return (String(decoding: bytes, as: UTF8.self), false)
  }
}
