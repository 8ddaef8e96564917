public import Foundation

/// A formatter for durations, such as "2 hours, 5 minutes" or "2:05".
@available(iOS 8.0, macOS 10.10, watchOS 2.0, visionOS 1.0, *)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// The maximum number of units, or 0 for no limit.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = wantedUnits(for: endDate.timeIntervalSince(startDate))
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(
      of: units.map { TimeAmount(unit: $0, value: components.value(for: $0.component) ?? 0) })
  }

  open func string(from components: DateComponents) -> String? {
    let units =
      allowedUnits.isEmpty
      ? TimeUnit.allCases.filter { components.value(for: $0.component) != nil }
      : TimeUnit.units(in: allowedUnits)
    return text(
      of: units.map { TimeAmount(unit: $0, value: components.value(for: $0.component) ?? 0) })
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns the allowed units, or by default the units up to the size of the duration.
  private func wantedUnits(for seconds: TimeInterval) -> [TimeUnit] {
    if !allowedUnits.isEmpty { return TimeUnit.units(in: allowedUnits) }
    let clock = [TimeUnit.day, .hour, .minute, .second]
    return clock.filter { $0.seconds <= max(abs(seconds), 1) }
  }

  private func text(of amounts: [TimeAmount]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let isNegative = amounts.contains { $0.value < 0 }
    var shown = amounts.map { TimeAmount(unit: $0.unit, value: abs($0.value)) }
    shown = droppingZeros(shown)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    var result =
      unitsStyle == .positional
      ? positional(shown) : words(shown)
    if isNegative { result = "-" + result }
    if includesApproximationPhrase { result = "About " + result }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }

  private func droppingZeros(_ amounts: [TimeAmount]) -> [TimeAmount] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return amounts }
    let isDefault = behavior.contains(.default)
    let isPositional = unitsStyle == .positional
    var shown = amounts
    if isDefault || behavior.contains(.dropLeading) {
      shown = Array(shown.drop { $0.value == 0 })
    }
    // By default, 0:05:00 keeps the zeros in the middle and at the end, but "5 minutes" drops them.
    if behavior.contains(.dropTrailing) || (isDefault && !isPositional) {
      while shown.last?.value == 0 { shown.removeLast() }
    }
    if behavior.contains(.dropMiddle) || (isDefault && !isPositional) {
      shown = shown.enumerated().filter { index, amount in
        index == 0 || index == shown.count - 1 || amount.value != 0
      }.map(\.element)
    }
    return shown.isEmpty ? amounts.suffix(1) : shown
  }

  /// Formats amounts as `1:02:03`, with two digits for every amount after the first.
  private func positional(_ amounts: [TimeAmount]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return amounts.enumerated().map { index, amount in
      let digits = String(amount.value)
      return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ amounts: [TimeAmount]) -> String {
    let locale = calendar?.locale ?? .current
    let parts = amounts.map { $0.text(in: unitsStyle, locale: locale) }
    let isKorean = locale.language.languageCode?.identifier == "ko"
    let separator = isKorean || unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return parts.joined(separator: separator)
  }
}
