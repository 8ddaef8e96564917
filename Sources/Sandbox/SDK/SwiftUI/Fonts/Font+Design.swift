public import AppleFoundation
package import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Font {
  /// The design of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    @available(iOS 13.0, watchOS 7.0, *)
    case serif
    case rounded
    @available(iOS 13.0, watchOS 7.0, *)
    case monospaced

    package var drawn: FontDescription.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose

    /// Returns the change in line height for a font of this size, in points: 2 for body text.
    func extra(for size: Double) -> Double {
      let step = size >= 20 ? 3.0 : 2.0
      return switch self {
      case .standard: 0
      case .tight: -step
      case .loose: step
      }
    }
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight, from 100 to 900.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The horizontal scale of glyphs: about 0.7 when compressed, 1.26 when expanded.
    package var scale: Double {
      value < 0 ? 1 + Double(value) : 1 + Double(value) * 1.3
    }
  }
}
