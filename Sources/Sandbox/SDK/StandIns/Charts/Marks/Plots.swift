public import SwiftUI

/// A projection from a data element to a plottable value.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct PlottableProjection<Root, Value> where Value: Plottable {
  let value: (Root) -> Value

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>
  ) -> PlottableProjection {
    PlottableProjection { $0[keyPath: keyPath] }
  }

  @_disfavoredOverload
  public static func value<S>(
    _ label: S, _ keyPath: KeyPath<Root, Value>
  ) -> PlottableProjection where S: StringProtocol {
    PlottableProjection { $0[keyPath: keyPath] }
  }
}

/// Returns 101 evenly spaced inputs of a function in a domain.
private func steps(in domain: ClosedRange<Double>?) -> [Double] {
  let domain = domain ?? 0...1
  let length = domain.upperBound - domain.lowerBound
  return (0...100).map { domain.lowerBound + length * Double($0) / 100 }
}

/// A line plot of a function or of data.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct LinePlot: ChartContent, MarkSource {
  private let made: [Mark]
  @MainActor var marks: [Mark] { made }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    made = steps(in: domain).compactMap { place in
      let value = function(place)
      return value.isFinite ? LineMark(x: .value(x, place), y: .value(y, value)).mark : nil
    }
  }

  /// Creates a parametric plot from a function that returns both coordinates.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    made = steps(in: domain).compactMap { step in
      let place = function(step)
      guard place.x.isFinite, place.y.isFinite else { return nil }
      return LineMark(x: .value(x, place.x), y: .value(y, place.y)).mark
    }
  }

  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    made = data.map { LineMark(x: .value("", x.value($0)), y: .value("", y.value($0))).mark }
  }

  public init<Data, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable {
    made = data.map {
      LineMark(
        x: .value("", x.value($0)), y: .value("", y.value($0)),
        series: .value("", series.value($0))
      ).mark
    }
  }
}

/// An area plot below a function, between two functions, or of data.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct AreaPlot: ChartContent, MarkSource {
  private let made: [Mark]
  @MainActor var marks: [Mark] { made }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    made = steps(in: domain).compactMap { place in
      let value = function(place)
      guard value.isFinite else { return nil }
      return AreaMark(x: .value(x, place), yStart: .value(y, 0.0), yEnd: .value(y, value)).mark
    }
  }

  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    made = steps(in: domain).compactMap { place in
      let value = function(place)
      guard value.yStart.isFinite, value.yEnd.isFinite else { return nil }
      return AreaMark(
        x: .value(x, place), yStart: .value(yStart, value.yStart), yEnd: .value(yEnd, value.yEnd)
      ).mark
    }
  }

  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    made = data.map { AreaMark(x: .value("", x.value($0)), y: .value("", y.value($0))).mark }
  }
}

/// A point plot of data.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct PointPlot: ChartContent, MarkSource {
  private let made: [Mark]
  @MainActor var marks: [Mark] { made }

  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    made = data.map { PointMark(x: .value("", x.value($0)), y: .value("", y.value($0))).mark }
  }
}

/// A bar plot of data.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct BarPlot: ChartContent, MarkSource {
  private let made: [Mark]
  @MainActor var marks: [Mark] { made }

  public init<Data, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Data: RandomAccessCollection, X: Plottable, Y: Plottable {
    made = data.map {
      BarMark(x: .value("", x.value($0)), y: .value("", y.value($0)), width: width).mark
    }
  }
}
