import Files

/// Which attributes and parts of elements are read, or change neither a frame nor a picture. All others of these
/// elements are noted.
enum BuilderVocabulary {
  static func isKnown(_ element: String) -> Bool {
    attributes[element] != nil || BuilderClass.named(element) != nil
      || readParts[element] != nil || unreadParts[element] != nil
  }

  /// Whether an attribute with a value is read, or has no effect.
  static func isRead(_ name: String, _ value: String, of element: String) -> Bool {
    let isView = BuilderClass.named(element) != nil
    if always.contains(name) || isView && ofViews.contains(name) { return true }
    if attributes[element]?.contains(name) == true { return true }
    if scrolling.contains(name), scrollViews.contains(element) { return true }
    if let values = readValues["\(element).\(name)"] { return values.contains(value) }
    return defaults[name]?.contains(value) == true
  }

  /// Whether a part of an element is read, or has no effect.
  static func isPartRead(_ part: XMLElement, of element: XMLElement) -> Bool {
    let key = part.attributes["key"] ?? ""
    if let unread = unreadParts[element.name] { return !unread.contains(key) }
    if let read = readParts[element.name] { return read.contains(key) }
    guard BuilderClass.named(element.name) != nil else { return true }
    switch part.name {
    case "color":
      if element.name == "searchBar", key == "barTintColor" { return false }
      return colors.contains(key) || element.name == "activityIndicatorView" && key == "color"
    case "inset": return insets.contains(key) || isZero(part)
    case "blurEffect", "vibrancyEffect": return element.name == "visualEffectView"
    case "textAttributes": return element.name == "navigationBar"
    case "date", "offsetWrapper": return quiet.contains(key)
    default: return !part.name.hasSuffix("Appearance") || appearances.contains(key)
    }
  }

  private static func isZero(_ inset: XMLElement) -> Bool {
    [BuilderNumber.minX, .minY, .maxX, .maxY].allSatisfy { abs(inset.number($0) ?? 0) < 0.01 }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  // MARK: Attributes

  private static let always = words(
    "id key customClass customModule customModuleProvider userLabel")

  private static let ofViews = words(
    """
    alpha ambiguous autoresizesSubviews clearsContextBeforeDrawing clipsSubviews colorLabel contentMode customName \
    deferred exclusiveTouch fixedFrame focusGroupIdentifier hidden horizontalCompressionResistancePriority \
    horizontalHuggingPriority insetsLayoutMarginsFromSafeArea largeContentImage largeContentTitle \
    layoutMarginsFollowReadableWidth misplaced multipleTouchEnabled opaque placeholderIntrinsicHeight \
    placeholderIntrinsicWidth preservesSuperviewLayoutMargins restorationIdentifier sceneMemberID \
    semanticContentAttribute showsLargeContentViewer simulatedAppContext simulatedUserInterfaceStyle springLoaded tag \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled verifyAmbiguity \
    verticalCompressionResistancePriority verticalHuggingPriority
    """)

  private static let scrollViews: Set = ["scrollView", "tableView", "collectionView", "textView"]

  private static let scrolling = words(
    """
    alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom \
    canCancelContentTouches contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle \
    keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled scrollsToTop \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator
    """)

  /// Values that change nothing, by the names of attributes.
  private static let defaults: [String: Set<String>] = [
    "barStyle": ["default"], "baseWritingDirection": ["natural"],
    "contentHorizontalAlignment": ["center"],
    "contentVerticalAlignment": ["center"], "enabled": ["YES"],
    "hidesForSinglePage": ["NO"], "hyphenationFactor": ["0", "0.0"],
    "lineBreakMode": ["middleTruncation"],
    "paragraphSpacingBefore": ["0", "0.0"], "progressViewStyle": ["default"],
    "searchBarStyle": ["default"], "tailIndent": ["0", "0.0"], "translucent": ["YES"],
  ]

  /// The values that are read, or change nothing, of attributes whose other values are not read.
  private static let readValues: [String: Set<String>] = [
    "datePicker.datePickerMode": Set(BuilderContent.datePickerModes.keys),
    "datePicker.style": ["automatic", "compact", "wheels"],
  ]

  private static let attributes: [String: Set<String>] = [
    "activityIndicatorView": words("animating hidesWhenStopped style"),
    "barButtonItem": words(
      "catalog changesSelectionAsPrimaryAction enabled image landscapeImage style systemItem tag title width"
    ),
    "backgroundConfiguration": words("cornerRadius strokeWidth"),
    "button": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
      buttonType changesSelectionAsPrimaryAction contentHorizontalAlignment contentVerticalAlignment \
      enabled hasAttributedTitle highlighted pointerInteraction \
      reversesTitleShadowWhenHighlighted role selected showsMenuAsPrimaryAction showsTouchWhenHighlighted
      """),
    "buttonConfiguration": words(
      """
      buttonSize catalog cornerStyle image imagePadding imagePlacement showsActivityIndicator style subtitle title \
      titleAlignment titlePadding
      """
    ),
    "collectionReusableView": words("collectionViewStyle reuseIdentifier"),
    "collectionView": words("allowsSelection allowsMultipleSelection dataMode prefetchingEnabled"),
    "collectionViewCell": words("reuseIdentifier"),
    "datePicker": words(
      """
      contentHorizontalAlignment contentVerticalAlignment countDownDuration enabled minuteInterval useCurrentDate
      """),
    "font": words("metaFont name size"),
    "imageView": words(
      """
      adjustsImageSizeForAccessibilityContentSizeCategory catalog highlighted highlightedImage image \
      preferredSymbolScale
      """),
    "label": words(
      """
      adjustsFontForContentSizeCategory adjustsFontSizeToFit baselineAdjustment highlighted lineBreakMode minimumFontSize \
      minimumScaleFactor numberOfLines preferredMaxLayoutWidth showsExpansionTextWhenTruncated text textAlignment \
      usesAttributedText useAutomaticPreferredMaxLayoutWidth
      """),
    "navigationBar": words("largeTitles"),
    "paragraphStyle": words(
      """
      alignment allowsDefaultTighteningForTruncation defaultTabInterval firstLineHeadIndent \
      headIndent lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight \
      paragraphSpacing tighteningFactorForTruncation
      """),
    "pageControl": words(
      """
      contentHorizontalAlignment contentVerticalAlignment currentPage defersCurrentPageDisplay enabled numberOfPages
      """),
    "pickerView": words("showsSelectionIndicator"),
    "progressView": words("progress"),
    "searchBar": words("placeholder text"),
    "segment": words("catalog title"),
    "segmentedControl": words(
      """
      contentHorizontalAlignment contentVerticalAlignment enabled momentary segmentControlStyle selectedSegmentIndex
      """),
    "slider": words(
      "contentHorizontalAlignment contentVerticalAlignment continuous enabled maxValue minValue value"
    ),
    "stackView": words(
      "alignment axis baselineRelativeArrangement distribution spacing spacingType"),
    "state": words("catalog image title"),
    "stepper": words(
      """
      autorepeat contentHorizontalAlignment contentVerticalAlignment continuous enabled maximumValue minimumValue \
      stepValue value wraps
      """),
    "switch": words(
      "contentHorizontalAlignment contentVerticalAlignment enabled on preferredStyle title"),
    "tabBar": words("selectedItem"),
    "tableView": words(
      """
      allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
      cellLayoutMarginsFollowReadableWidth dataMode dragInteractionEnabled estimatedRowHeight \
      estimatedSectionFooterHeight estimatedSectionHeaderHeight insetsContentViewsToSafeArea prefetchingEnabled \
      rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount \
      selfSizingInvalidation separatorStyle showsSelectionImmediatelyOnTouchBegin style
      """),
    "tableViewCell": words(
      """
      accessoryType detailTextLabel editingAccessoryType editingStyle focusStyle hidesAccessoryWhenEditing imageView \
      indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing \
      showsReorderControl style textLabel
      """),
    "tableViewCellContentView": words("tableViewCell"),
    "textField": words(
      """
      adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle clearButtonMode clearsOnBeginEditing \
      clearsOnInsertion contentHorizontalAlignment enabled minimumFontSize placeholder text textAlignment \
      usesAttributedText
      """),
    "textView": words(
      """
      adjustsFontForContentSizeCategory allowsEditingTextAttributes clearsOnInsertion editable \
      findInteractionEnabled selectable text textAlignment usesAttributedText
      """),
  ]

  // MARK: Parts

  private static let colors = words(
    """
    backgroundColor barTintColor currentPageIndicatorTintColor highlightedColor onTintColor pageIndicatorTintColor \
    sectionIndexBackgroundColor sectionIndexColor sectionIndexTrackingBackgroundColor separatorColor textColor \
    tintColor titleColor titleShadowColor
    """)

  private static let insets = words("contentEdgeInsets scrollIndicatorInsets separatorInset")

  private static let quiet = words("maximumDate minimumDate")

  /// The looks of bars that are read, and those of bars in other states.
  private static let appearances = words(
    "compactAppearance compactScrollEdgeAppearance scrollEdgeAppearance standardAppearance")

  /// Of these elements all parts are read but the ones with these keys.
  private static let unreadParts = [
    "attributes": words(
      """
      NSBackgroundColor NSExpansion NSObliqueness NSShadow NSStrikethroughColor NSStrokeColor NSStrokeWidth \
      NSSuperScript NSUnderlineColor
      """
    ),
    "buttonConfiguration": words("attributedSubtitle"),
  ]

  /// Of these elements only the parts with these keys are read.
  private static let readParts = [
    "backgroundConfiguration": words("backgroundColor strokeColor"),
    "navigationBarAppearance": words(
      "backgroundColor largeTitleTextAttributes titleTextAttributes"),
    "tabBarAppearance": words("backgroundColor"), "textAttributes": words("textColor"),
    "toolbarAppearance": words("backgroundColor"),
  ]
}
