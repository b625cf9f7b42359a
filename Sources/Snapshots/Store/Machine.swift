import Checksums
import Documents
import Foundation
import LayoutScene
import Synchronization
import Typesetting

/// The libraries and font files of this machine. Each file is read once; several threads may ask.
package final class Machine: Sendable {
  package let libraries: [Fingerprint.Library]
  private let catalog: Set<String>
  /// The hashes of images, and the font files, by path.
  private let hashes = Mutex<[String: String?]>([:])
  private let fonts = Mutex<[String: TextDependencies.FontFile]>([:])
  /// Whether the surroundings of a snapshot, given as JSON, are those of this machine.
  private let known = Mutex<[String: Bool]>([:])

  package init() {
    libraries = Fingerprint(files: []).libraries
    catalog = Set(Fingerprint.catalog)
  }

  /// A hash of the program, its libraries and all fonts of this machine. Fonts count by their lengths and dates.
  var identity: String {
    var words = libraries.map { "\($0.name) \($0.version)" }
    let program = Self.contents(of: "/proc/self/exe")
    words.append("\(program?.count ?? 0) \(program.map { CRC32.text(of: $0) } ?? "")")
    for path in catalog.sorted() {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      let date = status.st_mtim
      words.append("\(path) \(status.st_size) \(date.tv_sec).\(date.tv_nsec)")
    }
    return SHA256.hex(of: Array(words.joined(separator: "\n").utf8))
  }

  /// The fonts and libraries of this machine on which a picture of `scene` depends.
  ///
  /// - Parameters:
  ///   - hasTexts: whether the layout or the picture depends on the texts' fonts.
  ///   - hasNames: whether the picture has the views' names or the constraints' amounts.
  package func surroundings(
    of scene: Scene, hasTexts: Bool = true, hasNames: Bool, typesetter: Typesetter
  ) -> TextDependencies {
    let files = Self.fontFiles(
      of: scene, hasTexts: hasTexts, hasNames: hasNames, typesetter: typesetter)
    guard !files.isEmpty else { return .none }
    return TextDependencies(libraries: libraries, fonts: files.map(file))
  }

  /// The font files of the letters in a picture of `scene`, sorted.
  package static func fontFiles(
    of scene: Scene, hasTexts: Bool = true, hasNames: Bool, typesetter: Typesetter
  ) -> [String] {
    var files: Set<String> = []
    func add(_ text: String, _ attributes: TextAttributes, width: CGFloat?) {
      guard text.contains(where: { !$0.isWhitespace }) else { return }
      for run in typesetter.set(text, attributes, width: width).lines.flatMap(\.runs) {
        files.insert(run.face.file)
      }
    }
    for text in hasTexts ? scene.views.flatMap(\.texts) : [] {
      add(text.string, text.attributes, width: text.rect.width)
    }
    if hasTexts, scene.views.contains(where: { $0.images.contains { $0.symbol != nil } }) {
      files.insert(Fingerprint.icons)
    }
    if hasNames {
      for words in scene.views.map(\.id) + scene.constraints.map(\.amount) {
        add(words, TextAttributes(font: .system(ofSize: 8, weight: .medium)), width: nil)
      }
    }
    return files.sorted()
  }

  /// The libraries and files of `recorded` in the versions of this machine.
  package func counterpart(of recorded: TextDependencies) -> TextDependencies {
    recorded.isEmpty
      ? .none
      : TextDependencies(libraries: libraries, fonts: recorded.fonts.map { file(at: $0.path) })
  }

  /// Whether recorded surroundings are those of this machine.
  ///
  /// - Parameter recorded: the surroundings as JSON on one line. Equal ones of many snapshots are
  ///   read once.
  func has(_ recorded: String) -> Bool {
    if let answer = known.withLock({ $0[recorded] }) { return answer }
    guard let json = try? JSONFile.value(Array(recorded.utf8), file: ""),
      let members = try? Members(json, path: ""),
      let surroundings = try? TextDependencies(members)
    else { return false }
    let answer = counterpart(of: surroundings) == surroundings
    known.withLock { $0[recorded] = answer }
    return answer
  }

  /// The hash of an image file; nil for one that cannot be read. Each file is read once, so that a
  /// run uses one version of it.
  func imageHash(_ path: String) -> String? {
    if let known = hashes.withLock({ $0[path] }) { return known }
    let hash = SHA256.hex(ofFile: path)
    hashes.withLock { $0[path] = hash }
    return hash
  }

  /// The file at a path. Files outside of plumb's font catalog are never opened, whatever path a
  /// snapshot names.
  private func file(at path: String) -> TextDependencies.FontFile {
    if let known = fonts.withLock({ $0[path] }) { return known }
    let file = catalog.contains(path) ? Self.contents(of: path) : nil
    let font = TextDependencies.FontFile(
      path: path, length: file?.count ?? 0, checksum: file.map { CRC32.text(of: $0) } ?? "")
    fonts.withLock { $0[path] = font }
    return font
  }

  private static func contents(of path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
  }
}
