import Foundation
import Glibc
import LayoutScene

/// An image that was read without a fault.
package struct LoadedImage: Sendable {
  package var bitmap: Bitmap
  /// The file's bytes, for formats that embed the file.
  package var file: [UInt8]
}

/// Reads image files that nobody has checked. Whatever a file holds, the result is pixels or an
/// error.
package enum ImageSource {
  /// The longest file that is read, in bytes.
  package static let byteLimit = 64 << 20

  /// - Parameter byteLimit: the most bytes that the pixels may take.
  package static func load(
    path: String, byteLimit: Int = .max
  ) throws(ImageFault.Reason) -> LoadedImage {
    let file = try read(path: path)
    let pixels = min(PNG.pixelLimit, byteLimit / Bitmap.bytesPerPixel)
    if let other = ForeignPicture(file) { return try other.loaded(pixelLimit: pixels) }
    do {
      return LoadedImage(bitmap: try PNG.decode(file, pixelLimit: pixels), file: file)
    } catch {
      if case .tooLarge(let width, let height, _) = error, width * height <= PNG.pixelLimit,
        max(width, height) <= PNG.sideLimit
      {
        throw .budget
      }
      throw .png(error)
    }
  }

  private static func read(path: String) throws(ImageFault.Reason) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(errno: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= byteLimit else { throw .tooLong(bytes: Int(status.st_size)) }
    let wanted = Int(status.st_size)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let got = Glibc.read(descriptor, buffer.baseAddress! + count, wanted - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if failure != 0 { throw .unreadable(errno: failure) }
    return bytes
  }
}
