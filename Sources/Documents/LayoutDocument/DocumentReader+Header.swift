import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization

extension DocumentReader {
  func readHeader(_ document: Node) {
    _ = ScreenFields.table.read(of: Keys.document, from: document, into: &header, self)
  }

  /// Reads the metrics in their order, because arithmetic can use those before it.
  ///
  /// - Parameter numbers: values that replace the written ones, by the names of the metrics.
  func readMetrics(_ document: Node, replacing numbers: [String: Double] = [:]) {
    let metrics = definitions(.metrics, expected: "a mapping of names to numbers", in: document)
    laterMetrics = Set(metrics.map(\.name))
    for metric in metrics {
      laterMetrics.remove(metric.name)
      // A metric with a wrong value is kept, so that its uses are not reported as unknown.
      let value =
        numbers[metric.name]
        ?? reading(metric.name) { SharedValues.number.read(metric.value, self) }
      self.metrics[metric.name] = value ?? 0
    }
  }

  func readStrings(of document: Node) {
    // Without a path, or with a wrong one, no text can be looked up, which is said once.
    hasBrokenStrings = document["strings"] != nil && header.strings?.scalar == nil
    if let node = header.strings, let path = node.scalar?.text {
      let mistakes = problems.count
      let own = header.locale.flatMap { $0.takesSourceTexts ? nil : $0.base }
      do throws(Fact.Escape) {
        strings = StringTable.load(
          try file(path, in: node).path, sourceLanguage: own?.description, at: node.mark,
          in: source, problems)
      } catch {
        problems.report(.stringsNotFound(path: path, .escape(error)), at: node.mark, in: source)
      }
      // A missing key may be in the part that could not be read.
      hasBrokenStrings = strings == nil || problems.count > mistakes
    }
  }

  /// Reports the mistakes in the files from which the cell's texts come. Other cells use other
  /// files.
  func reportStrings() {
    let own = searchOrder.flatMap { strings?.problems(in: $0) } ?? []
    problems.add(own)
    hasBrokenStrings = hasBrokenStrings || !own.isEmpty
  }

  /// Adds a finding where an orientation was asked for and the screen is given as a size, which has
  /// one already.
  func noteOrientation(_ canvas: ResolvedCanvas, _ window: Window) {
    guard let orientation = canvas.refusedOrientation else { return }
    let size = Scene.name(ofSize: canvas.size)
    findings.append(
      Finding(
        rule: .noTurn, view: rootName,
        message:
          "the \(orientation.rawValue) orientation changes nothing: the screen is given as \(size), "
          + "and only a device can be turned",
        hint: "Name a device for the canvas, or swap the width and height of the size.",
        origin: window.sizeOrigin ?? window.rootView.origin))
  }

  /// Adds a finding for each text of the cell's language that is of no object of the document.
  func noteStrayTexts() {
    guard let searchOrder, let strings else { return }
    for (key, origin) in strings.strayTexts(in: searchOrder) {
      let id = DocumentTranslations.object(of: key)
      findings.append(
        Finding(
          rule: .unreadValue, severity: .warning,
          message: "there is no object \(quoted: id) in the document for the text \(quoted: key)",
          hint: "Write the id of the object that the text is of, or remove the text.",
          origin: origin))
    }
  }

  /// Adds a finding for what of a document of Interface Builder is not read.
  func noteUnread() {
    for unread in header.builderCanvas?.unread ?? [] {
      let (message, hint): (Sentence, String) =
        switch unread.kind {
        case .value:
          (
            "\(quoted: unread.name) of <\(unread.element)> is not read",
            "What it changes is not in the picture."
          )
        case .runtimeAttribute:
          (
            "the attribute at run time \(quoted: unread.name) of <\(unread.element)> is not read",
            "What it changes is not in the picture."
          )
        case .device:
          (
            "the device \(quoted: unread.name) of Interface Builder is not known",
            "Its screen is drawn without a safe area, and without the variations of its size classes."
          )
        case .slices:
          (
            "the slices of the picture \(quoted: unread.name) are not read",
            "It is stretched as a whole."
          )
        case .secondContainer:
          (
            "another container view of this scene shows the scene \(quoted: unread.name), too",
            "A screen shows a scene once; this container is drawn empty."
          )
        case .views:
          (
            "no controller of the storyboard has a view",
            "Each is drawn as an empty screen, a reference with the name of its storyboard."
          )
        case .set:
          (
            "the set of assets \(quoted: unread.name) is not read, as it is no JSON",
            "Its color or image is what the document itself has of it."
          )
        case .word(let word, let known):
          (
            "\(quoted: word) is no \(unread.name) of <\(unread.element)> that is known here",
            Suggestion.nearest(to: word, in: known).map { "Did you mean \($0)?" }
              ?? (known.count > 12
                ? "It is drawn without it."
                : "Known are \(known.joined(separator: ", ")). It is drawn without it.")
          )
        case .color:
          (
            "there is no color \(quoted: unread.name) among the document\u{2019}s resources or in sets of assets beside it",
            "It is drawn without the color."
          )
        case .image:
          (
            "there is no image \(quoted: unread.name) among the document\u{2019}s resources or in sets of assets beside it",
            "It is drawn without the image, in a bar with a grey box."
          )
        case .font:
          (
            "the font \(quoted: unread.name) is not read",
            "Its texts have the system\u{2019}s font in their size and weight."
          )
        }
      findings.append(
        Finding(
          rule: .unreadValue, severity: unread.isWrong ? .warning : nil, view: unread.view,
          message: message, hint: hint, origin: location(of: unread.mark)))
    }
  }

  /// Adds a finding where the document asks for a version of iOS that the screen's device never ran.
  func noteSystem(_ document: Node, _ canvas: ResolvedCanvas) {
    guard let entry = document["system"], let device = Device.named(canvas.deviceName),
      !device.systems.contains(header.metrics.version)
    else { return }
    findings.append(
      Finding(
        rule: .foreignSystem, view: rootName,
        message:
          "\(device.displayName) never ran \(header.metrics.name): it runs \(device.systemsInWords)",
        hint: "Leave system out, or choose another device.",
        origin: location(of: entry.value.mark)))
  }
}
