import Foundation
import LayoutScene

/// One screen with every control there is, so that each test of a backend meets them all.
func gallery(
  measurer: any TextMeasuring, appearance: Appearance = .light,
  direction: LayoutDirection = .leftToRight, image: String? = nil
) -> Scene {
  var page = SceneBuilder(
    size: CGSize(width: 390, height: 844), appearance: appearance, direction: direction,
    measurer: measurer)
  let isRightToLeft = direction == .rightToLeft
  addBars(&page, isRightToLeft)
  addCard(&page, isRightToLeft, image: image)
  addControls(&page)
  addScroll(&page, isRightToLeft)
  return page.scene
}

private func addBars(_ page: inout SceneBuilder, _ isRightToLeft: Bool) {
  let bar = page.add(.navigationBar, 0, 0, 390, 44) { $0.id = "navigation" }
  page.write(
    isRightToLeft ? "الإعدادات" : "Settings", in: bar, weight: .semibold, role: .title,
    alignment: .center, language: isRightToLeft ? "ar" : "en")
  page.add(.searchBar, 0, 44, 390, 52) { $0.id = "search" }
  page.add(.toolbar, 0, 742, 390, 44) { $0.id = "toolbar" }
  page.add(.tabBar, 0, 786, 390, 58) { $0.id = "tabs" }
}

private func addCard(_ page: inout SceneBuilder, _ isRightToLeft: Bool, image: String?) {
  let card = page.add(.plain, 16, 104, 358, 158) {
    $0.id = "card"
    $0.cornerRadius = 10
  }
  page.add(.image, 12, 12, 64, 64, in: card) {
    $0.id = "photo"
    $0.cornerRadius = 8
  }
  page.add(.image, 12, 84, 64, 62, in: card) {
    $0.id = "picture"
    $0.images = [SceneImage(path: image, rect: CGRect(x: 0, y: 0, width: 64, height: 62))]
  }
  let title = page.add(.label, 88, 10, 258, 28, in: card) { $0.id = "title" }
  let body = page.add(.label, 88, 38, 258, 66, in: card) { $0.id = "body" }
  if isRightToLeft {
    page.write("مرحباً بالعالم", in: title, size: 22, weight: .bold, language: "ar")
    page.write(
      "النص العربي يُكتب من اليمين إلى اليسار ويلتف على عدة أسطر.", in: body, size: 15, lines: 3,
      language: "ar")
  } else {
    page.write("Words that wrap", in: title, size: 22, weight: .bold)
    page.write(
      "Auto Layout decides where things are; the picture only says so. 你好 👋", in: body, size: 15,
      lines: 3)
  }
  let button = page.add(.button, 88, 110, 120, 36, in: card) {
    $0.id = "button"
    $0.alignmentRect = $0.frame.insetBy(dx: 6, dy: 5)
  }
  page.write("Continue", in: button, size: 15, weight: .medium, role: .title, alignment: .center)
  let filled = page.add(.button, 220, 110, 126, 36, in: card) {
    $0.id = "filled"
    $0.background = Color(hex: "#0a7aff")
    $0.cornerRadius = 18
  }
  page.write("Buy now", in: filled, size: 15, weight: .semibold, role: .title, alignment: .center)
}

private func addControls(_ page: inout SceneBuilder) {
  let stack = page.add(.stack, 16, 274, 358, 236) { $0.id = "stack" }
  let field = page.add(.textField, 8, 8, 200, 34, in: stack) { $0.id = "email" }
  page.write("name@example.com", in: field, role: .placeholder, inset: 7)
  page.add(.switch(isOn: true), 222, 10, 51, 31, in: stack) { $0.id = "on" }
  page.add(.switch(isOn: false), 288, 10, 51, 31, in: stack) { $0.id = "off" }
  page.add(.slider(value: 0.6), 8, 52, 200, 31, in: stack) { $0.id = "slider" }
  page.add(.stepper, 222, 52, 94, 32, in: stack) { $0.id = "stepper" }
  page.add(.activityIndicator, 326, 58, 20, 20, in: stack) { $0.id = "activity" }
  page.add(.progress(value: 0.35), 8, 98, 342, 4, in: stack) { $0.id = "progress" }
  let segmented = page.add(.segmented(count: 3, selected: 0), 8, 114, 342, 32, in: stack) {
    $0.id = "segments"
  }
  for (index, name) in ["Day", "Week", "Month"].enumerated() {
    page.write(name, in: segmented, size: 13, weight: .medium, alignment: .center)
    let last = page.scene.views[segmented].texts.count - 1
    page.scene.views[segmented].texts[last].rect.size.width = 114
    page.scene.views[segmented].texts[last].rect.origin.x = 114 * CGFloat(index)
  }
  page.add(.pageControl(count: 5, current: 1), 8, 152, 342, 20, in: stack) { $0.id = "pages" }
  let notes = page.add(.textView(scrolls: true), 8, 176, 342, 52, in: stack) { $0.id = "notes" }
  page.write(
    "Notes of several lines\nscroll in a text view.", in: notes, size: 14, lines: 0, inset: 8)
}

private func addScroll(_ page: inout SceneBuilder, _ isRightToLeft: Bool) {
  page.add(.datePicker, 16, 520, 190, 212) { $0.id = "date" }
  let scroll = page.add(
    .scroll(contentSize: CGSize(width: 160, height: 420)), 218, 520, 156, 212
  ) {
    $0.id = "scroll"
    $0.clipsToBounds = true
  }
  for row in 0..<5 {
    let cell = page.add(.plain, 8, 8 + CGFloat(row) * 52, 140, 44, in: scroll) {
      $0.background = row % 2 == 0 ? nil : Color(hex: "#e8f0ff")
      $0.alpha = row == 2 ? 0.5 : 1
    }
    page.write("Row \(row + 1)", in: cell, size: 15, inset: 10)
  }
}
