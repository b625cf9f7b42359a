import CPango
import Checksums
import Foundation
import LayoutScene

/// The font files and libraries on which measurements and pictures depend besides the input. If two
/// fingerprints differ, their pictures cannot be compared.
public struct Fingerprint: Sendable, Hashable {
  /// A library that takes part in setting or drawing text.
  public struct Library: Sendable, Hashable {
    /// The library's name, such as `Pango`.
    public var name: String
    /// The version at run time, such as `1.50.12`.
    public var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// A font file.
  public struct FontFile: Sendable, Hashable {
    /// The file's path.
    public var path: String
    /// The Debian package that the file comes from; nil for a file that is not plumb's.
    public var package: String?
    /// The file's SHA-256 in 64 hexadecimal digits; nil if the file could not be read.
    public var sha256: String?
  }

  /// The libraries, in a fixed order.
  public var libraries: [Library]
  /// The font files, sorted by path.
  public var files: [FontFile]

  /// Reads the libraries' versions and hashes font files, which takes some 10 ms a megabyte.
  ///
  /// - Parameter files: the paths to hash, such as those of the faces that a scene uses; nil for
  ///   all of plumb's fonts, some 60 MB.
  public init(files: [String]? = nil) {
    let families = FontCatalog.families + [FontCatalog.icons]
    let paths = files ?? families.flatMap(\.paths)
    self.files = Set(paths).sorted().map { path in
      FontFile(
        path: path, package: families.first { $0.paths.contains(path) }?.package,
        sha256: SHA256.hex(ofFile: path))
    }
    libraries = [
      Library(name: "Pango", version: String(cString: pango_version_string())),
      Library(name: "HarfBuzz", version: String(cString: hb_version_string())),
      Library(name: "FreeType", version: Self.freeType),
      Library(name: "Cairo", version: String(cString: cairo_version_string())),
      Library(name: "fontconfig", version: Self.fontconfig),
    ]
  }

  /// The paths of all font files that text may be set in.
  package static var catalog: [String] {
    (FontCatalog.families + [FontCatalog.icons]).flatMap(\.paths)
  }

  /// The path of the font of the icons that symbols are drawn with.
  package static var icons: String { FontCatalog.icons.paths.joined() }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// fontconfig's version, which it returns as a number: 21401 for 2.14.1.
  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
  }
}
