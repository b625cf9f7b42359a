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
    expectControls(of: scene, in: bitmap, scale: Int(scale))
    try keep(png, "\(name)@\(Int(scale))x.png")
  }
  options.overlays = Overlays(Overlays.named.map(\.overlay))
  try keep(try renderer.png(scene, options), "\(name)-overlays@2x.png")
  try keep(try renderer.svg(scene), "\(name).svg")
  options = DrawingOptions(svgText: .live)
  let live = try renderer.svg(scene, options)
  let texts = scene.views.flatMap(\.texts).filter { $0.measurement.lineCount == 1 }
  let words = texts.flatMap { $0.string.split { $0.isWhitespace } }
  #expect(words.count > 8)
  for word in words { #expect(String(decoding: live, as: UTF8.self).contains(word), "\(word)") }
  try keep(live, "\(name)-live.svg")
  try keep(try renderer.pdf(scene), "\(name).pdf")
}

/// Colours where only the right control in its place has them: shares of its width from its leading
/// side, and of its height.
private func expectControls(of scene: Scene, in bitmap: Bitmap, scale: Int) {
  let origins = scene.absoluteOrigins()
  func color(_ id: String, _ across: CGFloat, _ down: CGFloat) -> String {
    guard let index = scene.views.firstIndex(where: { $0.id == id }) else { return "no \(id)" }
    let size = scene.views[index].frame.size
    let share = scene.direction == .rightToLeft ? 1 - across : across
    let x = Int((origins[index].x + size.width * share) * CGFloat(scale))
    let y = Int((origins[index].y + size.height * down) * CGFloat(scale))
    return String(format: "%06x", bitmap[x, y] & 0xFFFFFF)
  }
  let style = scene.appearance == .dark ? Style.dark : .light
  func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return String(format: "%02x%02x%02x", parts[0], parts[1], parts[2])
  }
  #expect(color("filled", 0.1, 0.2) == "0a7aff")
  // What is switched on has the accent behind its knob, at the leading side.
  #expect(color("on", 0.25, 0.5) == hex(style.accent))
  #expect(color("off", 0.75, 0.5) != hex(style.accent))
  #expect(color("off", 0.3, 0.5) == hex(style.knob) && color("on", 0.7, 0.5) == hex(style.knob))
  // Tracks are filled up to their value, 0.35 and 0.6; the slider's knob is 28 of its 200 points wide.
  for (id, value) in [("progress", 0.35), ("slider", 0.6)] as [(String, CGFloat)] {
    #expect(color(id, value - 0.2, 0.5) == hex(style.accent), "\(id)")
    #expect(color(id, value + 0.2, 0.5) != hex(style.accent), "\(id)")
  }
}

private func keep(_ bytes: [UInt8], _ name: String) throws {
  guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
  try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
}
