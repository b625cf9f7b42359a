import AutoLayout
import CellLayout
import Documents
import Files
import Foundation
import LayoutScene
import Localization
import Typesetting

/// What the page tells of a chosen view: where it is, what holds it there, and where all of that is written.
struct ViewDetails {
  private let document: OpenDocument
  private let options: DocumentOptions
  private let scene: Scene
  private let index: Int
  /// The mistakes in the document, without whose parts the screen is laid out.
  private let problems: [Problem]
  /// Keeps the window of `view`.
  private let screen: LoadedScreen
  private let view: View
  private let origins: [CGPoint]

  /// Nil where the cell has no such view, or cannot be laid out.
  init?(
    _ id: String, in document: OpenDocument, _ options: DocumentOptions, _ typesetter: Typesetter
  ) {
    let (problems, found) = document.inspect(options: options, measurer: typesetter)
    guard let screen = found else { return nil }
    self.problems = problems
    let scene = screen.scene(constraints: .all)
    let views = screen.window.rootView.subtree
    guard let index = scene.views.firstIndex(where: { $0.id == id }),
      views.count == scene.views.count
    else { return nil }
    (self.document, self.options, self.screen) = (document, options, screen)
    (self.scene, self.index, view) = (scene, index, views[index])
    origins = scene.absoluteOrigins()
  }

  var json: JSON {
    let own = scene.views[index]
    let constraints = scene.constraints.filter { $0.views.contains(own.id) }
    let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let explanations = attributes.compactMap { attribute in
      view.explanation(of: attribute).map { (attribute.name, $0) }
    }
    return JSON(present: [
      "id": .string(own.id), "class": .string(own.className),
      "place": own.origin.map { .object($0.members) },
      "frame": JSON(frame: own.frame), "exact": JSON(frame: own.exactFrame),
      "natural": [.number(own.naturalSize.width), .number(own.naturalSize.height)],
      "alignment": JSON(frame: rect(own.alignmentRect)),
      "margins": JSON(frame: margins),
      "baselines": .array(
        [own.firstBaseline, own.lastBaseline].compactMap(\.self).map {
          .number(origins[index].y + $0)
        }),
      "holding": .array(explanations.map(json)), "lines": .array(constraints.map(line)),
      "values": .array(
        document.writtenValues(ofView: own.id, options).map { json(of: $0) }),
      "written": .array(written(constraints, explanations.flatMap(\.1.slack))),
      "mistakes": problems.isEmpty ? nil : .number(Double(problems.count)),
    ])
  }

  /// A rectangle in the superview's coordinates in those of the root.
  private func rect(_ rect: CGRect) -> CGRect {
    let own = scene.views[index]
    return rect.offsetBy(
      dx: origins[index].x - own.frame.minX, dy: origins[index].y - own.frame.minY)
  }

  private var margins: CGRect {
    let own = scene.views[index]
    let insets = own.margins
    return CGRect(
      x: origins[index].x + insets.left, y: origins[index].y + insets.top,
      width: max(0, own.frame.width - insets.left - insets.right),
      height: max(0, own.frame.height - insets.top - insets.bottom))
  }

  private func line(_ constraint: SceneConstraint) -> JSON {
    JSON(present: [
      "text": .string(constraint.description), "amount": .string(constraint.amount),
      "from": [.number(constraint.start.x), .number(constraint.start.y)],
      "to": [.number(constraint.end.x), .number(constraint.end.y)],
      "priority": .number(constraint.priority), "holds": .bool(constraint.isSatisfied),
      "generated": constraint.isWritten ? nil : true,
      "place": constraint.origin.map(Self.place),
    ])
  }

  // MARK: What holds the view

  private func json(_ attribute: String, _ explanation: LayoutExplanation) -> JSON {
    [
      "attribute": .string(attribute), "value": .number(explanation.value),
      "unique": .bool(explanation.isUnique),
      "given": .array(
        explanation.chain.map { link in
          JSON(present: [
            "text": .string(link.description), "source": .string(link.source.rawValue),
            "priority": .number(link.priority),
            "off": link.violation > 0 ? .number(link.violation) : nil,
            "place": link.origin.map(Self.place),
          ])
        }),
      "slack": .array(
        explanation.slack.map { slack in
          JSON(present: [
            "text": .string(slack.description), "source": .string(slack.source.rawValue),
            "priority": .number(slack.priority),
            "distance": .number(slack.distance),
            "holds": .bool(slack.isSatisfied), "place": slack.origin.map(Self.place),
          ])
        }),
      "hints": .array(explanation.mends.map(JSON.string)),
    ]
  }

  // MARK: What is written

  /// The written constraints of the view. One of a component stands in its file once, however often it is used.
  private func written(
    _ constraints: [SceneConstraint], _ slack: [LayoutExplanation.Slack]
  ) -> [JSON] {
    let origins = constraints.compactMap(\.origin)
    let broken = slack.filter { !$0.isSatisfied }
    var known: Set<[WrittenValue]> = []
    var values: Set<WrittenValue> = []
    let all = document.writtenConstraints(options)
      .filter { parts in origins.contains(where: parts.has) || isWrong(parts) }
      .filter { known.insert($0.values).inserted }
    // One that is repeated is told as it is for this view.
    let own = Set(all.filter { $0.names.contains(scene.views[index].id) }.map(\.origin))
    var first: Set<SourceLocation> = []
    return
      all.filter { parts in
        own.contains(parts.origin)
          ? parts.names.contains(scene.views[index].id) : first.insert(parts.origin).inserted
      }
      .map { parts in
        let off = broken.filter { $0.origin.map(parts.has) == true }.map { Double($0.distance) }
        // A metric that several constraints name is there once.
        let own = parts.values.filter { values.insert($0).inserted }
        return .array(own.enumerated().map { json(of: $1, off: $0 == 0 ? off.max() : nil) })
      }
  }

  /// Whether a constraint has a mistake and may be one of this view, which then is mended here. One that names no view
  /// that is there may be meant for any.
  private func isWrong(_ parts: WrittenParts) -> Bool {
    guard problems.contains(where: { $0.location.map(parts.has) == true }) else { return false }
    let own = scene.views[index].id.split(separator: "/").last.map(String.init)
    let known = Set(scene.views.compactMap { $0.id.split(separator: "/").last.map(String.init) })
    return parts.names.contains { name in
      let last = name.split(separator: "/").last.map(String.init)
      return last == own || !known.contains(last ?? name)
    }
  }

  private func json(of value: WrittenValue, off: Double? = nil) -> JSON {
    let mistake = problems.first { $0.location.map(value.has) == true }
    return JSON(present: [
      "off": off.map(JSON.number), "mistake": mistake.map { .string($0.statement) },
      "path": .array(value.path.map(JSON.string)), "text": .string(value.text),
      "place": Self.place(value.origin), "scalar": .number(Double(value.column)),
      "definition": value.definition.map(JSON.string),
      "uses": value.uses > 1 ? .number(Double(value.uses)) : nil,
      "refusal": value.refusal.map { .string(Self.words($0)) },
    ])
  }

  private static func words(_ refusal: WrittenStrings.Refusal) -> String {
    switch refusal {
    case .sourceOfTranslations:
      "is not edited here: it is the source of a translation, which Xcode exports anew from the app"
    case .markup: "is not edited here: there is more than text in its element"
    case .interfaceBuilder:
      "is not edited here: it is a document of Interface Builder; change it in Xcode, or plumb convert the document"
    case .variables:
      "is not edited here: it is put together from variables or counted; change it where these have their values"
    }
  }

  private static func place(_ origin: SourceLocation) -> JSON { .object(origin.members) }
}
