import LessonChecks
import XCTest

final class MediumLayoutChecks: ExerciseTestCase {
  /// A day in which every hour has its own two-digit temperature. The skies of neighboring hours differ, and
  /// none is the current one.
  private struct Day {
    var place: String
    var temperature: Int
    var temperatures: [Int]
    var skies: [String]
    var hour: Int

    var next: [Int] { (1...5).map { (hour + $0) % 24 } }

    func text(of hour: Int) -> String { "\(temperatures[hour])°" }
  }

  /// Words in the symbol names of each sky.
  private let words = [
    "clouds": ["cloud", "smoke"], "rain": ["rain", "drizzle", "umbrella", "drop"],
    "snow": ["snow", "sleet"], "storm": ["bolt", "tornado", "hurricane", "tropicalstorm", "wind"],
  ]

  /// Returns a day whose next five hours pass midnight, unless `hours` says otherwise.
  private func day(_ hours: ClosedRange<Int> = 20...22) -> Day {
    let skies = inputs.shuffled(words.keys.sorted())
    let hour = inputs.integer(in: hours)
    return Day(
      place: inputs.element(of: ["Jeju", "Busan", "Sokcho", "Mokpo"]),
      temperature: inputs.integer(in: 25...29), temperatures: inputs.integers(24, in: 40...89),
      skies: (0..<24).map { skies[$0 % 4] }, hour: hour)
  }

  private func picture(_ day: Day, _ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("medium", day.place, day.temperature, day.temperatures, day.skies, day.hour)
      .render(.systemMedium, scheme: scheme)
  }

  func testTheCurrentWeatherIsThere() throws {
    let day = day()
    let picture = try picture(day)
    let temperature = try picture.text(containing: "\(day.temperature)°")
    for text in [try picture.text(containing: day.place), temperature] { assertVisible(text) }
    if try picture.mostProminentText() != temperature {
      fail(
        "Keep the current temperature the most prominent text. The hours come second.",
        expected: temperature.name, actual: try picture.mostProminentText().name, at: temperature)
    }
  }

  func testItShowsTheNextFiveHours() throws {
    let hours = inputs.integers(5, in: 3...17)
    for day in [day()] + hours.map({ day($0...$0) }) { try assertNextHours(day) }
  }

  private func assertNextHours(_ day: Day) throws {
    let picture = try picture(day)
    let shown = (0..<24).filter { picture.hasText(containing: day.text(of: $0)) }
    let expected = day.next.map { day.text(of: $0) }.joined(separator: ", ")
    let actual = try shown.map { try picture.text(containing: day.text(of: $0)) }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text).joined(separator: ", ")
    if shown.isEmpty && day.temperatures.contains(where: { picture.hasText("\($0)") }) {
      fail(
        "Add a degree sign to the temperatures, so that they don't look like hours.",
        expected: expected, actual: picture.texts.joined(separator: ", "), showing: [picture])
    } else if shown.count != 5 {
      fail(
        "Show exactly five hours. That's how many fit at a readable size.", expected: expected,
        actual: actual.isEmpty ? "no hour" : actual, showing: [picture])
    } else if Set(shown) != Set(day.next) {
      fail(
        "Show the hours after the current one. `upcoming(after:count:)` returns them.",
        expected: expected, actual: actual, showing: [picture])
    }
    for hour in shown { assertVisible(try picture.text(containing: day.text(of: hour))) }
  }

  func testTheHoursStandSideBySide() throws {
    // With different widths, wide ones next to each other, columns that fit their content are uneven: first the
    // temperatures, then the hours and the symbols.
    let days = [
      day(
        20...22, temperatures: [-16, -13, 7, 4, 21],
        skies: ["rain", "clouds", "snow", "snow", "storm"]),
      day(
        21...21, temperatures: [4, 6, 7, 9, 2], skies: ["rain", "storm", "clear", "clear", "clear"]),
      day(
        7...7, temperatures: [9, 7, 6, 2, 4], skies: ["clear", "clear", "rain", "clouds", "storm"]),
    ]
    for day in days {
      guard try areEven(day) else { return }
    }
    for day in days { assertAligned(try temperatures(day, in: picture(day)), .middle, tolerance: 2) }
  }

  /// Returns a day with these temperatures and skies in its next five hours.
  private func day(_ hours: ClosedRange<Int>, temperatures: [Int], skies: [String]) -> Day {
    var day = day(hours)
    day.temperature = 28
    for (place, hour) in day.next.enumerated() {
      day.temperatures[hour] = temperatures[place]
      day.skies[hour] = skies[place]
    }
    return day
  }

  private func temperatures(_ day: Day, in picture: RenderedPicture) throws -> [PictureElement] {
    try day.next.map { try picture.text(containing: day.text(of: $0)) }
  }

  /// Returns whether the columns are in order and equally wide, and fails otherwise.
  private func areEven(_ day: Day) throws -> Bool {
    let picture = try picture(day)
    let columns = try temperatures(day, in: picture)
    for (first, second) in zip(columns, columns.dropFirst()) {
      assertLeading(first, second)
    }
    // The temperatures may be at either edge of their columns, or in the middle.
    let frames = columns.map(\.frame)
    let steps = [frames.map(\.midX), frames.map(\.minX), frames.map(\.maxX)].map { line in
      zip(line, line.dropFirst()).map { Double($1 - $0) }
    }
    func spread(_ steps: [Double]) -> Double { (steps.max() ?? 0) - (steps.min() ?? 0) }
    guard steps.allSatisfy({ spread($0) > 1.5 }) else { return true }
    fail(
      "At \(day.hour):00, the columns have different widths, which looks messy. Let each column take "
        + "all the width it can get.",
      expected: "the same distance from each column to the next",
      actual: "from \(whole(steps[0].min() ?? 0)) to \(whole(steps[0].max() ?? 0)) points",
      showing: [picture])
    return false
  }

  /// Returns the integer part as text, because a learner's number may exceed the range of `Int`.
  private func whole(_ number: Double) -> String {
    String(format: "%.0f", number.rounded(.towardZero))
  }

  func testEveryColumnHasItsHourAndItsSymbol() throws {
    let day = day()
    let picture = try picture(day)
    var drawnFor: [String: String] = [:]
    for hour in day.next {
      let temperature = try picture.text(containing: day.text(of: hour))
      let column = picture.elements.filter {
        $0.isAligned(.center, with: temperature, tolerance: 10)
      }
      let drawn = column.filter { $0.symbolName != nil }
      let expected = words[day.skies[hour]] ?? []
      if drawn.isEmpty {
        fail(
          "The column for \(hour):00 has no symbol. Numbers alone don't show rain.",
          expected: "a symbol in every column", actual: "none", at: temperature)
      } else if let right = drawn.first(where: { says(expected, $0) }),
        !drawnFor.contains(where: { $0.value == right.symbolName && $0.key != day.skies[hour] })
      {
        drawnFor[day.skies[hour]] = right.symbolName
      } else {
        fail(
          "The column for \(hour):00 shows the wrong sky. Use the symbol of that hour.",
          expected: "a weather symbol with “\(expected.first ?? "")” in its name",
          actual: drawn.compactMap(\.symbolName).joined(separator: ", "),
          at: drawn.first)
      }
      let labels = column.filter { element in
        let text = (element.text ?? "").replacingOccurrences(of: day.text(of: hour), with: "")
        return text.contains(where: \.isNumber)
      }
      guard let label = labels.first(where: { names(hour, $0, in: day) }) ?? labels.first else {
        fail(
          "The column with \(temperature.name) doesn't show its hour.",
          expected: "\(hour)", actual: "no number except the temperature", at: temperature)
        continue
      }
      if !names(hour, label, in: day) {
        fail(
          "The column with \(temperature.name) is for \(hour):00, but it says \(label.name).",
          expected: "\(hour)", actual: label.name, at: label)
      }
    }
  }

  private func says(_ expected: [String], _ element: PictureElement) -> Bool {
    element.symbolNames.contains { name in expected.contains { name.contains($0) } }
  }

  /// Returns whether a label is the hour on a 24-hour or 12-hour clock: `22`, `22:00`, `10PM`, `오후 10시`.
  private func names(_ hour: Int, _ label: PictureElement, in day: Day) -> Bool {
    let text = (label.text ?? "").replacingOccurrences(of: day.text(of: hour), with: "")
    let digits = text.drop { !$0.isNumber }.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return false }
    return number == hour || (number <= 12 && number % 12 == hour % 12)
      || (number == 24 && hour == 0)
  }

  func testEverythingFits() throws {
    let day = day()
    for scheme in Scheme.allCases {
      let picture = try picture(day, scheme)
      for part in picture.textElements + picture.symbols { assertVisible(part) }
      for text in picture.textElements { assertContrast(text, atLeast: 2.5) }
    }
    let picture = try picture(day)
    assertFits(picture)
    assertNothingOverlaps(picture)
    assertReadableSize(picture)
  }
}
