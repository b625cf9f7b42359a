import Foundation
import LayoutScene
import Reports

/// One snapshot on the page: what became of it, its pictures, and where they differ.
package struct SnapshotEntry: Sendable {
  /// Its place among all snapshots of the run.
  package var place: PagePlace
  /// What became of it.
  package var result: SnapshotResult
  /// Pixels a point of the pictures.
  package var scale: Double
  /// The picture in the snapshot; nil where there is none or none was drawn.
  package var expected: SnapshotPicture?
  /// Today's picture; nil where none was drawn.
  package var actual: SnapshotPicture?
  /// What differs between both.
  package var difference: SnapshotPicture?
  /// Rectangles round what differs, in pixels from the top left corner of the pictures.
  package var boxes: [CGRect]
  /// The command that accepts the snapshot when its identifier follows, such as `plumb accept`; nil where
  /// there is nothing to accept.
  package var accept: String?

  /// An entry. It has no pictures unless given.
  package init(
    at place: PagePlace, _ result: SnapshotResult, scale: Double = 1,
    expected: SnapshotPicture? = nil, actual: SnapshotPicture? = nil,
    difference: SnapshotPicture? = nil, boxes: [CGRect] = [], accept: String? = nil
  ) {
    self.place = place
    self.result = result
    self.scale = scale
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.boxes = boxes
    self.accept = accept
  }
}

/// A PNG file and the size of its picture.
package struct SnapshotPicture: Sendable, Hashable {
  /// The file.
  package var png: [UInt8]
  /// Pixels.
  package var width, height: Int

  /// A picture of `width` by `height` pixels.
  package init(png: [UInt8], width: Int, height: Int) {
    self.png = png
    self.width = width
    self.height = height
  }
}

extension SnapshotEntry {
  /// The pictures by their names on the page. One that is the same file as another is there once.
  private var pictures: [(name: String, picture: SnapshotPicture)] {
    [("expected", expected), ("actual", actual), ("difference", difference)]
      .compactMap { name, picture in picture.map { (name, $0) } }
  }

  private var isSame: Bool { expected != nil && expected == actual }

  /// What the page's script reads: the result as in the report, and what is known of the pictures.
  var json: JSON {
    let sizes = pictures.map { name, picture in
      JSON.Member(
        key: name, value: [.number(Double(picture.width)), .number(Double(picture.height))])
    }
    let boxes = boxes.map { box in
      JSON.array([box.minX, box.minY, box.width, box.height].map { .number(Double($0)) })
    }
    let own: JSON = [
      "index": .number(Double(place.index)), "scale": .number(scale), "pictures": .object(sizes),
      "same": .bool(isSame), "boxes": .array(boxes), "accept": accept.map(JSON.string) ?? .null,
    ]
    return .object(result.json.members + own.members)
  }

  /// `{"expected": {…}, "actual": {…}}` on one line.
  var pictureJSON: [UInt8] {
    let files = pictures.filter { $0.name != "actual" || !isSame }
    var bytes = Array("{".utf8)
    for (index, (name, picture)) in files.enumerated() {
      bytes += Array("\(index == 0 ? "" : ", ")\"\(name)\": ".utf8)
      bytes += PagePicture.png(picture.png).json
    }
    return bytes + Array("}".utf8)
  }
}
