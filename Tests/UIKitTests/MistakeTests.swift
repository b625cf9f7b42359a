import Foundation
import Testing

@testable import UIKit

private final class Silent: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private final class Source: NSObject, UITableViewDataSource {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor private func change(to count: Int, _ change: (UITableView) -> Void) {
  let (screen, source) = (window(), Source())
  let table = UITableView(frame: screen.bounds)
  table.dataSource = source
  screen.addSubview(table)
  screen.layoutIfNeeded()
  source.count = count
  change(table)
}

@MainActor private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

@MainActor private func showATableWithoutCells() {
  let screen = window()
  screen.rootViewController = Silent()
  screen.layoutIfNeeded()
}
@MainActor private func deleteAnAbsentRow() {
  change(to: 2) { $0.deleteRows(at: [path(7)], with: .none) }
}
@MainActor private func insertBeyondTheEnd() {
  change(to: 4) { $0.insertRows(at: [path(9)], with: .none) }
}
@MainActor private func moveAnAbsentRow() {
  change(to: 3) { $0.moveRow(at: path(5), to: path(0)) }
}
@MainActor private func pushANavigationController() {
  UINavigationController(rootViewController: UIViewController())
    .pushViewController(UINavigationController(), animated: false)
}
@MainActor private func popToAStranger() {
  UINavigationController(rootViewController: UIViewController())
    .popToViewController(UIViewController(), animated: false)
}
@MainActor private func setAControllerTwice() {
  let page = UIViewController()
  UINavigationController().setViewControllers([page, page], animated: false)
}
@MainActor private func scrollBeyondTheReloadedRows() {
  let (screen, source) = (window(), Source())
  let table = UITableView(frame: screen.bounds)
  source.count = 40
  table.dataSource = source
  screen.addSubview(table)
  screen.layoutIfNeeded()
  source.count = 3
  table.reloadData()
  table.scrollToRow(at: path(20), at: .top, animated: false)
}
@MainActor private func presentItself() {
  let page = UIViewController()
  page.present(page, animated: false)
}
@MainActor private func preferAStranger() {
  UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction =
    UIAlertAction(title: "Stop", style: .default)
}
@MainActor private func crossRequired() {
  let view = UIView()
  let width = view.widthAnchor.constraint(equalToConstant: 3)
  width.priority = .defaultHigh
  width.isActive = true
  width.priority = .defaultLow
  width.priority = .required
}
@MainActor private func placeNowhere() {
  UIView().frame = CGRect(x: 1, y: CGFloat.nan, width: 2, height: 3)
}
@MainActor private func beOfNoSize() { UIView().bounds.size.width = .nan }
@MainActor private func beOfNegativeHeight() {
  change(to: 3) { table in
    table.rowHeight = -7
    table.layoutIfNeeded()
  }
}
@MainActor private func askInASheet() {
  UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
}
@MainActor private func stepByNothing() { UIStepper().stepValue = 0 }
@MainActor private func styleBeyondTheText() {
  let view = UITextView()
  view.text = "short"
  view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 9))
}
@MainActor private func doWhatUIKitOnlyLogs() {
  UIViewController().present(UIViewController(), animated: false)
  let (view, guide, other) = (UIView(), UILayoutGuide(), UIView())
  guide.widthAnchor.constraint(equalToConstant: 3).isActive = true
  view.addConstraint(other.widthAnchor.constraint(equalToConstant: 3))
  #expect(UIFont(name: "Comic Mono Serif", size: 12) == nil)
}

private func reloadAnAbsentItem() {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems([1, 2])
  snapshot.reloadItems([1])
  snapshot.reloadItems([7])
}

@MainActor
@Suite("Mistakes that stop an app on iOS stop the program with UIKit's words", .serialized)
struct MistakeTests {
  private func expect(
    _ words: String, _ result: ExitTest.Result, location: SourceLocation = #_sourceLocation
  ) {
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains(words), "\(message)", sourceLocation: location)
    #expect(message.contains("\(#filePath):"), "\(message)", sourceLocation: location)
  }

  @Test func aTableWithoutCells() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await showATableWithoutCells() }
    expect("failed to obtain a cell from its dataSource", result)
  }

  @Test func aDeletedRowThatIsNotThere() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await deleteAnAbsentRow() }
    expect("attempt to delete row 7 from section 0 which only contains 3 rows before", result)
  }

  @Test func anInsertedRowBeyondTheEnd() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await insertBeyondTheEnd() }
    expect(
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0", result)
  }

  @Test func aMovedRowThatIsNotThere() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await moveAnAbsentRow() }
    expect("attempt to move row 5 of section 0, which doesn't exist before the update", result)
  }

  @Test func itemsThatAreNotInASnapshot() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { reloadAnAbsentItem() }
    expect("Attempted to reload item identifier that does not exist in the snapshot: 7", result)
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

  @Test func placesAndPartsThatAreNotThere() async throws {
    let scrolled = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await scrollBeyondTheReloadedRows() }
    expect("out-of-bounds row (20) when there are only 3 rows in section 0", scrolled)
    let presented = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await presentItself() }
    expect("modally a view controller on itself", presented)
    let preferred = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await preferAStranger() }
    expect("must be one of its actions, or nil", preferred)
  }

  @Test func navigationControllersAndStrangers() async throws {
    let pushed = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await pushANavigationController() }
    expect("Pushing a navigation controller is not supported", pushed)
    let popped = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await popToAStranger() }
    expect("Tried to pop to a view controller that doesn't exist.", popped)
    let twice = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await setAControllerTwice() }
    expect("All view controllers in a navigation controller must be distinct", twice)
  }

  @Test func aPriorityThatBecomesRequired() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await crossRequired() }
    expect(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
        + "You passed priority 1000.0 and the existing priority was 250.0.", result)
  }

  @Test func numbersThatAreNone() async throws {
    let placed = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await placeNowhere() }
    expect("CALayer position contains NaN", placed)
    let sized = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await beOfNoSize() }
    expect("CALayer bounds contains NaN", sized)
    let row = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await beOfNegativeHeight() }
    expect("table view row height must not be negative", row)
  }

  @Test func aTextFieldInASheet() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await askInASheet() }
    expect("Text fields can only be added to an alert controller of style", result)
  }

  @Test func aStepperWithoutSteps() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await stepByNothing() }
    expect("stepValue must be greater than 0", result)
  }

  @Test func anAttributeOutsideOfTheTextOfATextView() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await styleBeyondTheText() }
    expect("Out of bounds: the text has 5 characters", result)
  }

  @Test func whatUIKitOnlyLogsIsSaidWithTheCaller() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { await doWhatUIKitOnlyLogs() }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    for words in [
      "whose view is not in the window hierarchy", "one of its layout guides is in no view",
      "The view hierarchy is not prepared for the constraint", "no font named 'Comic Mono Serif'",
    ] {
      #expect(message.contains(words), "\(words): \(message)")
    }
    #expect(message.components(separatedBy: "Called at \(#filePath):").count == 5, "\(message)")
  }

  @Test func anItemThatIsTooWideIsSaid() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
      }
      let (screen, layout, items) = (window(), UICollectionViewFlowLayout(), Items())
      layout.itemSize = CGSize(width: 301, height: 20)
      let view = UICollectionView(frame: screen.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      view.dataSource = items
      screen.addSubview(view)
      screen.layoutIfNeeded()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains("the item width must be less than the width of the UICollectionView"),
      "\(message)")
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
