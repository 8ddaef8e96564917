import CommandLine
import Foundation
import Testing

/// Dates as typed, on days of every length.
@Suite("A moment is read on the phone's clock") struct MomentTests {
  private func read(_ text: String, _ zone: String) throws -> String? {
    let zone = try #require(TimeZone(identifier: zone))
    return MomentParser.date(from: text, in: zone)?.formatted(.iso8601)
  }

  @Test(arguments: [
    ("2026-03-01 09:00", "Asia/Seoul", "2026-03-01T00:00:00Z"),
    ("2026-03-01T09:00", "America/New_York", "2026-03-01T14:00:00Z"),
    ("2026-03-01", "Asia/Kolkata", "2026-02-28T18:30:00Z"),
    ("2026-03-01T09:00:00Z", "Asia/Seoul", "2026-03-01T09:00:00Z"),
    ("2026-03-01T09:00:00+02:00", "Asia/Seoul", "2026-03-01T07:00:00Z"),
    // The clock skips these times.
    ("2027-03-14 02:30", "America/New_York", "2027-03-14T07:30:00Z"),
    ("2026-03-29 02:30", "Europe/Berlin", "2026-03-29T01:30:00Z"),
    ("2026-10-04 02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"),
    // These times occur twice.
    ("2026-11-01 01:30", "America/New_York", "2026-11-01T05:30:00Z"),
    ("2018-02-17 23:30", "America/Sao_Paulo", "2018-02-18T01:30:00Z"),
    // Days without a midnight.
    ("2017-10-15", "America/Sao_Paulo", "2017-10-15T03:00:00Z"),
    ("2017-10-15 00:00", "America/Sao_Paulo", "2017-10-15T03:00:00Z"),
    ("2026-04-24 00:30", "Africa/Cairo", "2026-04-23T22:30:00Z"),
  ])
  func aTimeOfDayIsInTheZone(text: String, zone: String, moment: String) throws {
    #expect(try read(text, zone) == moment)
  }

  @Test(arguments: [
    "", "now", "2026-02-30", "2026-13-01", "2026-03-01 24:00", "2026-03-01 09:60", "2026-03-01 9",
    "0001-01-01", "2200-01-01", "2026-03-01 09:00 ", "26-03-01", "2026-03-01 09:00:99",
  ])
  func invalidTimesAreRefused(text: String) throws {
    #expect(try read(text, "America/New_York") == nil)
  }

  /// Samoa skipped this day when it crossed the date line, so the date doesn't exist.
  @Test func impossibleDatesAreRefused() throws {
    #expect(try read("2011-12-30 12:00", "Pacific/Apia") == nil)
  }
}
