import CIgzip
import Foundation
import LayoutScene

/// A hash of everything that decides how a scene looks. Two scenes with one digest have the same
/// picture on one machine, so that neither needs to be drawn.
///
/// The values are written as words in a fixed form, with texts and lists after their lengths. What few
/// views have, such as ornaments, is written without one and only where it is there, so that older
/// digests stay valid. The hash is two 64-bit CRCs of these words with
/// different polynomials. They are enough to detect accidental changes and take a hundredth of the
/// time of SHA-256; protection against deliberate collisions is not needed.
package struct SceneDigest {
  private var words: [UInt64] = []

  /// - Parameters:
  ///   - isMeasuredFixed: whether texts were measured without any font.
  ///   - imageHash: returns the hash of the image file at a path.
  package init(
    of scene: Scene, _ options: DrawingOptions, isMeasuredFixed: Bool,
    imageHash: (String) -> String?
  ) {
    let overlays = options.overlays
    words.reserveCapacity(scene.views.count * 96)
    add(Renderer.styleVersion)
    add(overlays.rawValue)
    add(options.style.rawValue)
    add(options.textForm.rawValue)
    add(isMeasuredFixed ? 1 : 0)
    add(scene.cell.path)
    add([scene.size.width, scene.size.height, scene.scale, scene.keyboardHeight])
    add(scene.views) { $0.add($1, imageHash) }
    // Pictures mark only layout findings, and depend only on their rules and views.
    let findings = scene.findings.filter { $0.rule.isAboutLayout }
    add(overlays.contains(.findings) ? findings : []) { digest, finding in
      digest.add(finding.rule.rawValue)
      digest.add(finding.views) { $0.add($1) }
    }
    let constraints = overlays.contains(.constraints) ? scene.constraints : []
    add(constraints.filter(options.constraints.includes)) { $0.add($1) }
    add(constraints.count)
    // Nothing is added for the names of all views, so that older digests stay valid.
    for name in overlays.contains(.names) ? options.constraints.names : [] { add(name) }
  }

  /// The bytes of the words, for a hash that nobody can make another scene for.
  package var bytes: [UInt8] { words.withUnsafeBytes { Array($0) } }

  /// The digest, 32 hexadecimal digits.
  package var text: String {
    words.withUnsafeBytes { buffer in
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      let length = UInt64(buffer.count)
      return [crc64_ecma_refl(0, start, length), crc64_iso_refl(0, start, length)]
        .map { $0.hex(digits: 16) }.joined()
    }
  }

  // MARK: Views

  private mutating func add(_ view: SceneView, _ imageHash: (String) -> String?) {
    add(view.id)
    add(view.className)
    add(view.parent ?? -1)
    add(view.frame)
    add(view.alignmentRect)
    add(view.hasStandardInsets ? 1 : 0)
    // A control of a fixed size is drawn in its natural one.
    add([view.naturalSize.width, view.naturalSize.height])
    add([view.firstBaseline ?? .nan, view.lastBaseline ?? .nan])
    add(view.isHidden ? 1 : 0)
    add(view.clipsToBounds ? 1 : 0)
    add([view.alpha, view.cornerRadius, view.contentOffset.x, view.contentOffset.y])
    if !view.transform.isIdentity {
      let map = view.transform
      add([map.a, map.b, map.c, map.d, map.tx, map.ty])
    }
    if view.look != SceneLook() { add(view.look) }
    add([view.margins.top, view.margins.left, view.margins.bottom, view.margins.right])
    add(view.background)
    add(view.guides) { digest, guide in
      digest.add(guide.id)
      digest.add(guide.frame)
    }
    add(view.control)
    if let bar = view.bar { add(bar) }
    addState(of: view)
    add(view.texts) { $0.add($1) }
    add(view.images) { digest, image in
      digest.add(image.path ?? image.symbol?.name ?? "")
      if let symbol = image.symbol { digest.add(symbol) }
      if image.isTemplate || image.color != nil {
        digest.add(image.isTemplate ? 1 : 0)
        digest.add(image.color)
      }
      digest.add(image.path.flatMap(imageHash) ?? "")
      digest.add(image.rect)
      if !image.drawings.isEmpty || image.isMirrored { digest.add("\(image)") }
    }
    addDrawings(of: view)
  }

  /// Adds what code draws, in the words of its values. Few views have any.
  private mutating func addDrawings(of view: SceneView) {
    if !view.drawings.isEmpty || !view.coverings.isEmpty || view.mask != nil
      || !view.maskDrawings.isEmpty
    {
      add(
        "\(view.drawings) \(view.coverings) \(view.mask.map { "\($0)" } ?? "") \(view.maskDrawings)"
      )
    }
  }

  private mutating func add(_ look: SceneLook) {
    add(look.tint)
    add([look.border?.width ?? -1])
    add(look.border?.color)
    add(look.shadow?.color)
    let shadow = look.shadow ?? Shadow(opacity: -1)
    add([shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height])
    add(look.direction?.rawValue ?? "")
    if look.corners != .all { add(Int(look.corners.rawValue)) }
    guard let gradient = look.gradient else { return }
    for color in gradient.colors { add(color) }
    add(gradient.locations ?? [])
    add([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y])
  }

  private mutating func add(_ symbol: SceneSymbol) {
    add(symbol.pointSize)
    add(symbol.weight.value)
    add(symbol.direction.rawValue)
  }

  /// Adds rare states of a view. Default values add nothing, so that older digests stay valid.
  private mutating func addState(of view: SceneView) {
    if !view.isEnabled, view.control != .button { add("disabled") }
    if view.fieldBorder != .rounded { add(view.fieldBorder.rawValue) }
    for ornament in view.ornaments {
      add(ornament.kind.rawValue)
      add(ornament.rect)
      add(ornament.color)
    }
  }

  private mutating func add(_ control: Control) {
    switch control {
    case .plain: add(0)
    case .label: add(1)
    case .button: add(2)
    case .image: add(3)
    case .textField: add(4)
    case .textView(let scrolls): add(5, scrolls ? 1 : 0)
    case .switch(let isOn, let color):
      add(6, isOn ? 1 : 0)
      if let color { add(color) }
    case .slider(let value): add(7, value)
    case .progress(let value): add(8, value)
    case .stepper: add(9)
    case .activityIndicator: add(10)
    case .segmented(let count, let selected): add(11, Double(count), Double(selected ?? -1))
    case .pageControl(let count, let current, let color, let currentColor):
      add(12, Double(count), Double(current))
      if color != nil || currentColor != nil {
        add(color)
        add(currentColor)
      }
    case .datePicker: add(13)
    case .searchBar: add(14)
    case .navigationBar: add(15)
    case .tabBar: add(16)
    case .toolbar: add(17)
    case .stack: add(18)
    case .scroll(let size): add(19, size.width, size.height)
    }
  }

  private mutating func add(_ kind: Int, _ values: Double...) {
    add(kind)
    add(values)
  }

  private mutating func add(_ text: SceneText) {
    add(text.string)
    add(text.role.rawValue)
    add(text.rect)
    add(text.box)
    add(text.lineLimit)
    add(text.color)
    let attributes = text.attributes
    add(attributes.font.family ?? "")
    add(attributes.font.size)
    add(attributes.font.weight.value)
    add(attributes.font.isItalic ? 1 : 0)
    add(attributes.alignment.rawValue)
    add(attributes.lineBreak.rawValue)
    add(Int(attributes.lineBreakStrategy.rawValue))
    add(attributes.lineLimit)
    add(attributes.direction.rawValue)
    add(attributes.language)
    // A text of one style adds nothing here, so that older digests stay valid.
    if attributes.isStyled { addStyle(of: attributes) }
    let measurement = text.measurement
    add([measurement.size.width, measurement.size.height])
    add([measurement.firstBaseline, measurement.lastBaseline])
    add(measurement.lineCount)
    add(measurement.isTruncated ? 1 : 0)
    add(measurement.cutsLetters ? 1 : 0)
    add(measurement.missingGlyphs)
    add(measurement.direction.rawValue)
  }

  private mutating func addStyle(of attributes: TextAttributes) {
    add("runs")
    add(attributes.runs) { digest, run in
      digest.add(run.range.lowerBound)
      digest.add(run.range.upperBound)
      digest.add(run.font?.family ?? "")
      digest.add(Double(run.font?.size ?? -1))
      digest.add(run.font?.weight.value ?? -1)
      digest.add(run.font?.isItalic == true ? 1 : 0)
      digest.add([run.kern, run.baselineOffset])
      digest.add(run.color)
      digest.add((run.isUnderlined ? 1 : 0) + (run.isStruckThrough ? 2 : 0))
      digest.add(run.link ?? "")
      digest.add(run.link == nil ? 0 : 1)
      if let image = run.attachment {
        digest.add(image.path ?? image.symbol?.name ?? "")
        digest.add(image.rect)
      }
    }
    add(attributes.paragraphStyle ?? ParagraphStyle())
    // Texts whose paragraphs are all alike have the digests that they had before paragraphs could differ.
    guard !attributes.paragraphs.isEmpty else { return }
    add("paragraphs")
    add(attributes.paragraphs) { digest, paragraph in
      digest.add(paragraph.start)
      digest.add(paragraph.alignment.rawValue)
      digest.add(paragraph.style ?? ParagraphStyle())
    }
  }

  private mutating func add(_ style: ParagraphStyle) {
    add([style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight])
    add([style.maximumLineHeight, style.paragraphSpacing, style.firstLineHeadIndent])
    add(style.headIndent)
    if style.paragraphSpacingBefore != 0 { add(style.paragraphSpacingBefore) }
  }

  private mutating func add(_ constraint: SceneConstraint) {
    add(constraint.description)
    add(constraint.amount)
    add(constraint.axis.rawValue)
    add([constraint.start.x, constraint.start.y, constraint.end.x, constraint.end.y])
    add(constraint.priority)
    add(constraint.isSatisfied ? 1 : 0)
    add(constraint.views) { $0.add($1) }
    add(constraint.isWritten ? 1 : 0)
  }

  // MARK: Values

  mutating func add<Element>(
    _ list: [Element], _ element: (inout SceneDigest, Element) -> Void
  ) {
    add(list.count)
    for value in list { element(&self, value) }
  }

  mutating func add(_ color: Color?) {
    add(color == nil ? 0 : 1)
    if let color { add([color.red, color.green, color.blue, color.alpha]) }
  }

  mutating func add(_ rect: CGRect) {
    for number in rect.numbers { add(Double(number)) }
  }

  mutating func add(_ values: [Double]) {
    for value in values { add(value) }
  }

  private mutating func add(_ value: Double) {
    // −0 counts as 0.
    add(bits: value == 0 ? 0 : value.bitPattern)
  }

  mutating func add(_ value: Int) { add(bits: UInt64(bitPattern: Int64(value))) }

  private mutating func add(bits: UInt64) {
    words.append(bits.littleEndian)
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      add(bytes.count)
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for byte in bytes[start..<min(start + 8, bytes.count)] { word = word << 8 | UInt64(byte) }
        add(bits: word)
      }
    }
  }
}
