public import AppleFoundation
public import SwiftUI

/// A value with a label that describes it.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct PlottableValue<Value> where Value: Plottable {
  let label: String
  let value: Value
  /// The value's range along its axis, such as a day from start to end.
  var span: ClosedRange<Double>?

  var datum: Datum { Datum(value) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "\(labelKey)", value: value)
  }

  @_disfavoredOverload
  public static func value<S>(_ label: S, _ value: Value) -> PlottableValue
  where S: StringProtocol {
    PlottableValue(label: String(label), value: value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    binned("\(labelKey)", value, unit: unit, calendar: calendar)
  }

  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue where S: StringProtocol {
    binned(String(label), value, unit: unit, calendar: calendar)
  }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    binned("", value, unit: unit, calendar: calendar)
  }

  private static func binned(
    _ label: String, _ value: Date, unit: Calendar.Component, calendar: Calendar?
  ) -> PlottableValue {
    guard let interval = (calendar ?? .current).dateInterval(of: unit, for: value) else {
      return PlottableValue(label: label, value: value)
    }
    return PlottableValue(
      label: label, value: value,
      span: interval.start
        .timeIntervalSinceReferenceDate...interval.end
        .timeIntervalSinceReferenceDate)
  }
}

/// A primitive plottable value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
enum Datum: Hashable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  init<Value>(_ value: Value) where Value: Plottable {
    self.init(primitive: value.primitivePlottable)
  }

  private init(primitive value: Any) {
    self =
      switch value {
      case let date as Date: .date(date.timeIntervalSinceReferenceDate)
      case let text as String: .category(text)
      case let number as any BinaryInteger: .number(Double(number))
      case let number as any BinaryFloatingPoint: .number(Double(number))
      case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
      default: .category(String(describing: value))
      }
  }

  /// The position along a continuous axis, or `nil` for a category.
  var quantity: Double? {
    switch self {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .category: nil
    }
  }

  var text: String {
    switch self {
    case .number(let number): number.formatted(.number.precision(.fractionLength(0...2)))
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted()
    case .category(let name): name
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Datum {
  /// Returns the original value, or `nil` if its type was different.
  func value<Value>(as type: Value.Type) -> Value? where Value: Plottable {
    let primitive: Any
    switch self {
    case .number(let number): primitive = Self.number(number, as: Value.PrimitivePlottable.self)
    case .date(let seconds): primitive = Date(timeIntervalSinceReferenceDate: seconds)
    case .category(let name): primitive = name
    }
    return (primitive as? Value.PrimitivePlottable).flatMap(Value.init(primitivePlottable:))
  }

  private static func number(_ number: Double, as type: Any.Type) -> Any {
    if let type = type as? any BinaryInteger.Type, let whole = Int64(exactly: number) {
      return type.init(truncatingIfNeeded: whole)
    }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(number) }
    return type is Decimal.Type ? Decimal(number) : number
  }
}
