public import Foundation

/// A formatter for measurements with their units.
@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale? = .current
  // Not optional: Apple's property is implicitly unwrapped, so code sets the formatter's properties without
  // unwrapping it.
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String
  where UnitType: Dimension {
    text(value: measurement.value, unit: measurement.unit)
  }

  private func text(value: Double, unit: Dimension) -> String {
    let digits = numberFormatter.maximumFractionDigits
    let least = min(numberFormatter.minimumFractionDigits, digits)
    let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(least...digits))
    return MeasurementText(
      width: width, locale: locale ?? .current,
      convertsToLocale: !unitOptions.contains(.providedUnit), number: number,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit),
      isScaled: unitOptions.contains(.naturalScale)
    ).text(value: value, unit: unit)
  }

  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String
  where UnitType: Unit {
    // A `Measurement<Unit>` may contain any dimension.
    if let unit = measurement.unit as? Dimension {
      return text(value: measurement.value, unit: unit)
    }
    let number = numberFormatter.string(from: NSNumber(value: measurement.value))
    return "\(number ?? measurement.value.formatted()) \(measurement.unit.symbol)"
  }

  open func string(from unit: Unit) -> String {
    guard let name = UnitName.known[unit.symbol] else { return unit.symbol }
    return unitStyle == .long ? name.plural : unit.symbol
  }

  private var width: MeasurementText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .abbreviated
    case .long: .wide
    @unknown default: .abbreviated
    }
  }
}
