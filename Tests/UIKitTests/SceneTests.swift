import Drawing
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

@MainActor @Suite struct SceneTests {
  @Test func aScreenOfViewsIsASceneAndAPicture() throws {
    let typesetter = try Typesetter()
    Surroundings.measurer = typesetter
    defer { useFixedTexts() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    window.backgroundColor = .systemBackground
    let label = window.add(UILabel())
    label.text = "Hello"
    label.accessibilityIdentifier = "title"
    label.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
    let scene = try #require(window.scene())
    #expect(scene.views.map(\.id).contains("title"))
    #expect(scene.findings.isEmpty)
    let png = try Renderer(typesetter: typesetter).png(scene)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
