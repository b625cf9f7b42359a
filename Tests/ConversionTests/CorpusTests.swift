import AutoLayout
import Documents
import Foundation
import InterfaceBuilder
import LayoutScene
import TestSupport
import Testing

@testable import Conversion

/// Documents of public projects, which are left out where they are not beside the project, and the samples.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
private let corpus = root.deletingLastPathComponent()
  .appendingPathComponent("shared/corpus/interface-builder")
private let samples = root.appendingPathComponent("Samples/InterfaceBuilder")

private func files(in folder: URL) -> [String] {
  let files =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    .map { folder.appendingPathComponent($0).path }
}

extension ConvertedDocument {
  /// The scenes of a file.
  static func read(path: String) throws -> [ConvertedDocument] {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    let original = try OpenDocument.open(bytes: bytes, file: path, allowsOutside: true)
    return try read(bytes, original, measurer: FixedWidthMeasurer())
  }
}

private struct Agreement {
  /// The screens beside the document's own.
  var devices: [DocumentOptions] = []
  var (documents, scenes, frames, equal) = (0, 0, 0, 0)
  /// Scenes with a frame elsewhere, and what is wrong.
  var differences: [String] = []

  mutating func add(_ path: String) throws {
    let original = try OpenDocument.open(path: path)
    documents += 1
    for converted in try ConvertedDocument.read(path: path) {
      scenes += 1
      let name = "\((path as NSString).lastPathComponent) \(converted.id)"
      do {
        let document = try OpenDocument.open(
          bytes: Array(converted.text.utf8), file: "converted.yaml")
        for device in [DocumentOptions()] + devices {
          try compare(original, document, converted, on: device, name)
        }
      } catch {
        differences.append("\(name): \(error)")
      }
    }
  }

  private mutating func compare(
    _ original: OpenDocument, _ document: OpenDocument, _ converted: ConvertedDocument,
    on device: DocumentOptions, _ name: String
  ) throws {
    var options = device
    options.screen = original.screens.isEmpty ? nil : converted.id
    let expected = try frames(of: original, options)
    let found = try frames(of: document, device)
    // A layout document takes the whole screen, also where a view of Interface Builder has a size of its own, and keeps
    // the distances of rows from the sides of their table, which follow the device.
    if device != DocumentOptions() {
      let isWhole = expected.first?.frame.size == found.first?.frame.size
      guard isWhole, !converted.text.contains("a scroll view, whose cells") else { return }
    }
    let actual = Dictionary(found.map { ($0.id, $0.frame) }) { first, _ in first }
    frames += expected.count
    let wrong = expected.filter { view in
      let frame = converted.names[view.id].flatMap { actual[$0] } ?? actual[view.id]
      return frame.map { !$0.isNear(view.frame) } ?? true
    }
    equal += expected.count - wrong.count
    guard let first = wrong.first else { return }
    let id = converted.names[first.id] ?? first.id
    differences.append(
      "\(name)\(device.device.map { " on \($0.name)" } ?? ""): \(wrong.count), \(id) at "
        + "\(actual[id].map { "\($0)" } ?? "-"), not \(first.frame)")
  }

  private func frames(
    of document: OpenDocument, _ options: DocumentOptions
  ) throws -> [(id: String, frame: CGRect)] {
    try document.screen(options: options, measurer: FixedWidthMeasurer())
      .scene(includesAmbiguity: false).views.map { ($0.id, $0.frame) }
  }
}

/// Screens of all size classes but one.
private let devices: [DocumentOptions] = [
  ("iphone-se", .portrait), ("iphone-15-plus", .landscape), ("ipad", .portrait),
].map { DocumentOptions(device: Device.named($0), orientation: $1) }

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.01 && abs(minY - other.minY) <= 0.01
      && abs(width - other.width) <= 0.01 && abs(height - other.height) <= 0.01
  }
}

@Test func convertedSamplesHaveTheSameFrames() throws {
  var agreement = Agreement()
  for path in files(in: samples) { try agreement.add(path) }
  #expect(agreement.scenes >= 15)
  #expect(agreement.differences == [])
}

@Test(.enabled(if: !files(in: corpus).isEmpty, "the public documents are not here"))
func convertedPublicDocumentsHaveTheSameFrames() throws {
  var agreement = Agreement()
  for path in files(in: corpus) { try agreement.add(path) }
  print(
    "converted \(agreement.documents) documents with \(agreement.scenes) scenes: "
      + "\(agreement.equal) of \(agreement.frames) frames are equal")
  #expect(agreement.differences == [])
}

@Test func convertedSamplesHaveTheSameFramesOnOtherDevices() throws {
  var agreement = Agreement()
  agreement.devices = devices
  for path in files(in: samples) { try agreement.add(path) }
  #expect(agreement.frames >= 500)
  #expect(agreement.differences == [])
}
