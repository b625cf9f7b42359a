/// The forms of `#selector` beyond methods of a class that is named.
extension Selector {
  /// What reads a property: `#selector(getter: title)`.
  public init<T: AnyObject, V>(_ name: String, getter path: any KeyPath<T, V> & Sendable) {
    self.init(name, { (target: T) in { target[keyPath: path] } })
  }

  /// What writes a property: `#selector(setter: title)`.
  public init<T: AnyObject, V>(
    _ name: String, setter path: any ReferenceWritableKeyPath<T, V> & Sendable
  ) {
    self.init(name, { (target: T) in { (value: V) in target[keyPath: path] = value } })
  }

  /// A method of the type that an object has: `#selector(model.refresh)`. The object itself is not asked for.
  @preconcurrency
  public init<T, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> () -> R
  ) {
    self.init(
      name,
      { (target: AnyObject) in
        { if let target = target as? T { _ = method(target)() } }
      })
  }

  @preconcurrency
  public init<T, A, R>(
    _ name: String, of object: @autoclosure () -> T, _ method: @escaping @MainActor (T) -> (A) -> R
  ) {
    self.init(
      name,
      { (target: AnyObject) in
        { (argument: A) in if let target = target as? T { _ = method(target)(argument) } }
      })
  }
}
