import ArgumentParser
import AutoLayout
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting

extension PictureFormat: FileFormat {
  func picture(
    of scene: Scene, _ options: DrawingOptions, _ typesetter: Typesetter, document: String
  ) throws(Failure) -> [UInt8] {
    do throws(DrawingError) {
      return try Renderer(typesetter: typesetter).bytes(scene, as: self, options)
    } catch {
      throw Failure(error, document: document, canvas: scene.sizeOrigin)
    }
  }
}

/// The frame that is drawn around a screen.
enum PictureFrame: String, Choice {
  case none, device

  /// The frame of a scene's device; throws for a scene without a device.
  func frame(of scene: Scene, document: String) throws(Failure) -> DeviceFrame? {
    guard self == .device else { return nil }
    if let device = Device.named(scene.device) ?? Device.of(screen: scene.size) {
      return device.frame
    }
    throw Failure(
      .badInput,
      "\(scene.sizeOrigin?.description ?? document): error: the screen of "
        + "\(Device.displayName(of: scene.device)) points is that of no device, which --frame device draws; "
        + "name one, as in canvas: {device: iphone-14} or --device iphone-14")
  }
}

/// A picture to write, with its path.
struct Target: Sendable {
  /// Nil for stdout.
  var path: String?
  var format: PictureFormat
}

extension Render {
  /// Checks the options before any input is read.
  func requireFormat() throws(Failure) {
    try depfileOptions.requirePlace(inputs: files, sceneOptions.outside)
    switch destination {
    case .file(let path): try requireLiveText(try PictureFormat.named(by: path, asked: format))
    case .standardOutput, .folder: try requireLiveText(format ?? .png)
    }
  }

  private func requireLiveText(_ format: PictureFormat) throws(Failure) {
    guard text == .live, format != .svg else { return }
    throw Failure(.usage, "error: --text live is for SVG, and this is a \(format)")
  }

  private var destination: Output {
    Output(output, isForSeveral: files.count > 1 || sceneOptions.hasLists)
  }

  /// The path of each cell's picture. The places are checked before any work is done.
  func targets(of batch: Batch) throws(Failure) -> [Target] {
    switch destination {
    case .standardOutput:
      try requireSinglePicture(batch)
      try depfileOptions.requireFile()
      return batch.jobs.map { _ in Target(path: nil, format: format ?? .png) }
    case .file(let path):
      try requireSinglePicture(batch)
      try sceneOptions.outside.requirePlace(.file(path), inputs: files)
      try depfileOptions.requireApart(from: [path])
      let format = try PictureFormat.named(by: path, asked: format)
      return batch.jobs.map { _ in Target(path: path, format: format) }
    case .folder(let folder): return try targets(of: batch, in: folder)
    }
  }

  private func targets(of batch: Batch, in folder: String) throws(Failure) -> [Target] {
    let format = format ?? .png
    let paths = try sceneOptions.outside.places(
      of: batch.names(ending: format.rawValue), in: folder, inputs: files)
    try depfileOptions.requireApart(from: paths)
    return paths.map { Target(path: $0, format: format) }
  }

  private func requireSinglePicture(_ batch: Batch) throws(Failure) {
    guard files.count == 1, batch.jobs.count <= 1 else {
      let many = files.count > 1 ? "several inputs" : "\(batch.jobs.count) cells"
      throw Failure(.usage, "error: \(many) need a folder to write into, such as -o Pictures/")
    }
  }

  /// Lays out, draws and writes cell by cell, so that there are no more pictures in memory than
  /// jobs.
  ///
  /// - Returns: false where the run was interrupted.
  func draw(
    _ batch: Batch, to targets: [Target], _ pool: WorkerPool, into results: inout CellResults,
    _ depfile: inout Depfile
  ) throws(Failure) -> Bool {
    let shown = show ?? .standard(of: style)
    // By default only what the layout itself found is marked, which takes no time.
    let marksAll = show?.overlays.contains(.findings) == true
    var options = DrawingOptions(
      style: style, overlays: shown.overlays, constraints: shown.constraints, svgText: text)
    options.numbersFindings = marksAll
    let drawing = options
    let (listsSources, ifChanged, frame) = (depfileOptions.depfile != nil, ifChanged, frame)
    let texts = texts
    let places = batch.byNumber(targets)
    let isFullHeight = fullHeight
    return try batch.run(pool, into: &results) {
      job, batch, worker throws(Failure) -> ([Finding], Depfile.Rule?) in
      guard let target = places[job.number] else { return ([], nil) }
      var job = job
      job.options.isFullHeight = isFullHeight
      let path = batch.inputs[job.input].path
      var scene = try job.scene(
        in: batch, typesetter: worker.typesetter, work: worker.work,
        constraints: shown.constraints.choice(with: shown.overlays, or: marksAll ? .judged : .none))
      if marksAll { scene = job.inspected(scene, in: batch, worker: worker) }
      try shown.constraints.require(in: scene, document: path)
      var options = drawing
      options.frame = try frame.frame(of: scene, document: path)
      let picture = try target.format.picture(of: scene, options, worker.typesetter, document: path)
      try target.write(picture, ifChanged: ifChanged)
      guard listsSources, let result = target.path else { return (scene.findings, nil) }
      let sources = Depfile.sources(
        of: scene, job, in: batch, hasNames: options.overlays.hasWords || marksAll,
        texts: texts, worker.typesetter)
      return (scene.findings, Depfile.Rule(target: result, sources: sources))
    } consume: { _, rule in
      if let rule { depfile.add(rule.sources, to: rule.target) }
    }
  }
}

extension Target {
  func write(_ picture: [UInt8], ifChanged: Bool) throws(Failure) {
    guard let path else { return try Files.writeToStandardOutput(picture) }
    try Files.write(picture, toMade: path, ifChanged: ifChanged)
  }
}

extension DrawingOptions.SVGText: Choice {}
