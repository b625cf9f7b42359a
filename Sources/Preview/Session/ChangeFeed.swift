import Foundation
import Synchronization

/// Hands the changes of files to the open pages.
final class ChangeFeed: Sendable {
  private struct Listener {
    var waiting = Watcher.Changes()
    var files: [WatchedFiles] = []
    var bell: AsyncStream<Void>.Continuation

    /// The folders in which changes are looked for.
    var folders: Set<String> { files.reduce(into: []) { $0.formUnion($1.watched) } }

    /// Keeps what concerns the page, and wakes it.
    mutating func receive(_ changes: Watcher.Changes) {
      var own = changes
      own.files = own.files.filter { file in files.contains { $0.areConcerned(by: file) } }
      own.folders.formIntersection(own.files)
      guard own != Watcher.Changes() else { return }
      waiting.add(own)
      bell.yield()
    }
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var next = 0

    /// The folders that some page follows.
    var folders: Set<String> {
      listeners.values.reduce(into: []) { $0.formUnion($1.folders) }
    }
  }

  private let state = Mutex(State())
  let watcher: Watcher

  init() throws(Watcher.Failure) {
    let relay = Relay()
    watcher = try Watcher { relay.tell($0) }
    relay.set { [weak self] in self?.ring($0) }
  }

  /// A page that hears of changes for as long as it is kept.
  final class Subscription: Sendable {
    /// Rings when there are changes; once for any number of them.
    let bells: AsyncStream<Void>
    private let number: Int
    private let changeFeed: ChangeFeed

    init(_ changeFeed: ChangeFeed) {
      self.changeFeed = changeFeed
      let (bells, bell) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      self.bells = bells
      number = changeFeed.state.withLock { state in
        state.next += 1
        state.listeners[state.next] = Listener(bell: bell)
        return state.next
      }
    }

    deinit { changeFeed.change { $0[number] = nil } }

    /// The changes since the last call.
    func take() -> Watcher.Changes {
      changeFeed.state.withLock { state in
        let waiting = state.listeners[number]?.waiting
        state.listeners[number]?.waiting = Watcher.Changes()
        return waiting ?? Watcher.Changes()
      }
    }

    /// Chooses the files of which changes are told. Where these are in more folders than before, everything may have
    /// changed.
    func follow(_ files: WatchedFiles...) {
      changeFeed.change { listeners in
        let before = listeners[number]?.folders ?? []
        listeners[number]?.files = files
        let isMore = listeners[number]?.folders.isSubset(of: before) == false
        if isMore { listeners[number]?.receive(.init(isEverything: true)) }
      }
    }
  }

  func subscribe() -> Subscription { Subscription(self) }

  /// How many pages are open.
  var count: Int { state.withLock { $0.listeners.count } }

  /// Changes the listeners, and watches what they follow then. The folders are watched before another page changes them:
  /// a page that is closed while another is opened would otherwise end the watch of a folder that both follow.
  ///
  /// A folder that was removed and made again is watched anew. What happened in it before that was not heard.
  private func change(_ work: (inout [Int: Listener]) -> Void) {
    state.withLock { state in
      work(&state.listeners)
      let new = watcher.watch(state.folders)
      for number in state.listeners.keys
      where state.listeners[number]?.folders.isDisjoint(with: new) == false {
        state.listeners[number]?.receive(.init(isEverything: true))
      }
    }
  }

  private func ring(_ changes: Watcher.Changes) {
    state.withLock { state in
      for number in state.listeners.keys { state.listeners[number]?.receive(changes) }
    }
  }

  /// Stands between the watcher and the feed, of which each needs the other.
  private final class Relay: Sendable {
    private let target = Mutex<(@Sendable (Watcher.Changes) -> Void)?>(nil)

    func set(_ tell: @escaping @Sendable (Watcher.Changes) -> Void) {
      target.withLock { $0 = tell }
    }

    func tell(_ changes: Watcher.Changes) {
      target.withLock { $0 }?(changes)
    }
  }
}
