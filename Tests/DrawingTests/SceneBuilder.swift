import Foundation
import LayoutScene

/// Puts scenes together by hand, the way layout would: frames in the superview's coordinates, texts
/// measured and put into the middle of their views.
struct SceneBuilder {
  var scene: Scene
  private let measurer: any TextMeasuring

  init(
    size: CGSize, scale: CGFloat = 2, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, background: Color? = nil,
    measurer: any TextMeasuring
  ) {
    self.measurer = measurer
    let root = SceneView(
      id: "root", parent: nil, frame: CGRect(origin: .zero, size: size), background: background)
    scene = Scene(
      direction: direction, appearance: appearance, size: size, scale: scale, views: [root])
  }

  /// Adds a view and gives its index, for views to be put into it.
  @discardableResult
  mutating func add(
    _ control: Control, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in parent: Int = 0, _ change: (inout SceneView) -> Void = { _ in }
  ) -> Int {
    let index = scene.views.count
    var view = SceneView(
      id: "view\(index)", parent: parent, frame: CGRect(x: x, y: y, width: width, height: height),
      control: control)
    change(&view)
    scene.views.append(view)
    return index
  }

  /// A text in a view's own coordinates, in the middle of its height; baselines follow from it.
  mutating func write(
    _ string: String, in index: Int, size: CGFloat = 17, weight: FontWeight = .regular,
    role: SceneText.Role = .body, alignment: TextAlignment = .natural, lines: Int = 1,
    inset: CGFloat = 0, color: Color? = nil, language: String = "en"
  ) {
    let frame = scene.views[index].frame
    let attributes = TextAttributes(
      font: .system(ofSize: size, weight: weight), alignment: alignment, lineLimit: lines,
      direction: scene.direction, language: language)
    let width = frame.width - inset * 2
    let measured = measurer.measure(string, attributes, width: width)
    let y = max(
      0, ((frame.height - measured.size.height) / 2 * scene.scale).rounded() / scene.scale)
    scene.views[index].firstBaseline = y + measured.firstBaseline
    scene.views[index].lastBaseline = y + measured.lastBaseline
    scene.views[index].texts.append(
      SceneText(
        string: string, attributes: attributes,
        rect: CGRect(x: inset, y: y, width: width, height: measured.size.height), role: role,
        color: color, measurement: measured))
  }
}
