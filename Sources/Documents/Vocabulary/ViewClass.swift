import AutoLayout
import InterfaceBuilder
import LayoutScene

/// A class of views in documents.
final class ViewClass: Sendable {
  let name: String
  /// Other names, such as UIKit's.
  let aliases: [String]
  /// A sentence about the class, for editors.
  let description: String
  let make: @Sendable (_ identifier: String?) -> View
  /// The class's own keys, besides the common ones.
  let fields: [Field<View>]
  private let vocabulary: Lazy<Vocabulary>

  /// All keys of a class, to be found by their names. They are put together for the classes that a document has:
  /// to do it for all classes took a tenth of a small command's time.
  private struct Vocabulary: Sendable {
    let allFields: [Field<View>]
    let table: Fields<View>
    let keyNames: [String: String]

    init(_ fields: [Field<View>]) {
      allFields = CommonFields.all + fields
      table = Fields(allFields)
      keyNames = KeyNames.aliases(of: table.keys.all)
    }
  }

  /// A class with the name that its views give it.
  init<V: View>(
    or aliases: [String], _ description: String, fields: [Field<View>] = [],
    make: @escaping @Sendable (_ identifier: String?) -> V
  ) {
    name = V.documentClassName
    self.aliases = aliases
    self.description = description
    self.make = make
    self.fields = fields
    vocabulary = Lazy(Vocabulary(fields))
  }

  /// All keys of the class, with the common ones.
  var allFields: [Field<View>] { vocabulary.value.allFields }
  /// All keys, to be found by their names.
  var table: Fields<View> { vocabulary.value.table }
  /// The keys' own names by their aliases.
  var keyNames: [String: String] { vocabulary.value.keyNames }

  /// All names of the class, its own name first.
  var names: [String] { [name] + aliases }

  static func named(_ name: String) -> ViewClass? { byName[name] }

  /// The classes by all their names. A name of its own comes before another class's alias.
  private static let byName = Dictionary(
    all.map { ($0.name, $0) }
      + (all + [groupHeader]).flatMap { viewClass in viewClass.aliases.map { ($0, viewClass) } },
    uniquingKeysWith: { first, _ in first })

  /// The class of a view without a class or with an unknown one.
  static let view = ViewClass(
    or: ["UIView"], "A rectangle that may have a background and subviews."
  ) { View(identifier: $0) }

  /// The header of a group in a table of Interface Builder. Other documents have it in their lists.
  static let groupHeader = ViewClass(
    or: [BuilderTable.groupHeader], "The text above a group of cells.", fields: TextFields.label
  ) { name -> SectionHeader in
    let header = SectionHeader(identifier: name)
    header.isGrouped = true
    return header
  }

  /// The keys of all classes, for a view with an unknown class: the values of its keys are checked,
  /// but no key is reported as unknown to the class.
  static let anyFields: [Field<View>] = CommonFields.all + all.flatMap(\.fields)

  static let anyTable = Fields(anyFields)

  static let all: [ViewClass] =
    [view] + texts + [image] + controls + bars + containers + materials + lists

  private static let texts: [ViewClass] = [
    ViewClass(
      or: ["UILabel"], "Text that is only read.", fields: TextFields.label
    ) { Label(identifier: $0) },
    ViewClass(
      or: ["UIButton"], "A button with a title, an image or both.",
      fields: TextFields.button + ButtonFields.all
    ) { Button(identifier: $0) },
    ViewClass(
      or: ["UITextField"], "One line of text to edit.",
      fields: TextFields.textField + TextFieldFields.all
    ) { TextField(identifier: $0) },
    ViewClass(
      or: ["UITextView"], "Several lines of text to edit.", fields: TextFields.textView
    ) { TextView(identifier: $0) },
  ]

  private static let image = ViewClass(
    or: ["imageView", "UIImageView"], "An image, or a placeholder for one.",
    fields: ImageFields.all
  ) { ImageView(identifier: $0) }

  private static let controls: [ViewClass] = [
    ViewClass(
      or: ["UISwitch"], "A switch.",
      fields: ControlFields.switch + [EnabledField.of(Switch.self)]
    ) {
      Switch(identifier: $0)
    },
    ViewClass(
      or: ["UISlider"], "A slider.",
      fields: ControlFields.slider + [EnabledField.of(Slider.self)]
    ) {
      Slider(identifier: $0)
    },
    ViewClass(
      or: ["progressView", "UIProgressView"], "A bar that shows progress.",
      fields: ControlFields.progress
    ) { ProgressView(identifier: $0) },
    ViewClass(
      or: ["UIStepper"], "A pair of buttons, plus and minus.",
      fields: [EnabledField.of(Stepper.self)]
    ) {
      Stepper(identifier: $0)
    },
    ViewClass(
      or: ["activityIndicator", "activityIndicatorView", "UIActivityIndicatorView"],
      "A spinning wheel.", fields: ControlFields.activity
    ) { ActivityIndicatorView(identifier: $0) },
    ViewClass(
      or: ["segmentedControl", "UISegmentedControl"], "A row of segments.",
      fields: ControlFields.segmented + [EnabledField.segmented]
    ) { SegmentedControl(identifier: $0) },
    ViewClass(
      or: ["UIPageControl"], "A row of dots, one for each page.",
      fields: ControlFields.pageControl + [EnabledField.of(PageControl.self)]
    ) { PageControl(identifier: $0) },
    ViewClass(
      or: ["UIDatePicker"], "A date picker.",
      fields: ControlFields.datePicker + [EnabledField.of(DatePicker.self)]
    ) {
      DatePicker(identifier: $0)
    },
    ViewClass(
      or: ["UIAlertController"],
      "An alert: a title and a message above its actions, 270 points wide.",
      fields: ControlFields.alert
    ) { AlertView(identifier: $0) },
  ]

  private static let bars: [ViewClass] = [
    ViewClass(
      or: ["UISearchBar"], "A search field in a bar.", fields: ControlFields.searchBar
    ) { SearchBar(identifier: $0) },
    ViewClass(
      or: ["UINavigationBar"],
      "A bar with a title, buttons and, if wanted, a search field.", fields: BarFields.navigationBar
    ) { NavigationBar(identifier: $0) },
    ViewClass(
      or: ["UITabBar"], "A bar with a tab for each part of an app.",
      fields: BarFields.tabBar
    ) { TabBar(identifier: $0) },
    ViewClass(or: ["UIToolbar"], "A bar with buttons.", fields: BarFields.toolbar) {
      Toolbar(identifier: $0)
    },
  ]

  private static let containers: [ViewClass] = [
    ViewClass(
      or: ["stackView", "UIStackView"], "A view that arranges others in a row or column.",
      fields: StackFields.all
    ) { StackView(identifier: $0) },
    ViewClass(
      or: ["scrollView", "UIScrollView"], "A view that scrolls what is in it.",
      fields: ControlFields.scroll
    ) { ScrollView(identifier: $0) },
  ]

  private static let materials: [ViewClass] = [
    ViewClass(
      or: ["visualEffectView", "blur", "UIVisualEffectView"],
      "A translucent material over what is behind the view.",
      fields: [
        .on("effect", kind: .appearance, .choice("material"), \VisualEffectView.effect)
          .noted(
            "The material, by the names of UIBlurEffect. Pictures show it without the blur.",
            example: "systemThinMaterial")
      ]
    ) { VisualEffectView(identifier: $0) }
  ]

  private static let lists: [ViewClass] = [
    ViewClass(
      or: ["tableView", "UITableView"],
      "Cells in sections; its own height is that of the content.",
      fields: ControlFields.scroll + ListFields.list
    ) { TableView(identifier: $0) },
    ViewClass(
      or: [], "Cells of a list with a text above and one below them.",
      fields: ListFields.section
    ) { TableSection(identifier: $0) },
    ViewClass(
      or: ["tableViewCell", "UITableViewCell"], "A row of a list.", fields: CellFields.cell
    ) { TableViewCell(identifier: $0) },
  ]
}
