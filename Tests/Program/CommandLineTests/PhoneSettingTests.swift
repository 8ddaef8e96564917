import Foundation
import TestSupport
import Testing

/// The user's settings reach every formatter in a widget.
@Suite("The phone's clock and week", .serialized, .startsProcesses, .mainPath)
struct PhoneSettingTests {
  private static let clock = """
    import SwiftUI
    import WidgetKit

    struct ClockEntry: TimelineEntry {
      let date: Date
      var formatted: String { date.formatted(date: .omitted, time: .shortened) }
      var template: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        return formatter.string(from: date)
      }
      var short: String {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter.string(from: date)
      }
      var facts: String {
        let hours = Locale.current.hourCycle == .zeroToTwentyThree ? "24" : "12"
        return "week \\(Calendar.current.firstWeekday) hours \\(hours) \\(Locale.preferredLanguages[0])"
      }
    }

    struct ClockProvider: TimelineProvider {
      func placeholder(in context: Context) -> ClockEntry { ClockEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) {
        completion(ClockEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        completion(Timeline(entries: [ClockEntry(date: .now)], policy: .never))
      }
    }

    struct ClockWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: ClockProvider()) { entry in
          VStack {
            Text("text"); Text(entry.date, style: .time)
            Text("formatted " + entry.formatted)
            Text("template " + entry.template)
            Text("short " + entry.short)
            Text(entry.facts)
          }
          .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemLarge])
      }
    }
    """

  private func words(_ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("Clock.swift", Self.clock)
    let outcome = try RingsProcess().run(
      ["render", file.path, "--describe", "--at", "2026-03-01 15:41"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.words.replacing("\u{202F}", with: " ")
  }

  @Test func theRegionIsTheDefault() throws {
    let words = try words()
    for text in ["“3:41 PM”", "“formatted 3:41 PM”", "“template 3:41 PM”", "“short 3:41 PM”"] {
      #expect(words.contains(text), "\(text): \(words)")
    }
    #expect(words.contains("“week 1 hours 12 en-US”"), "\(words)")
  }

  @Test func the24HourClockAndTheFirstWeekdayApplyToEveryFormatter() throws {
    let words = try words("--hours", "24", "--first-weekday", "monday")
    for text in ["“15:41”", "“formatted 15:41”", "“template 15:41”", "“short 15:41”"] {
      #expect(words.contains(text), "\(text): \(words)")
    }
    #expect(words.contains("“week 2 hours 24 en-US”"), "\(words)")
  }

  @Test func invalidClocksAreRefused() throws {
    let outcome = try RingsProcess().run("render", "--view", "Text(\"a\")", "--hours", "13")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("12, 24"))
  }
}
