import Files
import Foundation
import LayoutScene

/// The colours and pictures that lie around a document: in catalogs of assets, those of the nearest folder first, up
/// to the project's own, or as files of their own.
package final class BuilderAssets {
  /// A picture of a set.
  package struct Picture: Sendable {
    /// The path from the document.
    package var path: String
    package var size: CGSize
    package var isTemplate: Bool
    /// The path of the picture for dark appearance; nil for the same.
    package var darkPath: String?
  }

  private let source: SourceText
  private let scale: CGFloat
  /// The idiom whose colours and pictures count before those for all.
  private let idiom: String
  /// The files that decided what colours and pictures look like.
  private(set) var files: Set<String> = []
  /// The files of sets that are no JSON, by the names of the sets.
  private(set) var broken: [String: String] = [:]
  /// The names of the pictures that are stretched between slices.
  private(set) var sliced: Set<String> = []
  /// The folders from the document's own up to the project's, as ways from the document.
  private lazy var ways = foldersAbove
  /// The sets of all catalogs by their names, as ways from the document.
  private lazy var sets = allSets
  /// The folder of the nearest catalog, whose app the document is part of, as a way from the document.
  private var nearestFolder: String?

  private static let depthLimit = 12
  private static let countLimit = 50_000

  init(_ source: SourceText, scale: CGFloat, isTablet: Bool) {
    (self.source, self.scale, idiom) = (source, scale, isTablet ? "ipad" : "iphone")
  }

  /// The colours and pictures of one folder, such as that of a bundle.
  package init(folder: String, scale: CGFloat) {
    source = SourceText(file: "\(folder)/assets", text: "")
    self.scale = scale
    idiom = "iphone"
    ways = [""]
  }

  /// A file of the folder, whose name may say its scale.
  package func file(_ name: String) -> Picture? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scale = PictureFile.scale(of: "\(stem).png")
    return pixels(of: "\(stem).png").map {
      Picture(
        path: "\(stem).png",
        size: CGSize(width: $0.width / scale, height: $0.height / scale), isTemplate: false)
    }
  }

  // MARK: Folders

  private var foldersAbove: [String] {
    var ways = [""]
    while ways.count < Self.depthLimit, let last = ways.last,
      let place = try? source.project.file("../\(last)x"), !place.isOutside
    {
      ways.append("../\(last)")
    }
    return ways
  }

  /// The names in a folder, sorted.
  private func names(in way: String) -> [String] {
    guard let place = try? source.project.file(way + "x"), !place.isOutside else { return [] }
    let folder = (place.real as NSString).deletingLastPathComponent
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Catalogs lie in a folder above the document, or in a folder beside one, such as `Resources`.
  private var allSets: [String: String] {
    var sets: [String: String] = [:]
    for way in ways {
      let names = names(in: way)
      let folders = names.filter { !$0.contains(".") }.map { "\(way)\($0)/" }
      let near = names.map { way + $0 }
      let beside = folders.flatMap { folder in self.names(in: folder).map { folder + $0 } }
      for catalog in near + beside where catalog.hasSuffix(".xcassets") {
        nearestFolder = nearestFolder ?? Self.folder(ofCatalogIn: catalog)
        collect("\(catalog)/", namespace: "", depth: 0, into: &sets)
      }
    }
    return sets
  }

  private func collect(
    _ way: String, namespace: String, depth: Int, into sets: inout [String: String]
  ) {
    guard depth < Self.depthLimit else { return }
    for name in names(in: way) where sets.count < Self.countLimit {
      if name.hasSuffix(".colorset") || name.hasSuffix(".imageset") {
        // A group may be part of the names of its sets.
        for key in Set([name, namespace + name]) where sets[key] == nil {
          sets[key] = "\(way)\(name)/"
        }
      } else if !name.contains(".") {
        collect("\(way)\(name)/", namespace: "\(namespace)\(name)/", depth: depth + 1, into: &sets)
      }
    }
  }

  /// What a set says of itself.
  private func contents(of set: String) -> (way: String, node: Node)? {
    guard let way = sets[set], let place = try? source.project.file("\(way)Contents.json"),
      let bytes = try? FileText.bytes(atPath: place.real, limit: FileText.stringsLimit)
    else { return nil }
    files.insert(place.path)
    // A broken set is none but noted: what the document itself has of it counts then.
    let problems = Problems()
    let node = FileText.decode(bytes, file: place.path, problems)
      .flatMap { JSONReader.read($0, problems) }
    if node == nil { broken[set] = "\(way)Contents.json" }
    return node.map { (way, $0) }
  }

  /// The parts of a set for the device without high contrast: those of its idiom, or else those for all.
  private func parts(_ key: String, of contents: Node) -> [(node: Node, isDark: Bool)] {
    let parts = (contents[key]?.value.sequence ?? []).filter { part in
      !(part["appearances"]?.value.sequence ?? []).contains { $0.text("value") == "high" }
    }
    let own = parts.filter { $0.text("idiom") == idiom }
    let shared = parts.filter { ["universal", nil].contains($0.text("idiom")) }
    return (own.isEmpty ? shared : own).map { part in
      let looks = part["appearances"]?.value.sequence ?? []
      return (part, looks.contains { $0.text("value") == "dark" })
    }
  }

  /// What stands before a catalog's name in a way.
  private static func folder(ofCatalogIn way: String) -> String {
    way.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.hasSuffix(".xcassets") }.map { $0 + "/" }.joined()
  }

  // MARK: Colours

  /// The colour that tints the app of the document, as Xcode calls it in new projects; that of another app in a folder
  /// beside is none.
  var accent: (light: String, dark: String)? {
    guard let way = sets["AccentColor.colorset"], Self.folder(ofCatalogIn: way) == nearestFolder
    else { return nil }
    return color("AccentColor")
  }

  /// A colour by its name, as documents write it.
  package func color(_ name: String) -> (light: String, dark: String)? {
    guard let contents = contents(of: "\(name).colorset")?.node else { return nil }
    let colors = parts("colors", of: contents).compactMap { part in
      part.node["color"].flatMap { Self.value($0.value) }.map { (value: $0, isDark: part.isDark) }
    }
    guard let light = colors.first(where: { !$0.isDark })?.value else { return nil }
    return (light, colors.first(where: \.isDark)?.value ?? light)
  }

  private static func value(_ color: Node) -> String? {
    if let reference = color.text("reference") { return BuilderColor.systemName(reference) }
    guard let components = color["components"]?.value else { return nil }
    // The alpha is a fraction however it is written.
    let alpha = components.text("alpha").flatMap(fraction) ?? 255
    if let white = component(components, "white") {
      return BuilderColor.hex([white, white, white, alpha])
    }
    let values = ["red", "green", "blue"].compactMap { component(components, $0) }
    guard values.count == 3 else { return nil }
    guard color.text("color-space") == "display-p3" else {
      return BuilderColor.hex(values + [alpha])
    }
    let own = BuilderColor.fromDisplayP3(values.map { CGFloat($0) / 255 })
    return BuilderColor.hex(own.map(BuilderColor.byte) + [alpha])
  }

  /// A component as `0x1A`, as a whole number up to 255, or as a fraction of one.
  private static func component(_ components: Node, _ name: String) -> Int? {
    guard let text = components.text(name) else { return nil }
    let whole = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    if let whole { return min(max(whole, 0), 255) }
    return fraction(text)
  }

  private static func fraction(_ text: String) -> Int? {
    guard let share = Double(text), share.isFinite else { return nil }
    return Int((min(max(share, 0), 1) * 255).rounded())
  }

  // MARK: Pictures

  /// The picture of a set that suits the canvas best: of its scale, or else the largest; or a file with the name itself.
  ///
  /// - Parameter recorded: the size that the document has for the picture, points.
  package func picture(_ name: String, recorded: CGSize? = nil) -> Picture? {
    guard let (way, contents) = contents(of: "\(name).imageset") else { return looseFile(name) }
    let isTemplate =
      contents["properties"]?.value.text("template-rendering-intent") == "template"
    let found = parts("images", of: contents).compactMap { part in
      part.node.text("filename").map {
        (
          path: way + $0, scale: Self.scale(part.node.text("scale") ?? "1x"), node: part.node,
          isDark: part.isDark
        )
      }
    }.sorted { rank($0.scale) > rank($1.scale) }
    let pictures = found.lazy.compactMap { part -> (picture: Picture, isDark: Bool)? in
      guard let size = self.size(of: part.path, scale: part.scale, recorded) else { return nil }
      let left = Self.sliced(size, part.node, scale: part.scale)
      return (Picture(path: part.path, size: left, isTemplate: isTemplate), part.isDark)
    }
    var picture = pictures.first { !$0.isDark }?.picture
    if found.contains(where: { $0.node["resizing"] != nil }) { sliced.insert(name) }
    picture?.darkPath = pictures.first(where: \.isDark)?.picture.path
    return picture
  }

  /// Why a set gives no colour and no picture, as a sentence; nil where there is no set of the name.
  package func fault(ofSet name: String) -> String? {
    guard let way = sets[name] else { return nil }
    guard let contents = contents(of: name)?.node else {
      return broken[name].map { "\($0) cannot be read as JSON." } ?? "\(way) has no Contents.json."
    }
    let key = name.hasSuffix(".imageset") ? "images" : "colors"
    let parts = parts(key, of: contents).map(\.node)
    guard key == "images" else {
      return "\(way)Contents.json has no colour that can be read."
    }
    let named = parts.compactMap { $0.text("filename") }
    let absent = named.filter { head(of: way + $0) == nil }
    if named.isEmpty { return "\(way)Contents.json names no file." }
    return absent.isEmpty
      ? "The files of \(way) are pictures of kinds that are not read: \(named.joined(separator: ", "))."
      : "\(way)Contents.json names files that are not there: \(absent.joined(separator: ", "))."
  }

  /// The file of a set that has no picture of a kind that is read, such as one in HEIC; nil for other sets.
  func unreadPicture(_ name: String) -> String? {
    guard picture(name) == nil, let (way, contents) = contents(of: "\(name).imageset") else {
      return nil
    }
    return parts("images", of: contents).lazy.compactMap { $0.node.text("filename") }
      .first { self.head(of: way + $0) != nil }.map { way + $0 }
  }

  /// What the slices of a picture leave of its size: its ends with the part between them that is stretched.
  private static func sliced(_ size: CGSize, _ part: Node, scale: CGFloat) -> CGSize {
    guard let resizing = part["resizing"]?.value, let center = resizing["center"]?.value,
      let mode = resizing.text("mode")
    else { return size }
    func length(_ ends: [String], _ side: String, _ whole: CGFloat) -> CGFloat {
      let numbers =
        ends.map { resizing["cap-insets"]?.value.text($0) } + [center.text(side)]
      let lengths = numbers.map { $0.flatMap(Double.init).map { CGFloat($0) / scale } ?? 0 }
      let left = lengths.reduce(0, +)
      return left > 0 && left < whole ? left : whole
    }
    return CGSize(
      width: mode == "3-part-vertical"
        ? size.width : length(["left", "right"], "width", size.width),
      height: mode == "3-part-horizontal"
        ? size.height : length(["top", "bottom"], "height", size.height))
  }

  /// The size of a picture in points; nil for a file of an unknown kind. That of a PDF or SVG is the one that the
  /// document recorded, so that it need not be read.
  private func size(of path: String, scale: CGFloat, _ recorded: CGSize?) -> CGSize? {
    if let pixels = pixels(of: path) {
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    guard let (place, head) = head(of: path), PictureFile.isKnown(head) else { return nil }
    files.insert(place.path)
    if let recorded { return recorded }
    return (try? PictureFile.size(atPath: place.real)).map {
      CGSize(width: $0.width / scale, height: $0.height / scale)
    }
  }

  private func rank(_ scale: CGFloat) -> CGFloat { scale == self.scale ? .infinity : scale }

  private static func scale(_ name: String) -> CGFloat {
    Double(name.prefix { $0.isNumber }).map { CGFloat(max($0, 1)) } ?? 1
  }

  private func looseFile(_ name: String) -> Picture? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for way in ways {
      for (ending, scale) in PictureFile.scales + [("", 1)] {
        let path = "\(way)\(stem)\(ending).png"
        guard let pixels = pixels(of: path) else { continue }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        return Picture(path: path, size: size, isTemplate: false)
      }
    }
    return nil
  }

  /// The size of a PNG in pixels; nil for another kind of file.
  private func pixels(of path: String) -> CGSize? {
    guard let (place, head) = head(of: path), head.count >= 24,
      head.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    let number = { (bytes: ArraySlice<UInt8>) in CGFloat(bytes.reduce(0) { $0 << 8 | Int($1) }) }
    let size = CGSize(width: number(head[16..<20]), height: number(head[20..<24]))
    guard size.width > 0, size.height > 0 else { return nil }
    files.insert(place.path)
    return size
  }

  /// A file's place and its first bytes; nil for one that is not in the project.
  private func head(of path: String) -> (place: Project.File, bytes: [UInt8])? {
    guard let place = try? source.project.file(path), !place.isOutside else { return nil }
    // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let descriptor = open(place.real, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return (place, [UInt8]((try? handle.read(upToCount: PictureFile.headLength)) ?? Data()))
  }
}

extension Node {
  /// The text of a key.
  fileprivate func text(_ key: String) -> String? { self[key]?.value.scalar?.text }
}
