import Documents
import Drawing
import Foundation
import InterfaceBuilder
import LayoutScene
import Typesetting

extension Render {
  /// Draws each storyboard as one picture, and its scenes where the canvas has them.
  func drawStoryboards(of batch: Batch, _ pool: WorkerPool) throws(Failure) -> Status {
    let paths = try storyboardPaths(of: batch)
    try batch.requireUnread(paths)
    var results = CellResults(batch)
    var scenes = [[String: Scene]](repeating: [:], count: batch.inputs.count)
    let isFullHeight = fullHeight
    let isWhole = try batch.run(pool, into: &results) { job, batch, worker throws(Failure) in
      var job = job
      job.options.isFullHeight = isFullHeight
      let scene = try job.scene(
        in: batch, typesetter: worker.typesetter, work: worker.work, constraints: .none)
      return (scene.findings, scene)
    } consume: { job, scene in
      scenes[job.input][job.cell.screen ?? ""] = scene
    }
    if isWhole, !results.hasFailures {
      for (index, input) in batch.inputs.enumerated() {
        guard let storyboard = input.document?.storyboard else { continue }
        let map = ScreenMap(
          storyboard, title: (input.path as NSString).lastPathComponent, scenes: scenes[index])
        try write(map, to: paths[index], pool.typesetter, document: input.path)
      }
    }
    results.report(isQuiet: findingOptions.quiet)
    return isWhole ? results.status(isStrict: findingOptions.strict) : Interruption.status
  }

  /// The path of each input's picture; nil for stdout.
  private func storyboardPaths(of batch: Batch) throws(Failure) -> [String?] {
    if let other = batch.inputs.first(where: {
      $0.document != nil && $0.document?.storyboard == nil
    }) {
      throw Failure(.usage, "error: --sheet is for storyboards, and \(other.path) is none")
    }
    let screens = batch.jobs.map { [String($0.input), $0.cell.screen ?? ""] }
    guard Set(screens).count == screens.count else {
      throw Failure(
        .usage, "error: --sheet draws each scene once; give one locale, device and so on")
    }
    switch Output(output, isForSeveral: files.count > 1) {
    case .standardOutput:
      guard files.count == 1 else {
        throw Failure(.usage, "error: several inputs need a folder to write into")
      }
      return [nil]
    case .file(let path):
      guard files.count == 1 else {
        throw Failure(
          .usage, "error: several inputs need a folder to write into, such as -o Pictures/")
      }
      try sceneOptions.outside.requirePlace(.file(path), inputs: files)
      return [path]
    case .folder(let folder):
      try sceneOptions.outside.require(folder)
      let results = batch.inputs.map {
        (input: $0.path, name: "\(ResultNames.stem(of: $0.place)).\((format ?? .png).rawValue)")
      }
      return try sceneOptions.outside.places(of: results, in: folder, inputs: files)
    }
  }

  private func write(
    _ map: ScreenMap, to path: String?, _ typesetter: Typesetter, document: String
  ) throws(Failure) {
    let shown = show ?? .none
    let options = SheetOptions(
      scale: sceneOptions.scale, style: style, overlays: shown.overlays,
      constraints: shown.constraints, svgText: text)
    let renderer = ScreenMapRenderer(typesetter: typesetter)
    let kind =
      try path.map { path throws(Failure) in try PictureFormat.named(by: path, asked: format) }
      ?? format ?? .png
    let picture: [UInt8]
    do throws(DrawingError) {
      picture = try renderer.bytes(map, as: kind, options)
    } catch {
      throw Failure(error, document: document)
    }
    try Target(path: path, format: kind).write(picture, ifChanged: ifChanged)
  }
}

extension ScreenMap {
  /// The canvas of a storyboard.
  ///
  /// - Parameter scenes: its screens by the ids of their controllers; that of a document with one has no id.
  init(_ storyboard: Storyboard, title: String, scenes: [String: Scene]) {
    let shown = storyboard.places.map { place in
      place.hasView ? scenes[place.id] ?? scenes[""] : nil
    }
    // On a larger device the scenes move apart.
    let grown = zip(storyboard.places, shown).map { place, scene in
      let (size, own) = (scene?.size ?? place.frame.size, place.frame.size)
      return (
        width: own.width > 0 ? size.width / own.width : 1,
        height: own.height > 0 ? size.height / own.height : 1
      )
    }
    let (across, down) = (
      max(1, grown.map(\.width).max() ?? 1), max(1, grown.map(\.height).max() ?? 1)
    )
    let panels = zip(storyboard.places, shown).map { place, scene in
      let size = scene?.size ?? place.frame.size
      return Panel(
        scene.map(Panel.Content.scene) ?? .words(place.title), title: place.title,
        frame: CGRect(
          x: place.frame.midX * across - size.width / 2,
          y: place.frame.midY * down - size.height / 2, width: size.width, height: size.height),
        isFirst: place.isInitial)
    }
    let arrows = storyboard.segues.map { segue in
      Arrow(from: segue.from, to: segue.to, kind: Arrow.Kind(segue.kind), label: segue.identifier)
    }
    self.init(title: title, panels: panels, arrows: arrows)
  }
}

extension ScreenMap.Arrow.Kind {
  fileprivate init(_ kind: Storyboard.Segue.Kind) {
    switch kind {
    case .contains: self = .contains
    case .shows: self = .shows
    case .presents: self = .presents
    }
  }
}
