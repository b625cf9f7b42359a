import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A screen with a scroll view that keeps `margin` from the top and bottom, with content of a height.
private func scrolling(
  content: CGFloat, margin: CGFloat = 0, fixed: CGFloat? = nil
) -> Window {
  let window = screen(200, 300)
  let root = window.rootView
  let scroll = root.add(ScrollView(identifier: "scroll"))
  let inner = scroll.add("inner")
  activate(scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: margin))
  activate(scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor))
  activate(scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor))
  if let fixed {
    activate(scroll.heightAnchor.constraint(equalToConstant: fixed))
  } else {
    activate(scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin))
  }
  activate(inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor))
  activate(inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor))
  activate(inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor))
  activate(inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor))
  activate(inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
  activate(inner.heightAnchor.constraint(equalToConstant: content))
  return window
}

/// The content, what is around the scroll view, and the height that shows all: never less than the screen's, and
/// not more than the limit. A scroll view of a fixed height shows no more on a higher screen.
@Test(
  arguments: [
    (900, 0, nil, 900), (900, 20, nil, 940), (250, 0, nil, 300), (300, 0, nil, 300),
    (9000, 0, nil, 2000), (900, 0, 100, 300),
  ] as [(CGFloat, CGFloat, CGFloat?, CGFloat)])
func aScreenOfFullHeightShowsAllThatScrolls(
  content: CGFloat, margin: CGFloat, fixed: CGFloat?, height: CGFloat
) {
  let window = scrolling(content: content, margin: margin, fixed: fixed)
  window.growToContent(limit: 2000)
  #expect(window.size == CGSize(width: 200, height: height))
}
