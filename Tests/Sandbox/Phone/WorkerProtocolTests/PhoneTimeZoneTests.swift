import Foundation
import WorkerProtocol
import Testing

@Suite("The phone's time zone") struct PhoneTimeZoneTests {
  @Test(arguments: [
    "Asia/Seoul", "America/New_York", "America/Argentina/Buenos_Aires", "US/Eastern", "Etc/GMT-9",
    "GMT",
  ])
  func aDatabaseNameIsAZone(name: String) throws {
    let zone = try #require(PhoneTimeZone(name))
    #expect(zone.identifier == name)
    #expect(zone.zone.secondsFromGMT() == TimeZone(identifier: name)?.secondsFromGMT())
  }

  @Test(arguments: [
    "", "Seoul", "asia/seoul", "KST", "PST", "GMT+9", "Nowhere/X", "posixrules", "tzdata.zi",
    "Asia",
    "/usr/share/zoneinfo/Asia/Seoul", "../zoneinfo/Asia/Seoul", "posix/Asia/Seoul", "Asia/Seoul\n",
  ])
  func ambiguousNamesAreRefused(name: String) {
    #expect(PhoneTimeZone(name) == nil)
  }

  @Test(arguments: [
    ("Asia/Soul", "Asia/Seoul"), ("seoul", "Asia/Seoul"), ("America/NewYork", "America/New_York"),
    ("Europe/Berlinn", "Europe/Berlin"), ("kolkata", "Asia/Kolkata"),
  ])
  func aWrongNameGetsSuggestions(typed: String, meant: String) {
    #expect(PhoneTimeZone.names(near: typed).first == meant)
  }

  @Test func theMachinesZoneAgreesWithTheCLibrary() {
    var now = time_t(Date().timeIntervalSince1970)
    var parts = tm()
    localtime_r(&now, &parts)
    #expect(PhoneTimeZone.machine().zone.secondsFromGMT() == parts.tm_gmtoff)
  }

  /// Names that the C library interprets differently, or not at all, are rejected.
  @Test(arguments: ["Nowhere/X", "Antarctica/Troll", "", ":", "/"])
  func anInconsistentNameIsRefused(name: String) {
    let now = Date(timeIntervalSince1970: 1_782_000_000)
    let zone = PhoneTimeZone.machine(environment: ["TZ": name], now: now).zone
    var time = time_t(now.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&time, &parts)
    #expect(zone.secondsFromGMT(for: now) == parts.tm_gmtoff)
  }

  @Test func aNameMayBeAFile() throws {
    let name = PhoneTimeZone.machine().identifier
    for written in [":\(name)", "/usr/share/zoneinfo/\(name)", ":/usr/share/zoneinfo/\(name)"] {
      #expect(PhoneTimeZone.machine(environment: ["TZ": written]).identifier == name)
    }
  }

  @Test(arguments: ["GMT", "Asia/Seoul", "America/New_York", "Asia/Kolkata", "Pacific/Apia"])
  func itIsNineFortyOneInEveryZone(name: String) throws {
    let zone = try #require(PhoneTimeZone(name)).zone
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: PhoneClock.usualMoment(in: zone))
    #expect(
      parts == DateComponents(year: 2026, month: 1, day: 15, hour: 9, minute: 41, second: 0))
  }

  @Test func aZoneIsWrittenByItsName() throws {
    let zone = try #require(PhoneTimeZone("Asia/Seoul"))
    let data = try JSONEncoder().encode([zone])
    #expect(String(decoding: data, as: UTF8.self) == #"["Asia\/Seoul"]"#)
    #expect(try JSONDecoder().decode([PhoneTimeZone].self, from: data) == [zone])
  }
}
