import Foundation
import LayoutScene
import Reports

@testable import Comparison

extension PageCell {
  /// A cell of a small scene that needs no layout.
  static func sample(
    index: Int = 0, count: Int = 1, document: String = "a.yaml", locale: String = "en",
    language: String = "English", direction: LayoutDirection = .leftToRight,
    views: [SceneView] = [], findings: [Finding] = [], changes: [ViewChange] = [],
    isReference: Bool = false, picture: PagePicture = .svg(Array("<svg/>".utf8))
  ) -> PageCell {
    let root = SceneView(
      id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scene = Scene(
      name: "Sample", locale: locale, direction: direction,
      size: CGSize(width: 100, height: 200), views: [root] + views, findings: findings)
    return PageCell(
      index: index, count: count, document: document,
      cell: ComparedCell(scene: scene, isReference: isReference, changes: changes),
      language: language, picture: picture)
  }

  /// As many cells as there are tags, the first being the source language.
  static func samples(_ locales: [String]) -> [PageCell] {
    locales.enumerated().map { index, locale in
      sample(
        index: index, count: locales.count, locale: locale, language: locale,
        isReference: index == 0)
    }
  }
}

extension SceneText {
  static func sample(_ string: String, isTruncated: Bool = false) -> SceneText {
    SceneText(
      string: string, attributes: TextAttributes(font: Font(size: 17)), rect: .zero,
      measurement: TextMeasurement(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 2, isTruncated: isTruncated))
  }
}
