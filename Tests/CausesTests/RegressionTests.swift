import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Causes

@Suite struct RegressionTests {
  @Test(arguments: RegressionSource.names)
  func aRecordIsLaidOutAsItsDocumentIs(name: String) throws {
    let bench = try #require(RegressionBench(RegressionSource(sample: name)))
    let scene = try #require(bench.scene(bench.original))
    let measurer = FixedWidthMeasurer()
    let record = try #require(
      Causes.record(of: bench.original, options: DocumentOptions(), measurer: measurer))
    let document = try RecordReader(file: bench.source.file).document(record)
    let again = try #require(document.ranked.screen(measurer: measurer))
      .scene(includesAmbiguity: false)
    #expect(again.views.map(\.id) == scene.views.map(\.id))
    #expect(again.views.map(\.exactFrame) == scene.views.map(\.exactFrame))
    #expect(!bench.differ(scene.withoutPaths, again.withoutPaths))
  }

  /// The causes of two regressions at a time are those two: both where each alone shows, and no other.
  @Test(arguments: RegressionSource.names)
  func twoRegressionsAreBothNamedAndNothingElse(name: String) throws {
    let bench = try #require(RegressionBench(RegressionSource(sample: name)))
    let before = try #require(bench.scene(bench.original))
    let regressions = bench.source.regressions()
    var random = SplitMix(seed: 20_261_122)
    var tried = 0
    for _ in 0..<12 where tried < 4 {
      guard let first = regressions.randomElement(using: &random),
        let second = regressions.randomElement(using: &random),
        Set(first.lines.map(\.index)).isDisjoint(with: second.lines.map(\.index)),
        let document = bench.source.document([first, second]), let after = bench.scene(document)
      else { continue }
      tried += 1
      let causes = try bench.causes(of: document)
      let words = "\(first.words) & \(second.words): \(causes.map(line))"
      #expect(try bench.undoesAll(of: document), "\(words)")
      let pair = [first, second]
      #expect(causes.allSatisfy { cause in pair.contains { $0.isNamed(by: cause) } }, "\(words)")
      guard bench.differ(before, after) else { continue }
      #expect(!causes.isEmpty, "\(words)")
      let shows = pair.allSatisfy { regression in
        bench.source.document([regression]).flatMap(bench.scene).map {
          bench.differ(before, $0)
        } ?? false
      }
      if shows {
        #expect(
          pair.allSatisfy { regression in causes.contains { regression.isNamed(by: $0) } },
          "\(words)")
      }
    }
    #expect(tried == 4)
  }

  @Test(arguments: RegressionSource.names)
  func aRegressionIsNamedIfAnythingIsToBeSeenOfIt(name: String) throws {
    let bench = try #require(RegressionBench(RegressionSource(sample: name)))
    let before = try #require(bench.scene(bench.original))
    var random = SplitMix(seed: 41)
    var tried = 0
    for regression in bench.source.regressions().shuffled(using: &random) where tried < 5 {
      guard let document = bench.source.document([regression]), let after = bench.scene(document)
      else { continue }
      tried += 1
      let causes = try bench.causes(of: document)
      let words = "\(regression.words): \(causes.map(line))"
      if bench.differ(before, after) {
        #expect(causes.count == 1, "\(words)")
        #expect(causes.allSatisfy { regression.isNamed(by: $0) }, "\(words)")
      } else if bench.differ(before, after, findings: true) {
        // Where nothing else differs, what pictures mark counts, too.
        #expect(causes.allSatisfy { regression.isNamed(by: $0) }, "\(words)")
      } else {
        #expect(causes.isEmpty, "\(words)")
      }
    }
    #expect(tried == 5)
  }
}

extension Scene {
  /// A record has other names for images, which tell their pixels.
  fileprivate var withoutPaths: Scene {
    var scene = self
    for view in scene.views.indices {
      for image in scene.views[view].images.indices { scene.views[view].images[image].path = nil }
    }
    return scene
  }
}
