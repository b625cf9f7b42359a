import AutoLayout
import LayoutScene

/// A document turned into a tree of views in a window, ready to be laid out. Like the window it
/// belongs to one task at a time.
public struct LoadedScreen {
  /// The root view's identifier.
  public let id: String
  /// What a person calls the screen.
  public let name: String?
  /// The document's path as it was given.
  public let file: String
  /// The window with the views of the document, not laid out yet.
  public let window: Window
  /// What the document should have said otherwise, such as texts that fell back on another language.
  public let findings: [Finding]
  /// The views and guides that constraints were about which had to be left out, and views whose own
  /// place or size had to be. Empty unless the screen is what is left of a document with mistakes.
  let unconstrained: [any LayoutItem]
  /// By view: where the document says which family its font is of.
  let familyOrigins: [String: SourceLocation]
  /// What the author expects to be found.
  public let allowances: [Allowance]
  /// The device's name, or the size of a canvas that is no device's.
  public let deviceName: String
  /// Which of the document's screens it is; nil for the only one.
  public var screen: String?
  /// Which variant of the screen it is; nil for the screen as it is.
  public var variant: String?
}

extension LoadedScreen {
  /// Lays the window out as far as needed; what the document should have said otherwise stands before
  /// what the layout finds, and what its author expects is silenced.
  ///
  /// - Parameter includesAmbiguity: whether to look for views whose place is not determined.
  public func scene(includesAmbiguity: Bool = true) -> Scene {
    scene(includesAmbiguity: includesAmbiguity, constraints: .all)
  }

  /// - Parameter constraints: which of them to list.
  package func scene(includesAmbiguity: Bool = true, constraints: ConstraintChoice) -> Scene {
    var scene = window.scene(
      id: id, name: name, includesAmbiguity: includesAmbiguity, constraints: constraints)
    let consequences = unconstrained.isEmpty ? [] : namesThatDependOnMistakes()
    let laidOut = scene.findings.filter { finding in
      finding.rule != "layout/ambiguous" || !finding.views.contains(where: consequences.contains)
    }
    scene.findings = findings + laidOut.map(located)
    scene.device = deviceName
    (scene.screen, scene.variant) = (screen, variant)
    scene.allowances = allowances
    scene.applyAllowances()
    return scene
  }

  /// A font that is not there stands somewhere, and not only its view.
  private func located(_ finding: Finding) -> Finding {
    guard finding.rule == "text/font", let view = finding.view else { return finding }
    var finding = finding
    finding.origin = familyOrigins[view] ?? finding.origin
    return finding
  }

  /// The views that a constraint which was left out was about, and those that constraints relate to
  /// them: that their places are ambiguous only repeats that there is a mistake. The root, which
  /// everything is related to, has its place from the window.
  private func namesThatDependOnMistakes() -> Set<String> {
    var names = Set<String>()
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(window.rootView)]
    var stack = unconstrained
    while let item = stack.popLast() {
      guard seen.insert(ObjectIdentifier(item)).inserted else { continue }
      if let name = item.layoutView?.identifier { names.insert(name) }
      let view = item as? View
      // What a frame or mask stands for has its place from nobody's constraint.
      let held = (view?.constraints ?? []).filter { !($0 is GeneratedLayoutConstraint) }
      for constraint in item.referencingConstraints.all + held {
        stack += [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      }
    }
    return names
  }
}
