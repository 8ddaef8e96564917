import Foundation

/// Formats a number with its unit, converted to a locale's preferred unit.
struct MeasurementText {
  enum Width: String, Codable, Sendable { case wide, abbreviated, narrow }

  var width: Width
  var locale: Locale
  var convertsToLocale: Bool
  var number: FloatingPointFormatStyle<Double>?
  var hidesScale = false
  /// Whether the size of the value decides between units such as meters and kilometers.
  var isScaled = false

  func text(value: Double, unit: Dimension) -> String {
    let base = unit.converter.baseUnitValue(fromValue: value)
    let target = convertsToLocale ? scaled(base, of: unit) ?? preferred(for: unit) : unit
    let converted = target.converter.value(fromBaseUnitValue: base)
    return text(converted, symbol: target.symbol)
  }

  /// Returns the largest unit in which a value is at least 1, or else the smallest unit; nil if the size of the
  /// value doesn't decide.
  private func scaled(_ base: Double, of unit: Dimension) -> Dimension? {
    let isUS = locale.measurementSystem == .us
    let units: [Dimension]
    switch unit {
    case is UnitLength where isScaled:
      units =
        isUS
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
    case is UnitMass where isScaled:
      units =
        isUS
        ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
    default: return nil
    }
    return units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? units.last
  }

  /// Returns the unit that the locale uses for the quantity.
  private func preferred(for unit: Dimension) -> Dimension {
    let isUS = locale.measurementSystem == .us
    switch unit {
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed:
      return locale.measurementSystem == .metric
        ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case let length as UnitLength:
      let isLong = length.converter.baseUnitValue(fromValue: 1) >= 1_000
      if isLong {
        return locale.measurementSystem == .metric ? UnitLength.kilometers : UnitLength.miles
      }
      return isUS ? UnitLength.feet : length
    case let mass as UnitMass:
      return isUS && mass.converter.baseUnitValue(fromValue: 1) >= 1 ? UnitMass.pounds : mass
    default: return unit
    }
  }

  private func text(_ value: Double, symbol: String) -> String {
    let style = (number ?? .number.precision(.fractionLength(0...defaultFractionDigits)))
      .locale(locale)
    let digits = value.formatted(style)
    if hidesScale, symbol == "°C" || symbol == "°F" { return digits + "°" }
    guard let name = UnitName.known[symbol] else { return "\(digits) \(symbol)" }
    switch width {
    case .narrow: return digits + name.narrow
    case .wide:
      if locale.language.languageCode?.identifier == "ko" {
        // In Korean, the temperature scale comes first, and the degree sign follows the number.
        return symbol.hasPrefix("°") && symbol.count == 2
          ? "\(name.korean)\(digits)도" : "\(digits)\(name.korean)"
      }
      return "\(digits) \(digits == "1" ? name.singular : name.plural)"
    case .abbreviated:
      let isKorean = locale.language.languageCode?.identifier == "ko"
      return digits
        + (isKorean ? name.abbreviated.trimmingCharacters(in: .whitespaces) : name.abbreviated)
    }
  }

  /// The maximum number of fraction digits: 0 for values converted to the locale's unit, otherwise 2.
  private var defaultFractionDigits: Int { convertsToLocale ? 0 : 2 }
}
