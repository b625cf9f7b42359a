import Testing

@testable import UIKit

/// What controls of the system are as large as before any layout.
@MainActor @Suite struct SystemSizeTests {
  @Test func aNewControlOfTheSystemHasItsSize() {
    useFixedTexts()
    #expect(UIProgressView().frame == CGRect(x: 0, y: 0, width: 150, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
    #expect(UISlider().frame.height == UISlider().sizeThatFits(.zero).height)
    #expect(UISlider().frame.height > 30)
    #expect(UIActivityIndicatorView().frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    let picker = UIDatePicker()
    #expect(!picker.frame.isEmpty && picker.frame.size == picker.sizeThatFits(.zero))
  }

  @Test(arguments: [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .close])
  func aButtonWithASymbolOfTheSystemHasItsSize(type: UIButton.ButtonType) {
    useFixedTexts()
    let button = UIButton(type: type)
    #expect(!button.frame.isEmpty && button.frame.size == button.sizeThatFits(.zero))
  }

  @Test func aSizeThatCodeGivesStays() {
    useFixedTexts()
    let rect = CGRect(x: 10, y: 10, width: 80, height: 20)
    #expect(UISlider(frame: rect).frame == rect)
    #expect(UIDatePicker(frame: rect).frame == rect)
    #expect(UIProgressView(frame: rect).frame == rect)
    #expect(UIButton(type: .system).frame == .zero)
    #expect(UIPageControl().frame == .zero)
  }
}
