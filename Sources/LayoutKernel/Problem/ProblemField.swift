import Foundation
import LayoutScene

/// What a line of the printed form is about.
protocol HasFields {
  /// What a line without fields says.
  static var usual: Self { get }
}

/// A field of a line: how it is written, and how it is read.
struct ProblemField<Owner: HasFields>: Sendable {
  let key: String
  /// What stands behind the key, once for each field that the line has of it: nothing for a fact that is true.
  let values: @Sendable (Owner) -> [String]
  let read: @Sendable (inout Owner, String) throws(ProblemError.TextError) -> Void

  func words(of owner: Owner) -> [String] {
    values(owner).map { $0.isEmpty ? key : "\(key)=\($0)" }
  }

  /// A fact that is true where the line has the key.
  static func fact(_ key: String, _ path: WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    Self(key: key) {
      $0[keyPath: path] ? [""] : []
    } read: { owner, _ in
      owner[keyPath: path] = true
    }
  }

  static func name(_ key: String, _ path: WritableKeyPath<Owner, String?> & Sendable) -> Self {
    Self(key: key) {
      $0[keyPath: path].map { [quoted($0)] } ?? []
    } read: {
      $0[keyPath: path] = $1
    }
  }

  /// Numbers that are written where they are not the usual ones.
  static func numbers<Value: NumberList>(
    _ key: String, _ path: WritableKeyPath<Owner, Value> & Sendable
  ) -> Self {
    numbers(key) {
      $0[keyPath: path] == Owner.usual[keyPath: path] ? nil : $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  static func numbers<Value: NumberList>(
    _ key: String, _ path: WritableKeyPath<Owner, Value?> & Sendable
  ) -> Self {
    numbers(key) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  static func numbers<Value: NumberList>(
    _ key: String, get: @escaping @Sendable (Owner) -> Value?,
    set: @escaping @Sendable (inout Owner, Value) throws(ProblemError.TextError) -> Void
  ) -> Self {
    Self(key: key) {
      get($0).map { [$0.text] } ?? []
    } read: {
      owner, text throws(ProblemError.TextError) in
      try set(&owner, Value(text, of: key))
    }
  }
}

extension LayoutEnvironment: HasFields {
  static let usual = LayoutEnvironment(grid: PixelGrid(scale: 1))

  static let fields: [ProblemField<Self>] = [
    .numbers("scale") {
      $0.grid.scale
    } set: { environment, scale throws(ProblemError.TextError) in
      guard scale > 0, scale.isFinite else { throw .scale }
      environment.grid = PixelGrid(scale: scale)
    },
    .numbers("window", \.windowSize), .numbers("safeArea", \.safeArea),
    .numbers("keyboard", \.keyboardHeight), .fact("hasSafeAreas", \.hasSafeAreas),
    .fact("keepsRootSize", \.keepsRootSize), .fact("holdsToLimits", \.holdsToLimits),
  ]
}

extension ProblemItem: HasFields {
  static let usual = ProblemItem(name: "", parent: nil)

  static func fields(_ guide: GuideKind?) -> [ProblemField<Self>] {
    guide == nil ? viewFields : guideFields
  }

  /// The parent of an item that does not stand behind it. Whoever writes such a line adds it.
  private static let parent = ProblemField<Self>(key: "in") { _ in
    []
  } read: {
    $0.parent = $1
  }

  private static let guideFields: [ProblemField<Self>] = [
    ProblemField(key: "kind") {
      [$0.guide?.rawValue ?? ""]
    } read: {
      item, name throws(ProblemError.TextError) in
      guard let kind = GuideKind(rawValue: name), !kind.isInset else { throw .noGuideKind(name) }
      item.guide = kind
    },
    .fact("helper", \.isHelper), parent,
  ]

  private static let viewFields: [ProblemField<Self>] = [
    .fact("rightToLeft", \.readsRightToLeft), .fact("scrolls", \.scrollsContent),
    .fact("passesHorizontally", \.passesHorizontally),
    .fact("passesVertically", \.passesVertically), .numbers("origin", \.boundsOrigin),
    .numbers("alignment", \.alignment), .numbers("content", \.content.natural),
    .numbers("horizontal", \.content.horizontal), .numbers("vertical", \.content.vertical),
    .fact("wraps", \.content.wraps),
    ProblemField(key: "at") {
      $0.content.measured.map(\.text)
    } read: {
      item, text throws(ProblemError.TextError) in
      item.content.measured.append(try MeasuredContent(text, of: "at"))
    },
    .name("firstBaseline", \.firstBaselineItem), .name("lastBaseline", \.lastBaselineItem),
    .numbers("margins", \.margins.own), .fact("marginsFromSafeArea", \.margins.insetsFromSafeArea),
    .fact("preservesMargins", \.margins.preservesSuperview),
    .numbers("addedSafeArea", \.addedSafeArea), .numbers("ownSafeArea", \.ownSafeArea),
    .numbers("readable", \.readableWidth), .numbers("kept", \.keptFrame),
    .numbers("frame") {
      $0.autoresizing?.frame
    } set: {
      $0.autoresizing = AutoresizingFrame(frame: $1, mask: [])
    },
    .numbers("mask") {
      $0.autoresizing.flatMap { $0.mask == [] ? nil : CGFloat($0.mask.rawValue) }
    } set: {
      $0.autoresizing?.mask = AutoresizingMask(rawValue: Int(saturating: $1) & 63)
    },
    ProblemField(key: "rigid") {
      $0.autoresizing?.resizes == false ? [""] : []
    } read: { item, _ in
      item.autoresizing?.resizes = false
    },
    .numbers("captured") {
      $0.autoresizing?.capture
    } set: {
      $0.autoresizing?.capture = $1
    },
    .numbers("reference") {
      $0.autoresizing?.referenceSize
    } set: {
      $0.autoresizing?.referenceSize = $1
    },
    parent,
  ]
}
