import LayoutScene

/// The images of a scene, each file read once.
struct ImageSet {
  private(set) var loaded: [LoadedImage] = []
  /// Where the image of a path is in `loaded`.
  private(set) var indices: [String: Int] = [:]

  /// Reads what the scene's views show, in their order. All faults are found before any is thrown.
  init(_ scene: Scene) throws(DrawingError) {
    try self.init([scene])
  }

  /// Reads what the views of several scenes show. What is wrong with an image in many is said once.
  init(_ scenes: [Scene]) throws(DrawingError) {
    var faults: [ImageFault] = []
    for scene in scenes {
      for fault in read(scene) where !faults.contains(fault) { faults.append(fault) }
    }
    if !faults.isEmpty { throw .images(faults) }
  }

  private init() {}

  /// What is wrong with the images that a scene's views show, at every place that names them.
  static func faults(of scene: Scene) -> [ImageFault] {
    var images = ImageSet()
    return images.read(scene)
  }

  private mutating func read(_ scene: Scene) -> [ImageFault] {
    var faults: [ImageFault] = []
    var reasons: [String: ImageFault.Reason] = [:]
    for view in scene.views {
      for picture in view.images {
        guard let path = picture.path, indices[path] == nil else { continue }
        do throws(ImageFault.Reason) {
          if let reason = reasons[path] { throw reason }
          let image = try ImageSource.load(path: path)
          indices[path] = loaded.count
          loaded.append(image)
        } catch {
          reasons[path] = error
          faults.append(
            ImageFault(
              path: path, view: view.id, origin: picture.origin ?? view.origin, reason: error))
        }
      }
    }
    return faults
  }
}

extension Scene {
  /// What would keep the scene from being drawn: images that cannot be read, to their last pixel.
  package var imageFaults: [ImageFault] { ImageSet.faults(of: self) }
}
