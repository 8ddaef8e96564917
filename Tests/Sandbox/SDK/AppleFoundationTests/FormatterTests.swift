import AppleFoundation
import Testing

@Suite struct FormatterTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func relativeDatesSupportBothDirections() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(
      formatter.localizedString(for: start.addingTimeInterval(5 * 3600), relativeTo: start)
        == "in 5 hours")
    #expect(
      formatter.localizedString(for: start.addingTimeInterval(-120), relativeTo: start)
        == "2 minutes ago")
  }

  @Test func relativeDatesSupportKorean() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "ko_KR")
    #expect(
      formatter.localizedString(for: start.addingTimeInterval(5 * 3600), relativeTo: start)
        == "5시간 후")
  }

  @Test func durationsAreWrittenAsAClock() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_723) == "1:02:03")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
  }

  @Test func durationsAreWrittenInWords() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.calendar?.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: 93_780) == "1 day, 2 hours, 3 minutes")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 93_780) == "1 day")
  }

  @Test func measurementsUseTheLocalesUnit() {
    let heat = Measurement(value: 23, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)
    #expect(style.locale(Locale(identifier: "ko_KR")).format(heat) == "23°C")
    #expect(style.locale(Locale(identifier: "en_US")).format(heat) == "73°F")
  }

  @Test func measurementsCanKeepTheirUnit() {
    let way = Measurement(value: 2.5, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect(style.format(way) == "2.5 kilometers")
  }

  @Test(arguments: [("en_US", "22 mph"), ("de_DE", "36 km/h")])
  func aMeasurementOfAnyUnitIsConvertedByItsDimension(locale: String, text: String) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberFormatter.maximumFractionDigits = 0
    let speed = Measurement<Unit>(value: 10, unit: UnitSpeed.metersPerSecond)
    #expect(formatter.string(from: speed) == text)
  }

  @Test(arguments: [
    ("en_US", 3, "10 ft"), ("en_US", 16_093, "10 mi"), ("de_DE", 1_000, "1 km"),
    ("de_DE", 12, "12 m"),
  ])
  func theSizeOfAValueDecidesItsUnit(locale: String, meters: Double, text: String) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = .naturalScale
    formatter.numberFormatter.maximumFractionDigits = 0
    let length = Measurement(value: meters, unit: UnitLength.meters)
    #expect(formatter.string(from: length) == text)
  }
}
