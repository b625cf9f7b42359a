import AutoLayout
import Files
import Foundation
import LayoutScene

/// A document turned into a tree of views in a window, ready to be laid out. Like the window, it
/// can only be used by one task at a time.
public struct LoadedScreen {
  /// The root view's identifier, or the scene's object id in Interface Builder.
  public let id: String
  /// The screen's name for people.
  public let name: String?
  /// The document's path as it was given.
  public let file: String
  /// The window with the views of the document, not laid out yet.
  public let window: Window
  /// Findings about the document itself, such as texts that fell back on another language.
  public let findings: [Finding]
  /// The views and guides of constraints that were left out because of mistakes, and views whose
  /// own place or size was left out. Empty for a document without mistakes.
  let unconstrained: [any LayoutItem]
  /// Views of which a key that decides frames was left out because of a mistake.
  var misread: [any LayoutItem] = []
  /// Views of which a colour was left out because of a mistake.
  var miscolored: [View] = []
  /// For each view the location where the document names its font family.
  let familyOrigins: [String: SourceLocation]
  /// For each view the texts that were looked up, with their places in the strings.
  var translations: [String: [(text: String, origin: SourceLocation)]] = [:]
  /// The findings that the document allows.
  public let allowances: [Allowance]
  /// The frames that another engine recorded for views and that are not out of date, in the order of the
  /// document.
  public let recordedFrames: [ViewFrame]
  /// The device's name, or the size of a canvas without a device.
  public let deviceName: String
  /// Whether the window grows to the height of what scrolls in it before it is shown.
  var isFullHeight = false
  /// Whether the document is one of Interface Builder.
  var isOfInterfaceBuilder = false
  /// The name of the document's screen; nil where the document has only one.
  public var screen: String?
  /// The name of the screen's variant; nil for the screen as it is.
  public var variant: String?
}

extension LoadedScreen {
  /// Lays the window out as far as needed. The findings about the document come before those of the
  /// layout, and findings that the document allows are silenced.
  ///
  /// - Parameter includesAmbiguity: whether to look for views whose place is not determined.
  public func scene(includesAmbiguity: Bool = true) -> Scene {
    scene(includesAmbiguity: includesAmbiguity, constraints: .all)
  }

  /// - Parameter constraints: the constraints that the scene lists.
  package func scene(includesAmbiguity: Bool = true, constraints: ConstraintChoice) -> Scene {
    if isFullHeight { window.growToContent(limit: NumberLimits.canvas) }
    var scene = window.scene(
      id: id, name: name, includesAmbiguity: includesAmbiguity, constraints: constraints)
    let misled = names(thatDependOn: misread)
    let consequences = misled.union(names(thatDependOn: unconstrained))
    let laidOut = scene.findings.filter { finding in
      let followers = finding.rule == .unsatisfiable ? misled : consequences
      return !Self.followFromPlaces.contains(finding.rule)
        || !finding.views.contains(where: followers.contains)
    }.withoutLoneRests
    let drawn = isOfInterfaceBuilder ? namesOfDrawnViews() : []
    scene.isOfInterfaceBuilder = isOfInterfaceBuilder
    scene.unreliable = consequences.union(drawn)
    scene.miscolored = names(ofViewsIn: miscolored)
    scene.findings = (findings + laidOut.map(located)).filter { drawn.isDisjoint(with: $0.views) }
    scene.device = deviceName
    (scene.screen, scene.variant) = (screen, variant)
    scene.allowances = allowances
    scene.applyAllowances()
    return scene
  }

  /// A finding about a missing font with the location of the font's name instead of that of the
  /// view, and one about a text that is cut off with the text's place in the strings.
  private func located(_ finding: Finding) -> Finding {
    guard let view = finding.view else { return finding }
    var finding = finding
    switch finding.rule {
    case .font: finding.origin = familyOrigins[view] ?? finding.origin
    case .truncated, .brokenWord, .missingGlyphs:
      // The finding quotes the beginning of the text, or one of its words.
      let quoted = finding.sentence.firstQuotation?.trimmingCharacters(in: Self.marks)
      if let quoted, let text = translations[view]?.first(where: { $0.text.contains(quoted) }) {
        var place = Finding.Part("the text in the strings", origin: text.origin)
        place.isConstraint = false
        finding.parts.append(place)
      }
    default: break
    }
    return finding
  }

  /// The views and all views in them, in front of which texts are.
  private func names(ofViewsIn views: [View]) -> Set<String> {
    var names: Set<String> = []
    var stack = views
    while let view = stack.popLast() {
      if let name = view.identifier { names.insert(name) }
      stack += view.subviews
    }
    return names
  }

  /// The views that Interface Builder draws without an element for them, such as the rows of a picker. Each is at the
  /// place of the view around it. Nobody wrote them, so that nothing is found about them.
  private func namesOfDrawnViews() -> Set<String> {
    var names: Set<String> = []
    var stack = window.rootView.subviews
    while let view = stack.popLast() {
      for part in view.subviews where part.origin == view.origin {
        if let name = part.identifier { names.insert(name) }
      }
      stack += view.subviews
    }
    return names
  }

  private static let marks = CharacterSet(charactersIn: "“”…")

  /// The rules whose findings may only follow from a mistake in the document.
  private static let followFromPlaces: [Rule] = [
    .ambiguous, .unsatisfiable, .truncated, .brokenWord,
  ]

  /// The views of constraints that were left out, and the views that other constraints relate to
  /// these. Findings about their places only follow from the mistakes, and are left out; a constraint that is left out
  /// makes no conflict. The root does not count: everything is related to it, and the window determines its place.
  private func names(thatDependOn items: [any LayoutItem]) -> Set<String> {
    var names = Set<String>()
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(window.rootView)]
    var stack = items
    while let item = stack.popLast() {
      guard seen.insert(ObjectIdentifier(item)).inserted else { continue }
      if let name = item.layoutView?.identifier { names.insert(name) }
      let view = item as? View
      if let stackView = view as? StackView { stack += stackView.arrangedSubviews }
      // Constraints that stand for a frame or mask do not depend on the constraint that was left
      // out.
      let held = (view?.constraints ?? []).filter { !($0 is GeneratedLayoutConstraint) }
      for constraint in item.referencingConstraints.all + held {
        stack += [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      }
    }
    return names
  }
}
