import LayoutScene

/// The images of a scene, each file read once.
struct ImageSet {
  private(set) var loaded: [LoadedImage] = []
  /// The index in `loaded` of the image at a path.
  private(set) var indices: [String: Int] = [:]

  /// Reads the images of the scene's views in the order of the views. The error that is thrown has
  /// all faults.
  init(_ scene: Scene) throws(DrawingError) {
    try self.init([scene])
  }

  /// Reads the images of the views of several scenes. A fault that several scenes share is reported
  /// once.
  init(_ scenes: [Scene]) throws(DrawingError) {
    var faults: [ImageFault] = []
    for scene in scenes {
      for fault in read(scene) where !faults.contains(fault) { faults.append(fault) }
    }
    if !faults.isEmpty { throw .images(faults) }
  }

  private init() {}

  /// The faults of the images that a scene's views show, one for every place that names such an
  /// image.
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
  /// The faults of images that would keep the scene from being drawn. Every image is read
  /// completely.
  package var imageFaults: [ImageFault] { ImageSet.faults(of: self) }
}
