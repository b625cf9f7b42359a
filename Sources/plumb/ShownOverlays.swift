import ArgumentParser
import AutoLayout
import Documents
import Drawing
import LayoutScene

/// The value of `--show`: overlays, and a choice of constraints.
struct ShownOverlays: Sendable, Hashable {
  var overlays: Overlays
  var constraints: ShownConstraints

  static let none = ShownOverlays(overlays: [])

  init(overlays: Overlays, constraints: ShownConstraints = .written) {
    self.overlays = overlays
    self.constraints = constraints
  }

  /// The default overlays of a style.
  static func standard(of style: DrawingStyle) -> ShownOverlays {
    ShownOverlays(overlays: .standard(of: style))
  }

  private static let all = "all"
  private static let (constraints, names) = ("constraints", "names")

  /// Reads a list such as `alignment,constraints:card,names`.
  init(list: String) throws {
    self.init(overlays: [], constraints: ShownConstraints())
    if list == "none" { return }
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let overlay = Overlays.named.first(where: { $0.name == name })?.overlay else {
        throw Self.unknown(name)
      }
      overlays.insert(overlay)
      try add(parts.count > 1 ? String(parts[1]) : nil, of: name)
    }
  }

  /// - Parameter detail: the text after a colon.
  private mutating func add(_ detail: String?, of name: String) throws {
    guard let detail else {
      if name == Self.constraints { constraints.hasWritten = true }
      return
    }
    guard [Self.constraints, Self.names].contains(name), !detail.isEmpty else {
      throw ValidationError(
        "\(name):\(detail) is not an overlay; only constraints and names may have a colon, and after it a "
          + "view, as in constraints:card and names:card, or constraints:all")
    }
    if name == Self.names {
      if !constraints.names.contains(detail) { constraints.names.append(detail) }
    } else if detail == Self.all {
      (constraints.hasWritten, constraints.hasGenerated) = (true, true)
    } else if !constraints.views.contains(detail) {
      constraints.views.append(detail)
    }
  }

  private static func unknown(_ name: String) -> ValidationError {
    let names = Overlays.named.map(\.name)
    let known = "there are \(names.joined(separator: ", ")), or none by itself"
    let advice = Suggestion.nearest(to: name, in: names).map { "did you mean \($0)? " } ?? ""
    return ValidationError(
      name.isEmpty || name == "none"
        ? "a list of overlays has names only; \(known)"
        : "there is no overlay \(name); \(advice)\(known)")
  }

  /// Completions of an unfinished list, for shells.
  static func completions(of list: String) -> [String] {
    let end = list.lastIndex(of: ",").map { list.index(after: $0) } ?? list.startIndex
    let taken = list[..<end].split(separator: ",").map(String.init)
    let names = Overlays.named.map(\.name).filter { !taken.contains($0) }
    return (names + ["constraints:all"]).map { list[..<end] + $0 } + (taken.isEmpty ? ["none"] : [])
  }

  /// The help of `--style`.
  static var styleHelp: ArgumentHelp {
    """
    How to draw views and controls: as a wireframe, with an edge round each view, or plain, with nothing that \
    the app would not show.
    """
  }

  /// The help of `--show`.
  static var help: ArgumentHelp {
    """
    What to draw over the screen, separated by commas: alignment (every alignment rect), insets \
    (alignment rects that were set to differ from the frame), frames, baselines, margins, guides, \
    constraints (those that are written; constraints:all adds those of stack views, constraints:card shows \
    all of the view card), names (names:card: of card and what is directly in it), findings, or none. (default: insets,findings; none with --style plain)
    """
  }
}

extension ShownConstraints {
  /// The constraints that a scene has to list.
  func choice(with overlays: Overlays, or other: ConstraintChoice = .none) -> ConstraintChoice {
    overlays.contains(.constraints) ? .all : other
  }

  /// Refuses a view that the screen does not have.
  func require(in scene: Scene, document: String) throws(Failure) {
    let known = Set(scene.views.map(\.id))
    let asked = views.map { ("constraints", $0) } + names.map { ("names", $0) }
    guard let (overlay, view) = asked.first(where: { !known.contains($0.1) }) else { return }
    let advice =
      Suggestion.nearest(to: view, in: known.sorted()).map { "; did you mean \($0)?" } ?? ""
    throw Failure(
      .badInput,
      "\(document): error: --show \(overlay):\(view) names a view that is not there\(advice)")
  }
}

extension DrawingOptions.Style: Choice {}
