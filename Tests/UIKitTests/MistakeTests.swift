import Foundation
import Testing

@testable import UIKit

private final class Silent: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

@MainActor private func change(
  from before: Int = 3, to count: Int, _ change: (UITableView) -> Void
) {
  let (screen, source) = (window(), CountedCells(before))
  let table = UITableView(frame: screen.bounds)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  screen.addSubview(table)
  screen.layoutIfNeeded()
  source.count = count
  change(table)
}

private final class Unregistered: UICollectionViewController {
  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Lays out a collection of three items in a window of 300 × 400 points.
@MainActor private func showItems(
  width: CGFloat = 50, then change: (UICollectionView) -> Void = { _ in }
) {
  let (screen, layout, items) = (window(), UICollectionViewFlowLayout(), CountedCells(3))
  layout.itemSize = CGSize(width: width, height: 20)
  let view = UICollectionView(frame: screen.bounds, collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  screen.addSubview(view)
  screen.layoutIfNeeded()
  change(view)
}

@MainActor private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

/// Code of an app, and words of what it prints.
private struct Mistake {
  var words: [String]
  var calls: Int
  var make: @MainActor @Sendable () -> Void

  /// - Parameter calls: how many places of calls are printed.
  init(_ words: String..., calls: Int = 0, make: @escaping @MainActor @Sendable () -> Void) {
    (self.words, self.calls, self.make) = (words, calls, make)
  }
}

private let mistakes: [Mistake] = [
  Mistake("failed to obtain a cell from its dataSource") {
    let screen = window()
    screen.rootViewController = Silent()
    screen.layoutIfNeeded()
  },
  Mistake("attempt to delete row 7 from section 0 which only contains 3 rows before") {
    change(to: 2) { $0.deleteRows(at: [path(7)], with: .none) }
  },
  Mistake("attempt to insert row 9 into section 0, but there are only 4 rows in section 0") {
    change(to: 4) { $0.insertRows(at: [path(9)], with: .none) }
  },
  Mistake("attempt to move row 5 of section 0, which doesn't exist before the update") {
    change(to: 3) { $0.moveRow(at: path(5), to: path(0)) }
  },
  Mistake(
    "attempt to delete row 40 from section 0 which only contains 40 rows before the update"
  ) {
    let (table, source) = (UITableView(), CountedCells(40))
    table.dataSource = source
    table.reloadRows(at: [path(40)], with: .none)
  },
  Mistake("Attempted to reload item identifier that does not exist in the snapshot: 7") {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    snapshot.reloadItems([1])
    snapshot.reloadItems([7])
  },
  Mistake("out-of-bounds row (20) when there are only 3 rows in section 0") {
    change(from: 40, to: 3) { table in
      table.reloadData()
      table.scrollToRow(at: path(20), at: .top, animated: false)
    }
  },
  Mistake("modally a view controller on itself") {
    let page = UIViewController()
    page.present(page, animated: false)
  },
  Mistake("must be one of its actions, or nil") {
    UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction =
      UIAlertAction(title: "Stop", style: .default)
  },
  Mistake("Pushing a navigation controller is not supported") {
    UINavigationController(rootViewController: UIViewController())
      .pushViewController(UINavigationController(), animated: false)
  },
  Mistake("Tried to pop to a view controller that doesn't exist.") {
    UINavigationController(rootViewController: UIViewController())
      .popToViewController(UIViewController(), animated: false)
  },
  Mistake("All view controllers in a navigation controller must be distinct") {
    let page = UIViewController()
    UINavigationController().setViewControllers([page, page], animated: false)
  },
  Mistake("Can't add self as child view controller") {
    let controller = UIViewController()
    controller.addChild(controller)
  },
  Mistake("should have parent view controller:", "but actual parent is:") {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.view.addSubview(child.view)
  },
  Mistake("should have parent view controller:", "but requested parent is:") {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.view.addSubview(child.view)
    second.addChild(child)
  },
  Mistake(
    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
      + "You passed priority 1000.0 and the existing priority was 250.0."
  ) {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.priority = .defaultHigh
    width.isActive = true
    width.priority = .defaultLow
    width.priority = .required
  },
  Mistake("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x") {
    let (view, inner) = (window(), UIView())
    view.addSubview(inner)
    NSLayoutConstraint(
      item: inner, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
  },
  Mistake("no common ancestor") {
    let (a, b) = (UIView(), UIView())
    a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
  },
  Mistake("CALayer position contains NaN") {
    UIView().frame = CGRect(x: 1, y: CGFloat.nan, width: 2, height: 3)
  },
  Mistake("CALayer bounds contains NaN") { UIView().bounds.size.width = .nan },
  Mistake("table view row height must not be negative") {
    change(to: 3) { table in
      table.rowHeight = -7
      table.layoutIfNeeded()
    }
  },
  Mistake("Text fields can only be added to an alert controller of style") {
    UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
  },
  Mistake("stepValue must be greater than 0") { UIStepper().stepValue = 0 },
  Mistake("Out of bounds: the text has 5 characters") {
    let view = UITextView()
    view.text = "short"
    view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 9))
  },
  Mistake("must register a nib or a class for the identifier") {
    let table = UITableView(frame: .zero, style: .plain)
    _ = table.dequeueReusableCell(withIdentifier: "none", for: path(0))
  },
  Mistake("does not have a reuseIdentifier") {
    let screen = window()
    screen.rootViewController = Unregistered(collectionViewLayout: UICollectionViewFlowLayout())
    screen.layoutIfNeeded()
  },
  Mistake("Invalid update: invalid number of items in section 0.", "(1 inserted, 0 deleted)") {
    showItems { $0.insertItems(at: [path(0)]) }
  },
]

/// What UIKit only logs.
private let oversights: [Mistake] = [
  Mistake(
    "whose view is not in the window hierarchy", "one of its layout guides is in no view",
    "The view hierarchy is not prepared for the constraint", "no font named 'Comic Mono Serif'",
    calls: 4
  ) {
    UIViewController().present(UIViewController(), animated: false)
    let (view, guide, other) = (UIView(), UILayoutGuide(), UIView())
    guide.widthAnchor.constraint(equalToConstant: 3).isActive = true
    view.addConstraint(other.widthAnchor.constraint(equalToConstant: 3))
    let font = UIFont(name: "Comic Mono Serif", size: 12)
    #expect(font == nil)
  },
  Mistake(
    "since these views ask for another one", "Unable to simultaneously satisfy constraints.",
    "Made at \(#filePath):", "There is no image named 'nowhere'",
    "UISlider.maximumTrackTintColor has no effect here", calls: 2
  ) {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.layoutIfNeeded()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 1).isActive = true
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
    view.layoutIfNeeded()
    _ = UIImage(named: "nowhere")
    UISlider().maximumTrackTintColor = .red
  },
  Mistake("the item width must be less than the width of the UICollectionView") {
    showItems(width: 301)
  },
]

@MainActor @Suite(.serialized) struct MistakeTests {
  @Test(arguments: mistakes.indices)
  func whatStopsAnAppOniOSStopsTheProgramWithUIKitsWordsAndThePlaceOfTheCall(index: Int)
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in await mistakes[index].make() }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    for words in mistakes[index].words { #expect(message.contains(words), "\(message)") }
    #expect(message.hasPrefix("\(#filePath):"), "\(message)")
  }

  @Test(arguments: oversights.indices)
  func whatUIKitOnlyLogsIsSaidWithTheCaller(index: Int) async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [index] in await oversights[index].make() }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    let (words, calls) = (oversights[index].words, oversights[index].calls)
    for words in words { #expect(message.contains(words), "\(words): \(message)") }
    let parts = message.components(separatedBy: "Called at \(#filePath):")
    #expect(parts.count == calls + 1, "\(message)")
  }

  @Test func rowsThatAreThereMayMove() {
    change(to: 3) { $0.moveRow(at: path(2), to: path(0)) }
    change(to: 4) { $0.insertRows(at: [path(3)], with: .none) }
    change(to: 2) { $0.deleteRows(at: [path(2)], with: .none) }
    change(to: 3) { table in
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .none)
        table.insertRows(at: [path(2)], with: .none)
      }
    }
  }
}

/// What controls do with values that they cannot have.
@MainActor @Suite struct BoundTests {
  @Test func aSlidersBoundsHoldItsValue() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    (slider.minimumValue, slider.maximumValue) = (10, 100)
    #expect(slider.value == 10 && slider.maximumValue == 100)
    slider.setValue(500, animated: false)
    #expect(slider.value == 100)
    slider.maximumValue = 5
    #expect(slider.value == 5 && slider.minimumValue == 5)
  }

  @Test func thePageIsOneOfThePages() {
    let pages = UIPageControl()
    pages.currentPage = 4
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0)
  }

  @Test func aDateIsWithinItsBounds() {
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1000))
    let picker = UIDatePicker()
    picker.maximumDate = late
    #expect(picker.date == late)
    (picker.date, picker.minimumDate) = (.distantPast, early)
    #expect(picker.date == early)
    // Bounds that contradict each other hold nothing.
    picker.minimumDate = Date(timeIntervalSince1970: 2000)
    picker.date = Date(timeIntervalSince1970: 3000)
    #expect(picker.date == Date(timeIntervalSince1970: 3000))
  }

  @Test func aFieldThatLeavesTheWindowIsNotTheFirstResponder() {
    final class Ends: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
    }
    let (screen, field, box, ends) = (window(), UITextField(), UIView(), Ends())
    field.delegate = ends
    box.addSubview(field)
    screen.addSubview(box)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    box.removeFromSuperview()
    #expect(!field.isFirstResponder && ends.count == 1)
  }

  @Test func theContentOfATextViewIsAsWideAsTheView() {
    useFixedTexts()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "short"
    #expect(view.contentSize.width == 200 && view.contentSize.height > 0)
  }

  @Test(arguments: [
    ("Helvetica", true), ("HelveticaNeue-Bold", true), ("Avenir Next", true),
    ("AvenirNext-DemiBoldItalic", true), ("TimesNewRomanPS-BoldItalicMT", true),
    ("ArialMT", true), ("GillSans-SemiBold", true), ("Menlo-Regular", true),
    ("HiraMinProN-W6", true), ("Lato-Bold", false), ("HelveticaFoo", false), ("", false),
    ("Futurama", false),
  ])
  func aFontIsOneOfThoseOfiOS(name: String, isThere: Bool) {
    let font = UIFont(name: name, size: 15)
    #expect((font != nil) == isThere)
    if isThere { #expect(font?.fontName == name && font?.withSize(9).fontName == name) }
  }

  @Test func theNameOfAFontSaysItsWeightAndSlant() {
    let font = UIFont(name: "AvenirNext-DemiBoldItalic", size: 15)
    #expect(font?.familyName == "Avenir Next")
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(
      UIFont(name: "HelveticaNeue-Light", size: 15) != UIFont(name: "HelveticaNeue", size: 15))
  }
}
