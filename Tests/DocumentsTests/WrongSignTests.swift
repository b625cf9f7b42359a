import Foundation
import TestSupport
import Testing

@testable import Documents

/// A path that nothing is at has the name of a file that is there.
@Test func aFileIsSuggestedForAMisspeltOne() throws {
  try withFolder { (folder: URL) throws in
    for name in ["parts.yaml", "photo.png", "Localizable.xcstrings", ".parts.yml"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    for (line, near) in [
      ("include: part.yaml", "parts.yaml"),
      ("strings: Localisable.xcstrings", "Localizable.xcstrings"),
      ("views: {a: {class: image, image: phot.png}}", "photo.png"),
    ] {
      let found = problems("name: A\n" + line, file: folder.path + "/a.yaml")
      #expect(found.count == 1 && found[0].hasSuffix("; did you mean “\(near)”?"), "\(found)")
    }
  }
}
