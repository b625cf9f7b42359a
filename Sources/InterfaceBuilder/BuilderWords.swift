import Files
import LayoutScene

/// The attributes whose values are words. Each is checked wherever it stands, so that a wrong word is said at its line
/// and not a view that looks otherwise: as an error where UIKit has no other words, and as a finding where a version of
/// Xcode may have more than are known here. The view is drawn without such a word.
enum BuilderWords {
  /// The words that an attribute may have; nil where a word is right, or where there may be others.
  static func expected(_ name: String, of element: String, in word: String) -> String? {
    if truthValues.contains(name) { return word == "YES" || word == "NO" ? nil : "YES or NO" }
    guard let words = closed[name] ?? closed["\(element).\(name)"], !words.contains(plain(word))
    else { return nil }
    let list = words.joined(separator: ", ")
    return list.replacing(", \(words.last ?? "")", with: " or \(words.last ?? "")")
  }

  /// A word as the others are written: Interface Builder writes `TopLeft` beside `scaleToFill`.
  static func plain(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let truthValues = Set(
    words(
      """
      adjustsFontSizeToFit ambiguous baselineRelativeArrangement clipsSubviews enabled fixedFrame flexibleMaxX \
      flexibleMaxY flexibleMinX flexibleMinY heightSizable hidden insetsLayoutMarginsFromSafeArea \
      layoutMarginsFollowReadableWidth misplaced on preservesSuperviewLayoutMargins scrollEnabled secureTextEntry \
      selected translatesAutoresizingMaskIntoConstraints useSafeAreas widthSizable
      """))

  private static let lineBreaks =
    "wordWrap characterWrap clip headTruncation middleTruncation tailTruncation"

  /// Those of constraints.
  private static let attributes =
    """
    left right top bottom leading trailing width height centerX centerY baseline firstBaseline lastBaseline leftMargin \
    rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
    """

  /// By the names of attributes, or of an element's attribute where others have other words.
  private static let closed = [
    "baselineAdjustment": "alignBaselines alignCenters none",
    "borderStyle": "none line bezel roundedRect",
    "clearButtonMode": "never whileEditing unlessEditing always",
    "contentHorizontalAlignment": "center left right fill leading trailing",
    "contentMode":
      """
    scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft \
    bottomRight
    """,
    "constraint.firstAttribute": attributes, "constraint.secondAttribute": attributes,
    "contentVerticalAlignment": "center top bottom fill",
    "button.lineBreakMode": lineBreaks, "device.orientation": "portrait landscape",
    "label.lineBreakMode": lineBreaks,
    "spacingType": "standard",
    "stackView.alignment":
      "fill leading top firstBaseline center trailing bottom lastBaseline",
    "stackView.axis": "horizontal vertical",
    "stackView.distribution": "fill fillEqually fillProportionally equalSpacing equalCentering",
    "textAlignment": "natural left center right justified",
    "viewControllerLayoutGuide.type": "top bottom",
  ].mapValues(words)

  // MARK: Words that are not known

  /// What stands before the name of an attribute whose word is not known.
  private static let mark = "unknown:"

  /// The known words of attributes that later versions of Xcode had new ones for, or may have.
  private static let open = [
    "accessoryType": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
    "activityIndicatorView.style": "white whiteLarge gray medium large",
    "barButtonItem.style": "plain bordered done",
    "barButtonItem.systemItem":
      """
    done add edit cancel save undo redo compose reply action organize trash bookmarks search refresh stop camera \
    play pause rewind fastForward fixedSpace flexibleSpace close
    """,
    "blurEffect.style": BlurStyle.allCases.map(\.rawValue).joined(separator: " ") + " extraDark",
    "button.buttonType":
      "custom roundedRect system detailDisclosure infoLight infoDark contactAdd close plain",
    "color.colorSpace":
      "custom catalog calibratedRGB calibratedWhite deviceRGB deviceWhite deviceCMYK",
    "color.customColorSpace":
      """
    sRGB displayP3 adobeRGB1998 calibratedRGB calibratedWhite genericRGB genericGray genericGamma22GrayColorSpace \
    genericCMYKColorSpace
    """,
    "buttonConfiguration.buttonSize": "mini small medium large",
    "buttonConfiguration.cornerStyle": "fixed dynamic small medium large capsule",
    "buttonConfiguration.imagePlacement": "leading trailing top bottom",
    "buttonConfiguration.style":
      "plain gray tinted filled borderless bordered borderedTinted borderedProminent",
    "buttonConfiguration.titleAlignment": "automatic leading center trailing",
    "datePicker.style": "automatic wheels compact inline",
    "datePickerMode": "time date dateAndTime countDownTimer yearAndMonth",
    "device.appearance": "light dark",
    "font.metaFont": (["", "Italic"] + BuilderFont.weights.sorted())
      .map { "system\($0.capitalizedFirst)" }.joined(separator: " "),
    "fontDescription.design": BuilderFont.designs.joined(separator: " "),
    "fontDescription.type": "system boldSystem italicSystem",
    "fontDescription.weight": fontWeights,
    "fontDescription.style": BuilderFont.textStyles.keys.sorted().joined(separator: " "),
    "imageReference.renderingMode": "original template hierarchical multicolor monochrome palette",
    "imageReference.symbolScale": symbolScales,
    "paragraphStyle.alignment": "natural left center right justified",
    "preferredSymbolConfiguration.scale": symbolScales,
    "preferredSymbolConfiguration.weight": fontWeights,
    "preferredSymbolConfigurationForImage.scale": symbolScales,
    "preferredSymbolConfigurationForImage.weight": fontWeights,
    "segue.kind":
      """
    relationship embed show showDetail push replace presentation modal popover popoverPresentation custom unwind
    """,
    "semanticContentAttribute":
      "unspecified playback spatial forceLeftToRight forceRightToLeft",
    "separatorStyle": "none default singleLine singleLineEtched",
    "tabBarItem.systemItem":
      """
    bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
    """,
    "tableView.style": "plain grouped insetGrouped",
    "viewLayoutGuide.key": BuilderConstraints.guides.keys.sorted().joined(separator: " ")
      + " safeArea",
  ].mapValues(words)

  private static let symbolScales = "default unspecified small medium large"
  private static let fontWeights = BuilderFont.weights.sorted().joined(separator: " ")

  private static let openNames = Set(
    open.keys.map { $0.split(separator: ".").last.map(String.init) ?? $0 })

  /// The document without the words that are not known: their attributes have names that nothing reads.
  static func withoutUnknown(_ document: XMLElement) -> XMLElement {
    let colors = Set(
      (document.first("resources")?.children ?? []).filter { $0.name == "systemColor" }
        .compactMap { $0.attributes["name"] })
    func isKnown(_ name: String, _ word: String, of element: XMLElement) -> Bool {
      if element.name == "color", name.lowercased().hasSuffix("systemcolor") {
        return colors.contains(word) || BuilderColor.systemName(word) != nil
      }
      return known(name, of: element).map { $0.contains(word) || $0.contains(plain(word)) } ?? true
    }
    func hasUnknown(_ element: XMLElement) -> Bool {
      element.attributes.contains { !isKnown($0, $1, of: element) }
        || element.children.contains(where: hasUnknown)
    }
    func cleaned(_ element: XMLElement) -> XMLElement {
      let attributes = element.attributes.map { name, word in
        (isKnown(name, word, of: element) ? name : mark + name, word)
      }
      return element.mapped(cleaned).with(attributes: Dictionary(uniqueKeysWithValues: attributes))
    }
    return hasUnknown(document) ? cleaned(document) : document
  }

  private static func known(_ name: String, of element: XMLElement) -> [String]? {
    guard openNames.contains(name) else { return nil }
    return open[name] ?? open["\(element.name).\(name)"]
  }

  static func isUnknown(_ name: String) -> Bool { name.hasPrefix(mark) }

  /// The attributes of an element whose words are not known, with the words and those that are.
  static func unknown(in element: XMLElement) -> [(name: String, word: String, known: [String])] {
    element.attributes.filter { isUnknown($0.key) }.sorted { $0.key < $1.key }.map {
      let name = String($0.key.dropFirst(mark.count))
      return (name, $0.value, known(name, of: element) ?? BuilderColor.systemNames)
    }
  }
}
