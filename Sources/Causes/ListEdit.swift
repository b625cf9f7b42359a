import Documents
import LayoutScene

/// The edit of a list in the value of a key whose items come, go or change places.
struct ListEdit {
  private let was, now: ResolvedProperty
  private let path: [ResolvedProperty.Step]
  private let old, new: [JSON]

  /// Nil for a value that is no list or the same list, and for one whose items only have other values.
  init?(_ was: ResolvedProperty, _ now: ResolvedProperty, _ path: [ResolvedProperty.Step]) {
    guard case .array(let old)? = was.written[path], case .array(let new)? = now.written[path],
      old.count != new.count || Self.isReordered(.array(old), .array(new))
    else { return nil }
    (self.was, self.now, self.path, self.old, self.new) = (was, now, path, old, new)
  }

  /// Whether two values are lists of the same items in another order.
  static func isReordered(_ old: JSON?, _ new: JSON?) -> Bool {
    guard case .array(let old)? = old, case .array(let new)? = new, old.count == new.count,
      old != new
    else { return false }
    func counts(_ items: [JSON]) -> [JSON: Int] {
      items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    return counts(old) == counts(new)
  }

  /// Where the first item is written that is new or stands in another place; nil where items are only gone.
  var origin: SourceLocation? {
    guard new.count >= old.count, let index = new.indices.first(where: isOther) else { return nil }
    return now.origin(of: path + [.index(index)])
  }

  private func isOther(_ index: Int) -> Bool {
    !old.indices.contains(index) || old[index] != new[index]
  }

  /// Both lists as they are written, where their texts have other words in each language although the edit is the same;
  /// nil where they have not.
  var words: (before: String?, after: String?)? {
    guard isLookedUp(was) || isLookedUp(now) else { return nil }
    return (Words.text(Words.flow(.array(old))), Words.text(Words.flow(.array(new))))
  }

  private func isLookedUp(_ property: ResolvedProperty) -> Bool {
    property.lookUps.contains { lookUp in
      switch lookUp.shown {
      case .text where lookUp.path.starts(with: path):
        if case .object? = property.written[lookUp.path] { true } else { false }
      case .runs where lookUp.path == path:
        (property.written[path]?.elements ?? []).contains { part in
          if case .object? = part["text"] { return true }
          return part["text"] == nil && part.members.count > 0
        }
      default: false
      }
    }
  }
}
