import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

/// With `PICTURES` naming a folder, the gallery is also written there to be looked at.
@Test(arguments: Appearance.allCases, LayoutDirection.allCases)
func everyControlIsDrawnInEveryFormat(_ appearance: Appearance, _ direction: LayoutDirection) throws
{
  let typesetter = try Typesetter()
  let renderer = Renderer(typesetter: typesetter)
  let scene = gallery(measurer: typesetter, appearance: appearance, direction: direction)
  let name = "gallery-\(appearance.rawValue)-\(direction.rawValue)"
  var options = DrawingOptions()
  for scale in [1.0, 2] {
    options.scale = scale
    let png = try renderer.png(scene, options)
    let bitmap = try PNG.decode(png)
    #expect(bitmap.width == Int(390 * scale) && bitmap.height == Int(844 * scale))
    #expect(Set(bitmap.pixels).count > 50)
    try keep(png, "\(name)@\(Int(scale))x.png")
  }
  options.overlays = Overlays(Overlays.named.map(\.overlay))
  try keep(try renderer.png(scene, options), "\(name)-overlays@2x.png")
  try keep(try renderer.svg(scene), "\(name).svg")
  options = DrawingOptions(svgText: .live)
  try keep(try renderer.svg(scene, options), "\(name)-live.svg")
  try keep(try renderer.pdf(scene), "\(name).pdf")
}

private func keep(_ bytes: [UInt8], _ name: String) throws {
  guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
  try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
}
