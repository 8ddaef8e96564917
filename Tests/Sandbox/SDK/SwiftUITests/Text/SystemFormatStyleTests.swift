import Foundation
import SwiftUI
import Testing

/// The system's time formats, at a fixed date.
@Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 1_768_470_060)

  private func text<F: FormatStyle>(
    _ style: F, _ seconds: TimeInterval
  ) -> String where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(
      style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters
    )
  }

  @Test func anOffsetIsTheDistanceToItsAnchor() {
    #expect(text(.offset(to: start, sign: .always()), 7_500) == "+2 hours, 5 minutes")
    #expect(text(.offset(to: start), -90) == "-1 minute, 30 seconds")
    #expect(text(.offset(to: start, allowedFields: [.day], sign: .never), -90_000) == "1 day")
    #expect(text(.offset(to: start, maxFieldCount: 1), 7_500) == "2 hours")
  }

  @Test func aReferenceIsRelativeWhenNearAndADateWhenFar() {
    #expect(text(.reference(to: start), -7_200) == "in 2 hours")
    #expect(text(.reference(to: start), 7_200) == "2 hours ago")
    #expect(text(.reference(to: start), 864_000) == "Jan 15, 2026")
  }

  @Test func aClockWithTooManyFieldsIsSpelledOut() {
    let range = start..<start.addingTimeInterval(8_413)
    #expect(text(.timer(countingDownIn: range, maxFieldCount: 2), 0) == "2 hours, 20 minutes")
    #expect(text(.timer(countingDownIn: range, maxFieldCount: 2), 7_200) == "20:13")
    #expect(text(.timer(countingDownIn: range), 0) == "2:20:13")
  }

  @Test func clocksCountUpAndDown() {
    let range = start..<start.addingTimeInterval(600)
    #expect(text(.stopwatch(startingAt: start), 65) == "1:05")
    #expect(text(.timer(countingDownIn: range), 65) == "8:55")
    #expect(text(.timer(countingUpIn: range), 65) == "1:05")
    #expect(text(.timer(countingDownIn: range), 9_000) == "0:00")
    #expect(text(.stopwatch(startingAt: start), 3_665) == "1:01:05")
  }
}
