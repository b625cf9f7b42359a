import CellLayout
import Comparison
import Documents
import Drawing
import Foundation
import Headroom
import LayoutScene

extension HeadroomCommand {
  /// The most texts that a row of the picture names.
  private static let textCount = 4

  func chart(of measured: [Measured], _ batch: Batch) -> HeadroomChart {
    let documents = batch.inputs.map { input in
      input.document?.name ?? ((input.path as NSString).lastPathComponent)
    }
    return HeadroomChart(
      title: documents.joined(separator: ", "), marks: Self.marks,
      rows: measured.map {
        row(of: $0, document: documents.count > 1 ? documents[$0.job.input] : nil)
      })
  }

  /// The widths of well-known devices.
  private static let marks: [HeadroomChart.Mark] = [
    "iphone-se", "iphone-14", "iphone-16-pro-max", "ipad-mini", "ipad-pro-12.9",
  ].compactMap(Device.named).map { .init(words: $0.displayName, width: $0.size.width) }

  private func row(of measured: Measured, document: String?) -> HeadroomChart.Row {
    let headroom = measured.headroom
    let cell = headroom.cell
    let name = LocaleNames.native(cell.locale)
    let traits = [
      name == nil ? nil : cell.locale, document, Device.displayName(of: cell.device),
      Self.words(cell),
    ].compactMap { $0 }
    return HeadroomChart.Row(
      title: name ?? cell.locale, subtitle: traits.joined(separator: " · "),
      width: headroom.size.width, smallestWidth: headroom.smallestWidth,
      belowWords: headroom.brokenBelow.first.map { Headroom.words($0, headroom.brokenBelow.count) },
      textSize: cell.textSize, largestTextSize: headroom.largestTextSize,
      aboveWords: headroom.brokenAbove.first.map { Headroom.words($0, headroom.brokenAbove.count) },
      texts: headroom.texts.prefix(Self.textCount).map {
        .init(view: $0.view, text: $0.text, moreText: $0.moreText, words: $0.percent)
      },
      isBroken: !headroom.brokenAlready.isEmpty, isStopped: headroom.isStopped)
  }

  /// The traits of a cell that are not the usual ones, in words.
  private static func words(_ cell: Cell) -> String? {
    let isUsual = LocaleTag(cell.locale)?.direction == cell.direction
    let words = [
      cell.screen, cell.variant,
      cell.textSize == .large ? nil : CellWords.textSize(cell.textSize).lowercased(),
      cell.appearance == .dark ? "dark" : nil,
      isUsual ? nil : cell.direction == .leftToRight ? "left to right" : "right to left",
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }
}
