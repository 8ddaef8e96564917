public import AppleFoundation

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle {
  /// A date relative to the current time, or the date itself if it's at least the threshold away.
  public struct DateReference: FormatStyle, Hashable, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = AttributedString

    let date: Date
    let fields: CalendarDistance
    let threshold: Date.RelativeFormatStyle.Field
    var locale = Locale.autoupdatingCurrent

    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.fields = CalendarDistance(allowed: allowedFields, count: maxFieldCount)
      self.threshold = thresholdField
    }

    /// Returns the text that's shown at the date `value`.
    public func format(_ value: Date) -> AttributedString {
      guard fields.isBelow(threshold, from: value, to: date) else {
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
        return AttributedString(date.formatted(style))
      }
      let words = fields.words(from: value, to: date, locale: locale)
      let isKorean = locale.language.languageCode == .korean
      if date >= value { return AttributedString(isKorean ? "\(words) 후" : "in \(words)") }
      return AttributedString(isKorean ? "\(words) 전" : "\(words) ago")
    }

    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
