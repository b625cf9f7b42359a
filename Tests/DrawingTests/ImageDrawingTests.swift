import Foundation
import LayoutScene
import TestSupport
import Testing
import Typesetting

@testable import Drawing

@Suite struct ImageDrawing {
  /// Four pixels: red, green; blue, transparent.
  static let file = PNGMaker(
    color: 6,
    rows: [0, 255, 0, 0, 255, 0, 255, 0, 255] + [0, 0, 0, 255, 255, 0, 0, 0, 0]
  ).file

  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-drawing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  static func scene(_ paths: String...) -> Scene {
    var scene = screen(40, 40)
    for (index, path) in paths.enumerated() {
      var image = view(.image, 10, 10, 20, 20, id: "image\(index)")
      image.images = [SceneImage(path: path, rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
      image.origin = SourceLocation(file: "a.yaml", line: index + 1, column: 1)
      scene.views.append(image)
    }
    return scene
  }

  @Test func pixelsFillTheImagesRectangle() throws {
    try Self.withFolder { folder in
      let path = folder.appendingPathComponent("a.png").path
      try Data(Self.file).write(to: URL(fileURLWithPath: path))
      let bitmap = try draw(Self.scene(path))
      #expect(bitmap[11, 11] == 0xFFFF_0000 && bitmap[28, 11] == 0xFF00_FF00)
      #expect(bitmap[11, 28] == 0xFF00_00FF && bitmap[28, 28] == 0xFFFF_FFFF)
      #expect(bitmap[9, 20] == 0xFFFF_FFFF && bitmap[30, 20] == 0xFFFF_FFFF)
      #expect(bitmap[20, 9] == 0xFFFF_FFFF && bitmap[20, 30] == 0xFFFF_FFFF)
    }
  }

  /// An image of three pixels by one in a rectangle of another shape: each pixel is a third of its
  /// width and all of its height, in pixels and in SVG.
  @Test func anImageThatIsNotSquareFillsItsRectangle() throws {
    try Self.withFolder { folder in
      let path = folder.appendingPathComponent("wide.png").path
      let file = PNGMaker(
        width: 3, height: 1, color: 6,
        rows: [0, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
      ).file
      try Data(file).write(to: URL(fileURLWithPath: path))
      var scene = Self.scene(path)
      scene.views[1].frame = CGRect(x: 4, y: 10, width: 30, height: 25)
      scene.views[1].images[0].rect = CGRect(x: 0, y: 5, width: 30, height: 20)
      let bitmap = try draw(scene)
      for y in [16, 25, 33] {
        // Between the middles of two pixels one colour turns into the other.
        let strongest = stride(from: 5, to: 34, by: 3).map { x in
          let (red, green, blue) = (
            bitmap[x, y] >> 16 & 255, bitmap[x, y] >> 8 & 255, bitmap[x, y] & 255
          )
          return red > green ? "r" : green > blue ? "g" : "b"
        }
        #expect(strongest.joined() == "rrrggggbbb")
        #expect(bitmap[5, y] == 0xFFFF_0000 && bitmap[32, y] == 0xFF00_00FF)
      }
      #expect(bitmap[18, 12] == 0xFFFF_FFFF && bitmap[18, 37] == 0xFFFF_FFFF)
      let svg = String(decoding: try Renderer(typesetter: Typesetter()).svg(scene), as: UTF8.self)
      #expect(svg.contains("<use href=\"#i0\" transform=\"translate(4 15)scale(10 20)\"/>"))
      #expect(svg.contains("width=\"3\" height=\"1\" preserveAspectRatio=\"none\""))
    }
  }

  @Test func anSVGHoldsEachFileOnce() throws {
    try Self.withFolder { folder in
      let path = folder.appendingPathComponent("a.png").path
      try Data(Self.file).write(to: URL(fileURLWithPath: path))
      let svg = try Renderer(typesetter: Typesetter()).svg(Self.scene(path, path))
      let reader = try SVGOutput.read(svg)
      #expect(reader.names.filter { $0 == "image" }.count == 1)
      #expect(reader.names.filter { $0 == "use" }.count == 2)
      let encoded = Data(Self.file).base64EncodedString()
      #expect(String(decoding: svg, as: UTF8.self).contains(encoded))
    }
  }

  @Test func allImagesThatCannotBeReadAreNamedAtOnce() throws {
    try Self.withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path("text.png")))
      try Data(Self.file.dropLast(20)).write(to: URL(fileURLWithPath: path("short.png")))
      #expect(mkfifo(path("pipe.png"), 0o600) == 0)
      let sparse = try #require(fopen(path("long.png"), "w"))
      #expect(ftruncate(fileno(sparse), off_t(ImageSource.byteLimit) + 1) == 0)
      fclose(sparse)
      let names = [
        "none.png", "text.png", "short.png", "pipe.png", "long.png", "text.png/a.png", ".",
      ]
      let scene = Self.scene(
        path(names[0]), path(names[1]), path(names[2]), path(names[3]), path(names[4]),
        path(names[5]), path(names[6]), path(names[0]))
      let error = #expect(throws: DrawingError.self) { try draw(scene) }
      guard case .images(let faults)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(
        faults.map(\.reason) == [
          .missing, .png(.notPNG), .png(.truncated), .notAFile,
          .tooLong(bytes: ImageSource.byteLimit + 1), .missing, .notAFile, .missing,
        ])
      #expect(faults.map(\.view) == (0..<8).map { "image\($0)" })
      #expect(faults[1].origin?.description == "a.yaml:2:1")
      #expect(
        "\(faults[1])" == "cannot use the image \(path("text.png")) of image1: not a PNG file")
    }
  }
}

extension ImageDrawing {
  /// Two images of four pixels in a file each: 16 bytes of pixels and the file.
  @Test func imagesThatTakeTooMuchMemoryTogetherAreRefused() throws {
    try Self.withFolder { folder in
      let paths = ["a.png", "b.png"].map { folder.appendingPathComponent($0).path }
      for path in paths { try Data(Self.file).write(to: URL(fileURLWithPath: path)) }
      let cost = 16 + Self.file.count
      let scene = Self.scene(paths[0], paths[0], paths[1])
      #expect(throws: Never.self) { try ImageSet([scene], byteLimit: 2 * cost) }
      // What is used twice counts once.
      #expect(throws: Never.self) {
        try ImageSet([Self.scene(paths[0], paths[0])], byteLimit: cost)
      }
      for limit in [2 * cost - 1, cost + 15, cost] {
        let error = #expect(throws: DrawingError.self) {
          try ImageSet([scene], byteLimit: limit)
        }
        guard case .images(let faults)? = error else { return }
        #expect(faults.map(\.view) == ["image2"] && faults.map(\.reason) == [.budget])
        #expect("\(faults[0])".contains("256 MiB of memory"))
      }
    }
  }

  /// Each colour of a template takes memory of its own.
  @Test func theColoursOfATemplateCountTowardsItsMemory() throws {
    try Self.withFolder { folder in
      let path = folder.appendingPathComponent("a.png").path
      try Data(Self.file).write(to: URL(fileURLWithPath: path))
      var scene = Self.scene(path, path, path)
      for (index, color) in zip(1...3, [0xFF0000, 0x00FF00, 0xFF0000]) {
        scene.views[index].images[0].isTemplate = true
        scene.views[index].images[0].color = Color(color)
      }
      let cost = 16 + Self.file.count
      #expect(throws: Never.self) { try ImageSet([scene], byteLimit: cost + 32) }
      #expect(throws: DrawingError.self) { try ImageSet([scene], byteLimit: cost + 31) }
    }
  }
}
