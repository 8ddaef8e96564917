public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Font {
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(base: .textStyle(style, design: design, weight: weight))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(base: .textStyle(style, design: design, weight: nil))
  }

  /// Returns a system font with a fixed size in points, which doesn't change with Dynamic Type.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(base: .system(size: size, weight: weight, design: design))
  }

  /// Returns a custom font that scales with the body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: .body))
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: textStyle))
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
  }
}
