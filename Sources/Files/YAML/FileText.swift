import Foundation
import Glibc
import LayoutScene

/// Reads the bytes of a file as text, and refuses bytes and characters that do not belong in text.
package enum FileText {
  /// The most bytes of a document. This is enough for some 20,000 views, far more than anybody
  /// writes.
  package static let sizeLimit = 1 << 20

  /// Interface Builder documents are written by a program, and large apps have large ones.
  private static func sizeLimit(of file: String) -> Int {
    FileEndings.interfaceBuilder.contains(FileEndings.ending(of: file)) ? 16 << 20 : sizeLimit
  }
  /// The most bytes of a file of strings: catalogs of apps in forty languages have several
  /// megabytes.
  package static let stringsLimit = 16 << 20
  /// The most control characters that are reported one by one.
  private static let listedControls = 20

  /// Reads the file at `path`, or standard input for `-`. The error has the system's reason.
  package static func bytes(atPath path: String, limit: Int = sizeLimit) throws(Fact) -> [UInt8] {
    if let unsaved = UnsavedFiles.bytes(atPath: path) {
      guard unsaved.count <= limit else { throw .tooLarge(limit: limit) }
      return unsaved
    }
    guard path != "-" || isInputOpen else { throw .unreadable(path: path, reason: .closed) }
    // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let file = open(path == "-" ? "/dev/stdin" : path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: reason(for: path)) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var data = try start(ofPipe: file, path)
    do {
      // One byte above the limit is read, to know that the file is larger; an endless device is not
      // read further.
      while data.count <= limit, let part = try handle.read(upToCount: limit + 1 - data.count),
        !part.isEmpty
      {
        data.append(part)
      }
      guard data.count <= limit else { throw Fact.tooLarge(limit: limit) }
      return [UInt8](data)
    } catch let fact as Fact {
      throw fact
    } catch {
      throw .unreadable(path: path, reason: reason(for: path))
    }
  }

  /// Whether standard input can be read. Where it was closed, its descriptor can only be written.
  private static var isInputOpen: Bool {
    let mode = fcntl(STDIN_FILENO, F_GETFL)
    return mode >= 0 && mode & O_ACCMODE != O_WRONLY
  }

  /// Waits for the first bytes of a pipe and returns them; empty for another file. Afterwards
  /// reading blocks as usual, since the pipe has a writer.
  private static func start(ofPipe file: Int32, _ path: String) throws(Fact) -> Data {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return Data() }
    var first = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &first, first.count)
    // Whoever was to write to standard input has ended, perhaps before this program began.
    if count == 0, path == "-" { return Data() }
    if count == 0 { throw .unreadable(path: path, reason: .noWriter) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return count > 0 ? Data(first.prefix(count)) : Data()
  }

  /// Why a file could not be opened or read, as `errno` or its folder tells.
  private static func reason(for path: String) -> Fact.IOReason {
    if errno == ELOOP { return .escape(.loop) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      // Bytes of a name that are no text have been replaced by this character.
      return path.unicodeScalars.contains("\u{FFFD}")
        ? .misnamed : .missing(near: Suggestion.file(like: path))
    }
    return isDirectory.boolValue ? .isFolder : .notReadable
  }

  /// The text of `bytes` in UTF-8, or in UTF-16 with a byte order mark, which is dropped; that of a binary
  /// property list in XML. Nil after
  /// reporting why the bytes are no text.
  ///
  /// - Parameter isOutside: whether the file is outside of the project, so that no line of it is quoted.
  package static func decode(
    _ bytes: [UInt8], file: String, limit: Int? = nil, isOutside: Bool = false,
    _ problems: Problems
  ) -> SourceText? {
    SoughtFiles.listener?.note(text: bytes, of: file)
    let limit = limit ?? sizeLimit(of: file)
    guard bytes.count <= limit else {
      problems.report(.tooLarge(limit: limit), file: file)
      return nil
    }
    let strings = file.hasSuffix(".strings") ? BinaryStrings.xml(bytes, limit: limit) : nil
    guard let text = strings ?? utf16(bytes) ?? utf8(bytes, file: file, isOutside, problems) else {
      return nil
    }
    var source = SourceText(file: file, text: text)
    source.isOutside = isOutside
    return hasControls(source, problems) ? nil : source
  }

  private static func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return nil }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  /// The bytes of a text in the encoding of a file's bytes, and with its byte order mark.
  package static func encoded(_ text: String, like bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return (bytes.starts(with: mark) ? mark : []) + Array(text.utf8)
    }
    return Array(bytes.prefix(2))
      + text.utf16.flatMap { unit in
        let halves = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        return isLittle ? halves : halves.reversed()
      }
  }

  private static func utf8(
    _ bytes: [UInt8], file: String, _ isOutside: Bool, _ problems: Problems
  ) -> String? {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return text }
    let valid = validPrefix(of: body)
    var before = SourceText(file: file, text: String(decoding: body.prefix(valid), as: UTF8.self))
    before.isOutside = isOutside
    problems.report(
      .invalidUTF8(byte: body[body.startIndex + valid]), at: before.mark(atUTF8: valid), in: before)
    return nil
  }

  /// The number of bytes of the longest valid UTF-8 prefix. It is found by bisection: a prefix of
  /// valid text is valid, too, up to an unfinished last character.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }

  private static func hasControls(_ source: SourceText, _ problems: Problems) -> Bool {
    guard source.text.hasByte(isControl) else { return false }
    var found = 0
    for (offset, byte) in source.text.utf8.enumerated() where isControl(byte) {
      found += 1
      if found <= listedControls {
        problems.report(
          .controlCharacter(UInt32(byte)), at: source.mark(atUTF8: offset), in: source)
      }
    }
    return found > 0
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D)
  }
}

extension FileText {
  /// Reads a file that a person gave, unless a link leads from there out of the project.
  package static func bytes(
    ofGiven path: String, allowsOutside: Bool, limit: Int? = nil
  ) throws(Fact) -> [UInt8] {
    do throws(Fact.Escape) {
      if !allowsOutside { try Project.require(path) }
    } catch {
      throw .unreadable(path: path, reason: .escape(error))
    }
    return try bytes(atPath: path, limit: limit ?? sizeLimit(of: path))
  }
}
