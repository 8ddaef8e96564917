import AppleFoundation

/// A measurement with its dimension erased.
protocol MeasurementIntentValue {
  /// Creates a measurement in the unit with this symbol, or returns `nil` if the dimension has no such unit.
  static func made(_ number: Double, unit: String) -> Any?
  /// The number and its unit's symbol.
  var keptText: String { get }
}

extension Measurement: MeasurementIntentValue where UnitType: Dimension {
  static func made(_ number: Double, unit: String) -> Any? {
    let wanted = unit.folded
    let known = KnownUnits.units(of: UnitType.self)
    let found = known.first { unit, names in
      unit.symbol.folded == wanted || names.contains(wanted)
    }
    if let unit = found?.unit as? UnitType { return Measurement(value: number, unit: unit) }
    guard wanted.isEmpty || wanted == UnitType.baseUnit().symbol.folded else { return nil }
    return Measurement(value: number, unit: UnitType.baseUnit())
  }

  var keptText: String {
    let number = Int(exactly: value).map(String.init) ?? String(value)
    return "\(number) \(unit.symbol)"
  }
}

/// Common units by dimension.
private enum KnownUnits {
  static func units(of type: Dimension.Type) -> [(unit: Dimension, names: Set<String>)] {
    switch type {
    case is UnitTemperature.Type:
      [
        (UnitTemperature.celsius, ["c", "°", "celsius", "섭씨"]),
        (UnitTemperature.fahrenheit, ["f", "fahrenheit", "화씨"]),
        (UnitTemperature.kelvin, ["kelvin"]),
      ]
    case is UnitLength.Type:
      [
        (UnitLength.meters, ["meters", "metres", "미터"]), (UnitLength.kilometers, ["킬로미터"]),
        (UnitLength.centimeters, []), (UnitLength.millimeters, []),
        (UnitLength.miles, ["miles", "mile"]), (UnitLength.feet, ["feet", "foot"]),
        (UnitLength.inches, ["inch", "inches"]), (UnitLength.yards, ["yards"]),
      ]
    case is UnitSpeed.Type:
      [
        (UnitSpeed.metersPerSecond, []), (UnitSpeed.kilometersPerHour, ["kph"]),
        (UnitSpeed.milesPerHour, ["mi/h"]), (UnitSpeed.knots, ["knots", "kt"]),
      ]
    case is UnitMass.Type:
      [
        (UnitMass.kilograms, []), (UnitMass.grams, []), (UnitMass.milligrams, []),
        (UnitMass.pounds, ["lbs", "pounds"]), (UnitMass.ounces, ["ounces"]),
      ]
    case is UnitDuration.Type:
      [
        (UnitDuration.seconds, ["sec", "seconds", "초"]),
        (UnitDuration.minutes, ["m", "minutes", "분"]),
        (UnitDuration.hours, ["h", "hours", "hour", "시간"]),
      ]
    case is UnitPressure.Type:
      [
        (UnitPressure.hectopascals, []), (UnitPressure.kilopascals, []),
        (UnitPressure.millibars, ["mb"]), (UnitPressure.inchesOfMercury, []),
        (UnitPressure.millimetersOfMercury, []),
      ]
    case is UnitVolume.Type:
      [(UnitVolume.liters, []), (UnitVolume.milliliters, []), (UnitVolume.cups, ["cups"])]
    case is UnitEnergy.Type:
      [
        (UnitEnergy.kilocalories, []), (UnitEnergy.kilojoules, []), (UnitEnergy.joules, []),
        (UnitEnergy.kilowattHours, []),
      ]
    default: []
    }
  }
}
