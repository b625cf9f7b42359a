import Files
import Foundation
import Glibc
import LayoutScene
import Synchronization

/// Talks with an editor over two streams. One thread reads, one lays documents out, and the calling one answers,
/// so that no answer waits for the layout of a document that is edited meanwhile.
package final class Server: Sendable {
  private enum Event: Sendable {
    case message(Message)
    case mistake(RPCError)
    case outcome(CheckOutcome)
    case end
  }

  private let input: Int32
  private let output: Int32
  private let events = Mailbox<Event>()
  /// The documents to lay out; nil ends the thread.
  private let tasks = Mailbox<CheckTask?>()
  /// The requests that were taken back before they were answered.
  private let cancelled = Mutex<Set<JSON>>([])

  /// The most messages that wait. While there are more, nothing is read, so that the editor has to wait.
  private static let queueLimit = 1_000
  /// The most requests that are remembered as taken back.
  private static let cancelledLimit = 1_000

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (self.input, self.output) = (input, output)
  }

  /// Answers until the editor asks for the end or closes the stream.
  ///
  /// - Returns: the exit status.
  /// - Throws: that there are no fonts.
  package func run(version: String) throws -> Int32 {
    // An editor that is gone is an error of writing, and not the end by a signal.
    signal(SIGPIPE, SIG_IGN)
    let checker = SendableBox(try Checker())
    Thread(block: { self.read() }).start(stack: 8 << 20)
    Thread(block: { self.check(with: checker.value) }).start(stack: 64 << 20)
    let session = Session(version: version)
    while !session.isEnded {
      let wait = session.nextCheck.map { $0 - Self.now }
      if let event = events.take(within: wait) {
        guard let answers = answers(to: event, session), send(answers) else { break }
      }
      let work = session.dueWork(now: Self.now)
      guard send(work.messages) else { break }
      for task in work.tasks {
        tasks.put(task) { $0?.address == task.address }
      }
    }
    tasks.put(nil)
    return session.exitStatus
  }

  /// Nil at the end of the stream.
  private func answers(to event: Event, _ session: Session) -> [JSON]? {
    switch event {
    case .message(let message):
      let answers = session.receive(message, now: Self.now, isCancelled: isCancelled)
      if case .notification("$/cancelRequest", let parameters) = message,
        let id = parameters["id"]
      {
        cancelled.withLock { _ = $0.remove(id) }
      }
      return answers
    case .mistake(let error): return session.refuse(error)
    case .outcome(let outcome): return session.finish(outcome, now: Self.now)
    case .end: return nil
    }
  }

  private func isCancelled(_ id: JSON) -> Bool { cancelled.withLock { $0.contains(id) } }

  /// The time in milliseconds, from any start.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  // MARK: Threads

  private func read() {
    var reader = MessageReader()
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for part in reader.read(bytes[..<count]) { events.put(event(of: part)) }
      while events.count > Self.queueLimit { usleep(2_000) }
    }
    events.put(.end)
  }

  private func event(of part: Result<[UInt8], RPCError>) -> Event {
    do throws(RPCError) {
      let message = try Message(part.get())
      // A request is taken back at once, although others wait before it.
      if case .notification("$/cancelRequest", let parameters) = message,
        let id = parameters["id"]
      {
        cancelled.withLock { if $0.count < Self.cancelledLimit { $0.insert(id) } }
      }
      return .message(message)
    } catch {
      return .mistake(error)
    }
  }

  private func check(with checker: Checker) {
    while let next = tasks.take(within: nil), let task = next {
      events.put(.outcome(checker.outcome(of: task)))
    }
  }

  // MARK: Writing

  /// False where the editor is gone.
  private func send(_ messages: [JSON]) -> Bool {
    messages.allSatisfy { message in
      let bytes = MessageReader.framed(message.text(indent: 0, width: .max))
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

/// Hands a value to the one thread that uses it from then on.
private struct SendableBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Thread {
  /// Starts the thread with a stack of so many bytes.
  fileprivate func start(stack: Int) {
    stackSize = stack
    start()
  }
}
