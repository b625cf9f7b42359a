import Testing

@testable import Documents

@Test(arguments: [100, 101])
func aHundredScreensMayBeInADocument(count: Int) {
  let screens = (1...count).map { "  s\($0): {name: S}" }.joined(separator: "\n")
  let found = problems("canvas: 100x100\nscreens:\n\(screens)\n")
  #expect(found.isEmpty == (count <= 100), "\(found)")
  if count > 100 { #expect(found.count == 1 && found[0].contains("100")) }
}
