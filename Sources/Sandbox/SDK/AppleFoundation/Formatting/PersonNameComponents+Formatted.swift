public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension PersonNameComponents {
  /// A format for a person's name in the locale's order, such as "Jane Doe" or "홍길동".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(name: value, locale: locale).text(in: style)
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
