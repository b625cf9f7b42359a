/// What the program was built from. `Scripts/release` replaces this file in the folder that it builds in.
enum BuiltFrom {
  /// The commit in hexadecimal digits; nil for a build of a folder in which somebody works.
  static let commit: String? = nil
}
