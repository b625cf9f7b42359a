import Foundation
import LayoutScene

/// Twelve rounded rows of an image, a label and a switch, button or stepper.
func settingsScreen(measurer: any TextMeasuring) -> Scene {
  let size = CGSize(width: 390, height: 844)
  var views = [
    SceneView(
      id: "root", parent: nil, frame: CGRect(origin: .zero, size: size),
      background: Color(hex: "#f5f5f7"))
  ]
  let controls: [Control] = [.switch(isOn: true), .button, .stepper]
  for row in 0..<12 {
    let parent = views.count
    views.append(
      SceneView(
        id: "row\(row)", parent: 0,
        frame: CGRect(x: 16, y: 20 + CGFloat(row) * 66, width: 358, height: 58),
        background: Color(hex: "#ffffff"), cornerRadius: 10))
    views.append(
      SceneView(
        id: "image\(row)", parent: parent, frame: CGRect(x: 8, y: 9, width: 40, height: 40),
        cornerRadius: 8, control: .image))
    views.append(
      SceneView(
        id: "title\(row)", parent: parent, frame: CGRect(x: 56, y: 18, width: 200, height: 22),
        control: .label,
        texts: [text("Setting number \(row)", size: 17, width: 200, .body, measurer)]))
    views.append(
      SceneView(
        id: "control\(row)", parent: parent, frame: CGRect(x: 270, y: 13, width: 80, height: 32),
        control: controls[row % 3],
        texts: row % 3 == 1 ? [text("Edit", size: 15, width: 80, .title, measurer)] : []))
  }
  return Scene(size: size, scale: 2, views: views)
}

private func text(
  _ string: String, size: CGFloat, width: CGFloat, _ role: SceneText.Role,
  _ measurer: any TextMeasuring
) -> SceneText {
  let attributes = TextAttributes(font: .system(ofSize: size), alignment: .center)
  let measured = measurer.measure(string, attributes, width: width)
  return SceneText(
    string: string, attributes: attributes,
    rect: CGRect(x: 0, y: 0, width: width, height: measured.size.height), role: role,
    measurement: measured)
}

/// Measures twenty labels over and over, which the typesetter remembers. Half of the labels are given
/// a width.
///
/// - Returns: how many lines they have in all.
func measureAgain(_ count: Int, _ measurer: any TextMeasuring) -> Int {
  let attributes = TextAttributes(font: .system(ofSize: 17))
  let labels = (0..<20).map { "A label of the ordinary kind, number \($0)" }
  return (0..<count).reduce(0) { lines, index in
    let measured = measurer.measure(
      labels[index % 20], attributes, width: index % 2 == 0 ? 200 : nil)
    return lines + measured.lineCount
  }
}
