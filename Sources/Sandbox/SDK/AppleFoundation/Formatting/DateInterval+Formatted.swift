public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension DateInterval {
  /// Formats the interval for the current locale: "9:30 – 10:00 AM".
  public func formatted() -> String { (start..<end).formatted() }

  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    (start..<end).formatted(date: date, time: time)
  }
}
