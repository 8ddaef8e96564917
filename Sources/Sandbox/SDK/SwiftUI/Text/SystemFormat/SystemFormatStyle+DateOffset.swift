public import AppleFoundation

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle {
  /// The distance of a date from an anchor, such as `+2 hours, 5 minutes`.
  public struct DateOffset: FormatStyle, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let anchor: Date
    let fields: CalendarDistance
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.fields = CalendarDistance(allowed: allowedFields, count: maxFieldCount)
      self.sign = sign
    }

    public func format(_ value: Date) -> AttributedString {
      let words = fields.words(from: anchor, to: value, locale: locale)
      let mark =
        switch value {
        case ..<anchor: sign == .never ? "" : "-"
        case anchor: sign == .always(includingZero: true) ? "+" : ""
        default: sign == .never || sign == .automatic ? "" : "+"
        }
      return AttributedString(mark + words)
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
