public import AppleFoundation

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Text {
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  // On Linux, Foundation's dates and decimals aren't `ReferenceConvertible`, so they need their own
  // overloads.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init(_ subject: Decimal, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Text {
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      content: .formatted(
        FormattedInput(input: input, format: format) { AttributedString($0) }))
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(content: .formatted(FormattedInput(input: input, format: format) { $0 }))
  }
}

/// A value with its format style.
///
/// The locale comes from the environment.
struct FormattedInput<F>: FormattedContent, @unchecked Sendable
where F: FormatStyle, F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func attributedString(in environment: EnvironmentValues) -> AttributedString {
    attributed(format.locale(environment.locale).format(input))
  }

  func isEqual(to other: any FormattedContent) -> Bool {
    guard let other = other as? FormattedInput<F> else { return false }
    return other.input == input && other.format == format
  }
}

/// A value that changes over time.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct TimeDataSource<Value>: Sendable {
  fileprivate let value: @Sendable (Date) -> Value
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(date.timeIntervalSince($0)) }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource where Value == Date {
  @_disfavoredOverload
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>.durationOffset(to: date)
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Text {
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == String {
    self.init(
      content: .formatted(
        TimeDataContent(source: source, format: format) { AttributedString($0) }))
  }

  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == AttributedString {
    self.init(content: .formatted(TimeDataContent(source: source, format: format) { $0 }))
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
private struct TimeDataContent<F>: FormattedContent, @unchecked Sendable where F: FormatStyle {
  let source: TimeDataSource<F.FormatInput>
  let format: F
  let attributed: (F.FormatOutput) -> AttributedString

  func attributedString(in environment: EnvironmentValues) -> AttributedString {
    attributed(format.locale(environment.locale).format(source.value(environment.currentDate)))
  }

  func isEqual(to other: any FormattedContent) -> Bool {
    (other as? TimeDataContent<F>)?.format == format
  }

  // The system formats such text itself, and can't run the widget's code for it.
  var isOfSystem: Bool {
    // The name of a type inside an extension also begins with a module: `(extension in Foundation):Swift.…`.
    let name = String(reflecting: F.self).trimmingPrefix("(extension in ")
    return Self.systemModules.contains { name.hasPrefix($0) }
  }

  private static var systemModules: [String] {
    ["Foundation", "SwiftUI", "AppleFoundation", "Swift."]
  }
}
