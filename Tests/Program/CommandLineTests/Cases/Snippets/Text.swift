import SwiftUI
import WidgetKit

// Each of these lines is one documented form of a text.
struct Dates: View {
  let date: Date
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(date, style: .date)  // 1
      Text(date, style: .time)  // 2
      Text(date...date.addingTimeInterval(3600))  // 3
      Text(DateInterval(start: date, duration: 7200))  // 4
      Text(date, format: .dateTime.weekday(.wide).day().month(.abbreviated))  // 5
      Text(date.formatted(.iso8601.year().month().day()))  // 6
      Text(date, formatter: Self.formatter)  // 7
      Text(date.formatted(date: .abbreviated, time: .omitted))  // 8
      Text(date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute()))  // 9
      Text((date..<date.addingTimeInterval(86_400 * 3)).formatted(.interval.day().month()))  // 10
      Text(date.formatted(.verbatim("\(year: .defaultDigits)/\(month: .twoDigits)", locale: .init(identifier: "en"), timeZone: .gmt, calendar: .init(identifier: .gregorian))))  // 11
    }
  }
  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.doesRelativeDateFormatting = false
    return formatter
  }()
}

// Texts that update on their own.
struct Clocks: View {
  let now: Date
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(timerInterval: now...now.addingTimeInterval(90), countsDown: true)  // 12
      Text(timerInterval: now...now.addingTimeInterval(90), pauseTime: now.addingTimeInterval(30), countsDown: false, showsHours: false)  // 13
      Text(.currentDate, format: .dateTime.hour().minute())  // 14
      Text(.durationOffset(to: now.addingTimeInterval(120)), format: .time(pattern: .minuteSecond))  // 15
      Text(TimeDataSource<Date>.currentDate, format: .offset(to: now.addingTimeInterval(3600), allowedFields: [.hour, .minute]))  // 16
      Text(.currentDate, format: .reference(to: now.addingTimeInterval(7200)))  // 17
      Text(.currentDate, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1)))  // 18
      Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(60), maxPrecision: .seconds(1)))  // 19
      Text(TimeDataSource<Date>.durationOffset(to: now), format: .units(allowed: [.hours, .minutes], width: .narrow))  // 20
      Text(.dateRange(endingAt: now), format: .interval.hour().minute())  // 21
    }
  }
}

// Numbers, measures, lists and names.
struct Numbers: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(0.256, format: .percent.precision(.fractionLength(1)))  // 22
      Text(1234.5, format: .currency(code: "EUR"))  // 23
      Text(1_234_567, format: .number.notation(.compactName))  // 24
      Text(Measurement(value: 21, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, usage: .weather))  // 25
      Text(["a", "b", "c"], format: .list(type: .and))  // 26
      Text(Int64(1_500_000).formatted(.byteCount(style: .file)))  // 27
      Text(Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)))  // 28
      Text(PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted(.name(style: .abbreviated)))  // 29
      Text("^[\(2) apple](inflect: true)")  // 30
      Text(1.formatted(.number.sign(strategy: .always())))  // 31
      Text(Decimal(12.5).formatted(.number.grouping(.never)))  // 32
      Text("\(3, specifier: "%.2f") \(0.5, format: .percent) \(Date(timeIntervalSince1970: 0), style: .date)")  // 33
    }
  }
}

// Attributes, Markdown, and images in text.
struct Attributes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("**Bold** and _slanted_ with [a link](https://example.com)")  // 34
      Text(attributed)  // 35
      Text("\(Image(systemName: "star.fill")) five \(Text("red").foregroundStyle(.red))")  // 36
      Text("a") + Text("b").bold() + Text("c").italic()  // 37
      Text(verbatim: "\(5)")  // 38
      Text("key", tableName: "Other", bundle: .main, comment: "nothing")  // 39
      Text(LocalizedStringResource("greeting", defaultValue: "Hello"))  // 40
      Text(String(localized: "count \(3)", comment: "so many"))  // 41
      Text("up").textCase(.uppercase).kerning(2).tracking(1).baselineOffset(2).monospacedDigit()  // 42
      Text("gone").strikethrough(true, pattern: .dash, color: .red).underline(true, color: .blue)  // 43
      Text("long enough to be cut off").lineLimit(1).truncationMode(.middle).allowsTightening(true)  // 44
      Text("Scale").textScale(.secondary).fontDesign(.rounded).fontWidth(.condensed).fontWeight(.heavy)  // 45
    }
  }
  private var attributed: AttributedString {
    var text = AttributedString("red and underlined")
    if let range = text.range(of: "red") { text[range].foregroundColor = .red }
    text.underlineStyle = .single
    text.font = .headline.italic()
    text.inlinePresentationIntent = .stronglyEmphasized
    var container = AttributeContainer()
    container.kern = 1
    container.backgroundColor = .yellow
    text.mergeAttributes(container)
    return text
  }
}

struct TextEntry: TimelineEntry { let date: Date }
struct TextProvider: TimelineProvider {
  func placeholder(in context: Context) -> TextEntry { TextEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (TextEntry) -> Void) {
    completion(TextEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<TextEntry>) -> Void) {
    completion(Timeline(entries: [TextEntry(date: .now)], policy: .never))
  }
}
func texts<Content: View>(
  _ kind: String, @ViewBuilder _ content: @escaping (Date) -> Content
) -> some WidgetConfiguration {
  StaticConfiguration(kind: kind, provider: TextProvider()) { entry in
    content(entry.date).font(.caption).containerBackground(.background, for: .widget)
  }
  .supportedFamilies([.systemLarge])
}
@main struct Texts: WidgetBundle {
  var body: some Widget {
    DatesWidget()
    ClocksWidget()
    NumbersWidget()
    AttributesWidget()
  }
}
struct DatesWidget: Widget { var body: some WidgetConfiguration { texts("dates") { Dates(date: $0) } } }
struct ClocksWidget: Widget { var body: some WidgetConfiguration { texts("clocks") { Clocks(now: $0) } } }
struct NumbersWidget: Widget { var body: some WidgetConfiguration { texts("numbers") { _ in Numbers() } } }
struct AttributesWidget: Widget { var body: some WidgetConfiguration { texts("attributes") { _ in Attributes() } } }
