import Charts
import SwiftUI
import WidgetKit

struct Sale: Identifiable {
  enum Shape: String, Plottable { case cube, ball }
  var id: String { "\(shape)\(day)" }
  let day: Date
  let count: Int
  let shape: Shape
  static let all: [Sale] = (0..<5).flatMap { day in
    [Shape.cube, .ball].map { Sale(day: Date(timeIntervalSince1970: Double(day) * 86_400), count: (day * 3 + ($0 == .cube ? 4 : 1)) % 7 + 1, shape: $0) }
  }
}
// 1. Bars.
struct Bars: View {
  var body: some View {
    Chart(Sale.all) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count))
        .foregroundStyle(by: .value("Shape", sale.shape))
        .position(by: .value("Shape", sale.shape))
        .cornerRadius(2)
        .annotation(position: .top, alignment: .center, spacing: 1) { Text("\(sale.count)").font(.system(size: 6)) }
    }
    .chartForegroundStyleScale(["cube": Color.blue, "ball": .green])
    .chartLegend(position: .bottom, alignment: .leading)
  }
}
// 2. Lines, points, areas and rules together.
struct Lines: View {
  var body: some View {
    Chart {
      ForEach(Sale.all.filter { $0.shape == .cube }) { sale in
        LineMark(x: .value("Day", sale.day), y: .value("Count", sale.count), series: .value("S", "a"))
          .interpolationMethod(.catmullRom).lineStyle(StrokeStyle(lineWidth: 2)).symbol(.circle)
        AreaMark(x: .value("Day", sale.day), yStart: .value("Low", 0), yEnd: .value("High", sale.count))
          .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        PointMark(x: .value("Day", sale.day), y: .value("Count", sale.count)).symbolSize(20)
      }
      RuleMark(y: .value("Goal", 4)).foregroundStyle(.red).lineStyle(.init(lineWidth: 1, dash: [3]))
        .annotation(position: .overlay, alignment: .trailing, overflowResolution: .init(x: .fit, y: .disabled)) { Text("Goal") }
      RectangleMark(xStart: .value("a", Date(timeIntervalSince1970: 0)), xEnd: .value("b", Date(timeIntervalSince1970: 86_400))).opacity(0.2)
    }
    .chartYScale(domain: 0...8)
    .chartXScale(domain: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400 * 4), range: .plotDimension(padding: 4))
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        if let date = value.as(Date.self) { AxisValueLabel { Text(date, format: .dateTime.day()) } }
      }
    }
    .chartYAxis { AxisMarks(position: .leading, values: [0, 4, 8]) { AxisValueLabel(format: IntegerFormatStyle<Int>()); AxisGridLine(stroke: .init(lineWidth: 0.5)) } }
  }
}
// 3. Sectors.
struct Sectors: View {
  var body: some View {
    Chart(Sale.all.prefix(4)) {
      SectorMark(angle: .value("Count", $0.count), innerRadius: .ratio(0.6), outerRadius: .inset(2), angularInset: 1)
        .foregroundStyle(by: .value("Day", "\($0.id.suffix(16))")).cornerRadius(2)
    }
    .chartLegend(.hidden)
    .chartBackground { proxy in GeometryReader { geometry in Text("mid").position(x: geometry.size.width / 2, y: geometry.size.height / 2) } }
  }
}
// 4. Hidden axes, numbers as categories, horizontal.
struct Plain: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Share", 3), y: .value("Who", "A"))
      BarMark(xStart: .value("a", 1), xEnd: .value("b", 2), y: .value("Who", "B"), height: .fixed(8))
      BarMark(x: .value("Share", 5), stacking: .normalized).foregroundStyle(.orange)
    }
    .chartXAxis(.hidden).chartYAxis(.visible).chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .chartOverlay { proxy in Color.clear }
  }
}
// 5. Keys of data without identity.
struct Keyed: View {
  let values = [("Mon", 1.0), ("Tue", 3), ("Wed", 2)]
  var body: some View {
    Chart(values, id: \.0) { name, value in
      LineMark(x: .value("Day", name), y: .value("Value", value))
        .accessibilityLabel(name).accessibilityValue("\(value)")
    }
    .chartYAxisLabel("Units").chartXAxisLabel(position: .bottom) { Text("Day") }
    .chartYScale(domain: .automatic(includesZero: false), type: .linear)
  }
}
// 6. Plots of functions and vectors.
struct Functions: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "y", domain: 0...6) { sin($0) }.foregroundStyle(.red)
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...6) { (0, cos($0)) }.opacity(0.3)
      BarPlot(Sale.all.filter { $0.shape == .ball }, x: .value("Day", \.count), y: .value("n", \.count))
    }
  }
}
// 7. Scales of symbols and styles, scrolling and selection.
struct Styled: View {
  @State private var chosen: Date?
  @State private var position = 0
  var body: some View {
    Chart(Sale.all) {
      PointMark(x: .value("Day", $0.day), y: .value("Count", $0.count)).symbol(by: .value("Shape", $0.shape.rawValue)).foregroundStyle(by: .value("Shape", $0.shape.rawValue))
    }
    .chartSymbolScale(["cube": .square, "ball": .circle])
    .chartForegroundStyleScale { (name: String) in name == "cube" ? Color.red : .blue }
    .chartXSelection(value: $chosen).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 3)
  }
}
struct ChartEntry: TimelineEntry { let date: Date }
struct ChartProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChartEntry { ChartEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (ChartEntry) -> Void) { completion(ChartEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ChartEntry>) -> Void) { completion(Timeline(entries: [ChartEntry(date: .now)], policy: .never)) }
}
struct ChartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "charts", provider: ChartProvider()) { _ in
      Grid {
        GridRow { Bars(); Lines() }
        GridRow { Sectors(); Plain() }
        GridRow { Keyed(); Functions() }
        GridRow { Styled(); Chart { BarMark(x: .value("a", "A"), y: .value("b", 2)) } }
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}
