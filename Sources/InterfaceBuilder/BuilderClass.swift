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

  private static let leaves =
    [
      ("label", "label"), ("button", "button"), ("imageView", "image"), ("textField", "textField"),
      ("textView", "textView"), ("switch", "switch"), ("stepper", "stepper"),
      ("activityIndicatorView", "activity"), ("segmentedControl", "segmented"),
      ("pageControl", "pageControl"), ("datePicker", "datePicker"), ("pickerView", "view"),
    ].map {
      BuilderClass(name: $0.0, documentClass: $0.1, recordsWidth: true, recordsHeight: true)
    }
    + [
      ("slider", "slider"), ("progressView", "progress"), ("searchBar", "searchBar"),
      ("navigationBar", "navigationBar"), ("toolbar", "toolbar"), ("tabBar", "tabBar"),
    ].map { BuilderClass(name: $0.0, documentClass: $0.1, recordsHeight: true) }

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
