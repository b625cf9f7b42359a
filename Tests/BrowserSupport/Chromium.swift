import Foundation

/// A headless Chromium, driven over the pipes of its DevTools protocol: no port that another process
/// could have, and a browser that ends when the test does, because its pipe closes.
///
/// Messages are JSON, each ended by a zero byte. All pages of a test process are in one browser, each in a context of its
/// own, which shares nothing with the others. Tests may run at the same time: a lock is held from a command to its answer.
package final class Chromium: @unchecked Sendable {
  /// The browser of this process, which is started when it is first needed.
  private static let shared = Result { try Chromium() }

  package static func running() throws -> Chromium {
    try shared.get()
  }

  package static let executable = "/usr/bin/chromium"
  package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable) }

  /// Without Chromium these tests are skipped, but not where all tests must run.
  package static var mustRun: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: URL
  private var received: [UInt8] = []
  private var lastCommand = 0
  private let lock = NSLock()
  /// The events of each session that came while an answer was waited for.
  private var events: [String: [[String: Any]]] = [:]

  private init() throws {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    var arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--disable-gpu",
      "--no-first-run", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-dev-shm-usage", "--force-color-profile=srgb",
      "--disable-default-apps", "--mute-audio", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding", "--disable-background-timer-throttling", "about:blank",
    ]
    // Chromium's sandbox refuses to run as root.
    if getuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    // The protocol is spoken over descriptors 3 and 4, which Process cannot set.
    let redirections = "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", redirections, Self.executable] + arguments
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    try commands.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
    // A static property is never given up.
    atexit { try? Chromium.shared.get().end() }
  }

  private func end() {
    _ = try? send("Browser.close", seconds: 5)
    if !ends(within: 5) { kill(process.processIdentifier, SIGKILL) }
    // The browser's own children may still write into the folder while it is removed.
    for _ in 0..<40 {
      try? FileManager.default.removeItem(at: profile)
      guard FileManager.default.fileExists(atPath: profile.path) else { return }
      usleep(50_000)
    }
  }

  private func ends(within seconds: Double) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    while process.isRunning {
      guard Date() < deadline else { return false }
      usleep(10_000)
    }
    return true
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// The events of a session so far.
  package func events(of session: String) -> [[String: Any]] {
    lock.withLock { events[session] ?? [] }
  }

  package func forget(_ session: String) {
    lock.withLock { events[session] = nil }
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Parameter seconds: after which the browser counts as stuck.
  @discardableResult
  package func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil,
    seconds: Double = 120
  ) throws -> [String: Any] {
    lock.lock()
    defer { lock.unlock() }
    lastCommand += 1
    var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    try commands.fileHandleForWriting.write(contentsOf: bytes)
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      let answer = try nextMessage(until: deadline, about: method)
      guard answer["id"] as? Int == lastCommand else {
        if answer["method"] != nil {
          events[answer["sessionId"] as? String ?? "", default: []].append(answer)
        }
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage(until deadline: Date, about method: String) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let descriptor = answers.fileHandleForReading.fileDescriptor
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
      guard poll(&waiting, 1, milliseconds) > 0 else {
        throw Failure(description: "\(method): no answer in time")
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "\(method): Chromium has ended") }
      received += buffer[..<count]
    }
  }
}
