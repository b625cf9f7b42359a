import Foundation
import Glibc
import Synchronization

/// Tells which files in some folders have changed, by Linux's inotify.
///
/// Folders are watched rather than files: most editors write a new file and give it the old one's
/// name, and a file that is not there yet cannot be watched.
package final class Watcher: Sendable {
  /// What has happened since the last call.
  package struct Changes: Sendable, Equatable {
    /// The paths of the files that were written, made, moved or removed.
    package var files: Set<String> = []
    /// The paths of the folders that were made, moved or removed.
    package var folders: Set<String> = []
    /// Whether the system has lost count, so that anything may have changed.
    package var isEverything = false

    package mutating func add(_ other: Changes) {
      files.formUnion(other.files)
      folders.formUnion(other.folders)
      isEverything = isEverything || other.isEverything
    }
  }

  /// The watched folders by their paths and by inotify's numbers. Inotify watches what is at a path at that time, and
  /// not what comes there later.
  private struct State {
    var folders: [Int32: String] = [:]
    var numbers: [String: Int32] = [:]

    /// Forgets what was watched at a path and below it, so that what is there now is watched at the next call.
    mutating func forget(_ folder: String, _ descriptor: Int32) {
      for (path, number) in numbers where path == folder || path.hasPrefix(folder + "/") {
        inotify_rm_watch(descriptor, number)
        (numbers[path], folders[number]) = (nil, nil)
      }
    }
  }

  /// A change is told when nothing has happened for this time, in milliseconds: a program that saves
  /// one file after another shall not have a picture for each.
  private static let quiet: Int32 = 2
  /// A change is told after this time whatever else happens.
  private static let patience = Duration.milliseconds(20)

  private let descriptor: Int32
  /// Closed when the watcher is given up, which its thread sees.
  private let end: Int32
  private let state = Mutex(State())

  /// The system's error number where there can be no more watchers.
  package struct Failure: Error, Equatable {
    package var number: Int32
  }

  /// - Parameter tell: called on a thread of its own.
  package init(_ tell: @escaping @Sendable (Changes) -> Void) throws(Failure) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Failure(number: errno) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let number = errno
      close(descriptor)
      throw Failure(number: number)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = ends[1]
    let (descriptor, ended) = (descriptor, ends[0])
    Thread.detachNewThread { [weak self] in
      Self.listen(descriptor, ended) {
        self?.changes(in: $0)
      } tell: {
        tell($0)
      }
      close(descriptor)
      close(ended)
    }
  }

  deinit { close(end) }

  /// Reads events until the watcher is given up.
  private static func listen(
    _ descriptor: Int32, _ end: Int32, _ read: (UnsafeRawBufferPointer) -> Changes?,
    tell: (Changes) -> Void
  ) {
    var waiting = Changes()
    var since = ContinuousClock.now
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var ready = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      poll(&ready, 2, waiting == Changes() ? -1 : quiet)
      if ready[1].revents != 0 { return }
      let count = ready[0].revents == 0 ? 0 : Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0, let changes = buffer[..<count].withUnsafeBytes(read) {
        if waiting == Changes() { since = .now }
        waiting.add(changes)
      }
      guard waiting != Changes(), count <= 0 || .now - since > patience else { continue }
      tell(waiting)
      waiting = Changes()
    }
  }

  private static let events =
    moves | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)

  /// The events after which another file or folder is at a path, or none. Linux also tells at last that a folder is no
  /// longer watched.
  private static let moves =
    UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
    | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)

  /// Watches these folders and no others. Those that do not exist are left out.
  ///
  /// - Returns: the folders that were not watched before. What happened in them until now was not told.
  @discardableResult
  package func watch(_ folders: Set<String>) -> Set<String> {
    state.withLock { state in
      for (folder, number) in state.numbers where !folders.contains(folder) {
        inotify_rm_watch(descriptor, number)
        (state.numbers[folder], state.folders[number]) = (nil, nil)
      }
      var new: Set<String> = []
      for folder in folders.sorted() where state.numbers[folder] == nil {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        guard number >= 0 else { continue }
        // A folder that was moved has the number that it had under its old path.
        if let old = state.folders[number] { state.numbers[old] = nil }
        state.numbers[folder] = number
        state.folders[number] = folder
        new.insert(folder)
      }
      return new
    }
  }

  /// How many folders are watched.
  package var count: Int { state.withLock { $0.numbers.count } }

  private func changes(in buffer: UnsafeRawBufferPointer) -> Changes {
    var changes = Changes()
    add(buffer, to: &changes)
    return changes
  }

  /// Adds the events of a buffer: each has four numbers, of which the last is the length of the name
  /// after them.
  private func add(_ buffer: UnsafeRawBufferPointer, to changes: inout Changes) {
    let headLength = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + headLength <= buffer.count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let name = buffer[(offset + headLength)...].prefix(Int(event.len)).prefix { $0 != 0 }
      offset += headLength + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        changes.isEverything = true
        continue
      }
      guard let folder = state.withLock({ $0.folders[event.wd] }) else { continue }
      let file = String(decoding: name, as: UTF8.self)
      let path = file.isEmpty ? folder : folder + "/" + file
      changes.files.insert(path)
      let isFolder = file.isEmpty || event.mask & UInt32(IN_ISDIR) != 0
      guard isFolder, event.mask & Self.moves != 0 else { continue }
      changes.folders.insert(path)
      state.withLock { $0.forget(path, descriptor) }
    }
  }
}
