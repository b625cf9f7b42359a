import Foundation
import Testing

@testable import LayoutTesting

/// Expectations about layouts without a recording.
@Suite struct LayoutTests {
  /// A document with a title of 100 × 20 points above a text.
  private func layout(locale: String? = nil, gap: Int = 8) throws -> Layout {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      canvas: {size: 320x200}
      views:
        title: {class: view}
        text: {class: view}
      constraints:
        - title.leading = root.leading + 16
        - title.top = root.top + 20
        - title.width = 100
        - title.height = 20
        - text.leading = title.leading
        - text.top = title.bottom + \(gap)
        - text.width = 200
        - text.height = 40
      """, to: "card.yaml")
    return try Layout(document: path, locale: locale)
  }

  @Test func aFrameEqualsARectangle() throws {
    let layout = try layout()
    #expect(layout.frame(of: "title") == CGRect(x: 16, y: 20, width: 100, height: 20))
    #expect(layout.frame(of: "title") != CGRect(x: 16, y: 20, width: 100, height: 21))
    #expect(CGRect(x: 16, y: 48, width: 200, height: 40) == layout.frame(of: "text"))
  }

  @Test func aFrameSaysWhatItIs() throws {
    let layout = try layout()
    #expect(
      layout.frame(of: "title").description == "title: x 16, y 20, width 100, height 20, in root")
    #expect(
      layout.frame(of: "titel").description == "there is no view “titel”; did you mean “title”?")
    #expect(layout.frame(of: "titel") != .zero)
  }

  @Test func anExpectationOfAFrameFailsWithIt() throws {
    let layout = try layout()
    let issues = failures { #expect(layout.frame(of: "title") == .zero) }
    #expect(issues.count == 1)
  }

  @Test(arguments: [
    ("title", LayoutPosition.above("text")), ("title", .above("text", by: 8...8)),
    ("text", .below("title", by: 4...)), ("text", .aligned(.leading, with: "title")),
    ("title", .inside()), ("title", .inside(margin: 16)), ("text", .inside("root")),
  ])
  func relationsThatHoldPass(view: String, relation: LayoutPosition) throws {
    let layout = try layout()
    #expect(failures { layout.expect(view, relation) } == [])
  }

  @Test(arguments: [
    ("title", LayoutPosition.above("text", by: 9...), "is 8 points above it, which is not within"),
    ("text", .above("title"), "is not above it: it reaches 68 points too far"),
    ("title", .before("text"), "is not before it: it reaches 100 points too far"),
    (
      "text", .aligned(.trailing, with: "title"),
      "is not aligned with it: its trailing is 100 points right of the other's"
    ),
    ("title", .inside(margin: 20), "is not inside it by 20 points: 16 points at the left"),
    ("text", .inside("title"), "is not inside it: 100 points out at the right"),
    ("titel", .inside(), "there is no view “titel”; did you mean “title”?"),
    ("title", .above("txt"), "there is no view “txt”; did you mean “text”?"),
  ])
  func relationsThatDoNotHoldSayByHowMuch(
    view: String, relation: LayoutPosition, words: String
  ) throws {
    let layout = try layout()
    let messages = failures { layout.expect(view, relation) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(words) == true, "\(messages)")
  }

  /// Half a point is outside, too.
  @Test func aViewIsInsideOnlyIfNoPartIsOutside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "canvas: 320x200\nviews: {v: {frame: [-0.5, 10, 100, 100]}}\n", to: "card.yaml")
    let layout = try Layout(document: path)
    let messages = failures { layout.expect("v", .inside()) }
    #expect(messages.first?.contains("0.5 points out at the left") == true, "\(messages)")
  }

  /// From right to left, leading is the right edge, and what comes before stands at the right.
  @Test func relationsFollowTheReadingDirection() throws {
    let layout = try layout(locale: "ar")
    #expect(layout.frame(of: "title") == CGRect(x: 204, y: 20, width: 100, height: 20))
    #expect(failures { layout.expect("text", .aligned(.leading, with: "title")) } == [])
    #expect(failures { layout.expect("text", .aligned(.left, with: "title")) }.count == 1)
  }

  @Test func viewsThatOverlapAreNamed() throws {
    let layout = try layout(gap: -5)
    #expect(
      failures { layout.expectNoOverlap("title", "text") }.first?
        .contains("title and text overlap by 100 × 5 points") == true)
    #expect(failures { layout.expectNoOverlap("title", "root") } == [], "the root contains it")
    #expect(try failures { try self.layout().expectNoOverlap("title", "text") } == [])
  }

  @Test func findingsFailWithTheirPlaces() throws {
    let layout = try Layout(document: "../../Samples/Findings/truncated.yaml", locale: "de")
    let messages = failures { layout.expectNoFindings() }
    #expect(messages.first?.contains("[text/truncated]") == true, "\(messages)")
    #expect(messages.first?.contains("truncated.yaml:") == true)
    #expect(failures { layout.expectNoFindings(rules: [.overlap]) } == [])
    #expect(failures { layout.expectNoFindings(except: [.truncated]) } == [])
  }

  @Test func everyLocaleOfADocumentIsLaidOut() throws {
    let layouts = try Layout.all(document: "../../Samples/profile.yaml")
    #expect(layouts.map(\.scene.locale).sorted() == ["ar", "de", "en", "ja", "vi"])
    #expect(layouts.first?.title == "../../Samples/profile.yaml in en on iphone-se")
  }

  @Test func aDocumentThatIsWrongSaysWhere() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("views: {a: {class: lable}}\n", to: "a.yaml")
    let error = #expect(throws: LayoutTestingError.self) { try Layout(document: path) }
    #expect("\(error as Any)".contains("a.yaml:1:") && "\(error as Any)".contains("label"))
  }

  @Test func aViewInCodeHasAWidthAndTheHeightThatFollows() throws {
    let narrow = try Layout(card(), size: .width(200))
    let wide = try Layout(card(), size: .width(700))
    #expect(narrow.scene.size.width == 200)
    #expect(narrow.scene.size.height > wide.scene.size.height, "the text wraps")
    #expect(narrow.scene.cell.device == "200-wide")
    #expect(try Layout(card()).scene.size == CGSize(width: 390, height: 844))
    #expect(try Layout(card(), size: .fixed(width: 300, height: 90)).scene.cell.device == "300x90")
    let arabic = try Layout(card(), size: .width(320), locale: "ar")
    #expect(arabic.frame(of: "title").rect?.maxX == 304)
  }

  /// A part of a screen has no safe area, whatever the device; what is asked for is fitted, too.
  @Test(
    arguments: [
      (LayoutSize.width(320), nil, 8, 36), (.fitting, nil, 8, 36),
      (.width(320), EdgeInsets(top: 20, left: 0, bottom: 10, right: 0), 28, 66),
      (.fitting, EdgeInsets(top: 20, left: 0, bottom: 10, right: 0), 28, 66),
      (.fixed(width: 320, height: 90), nil, 8, 90), (.device, nil, 55, 844),
      (.device, .zero, 8, 844),
    ] as [(LayoutSize, EdgeInsets?, CGFloat, CGFloat)])
  func theSafeAreaIsThatOfADevice(
    size: LayoutSize, safeArea: EdgeInsets?, top: CGFloat, height: CGFloat
  ) throws {
    let (root, box) = (View(), View(identifier: "box"))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let safe = root.safeAreaLayoutGuide
    let low = box.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)
    low.priority = .defaultHigh
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8), low,
      box.heightAnchor.constraint(equalToConstant: 20),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let layout = try Layout(root, size: size, device: "iphone-14", safeArea: safeArea)
    #expect(layout.frame(of: "box").rect?.minY == top)
    #expect(layout.scene.size.height == height)
  }

  /// The margins of a part of a screen are those of any view, also while its size is found.
  @Test func marginsCountInAFittedSize() throws {
    let (root, box) = (View(), View(identifier: "box"))
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let layout = try Layout(root, size: .width(100))
    #expect(layout.scene.size.height == 36)
    #expect(layout.frame(of: "box") == CGRect(x: 8, y: 8, width: 84, height: 20))
    layout.expectNoFindings()
  }

  // MARK: Subclasses

  /// As in UIKit, a class that overrides `init(frame:)` has the other initializers, and all come there.
  private final class Row: View {
    let title = Label()
    private lazy var detail = Label()
    override init(frame: CGRect) {
      super.init(frame: frame)
      for (index, view) in [title, detail].enumerated() {
        view.text = "Row"
        view.frame = CGRect(x: 0, y: 20 * index, width: 100, height: 20)
        addSubview(view)
      }
    }
  }

  private final class Page: View {
    let heading = Label()
    let rows = [Row(), Row()]
    let first = Row()
    weak var foreign: View?

    convenience init(heading text: String) {
      self.init()
      heading.text = text
      heading.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      addSubview(heading)
      for (index, row) in (rows + [first]).enumerated() {
        row.frame = CGRect(x: 0, y: 20 + 40 * index, width: 100, height: 40)
        addSubview(row)
      }
      foreign = View()
    }
  }

  @Test func aSubclassHasTheInitializersOfItsSuperclass() {
    #expect(Row().subviews.count == 2)
    #expect(Row(identifier: "row").subviews.count == 2)
    #expect(Row(identifier: "row").identifier == "row")
    #expect(Row(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
  }

  /// Names that several views have say which row they are of.
  @Test func aViewWithoutIdentifierHasTheNameOfItsProperty() throws {
    let page = Page(heading: "Page")
    page.rows[1].title.identifier = "own"
    let layout = try Layout(page)
    let names = layout.scene.views.map(\.id)
    #expect(
      names == [
        "root", "heading", "rows[0]", "rows[0].title", "rows[0].detail", "rows[1]", "own",
        "rows[1].detail", "first", "first.title", "first.detail",
      ])
    #expect(layout.frame(of: "heading") == CGRect(x: 0, y: 0, width: 100, height: 20))
  }
}
