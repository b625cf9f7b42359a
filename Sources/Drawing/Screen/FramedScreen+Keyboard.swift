import Foundation
import LayoutScene
import Symbols
import Typesetting

// The keys have the letters of the screen's language. Where no layout is known for it they are those of English.
extension FramedScreen {
  /// A key; its width is in widths of a letter key.
  private struct Key {
    var width: CGFloat = 1
    var face = Face.none
    var isLetter = true

    enum Face {
      case none
      case letter(String)
      case symbol(String)
      case word(String)
    }
  }

  /// The letters of the three upper rows by language, as iOS has them.
  private static let letters: [String: [String]] = [
    "en": ["qwertyuiop", "asdfghjkl", "zxcvbnm"], "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn'"], "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "sv": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    "uk": ["йцукенгшщзх", "фівапролджє", "ячсмитьбю"], "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
    "he": ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    "ko": ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
    "tr": ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
    "da": ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    "nb": ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    "fi": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "fa": ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"],
    "hi": ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ंमनवलसय"],
    "th": ["ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"],
  ]

  /// The twelve keys of kana, each of which stands for the five syllables of its row.
  private static let kana = [
    ["あ", "か", "さ"], ["た", "な", "は"], ["ま", "や", "ら"], ["^^", "わ", "、。?!"],
  ]

  private static var kanaKeys: (rows: [[Key]], columns: CGFloat) {
    let starts: [Key.Face] = [.word("☆123"), .word("ABC"), .word("あいう"), .symbol("globe")]
    let ends: [Key.Face] = [.symbol("delete.left"), .word("空白"), .symbol("return"), .none]
    let rows = kana.indices.map { row in
      [Key(face: starts[row], isLetter: false)] + kana[row].map { Key(face: .letter($0)) }
        + [Key(face: ends[row], isLetter: false)]
    }
    return (rows, 5)
  }

  /// The keys from the top row: two rows of letters; the other letters between the shift and delete keys; and
  /// the row of the space bar.
  private var keys: (rows: [[Key]], columns: CGFloat) {
    let language = String(scene.locale.prefix { $0 != "-" && $0 != "_" })
    if language == "ja" { return Self.kanaKeys }
    let letters = Self.letters[language] ?? Self.letters["en"] ?? []
    // Vowels and tones that stand over or under a letter have a key of their own each.
    let rows = letters.map { row in row.unicodeScalars.map { Key(face: .letter(String($0))) } }
    let columns = CGFloat(max(10, rows.map(\.count).max() ?? 0))
    let side = min(1.4, (columns - CGFloat(rows.last?.count ?? 0)) / 2)
    // Scripts without capitals, whose letters fill the row, have no shift key.
    let hasShift = side >= 1
    let last =
      (hasShift ? [Key(width: side, face: .symbol("shift"), isLetter: false)] : [])
      + (rows.last ?? [])
      + [Key(width: hasShift ? side : 1, face: .symbol("delete.left"), isLetter: false)]
    // Three tenths of the row are the keys at the ends, and there is some room around all.
    let end = columns * 0.24
    let space = [
      Key(width: end, face: .word("123"), isLetter: false), Key(width: columns * 0.51),
      Key(width: end, face: .symbol("return"), isLetter: false),
    ]
    return (rows.dropLast() + [last, space], columns)
  }

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
    let (rows, columns) = keys
    let below: CGFloat = frame.hasHomeButton ? 0 : frame.isTablet ? 20 : frame.isOnItsSide ? 21 : 75
    let most: CGFloat = frame.isTablet ? 72 : frame.isOnItsSide ? 38 : 54
    let height = min(most, (area.height - below) / CGFloat(rows.count))
    guard height >= 12 else { return }
    var top = area.maxY - below - height * CGFloat(rows.count)
    // On its side a phone keeps the keys clear of its camera and of the corners.
    let free = area.inset(by: EdgeInsets(left: scene.safeArea.left, right: scene.safeArea.right))
    let unit = (free.width - 6) / columns
    for row in rows {
      let width = row.reduce(0) { $0 + $1.width } * unit
      var left = free.midX - width / 2
      for key in row {
        let cell = CGRect(x: left, y: top, width: key.width * unit, height: height)
        draw(key, in: picture.grid.round(cell.insetBy(dx: 3, dy: height / 9)))
        left += cell.width
      }
      top += height
    }
  }

  private mutating func draw(_ key: Key, in face: CGRect) {
    // A line of shadow below the key lifts it off the plate.
    picture.fill(
      .rect(face.offsetBy(dx: 0, dy: 1), radius: 5),
      keyboardColor(light: 0x88_8A8E, dark: 0x1A_1A1B))
    picture.fill(
      .rect(face, radius: 5),
      key.isLetter
        ? keyboardColor(light: 0xFF_FFFF, dark: 0x6B_6B6E)
        : keyboardColor(light: 0xAB_B0BA, dark: 0x46_4649))
    let ink = keyboardColor(light: 0x00_0000, dark: 0xFF_FFFF)
    switch key.face {
    case .none: break
    case .letter(let letter): draw(letter, size: min(23, face.height * 0.54), in: face, ink)
    case .word(let word): draw(word, size: min(16, face.height * 0.4), in: face, ink)
    case .symbol(let name):
      guard let symbol = Symbol.named(name) else { return }
      let shown = SceneSymbol(name: name, pointSize: min(17, face.height * 0.42))
      let size = SymbolMeasures(
        name: name, pointSize: shown.pointSize, weight: .regular, scale: .medium,
        grid: picture.grid
      ).size
      let box = CGRect(
        x: face.midX - size.width / 2, y: face.midY - size.height / 2, width: size.width,
        height: size.height)
      picture.items += SymbolPainter(symbol, shown, in: box, ink, typesetter).items
    }
  }

  /// Draws a text in the middle of a key, its small letters centred.
  private mutating func draw(_ text: String, size: CGFloat, in face: CGRect, _ ink: Color) {
    var attributes = TextAttributes(
      font: .system(ofSize: size), lineLimit: 1, language: scene.locale)
    let width = typesetter.measure(text, attributes, width: nil).size.width
    // A letter that is too wide is set smaller.
    attributes.font.size *= min(1, face.width * 0.86 / max(width, 1))
    guard let line = typesetter.set(text, attributes, width: nil).lines.first else { return }
    picture.show(
      line,
      at: CGPoint(x: face.midX - line.width / 2, y: picture.grid.round(face.midY + size * 0.3)), ink
    )
  }

  private func keyboardColor(light: Int, dark: Int) -> Color {
    Color(scene.appearance == .dark ? dark : light)
  }
}
