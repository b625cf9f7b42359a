import Testing

@testable import LayoutKernel

@Test func aFaultIsKeptOnce() {
  let log = FaultLog()
  log.report(.place)
  log.report(.workLimit)
  log.report(.place)
  #expect(log.all.map(\.kind) == [.place, .workLimit])
}

@Test func aFaultIsForgottenWithItsOwner() {
  final class Owner {}
  let (first, second) = (Owner(), Owner())
  let log = FaultLog()
  for owner in [first, second] {
    log.report(.notFinite, owner: owner)
    log.report(.released, owner: owner)
  }
  log.forget(first, [.released])
  #expect(log.all.map(\.kind) == [.notFinite, .notFinite, .released])
  log.forget(second)
  #expect(log.all.map(\.kind) == [.notFinite])
}
