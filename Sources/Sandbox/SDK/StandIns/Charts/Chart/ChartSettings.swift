public import AppleFoundation
import SwiftUI

/// What a chart's modifiers say about one axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisSettings {
  var visibility = Visibility.automatic
  var groups = [AxisGroup.automatic]
  var domain: [Datum]?
  var includesZero: Bool?
  var isReversed = false
  var isLogarithmic = false
  var label: AnyView?
}

/// What a chart's modifiers say.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendView: AnyView?
  /// Styles by the value that they stand for, in the order of the legend.
  var styles: [(datum: Datum, style: AnyShapeStyle)] = []
  /// Styles for values in the order in which they come.
  var palette: [AnyShapeStyle] = []
  /// The symbols that values have.
  var symbols: [(datum: Datum, symbol: BasicChartSymbolShape)] = []
  /// The style that a value has where none is listed.
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

/// Translates between a chart's values and places in its plot.
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
