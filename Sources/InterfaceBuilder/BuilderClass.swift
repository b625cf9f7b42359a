import Files
import LayoutScene

/// What becomes of an element of a class of views.
struct BuilderClass: Sendable {
  /// The element's name.
  var name: String
  /// The class in layout documents.
  var documentClass: String
  /// Whether the record tells the intrinsic size of a view of this class along an axis.
  var recordsWidth = false
  var recordsHeight = false

  static func named(_ name: String) -> BuilderClass? { all[name] }

  private static let all = Dictionary(
    uniqueKeysWithValues: (leaves + containers + cells).map { ($0.name, $0) })

  private static let leaves: [BuilderClass] = [
    BuilderClass(name: "label", documentClass: "label", recordsWidth: true, recordsHeight: true),
    BuilderClass(name: "button", documentClass: "button", recordsWidth: true, recordsHeight: true),
    BuilderClass(
      name: "imageView", documentClass: "image", recordsWidth: true, recordsHeight: true),
    BuilderClass(
      name: "textField", documentClass: "textField", recordsWidth: true, recordsHeight: true),
    BuilderClass(
      name: "textView", documentClass: "textView", recordsWidth: true, recordsHeight: true),
    BuilderClass(name: "switch", documentClass: "switch", recordsWidth: true, recordsHeight: true),
    BuilderClass(name: "slider", documentClass: "slider", recordsHeight: true),
    BuilderClass(
      name: "stepper", documentClass: "stepper", recordsWidth: true, recordsHeight: true),
    BuilderClass(name: "progressView", documentClass: "progress", recordsHeight: true),
    BuilderClass(
      name: "activityIndicatorView", documentClass: "activity", recordsWidth: true,
      recordsHeight: true),
    BuilderClass(
      name: "segmentedControl", documentClass: "segmented", recordsWidth: true,
      recordsHeight: true),
    BuilderClass(
      name: "pageControl", documentClass: "pageControl", recordsWidth: true, recordsHeight: true),
    BuilderClass(
      name: "datePicker", documentClass: "datePicker", recordsWidth: true, recordsHeight: true),
    BuilderClass(
      name: "pickerView", documentClass: "view", recordsWidth: true, recordsHeight: true),
    BuilderClass(name: "searchBar", documentClass: "searchBar", recordsHeight: true),
    BuilderClass(name: "navigationBar", documentClass: "navigationBar", recordsHeight: true),
    BuilderClass(name: "toolbar", documentClass: "toolbar", recordsHeight: true),
    BuilderClass(name: "tabBar", documentClass: "tabBar", recordsHeight: true),
  ]

  /// Whether a view shows what is not in the document, such as a map: its picture is a field of grey.
  static func isMedia(_ name: String) -> Bool { media.contains(name) }

  /// Whether a view's picture is a field of grey.
  static func isField(_ element: XMLElement) -> Bool {
    isMedia(element.name) || isCalendar(element)
  }

  /// Whether a view has its recorded size, since its content is not known.
  static func keepsSize(_ element: XMLElement) -> Bool {
    named(element.name) == nil || isCalendar(element)
  }

  /// Whether a date picker shows a month, which is not drawn.
  static func isCalendar(_ element: XMLElement) -> Bool {
    element.name == "datePicker" && element.attributes["style"] == "inline"
  }

  /// The class in layout documents of an element.
  static func documentClass(of element: XMLElement) -> String {
    isCalendar(element) ? "view" : named(element.name)?.documentClass ?? "view"
  }

  private static let media = [
    "mapView", "wkWebView", "webView", "glkView", "mtkView", "sceneKitView", "arscnView", "skView",
    "pdfView", "arskView", "arView",
  ]

  private static let containers =
    [
      ("view", "view"), ("containerView", "view"), ("visualEffectView", "visualEffect"),
      ("stackView", "stack"), ("scrollView", "scroll"), ("tableView", "scroll"),
      ("collectionView", "scroll"),
    ].map { BuilderClass(name: $0.0, documentClass: $0.1) }
    + media.map { BuilderClass(name: $0, documentClass: "view") }

  private static let cells = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
  ].map { BuilderClass(name: $0, documentClass: "view") }
}
