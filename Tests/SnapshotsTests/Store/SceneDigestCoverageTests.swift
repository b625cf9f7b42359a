import Drawing
import Foundation
import LayoutScene
import Testing

@testable import Snapshots

/// Every property of a scene changes its digest, or is named here with the reason why no picture depends on it. The
/// properties are found by reflection, so that a new one is missed by nobody.
@Suite struct SceneDigestCoverageTests {
  /// What no picture of a snapshot shows.
  static let silent: Set<String> = [
    // Names for people and places in files.
    "id", "name", "sizeOrigin", "views.origin", "views.texts.origin", "views.images.origin",
    "constraints.id", "constraints.origin", "findings.sentence", "findings.hint",
    "findings.severity", "findings.origin", "findings.parts", "findings.missing",
    "findings.squeezedAxis", "findings.correction", "findings.countsRest", "findings.mistakeWords",
    // Findings that are not shown.
    "silenced", "allowances", "unreliable", "miscolored",
    // How hints are worded.
    "isOfInterfaceBuilder",
    // What was decided before pixels, and what only findings ask.
    "safeArea", "views.exactFrame", "views.exactAlignmentRect", "views.adjustedContentInset",
    "views.fixedAxes", "views.keepsLeftToRight", "views.texts.isSystemColored",
    "constraints.leavesNoSize", "constraints.usesSides", "constraints.subject",
    "views.look.isSwiped",
    "views.look.isSwipeAction",
    // Lines are set again when they are drawn.
    "views.texts.measurement.lines", "views.texts.measurement.brokenWord",
  ]

  /// A scene with something in every property.
  static let full: Scene = SceneMaking.card { scene in
    scene.views[1].ornaments = [SceneOrnament(.line, rect: unit, color: red)]
    scene.views[1].look.border = Border(width: 1)
    scene.views[1].look.shadow = Shadow(opacity: 0.5)
    scene.views[1].guides = [SceneGuide(id: "guide", frame: unit)]
    scene.views[1].bar = SceneBar(parts: [.badge(unit, red)])
    scene.views[1].look.gradient = Gradient(colors: [red])
    // An image is a file or a symbol.
    scene.views[1].images = [
      SceneImage(path: "a.png", rect: unit), SceneImage(path: nil, rect: unit),
    ]
    scene.views[1].images[1].symbol = SceneSymbol(name: "star", pointSize: 17)
    scene.views[2].texts[0].attributes.runs = [TextRun(range: 0..<2, font: .system(ofSize: 20))]
    scene.views[2].texts[0].attributes.paragraphStyle = ParagraphStyle()
    scene.views[2].texts[0].attributes.paragraphs = [TextParagraph(start: 0)]
    scene.constraints = [
      SceneConstraint(description: "a.top = b.top", axis: .vertical, start: .zero, end: .zero)
    ]
    scene.findings = [Finding(rule: .ambiguous, view: "card", message: "a place")]
  }

  static let unit = CGRect(x: 1, y: 1, width: 2, height: 2)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let drawing = SceneDrawing.fill(ScenePath(rect: unit), red, isEvenOdd: false)

  static let changes: [@Sendable (inout Scene) -> Void] = [
    { $0.locale = "de" }, { $0.direction = .rightToLeft }, { $0.textSize = .small },
    { $0.appearance = .dark }, { $0.size.width += 1 }, { $0.scale = 3 },
    { $0.keyboardHeight = 300 }, { $0.device = "other" }, { $0.screen = "list" },
    { $0.variant = "wide" },
    { $0.views[1].id = "x" }, { $0.views[1].className = "x" }, { $0.views[2].parent = 0 },
    { $0.views[1].frame.origin.x += 1 }, { $0.views[1].alignmentRect.origin.x += 1 },
    { $0.views[1].hasStandardInsets = true }, { $0.views[1].naturalSize.width = 40 },
    { $0.views[1].firstBaseline = 3 }, { $0.views[1].lastBaseline = 3 },
    { $0.views[1].isHidden = true }, { $0.views[1].isEnabled = false },
    { $0.views[1].fieldBorder = .line }, { $0.views[1].alpha = 0.5 },
    { $0.views[1].background = red }, { $0.views[1].cornerRadius = 3 },
    { $0.views[1].clipsToBounds = true }, { $0.views[1].transform.b = 1 },
    { $0.views[1].contentOffset.x = 1 }, { $0.views[1].margins.left += 1 },
    { $0.views[1].control = .stepper },
    { $0.views[1].ornaments[0].kind = .clear }, { $0.views[1].ornaments[0].rect.origin.x += 1 },
    { $0.views[1].ornaments[0].color = Color(red: 0, green: 1, blue: 0) },
    { $0.views[1].look.tint = red }, { $0.views[1].look.border?.width = 2 },
    { $0.views[1].look.border?.color = red }, { $0.views[1].look.shadow?.color = red },
    { $0.views[1].look.shadow?.opacity = 1 }, { $0.views[1].look.shadow?.radius = 9 },
    { $0.views[1].look.shadow?.offset.width = 9 },
    { $0.views[1].look.direction = .rightToLeft },
    { $0.views[1].look.corners = .layerMinXMinYCorner },
    { $0.views[1].look.gradient?.colors = [red, red] },
    { $0.views[1].look.gradient?.locations = [0.5] }, { $0.views[1].look.gradient?.start.x = 1 },
    { $0.views[1].look.gradient?.end.x = 1 },
    { $0.views[1].guides[0].id = "x" }, { $0.views[1].guides[0].frame.origin.x += 1 },
    { $0.views[1].bar?.overhang.top = 1 }, { $0.views[1].bar?.hasBackground = false },
    { $0.views[1].bar?.parts = [] },
    { $0.views[1].images[0].path = "b.png" }, { $0.views[1].images[0].isTemplate = true },
    { $0.views[1].images[0].color = red }, { $0.views[1].images[0].rect.origin.x += 1 },
    { $0.views[1].images[1].symbol?.name = "x" }, { $0.views[1].images[1].symbol?.pointSize = 9 },
    { $0.views[1].images[1].symbol?.weight = .bold },
    { $0.views[1].images[1].symbol?.direction = .rightToLeft },
    { $0.views[1].images[0].isMirrored = true },
    {
      $0.views[1].images[0].drawings = [drawing]
      $0.views[1].images[0].drawingSize.width = 9
    },
    { $0.views[1].drawings = [drawing] }, { $0.views[1].coverings = [drawing] },
    { $0.views[1].maskDrawings = [drawing] },
    { $0.views[1].mask = ScenePath(rect: unit) },
    { $0.views[2].texts[0].string = "x" }, { $0.views[2].texts[0].rect.origin.x += 1 },
    { $0.views[2].texts[0].box.origin.x += 1 }, { $0.views[2].texts[0].lineLimit += 1 },
    { $0.views[2].texts[0].role = .title }, { $0.views[2].texts[0].color = red },
    { $0.views[2].texts[0].attributes.font.family = "Inter" },
    { $0.views[2].texts[0].attributes.font.size += 1 },
    { $0.views[2].texts[0].attributes.font.weight = .bold },
    { $0.views[2].texts[0].attributes.font.isItalic = true },
    { $0.views[2].texts[0].attributes.alignment = .center },
    { $0.views[2].texts[0].attributes.lineBreak = .byWordWrapping },
    { $0.views[2].texts[0].attributes.lineBreakStrategy = [] },
    { $0.views[2].texts[0].attributes.lineLimit += 1 },
    { $0.views[2].texts[0].attributes.direction = .rightToLeft },
    { $0.views[2].texts[0].attributes.language = "ja" },
    { $0.views[2].texts[0].attributes.runs[0].range = 0..<1 },
    { $0.views[2].texts[0].attributes.runs[0].font?.family = "Inter" },
    { $0.views[2].texts[0].attributes.runs[0].font?.size += 1 },
    { $0.views[2].texts[0].attributes.runs[0].font?.weight = .bold },
    { $0.views[2].texts[0].attributes.runs[0].font?.isItalic = true },
    { $0.views[2].texts[0].attributes.runs[0].kern = 1 },
    { $0.views[2].texts[0].attributes.runs[0].baselineOffset = 1 },
    { $0.views[2].texts[0].attributes.runs[0].color = red },
    { $0.views[2].texts[0].attributes.runs[0].isUnderlined = true },
    { $0.views[2].texts[0].attributes.runs[0].isStruckThrough = true },
    { $0.views[2].texts[0].attributes.runs[0].link = "a" },
    { $0.views[2].texts[0].attributes.runs[0].attachment = $0.views[1].images[0] },
    { $0.views[2].texts[0].attributes.paragraphStyle?.lineSpacing = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.lineHeightMultiple = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.minimumLineHeight = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.maximumLineHeight = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.paragraphSpacing = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.firstLineHeadIndent = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.headIndent = 1 },
    { $0.views[2].texts[0].attributes.paragraphStyle?.paragraphSpacingBefore = 1 },
    { $0.views[2].texts[0].attributes.paragraphs[0].start = 1 },
    { $0.views[2].texts[0].attributes.paragraphs[0].alignment = .center },
    {
      var style = ParagraphStyle()
      style.headIndent = 1
      $0.views[2].texts[0].attributes.paragraphs[0].style = style
    },
    { $0.views[2].texts[0].measurement.size.width += 1 },
    { $0.views[2].texts[0].measurement.firstBaseline += 1 },
    { $0.views[2].texts[0].measurement.lastBaseline += 1 },
    { $0.views[2].texts[0].measurement.lineCount += 1 },
    { $0.views[2].texts[0].measurement.isTruncated = true },
    { $0.views[2].texts[0].measurement.cutsLetters = true },
    { $0.views[2].texts[0].measurement.missingGlyphs = 1 },
    { $0.views[2].texts[0].measurement.direction = .rightToLeft },
    { $0.constraints[0].description = "x" }, { $0.constraints[0].amount = "8" },
    { $0.constraints[0].axis = .horizontal }, { $0.constraints[0].start.x = 1 },
    { $0.constraints[0].end.x = 1 }, { $0.constraints[0].priority = 1 },
    { $0.constraints[0].isSatisfied = false }, { $0.constraints[0].views = ["a"] },
    { $0.constraints[0].isWritten = false },
    {
      $0.findings[0] = Finding(
        rule: .unsatisfiable, severity: .warning, view: "card", message: "a place")
    },
    { $0.findings[0] = Finding(rule: .ambiguous, view: "title", message: "a place") },
  ]

  private static func digest(_ scene: Scene) -> String {
    let drawing = DrawingOptions(overlays: [.constraints, .findings], constraints: .all)
    return SceneDigest(of: scene, VerificationOptions(drawing: drawing)) { $0 }.text
  }

  @Test func everyPropertyChangesTheDigestOrIsNamedAsSilent() {
    let (before, digest) = (Self.values(of: Self.full), Self.digest(Self.full))
    var covered: Set<String> = []
    for (index, change) in Self.changes.enumerated() {
      var scene = Self.full
      change(&scene)
      let after = Self.values(of: scene)
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      #expect(!changed.isEmpty, "change \(index) changes nothing")
      #expect(Self.digest(scene) != digest, "\(changed.sorted()) changes no digest")
      covered.formUnion(changed)
    }
    let all = Set(before.keys)
    #expect(all.subtracting(covered).subtracting(Self.silent).sorted() == [])
    #expect(Self.silent.subtracting(all).sorted() == [], "there is no such property any more")
    #expect(Self.silent.intersection(covered).sorted() == [])
  }

  @Test func whateverARecordKeepsIsWrittenReadAndCompared() throws {
    let before = SceneRecord(Self.full)
    for (index, change) in Self.changes.enumerated() {
      var scene = Self.full
      change(&scene)
      let now = SceneRecord(scene)
      let read = try SceneRecord(Members(now.json, path: "card.frames.json"))
      #expect(read == now, "change \(index)")
      let isFound = !SceneComparison(before, read).isIdentical
      #expect(isFound == (now != before), "change \(index)")
    }
  }

  /// The values of all stored properties by their paths; those of a list's elements together.
  private static func values(of scene: Scene) -> [String: [String]] {
    var found: [String: [String]] = [:]
    add(scene, "", &found)
    for constraint in scene.constraints { add(constraint, "constraints", &found) }
    return found
  }

  private static func add(_ value: Any, _ path: String, _ found: inout [String: [String]]) {
    if let extras = value as? SceneExtras { return add(extras.content, path, &found) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct where isComposite(value):
      for child in mirror.children {
        let name = child.label ?? ""
        if name == "lazyConstraints" { continue }
        let own = name == "words" ? "description" : name
        // The properties of extras are those of their view.
        let isInner = name == "extras"
        add(child.value, path.isEmpty ? own : isInner ? path : "\(path).\(own)", &found)
      }
    case .collection where mirror.children.contains { isComposite($0.value) }:
      for child in mirror.children { add(child.value, path, &found) }
    case .optional where mirror.children.first.map { isComposite($0.value) } == true:
      for child in mirror.children { add(child.value, path, &found) }
    // Elsewhere in the scene there is one with values.
    case .collection
    where mirror.children.isEmpty && Self.lists.contains { $0 == mirror.subjectType }:
      break
    case .optional
    where mirror.children.isEmpty && Self.optionals.contains { $0 == mirror.subjectType }:
      break
    default:
      let words = (value as? LazyText)?.text ?? "\(value)"
      found[path, default: []].append(words)
    }
  }

  private static let lists: [Any.Type] = [
    [SceneGuide].self, [SceneOrnament].self, [SceneText].self, [SceneImage].self, [TextRun].self,
  ]
  private static let optionals: [Any.Type] = [
    SceneBar?.self, SceneExtras?.self, Border?.self, Shadow?.self, Gradient?.self,
    SceneSymbol?.self, Font?.self,
    ParagraphStyle?.self,
  ]

  /// Whether a value has properties that are looked at one by one.
  private static func isComposite(_ value: Any) -> Bool {
    value is Scene || value is SceneView || value is SceneText || value is TextAttributes
      || value is Font || value is TextRun || value is ParagraphStyle || value is TextMeasurement
      || value is SceneImage || value is SceneSymbol || value is SceneGuide || value is SceneLook
      || value is Border || value is Shadow || value is Gradient || value is SceneOrnament
      || value is SceneBar || value is SceneExtras || value is SceneExtras.Content
      || value is SceneConstraint || value is Finding
  }
}
