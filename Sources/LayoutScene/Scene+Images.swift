extension Scene {
  /// The images that the views show, that code draws in them, and that stand for letters of their texts, each with the
  /// index of its view.
  package var shownImages: [(view: Int, image: SceneImage)] {
    // Views are not copied out of the array: a copy counts references to everything in the view.
    views.indices.flatMap { index in
      views[index].shownImages.map { (index, $0) }
    }
  }
}

extension SceneView {
  fileprivate var shownImages: [SceneImage] {
    var all = images
    if let content = extras?.content {
      for drawings in [content.drawings, content.coverings, content.maskDrawings] {
        all += Self.images(in: drawings)
      }
    }
    for index in texts.indices where !texts[index].attributes.runs.isEmpty {
      all += Self.images(in: texts[index].attributes)
    }
    for index in images.indices where !images[index].drawings.isEmpty {
      all += Self.images(in: images[index].drawings)
    }
    return all
  }

  private static func images(in drawings: [SceneDrawing]) -> [SceneImage] {
    drawings.flatMap { drawing -> [SceneImage] in
      switch drawing {
      case .image(let image): [image] + images(in: image.drawings)
      case .beginMask(let mask): images(in: mask)
      case .text(let text): images(in: text.attributes)
      default: []
      }
    }
  }

  private static func images(in attributes: TextAttributes) -> [SceneImage] {
    attributes.runs.compactMap(\.attachment).flatMap { images(in: [.image($0)]) }
  }
}
