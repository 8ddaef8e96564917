import AppleFoundation

/// A font, given by its text style, its size or its name.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Font: Hashable, Sendable {
  /// The font before any modifiers.
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// `relativeTo` is `nil` for sizes that ignore Dynamic Type.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
  }

  let base: Base
  var modifiers: [FontModifier] = []

  init(base: Base) {
    self.base = base
  }

  func modified(by modifier: FontModifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  public init(_ font: UIFont) {
    self.init(base: .uiFont(font))
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public static let title2 = Font.system(.title2)
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public static let title3 = Font.system(.title3)
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public static let caption2 = Font.system(.caption2)
}
