import AutoLayout
import Foundation
import LayoutScene

/// A text engine without fonts and without memory: what is measured is layout. Its words have five
/// characters, spaces included.
final class PlainMeasurer: TextMeasuring {
  func measure(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> TextMeasurement {
    let advance = attributes.font.size / 2
    let lineHeight = attributes.font.size * 1.25
    let natural = CGFloat(text.utf8.count) * advance
    let word = advance * 5
    let room = width.map { max(1, ($0 / word).rounded(.down)) * word } ?? natural
    let count = attributes.lineLimit == 1 ? 1 : max(1, (natural / max(room, 1)).rounded(.up))
    return TextMeasurement(
      size: CGSize(width: min(natural, room), height: count * lineHeight),
      firstBaseline: attributes.font.size,
      lastBaseline: (count - 1) * lineHeight + attributes.font.size, lineCount: Int(count),
      isTruncated: false, direction: attributes.direction)
  }

  func metrics(of font: Font) -> FontMeasures {
    FontMeasures(ascender: font.size, descender: font.size / 4, lineHeight: font.size * 1.25)
  }
}

/// A tree of views in a window that has not been laid out, and the labels whose text changes.
struct Screen {
  let window: Window
  /// Changing its text concerns nothing but itself, or its own row.
  let label: Label
  let viewCount: Int

  /// 200 stack views of five labels each, one below the other in a scroll view. Where texts wrap,
  /// two labels of each stack do.
  static func stacks(_ count: Int, wrapping: Bool) -> Screen {
    let window = makeWindow()
    let scroll = window.rootView.adding(ScrollView(identifier: "scroll"))
    scroll.pin([.left, .right, .top, .bottom], to: window.rootView)
    var labels: [Label] = []
    var above: View = scroll
    for index in 0..<count {
      let stack = scroll.adding(StackView(identifier: "stack\(index)"))
      stack.axis = .vertical
      stack.spacing = 4
      for part in 0..<5 {
        let label = Label(identifier: "label\(index).\(part)")
        let wraps = wrapping && part % 2 == 1
        label.numberOfLines = wraps ? 0 : 1
        label.text = String(repeating: "text ", count: (wraps ? 20 : 2) + (index * 7 + part) % 5)
        stack.addArrangedSubview(label)
        labels.append(label)
      }
      stack.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 16).isActive = true
      stack.rightAnchor.constraint(equalTo: window.rootView.rightAnchor, constant: -16).isActive =
        true
      let edge = above === scroll ? scroll.topAnchor : above.bottomAnchor
      stack.topAnchor.constraint(equalTo: edge, constant: 8).isActive = true
      above = stack
    }
    scroll.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: 8).isActive = true
    return Screen(
      window: window, label: labels[labels.count / 2], viewCount: labels.count + count + 2)
  }

  /// Rows of a label, a field and a button; all labels as wide as the widest. Where texts wrap, each
  /// row also has a note below, which takes the width of the screen or less.
  static func form(_ count: Int, wrapping: Bool) -> Screen {
    let window = makeWindow()
    let root = window.rootView
    var labels: [Label] = []
    var views = 1
    var above: View?
    for index in 0..<count {
      let label = root.adding(Label(identifier: "label\(index)"))
      let field = root.adding(TextField(identifier: "field\(index)"))
      let button = root.adding(Button(identifier: "button\(index)"))
      label.text = String(repeating: "x", count: 6 + (index * 37) % 9)
      label.setContentHuggingPriority(251, for: .horizontal)
      (field.text, button.title) = ("field", "edit")
      field.setContentCompressionResistancePriority(260, for: .horizontal)
      button.setContentHuggingPriority(252, for: .horizontal)
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
      field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8).isActive = true
      button.leftAnchor.constraint(equalTo: field.rightAnchor, constant: 8).isActive = true
      root.rightAnchor.constraint(equalTo: button.rightAnchor, constant: 20).isActive = true
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
      button.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
      if let first = labels.first {
        label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      }
      field.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8
      ).isActive = true
      labels.append(label)
      (above, views) = (field, views + 3)
      if wrapping {
        above = note(index, below: field, in: root)
        views += 1
      }
    }
    // Shorter than the widest.
    return Screen(window: window, label: labels[labels.count / 2], viewCount: views)
  }

  /// Stack views one in the other, a label in the innermost.
  static func nested(_ count: Int) -> Screen {
    let window = makeWindow()
    let outermost = window.rootView.adding(StackView(identifier: "stack0"))
    outermost.axis = .vertical
    outermost.pin([.left, .top], to: window.rootView)
    var innermost = outermost
    for index in 1..<max(count, 2) {
      let stack = StackView(identifier: "stack\(index)")
      stack.axis = .vertical
      innermost.addArrangedSubview(stack)
      innermost = stack
    }
    let label = Label(identifier: "label")
    label.text = "text"
    innermost.addArrangedSubview(label)
    return Screen(window: window, label: label, viewCount: count + 2)
  }

  /// One stack view of many labels in a scroll view.
  static func column(_ count: Int) -> Screen {
    let window = makeWindow()
    let scroll = window.rootView.adding(ScrollView(identifier: "scroll"))
    scroll.pin([.left, .right, .top, .bottom], to: window.rootView)
    let stack = scroll.adding(StackView(identifier: "stack"))
    stack.axis = .vertical
    stack.pin([.left, .right, .top, .bottom], to: scroll)
    for index in 0..<count {
      let label = Label(identifier: "label\(index)")
      label.text = "text \(index)"
      stack.addArrangedSubview(label)
    }
    let labels = stack.arrangedSubviews.compactMap { $0 as? Label }
    return Screen(window: window, label: labels[count / 2], viewCount: count + 3)
  }

  private static func note(_ index: Int, below field: View, in root: View) -> Label {
    let note = root.adding(Label(identifier: "note\(index)"))
    note.numberOfLines = 0
    note.text = String(repeating: "some words ", count: 8 + index % 5)
    note.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    root.rightAnchor.constraint(greaterThanOrEqualTo: note.rightAnchor, constant: 20).isActive =
      true
    note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4).isActive = true
    return note
  }

  private static func makeWindow() -> Window {
    Window(
      size: CGSize(width: 390, height: 844), measurer: PlainMeasurer(),
      rootView: View(identifier: "root"))
  }
}

extension View {
  fileprivate func adding<V: View>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  fileprivate func pin(_ attributes: [LayoutConstraint.Attribute], to view: View) {
    for attribute in attributes {
      LayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute
      ).isActive = true
    }
  }
}
