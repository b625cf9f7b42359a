import Foundation
import LayoutScene
import Reports

/// One snapshot on the page: its result, its pictures, and where they differ.
package struct SnapshotEntry: Sendable {
  /// The snapshot's place among all snapshots of the run.
  package var place: PagePlace
  /// The result of the comparison.
  package var result: SnapshotResult
  /// The pixels per point of the pictures.
  package var scale: Double
  /// The recorded picture; nil if there is none or no picture was drawn.
  package var expected: SnapshotPicture?
  /// The current picture; nil if none was drawn.
  package var actual: SnapshotPicture?
  /// The picture of the difference; nil if there is none.
  package var difference: SnapshotPicture?
  /// Rectangles around the differences, in pixels from the top left corner of the pictures.
  package var boxes: [CGRect]
  /// The views that have changed.
  package var places: [ViewPlace]
  /// The command that accepts the snapshot, without the identifier that follows it, such as `plumb
  /// accept`; nil if there is nothing to accept.
  package var accept: String?
  /// The command that records a screen without a snapshot; nil for others.
  package var record: String?

  /// An entry; by default it has no pictures.
  package init(
    at place: PagePlace, _ result: SnapshotResult, scale: Double = 1,
    expected: SnapshotPicture? = nil, actual: SnapshotPicture? = nil,
    difference: SnapshotPicture? = nil, boxes: [CGRect] = [], places: [ViewPlace] = [],
    accept: String? = nil, record: String? = nil
  ) {
    self.place = place
    self.result = result
    self.scale = scale
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.boxes = boxes
    self.places = places
    self.record = record
    self.accept = accept
  }
}

/// A PNG file and the size of its picture.
package struct SnapshotPicture: Sendable, Hashable {
  /// The file.
  package var png: [UInt8]
  /// The picture's size, pixels.
  package var width, height: Int

  /// A picture of `width` by `height` pixels.
  package init(png: [UInt8], width: Int, height: Int) {
    self.png = png
    self.width = width
    self.height = height
  }
}

extension SnapshotEntry {
  /// The pictures by their names on the page.
  private var pictures: [(name: String, picture: SnapshotPicture)] {
    [("expected", expected), ("actual", actual), ("difference", difference)]
      .compactMap { name, picture in picture.map { (name, $0) } }
  }

  private var isSame: Bool { expected != nil && expected == actual }

  /// The data that the page's script reads: the result as in the report, and the sizes of the
  /// pictures.
  var json: JSON {
    let sizes = pictures.map { name, picture in
      JSON.Member(
        key: name, value: [.number(Double(picture.width)), .number(Double(picture.height))])
    }
    let own: JSON = [
      "index": .number(Double(place.index)), "scale": .number(scale), "pictures": .object(sizes),
      "same": .bool(isSame), "boxes": .array(boxes.map { JSON(frame: $0) }),
      "places": .array(places.map(\.json)),
      "accept": accept.map(JSON.string) ?? .null, "record": record.map(JSON.string) ?? .null,
    ]
    return .object(result.json.members + own.members)
  }

  /// The pictures as JSON on one line: `{"expected": {…}, "actual": {…}}`.
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
