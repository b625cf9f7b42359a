/// Objects by the indexes that the solver gives their variables or constraints, which are dense.
struct Slots<Object: AnyObject> {
  private(set) var all: [Object?] = []

  subscript(index: Int) -> Object? {
    get { index < all.count ? all[index] : nil }
    set {
      while all.count <= index { all.append(nil) }
      all[index] = newValue
    }
  }
}
