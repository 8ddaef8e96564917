import AppleFoundation
import SwiftUI

/// A chart's marks with the scales, stacks and styles that result from all of them.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChartPlan {
  var marks: [Mark]
  let x: ChartScale
  let y: ChartScale
  /// The styles of values in legend order.
  let legend: [(name: String, style: AnyShapeStyle)]
  /// The values that separate the side-by-side bars of a group.
  let positions: [Datum]

  private static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .mint, .indigo, .brown, .teal,
  ]

  @MainActor init(marks: [Mark], settings: ChartSettings) {
    let stacked = MarkStacks.stacked(marks)
    let values = Self.distinct(marks.compactMap { $0.styleValue?.datum })
    var styles: [Datum: AnyShapeStyle] = [:]
    for entry in settings.styles { styles[entry.datum] = entry.style }
    let palette =
      settings.palette.isEmpty ? Self.palette.map { AnyShapeStyle($0) } : settings.palette
    for (index, value) in values.enumerated() where styles[value] == nil {
      styles[value] = settings.styleOfValue?(value) ?? palette[index % palette.count]
    }
    let ordered =
      settings.styles.map(\.datum)
      + values.filter { value in
        !settings.styles.contains { $0.datum == value }
      }
    legend = ordered.filter(values.contains).compactMap { value in
      styles[value].map { (value.text, $0) }
    }
    self.marks = stacked.map { mark in
      var mark = mark
      if mark.style == nil, let value = mark.styleValue { mark.style = styles[value.datum] }
      if mark.symbol == nil, let value = mark.symbolValue {
        mark.symbol =
          settings.symbols.first { $0.datum == value }?.symbol
          ?? BasicChartSymbolShape.shape(for: value)
      }
      return mark
    }
    positions = Self.distinct(marks.compactMap(\.position))
    x = Self.scale(
      stacked.map(\.x), settings.x, startsAtZero: stacked.contains { $0.isHorizontalBar })
    y = Self.scale(
      stacked.map(\.y), settings.y,
      startsAtZero: stacked.contains { $0.kind != .rule && !$0.isHorizontalBar })
  }

  static func distinct(_ data: [Datum]) -> [Datum] {
    var seen: Set<Datum> = []
    return data.filter { seen.insert($0).inserted }
  }

  private static func scale(
    _ places: [Mark.Place], _ settings: AxisSettings, startsAtZero: Bool
  ) -> ChartScale {
    let data = places.flatMap { place -> [Datum] in
      switch place {
      case .value(let datum, _): [datum]
      case .range(let start, let end): [start, end]
      case .everywhere: []
      }
    }
    let wanted = settings.domain ?? []
    let names = distinct(wanted + data).compactMap { datum -> String? in
      if case .category(let name) = datum { return name }
      return nil
    }
    if !names.isEmpty {
      let listed = wanted.map(\.text)
      return ChartScale(
        kind: .bands(listed.isEmpty ? names : listed), isReversed: settings.isReversed)
    }
    var spans = places.flatMap { place -> [Double] in
      guard case .value(_, let span?) = place else { return [] }
      return [span.lowerBound, span.upperBound]
    }
    spans += data.compactMap(\.quantity)
    let isDate = (wanted + data).contains { datum in
      if case .date = datum { return true }
      return false
    }
    let bounds = wanted.compactMap(\.quantity)
    if let low = bounds.min(), let high = bounds.max() {
      let kind: ChartScale.Kind =
        isDate
        ? .dates(low...high) : .numbers(low...high, isLogarithmic: settings.isLogarithmic)
      return ChartScale(kind: kind, isReversed: settings.isReversed)
    }
    let low = spans.min() ?? 0
    let high = spans.max() ?? 1
    if isDate { return ChartScale(kind: .dates(low...high), isReversed: settings.isReversed) }
    let includesZero = settings.includesZero ?? startsAtZero
    return ChartScale(
      kind: .numbers(
        rounded(low, high, includesZero: includesZero && !settings.isLogarithmic),
        isLogarithmic: settings.isLogarithmic), isReversed: settings.isReversed)
  }

  /// Returns the domain extended to the next axis marks.
  private static func rounded(
    _ low: Double, _ high: Double, includesZero: Bool
  ) -> ClosedRange<Double> {
    let lower = includesZero ? min(0, low) : low
    let upper = includesZero ? max(0, high) : high
    guard lower < upper else { return lower...(lower + 1) }
    let step = AxisTicks.niceStep(lower...upper, count: 5)
    return ((lower / step).rounded(.down) * step)...((upper / step).rounded(.up) * step)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Mark {
  var isHorizontalBar: Bool {
    guard kind == .bar else { return false }
    switch (x, y) {
    case (.range, _): return true
    case (.value(let horizontal, let span), .value(let vertical, let other)):
      guard horizontal.quantity != nil, span == nil else { return false }
      return vertical.quantity == nil || other != nil
    default: return false
    }
  }

  /// The line or area to which a point belongs.
  var group: Datum? { series ?? styleValue?.datum }
}
