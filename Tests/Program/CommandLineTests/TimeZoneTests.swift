import Foundation
import TestSupport
import Testing

/// The clock, the widget's code, and typed and printed times have one time zone.
@Suite("The phone's time zone", .serialized, .startsProcesses)
struct TimeZoneTests {
  /// A widget with an entry every half hour, which formats the time in every way.
  private static let clock = """
    import SwiftUI
    import WidgetKit

    struct ClockEntry: TimelineEntry { let date: Date }

    struct ClockProvider: TimelineProvider {
      func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(ClockEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        let entries = (0..<8).map { ClockEntry(date: .now + Double($0) * 1800) }
        completion(Timeline(entries: entries, policy: .never))
      }
    }

    struct ClockView: View {
      static let kept: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        return formatter
      }()
      let date: Date
      @Environment(\\.timeZone) var timeZone
      @Environment(\\.calendar) var calendar
      func clock(_ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%02d:%02d", parts.hour!, parts.minute!)
      }
      var ofTheCLibrary: String {
        var (time, parts) = (time_t(date.timeIntervalSince1970), tm())
        localtime_r(&time, &parts)
        return String(format: "%02d:%02d", parts.tm_hour, parts.tm_min)
      }
      var body: some View {
        VStack {
          Text(date, style: .time)
          Text("formatted " + date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute()))
          Text("formatter " + Self.kept.string(from: date))
          Text("calendar " + clock(.current) + " " + clock(calendar))
          Text("gregorian " + clock(Calendar(identifier: .gregorian)))
          Text("library " + ofTheCLibrary)
          Text("zones \\(TimeZone.current.identifier) \\(TimeZone.autoupdatingCurrent.identifier) "
            + "\\(timeZone.identifier) \\(calendar.timeZone.identifier) "
            + "\\(Calendar.current.timeZone.identifier) \\(NSTimeZone.local.identifier)")
          Text("day " + String(Int(
            Calendar.current.dateInterval(of: .day, for: date)!.duration / 3600)))
          Text("since " + String(Int(
            date.timeIntervalSince(Calendar.current.startOfDay(for: date)) / 60)))
        }
        .containerBackground(.white, for: .widget)
      }
    }

    struct ClockWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { ClockView(date: $0.date) }
          .supportedFamilies([.systemLarge])
      }
    }
    """

  private func run(
    _ command: String, _ options: [String], on zone: String? = nil
  ) throws -> RingsProcess.Outcome {
    let folder = try TemporaryFolder()
    let file = try folder.file("Clock.swift", Self.clock)
    var process = RingsProcess()
    process.timeZone = zone
    let outcome = try process.run(
      [command, file.path, "--describe"] + options + ["--family", "large"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  /// Returns the widget's pieces of text about its zone, by the first word of each.
  private func said(_ outcome: RingsProcess.Outcome) -> [String: String] {
    let texts = outcome.words.matches(of: /text “([a-z]+) ([^”]*)”/).map { ("\($0.1)", "\($0.2)") }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    .mainPath,
    arguments: TestDepth.cases(
      [
        ("Asia/Seoul", nil, "18:00"), ("America/New_York", nil, "04:00"),
        ("Asia/Seoul", "Asia/Kolkata", "14:30"), ("America/New_York", "GMT", "09:00"),
        ("Asia/Seoul", "Pacific/Auckland", "22:00"),
      ] as [(String, String?, String)], mainPath: 3))
  func everyClockOfTheCodeAgrees(machine: String, asked: String?, time: String) throws {
    let outcome = try run(
      "render", ["--at", "2026-03-01T09:00:00Z"] + (asked.map { ["--time-zone", $0] } ?? []),
      on: machine)
    let said = said(outcome)
    let twelve = try #require(Int(time.prefix(2))).quotientAndRemainder(dividingBy: 12)
    let hour = twelve.remainder == 0 ? 12 : twelve.remainder
    let words = outcome.words.replacing("\u{202F}", with: " ")
    let half = twelve.quotient == 0 ? "AM" : "PM"
    #expect(words.contains("“\(hour):\(time.suffix(2)) \(half)”"), "\(words)")
    #expect(said["formatter"] == time)
    #expect(said["calendar"] == "\(time) \(time)")
    #expect(said["gregorian"] == time)
    #expect(said["library"] == time)
    #expect(
      said["zones"]
        == Array(repeating: (asked ?? machine) as String, count: 6).joined(separator: " "))
  }

  /// In every zone, the phone shows 9:41.
  @Test(arguments: ["Asia/Seoul", "America/New_York"])
  func theDefaultTimeIsTheSameInEveryZone(machine: String) throws {
    #expect(said(try run("render", [], on: machine))["formatter"] == "09:41")
  }

  /// Short and long days, with the time in each heading and in the picture.
  @Test(
    .mainPath,
    arguments: TestDepth.cases(
      [
        ("America/New_York", nil, "2026-11-01 00:30", "25"),
        ("America/New_York", nil, "2027-03-14 00:30", "23"),
        ("Asia/Seoul", nil, "2026-03-01 20:17", "24"),
        ("Asia/Seoul", "Asia/Kolkata", "2026-03-01 20:17", "24"),
        ("Asia/Seoul", "Africa/Cairo", "2026-04-24", "23"),
        ("Asia/Seoul", "America/New_York", "2027-03-14 02:30", "23"),
      ] as [(String, String?, String, String)], mainPath: 2))
  func aPictureShowsTheTimeOfItsHeading(
    machine: String, asked: String?, from: String, day: String
  ) throws {
    let outcome = try run(
      "timeline", ["--from", from, "--for", "4h"] + (asked.map { ["--time-zone", $0] } ?? []),
      on: machine)
    let headings = outcome.output.matches(of: /(\d\d:\d\d)[–-](?:\d\d:\d\d|…)/).map { "\($0.1)" }
    let shown = outcome.words.matches(of: /“formatter (\d\d:\d\d)”/).map { "\($0.1)" }
    #expect(shown.count >= 7, "\(outcome.output)")
    #expect(headings == shown, "\(outcome.output)")
    #expect(said(outcome)["day"] == day)
    if !from.hasSuffix("02:30"), from.count > 10 { #expect(shown.first == String(from.suffix(5))) }
    #expect(Set(shown).count >= (day == "25" ? 6 : 7))
    // The list below the pictures uses the same clock.
    let first = try #require(shown.first)
    #expect(outcome.output.contains("\(from.prefix(10)) \(first):00  reload"), "\(outcome.output)")
  }

  @Test(
    .mainPath, arguments: ["render", "timeline", "tap", "configure", "scene", "gallery", "canvas"])
  func anInvalidZoneIsRefused(command: String) throws {
    let file = try #require(try RingsProcess.solution("policies-and-budget").first)
    let outcome = try RingsProcess().run(
      [command, file, "--time-zone", "Asia/Soul"]
        + (command == "gallery"
          ? ["--app-target", "17.0", "--extension-target", "17.0", "--ios", "18.0"] : []))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Similar names: Asia/Seoul"), "\(outcome.errors)")
  }

  @Test func messagesAreInKorean() throws {
    let file = try #require(try RingsProcess.solution("policies-and-budget").first)
    let outcome = try RingsProcess().run(
      "timeline", file, "--time-zone", "Seoul", language: "ko_KR.UTF-8")
    #expect(outcome.errors.contains("비슷한 이름: Asia/Seoul"), "\(outcome.errors)")
  }
}
