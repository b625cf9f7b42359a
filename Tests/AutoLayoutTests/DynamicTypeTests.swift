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

@Test func theDefaultTextSizeIsLarge() {
  #expect(Traits().contentSizeCategory == .large)
  #expect(FontDescriptor.preferredFont(forTextStyle: .body).resolved(for: Traits()).size == 17)
}

@Test func aScaledLengthGrowsWithTheLeadingOfItsStyleToWholePixels() {
  for style in TextStyle.allCases {
    for category in ContentSizeCategory.allCases {
      for scale in [1, 2, 3] as [CGFloat] {
        let traits = Traits(displayScale: scale, contentSizeCategory: category)
        let exact = 20 * style.leading(at: category) / style.leading(at: .large)
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
