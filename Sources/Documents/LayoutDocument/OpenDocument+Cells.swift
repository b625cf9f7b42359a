import AutoLayout
import Files
import LayoutScene
import Localization
import Reuse

extension OpenDocument {
  /// The screen's name for people.
  public var name: String? { header.name }

  /// The language in which the texts are first written: that of the strings, or else the document's
  /// own.
  public var sourceLocale: LocaleTag {
    strings?.source ?? header.locale?.base ?? .english
  }

  /// Every locale of the strings: the source language first, then the others sorted. Only the
  /// source language where there are no strings.
  public var locales: [LocaleTag] { strings?.locales ?? [sourceLocale] }

  /// Whether screens that are read in a direction are meant: the document says so, or has a language that is.
  package func isMade(for direction: LayoutDirection) -> Bool {
    ([header] + headers.values).contains { $0.direction == direction }
      || locales.contains { $0.direction == direction }
  }

  /// The locale of the texts under `options`; a pseudolocale if the options ask for one.
  func locale(_ options: DocumentOptions) -> LocaleTag? {
    let locale = options.locale ?? header.locale ?? strings?.source
    return options.pseudo.map { (locale ?? .english).pseudo($0) } ?? locale
  }

  /// The traits that the document is laid out under with `options`.
  public func cell(_ options: DocumentOptions) -> Cell {
    if let header = headers[options.screen ?? screens.first ?? ""] {
      var cell = ResolvedCanvas(header: header, options: options, locale: locale(options)).cell
      cell.screen = options.screen ?? screens.first
      return cell
    }
    guard isChosen else { return choosing(options).cell(options) }
    var cell = ResolvedCanvas(header: header, options: options, locale: locale(options)).cell
    (cell.screen, cell.variant) = (screenName, variantName)
    return cell
  }

  /// The options for the same screen in its source language, in that language's direction and at
  /// the default text size. Translations are compared with this screen.
  public func referenceOptions(for options: DocumentOptions) -> DocumentOptions {
    var options = options
    options.locale = sourceLocale
    options.textSize = .large
    options.direction = nil
    options.pseudo = nil
    return options
  }

  /// The document as a tree of views in a window.
  ///
  /// - Throws: every mistake in the document.
  public func screen(
    options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    let (problems, screen) = inspect(options: options, measurer: measurer)
    guard let screen, problems.isEmpty else {
      throw DocumentErrors(problems: withRenames(problems))
    }
    return screen
  }

  /// Every mistake in the document, and the screen without the wrong parts; nil where nothing is
  /// left.
  public func inspect(
    options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) -> (problems: [Problem], screen: LoadedScreen?) {
    guard isChosen else {
      let (own, screen) = choosing(options).inspect(options: options, measurer: measurer)
      // Mistakes in what other cells have are reported, too: they are in the same file.
      let all = Problems(problems)
      all.add(own)
      all.add(problemsElsewhere(options, measurer))
      return (all.sorted, screen)
    }
    let problems = Problems(problems)
    let document = inCell(options)
    let reader = DocumentReader(document, options: options, problems: problems)
    reader.reportStrings()
    var screen = reader.screen(from: document.root, measurer: measurer)
    screen?.screen = screenName
    screen?.variant = variantName
    return (problems.sorted, screen)
  }
}
