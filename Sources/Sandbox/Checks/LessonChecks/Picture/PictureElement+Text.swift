import Drawing

extension PictureElement {
  /// The size of the text or symbol in points as drawn, after `minimumScaleFactor`.
  public var fontSize: Double { placed.fontSize }

  /// The font's weight; regular if not set.
  public var weight: Weight { Weight(nearestTo: node.traits.font?.weight ?? 400) }

  /// Whether the weight is semibold or heavier.
  public var isBold: Bool { weight >= .semibold }

  /// The font's design: `standard`, `serif`, `rounded` or `monospaced`.
  public var fontDesign: String { (node.traits.font?.design ?? .standard).rawValue }

  /// Whether the font is italic.
  public var isItalic: Bool { node.traits.font?.isItalic ?? false }

  /// Whether all digits have the same width: `monospacedDigit()`.
  public var hasMonospacedDigits: Bool { node.traits.font?.hasMonospacedDigits ?? false }

  /// Whether the text is truncated with an ellipsis.
  public var isTruncated: Bool { node.isTruncated }

  /// The number of lines of the text.
  public var lineCount: Int { node.traits.lineCount ?? (text == nil ? 0 : 1) }

  /// The limit set by `lineLimit(_:)`, or `nil`.
  public var lineLimit: Int? { node.traits.lineLimit }

  /// The transition set by `contentTransition(_:)` for text that changes between entries: `numericText`,
  /// `opacity`, `interpolate`, or `nil`.
  public var contentTransition: String? { node.traits.contentTransition }

  /// Whether the digits always roll downward: `.numericText(countsDown: true)`.
  public var countsDown: Bool { node.traits.transitionCountsDown ?? false }

  /// The value that determines whether digits roll up or down, `.numericText(value:)`, or `nil`.
  public var transitionValue: Double? { node.traits.transitionValue }

  /// The factor by which `minimumScaleFactor` shrank the text; 1 is full size.
  public var textScale: Double { node.traits.textScale ?? 1 }
}
