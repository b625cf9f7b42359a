import Foundation
import LayoutScene

@testable import Snapshots

/// A small scene, written by hand: a card with a title in it.
enum SceneMaking {
  static func text(_ string: String, lines: Int = 1) -> SceneText {
    SceneText(
      string: string, attributes: TextAttributes(font: .system(ofSize: 17)),
      rect: CGRect(x: 0, y: 0, width: 100, height: 20.5),
      measurement: TextMeasurement(
        size: CGSize(width: 60, height: 20.287), firstBaseline: 16.1865, lastBaseline: 16.1865,
        lineCount: lines))
  }

  static func card(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
    var scene = Scene(
      locale: "en", size: CGSize(width: 160, height: 80), scale: 2, device: "160x80",
      views: [
        SceneView(id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 160, height: 80)),
        SceneView(
          id: "card", parent: 0, frame: CGRect(x: 8, y: 8, width: 144, height: 64),
          background: Color(red: 0.9, green: 0.9, blue: 1)),
        SceneView(
          id: "title", className: "label", parent: 1,
          frame: CGRect(x: 16, y: 10, width: 100, height: 20.5), firstBaseline: 16.1865,
          lastBaseline: 16.1865, control: .label, texts: [text("Title")]),
      ])
    change(&scene)
    return scene
  }

  /// A scene without letters, which depends on no font.
  static func plain(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
    card {
      $0.views[2].texts = []
      change(&$0)
    }
  }
}
