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
          "The timeline is empty, so there is nothing to show.", expected: "entries",
          actual: "none")
      }
      XCTAssertGreaterThanOrEqual(
        timeline.entries.count, 4, "Hand over several entries, one for each of the next hours")
      let hours = ((last.timeIntervalSince(first) + slack) / 360).rounded(.down) / 10
      if hours < 3 {
        fail(
          "Cover at least three hours, counted from the first entry to the last.",
          expected: "3 hours or more", actual: "only \(hours) hours")
        return
      }
      let seconds = first.timeIntervalSince(now)
      let minutes = whole(seconds / 60)
      if seconds > slack {
        fail(
          "The first entry is not for now: until its date comes, there is nothing to show.",
          expected: "an entry for \(clock(now)), or earlier",
          actual: minutes > 0
            ? "the first one \(minutes) minutes later"
            : "the first one \(whole(seconds)) seconds later")
        return
      } else if minutes < -60 {
        fail(
          "Asked at \(clock(now)), the provider begins with an hour that is over: nobody will see it. "
            + "Count from now, or from the full hour.",
          expected: "a first entry for \(clock(now)), or for the hour that has begun",
          actual: "the first one \(-minutes) minutes earlier")
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
          "The entries are not in the order of their dates: begin with the one for now.",
          expected: "each entry later than the one before",
          actual: isWhole(least)
            ? "one \(whole(-least / 60)) minutes earlier" : "one \(whole(-least)) seconds earlier")
        return
      } else if later < 15 * 60 - slack {
        fail(
          "Entries should be at least 15 minutes apart: weather changes by the hour, and every entry "
            + "is drawn and kept in every size.",
          expected: "15 minutes or more",
          actual: isWhole(later)
            ? "\(whole(later / 60)) minutes apart" : "\(whole(later)) seconds apart")
        return
      } else if most > 3600 + slack {
        fail(
          "Between two entries an hour is left out: until the second one comes, the widget shows "
            + "weather that is over.",
          expected: "60 minutes or less",
          actual: isWhole(most)
            ? "\(whole(most / 60)) minutes apart" : "\(whole(most)) seconds apart")
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
              ? "Entry \(index + 1) does not show the weather of its own hour: use `at(_:)` with the "
                + "entry's date."
              : "Asked at \(clock(now)), the provider has the wrong weather for \(clock(date)): the "
                + "hours depend on the moment it is asked, and go on after midnight.",
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
        "In your Forecast.swift the sample has the same temperature hour after hour: nobody can see "
          + "whether the widget follows them. Give its hours different ones.",
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
        "The gallery's picture shows no weather of the sample: `getSnapshot` was right as it was.",
        expected: "the forecast of now", actual: picture.texts.joined(separator: ", "),
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
          "After the last entry the widget is frozen: with .never the system does not ask again.",
          expected: ".atEnd, .after(date)", actual: ".never")
        return
      case .after(let date):
        let minutes = whole(date.timeIntervalSince(now) / 60)
        let age = date.timeIntervalSince(last)
        if minutes <= 0 {
          fail(
            "The policy names a moment that is over, so the system asks at once, again and again.",
            expected: "21 minutes from now, or later", actual: "\(-minutes) minutes ago")
          return
        } else if minutes < 21 {
          fail(
            "A new timeline after \(minutes) min each time is more than the 70 that a day has at most.",
            expected: "21 minutes from now, or later", actual: "\(minutes) minutes from now")
          return
        } else if age > 3 * 3600 + slack {
          fail(
            "Long after the last entry the widget still shows its hour: ask for more in time.",
            expected: "within 3 hours of the last entry",
            actual: isWhole(age)
              ? "\(whole(age / 60)) minutes after it" : "\(whole(age)) seconds after it")
          return
        }
      }
    }
  }
}
