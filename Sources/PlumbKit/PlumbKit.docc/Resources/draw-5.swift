import PlumbKit

let typesetter = try Typesetter()
let window = Window(size: CGSize(width: 320, height: 120), measurer: typesetter)

let (root, title, button) = (window.rootView, Label(), Button())
title.text = "Laid out in Swift"
button.title = "Continue"
for view in [title, button] {
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
}

LayoutConstraint.activate([
  title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
  title.centerYAnchor.constraint(equalTo: root.centerYAnchor),
  button.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
  button.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
  button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
])

let scene = window.scene()
print(scene.tree())
for finding in scene.findings { print(finding.message) }

let picture = try Renderer(typesetter: typesetter).png(scene)
try Data(picture).write(to: URL(fileURLWithPath: "screen.png"))
