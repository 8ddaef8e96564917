import LessonChecks
import XCTest

final class PoolChecks: ExerciseTestCase {
  private let pool = "PoolWidget"

  /// Sets up a random day of the pool, open from 7 a.m. to 8 p.m.
  private func openPool() throws -> [Int: Int] {
    let hours = Array(7...19)
    var lanes = inputs.integers(hours.count, in: 12...88)
    // In one hour of the morning, a single lane is free: few, but open.
    lanes[inputs.integer(in: 3...5)] = 1
    try call("setLanes", hours, lanes)
    return Dictionary(uniqueKeysWithValues: zip(hours, lanes))
  }

  private func minute(_ hour: Int, _ minute: Int) -> Date {
    CheckClock.now.addingTimeInterval(Double((hour - 9) * 3600 + (minute - 41) * 60))
  }

  /// Returns the hour of a date; checks start at 9:41.
  private func hour(of date: Date) -> Int {
    let minutes = date.timeIntervalSince(CheckClock.now) / 60 + 9 * 60 + 41
    let hours = Int(min(max((minutes / 60 + 0.001).rounded(.down), -1e6), 1e6))
    return ((hours % 24) + 24) % 24
  }

  func testEveryHourHasItsEntry() throws {
    for now in [CheckClock.now, minute(14, inputs.integer(in: 5...55)), minute(23, 50)] {
      let dates = try widget(pool).timeline(from: now).dates
      assertMoment(
        dates.first, isAbout: now,
        "Make the first entry for now. Until its date comes, there's nothing to show.")
      for (entry, date) in dates.enumerated().dropFirst() {
        let past = date.timeIntervalSince(minute(0, 0)).truncatingRemainder(dividingBy: 3600)
        guard past > 0.5, past < 3599.5 else { continue }
        if past < 60 || past > 3540 {
          return fail(
            "Entry \(entry + 1) misses the full hour by some seconds. Meanwhile the widget shows the lanes "
              + "of the wrong hour.",
            expected: "a full hour",
            actual: "\(Int(min(past, 3600 - past).rounded())) seconds off")
        }
        return fail(
          "Entry \(entry + 1) starts in the middle of an hour, but the lanes change at the full hour.",
          expected: "a full hour", actual: "\(Int(past / 60)) min past it")
      }
      let steps = zip(dates.dropFirst(), dates).map { $0.timeIntervalSince($1) }
      if steps.contains(where: { $0 <= 0 }) {
        return fail(
          "The entries aren't in the order of their dates. After the entry for now comes the entry "
            + "for the next full hour.",
          expected: "each entry later than the previous one", actual: "an earlier one")
      }
      if let wide = steps.first(where: { $0 > 3600.5 }) {
        return fail(
          "An hour is missing. Until the next entry comes, the widget shows lanes of an hour that's over.",
          expected: "60 minutes at most", actual: "\(Int(min(wide, 1e9) / 60)) min")
      }
      guard dates.count > 5 else {
        return fail(
          "Add entries for at least the next five full hours.",
          expected: "6 entries or more",
          actual: "\(dates.count) entries")
      }
    }
  }

  func testEachEntryShowsItsLanes() throws {
    let lanes = try openPool()
    for now in [CheckClock.now, minute(23, 50)] {
      for scheme in Scheme.allCases {
        let picture = try widget(pool).render(.systemMedium, scheme: scheme, asked: now)
        for text in picture.textElements { assertContrast(text, atLeast: 2.5) }
      }
    }
    for now in inputs.shuffled([CheckClock.now, minute(17, 20), minute(23, 50)]) {
      let dates = try widget(pool).timeline(from: now).dates
      for (entry, date) in dates.enumerated().prefix(6) {
        for family in [Family.systemSmall, .systemMedium] {
          let picture = try widget(pool).render(family, entry: entry, asked: now)
          let isRight =
            if let free = lanes[hour(of: date)] {
              picture.shows(number: free) && !picture.hasText(containing: "Closed")
            } else {
              picture.hasText(containing: "Closed")
            }
          guard !isRight else { continue }
          let wanted = lanes[hour(of: date)].map(String.init) ?? "Closed"
          return fail(
            "Entry \(entry + 1) doesn't show what the pool returns for its hour.",
            expected: wanted, actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
      }
    }
  }

  func testItCountsToTheClosing() throws {
    try assertCounts()
    try assertCountsToTheEnd()
  }

  /// Tests the last hour, in which timers show minutes and seconds.
  private func assertCountsToTheEnd() throws {
    let lanes = try openPool()[19] ?? 0
    let (minutes, seconds) = (inputs.integer(in: 2...9), inputs.integer(in: 21...49))
    let date = minute(19, 60 - minutes).addingTimeInterval(-Double(seconds))
    let picture = try widget(pool).render(.systemMedium, date: date, asked: minute(17, 20))
    // A text rounded to minutes has no second number.
    let isRight = picture.visibleTexts.contains { text in
      var numbers = text.numbers.map(abs)
      if numbers.count > 2, numbers.first == lanes { numbers.removeFirst() }
      return numbers == [minutes, seconds] || numbers == [minutes]
    }
    if !isRight {
      fail(
        "The medium widget doesn't count down to the pool's closing time.",
        expected: "\(minutes):\(seconds)", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
    }
    let (late, later) = (minute(23, 50), minute(23, 53))
    let closed = try [late, later].map {
      try widget(pool).render(.systemMedium, date: $0, asked: late).visibleTexts.map(\.text)
    }
    if closed[0] != closed[1] {
      fail(
        "The pool is closed, but the medium widget keeps counting.",
        expected: "no text that counts",
        actual: closed[1].compactMap(\.self).joined(separator: ", "))
    }
  }

  private func assertCounts() throws {
    let first = try widget(pool).render(.systemMedium, date: CheckClock.now, asked: CheckClock.now)
    let later = CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 3...15)) * 60)
    let second = try widget(pool).render(.systemMedium, date: later, asked: CheckClock.now)
    if first.visibleTexts.map(\.text) == second.visibleTexts.map(\.text) {
      fail(
        "The medium widget shows the same text minutes later. Use text that counts by itself.",
        expected: "less time left", actual: second.texts.joined(separator: ", "),
        showing: [second])
    }
    let small = try widget(pool).render(.systemSmall)
    if small.textElements.count >= first.textElements.count {
      fail(
        "Show more in the medium widget than in the small one.", expected: "when the pool closes",
        actual: first.texts.joined(separator: ", "), showing: [first])
    }
  }

  func testTheGalleryShowsASample() throws {
    let night = minute(3, 10)
    let picture = try widget(pool).render(
      date: night, asked: night, isSnapshot: true, isPreview: true)
    if picture.hasText(containing: "Closed")
      || !picture.visibleTexts.contains(where: { $0.numbers.contains { $0 > 0 } })
    {
      fail(
        "At night, people see a closed pool in the gallery. Show a sample there.",
        expected: "a number of lanes", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
    }
  }

  func testNothingCanBeReadBeforeItIsKnown() throws {
    try inFreshProcess {
      let before = try call("askedCount", as: Int.self)
      let picture = try widget(pool).render(isPlaceholder: true)
      if let text = picture.visibleTexts.first {
        return fail(
          "Before there's any data, \(text.name) is readable.", expected: "gray bars",
          actual: text.name, at: text)
      }
      if !picture.elements.contains(where: \.isRedacted) {
        return fail(
          "The placeholder has no shape. Return a sample with lanes.", expected: "gray bars",
          actual: "nothing", showing: [picture])
      }
      if try call("askedCount", as: Int.self) != before {
        fail(
          "The placeholder asks the pool, and the screen waits for it.", expected: "no request",
          actual: "a request")
      }
    }
  }

  func testItAsksAgainInTime() throws {
    let timeline = try widget(pool).timeline()
    if timeline.policy == .never {
      return fail(
        "After the last entry, the widget never changes again.",
        expected: ".atEnd, .after(date)", actual: ".never")
    }
    if case .after(let date) = timeline.policy, let last = timeline.dates.last,
      date.timeIntervalSince(last) > 3600
    {
      return fail(
        "The last entry is shown longer than its hour. Ask again when the hour is over.",
        expected: "at most an hour after the last entry", actual: "later")
    }
    let count = try widget(pool).strip().reloadsPerDay
    if count > 24 {
      fail(
        "Your policy asks \(count) times a day, although the pool knows the whole day at once.",
        expected: "24 times at most", actual: "\(count) times")
    }
  }

  func testBothAreOfferedOnEveryPhone() throws {
    for ios in ["16.0", "17.0"] {
      let offered = try gallery(appTarget: "16.0", ios: ios)
      if offered.types != [pool, "TicketWidget"] {
        return fail(
          "On iOS \(ios), the gallery doesn't offer PoolWidget first and then TicketWidget.",
          expected: "PoolWidget, TicketWidget", actual: offered.types.joined(separator: ", "))
      }
    }
    try assertOffers(widget(pool), [.systemSmall, .systemMedium], exactly: true)
    let declaration = try widget(pool).declaration()
    for text in [declaration.displayName, declaration.description]
    where (text ?? "").trimmingCharacters(in: .whitespaces).isEmpty {
      fail(
        "Give the widget a name and a description that says what it shows.",
        expected: "a name and a description", actual: "nothing")
    }
    if try !widget(pool).render().hasContainerBackground {
      fail(
        "On iOS 17 and later, the system needs a container background. Without one, it shows a "
          + "warning.",
        expected: ".containerBackground(…, for: .widget)", actual: "no background")
    }
  }

  func testBothStatesArePreviewed() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let own = try previews().filter { $0.family == family }
      let pictures = try own.flatMap { preview in
        try (0..<max(preview.entryCount, 1)).map { try preview.render(entry: $0) }
      }
      let isClosed = pictures.map { $0.hasText(containing: "Closed") }
      guard isClosed.contains(true), isClosed.contains(false) else {
        return fail(
          "The previews of \(family.rawValue) don't show both an open pool and a closed pool.",
          expected: "two entries", actual: "\(pictures.count) entries",
          showing: Array(pictures.prefix(1)))
      }
    }
  }
}
