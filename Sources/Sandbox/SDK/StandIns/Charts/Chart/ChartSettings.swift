public import AppleFoundation
import SwiftUI

/// The settings of an axis from a chart's modifiers.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisSettings {
  var visibility = Visibility.automatic
  var groups = [AxisGroup.automatic]
  var domain: [Datum]?
  var includesZero: Bool?
  var isReversed = false
  var isLogarithmic = false
  var title: AxisTitle?
}

/// The title of an axis, from `chartXAxisLabel` or `chartYAxisLabel`.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  /// The distance from the chart in points, or `nil` for the default.
  let spacing: CGFloat?
  /// Whether the title is text, which is rotated if it's beside the chart.
  var isText = true
}

/// The settings from a chart's modifiers.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendView: AnyView?
  /// Styles for specific values, in legend order.
  var styles: [(datum: Datum, style: AnyShapeStyle)] = []
  /// Styles for values in order of appearance.
  var palette: [AnyShapeStyle] = []
  /// Symbols for specific values.
  var symbols: [(datum: Datum, symbol: BasicChartSymbolShape)] = []
  /// Returns the style of a value without a specific style.
  var styleOfValue: ((Datum) -> AnyShapeStyle?)?
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var overlay: (@MainActor (ChartProxy) -> AnyView)?
  var background: (@MainActor (ChartProxy) -> AnyView)?
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// A proxy that converts between a chart's values and positions in its plot.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ChartProxy {
  let plan: ChartPlan?
  public let plotSize: CGSize

  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    plan?.x.fraction(of: Datum(value)).map { $0 * plotSize.width }
  }

  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    plan?.y.fraction(of: Datum(value)).map { (1 - $0) * plotSize.height }
  }

  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    value(plan?.x, position / max(1, plotSize.width))
  }

  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    value(plan?.y, 1 - position / max(1, plotSize.height))
  }

  private func value<P>(_ scale: ChartScale?, _ fraction: Double) -> P? where P: Plottable {
    guard let scale, let quantity = scale.quantity(at: fraction) else { return nil }
    let datum: Datum
    if case .dates = scale.kind { datum = .date(quantity) } else { datum = .number(quantity) }
    return AxisValue(index: 0, count: 1, datum: datum).as(P.self)
  }
}
