extension View {
  func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    window?.queue(self, flag)
  }
}
