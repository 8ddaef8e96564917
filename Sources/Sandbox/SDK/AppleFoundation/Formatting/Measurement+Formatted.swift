public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Measurement where UnitType: Dimension {
  /// A format for a measurement with its unit, such as "23°C".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: MeasurementText.Width

      public static var wide: UnitWidth { UnitWidth(width: .wide) }
      public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
      public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        width: width.width, locale: locale,
        convertsToLocale: usage?.purpose != .asProvided, number: numberFormatStyle,
        hidesScale: hidesScaleName
      ).text(value: value.value, unit: value.unit)
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }
}

/// The purpose of a measurement, which determines a locale's preferred unit.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable
where UnitType: Dimension {
  enum Purpose: String, Codable, Sendable {
    case general, asProvided, weather, person, personHeight, personWeight, road, food, workout
    case focalLength, rainfall, snowfall, visibility, wind, baby
  }

  let purpose: Purpose

  public static var general: Self { Self(purpose: .general) }
  public static var asProvided: Self { Self(purpose: .asProvided) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(purpose: .weather) }
  public static var person: Self { Self(purpose: .person) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(purpose: .road) }
  public static var person: Self { Self(purpose: .person) }
  public static var personHeight: Self { Self(purpose: .personHeight) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(purpose: .food) }
  public static var workout: Self { Self(purpose: .workout) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle {
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
