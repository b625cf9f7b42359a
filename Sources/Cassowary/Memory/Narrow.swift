/// An integer that is stored in four bytes. On large systems the solver is faster if it uses less
/// memory.
@propertyWrapper
struct Narrow: BitwiseCopyable {
  private var stored: Int32

  @inline(__always) init(wrappedValue: Int) { stored = Int32(wrappedValue) }

  @inline(__always) var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}
