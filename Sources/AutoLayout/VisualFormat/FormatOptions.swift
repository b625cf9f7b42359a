extension LayoutConstraint {
  /// The alignment of a format's views across it, and the direction of the format, with UIKit's raw values.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << attribute.rawValue }

    /// Align the left edges of a vertical format's views.
    public static let alignAllLeft = FormatOptions(.left)
    /// Align the right edges of a vertical format's views.
    public static let alignAllRight = FormatOptions(.right)
    /// Align the top edges of a horizontal format's views.
    public static let alignAllTop = FormatOptions(.top)
    /// Align the bottom edges of a horizontal format's views.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Align the leading edges of a vertical format's views.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Align the trailing edges of a vertical format's views.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Align the horizontal centres of a vertical format's views.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Align the vertical centres of a horizontal format's views.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Align the last baselines of a horizontal format's views.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// UIKit's older name of `alignAllLastBaseline`.
    public static let alignAllBaseline = alignAllLastBaseline
    /// Align the first baselines of a horizontal format's views.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format runs in reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right in every reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left in every reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all direction options. A format with both directions at once is an error.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical spacing from the bottom edge of one view to the top edge of the next; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacing from the last baseline of one view to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that have an alignment option, with that option, in the order of raw values.
    package static let alignments: [(attribute: Attribute, option: FormatOptions)] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ].map { ($0, FormatOptions($0)) }
  }
}
