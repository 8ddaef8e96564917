import Drawing

extension PictureElement {
  /// The text's or symbol's size in points, as it is drawn: after `minimumScaleFactor`.
  public var fontSize: Double { placed.fontSize }

  /// The weight of its font; regular where it says none.
  public var weight: Weight { Weight(nearestTo: node.traits.font?.weight ?? 400) }

  /// True from semibold on.
  public var isBold: Bool { weight >= .semibold }

  /// `standard`, `serif`, `rounded` or `monospaced`.
  public var fontDesign: String { (node.traits.font?.design ?? .standard).rawValue }

  /// Whether its font is italic.
  public var isItalic: Bool { node.traits.font?.isItalic ?? false }

  /// Whether all digits of its font are of one width: `monospacedDigit()`.
  public var hasMonospacedDigits: Bool { node.traits.font?.hasMonospacedDigits ?? false }

  /// True when an ellipsis stands where text had no room.
  public var isTruncated: Bool { node.isTruncated }

  /// How many lines the text takes.
  public var lineCount: Int { node.traits.lineCount ?? (text == nil ? 0 : 1) }

  /// `lineLimit(_:)`, where one is set.
  public var lineLimit: Int? { node.traits.lineLimit }

  /// How the text changes when the next entry takes its place, as `contentTransition(_:)` says:
  /// `numericText`, `opacity`, `interpolate`; nil where nothing says.
  public var contentTransition: String? { node.traits.contentTransition }

  /// Whether its digits roll downwards whatever happens: `.numericText(countsDown: true)`.
  public var countsDown: Bool { node.traits.transitionCountsDown ?? false }

  /// The value by which its digits roll up or down, `.numericText(value:)`; nil where none is given.
  public var transitionValue: Double? { node.traits.transitionValue }

  /// The factor that `minimumScaleFactor` shrank the text by; 1 is full size.
  public var textScale: Double { node.traits.textScale ?? 1 }
}
