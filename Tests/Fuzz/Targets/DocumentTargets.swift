import AutoLayout
import Foundation
import LayoutScene
import TestSupport

@testable import Documents

/// What a reader may do with any bytes: read them, or say what is wrong and where.
private func requireWords(_ problems: [Problem], _ source: SourceText?) {
  for problem in problems {
    let words = problem.description
    precondition(!problem.fact.message.isEmpty && !words.contains("\n"), "not one line of words")
    guard let location = problem.location, let source else { continue }
    precondition(location.line >= 1 && location.column >= 1, "a place outside the file")
    precondition(location.line <= source.text.utf8.count + 1, "a place behind the file")
  }
}

/// The text that a reader gets, if the bytes are one, and what is wrong so far.
private func text(_ bytes: [UInt8], _ file: String) -> (SourceText, Problems)? {
  let problems = Problems()
  let source = FileText.decode(bytes, file: file, problems)
  requireWords(problems.sorted, source)
  return source.map { ($0, problems) }
}

/// A document, JSON where it begins like that, with its views and constraints.
func fuzzDocument(_ bytes: [UInt8]) { _ = screen(bytes) }

/// The screen of a document, or what is left of it; nil where nothing is.
private func screen(_ bytes: [UInt8]) -> LoadedScreen? {
  let file = bytes.first == UInt8(ascii: "{") ? "/none/a.json" : "/none/a.yaml"
  let problems = Problems()
  guard let document = OpenDocument(bytes: bytes, file: file, problems) else {
    precondition(!problems.isEmpty, "nothing was read and nothing said")
    requireWords(problems.sorted, nil)
    return nil
  }
  let (found, screen) = document.inspect(measurer: FixedWidthMeasurer())
  requireWords(found, document.source)
  precondition(screen != nil || !found.isEmpty, "no screen and nothing said")
  return screen
}

/// A document through to its frames.
func fuzzLayout(_ bytes: [UInt8]) {
  guard let scene = screen(bytes)?.scene() else { return }
  for view in scene.views {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    precondition(numbers.allSatisfy(\.isFinite), "a frame without bounds")
  }
}

func fuzzEquation(_ bytes: [UInt8]) {
  guard let text = String(validating: bytes, as: UTF8.self) else { return }
  do {
    let equation = try EquationParser.parse(text)
    precondition(equation.rightSide <= text.unicodeScalars.count)
  } catch {
    precondition(!error.fact.message.isEmpty)
    precondition(error.offset >= 0 && error.offset <= text.unicodeScalars.count)
  }
}

/// A line of Visual Format about views of three classes; the first byte is the options.
func fuzzVisualFormat(_ bytes: [UInt8]) {
  guard let text = String(validating: bytes.dropFirst(), as: UTF8.self) else { return }
  let (root, a, b, c) = (View(), View(), Label(), Button())
  for view in [a, b, c] { root.addSubview(view) }
  do throws(VisualFormatError) {
    let constraints = try LayoutConstraint.validatedConstraints(
      withVisualFormat: text,
      options: LayoutConstraint.FormatOptions(rawValue: Int(bytes.first ?? 0) << 1),
      metrics: ["gap": 12, "high": 750, "wild": -1e300], views: ["a": a, "b": b, "c": c])
    precondition(constraints.allSatisfy { $0.constant.isFinite && $0.multiplier.isFinite })
  } catch {
    precondition(!error.description.isEmpty)
  }
}

/// `.xcstrings`, `.stringsdict` or `.strings`, whichever it begins like, and its texts filled.
func fuzzStrings(_ bytes: [UInt8]) {
  let start = bytes.first { $0 > 0x20 }
  guard let (source, problems) = text(bytes, "a") else { return }
  switch start {
  case UInt8(ascii: "{"): fill(StringCatalog.read(source, problems))
  case UInt8(ascii: "<"): fill(StringsDictionary.read(source, problems))
  default: fill(LocalizableStrings.read(source, problems))
  }
  requireWords(problems.sorted, source)
}

func fuzzPropertyList(_ bytes: [UInt8]) {
  guard let (source, problems) = text(bytes, "a.stringsdict") else { return }
  if PropertyList.read(source, limit: 10_000, problems) == nil {
    precondition(!problems.isEmpty, "nothing was read and nothing said")
  }
  requireWords(problems.sorted, source)
}

/// Files of one folder, between which the bytes have record separators.
func fuzzXLIFF(_ bytes: [UInt8]) {
  var contents: [XLIFF.Contents] = []
  for part in parts(bytes) {
    guard let (source, problems) = text(part, "a.xliff") else { continue }
    if let read = XLIFF.read(source, problems) { contents.append(read) }
    requireWords(problems.sorted, source)
  }
  if !contents.isEmpty { fill(StringTable(contents)) }
}

/// The bytes between record separators, which no text may have.
func parts(_ bytes: [UInt8]) -> [[UInt8]] {
  bytes.split(separator: 0x1E, maxSplits: 7, omittingEmptySubsequences: false).map(Array.init)
}

private func fill(_ table: StringTable?) {
  for language in (table?.texts ?? [:]).keys.sorted() { fill(table?.texts[language] ?? [:]) }
}

private func fill(_ texts: [String: LocalizedText]) {
  for (key, text) in texts.sorted(by: { $0.key < $1.key }).prefix(16) {
    for values in [nil, ["3", "0", "x"], ["-1.5", "99999999999999999999", "2"]] {
      var filler = TextFiller(
        key: key, values: values?.map { TextValue($0) }, language: .english, pseudo: .accented)
      _ = try? filler.filled(text)
      precondition(filler.issues.allSatisfy { !$0.message(key: key).isEmpty })
    }
  }
}
