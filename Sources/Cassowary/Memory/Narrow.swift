/// An integer that is stored in four bytes. The less memory the solver touches, the faster it is on
/// large systems.
@propertyWrapper
struct Narrow: BitwiseCopyable {
  private var stored: Int32

  @inline(__always) init(wrappedValue: Int) { stored = Int32(wrappedValue) }

  @inline(__always) var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}
