import LayoutScene

/// The images of a scene, each file read once.
struct ImageSet {
  private(set) var loaded: [LoadedImage] = []
  /// The index in `loaded` of the image at a path.
  private(set) var indices: [String: Int] = [:]
  /// The bytes that the remaining images may take.
  private var budget: Int
  /// The templates, each of which needs a copy for every colour.
  private var templates: Set<Template> = []

  private struct Template: Hashable {
    var path: String
    var color: Color?
  }

  /// The most bytes that the images of a document may take, as pixels and as files: 256 MiB.
  static let byteLimit = 1 << 28

  /// Reads the images of the scene's views in the order of the views. The error that is thrown has
  /// all faults.
  init(_ scene: Scene) throws(DrawingError) {
    try self.init([scene])
  }

  /// Reads the images of the views of several scenes. A fault that several scenes share is reported
  /// once.
  init(_ scenes: [Scene], byteLimit: Int = byteLimit) throws(DrawingError) {
    budget = byteLimit
    var faults: [ImageFault] = []
    for scene in scenes {
      for fault in read(scene) where !faults.contains(fault) { faults.append(fault) }
    }
    if !faults.isEmpty { throw .images(faults) }
  }

  /// The faults of the images that a scene's views show, one for every place that names such an
  /// image.
  static func faults(of scene: Scene) -> [ImageFault] {
    do throws(DrawingError) {
      _ = try ImageSet(scene)
      return []
    } catch {
      if case .images(let faults) = error { return faults }
      return []
    }
  }

  private mutating func read(_ scene: Scene) -> [ImageFault] {
    var faults: [ImageFault] = []
    var reasons: [String: ImageFault.Reason] = [:]
    for (owner, picture) in scene.shownImages {
      guard let path = picture.path else { continue }
      let view = scene.views[owner]
      do throws(ImageFault.Reason) {
        if let reason = reasons[path] { throw reason }
        try load(path)
        let template = Template(path: path, color: picture.color ?? view.look.tint)
        if picture.isTemplate, let index = indices[path], templates.insert(template).inserted {
          try spend(loaded[index].bitmap.byteCount)
        }
      } catch {
        reasons[path] = error
        faults.append(
          ImageFault(
            path: path, view: view.id, origin: picture.origin ?? view.origin, reason: error))
      }
    }
    return faults
  }
}

extension ImageSet {
  private mutating func load(_ path: String) throws(ImageFault.Reason) {
    guard indices[path] == nil else { return }
    let image = try ImageSource.load(path: path, byteLimit: budget)
    try spend(image.bitmap.byteCount + image.file.count)
    indices[path] = loaded.count
    loaded.append(image)
  }

  private mutating func spend(_ bytes: Int) throws(ImageFault.Reason) {
    guard bytes <= budget else { throw .budget }
    budget -= bytes
  }
}

extension Scene {
  /// The faults of images that would keep the scene from being drawn. Every image is read
  /// completely.
  package var imageFaults: [ImageFault] { ImageSet.faults(of: self) }
}
