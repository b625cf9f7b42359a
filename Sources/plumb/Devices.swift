import ArgumentParser
import Documents
import Foundation
import LayoutScene

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices with their sizes, and the versions of iOS that they ran.",
    discussion: """
      The names on a line mean the same screen. Each may have -landscape added. Example:
        plumb devices
      """)

  func run() throws {
    try Console.reporting {
      let rows = Device.all.flatMap(Self.rows)
      let widths = [0, 1, 2].map { column in rows.map { $0[column].count }.max() ?? 0 }
      let lines = rows.map { row in
        zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
          .joined(separator: "  ") + "  " + row[3]
      }
      try Files.writeToStandardOutput(Array((lines.joined(separator: "\n") + "\n").utf8))
      return .clean
    }
  }

  /// A row for each range of versions that the names of a screen have.
  private static func rows(of screen: Device) -> [[String]] {
    var rows: [(names: [String], versions: String)] = []
    for device in screen.names.compactMap(Device.named) {
      let versions = device.systemsInWords
      if let same = rows.firstIndex(where: { $0.versions == versions }) {
        rows[same].names.append(device.name)
      } else {
        rows.append(([device.name], versions))
      }
    }
    let size = Scene.name(ofSize: screen.size)
    return rows.map {
      [size, "@\(Int(screen.scale))", $0.versions, $0.names.joined(separator: " ")]
    }
  }
}
