public import AppleFoundation

/// A value of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: Datum

  /// Returns the value as the type of the chart's data.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable {
    let primitive: Any? =
      switch datum {
      case .category(let name): name
      case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
      case .number(let number): Self.number(number, as: P.PrimitivePlottable.self)
      }
    return (primitive as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
  }

  private static func number(_ number: Double, as type: Any.Type) -> Any? {
    switch type {
    case let type as any BinaryFloatingPoint.Type: type.init(number)
    case let type as any BinaryInteger.Type:
      abs(number) < 9e15 ? type.init(exactly: number.rounded()) : nil
    case is Decimal.Type: Decimal(number)
    default: nil
    }
  }
}

/// The values that get marks on an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisMarkValues {
  enum Kind {
    case automatic(desiredCount: Int?)
    case stride(Double)
    case dates(Calendar.Component, count: Int, Calendar)
    case listed([Datum])
  }

  let kind: Kind

  public static var automatic: AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount: nil))
  }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount: desiredCount))
  }

  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable, P: BinaryFloatingPoint {
    AxisMarkValues(kind: .automatic(desiredCount: desiredCount))
  }

  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable, P: BinaryFloatingPoint {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }

  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable, P: BinaryInteger {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(component, count: max(1, count), calendar ?? .current))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String

  public static var automatic: AxisMarkPosition { AxisMarkPosition(name: "automatic") }
  public static var leading: AxisMarkPosition { AxisMarkPosition(name: "leading") }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(name: "trailing") }
  public static var top: AxisMarkPosition { AxisMarkPosition(name: "top") }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(name: "bottom") }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String

  public static var automatic: AxisMarkPreset { AxisMarkPreset(name: "automatic") }
  public static var aligned: AxisMarkPreset { AxisMarkPreset(name: "aligned") }
  public static var extended: AxisMarkPreset { AxisMarkPreset(name: "extended") }
  public static var inset: AxisMarkPreset { AxisMarkPreset(name: "inset") }
}
