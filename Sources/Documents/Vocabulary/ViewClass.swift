import AutoLayout
import LayoutScene

/// A class of views as documents know it.
struct ViewClass: Sendable {
  var name: String
  var make: @Sendable (_ identifier: String?) -> View
  /// The class's own keys, besides the common ones.
  let fields: [Field<View>]
  /// Every key of a view of the class.
  let allFields: [Field<View>]

  init(
    name: String, make: @escaping @Sendable (_ identifier: String?) -> View, fields: [Field<View>]
  ) {
    self.name = name
    self.make = make
    self.fields = fields
    allFields = CommonFields.all + fields
  }

  static func named(_ name: String) -> ViewClass? {
    all.indices.first { all[$0].name == name }.map { all[$0] }
  }

  /// What a view is that has no class, or one that nobody knows.
  static let view = ViewClass(name: "view", make: { View(identifier: $0) }, fields: [])

  /// The keys of every class, for a view whose class nobody knows: its keys can be checked a little,
  /// but none of them is a mistake because of the class.
  static let anyFields: [Field<View>] = CommonFields.all + all.flatMap(\.fields)

  static let all: [ViewClass] =
    [view] + texts + [image] + controls + bars + [
      ViewClass(name: "stack", make: { StackView(identifier: $0) }, fields: StackFields.all),
      ViewClass(name: "scroll", make: { ScrollView(identifier: $0) }, fields: []),
    ]

  private static let texts: [ViewClass] = [
    ViewClass(name: "label", make: { Label(identifier: $0) }, fields: TextFields.label),
    ViewClass(name: "button", make: { Button(identifier: $0) }, fields: TextFields.button),
    ViewClass(name: "textField", make: { TextField(identifier: $0) }, fields: TextFields.textField),
    ViewClass(name: "textView", make: { TextView(identifier: $0) }, fields: TextFields.textView),
  ]

  private static let image = ViewClass(
    name: "image", make: { ImageView(identifier: $0) },
    fields: [
      .on(ImageView.self, "source", .image) { view, image in
        // A size that is written beside the source replaces the file's own, in either order.
        view.image = ImageContent(
          path: image.path, size: view.image?.size ?? image.size, origin: image.origin)
      },
      .on(ImageView.self, "size", .size(Limits.number)) { view, size in
        view.image = ImageContent(path: view.image?.path, size: size, origin: view.image?.origin)
      },
    ])

  private static let controls: [ViewClass] = [
    ViewClass(
      name: "switch", make: { Switch(identifier: $0) },
      fields: [.on(Switch.self, "on", .boolean) { $0.isOn = $1 }]),
    ViewClass(
      name: "slider", make: { Slider(identifier: $0) },
      fields: [.on(Slider.self, "value", .number(0...1)) { $0.value = $1 }]),
    ViewClass(
      name: "progress", make: { ProgressView(identifier: $0) },
      fields: [.on(ProgressView.self, "value", .number(0...1)) { $0.progress = $1 }]),
    ViewClass(name: "stepper", make: { Stepper(identifier: $0) }, fields: []),
    ViewClass(
      name: "activity", make: { ActivityIndicatorView(identifier: $0) },
      fields: [.on(ActivityIndicatorView.self, "large", .boolean) { $0.isLarge = $1 }]),
    ViewClass(
      name: "segmented", make: { SegmentedControl(identifier: $0) },
      fields: [
        .on(SegmentedControl.self, "segments", .list(of: .localizedText)) { $0.segments = $1 },
        .on(SegmentedControl.self, "selected", .count(0...Limits.count)) {
          $0.selectedSegmentIndex = $1
        },
      ]),
    ViewClass(
      name: "pageControl", make: { PageControl(identifier: $0) },
      fields: [
        .on(PageControl.self, "pages", .count(0...Limits.count)) { $0.numberOfPages = $1 },
        .on(PageControl.self, "current", .count(0...Limits.count)) { $0.currentPage = $1 },
      ]),
    ViewClass(name: "datePicker", make: { DatePicker(identifier: $0) }, fields: []),
  ]

  private static let bars: [ViewClass] = [
    ViewClass(
      name: "searchBar", make: { SearchBar(identifier: $0) },
      fields: [
        .on(SearchBar.self, "text", .localizedText) { $0.text = $1 },
        .on(SearchBar.self, "placeholder", .localizedText) { $0.placeholder = $1 },
      ]),
    ViewClass(
      name: "navigationBar", make: { NavigationBar(identifier: $0) },
      fields: [.on(NavigationBar.self, "title", .localizedText) { $0.title = $1 }]),
    ViewClass(name: "tabBar", make: { TabBar(identifier: $0) }, fields: []),
    ViewClass(name: "toolbar", make: { Toolbar(identifier: $0) }, fields: []),
  ]
}
