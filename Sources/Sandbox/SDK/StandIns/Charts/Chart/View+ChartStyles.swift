public import AppleFoundation
public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let styles = mapping.map { (datum: Datum($0.key), style: AnyShapeStyle($0.value)) }
    return changingChart { $0.styles = styles }
  }

  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let styles = zip(domain, range).map { (datum: Datum($0), style: AnyShapeStyle($1)) }
    return changingChart { $0.styles = styles }
  }

  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let styles = domain.map { (datum: Datum($0), style: AnyShapeStyle(mapping($0))) }
    return changingChart { $0.styles = styles }
  }

  nonisolated public func chartForegroundStyleScale<S>(
    range: [S], type: ScaleType? = nil
  ) -> some View where S: ShapeStyle {
    let palette = range.map { AnyShapeStyle($0) }
    return changingChart { $0.palette = palette }
  }

  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    changingChart { settings in
      settings.styleOfValue = { $0.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  nonisolated public func chartSymbolScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, BasicChartSymbolShape>
  ) -> some View where DataValue: Plottable {
    let symbols = mapping.map { (datum: Datum($0.key), symbol: $0.value) }
    return changingChart { $0.symbols = symbols }
  }

  nonisolated public func chartSymbolScale<DataValue>(
    domain: [DataValue], range: [BasicChartSymbolShape]
  ) -> some View where DataValue: Plottable {
    let symbols = zip(domain, range).map { (datum: Datum($0), symbol: $1) }
    return changingChart { $0.symbols = symbols }
  }

  nonisolated public func chartSymbolScale<DataValue>(
    domain: [DataValue], mapping: @escaping (DataValue) -> BasicChartSymbolShape
  ) -> some View where DataValue: Plottable {
    let symbols = domain.map { (datum: Datum($0), symbol: mapping($0)) }
    return changingChart { $0.symbols = symbols }
  }

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    changingChart { $0.legend = visibility }
  }

  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    changingChart { $0.legend = .visible }
  }

  @MainActor public func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let view = AnyView(content())
    return changingChart { $0.legendView = view }
  }

  @MainActor public func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    changingChart { $0.plotStyle = { AnyView(content(ChartPlotContent(plot: $0))) } }
  }

  @MainActor public func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    changingChart { $0.overlay = { AnyView(content($0)) } }
  }

  @MainActor public func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    changingChart { $0.background = { AnyView(content($0)) } }
  }
}

/// The plot of a chart, for adding a background or a border.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ChartPlotContent: View {
  let plot: AnyView

  public var body: some View { plot }
}
