import Foundation
import LayoutScene

// The keys are blank, because their letters depend on the keyboard that the user has chosen.
extension FramedScreen {
  /// A key; its width is in widths of a letter key.
  private struct Key {
    var width: CGFloat
    var isLetter = true
  }

  /// The keys from the top row: ten letters; nine letters; seven letters between the shift and
  /// delete keys; and the row of the space bar. Apple's keyboards for the Latin alphabet have these
  /// rows.
  private static let rows: [[Key]] = [
    Array(repeating: Key(width: 1), count: 10),
    Array(repeating: Key(width: 1), count: 9),
    [Key(width: 1.4, isLetter: false)] + Array(repeating: Key(width: 1), count: 7)
      + [Key(width: 1.4, isLetter: false)],
    [Key(width: 2.4, isLetter: false), Key(width: 5.1), Key(width: 2.4, isLetter: false)],
  ]

  /// Draws the keyboard at the bottom of the screen, with the height that the document gives.
  mutating func drawKeyboard() {
    let height = min(scene.keyboardHeight, screen.height)
    guard height > 0 else { return }
    let area = picture.grid.round(
      CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height))
    picture.items.append(.begin(.clip(.rect(screen, radius: frame.cornerRadius))))
    picture.fill(.rect(area), keyboardColor(light: 0xD1_D4DB, dark: 0x2B_2B2D))
    drawKeys(in: area)
    picture.items.append(.end)
  }

  /// Draws four rows, 54 points each on an upright phone if they fit. Below them an upright phone
  /// without a home button has 75 points for the globe key and the home indicator. The rest above
  /// them is the bar with suggestions.
  private mutating func drawKeys(in area: CGRect) {
    let below: CGFloat = frame.hasHomeButton ? 0 : frame.isTablet ? 20 : frame.isOnItsSide ? 21 : 75
    let most: CGFloat = frame.isTablet ? 72 : frame.isOnItsSide ? 38 : 54
    let height = min(most, (area.height - below) / CGFloat(Self.rows.count))
    guard height >= 12 else { return }
    var top = area.maxY - below - height * CGFloat(Self.rows.count)
    let unit = (area.width - 6) / 10
    for row in Self.rows {
      let width = row.reduce(0) { $0 + $1.width } * unit
      var left = area.midX - width / 2
      for key in row {
        let cell = CGRect(x: left, y: top, width: key.width * unit, height: height)
        let face = picture.grid.round(cell.insetBy(dx: 3, dy: height / 9))
        picture.fill(
          .rect(face, radius: 5),
          key.isLetter
            ? keyboardColor(light: 0xFF_FFFF, dark: 0x6B_6B6E)
            : keyboardColor(light: 0xAB_B0BA, dark: 0x46_4649))
        left += cell.width
      }
      top += height
    }
  }

  private func keyboardColor(light: Int, dark: Int) -> Color {
    Color(scene.appearance == .dark ? dark : light)
  }
}
