import Testing

@testable import Causes

@Suite struct CauseTests {
  static let card = """
    canvas: {size: 320x480, scale: 2}
    metrics: {gap: 12}
    views:
      card:
        views:
          title: {class: label, text: Sign in}
          button: {class: button, title: OK}
    constraints:
      - card.leading = root.leading + 16
      - card.trailing = root.trailing - 16
      - card.top = root.top + 20
      - V:|-8-[title]-gap-[button]-8-|
      - title.leading = card.leading + 8
      - title.width <= 200
      - button.centerX = card.centerX
    """

  @Test func aChangedConstantIsNamedWithItsLine() throws {
    let after = try Self.card.with("root.leading + 16", "root.leading + 24")
    try expect(
      causes(Self.card, after),
      [
        "constant | card.leading = root.leading + 24 | 9 | 16 → 24 | card button"
      ])
  }

  @Test func nothingIsACauseOfNothing() throws {
    try expect(
      causes(Self.card, Self.card), [])
  }

  @Test func aMetricIsOneCause() throws {
    let after = try Self.card.with("gap: 12", "gap: 20")
    try expect(
      causes(Self.card, after),
      [
        "constant | metrics.gap | 2 | 12 → 20 | card button"
      ])
  }
}
