import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The repository's folder.
private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

@Test func theExampleOfTheFormatLoads() throws {
  let screen = try load(
    """
    name: Sign in
    canvas: {device: iphone-se}
    locale: en
    textSize: large
    metrics: {gap: 12}
    root: {background: "#f5f5f7"}
    views:
      card:
        background: "#ffffff"
        views:
          logo:   {class: image, size: 96x96}
          title:  {class: label, text: Hello, font: title1, lines: 0}
          submit: {class: button, title: Go, hugging: {horizontal: 251}}
    constraints:
      - H:|-(>=20)-[card]-(>=20)-|
      - card.centerX = root.centerX
      - card.top = root.safeArea.top + 100 @800
      - logo.height = 50 (priority: 950)
      - title.firstBaseline = logo.bottom + gap
      - {is: submit.width >= 0.5 * card.width, id: wideButton, priority: 999}
    """)
  #expect(screen.name == "Sign in")
  #expect(screen.window.size == CGSize(width: 375, height: 667))
  #expect(
    equations(of: screen) == [
      "card.leading >= root.leading + 20.0",
      "root.trailing >= card.trailing + 20.0",
      "card.centerX == root.centerX",
      "card.top == root/UIViewSafeAreaLayoutGuide.top + 100.0 @800.0",
      "title.firstBaseline == logo.bottom + 12.0",
      "submit.width >= 0.5 * card.width @999.0 'wideButton'",
      "logo.height == 50.0 @950.0",
    ])
}

@Test func everySampleLoads() throws {
  let folder = root + "/Samples"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    .filter { $0.hasSuffix(".yaml") }
  #expect(!names.isEmpty)
  for name in names {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
    #expect(throws: Never.self, "\(name)") {
      try LayoutDocument.load(
        bytes: bytes, file: folder + "/" + name, measurer: FixedWidthMeasurer())
    }
  }
}

@Test func aLoadedScreenLaysOut() throws {
  let scene = try load(
    """
    canvas: {size: 200x100}
    views:
      box: {}
      note: {class: label, text: four}
    constraints:
      - H:|-20-[box(50)]-[note]
      - V:|[box]|
      - note.top = box.top + 10
    """
  ).scene()
  #expect(
    scene.views.map(\.frame) == [
      CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 20, y: 0, width: 50, height: 100),
      CGRect(x: 78, y: 10, width: 34, height: 21.5),
    ])
  #expect(scene.findings.isEmpty)
}

/// What a mapping would say in full.
@Test(arguments: [
  ("canvas: 320x480", "canvas: {size: 320x480}"), ("canvas: [320, 480]", "canvas: {size: 320x480}"),
  ("canvas: \"320 × 480\"", "canvas: {size: 320x480}"),
  ("canvas: iphone-se", "canvas: {device: iphone-se}"),
])
func aCanvasMayBeASizeOrADevice(short: String, full: String) throws {
  let (scene, expected) = (try load(short).scene(), try load(full).scene())
  #expect(scene.size == expected.size && scene.scale == expected.scale)
  #expect(scene.safeArea == expected.safeArea)
}
