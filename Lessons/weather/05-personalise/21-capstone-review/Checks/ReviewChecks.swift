import LessonChecks
import XCTest

final class ReviewChecks: ExerciseTestCase {
  private var trams: WidgetHandle { widget("TramWidget") }

  /// 9:56, on a 24-hour or 12-hour clock.
  private let departure = CheckClock.now.addingTimeInterval(15 * 60)

  /// Returns pictures of the view alone, light and dark.
  ///
  /// Its background may be part of the widget, so the view may have none. White texts are then visible on
  /// dark, and black ones on light.
  private func pictures(
    _ family: Family, lines: [String] = ["11", "27", "11"], platform: Int = 3,
    isLate: Bool = false
  ) throws -> [RenderedPicture] {
    let tram = try view(
      "tram", lines, "Harbour", platform, departure.timeIntervalSince1970, isLate)
    return try Scheme.allCases.map { try tram.render(family, mode: .fullColor, scheme: $0) }
  }

  /// Returns the text that matches a pattern, if it's visible in one of the pictures.
  private func seen(_ pattern: String, in pictures: [RenderedPicture]) -> PictureElement? {
    pictures.lazy.compactMap { try? $0.text(matching: pattern) }.first(where: \.isVisible)
  }

  func testTheLintIsSilent() throws {
    try assertNoFindings(in: trams)
  }

  func testNothingWasTakenOut() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let line = inputs.element(of: ["4", "15", "38"])
      let platform = inputs.integer(in: 5...9)
      let pictures = try pictures(
        family, lines: [line, "11", "27"], platform: platform)
      let facts = [
        (line, "\\b\(line)\\b"), ("Harbour", "Harbour"), ("\(platform)", "\\b\(platform)\\b"),
        ("9:56", "\\b0?9:56"),
      ]
      for (fact, pattern) in facts {
        guard let text = seen(pattern, in: pictures) else {
          return fail(
            "\(family.rawValue) no longer shows \(fact). Fix the widget, but remove nothing.",
            expected: fact, actual: pictures[0].texts.joined(separator: ", "), showing: pictures)
        }
        assertNotTruncated(text)
      }
    }
  }

  func testLateIsSaidWithoutColour() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let (late, onTime) = (
        try pictures(family, isLate: true), try pictures(family, isLate: false)
      )
      if let missing = late[0].lint("W51").first {
        return fail(
          "The sign for a late tram doesn't appear on a phone, because there's no symbol with this "
            + "name.",
          expected: "the name of an SF Symbol", actual: missing.message, showing: [late[0]])
      }
      // On the background that shows most of it; on the other one, a color alone makes content appear and
      // disappear.
      let said = { (pictures: [RenderedPicture]) -> [String] in
        pictures.map {
          $0.visibleTexts.compactMap(\.text)
            + $0.symbols.filter(\.isVisible).flatMap(\.symbolNames)
        }.max { $0.count < $1.count } ?? []
      }
      if said(late).sorted() == said(onTime).sorted() {
        return fail(
          "Only the color shows that a tram is late. Add a word or a symbol.",
          expected: "a different word or symbol", actual: said(late).joined(separator: ", "),
          showing: [late[0], onTime[0]])
      }
    }
  }

  func testTheMediumOneSaysMore() throws {
    let pictures = try pictures(.systemMedium, lines: inputs.shuffled(["8", "29", "42"]))
    for pattern in ["10:11", "10:26"] {
      if seen("\\b\(pattern)", in: pictures) == nil {
        return fail(
          "The medium widget has room for later trams too. Show when they leave.",
          expected: pattern, actual: pictures[0].texts.joined(separator: ", "), showing: pictures)
      }
    }
    for line in ["8", "29", "42"] {
      let saying = pictures.flatMap(\.visibleTexts).filter { $0.numbers.contains(Int(line) ?? 0) }
      if saying.isEmpty {
        return fail(
          "The medium widget shows when a later tram leaves. Show its line too.",
          expected: line, actual: pictures[0].texts.joined(separator: ", "), showing: pictures)
      }
    }
  }

  func testNothingIsLostWhenTinted() throws {
    for family in [Family.systemSmall, .systemMedium] {
      for ios in ["18.0", "26.0"] {
        try assertNothingLost(try trams.render(family, ios: ios), in: .accented)
      }
      if try trams.render(family, mode: .accented).hasContainerBackground {
        fail(
          "The background stays on the tinted Home Screen. Let the system remove it.",
          expected: "a removable background", actual: "a background that stays")
      }
    }
  }

  func testTextGrowsWithItsReader() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let usual = try trams.render(family)
      let large = try trams.render(family, typeSize: .accessibility3)
      for pattern in ["^(11|27)$", "Platform|^[123]$"] {
        guard let before = try? usual.text(matching: pattern),
          let after = try? large.text(matching: pattern), after.isVisible,
          after.fontSize < before.fontSize * 1.3
        else { continue }
        return fail(
          "\(after.name) barely grows: from \(Int(before.fontSize)) points at the usual text size to "
            + "\(Int(after.fontSize)) at AX 3, which the picture shows. Let it grow by at least a third.",
          expected: "at least \(Int((before.fontSize * 1.3).rounded(.up))) points",
          actual: "\(Int(after.fontSize)) points", at: after)
      }
    }
  }

  func testItIsRightAllHour() throws {
    let step = 12.0 * 60
    // At a departure time, code that counts in steps of twelve would be correct by coincidence.
    let moments = (1...10).map { CheckClock.now.addingTimeInterval(Double($0) * 60) }.filter {
      (120...600).contains($0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: step))
    }
    let asked = inputs.element(of: moments)
    if try trams.timeline(from: asked).policy == .never {
      return fail(
        "The widget never asks for another timeline. An hour later, it shows trams that have already "
          + "left.",
        expected: ".atEnd, .after(date)", actual: ".never")
    }
    let strip = try trams.strip(from: asked, for: 3600)
    let last = (asked.timeIntervalSinceReferenceDate / step).rounded(.down)
    // A medium widget that never shows more has already failed another check.
    let now = try trams.render(.systemMedium, asked: asked)
    let saysMore = [2.0, 3].allSatisfy { number in
      (try? now.text(matching: clock(Date(timeIntervalSinceReferenceDate: (last + number) * step))))
        != nil
    }
    for number in 1...4 {
      let gone = Date(timeIntervalSinceReferenceDate: (last + Double(number)) * step)
      let next = gone.addingTimeInterval(step)
      guard let moment = strip.moment(at: gone.addingTimeInterval(0.5)) else { continue }
      let picture = try trams.render(entry: moment.entry, asked: moment.asked)
      guard (try? picture.text(matching: clock(next)))?.isVisible == true else {
        return fail(
          "After the \(time(gone)) tram leaves, the next tram doesn't move up. Add an entry for "
            + "each time a tram leaves.",
          expected: time(next), actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
      guard saysMore else { continue }
      let medium = try trams.render(.systemMedium, entry: moment.entry, asked: moment.asked)
      for later in [next.addingTimeInterval(step), next.addingTimeInterval(2 * step)]
      where (try? medium.text(matching: clock(later)))?.isVisible != true {
        return fail(
          "After the \(time(gone)) tram leaves, the medium widget runs out of trams. Ask the timetable "
            + "again for every entry.",
          expected: time(later), actual: medium.texts.joined(separator: ", "), showing: [medium])
      }
    }
  }

  /// Returns a date as `9:48` on the phone's clock.
  private func time(_ date: Date) -> String {
    let minutes = Int(date.timeIntervalSince1970 / 60) % (24 * 60)
    return String(format: "%d:%02d", minutes / 60, minutes % 60)
  }

  /// Returns the same as a pattern for 24-hour and 12-hour clocks.
  private func clock(_ date: Date) -> String { "\\b0?\(time(date))" }
}
