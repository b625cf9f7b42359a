import AutoLayout
import Foundation
import LayoutScene

extension HeadroomMeter {
  /// The room of every visible text, the least first, and last the texts that were not measured to the end; texts with
  /// equal room in the order of the screen.
  func texts() -> [TextRoom] {
    let shown = start.shownViews()
    var rooms: [TextRoom] = []
    for (index, view) in start.views.enumerated() where shown[index] {
      if case .textView(scrolls: true) = view.control { continue }
      for text in view.texts where text.string.contains(where: { !$0.isWhitespace }) {
        rooms.append(room(of: text, in: view))
      }
    }
    return rooms.enumerated()
      .sorted { ($0.element.leastFirst, $0.offset) < ($1.element.leastFirst, $1.offset) }
      .map(\.element)
  }

  private func room(of text: SceneText, in view: SceneView) -> TextRoom {
    let box = CGSize(
      width: text.box.width, height: view.isText ? view.frame.height : text.rect.height)
    // Rounding to pixels must not make the room of a whole text negative.
    let least = text.measurement.isTruncated ? -CGFloat.infinity : 0
    let isOneLine = text.attributes.lineLimit == 1
    let widthLeft = neededWidth(of: text, in: box).map { max(least, box.width - $0) }
    let growth = growth(of: text, in: view)
    var room = TextRoom(
      view: view.id, text: text.string, lines: text.measurement.lineCount,
      lineLimit: text.attributes.lineLimit, box: box, widthLeft: widthLeft,
      heightLeft: isOneLine ? nil : max(least, box.height - neededHeight(of: text, in: box)),
      growth: growth.points, isGrowthOpen: growth.isOpen)
    let longest = isOneLine && !view.hasTextsOfOneLayout ? nil : longest(of: text, in: view)
    // The room of a text of one line that is cut off is that of its box, for which nothing is tried.
    let isKnown = !work.isSpent || longest != nil || isOneLine && text.measurement.isTruncated
    room.moreText = isKnown ? longest?.more ?? moreText(room, text) : nil
    // The item of a bar is as wide as its title, and its neighbours and the bar decide how wide it can
    // become.
    if let longest, view.control.isBar, !text.measurement.isTruncated {
      let width = measured(text.string, text.attributes, nil).size.width
      room.growth = max(0, measured(longest.text, text.attributes, nil).size.width - width)
    }
    return room
  }

  // MARK: The box as it is

  /// The smallest width in points at which the text is whole in as many lines as the box's height
  /// allows. For a text of several lines it is a whole number of pixels. For a text of more than
  /// 1,000 characters it may be too large by one part in 64, because every trial sets the whole
  /// text again. Nil where the work ended before.
  private func neededWidth(of text: SceneText, in box: CGSize) -> CGFloat? {
    let natural = measured(text.string, text.attributes, nil).size.width
    var attributes = text.attributes
    let lineHeight = text.measurement.size.height / CGFloat(max(1, text.measurement.lineCount))
    let fitting = max(1, Int(saturating: (box.height + 0.5) / max(1, lineHeight)))
    attributes.lineLimit = attributes.lineLimit == 0 ? fitting : min(fitting, attributes.lineLimit)
    guard attributes.lineLimit > 1 else { return natural }
    // A text that is whole fits at the width of its box. A text with more line breaks of its own
    // than its line limit allows fits at no width.
    let most = text.measurement.isTruncated ? natural : min(natural, box.width)
    let scale = start.scale
    func width(_ pixels: Int) -> CGFloat { min(CGFloat(pixels) / scale, most) }
    func fits(_ pixels: Int) -> Bool {
      !work.isSpent && !measured(text.string, attributes, width(pixels)).isTruncated
    }
    var search = LeastWidth(bound: Int(saturating: (most * scale).rounded(.up)))
    if text.string.count > Self.longestText {
      // The first guess takes all lines for full.
      let guess = natural * scale / CGFloat(attributes.lineLimit)
      search.bracket(from: Int(saturating: guess.rounded(.up)), fits)
      search.bisect(precision: 64, fits)
    } else {
      search.bisect(precision: .max, fits)
    }
    return work.isSpent ? nil : width(search.wide)
  }

  private func neededHeight(of text: SceneText, in box: CGSize) -> CGFloat {
    guard text.measurement.isTruncated else { return text.rect.height }
    var attributes = text.attributes
    attributes.lineLimit = 0
    return measured(text.string, attributes, box.width).size.height
  }

  private func measured(
    _ text: String, _ attributes: TextAttributes, _ width: CGFloat?
  ) -> TextMeasurement {
    work.spend(measuring: text)
    return window.context.measurer.measure(text, attributes, width: width)
  }

  // MARK: The box as it could be

  /// How many points the rest of the screen lets a text grow when it becomes longer.
  ///
  /// A label is as wide as its text, so its box alone would show no room at all. A longer text asks
  /// for a larger size with the label's compression resistance priority. A constraint that asks for
  /// the same is added to the live window, and its constant is bisected for the largest size that
  /// the view gets while the screen holds.
  private func growth(of text: SceneText, in view: SceneView) -> (points: CGFloat?, isOpen: Bool) {
    guard text.string.count <= Self.longestText, !work.isSpent else { return (nil, false) }
    guard !text.measurement.isTruncated, view.texts.count == 1, let grown = self.view(view.id)
    else { return (0, false) }
    let axis: LayoutConstraint.Axis = text.attributes.lineLimit == 1 ? .horizontal : .vertical
    // The view grows by whole lines, or by points in width.
    let unit =
      axis == .horizontal
      ? 1 : max(1, text.measurement.size.height / CGFloat(max(1, text.measurement.lineCount)))
    let anchor = axis == .horizontal ? grown.widthAnchor : grown.heightAnchor
    // The change of the last trial is undone, but its layout is still there.
    window.layoutIfNeeded()
    let own = axis == .horizontal ? grown.exactAlignmentSize.width : grown.exactAlignmentSize.height
    let extent = axis == .horizontal ? window.size.width : window.size.height
    // Only content that scrolls can be larger than the screen, and nothing bounds that.
    let most = max(0, Int(saturating: ((extent - own) / unit).rounded(.up))) + 1
    let wish = anchor.constraint(greaterThanOrEqualToConstant: own)
    wish.priority = grown.contentCompressionResistancePriority(for: axis)
    wish.isActive = true
    // A longer text also raises the size to which the view hugs it, so the hugging does not hold the view small.
    let hugging = grown.contentHuggingPriority(for: axis)
    if hugging >= wish.priority, wish.priority.rawValue > 1 {
      grown.setContentHuggingPriority(
        LayoutPriority(wish.priority.rawValue - 1), for: axis)
    }
    defer {
      wish.isActive = false
      grown.setContentHuggingPriority(hugging, for: axis)
    }
    func holds(_ count: Int) -> Bool {
      wish.constant = own + CGFloat(count) * unit
      window.layoutIfNeeded()
      let size = grown.exactAlignmentSize
      let isGranted = (axis == .horizontal ? size.width : size.height) > wish.constant - 0.01
      return isGranted && broken().isEmpty
    }
    guard holds(1) else { return (work.isSpent ? nil : 0, false) }
    if holds(most) { return (CGFloat(most) * unit, true) }
    var (held, failed) = (1, most)
    while failed - held > 1 {
      let count = (held + failed) / 2
      if holds(count) { held = count } else { failed = count }
    }
    if work.isSpent { return (nil, false) }
    return (CGFloat(held) * unit, false)
  }

  func view(_ identifier: String) -> View? {
    func find(_ view: View) -> View? {
      if view.identifier == identifier { return view }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    return find(window.rootView)
  }

  /// The fraction of more text where no other text can be written into the view. For a text of one
  /// line it is the width still free divided by the width in use, and for a text of several lines
  /// the lines still free divided by the lines in use. A text that may have several lines and has
  /// one so far also counts the free part of that line.
  private func moreText(_ room: TextRoom, _ text: SceneText) -> Double? {
    guard let widthLeft = room.widthLeft else { return nil }
    let needed = Double(room.box.width - widthLeft)
    guard needed > 0 else { return 0 }
    guard let heightLeft = room.heightLeft else {
      return Double(widthLeft + (room.growth ?? 0)) / needed
    }
    guard !text.measurement.isTruncated else {
      return min(Double(widthLeft) / needed, 0)
    }
    let lineHeight = Double(text.measurement.size.height) / Double(max(1, room.lines))
    guard lineHeight > 0 else { return 0 }
    var lines = ((Double(heightLeft + (room.growth ?? 0)) + 0.5) / lineHeight).rounded(.down)
    if room.lineLimit > 0 { lines = min(lines, Double(room.lineLimit - room.lines)) }
    if room.lines > 1 { return lines / Double(room.lines) }
    return (Double(room.box.width) * (1 + lines) - needed) / needed
  }
}

extension TextRoom {
  /// By what texts are in order: a text that was not measured comes after all others.
  fileprivate var leastFirst: Double { moreText ?? .infinity }
}

/// Searches for the smallest number of pixels that fits, where every larger number fits, too.
private struct LeastWidth {
  private var narrow = 0
  /// The smallest number that is known to fit, or the upper bound.
  private(set) var wide: Int

  init(bound: Int) { wide = bound }

  /// Looks for a small range around a guess, in steps that double.
  mutating func bracket(from guess: Int, _ fits: (Int) -> Bool) {
    guard guess > narrow, guess < wide else { return }
    let isDown = fits(guess)
    var (pixels, step) = (guess, max(1, guess / 32))
    if isDown { wide = pixels } else { narrow = pixels }
    while true {
      pixels += isDown ? -step : step
      guard pixels > narrow, pixels < wide else { return }
      let fits = fits(pixels)
      if fits { wide = pixels } else { narrow = pixels }
      if fits != isDown { return }
      step *= 2
    }
  }

  /// - Parameter precision: the result may be too large by one part in so many.
  mutating func bisect(precision: Int, _ fits: (Int) -> Bool) {
    while wide - narrow > max(1, wide / precision) {
      let middle = (narrow + wide) / 2
      if fits(middle) { wide = middle } else { narrow = middle }
    }
  }
}

extension SceneView {
  /// Whether the view is a label, so that all of its height is there for its text.
  fileprivate var isText: Bool { control == .label }
  /// Whether the view divides its width among its texts, so that the box of one says little about its room.
  var hasTextsOfOneLayout: Bool { control.isBar || className == "cell" && texts.count > 1 }
}

extension View {
  fileprivate var exactAlignmentSize: CGSize { exactAlignmentRect.size }
}
