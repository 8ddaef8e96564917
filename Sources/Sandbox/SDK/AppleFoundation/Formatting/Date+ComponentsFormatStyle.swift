public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Date {
  /// Formats the length of a date range in units: "2 hours, 5 minutes".
  ///
  /// The name ends in an underscore, because Foundation on Linux already has an empty type with Apple's name,
  /// `ComponentsFormatStyle`. Use `.components(…)` in code.
  public struct ComponentsFormatStyle_: Foundation.FormatStyle, Sendable {
    /// The length of the units' names.
    public struct Style: Codable, Hashable, Sendable {
      enum Kind: String, Codable {
        case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration
      }

      let kind: Kind

      public static let wide = Style(kind: .wide)
      public static let abbreviated = Style(kind: .abbreviated)
      public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
      public static let narrow = Style(kind: .narrow)
      public static let spellOut = Style(kind: .spellOut)
      public static let timeDuration = Style(kind: .timeDuration)
    }

    /// A unit to format.
    public struct Field: Codable, Hashable, Sendable {
      enum Option: String, Codable, CaseIterable {
        case year, month, week, day, hour, minute, second
      }

      let option: Option

      public static let year = Field(option: .year)
      public static let month = Field(option: .month)
      public static let week = Field(option: .week)
      public static let day = Field(option: .day)
      public static let hour = Field(option: .hour)
      public static let minute = Field(option: .minute)
      public static let second = Field(option: .second)

      var unit: NSCalendar.Unit {
        switch option {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    public var fields: Set<Field>?
    public var isPositive = true

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      let fields =
        fields ?? (style == .timeDuration ? [.hour, .minute, .second] : Self.everyField)
      formatter.allowedUnits = fields.reduce(into: []) { $0.insert($1.unit) }
      formatter.unitsStyle =
        switch style.kind {
        case .wide: .full
        case .spellOut: .spellOut
        case .abbreviated: .short
        case .condensedAbbreviated, .narrow: .abbreviated
        case .timeDuration: .positional
        }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> ComponentsFormatStyle_ {
      var copy = self
      copy.locale = locale
      return copy
    }

    private static let everyField = Set(Field.Option.allCases.map(Field.init))
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle where Self == Date.ComponentsFormatStyle_ {
  public static var timeDuration: Self { Self(style: .timeDuration) }

  public static func components(
    style: Date.ComponentsFormatStyle_.Style, fields: Set<Date.ComponentsFormatStyle_.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }
}
