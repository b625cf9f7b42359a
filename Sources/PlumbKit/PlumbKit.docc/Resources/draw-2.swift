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
