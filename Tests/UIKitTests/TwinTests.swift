import AutoLayout
import LayoutScene
import Testing
import Typesetting

@testable import UIKit

/// The same screen through UIKit and through `AutoLayout` has the same frames.
@MainActor @Suite struct TwinTests {
  private func frames(_ view: AutoLayout.View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  private func expectTwins(
    _ make: (UIWindow) -> Void, _ other: (AutoLayout.View) -> Void,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let window = window(320, 480)
    make(window)
    window.layoutIfNeeded()
    let screen = AutoLayout.Window(
      size: CGSize(width: 320, height: 480), measurer: FixedMeasurer())
    screen.viewRespectsSystemMinimumLayoutMargins = false
    other(screen.rootView)
    screen.layoutIfNeeded()
    #expect(frames(window.core) == frames(screen.rootView), sourceLocation: location)
  }

  @Test func aForm() {
    expectTwins { root in
      let (title, field, button) = (
        root.add(UILabel()), root.add(UISwitch()), root.add(UIButton(type: .system))
      )
      title.text = "A title that takes more than one of the lines"
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .title1)
      button.setTitle("Continue", for: .normal)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 12),
        field.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 2),
        field.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        button.firstBaselineAnchor.constraint(equalTo: field.bottomAnchor, constant: 30),
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        button.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
      ])
    } _: { root in
      let (title, field, button) = (Label(), Switch(), Button())
      for view in [title, field, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      title.text = "A title that takes more than one of the lines"
      title.numberOfLines = 0
      title.font = .style(.title1)
      button.title = "Continue"
      button.font = .system(ofSize: 15)
      LayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 12),
        field.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 2),
        field.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        button.firstBaselineAnchor.constraint(equalTo: field.bottomAnchor, constant: 30),
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        button.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
      ])
    }
  }

  @Test func aStackInAScrollView() {
    let words = ["one", "two two", "three three three"]
    expectTwins { root in
      let scroll = root.add(UIScrollView())
      let stack = UIStackView(
        arrangedSubviews: words.map { word in
          let label = UILabel()
          label.text = word
          return label
        })
      stack.axis = .vertical
      stack.spacing = 7
      stack.alignment = .center
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      scroll.add(stack)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    } _: { root in
      let scroll = ScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scroll)
      let stack = StackView(
        arrangedSubviews: words.map { word in
          let label = Label()
          label.text = word
          return label
        })
      stack.axis = .vertical
      stack.spacing = 7
      stack.alignment = .center
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      LayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  /// A control as UIKit's class and as that of `AutoLayout`.
  private static let controls: [(String, () -> UIView, () -> AutoLayout.View)] = [
    ("switch", { UISwitch() }, { Switch() }),
    ("slider", { UISlider() }, { Slider() }),
    ("stepper", { UIStepper() }, { Stepper() }),
    ("progress", { UIProgressView() }, { ProgressView() }),
    (
      "pages",
      {
        let control = UIPageControl()
        control.numberOfPages = 4
        return control
      },
      {
        let control = PageControl()
        control.numberOfPages = 4
        return control
      }
    ),
    (
      "segments", { UISegmentedControl(items: ["a", "bcd"]) },
      { SegmentedControl(items: ["a", "bcd"]) }
    ),
    (
      "field",
      {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        return field
      },
      {
        let field = TextField()
        field.placeholder = "Name"
        return field
      }
    ),
    (
      "text",
      {
        let view = UITextView()
        view.text = "one two three"
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        return view
      },
      {
        let view = TextView()
        view.text = "one two three"
        view.isScrollEnabled = false
        return view
      }
    ),
    (
      "symbol", { UIImageView(image: UIImage(systemName: "heart.fill")) },
      { ImageView(image: ImageContent(systemName: "heart.fill")) }
    ),
  ]

  @Test func eachControlHasTheSameSize() {
    for (name, make, other) in Self.controls {
      useFixedTexts()
      let (view, twin) = (make(), other())
      twin.detachedContext = Surroundings.context
      twin.frame = view.frame
      #expect(view.intrinsicContentSize == twin.intrinsicContentSize, "\(name)")
      let sizes = (view.sizeThatFits(.zero), twin.sizeThatFits(.zero))
      #expect(sizes.0 == sizes.1, "\(name)")
    }
  }
}
