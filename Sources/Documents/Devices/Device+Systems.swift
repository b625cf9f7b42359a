extension Device {
  /// The first and the last version of iOS or iPadOS that the device ran, by their main numbers.
  ///
  /// They are those of Apple's lists of the models that a version supports. A name that several models
  /// share, such as `ipad-pro-11`, has the versions of all of them.
  public var systems: ClosedRange<Int> {
    Self.systemsByName[(names.contains(knownName) ? knownName : names.first) ?? id]
      ?? Self.newestSystem...Self.newestSystem
  }

  /// The versions in words: `iOS 9 to 15`, or `iOS 26` for a single one.
  package var systemsInWords: String {
    let (first, last) = (systems.lowerBound, systems.upperBound)
    return "iOS \(first)" + (last == first ? "" : " to \(last)")
  }

  /// The newest version that the table knows.
  private static let newestSystem = 26

  /// The devices with known versions, in the table's order.
  static var systemNames: [String] {
    systemRows.flatMap { $0.names.split(separator: " ").map(String.init) }
  }

  private static let systemsByName = Dictionary(
    uniqueKeysWithValues: systemRows.flatMap { row in
      row.names.split(separator: " ").map { (String($0), row.versions) }
    })

  private static let systemRows: [(versions: ClosedRange<Int>, names: String)] = [
    (5...9, "iphone-4s"), (7...12, "iphone-5s"), (8...12, "iphone-6 iphone-6-plus"),
    (9...15, "iphone-se-1"), (10...15, "iphone-7 iphone-7-plus"),
    (11...16, "iphone-8 iphone-8-plus iphone-x"),
    (12...18, "iphone-xr iphone-xs iphone-xs-max"),
    (13...newestSystem, "iphone-11 iphone-11-pro iphone-11-pro-max iphone-se-2"),
    (14...newestSystem, "iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max"),
    (15...newestSystem, "iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max"),
    (15...newestSystem, "iphone-se iphone-se-3"),
    (16...newestSystem, "iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max"),
    (17...newestSystem, "iphone-15 iphone-15-plus iphone-15-pro iphone-15-pro-max"),
    (18...newestSystem, "iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e"),
    (26...newestSystem, "iphone-17 iphone-17-pro iphone-17-pro-max iphone-air"),
    (9...17, "ipad-9.7"), (10...16, "ipad-5"), (11...17, "ipad-6"), (10...17, "ipad-10.5"),
    (13...18, "ipad-7"), (10...17, "ipad-pro-12.9-2"),
    (12...newestSystem, "ipad-air-3 ipad-pro-11 ipad-pro-12.9"),
    (13...newestSystem, "ipad-10.2"), (14...newestSystem, "ipad-8 ipad-air ipad-air-4"),
    (15...newestSystem, "ipad-9 ipad-air-5 ipad-mini ipad-mini-6"),
    (16...newestSystem, "ipad ipad-10"), (18...newestSystem, "ipad-a16 ipad-mini-7"),
    (17...newestSystem, "ipad-air-11 ipad-air-13"),
    (17...newestSystem, "ipad-pro-11-m4 ipad-pro-13 ipad-pro-13-m4"),
    (26...newestSystem, "ipad-pro-11-m5 ipad-pro-13-m5"),
  ]
}
