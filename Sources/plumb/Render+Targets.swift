import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

/// The kinds of picture that `render` writes.
enum PictureFormat: String, Choice {
  case png, svg, pdf

  /// The kind that a file's ending names.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[dot...].dropFirst().lowercased())
  }
}

/// A picture to write and where to.
struct Target: Sendable {
  /// Nil for stdout.
  var path: String?
  var format: PictureFormat
}

extension Render {
  /// Where each input's picture goes; whatever is wrong with that is found before any work is done.
  func targets() throws(Failure) -> [Target] {
    let targets = try places()
    if text == .live, let target = targets.first(where: { $0.format != .svg }) {
      throw Failure(.usage, "error: --text live is for SVG, and this is a \(target.format)")
    }
    return targets
  }

  private func places() throws(Failure) -> [Target] {
    switch Output(output) {
    case .standardOutput:
      try requireSingleInput()
      return [Target(path: nil, format: format ?? .png)]
    case .file(let path):
      try requireSingleInput()
      try Files.requirePlace(.file(path), inputs: files)
      return [Target(path: path, format: try self.format(for: path))]
    case .folder(let folder):
      try Files.requireWritable(folder: folder)
      let paths = try Files.names(for: files, ending: (format ?? .png).rawValue).map {
        (folder as NSString).appendingPathComponent($0)
      }
      for path in paths { try Files.requirePlace(Output(path), inputs: files) }
      return paths.map { Target(path: $0, format: format ?? .png) }
    }
  }

  private func requireSingleInput() throws(Failure) {
    guard files.count == 1 else {
      throw Failure(
        .usage, "error: several inputs need a folder to write into, such as -o Pictures/")
    }
  }

  private func format(for path: String) throws(Failure) -> PictureFormat {
    let named = PictureFormat(path: path)
    if let format, let named, format != named {
      throw Failure(.usage, "error: \(path) does not end in .\(format), which --format asks for")
    }
    guard let format = format ?? named else {
      throw Failure(
        .usage,
        "error: “\(path)” is no name that ends in .png, .svg or .pdf; say --format png, svg or pdf")
    }
    return format
  }

  /// Draws each scene and writes it, so that only as many pictures as there are jobs are in memory.
  func draw(_ scenes: [Scene], to targets: [Target], crew: Crew) throws(Failure) {
    let options = DrawingOptions(overlays: show, svgText: text)
    let files = files
    let results = try crew.map(count: scenes.count) { index, typesetter in
      Result { () throws(Failure) in
        let picture = try Self.picture(
          of: scenes[index], as: targets[index].format, options, typesetter,
          document: files[index])
        switch targets[index].path {
        case let path?: try Files.write(picture, to: path)
        case nil: try Files.writeToStandardOutput(picture)
        }
      }
    }
    for result in results { try result.get() }
  }

  private static func picture(
    of scene: Scene, as format: PictureFormat, _ options: DrawingOptions, _ typesetter: Typesetter,
    document: String
  ) throws(Failure) -> [UInt8] {
    let renderer = Renderer(typesetter: typesetter)
    do throws(DrawingError) {
      switch format {
      case .png: return try renderer.png(scene, options)
      case .svg: return try renderer.svg(scene, options)
      case .pdf: return try renderer.pdf(scene, options)
      }
    } catch {
      throw Failure(error, document: document, canvas: scene.sizeOrigin)
    }
  }
}

extension Files {
  /// A file name for each input: its own with another ending. Two inputs that would get the same
  /// one are refused.
  static func names(for inputs: [String], ending: String) throws(Failure) -> [String] {
    var taken: [String: String] = [:]
    var names: [String] = []
    for input in inputs {
      let stem = ((input as NSString).lastPathComponent as NSString).deletingPathExtension
      let name = "\(stem).\(ending)"
      if let other = taken.updateValue(input, forKey: name) {
        throw Failure(
          .usage,
          other == input
            ? "error: \(input) is given twice"
            : "error: \(other) and \(input) would both be written to \(name)")
      }
      names.append(name)
    }
    return names
  }
}

extension DrawingOptions.SVGText: Choice {}

extension Overlays {
  /// Reads a list such as `alignment,names`.
  init(list: String) throws {
    self = []
    if list == "none" { return }
    let names = Overlays.named.map(\.name)
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(word)
      guard let overlay = Overlays.named.first(where: { $0.name == name })?.overlay else {
        let known = "there are \(names.joined(separator: ", ")), and none alone for nothing"
        let advice = Suggestion.nearest(to: name, in: names).map { "did you mean \($0)? " } ?? ""
        throw ValidationError(
          name.isEmpty || name == "none"
            ? "a list of overlays has names only; \(known)"
            : "there is no overlay \(name); \(advice)\(known)")
      }
      insert(overlay)
    }
  }

  /// What a list that has been begun may go on with.
  static func completions(of list: String) -> [String] {
    let end = list.lastIndex(of: ",").map { list.index(after: $0) } ?? list.startIndex
    let taken = list[..<end].split(separator: ",").map(String.init)
    let names = Overlays.named.map(\.name).filter { !taken.contains($0) }
    return names.map { list[..<end] + $0 } + (taken.isEmpty ? ["none"] : [])
  }
}
