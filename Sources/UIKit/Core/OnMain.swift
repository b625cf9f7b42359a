/// Calls what is isolated to the main actor, from code that runs on the main thread and is not isolated itself, such as
/// that of layers.
package func onMain<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { body in
    let plain = unsafeBitCast(body, to: (() -> T).self)
    return plain()
  }
}
