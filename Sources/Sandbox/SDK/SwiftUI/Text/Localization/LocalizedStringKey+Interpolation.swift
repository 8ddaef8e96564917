public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension LocalizedStringKey {
  /// The text of a string literal and its interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text alone, for literals without values.
    fileprivate(set) var literal = ""
    /// The text with doubled percent signs and a format specifier for each value.
    fileprivate(set) var key = ""
    fileprivate(set) var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.value(.string(string), specifier: "%@"))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      let string = formatter.flatMap { $0.string(for: subject) } ?? String(describing: subject)
      append(.value(.string(string), specifier: "%@"))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      let string = formatter.flatMap { $0.string(for: subject) } ?? String(describing: subject)
      append(.value(.string(string), specifier: "%@"))
    }

    // On Linux, Foundation's dates and decimals aren't `ReferenceConvertible`, so they need their own
    // overloads.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      let string = formatter.flatMap { $0.string(for: subject) } ?? String(describing: subject)
      append(.value(.string(string), specifier: "%@"))
    }

    public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter? = nil) {
      let string = formatter.flatMap { $0.string(for: subject) } ?? String(describing: subject)
      append(.value(.string(string), specifier: "%@"))
    }

    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value, specifier: value._specifier)
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(value, specifier: specifier)
    }

    @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    private mutating func append(_ value: some _FormatSpecifiable, specifier: String) {
      append(.value(LocalizationArgument(value), specifier: specifier))
    }

    private mutating func append(_ argument: LocalizedArgument) {
      key += argument.specifier
      arguments.append(argument)
    }
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

/// A number that a format specifier can format.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
