import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Materials, gradients and corners in scenes.
@Suite struct SurfaceTests {
  private func look(_ appearance: Appearance, _ view: View) throws -> SceneView {
    let window = Window(
      size: CGSize(width: 100, height: 100), traits: Traits(appearance: appearance),
      measurer: FixedWidthMeasurer())
    window.rootView.add(view, "view")
    return try #require(window.scene().views.last)
  }

  /// Each material lets through less than the one before, and the system's follow the appearance.
  @Test func aMaterialIsATranslucentBackground() throws {
    func background(
      _ effect: VisualEffectView.BlurStyle?, _ appearance: Appearance = .light
    ) throws -> Color? {
      let view = VisualEffectView()
      view.effect = effect
      return try look(appearance, view).background
    }
    #expect(try background(nil) == nil)
    let materials: [VisualEffectView.BlurStyle] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let alphas = try materials.map { try background($0)?.alpha ?? 0 }
    #expect(alphas == alphas.sorted() && Set(alphas).count == 4)
    for effect in VisualEffectView.BlurStyle.allCases {
      let (light, dark) = (try background(effect), try background(effect, .dark))
      #expect(light.map { $0.alpha > 0 && $0.alpha < 1 } == true)
      let isFixed = ["Light", "Dark", "light", "dark"].contains { effect.rawValue.hasSuffix($0) }
      #expect((light == dark) == isFixed, "\(effect)")
      // A material of one appearance is the other's there.
      if let adaptive = VisualEffectView.BlurStyle(
        rawValue: effect.rawValue.replacing("Light", with: "")), adaptive != effect,
        effect != .extraLight
      {
        #expect(try background(adaptive) == light)
      }
      if let adaptive = VisualEffectView.BlurStyle(
        rawValue: effect.rawValue.replacing("Dark", with: "")), adaptive != effect
      {
        #expect(try background(adaptive, .dark) == dark)
      }
    }
  }

  @Test func aGradientHasTheColoursOfTheAppearance() throws {
    let view = View()
    view.gradient = Gradient(colors: [.systemRed, .clear])
    view.maskedCorners = [.layerMinXMinYCorner]
    let dark = try look(.dark, view)
    #expect(dark.look.gradient?.colors == [Color.systemRed.resolved(for: .dark), .clear])
    #expect(dark.look.corners == .layerMinXMinYCorner)
  }

  /// A clear colour does not make others darker, and beyond the ends the outer colours continue.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0), "#ff0000"), (CGPoint(x: 0.1, y: 0.25), "#ff0000bf"),
    (CGPoint(x: 0, y: 1), "#00000000"), (CGPoint(x: 0, y: -1), "#ff0000"),
    (CGPoint(x: 0, y: 2), "#00000000"),
  ])
  func coloursAreMixedAlongTheLine(place: CGPoint, hex: String) {
    #expect(Gradient(colors: [.red, .clear]).color(at: place).hexWithAlpha == hex)
  }

  @Test func coloursStandAtTheirLocations() {
    let gradient = Gradient(
      colors: [.white, .black, .white], locations: [0, 0.25, 0.25], start: .zero,
      end: CGPoint(x: 1, y: 0))
    func white(_ x: Double) -> Double { gradient.color(at: CGPoint(x: x, y: 0.7)).red }
    #expect([0, 0.125, 0.26, 1].map(white) == [1, 0.5, 1, 1])
  }

  /// The system's designs have the system's line heights, and follow the text size as its styles do.
  @Test(arguments: ContentSizeCategory.allCases)
  func aDesignHasTheSizeOfItsStyle(category: ContentSizeCategory) {
    let traits = Traits(contentSizeCategory: category)
    for design in FontDesign.allCases {
      let font = FontDescriptor.style(.headline).withDesign(design).resolved(for: traits)
      var plain = FontDescriptor.style(.headline).resolved(for: traits)
      plain.family = design.family
      #expect(font == plain)
    }
  }
}
