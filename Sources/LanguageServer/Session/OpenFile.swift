import Files
import LayoutScene

/// A file that is open in an editor.
struct OpenFile {
  /// The address by which the editor names the file.
  let address: String
  /// The path, or the end of the address for a file that is nowhere yet.
  let path: String
  var version: Int
  var text: EditedText
  /// The file with its values, made when it is first asked for after a change.
  private var parsed: ParsedFile?

  init(address: String, version: Int, text: String) {
    self.address = address
    self.version = version
    self.text = EditedText(text)
    let name = address.split(separator: "/").last.map(String.init) ?? address
    path = FileAddress.path(of: address).map(UnsavedFiles.key) ?? name
  }

  /// Whether the file is in a folder, so that it can name others.
  var isOnDisk: Bool { path.hasPrefix("/") }

  mutating func file() -> ParsedFile {
    if let parsed { return parsed }
    let file = ParsedFile(path: path, text: text)
    parsed = file
    return file
  }

  /// Applies the changes of a notification, each to the text that the one before it made.
  ///
  /// - Throws: that a change is not in the form of the protocol. The changes before it are kept.
  mutating func apply(_ changes: [JSON], _ encoding: PositionEncoding) throws(RPCError) {
    parsed = nil
    for change in changes {
      guard let text = change["text"]?.text else {
        throw .invalidParameters("a change has a text")
      }
      guard let range = change["range"] else {
        self.text.replace(nil, with: text)
        continue
      }
      guard let (start, end) = self.text.offsets(of: range, encoding) else {
        throw .invalidParameters("a range has a start and an end")
      }
      self.text.replace(min(start, end)..<max(start, end), with: text)
    }
  }
}
