import LayoutScene

/// The images of a scene, each file read once.
struct ImageSet {
  private(set) var loaded: [LoadedImage] = []
  /// Where the image of a path is in `loaded`.
  private(set) var indices: [String: Int] = [:]

  /// Reads what the scene's views show, in their order. All faults are found before any is thrown.
  init(_ scene: Scene) throws(DrawingError) {
    var faults: [ImageFault] = []
    var failed: Set<String> = []
    for view in scene.views {
      for picture in view.images {
        guard let path = picture.path, indices[path] == nil, failed.insert(path).inserted else {
          continue
        }
        do {
          let image = try ImageSource.load(path: path)
          indices[path] = loaded.count
          loaded.append(image)
        } catch {
          faults.append(
            ImageFault(
              path: path, view: view.id, origin: picture.origin ?? view.origin, reason: error))
        }
      }
    }
    if !faults.isEmpty { throw .images(faults) }
  }
}
