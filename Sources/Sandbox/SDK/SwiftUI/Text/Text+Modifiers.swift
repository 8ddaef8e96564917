public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Text {
  public func font(_ font: Font?) -> Text { modified(by: .font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { modified(by: .fontModifier(.weight($0))) } ?? self
  }

  public func bold() -> Text { modified(by: .fontModifier(.bold(true))) }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func bold(_ isActive: Bool) -> Text {
    isActive ? bold() : self
  }

  public func italic() -> Text { modified(by: .fontModifier(.italic(true))) }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func italic(_ isActive: Bool) -> Text {
    isActive ? italic() : self
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { modified(by: .fontModifier(.design($0))) } ?? self
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { modified(by: .fontModifier(.width($0))) } ?? self
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public func monospacedDigit() -> Text { modified(by: .fontModifier(.monospacedDigit)) }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *)
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? modified(by: .fontModifier(.monospaced(true))) : self
  }

  public func foregroundColor(_ color: Color?) -> Text {
    color.map { modified(by: .foreground($0)) } ?? self
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    modified(by: .foreground(style))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(by: .underline(isActive))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .underline(isActive))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(by: .strikethrough(isActive))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .strikethrough(isActive))
  }

  public func kerning(_ kerning: CGFloat) -> Text { modified(by: .kerning(kerning)) }

  public func tracking(_ tracking: CGFloat) -> Text { modified(by: .tracking(tracking)) }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(by: .baselineOffset(baselineOffset))
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Text {
  /// A line under or through text.
  ///
  /// Rings ignores its color and pattern, because terminals have a single kind of line.
  public struct LineStyle: Hashable, Sendable {
    public static let single = Text.LineStyle()

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {}

    private init() {}

    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Text {
  public func accessibilityLabel(_ label: Text) -> Text {
    modified(by: .accessibilityLabel(label))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    accessibilityLabel(Text(label))
  }
}
