import AppIntents
import SwiftUI
import WidgetKit

// A typical widget. Learners wait mainly for the type checker on its bodies.

struct Tide: Hashable, Identifiable {
  var date: Date
  var height: Double
  var isHigh: Bool

  var id: Date { date }
  var symbol: String { isHigh ? "water.waves.and.arrow.up" : "water.waves.and.arrow.down" }
}

struct TideEntry: TimelineEntry {
  let date: Date
  let harbour: String
  let tides: [Tide]

  var next: Tide? { tides.first { $0.date > date } }

  static let sample = TideEntry(
    date: .now, harbour: "Busan",
    tides: (0..<4).map { index in
      Tide(
        date: .now.addingTimeInterval(Double(index) * 6 * 3600 + 1800),
        height: index.isMultiple(of: 2) ? 1.2 : 0.3, isHigh: index.isMultiple(of: 2))
    })
}

struct RefreshTides: AppIntent {
  static let title: LocalizedStringResource = "Refresh the tides"

  func perform() async throws -> some IntentResult { .result() }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { .sample }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entries = (0..<6).map { hour in
      TideEntry(
        date: Calendar.current.date(byAdding: .hour, value: hour, to: .now) ?? .now,
        harbour: "Busan", tides: TideEntry.sample.tides)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(6 * 3600))))
  }
}

struct TideGauge: View {
  let tide: Tide

  var body: some View {
    Gauge(value: min(max(tide.height / 1.5, 0), 1)) {
      Image(systemName: tide.symbol)
    } currentValueLabel: {
      Text(tide.height, format: .number.precision(.fractionLength(1)))
        .font(.system(.title3, design: .rounded).weight(.semibold))
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.teal, .blue, .indigo]))
  }
}

struct TideRow: View {
  let tide: Tide

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: tide.symbol)
        .foregroundStyle(tide.isHigh ? .blue : .secondary)
        .frame(width: 20)
      Text(tide.date, style: .time)
        .monospacedDigit()
      Spacer(minLength: 4)
      Text("\(tide.height, specifier: "%.1f") m")
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
    .font(.footnote)
    .padding(.vertical, 2)
  }
}

struct TideCurve: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for step in stride(from: 0.0, through: 1.0, by: 0.05) {
        let x = rect.minX + rect.width * step
        let y = rect.midY - sin(step * .pi * 4) * rect.height * 0.4
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  let entry: TideEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      if let next = entry.next { TideGauge(tide: next) }
    case .accessoryInline:
      Label(
        entry.next?.date.formatted(date: .omitted, time: .shortened) ?? "–",
        systemImage: "water.waves")
    case .systemMedium, .systemLarge:
      HStack(alignment: .top, spacing: 16) {
        summary
        VStack(alignment: .leading, spacing: 4) {
          ForEach(entry.tides.prefix(family == .systemLarge ? 8 : 4)) { tide in
            TideRow(tide: tide)
            if tide != entry.tides.last { Divider().opacity(0.5) }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .containerBackground(for: .widget) { background }
    default:
      summary
        .containerBackground(for: .widget) { background }
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(entry.harbour)
        .font(.caption.weight(.bold))
        .textCase(.uppercase)
        .foregroundStyle(.white.opacity(0.8))
        .widgetAccentable()
      if let next = entry.next {
        Text(next.height, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 40, weight: .thin, design: .rounded))
          .contentTransition(.numericText(value: next.height))
          .padding(.leading, -2)
        Text("until ") + Text(next.date, style: .relative).bold()
      } else {
        Text("No tide today").italic()
      }
      Spacer(minLength: 0)
      TideCurve()
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 3]))
        .frame(height: 24)
        .opacity(mode == .fullColor ? 1 : 0.6)
      Button(intent: RefreshTides()) { Label("Refresh", systemImage: "arrow.clockwise") }
        .buttonStyle(.plain)
        .font(.caption2)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var background: some View {
    LinearGradient(
      colors: [.cyan.opacity(0.7), .blue], startPoint: .top, endPoint: .bottomTrailing
    )
    .overlay(alignment: .bottom) { Color.black.opacity(0.1).frame(height: 20) }
  }
}

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { TideView(entry: $0) }
      .configurationDisplayName("Tides")
      .description("The next high and low water.")
      .supportedFamilies([
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryInline,
      ])
  }
}
