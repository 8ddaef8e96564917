import LessonChecks
import XCTest

final class ReviewChecks: ExerciseTestCase {
  private var trams: WidgetHandle { widget("TramWidget") }

  /// 9:56, as clocks of 24 hours or of 12 write it.
  private let departure = CheckClock.now.addingTimeInterval(15 * 60)

  private func picture(
    _ family: Family, lines: [String] = ["11", "27", "11"], platform: Int = 3,
    isLate: Bool = false
  ) throws -> RenderedPicture {
    try view("tram", lines, "Harbour", platform, departure.timeIntervalSince1970, isLate)
      .render(family)
  }

  func testTheLintIsSilent() throws {
    try assertNoFindings(in: trams)
  }

  func testNothingWasTakenOut() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let line = inputs.element(of: ["4", "15", "38"])
      let platform = inputs.integer(in: 5...9)
      let picture = try picture(family, lines: [line, "11", "27"], platform: platform)
      let facts = [
        (line, "\\b\(line)\\b"), ("Harbour", "Harbour"), ("\(platform)", "\\b\(platform)\\b"),
        ("9:56", "\\b0?9:56"),
      ]
      for (fact, pattern) in facts {
        guard let text = try? picture.text(matching: pattern), text.isVisible else {
          return fail(
            "In \(family.rawValue) nothing says \(fact) any more: review, but take nothing away.",
            expected: fact, actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
        assertNotTruncated(text)
      }
    }
  }

  func testLateIsSaidWithoutColour() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let (late, onTime) = (
        try picture(family, isLate: true), try picture(family, isLate: false)
      )
      if let missing = late.lint("W51").first {
        return fail(
          "What says that a tram is late is not there on a phone: it has no symbol of this name.",
          expected: "the name of an SF Symbol", actual: missing.message, showing: [late])
      }
      let said = { (picture: RenderedPicture) in
        picture.visibleTexts.compactMap(\.text) + picture.symbols.flatMap(\.symbolNames)
      }
      if said(late).sorted() == said(onTime).sorted() {
        return fail(
          "A late tram is told from others by colour alone: say it in a word or a symbol.",
          expected: "another word or symbol", actual: said(late).joined(separator: ", "),
          showing: [late, onTime])
      }
    }
  }

  func testTheMediumOneSaysMore() throws {
    let picture = try picture(.systemMedium, lines: inputs.shuffled(["8", "29", "42"]))
    for pattern in ["10:11", "10:26"] {
      guard let text = try? picture.text(matching: "\\b\(pattern)"), text.isVisible else {
        return fail(
          "The medium widget has room for later trams as well: show when they leave.",
          expected: pattern, actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
    for line in ["8", "29", "42"] {
      let saying = picture.visibleTexts.filter { $0.numbers.contains(Int(line) ?? 0) }
      if saying.isEmpty {
        return fail(
          "The medium widget says when a later tram leaves, and not which line it is.",
          expected: line, actual: picture.texts.joined(separator: ", "), showing: [picture])
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
          "The background stays on the tinted Home Screen.", expected: "a background that goes",
          actual: "a background that stays")
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
          "Who has set a very large text reads \(after.name) as small as everybody: at AX 3 it grows by a "
            + "third at least.",
          expected: "\(Int((before.fontSize * 1.3).rounded(.up))) points or more",
          actual: "\(Int(after.fontSize)) points", at: after)
      }
    }
  }

  func testItIsRightAllHour() throws {
    let step = 12.0 * 60
    // Asked just when a tram leaves, whoever counts in twelves would be right by chance.
    let moments = (1...10).map { CheckClock.now.addingTimeInterval(Double($0) * 60) }.filter {
      (120...600).contains($0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: step))
    }
    let asked = inputs.element(of: moments)
    let strip = try trams.strip(from: asked, for: 3600)
    let last = (asked.timeIntervalSinceReferenceDate / step).rounded(.down)
    for number in 1...4 {
      let gone = Date(timeIntervalSinceReferenceDate: (last + Double(number)) * step)
      let next = gone.addingTimeInterval(step)
      guard let moment = strip.moment(at: gone.addingTimeInterval(30)) else { continue }
      let picture = try trams.render(entry: moment.entry, asked: moment.asked)
      guard (try? picture.text(matching: clock(next)))?.isVisible != true else { continue }
      return fail(
        "The tram of \(time(gone)) has left, and the one after it does not come up: something changes "
          + "when a tram leaves, and at no other time.",
        expected: time(next), actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }

  /// A moment as `9:48`, in the time of the phone's clock.
  private func time(_ date: Date) -> String {
    let minutes = Int(date.timeIntervalSince1970 / 60) % (24 * 60)
    return String(format: "%d:%02d", minutes / 60, minutes % 60)
  }

  /// The same as a pattern, as clocks of 24 hours or of 12 write it.
  private func clock(_ date: Date) -> String { "\\b0?\(time(date))" }
}
