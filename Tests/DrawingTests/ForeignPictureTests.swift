import Foundation
import LayoutScene
import Testing

@testable import Drawing

/// A file with these bytes, removed after the test.
private func load(_ bytes: [UInt8]) throws -> LoadedImage {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try Data(bytes).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return try ImageSource.load(path: file.path)
}

private func svg(_ color: String) -> [UInt8] {
  Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2" fill="\(color)"/></svg>
    """.utf8)
}

/// A page of 4 × 2 points, filled with a colour.
private let pdf = Array(
  """
  %PDF-1.4
  1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
  2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
  3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 4 2]/Contents 4 0 R>> endobj
  4 0 obj <</Length 22>> stream
  0 0 1 rg 0 0 4 2 re f
  endstream endobj
  trailer <</Root 1 0 R>>
  %%EOF
  """.utf8)

/// 8 × 4 pixels of one colour, and the same turned by its own orientation.
private let jpeg = """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
  FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
  FBQUFBQUFBT/wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
  BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
  V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
  4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
  AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm\
  Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
  8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDwqiiivmj+3T//2Q==
  """
private let turnedJPEG = """
  /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMCAgMDAwMEAwME\
  BQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQU\
  FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEB\
  AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
  M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj\
  pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
  AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl\
  8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmq\
  srO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDwqiiivmj+3T//2Q==
  """

@Test(
  arguments: [
    (svg("#ff0000"), 0xFFFF_0000), (svg("rgba(255,0,0,0.5)"), 0x80FF_0000), (pdf, 0xFF00_00FF),
  ] as [([UInt8], UInt32)])
func vectorsAreDrawnWithThreePixelsAPoint(file: [UInt8], pixel: UInt32) throws {
  let image = try load(file)
  #expect((image.bitmap.width, image.bitmap.height) == (12, 6))
  let middle = image.bitmap[6, 3]
  #expect(middle & 0xFFFFFF == pixel & 0xFFFFFF)
  #expect(abs(Int(middle >> 24) - Int(pixel >> 24)) <= 1)
  // What other formats embed is a PNG.
  #expect(try PNG.decode(image.file) == image.bitmap)
}

@Test(arguments: [(jpeg, 8, 4), (turnedJPEG, 4, 8)])
func aJPEGIsUpright(text: String, width: Int, height: Int) throws {
  let image = try load([UInt8](try #require(Data(base64Encoded: text))))
  #expect((image.bitmap.width, image.bitmap.height) == (width, height))
  let pixel = image.bitmap[1, 1]
  for (shift, value) in [(UInt32(16), 200), (8, 30), (0, 60)] {
    #expect(abs(Int(pixel >> shift & 255) - value) <= 4)
  }
}

@Test func anSVGReadsNoOtherFile() throws {
  let secret = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
  try Data(svg("#00ff00")).write(to: secret)
  defer { try? FileManager.default.removeItem(at: secret) }
  let outer = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="2">
    <image width="4" height="2" xlink:href="file://\(secret.path)"/></svg>
    """
  #expect(try load(Array(outer.utf8)).bitmap.pixels.allSatisfy { $0 == 0 })
}

@Test func damagedPicturesAreFaults() {
  for bytes in [Array("%PDF-1.7".utf8), Array("<svg".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 1]] {
    #expect(throws: ImageFault.Reason.damaged) { try load(bytes) }
  }
}

@Test func aVectorOfManyPointsHasFewerPixels() throws {
  let huge = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40000" height="2"><rect width="40000" height="2"/></svg>
    """
  #expect(try load(Array(huge.utf8)).bitmap.width == 4096)
}
