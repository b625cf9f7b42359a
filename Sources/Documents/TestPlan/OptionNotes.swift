extension OptionNote {
  // MARK: Cells

  package static let locale = OptionNote(
    default: "the document's, or that of its strings", example: ["de", "en"]
  ) {
    """
    The languages and regions to take strings from, such as de or \($0.list("en", "pt-BR")); all for every \
    language of the document's strings, also beside others: \($0.list("all", "en-XA")).
    """
  }

  package static let screen = OptionNote(default: "all", example: ["list", "detail"]) {
    "The screens of a document that has several, such as \($0.list("list", "detail"))."
  }

  package static let variant = OptionNote(default: "default", example: ["default", "editing"]) {
    """
    The variants of a screen, such as \($0.list("default", "editing")); default is the screen as it is, all \
    adds every variant.
    """
  }

  package static let device = OptionNote(
    default: "the document's, or an iPhone 14", example: ["iphone-se", "ipad"]
  ) {
    """
    The devices whose size, scale and safe area to use, such as iphone-se or \
    \($0.list("iphone-se", "ipad")); plumb devices lists them.
    """
  }

  package static let orientation = OptionNote(
    default: "the document's, or portrait", example: ["portrait", "landscape"]
  ) {
    """
    Which way devices are held, portrait, landscape, or \($0.list("portrait", "landscape")); a device may \
    also be named with it, as in iphone-14-landscape.
    """
  }

  package static let size = OptionNote(default: "the document's", example: "375x667") { _ in
    "The size of the screen in points, such as 375x667, instead of the device's."
  }

  package static let scale = OptionNote(default: "the document's", example: 2) { _ in
    "Device pixels per point, 1 to 4."
  }

  package static let textSize = OptionNote(
    default: "the document's, or large", example: ["large", "accessibility3"]
  ) {
    "The Dynamic Type sizes, such as \($0.list("large", "accessibility3")), or all."
  }

  package static let direction = OptionNote(
    default: "the document's, or the locale's own", example: ["ltr", "rtl"]
  ) {
    "The reading directions, ltr, rtl, or \($0.list("ltr", "rtl"))."
  }

  package static let appearance = OptionNote(
    default: "the document's, or light", example: ["light", "dark"]
  ) {
    "Light or dark system colours, or \($0.list("light", "dark"))."
  }

  package static let pseudo = OptionNote(default: "none", example: "double") { _ in
    """
    Change every text of the locale, to try the layout before there are translations: double, accented, \
    bounded by marks, or rtl.
    """
  }

  package static let fullHeight = OptionNote(default: nil, example: true) { _ in
    "Make each screen so high that all is seen of what scrolls up and down in it."
  }

  // MARK: Snapshots

  package static let snapshots = OptionNote(
    default: "Snapshots beside each document", example: "Recorded"
  ) { _ in "The folder of snapshots." }

  package static let tolerance = OptionNote(default: "0", example: 0.5) { _ in
    """
    By how many points frames, alignment rects and baselines may differ. Where they do, pixels are not \
    compared.
    """
  }

  package static let pixelTolerance = OptionNote(default: "0%", example: "0.1%") { _ in
    "The share of the pixels that may differ, such as 0.1%."
  }

  package static let colorTolerance = OptionNote(default: "0", example: 2) { _ in
    """
    By how much a pixel's colour may differ and count as equal: ΔE by CIEDE2000, where 1 is just visible.
    """
  }

  package static let pixels = OptionNote(default: "auto", example: "always") { _ in
    """
    When to draw and compare pixels: auto, where the scene, the fonts or the libraries differ from the \
    snapshot's; always; never.
    """
  }

  package static let show = OptionNote(default: "as there", example: ["frames"]) { _ in
    "What to draw over the screen; see plumb help render."
  }

  package static let style = OptionNote(default: "wireframe", example: "plain") { _ in
    "How to draw views and controls; see plumb help render."
  }

  package static let text = OptionNote(default: "letters", example: "blocks") {
    """
    What to draw of texts: letters, or blocks in the place of lines. With \($0.option("measure", "fixed")), \
    too, a snapshot is the same on every machine.
    """
  }

  package static let measure = OptionNote(default: "fonts", example: "fixed") { _ in
    "How to measure texts: by their fonts, or fixed, where every character is half an em wide."
  }

  // MARK: Keys of the plan alone

  static let documents = OptionNote(default: nil, example: ["profile.yaml": ["locale": "all"]]) {
    _ in "Options for the documents whose paths or names match a pattern; later ones win."
  }

  static let tolerances = OptionNote(
    default: nil, example: ["points": 0.5, "pixels": "0.1%", "color": 2]
  ) { _ in "How much a screen may differ from its snapshot." }

  static let skip = OptionNote(default: nil, example: true) { _ in
    "Whether the documents are not tested."
  }
}
