import Foundation

/// How a value is made into something that can be kept, such as a picture, and compared.
public struct Snapshotting<Value, Format> {
  /// What the names of the snapshots end in.
  public var pathExtension: String?
  /// How what was made is kept and compared.
  public var diffing: Diffing<Format>
  /// Makes it.
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same for values that become values of this kind.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async { callback in transform(value).run { snapshot($0).run(callback) } }
      })
  }
}

/// A value that is kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// A value that may come later.
public struct Async<Value> {
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
  public init(value: Value) { self.init { callback in callback(value) } }

  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue>
  {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// How values are kept as bytes, and what is said of two that differ.
public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  /// What differs, with pictures of it; nil for values that are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that goes with a failure. XCTest on Linux has none of its own.
public struct XCTAttachment {
  public var name: String?
  public let data: Data

  public init(data: Data, uniformTypeIdentifier: String = "") { self.data = data }
}
