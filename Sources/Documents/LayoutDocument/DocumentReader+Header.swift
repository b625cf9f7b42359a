import AutoLayout
import Foundation
import LayoutScene

extension DocumentReader {
  func readHeader(_ document: Node) {
    _ = Field.read(ScreenFields.all, of: "the document", from: document, into: &header, self)
  }

  func readMetrics(_ document: Node) {
    guard let entry = document["metrics"], !entry.value.isNull else { return }
    guard let metrics = entry.value.mapping else {
      report(
        .wrongKind(
          key: entry.name, expected: "a mapping of names to numbers", found: entry.value.kind),
        entry.value)
      return
    }
    for metric in metrics {
      if !Identifier.isLegal(metric.name) { report(.illegalIdentifier(metric.name), metric.key) }
      // A metric whose value is wrong is still one, so that nothing that names it is wrong too.
      let value = reading(metric.name) { Value<Double>.number().read(metric.value, self) }
      self.metrics[metric.name] = value ?? 0
    }
  }

  func readStrings() {
    if let node = header.strings, let path = node.scalar?.text {
      let mistakes = problems.count
      strings = StringTable.load(
        resolved(path), sourceLanguage: header.locale?.description, at: node.mark, in: source,
        problems)
      // A key that is missing may be in what could not be read.
      hasBrokenStrings = strings == nil || problems.count > mistakes
    }
  }

  /// A path that the document gives, from where the reader of the document stands.
  func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = source.file.lastIndex(of: "/") else { return path }
    return String(source.file[...slash]) + path
  }

  /// The text of `key` in the document's locale with its values filled in.
  func lookUp(_ key: String, values: [String]?, at node: Node) -> String? {
    guard let strings else {
      if !hasBrokenStrings { report(.noStrings(key: key), node) }
      return nil
    }
    let locale = locale ?? .english
    guard let match = strings.text(for: key, in: locale, document: header.locale) else {
      if !hasBrokenStrings {
        report(
          .unknownString(key, suggestion: Suggestion.nearest(to: key, in: strings.keys)), node)
      }
      return nil
    }
    note(match, key, locale, node)
    var filler = TextFiller(
      key: key, values: values, language: match.locale, device: deviceKind)
    do {
      let text = try filler.filled(match.text)
      for doubt in filler.doubts {
        findings.append(
          Finding(
            rule: doubt.rule, view: currentView, message: doubt.message(key: key),
            origin: source.location(of: node.mark)))
      }
      return text
    } catch {
      report(error, node)
      return nil
    }
  }

  /// The kind of device that the screen is on, as string catalogs name it.
  private var deviceKind: String {
    let canvas = Canvas(header: header, options: options, locale: locale)
    return canvas.traits.isTablet ? "ipad" : "iphone"
  }

  /// A size says how a screen is held, and what is asked for besides has no effect.
  func noteOrientation(_ canvas: Canvas, _ window: Window) {
    guard let orientation = canvas.refusedOrientation else { return }
    let size = Scene.name(ofSize: canvas.size)
    findings.append(
      Finding(
        rule: "orientation/no-effect", severity: .note, view: Self.rootName,
        message:
          "the \(orientation.rawValue) orientation changes nothing: the screen is given as \(size), "
          + "and only devices are turned",
        hint: "Name a device for the canvas, or give the size the other way round.",
        origin: window.sizeOrigin ?? window.rootView.origin))
  }

  /// A fallback is something that people want to know of.
  private func note(_ match: StringTable.Match, _ key: String, _ locale: LocaleTag, _ node: Node) {
    let severity: Finding.Severity
    switch match.fallback {
    case .none: return
    case .parent: severity = .note
    case .otherLanguage: severity = .warning
    }
    findings.append(
      Finding(
        rule: "strings/fallback", severity: severity, view: currentView,
        message: "“\(key)” has no \(locale) text; the \(match.language) text is shown",
        origin: source.location(of: node.mark)))
  }
}
