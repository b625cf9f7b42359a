import Foundation
import Synchronization

/// Says on standard error what has no effect here, once for each symbol in a process.
enum Missing {
  private static let said = Mutex<Set<String>>([])

  static func once(_ symbol: String, _ effect: String = "it changes nothing") {
    guard said.withLock({ $0.insert(symbol).inserted }) else { return }
    FileHandle.standardError.write(
      Data("UIKit: \(symbol) has no effect here: \(effect).\n".utf8))
  }

  /// Says a sentence once.
  static func sayOnce(_ sentence: String) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
  }
}
