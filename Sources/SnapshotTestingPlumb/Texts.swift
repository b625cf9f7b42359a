import Foundation

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : (difference(old, new), []) })
  }

  /// The lines that are only in one of two texts, each with its sign.
  private static func difference(_ old: String, _ new: String) -> String {
    let (before, after) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    let changes = after.difference(from: before)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if left < before.count, removed.contains(left) {
        lines.append("− " + before[left])
        left += 1
      } else if right < after.count, inserted.contains(right) {
        lines.append("+ " + after[right])
        right += 1
      } else {
        if left < before.count { lines.append("  " + before[left]) }
        left += 1
        right += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Diffing where Value == Data {
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        old == new
          ? nil : ("Expected data of \(old.count) bytes to be these \(new.count) bytes", [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// What `dump` prints.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var snapshotting: Snapshotting = SimplySnapshotting<String>.lines.pullback { value in
      do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
        return "\(error)"
      }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}
