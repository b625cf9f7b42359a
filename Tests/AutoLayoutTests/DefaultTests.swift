import AutoLayout
import LayoutScene
import Testing

/// What views are before anything is said of them: UIKit's own defaults, as its headers and documentation
/// give them, but for those that say so.
@Suite struct DefaultTests {
  @Test func aViewIsSeenWholeAndHasAMask() {
    let view = View()
    #expect(view.alpha == 1 && !view.isHidden && view.backgroundColor == nil && view.tag == 0)
    #expect(view.cornerRadius == 0 && !view.clipsToBounds)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.frame == .zero && view.subviews.isEmpty && view.constraints.isEmpty)
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func aTextIsOneLineOfSeventeenPointsAtItsNaturalEdge() {
    let label = Label()
    #expect(label.font == .system(ofSize: 17) && label.textAlignment == .natural)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines && label.preferredMaxLayoutWidth == 0)
    let field = TextField()
    #expect(field.font == .system(ofSize: 17) && field.textAlignment == .natural)
    #expect(field.isEnabled && !field.isSecureTextEntry && !field.adjustsFontSizeToFitWidth)
    #expect(field.minimumFontSize == 0 && field.leftViewMode == .never)
    #expect(field.rightViewMode == .never && field.clearButtonMode == .never)
    // As Interface Builder makes fields.
    #expect(field.borderStyle == .roundedRect)
    let view = TextView()
    #expect(view.font == .system(ofSize: 17) && view.textAlignment == .natural)
    #expect(view.isScrollEnabled)
  }

  @Test func controlsReactAndAreNeitherOnNorChosen() {
    let button = Button()
    #expect(button.isEnabled && !button.isSelected && !button.isHighlighted)
    #expect(button.font == .style(.body) && button.configuration == nil)
    let toggle = Switch()
    #expect(!toggle.isOn && toggle.isEnabled)
    // UIKit's sliders begin at 0.5 in Interface Builder.
    #expect(Slider().value == 0.5 && ProgressView().progress == 0)
    let pages = PageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    let segments = SegmentedControl()
    #expect(segments.segments.isEmpty && segments.isEnabled && segments.selectedSegmentIndex == nil)
    #expect(ImageView().contentMode == .scaleToFill && ImageView().image == nil)
  }

  @Test func aButtonsConfigurationIsMediumWithItsImageInFront() {
    let plain = Button.Configuration.plain()
    #expect(plain.imagePlacement == .leading && plain.imagePadding == 0 && plain.titlePadding == 1)
    #expect(plain.titleAlignment == .automatic && plain.cornerStyle == .dynamic)
    #expect(plain.buttonSize == .medium && !plain.showsActivityIndicator)
    #expect(plain.title == nil && plain.subtitle == nil && plain.image == nil)
  }

  @Test func aStackFillsARowWithoutSpacing() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func aScrollViewHasNoInsetAndBouncesOnlyWhereItScrolls() {
    let scroll = ScrollView()
    #expect(scroll.contentInset == .zero && scroll.contentOffset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.clipsToBounds)
    #expect(!scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical)
    let table = TableView()
    #expect(table.style == .plain)
    let cell = TableViewCell()
    #expect(
      cell.style == .default && cell.accessoryType == .none && cell.selectionStyle == .default)
    #expect(!cell.isSelected && !cell.isHighlighted && cell.showsSeparator)
    // As of iOS 14, where a cell's configuration has as many lines as it needs.
    #expect(cell.numberOfLines == 0 && cell.secondaryNumberOfLines == 0)
  }

  @Test func barsHaveSmallTitlesAndTheirItemsReact() {
    let bar = NavigationBar()
    #expect(!bar.prefersLargeTitles && !bar.isAttached && !TabBar().isAttached)
    let item = NavigationItem(title: "A")
    #expect(item.backButtonDisplayMode == .default && !item.hidesBackButton)
    #expect(!item.leftItemsSupplementBackButton && item.largeTitleDisplayMode == .automatic)
    let button = BarButtonItem(title: "B")
    #expect(button.isEnabled && !button.isHidden && button.style == .plain && button.width == 0)
  }

  /// Core Animation's layers have these.
  @Test func bordersAndShadowsAreBlackAndAShadowLiesThreePointsAbove() {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(Border(width: 2).color == black)
    let shadow = Shadow(opacity: 0.5)
    #expect(shadow.color == black && shadow.radius == 3)
    #expect(shadow.offset.width == 0 && shadow.offset.height == -3)
  }
}
