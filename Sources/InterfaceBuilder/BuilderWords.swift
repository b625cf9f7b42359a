/// The attributes whose values are words of which all are known. Each is checked wherever it stands, so that a wrong word
/// is an error at its line and not a view that looks otherwise.
enum BuilderWords {
  /// The words that an attribute may have; nil where a word is right, or where not all are known.
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

  /// By the names of attributes, or of an element's attribute where others have other words.
  private static let closed = [
    "accessoryType": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
    "activityIndicatorView.style": "white whiteLarge gray medium large",
    "baselineAdjustment": "alignBaselines alignCenters none",
    "borderStyle": "none line bezel roundedRect",
    "clearButtonMode": "never whileEditing unlessEditing always",
    "contentHorizontalAlignment": "center left right fill leading trailing",
    "contentMode":
      """
    scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft \
    bottomRight
    """,
    "contentVerticalAlignment": "center top bottom fill",
    "datePickerMode": "time date dateAndTime countDownTimer yearAndMonth",
    "device.appearance": "light dark",
    "button.lineBreakMode": lineBreaks, "device.orientation": "portrait landscape",
    "label.lineBreakMode": lineBreaks,
    "semanticContentAttribute":
      "unspecified playback spatial forceLeftToRight forceRightToLeft",
    "separatorStyle": "none default singleLine singleLineEtched",
    "spacingType": "standard",
    "stackView.alignment":
      "fill leading top firstBaseline center trailing bottom lastBaseline",
    "stackView.axis": "horizontal vertical",
    "stackView.distribution": "fill fillEqually fillProportionally equalSpacing equalCentering",
    "tableView.style": "plain grouped insetGrouped",
    "textAlignment": "natural left center right justified",
  ].mapValues(words)
}
