import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite struct WireframeEdges {
  /// A view at 10 … 30 of 40 points: background, one line, fill, one line, background.
  @Test(arguments: [1.0, 2, 3, 4])
  func framesAreSharpAtEveryScale(_ scale: CGFloat) throws {
    let bitmap = try draw(screen(40, 40, view(.plain, 10, 10, 20, 20)), scale: scale)
    let bands = bitmap.bands(y: Int(20 * scale))
    let line = Int(max(1, (scale / 2).rounded()))
    let widths = bands.map { Int($0.split(separator: "×")[1]) }
    #expect(
      widths == [Int(10 * scale), line, Int(20 * scale) - 2 * line, line, Int(10 * scale)],
      "\(bands)")
    #expect(bitmap.bands(x: Int(20 * scale)) == bands)
    #expect(bands[0] == "ffffff×\(Int(10 * scale))" && bands[1].prefix(6) == bands[3].prefix(6))
  }

  /// Edges laid out for 2x are half a pixel off at 1x and 3x, and go to the nearest.
  @Test(arguments: [1.0, 3])
  func edgesMoveToThePixelsOfThePicture(_ scale: CGFloat) throws {
    let scene = screen(40, 40, scale: 2, view(.plain, 10.5, 10.5, 20, 20))
    let bitmap = try draw(scene, scale: scale)
    #expect(bitmap.bands(y: Int(20 * scale)).count == 5)
    #expect(Set(bitmap.pixels).count == 3)
  }

  @Test func aPictureHasThePixelsOfItsSceneRoundedUp() throws {
    let bitmap = try draw(screen(10.25, 7, scale: 2))
    #expect(bitmap.width == 21 && bitmap.height == 14)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}

@Suite struct WireframeViews {
  @Test func theRootsBackgroundFillsTheCanvas() throws {
    #expect(try draw(screen(2, 2, background: Color(hex: "#123456"))).bands(y: 0) == ["123456×2"])
    #expect(try draw(screen(2, 2, appearance: .dark)).bands(y: 0) == ["000000×2"])
  }

  @Test func hiddenAndTransparentViewsLeaveNoTrace() throws {
    let empty = try draw(screen(40, 40))
    var hidden = view(.plain, 5, 5, 20, 20)
    hidden.isHidden = true
    let child = view(.switch(isOn: true), 0, 0, 20, 20, parent: 1)
    #expect(try draw(screen(40, 40, hidden, child)) == empty)
    #expect(try draw(screen(40, 40, view(.plain, 5, 5, 20, 20, alpha: 0), child)) == empty)
    // Nor do names and edges of what is not seen.
    for (name, overlay) in Overlays.named {
      let bare = try draw(screen(40, 40, hidden), overlays: overlay)
      for gone in [hidden, view(.plain, 5, 5, 20, 20, alpha: 0)] {
        #expect(try draw(screen(40, 40, gone, child), overlays: overlay) == bare, "\(name)")
      }
    }
  }

  /// A switch of 20 × 12 points and a stepper of 30 × 12 keep their size at the leading side of the top,
  /// however large layout makes them.
  @Test(arguments: [
    (Control.switch(isOn: true), CGSize(width: 20, height: 12)),
    (.stepper, CGSize(width: 30, height: 12)),
  ])
  func aControlOfAFixedSizeIsNotStretched(control: Control, size: CGSize) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      func drawn(_ rect: CGRect) throws -> Bitmap {
        var stretched = view(control, rect.minX, rect.minY, rect.width, rect.height)
        stretched.naturalSize = size
        var scene = screen(60, 50, stretched)
        scene.direction = direction
        return try draw(scene)
      }
      let left: CGFloat = direction == .leftToRight ? 5 : 55 - size.width
      #expect(
        try drawn(CGRect(x: 5, y: 5, width: 50, height: 40))
          == drawn(CGRect(origin: CGPoint(x: left, y: 5), size: size)), "\(direction)")
    }
  }

  /// An activity indicator keeps its size in the middle.
  @Test func anActivityIndicatorIsNotStretched() throws {
    var (stretched, small) = (
      view(.activityIndicator, 0, 0, 60, 50), view(.activityIndicator, 20, 15, 20, 20)
    )
    stretched.naturalSize = CGSize(width: 20, height: 20)
    small.naturalSize = stretched.naturalSize
    #expect(try draw(screen(60, 50, stretched)) == draw(screen(60, 50, small)))
  }

  /// The white view lies in the red one: as a group they would let the green show through equally.
  @Test func opacityTakesAViewAndItsSubviewsTogether() throws {
    let bitmap = try draw(
      screen(
        30, 10, background: Color(hex: "#00ff00"),
        view(.plain, 0, 0, 30, 10, background: "#ff0000", alpha: 0.5),
        view(.plain, 10, 0, 10, 10, parent: 1, background: "#ffffff")))
    #expect(bitmap.bands(y: 5) == ["807f00×10", "80ff80×10", "807f00×10"])
  }

  @Test func aClippingViewCutsItsSubviewsOff() throws {
    var clipping = view(.plain, 10, 0, 10, 10, background: "#0000ff")
    let child = view(.plain, -5, 2, 40, 6, parent: 1, background: "#ff0000")
    #expect(
      try draw(screen(30, 10, clipping, child)).bands(y: 5) == ["ffffff×5", "ff0000×25"])
    clipping.clipsToBounds = true
    #expect(
      try draw(screen(30, 10, clipping, child)).bands(y: 5) == [
        "ffffff×10", "ff0000×10", "ffffff×10",
      ])
  }

  @Test func aViewAfterAClippingViewIsNotCutOff() throws {
    var clipping = view(.plain, 0, 0, 5, 10, background: "#0000ff")
    clipping.clipsToBounds = true
    let bitmap = try draw(
      screen(
        30, 10, clipping, view(.plain, 0, 0, 5, 10, parent: 1, background: "#ffff00"),
        view(.plain, 5, 0, 25, 10, background: "#ff0000")))
    #expect(bitmap.bands(y: 5) == ["ffff00×5", "ff0000×25"])
  }

  /// The lines of a white card stay dark in a dark screen, and a button's title turns light on a dark one.
  @Test func linesFollowTheBackgroundThatTheyLieOn() {
    let scene = screen(
      100, 100, appearance: .dark, view(.plain, 0, 0, 50, 50, background: "#ffffff"),
      view(.label, 0, 0, 50, 20, parent: 1),
      view(.button, 0, 20, 50, 20, parent: 1, background: "#0a7aff"), view(.label, 50, 0, 50, 50))
    let canvas = CGRect(origin: .zero, size: scene.size)
    let places = Place.all(in: scene, canvas: canvas, grid: PixelGrid(scale: 1))
    #expect(places.map { $0.style == .dark } == [true, false, false, true, true])
  }

  /// Light letters on dark and dark ones on light, as the guidelines for accessibility (WCAG 2.1, 1.4.6)
  /// ask of small text: a contrast of 7.
  @Test func inkCanBeReadOnItsPaper() throws {
    for (style, appearance) in [(Style.light, Appearance.light), (.dark, .dark)] {
      #expect(style.ink.contrast(with: style.paper) >= 7)
      let typesetter = try Typesetter()
      var page = SceneBuilder(
        size: CGSize(width: 100, height: 30), appearance: appearance, measurer: typesetter)
      page.write("Ink", in: page.add(.label, 0, 0, 100, 30))
      let svg = String(
        decoding: try Renderer(typesetter: typesetter)
          .svg(page.scene, DrawingOptions(svgText: .live)), as: UTF8.self)
      let fill = try #require(svg.firstMatch(of: /<text [^>]*fill="(#[0-9a-f]+)"[^>]*>Ink</)?.1)
      #expect(Color(hex: String(fill)) == style.ink)
      let isLight = (Color(hex: String(fill))?.red ?? 0) > 0.5
      #expect(isLight == (appearance == .dark))
    }
  }

  /// As UIKit has it: black on a black box in light appearance, and white on a white one in dark.
  @Test(arguments: [(Appearance.light, "#000000"), (.light, "#ffffff"), (.dark, "#ffffff")])
  func textFollowsTheAppearanceAndNotTheBackground(appearance: Appearance, box: String) throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(
      size: CGSize(width: 100, height: 30), appearance: appearance, measurer: typesetter)
    let label = page.add(.label, 0, 0, 100, 30)
    page.scene.views[label].background = Color(hex: box)
    page.write("Ink", in: label)
    let svg = String(
      decoding: try Renderer(typesetter: typesetter)
        .svg(page.scene, DrawingOptions(svgText: .live)), as: UTF8.self)
    let fill = try #require(svg.firstMatch(of: /<text [^>]*fill="(#[0-9a-f]+)"[^>]*>Ink</)?.1)
    #expect(Color(hex: String(fill)) == (appearance == .dark ? Style.dark : .light).ink)
  }

  /// The accent where it can be read, and otherwise the ink.
  @Test func aButtonsTitleCanBeReadOnItsBackground() throws {
    let white = try #require(Color(hex: "#ffffff"))
    let blue = try #require(Color(hex: "#0a7aff"))
    #expect(StyleSet.wireframe.on(white).tint(on: white) == Style.light.tint)
    #expect(StyleSet.wireframe.on(blue).tint(on: blue) == Style.dark.ink)
    for hex in ["#ff3b30", "#34c759", "#ffcc00", "#8e8e93", "#000000", "#e5e5ea", "#5856d6"] {
      let color = try #require(Color(hex: hex))
      #expect(StyleSet.wireframe.on(color).tint(on: color).contrast(with: color) >= 2.8, "\(hex)")
    }
  }

  @Test func aViewWithoutAnAreaShowsNoText() throws {
    let typesetter = try Typesetter()
    var page = SceneBuilder(size: CGSize(width: 60, height: 30), measurer: typesetter)
    let label = page.add(.label, 5, 5, 0, 20)
    page.write("gone", in: label)
    #expect(try draw(page.scene) == draw(screen(60, 30, scale: 2)))
    page.scene.views[label].frame.size.width = 50
    page.scene.views[label].texts[0].rect.size.width = 50
    #expect(try draw(page.scene) != draw(screen(60, 30, scale: 2)))
  }
}

@Suite struct WireframeControls {
  static let controls: [Control] = [
    .plain, .label, .button, .image, .textField, .textView(scrolls: true), .switch(isOn: true),
    .switch(isOn: false), .slider(value: 0.3), .progress(value: 0.7), .stepper,
    .activityIndicator, .segmented(count: 3, selected: 1), .segmented(count: 2, selected: nil),
    .pageControl(count: 4, current: 0), .datePicker, .searchBar, .navigationBar, .tabBar, .toolbar,
    .stack, .scroll(contentSize: CGSize(width: 500, height: 500)),
  ]

  /// A label is its text, and a stack its views.
  static let unseen: [Control] = [.label]

  static func drawing(
    _ control: Control, _ appearance: Appearance = .light,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Bitmap {
    try draw(
      screen(
        140, 80, scale: 2, appearance: appearance, direction: direction,
        view(control, 10, 10, 120, 60)))
  }

  @Test(arguments: Appearance.allCases)
  func noTwoControlsLookTheSame(_ appearance: Appearance) throws {
    let pictures = try Self.controls.map { try Self.drawing($0, appearance) }
    #expect(Set(pictures).count == Self.controls.count)
  }

  /// Those without a line one pixel wide in their middle, dashes, or a symbol that does not turn.
  static let mirrorable: [Control] = [
    .plain, .button, .image, .textField, .textView(scrolls: true), .switch(isOn: true),
    .switch(isOn: false),
    .slider(value: 0.3), .progress(value: 0.7), .segmented(count: 3, selected: 1),
    .pageControl(count: 4, current: 0), .datePicker,
    .navigationBar, .tabBar, .toolbar, .scroll(contentSize: CGSize(width: 50, height: 500)),
  ]

  /// Whatever has a direction is drawn the other way round, and nothing else changes.
  @Test(arguments: mirrorable)
  func rightToLeftIsTheMirrorImage(_ control: Control) throws {
    let picture = try Self.drawing(control, .light, .rightToLeft)
    let mirrored = try Self.drawing(control).mirrored
    #expect(picture.differences(from: mirrored, tolerance: 24) == 0)
  }

  @Test func valuesMoveTheSlider() throws {
    func filled(_ value: Double) throws -> Int {
      try Self.drawing(.slider(value: value)).bands(y: 80).count { $0.hasPrefix("4a76e3") }
    }
    #expect(try Self.drawing(.slider(value: .nan)) == Self.drawing(.slider(value: 0)))
    #expect(try Self.drawing(.slider(value: 7)) == Self.drawing(.slider(value: 1)))
    #expect(try Self.drawing(.slider(value: 0.2)) != Self.drawing(.slider(value: 0.4)))
    #expect(try filled(0.5) == 1)
  }

  /// Sizes and numbers that layout may produce at worst.
  @Test(arguments: controls)
  func noSizeIsTooSmallOrTooLargeToDraw(_ control: Control) throws {
    let sizes: [(CGFloat, CGFloat)] = [
      (0, 0), (0.5, 0.5), (1, 300), (300, 1), (-5, 10), (1e9, 1e9), (.infinity, 4), (.nan, .nan),
    ]
    for (width, height) in sizes {
      let scene = screen(20, 20, view(control, -3, 4, width, height), view(.label, .nan, 0, 1, 1))
      let bitmap = try draw(scene, overlays: Overlays(Overlays.named.map(\.overlay)))
      #expect(bitmap.width == 20)
    }
    // What has no area is not seen, and what is no number has none.
    let empty = try draw(screen(20, 20))
    for side in [0, CGFloat.nan] {
      #expect(try draw(screen(20, 20, view(control, 3, 4, side, side))) == empty, "\(side)")
    }
    let visible = try draw(screen(20, 20, view(control, 1, 1, 18, 18)))
    #expect((visible == empty) == Self.unseen.contains(control))
  }

  /// More segments or pages than points could not be told apart: none of them is drawn.
  @Test func absurdCountsAreNotDrawnOneByOne() throws {
    let track = try Self.drawing(.segmented(count: 0, selected: nil))
    #expect(try Self.drawing(.segmented(count: .max, selected: 0)) == track)
    #expect(try Self.drawing(.segmented(count: 121, selected: 0)) == track)
    #expect(try Self.drawing(.segmented(count: -1, selected: -1)) == track)
    #expect(try Self.drawing(.segmented(count: 120, selected: 0)) != track)
    let none = try Self.drawing(.pageControl(count: 0, current: 0))
    #expect(try none == draw(screen(140, 80, scale: 2)))
    #expect(try Self.drawing(.pageControl(count: .max, current: 3)) == none)
    #expect(try Self.drawing(.pageControl(count: 121, current: 3)) == none)
    #expect(try Self.drawing(.pageControl(count: 120, current: 3)) != none)
    #expect(try Self.drawing(.pageControl(count: -1, current: -1)) == none)
  }
}

@Suite struct WireframeExtremes {
  /// A thousand translucent, clipping views in one another: bounded in memory and in XML's depth.
  @Test func deepNestingIsBounded() throws {
    var scene = screen(40, 40, background: Color(hex: "#ffffff"))
    for index in 0..<1000 {
      var nested = view(.plain, 0, 0, 40, 40, id: "v\(index)", parent: index, alpha: 0.99)
      nested.clipsToBounds = true
      scene.views.append(nested)
    }
    let canvas = try Canvas(size: scene.size, scale: 1)
    let picture = Wireframe.picture(
      of: scene, canvas: canvas, DrawingOptions(), images: try ImageSet(scene),
      typesetter: try Typesetter())
    var (depth, deepest, translucent) = (0, 0, 0)
    for item in picture.items {
      switch item {
      case .begin(let layer):
        depth += 1
        if case .opacity = layer { translucent += 1 }
      case .end: depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    // 48 groups with names, 80 clips and 24 opacities.
    #expect(depth == 0 && deepest <= 48 + 80 + 24 && translucent <= 24)
  }

  @Test func thousandsOfViewsAreDrawnInTime() throws {
    var scene = screen(400, 400)
    for index in 0..<4000 {
      scene.views.append(
        view(.plain, CGFloat(index % 200), CGFloat(index / 20), 9, 9, id: "v\(index)"))
      scene.findings.append(Finding(rule: .ambiguous, view: "v\(index)", message: ""))
    }
    let overlays: Overlays = [.alignment, .frames, .margins, .guides, .findings]
    let bitmap = try draw(scene, overlays: overlays)
    #expect(bitmap.width == 400)
    // The last of them is there too.
    scene.views.removeLast()
    scene.findings.removeLast()
    #expect(try draw(scene, overlays: overlays) != bitmap)
  }
}

@Test func aNarrowEmptyNavigationBarHasANarrowTitle() throws {
  let bands = try draw(screen(100, 44, view(.navigationBar, 0, 0, 100, 44))).bands(y: 22)
  let title = bands.compactMap { $0.split(separator: "×").last.flatMap { Int($0) } }
  #expect(title.contains { (38...40).contains($0) }, "\(bands)")
}

@Test func anImageOfOnePointWidthIsDrawn() throws {
  var image = view(.image, 10, 10, 1, 20)
  image.images = [SceneImage(rect: CGRect(x: 0, y: 0, width: 1, height: 20))]
  let bitmap = try draw(screen(40, 40, background: Color(hex: "#ffffff"), image))
  #expect(bitmap.bands(y: 20).count > 1)
}

@Test func aScrollIndicatorIsAtLeastTwentyPointsLong() throws {
  let scroll = view(.scroll(contentSize: CGSize(width: 100, height: 5000)), 0, 0, 100, 100)
  let column = try draw(screen(100, 100, background: Color(hex: "#ffffff"), scroll)).bands(x: 95)
  let lengths = column.compactMap { $0.split(separator: "×").last.flatMap { Int($0) } }
  #expect(lengths.contains { (18...20).contains($0) } && !lengths.contains(21), "\(column)")
}
