import LessonChecks
import XCTest

final class TimelineChecks: ExerciseTestCase {
  /// In the morning, in the evening, shortly before midnight, and at a random time.
  private var moments: [Date] {
    let minutes = inputs.integer(in: 0...1439)
    return [CheckClock.now]
      + inputs.shuffled([minute(21, 41), minute(23, 50), minute(minutes / 60, minutes % 60)])
  }

  private func minute(_ hour: Int, _ minute: Int) -> Date {
    CheckClock.now.addingTimeInterval(Double((hour - 9) * 3600 + (minute - 41) * 60))
  }

  func testItCoversTheNextHours() throws {
    for now in moments {
      let timeline = try widget("AlmanacWidget").timeline(from: now)
      guard let first = timeline.dates.min(), let last = timeline.dates.max() else {
        return fail(
          "The timeline is empty, so there's nothing to show.", expected: "entries",
          actual: "none")
      }
      XCTAssertGreaterThanOrEqual(
        timeline.entries.count, 4, "Return several entries, one for each of the next hours")
      if first == last {
        return fail(
          "All entries have the same date, so only one of them is ever seen. Give each entry its own "
            + "date.",
          expected: "each entry later than the previous one", actual: "one date")
      }
      let covered = last.timeIntervalSince(first) + slack
      let hours = (covered / 360).rounded(.down) / 10
      if hours < 3 {
        fail(
          "Cover at least three hours from the first entry to the last.",
          expected: "3 hours or more",
          actual: hours < 1 ? "only \(whole(covered / 60)) min" : "only \(hours) hours")
        return
      }
      let seconds = first.timeIntervalSince(now)
      let minutes = whole(seconds / 60)
      if seconds > slack {
        fail(
          "The first entry isn't for now. Until its date comes, there's nothing to show.",
          expected: "an entry for \(clock(now)), or earlier",
          actual: minutes > 0
            ? "the first entry \(minutes) min later"
            : "the first entry \(whole(seconds)) s later")
        return
      } else if minutes < -60 {
        fail(
          "Asked at \(clock(now)), the provider starts with an hour that's over. Start with now, "
            + "or with the start of the current hour.",
          expected: "a first entry for \(clock(now)), or for the start of that hour",
          actual: "the first entry \(-minutes) min earlier")
        return
      }
    }
  }

  func testEntriesAreWellApart() throws {
    for now in moments {
      let timeline = try widget("AlmanacWidget").timeline(from: now)
      guard let least = timeline.intervals.min(), let most = timeline.intervals.max() else {
        return
      }
      // The next full hour may be any time from now.
      let later = timeline.intervals.dropFirst().min() ?? least
      if least < 0 {
        fail(
          "The entries aren't in the order of their dates. Start with the entry for now.",
          expected: "each entry later than the previous one",
          actual: isWhole(least)
            ? "an entry \(whole(-least / 60)) min earlier"
            : "an entry \(whole(-least)) s earlier")
        return
      } else if later < 15 * 60 - slack {
        fail(
          "Keep entries at least 15 minutes apart. Weather changes by the hour, and the system draws "
            + "and stores every entry in every size.",
          expected: "15 minutes or more",
          actual: isWhole(later)
            ? "\(whole(later / 60)) min apart" : "\(whole(later)) seconds apart")
        return
      } else if most > 3600 + slack {
        fail(
          "An hour is missing between two entries. Until the second entry comes, the widget shows "
            + "old weather.",
          expected: "60 minutes or less",
          actual: isWhole(most)
            ? "\(whole(most / 60)) min apart" : "\(whole(most)) seconds apart")
        return
      }
    }
  }

  func testEachEntryShowsItsOwnHour() throws {
    let temperatures = try temperatures()
    let widget = widget("AlmanacWidget")
    var seen: Set<Int> = []
    for now in moments.prefix(3) {
      let isMorning = now == CheckClock.now
      var shown: [Int: [Int]] = [:]
      for (index, date) in try widget.timeline(from: now).dates.enumerated().prefix(6) {
        let expected = temperatures[hour(of: date)] ?? 0
        let picture = try widget.render(.systemSmall, entry: index, asked: now)
        // A picture with every temperature shows none in particular, so one of them must change with the
        // hour.
        let all = picture.visibleTexts.flatMap(\.numbers).filter(temperatures.values.contains)
        let twin = shown.first { $0.value == all && $0.key != expected }
        if !picture.shows(number: expected) || twin != nil {
          fail(
            isMorning
              ? "Entry \(index + 1) doesn't show the weather of its own hour. Use `at(_:)` with the "
                + "entry's date."
              : "Asked at \(clock(now)), the provider has the wrong weather for \(clock(date)). "
                + "Count from the time of the request, and continue after midnight.",
            expected: "\(expected)°", actual: picture.texts.joined(separator: ", "),
            showing: [picture])
          return
        }
        shown[expected] = all
      }
      seen.formUnion(shown.keys)
    }
    if seen.count < 2 {
      fail(
        "In your Forecast.swift, every hour of the sample has the same temperature. Give the hours "
          + "different temperatures, to show that the widget follows them.",
        expected: "different temperatures", actual: "always the same")
    }
  }

  /// Returns the sample's temperature for each hour of the day by the rule of `at(_:)`, which uses the
  /// current one for an unknown hour.
  private func temperatures() throws -> [Int: Int] {
    let usual = try call("sampleTemperature", as: Int.self)
    let known = try call("sampleHours", as: [[Int]].self).filter { $0.count == 2 }
    let unknown = (0..<24).map { ($0, usual) }
    let hours = Dictionary(known.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    return hours.merging(unknown) { known, _ in known }
  }

  private func minutes(of date: Date) -> Int {
    let minutes = whole((date.timeIntervalSince(CheckClock.now) / 60).rounded(.down)) + 9 * 60 + 41
    return ((minutes % 1440) + 1440) % 1440
  }

  private func hour(of date: Date) -> Int { minutes(of: date) / 60 }

  /// Returns the time of day of a date in the checks' time zone.
  private func clock(_ date: Date) -> String {
    String(format: "%02d:%02d", minutes(of: date) / 60, minutes(of: date) % 60)
  }

  /// The maximum seconds between two readings of the clock.
  private let slack = 0.5

  /// Returns whether a duration is in full minutes. Messages show other durations in seconds.
  private func isWhole(_ seconds: Double) -> Bool {
    abs(seconds - (seconds / 60).rounded() * 60) < slack
  }

  /// Returns the nearest integer, limited to a safe range, because a date may be `Date.distantFuture` or NaN.
  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), -1e6), 1e6))
  }

  func testTheGalleryHasItsPicture() throws {
    let picture = try widget("AlmanacWidget").render(isSnapshot: true, isPreview: true)
    let known = Set(
      try call("sampleHours", as: [[Int]].self).compactMap(\.last)
        + [try call("sampleTemperature", as: Int.self)])
    if !picture.visibleTexts.contains(where: { !known.isDisjoint(with: $0.numbers) }) {
      fail(
        "The gallery's picture doesn't show the sample's weather. Restore `getSnapshot` as it was.",
        expected: "the forecast for now", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
    }
  }

  func testItAsksForMore() throws {
    for now in moments {
      let timeline = try widget("AlmanacWidget").timeline(from: now)
      guard let last = timeline.dates.max() else { return }
      switch timeline.policy {
      case .atEnd: break
      case .never:
        fail(
          "After the last entry, the widget is frozen: with .never, the system doesn't ask again.",
          expected: ".atEnd, .after(date)", actual: ".never")
        return
      case .after(let date):
        let minutes = whole(date.timeIntervalSince(now) / 60)
        let age = date.timeIntervalSince(last)
        if minutes <= 0 {
          fail(
            "The policy's date has passed, so the system asks at once, again and again.",
            expected: "21 minutes from now, or later", actual: "\(-minutes) min ago")
          return
        } else if minutes < 21 {
          fail(
            "Asking every \(minutes) min needs more than 70 reloads a day, the most a widget gets.",
            expected: "21 minutes from now, or later", actual: "\(minutes) min from now")
          return
        } else if age > 3 * 3600 + slack {
          fail(
            "The widget still shows the last entry long after its hour. Ask for more in time.",
            expected: "within 3 hours of the last entry",
            actual: isWhole(age)
              ? "\(whole(age / 60)) min after it" : "\(whole(age)) s after it")
          return
        }
      }
    }
  }
}
