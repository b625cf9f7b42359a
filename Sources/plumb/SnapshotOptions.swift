import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Snapshots

/// The option for the folder of snapshots.
struct SnapshotOptions: ParsableArguments {
  @Option(
    help: .of(.snapshots),
    completion: .directory)
  var snapshots: String?
}

/// How screens are compared with their snapshots.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: .of(.tolerance),
    transform: {
      try ComparisonOptions.number(
        $0, "a tolerance is from \(ChoiceRanges.words(ChoiceRanges.tolerance)) points",
        ChoiceRanges.tolerance)
    })
  var tolerance: Double?

  @Option(
    help: .of(.pixelTolerance),
    transform: ComparisonOptions.share)
  var pixelTolerance: Double?

  @Option(
    help: .of(.colorTolerance),
    transform: {
      try ComparisonOptions.number(
        $0, "a tolerance of colours is from \(ChoiceRanges.words(ChoiceRanges.colorTolerance))",
        ChoiceRanges.colorTolerance)
    })
  var colorTolerance: Double?

  @Option(
    help: .of(.pixels))
  var pixels: PixelChoice?

  @Option(
    help: .of(.show),
    completion: .custom { _, _, word in ShownOverlays.completions(of: word) },
    transform: ShownOverlays.init(list:))
  var show: ShownOverlays?

  @Option(help: .of(.style))
  var style: DrawingOptions.Style?

  @Option(
    help: .of(.text))
  var text: DrawingOptions.TextForm?

  @Option(
    help: .of(.measure))
  var measure: TextMeasure?

  @Flag(help: SceneOptions.fullHeightHelp)
  var fullHeight = false

  /// - Parameter plan: the options for everything that the command line does not set.
  func verification(
    _ plan: TestPlan.Options, redraws: Bool
  ) throws(Failure) -> VerificationOptions {
    let style = style ?? plan.style ?? .wireframe
    var shown = show ?? .standard(of: style)
    if show == nil, let names = plan.show {
      do {
        shown = try ShownOverlays(list: names.isEmpty ? "none" : names.joined(separator: ","))
      } catch {
        let place = plan.showOrigin?.description ?? TestPlan.fileName
        throw Failure(.badInput, "\(place): error: \(error)")
      }
    }
    return VerificationOptions(
      tolerance: SnapshotTolerance(
        points: tolerance ?? plan.tolerance?.points ?? 0,
        pixels: pixelTolerance ?? plan.tolerance?.pixels ?? 0,
        color: colorTolerance ?? plan.tolerance?.color ?? 0),
      pixels: pixels ?? plan.pixels ?? .auto,
      drawing: DrawingOptions(
        style: style, overlays: shown.overlays, constraints: shown.constraints,
        textForm: text ?? plan.text ?? .letters),
      isMeasuredFixed: (measure ?? plan.measure) == .fixed,
      isFullHeight: fullHeight || plan.isFullHeight == true, redraws: redraws)
  }

  private static func number(
    _ text: String, _ rule: String, _ range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw ValidationError(rule)
    }
    return number
  }

  /// Reads a share such as `0.1%` or `0.001`.
  private static func share(_ text: String) throws -> Double {
    let isPercent = text.hasSuffix("%")
    let rule = "a tolerance of pixels is from 0% to 100%, such as 0.1%, or from 0 to 1"
    let number = try number(
      isPercent ? String(text.dropLast()) : text, rule, 0...(isPercent ? 100 : 1))
    return isPercent ? number / 100 : number
  }
}

extension TextMeasure: Choice {}
extension PixelChoice: Choice {}

extension RecordMode: Choice {
  /// The record mode: from the option, or else from `PLUMB_RECORD`. Otherwise it is `never` if `CI`
  /// is set, and `missing` if not.
  static func chosen(_ option: RecordMode?) throws(Failure) -> RecordMode {
    if let option { return option }
    do {
      return try standard()
    } catch {
      throw Failure(.usage, "error: \(error)")
    }
  }
}
extension DrawingOptions.TextForm: Choice {}
