import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Apple's table: a style and its points from the smallest text size to the largest.
private let table: [(TextStyle, [CGFloat])] = [
  (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
  (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
  (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
  (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
  (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
  (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
  (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
  (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
  (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
]

@Test func everyStyleHasApplesSizeAtEveryTextSize() {
  #expect(table.map(\.0) == TextStyle.allCases)
  for (style, sizes) in table {
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      let font = FontDescriptor.style(style).resolved(for: Traits(contentSizeCategory: category))
      #expect(font.size == size, "\(style) at \(category)")
      #expect(font.weight == (style == .headline ? .semibold : .regular))
    }
  }
}

/// Apple's table of leadings as the Human Interface Guidelines print it: a text size, and the distance
/// of lines in points from the large title to the second caption.
private let leadings: [(ContentSizeCategory, [CGFloat])] = [
  (.extraSmall, [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),
  (.small, [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),
  (.medium, [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),
  (.large, [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
  (.extraLarge, [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]),
  (.extraExtraLarge, [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]),
  (.extraExtraExtraLarge, [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]),
  (.accessibility1, [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]),
  (.accessibility2, [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]),
  (.accessibility3, [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]),
  (.accessibility4, [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]),
  (.accessibility5, [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]),
]

@Test func everyStyleHasApplesLeadingAtEveryTextSize() {
  #expect(leadings.map(\.0) == ContentSizeCategory.allCases)
  for (category, row) in leadings {
    #expect(TextStyle.allCases.map { $0.leading(at: category) } == row, "\(category)")
  }
}

@Test func theDefaultTextSizeIsLarge() {
  #expect(Traits().contentSizeCategory == .large)
  #expect(FontDescriptor.preferredFont(forTextStyle: .body).resolved(for: Traits()).size == 17)
}

@Test func aScaledLengthGrowsWithTheLeadingOfItsStyleToWholePixels() {
  for (category, row) in leadings {
    for (style, leading) in zip(TextStyle.allCases, row) {
      for scale in [1, 2, 3] as [CGFloat] {
        let traits = Traits(displayScale: scale, contentSizeCategory: category)
        let exact = 20 * leading / leadings[3].1[TextStyle.allCases.firstIndex(of: style) ?? 0]
        let value = FontMetrics(forTextStyle: style).scaledValue(
          for: 20, compatibleWith: traits)
        #expect(abs(value - exact) <= 0.5 / scale + 1e-9)
        #expect(abs(value * scale - (value * scale).rounded()) < 1e-9, "a whole pixel")
        let font = FontMetrics(forTextStyle: style)
          .scaledFont(for: .system(ofSize: 20), maximumPointSize: 22).resolved(for: traits)
        #expect(font.size == min(value, 22), "the maximum caps it")
      }
    }
  }
}
