/// The default gauge style: a bar that fills up.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration, thickness: 17, spacing: 10)
  }
}

/// A style with a bar that fills up, the title above it and the value below.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration, thickness: 17, spacing: 10)
  }
}

/// A style with an open ring and a dot at the value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGauge(configuration: configuration)
  }
}

/// A style with a closed ring that fills up from the top.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ClosedRingGauge(configuration: configuration)
  }
}

/// A style with a bar, a dot at the value and the bounds beside it.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkerBarGauge(configuration: configuration)
  }
}

/// A style for small spaces: a bar that fills up, with the title above it and the value below.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration, thickness: 8, spacing: 4)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
