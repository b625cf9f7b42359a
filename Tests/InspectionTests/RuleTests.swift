import Inspection
import Testing

@Test func rulesAreEqualByName() {
  #expect(Rule(name: "layout/overlap") == Rule(name: "layout/overlap"))
}
