/// UIKit's colours under its names. Those that are dynamic have the system's values for light and dark
/// appearance.
extension Color {
  /// Text.
  public static let label = named("label")
  /// Text of less importance.
  public static let secondaryLabel = named("secondaryLabel")
  /// Text of little importance.
  public static let tertiaryLabel = named("tertiaryLabel")
  /// Text of the least importance.
  public static let quaternaryLabel = named("quaternaryLabel")
  /// The text of an empty field.
  public static let placeholderText = named("placeholderText")
  /// A link.
  public static let link = named("link")
  /// Text on a light background, in every appearance.
  public static let darkText = named("darkText")
  /// Text on a dark background, in every appearance.
  public static let lightText = named("lightText")
  /// A thin line through which content can be seen.
  public static let separator = named("separator")
  /// A thin line through which nothing can be seen.
  public static let opaqueSeparator = named("opaqueSeparator")
  /// The background of a screen.
  public static let systemBackground = named("systemBackground")
  /// The background of a group on a screen.
  public static let secondarySystemBackground = named("secondarySystemBackground")
  /// The background of a group in a group.
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = named("systemGroupedBackground")
  /// The background of a group on such a screen.
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  /// The background of a group in such a group.
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  /// The area of thin and small shapes, such as a slider's track.
  public static let systemFill = named("systemFill")
  /// The area of shapes of medium size, such as a switch.
  public static let secondarySystemFill = named("secondarySystemFill")
  /// The area of large shapes, such as a text field.
  public static let tertiarySystemFill = named("tertiarySystemFill")
  /// Large areas with complex content.
  public static let quaternarySystemFill = named("quaternarySystemFill")
  /// The system's tint of controls.
  public static let tint = named("tint")
  /// The system's tint of controls, under UIKit's name.
  public static let tintColor = named("tintColor")
  /// The system's blue.
  public static let systemBlue = named("systemBlue")
  /// The system's brown.
  public static let systemBrown = named("systemBrown")
  /// The system's cyan.
  public static let systemCyan = named("systemCyan")
  /// The system's green.
  public static let systemGreen = named("systemGreen")
  /// The system's indigo.
  public static let systemIndigo = named("systemIndigo")
  /// The system's mint.
  public static let systemMint = named("systemMint")
  /// The system's orange.
  public static let systemOrange = named("systemOrange")
  /// The system's pink.
  public static let systemPink = named("systemPink")
  /// The system's purple.
  public static let systemPurple = named("systemPurple")
  /// The system's red.
  public static let systemRed = named("systemRed")
  /// The system's teal.
  public static let systemTeal = named("systemTeal")
  /// The system's yellow.
  public static let systemYellow = named("systemYellow")
  /// The system's standard grey.
  public static let systemGray = named("systemGray")
  /// The second of the system's greys.
  public static let systemGray2 = named("systemGray2")
  /// The third of the system's greys.
  public static let systemGray3 = named("systemGray3")
  /// The fourth of the system's greys.
  public static let systemGray4 = named("systemGray4")
  /// The fifth of the system's greys.
  public static let systemGray5 = named("systemGray5")
  /// The sixth of the system's greys, nearest to the background.
  public static let systemGray6 = named("systemGray6")
  /// Black.
  public static let black = named("black")
  /// A grey with the components 1/3.
  public static let darkGray = named("darkGray")
  /// A grey with the components 1/2.
  public static let gray = named("gray")
  /// A grey with the components 2/3.
  public static let lightGray = named("lightGray")
  /// White.
  public static let white = named("white")
  /// No colour: the alpha is 0.
  public static let clear = named("clear")
  /// Pure red.
  public static let red = named("red")
  /// Pure green.
  public static let green = named("green")
  /// Pure blue.
  public static let blue = named("blue")
  /// Green and blue.
  public static let cyan = named("cyan")
  /// Red and green.
  public static let yellow = named("yellow")
  /// Red and blue.
  public static let magenta = named("magenta")
  /// Red and half of green.
  public static let orange = named("orange")
  /// Half of red and blue.
  public static let purple = named("purple")
  /// A brown with the components 0.6, 0.4 and 0.2.
  public static let brown = named("brown")

  /// A grey.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour with this name; the names are those of this file.
  private static func named(_ name: String) -> Color {
    SemanticColors.named(name)?.color ?? Color(0x000000)
  }
}
