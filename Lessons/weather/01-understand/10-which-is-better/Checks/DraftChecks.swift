import LessonChecks
import XCTest

final class DraftChecks: ExerciseTestCase {
  /// Returns the picture of a train, by default at 9:20 from platform 3.
  private func picture(
    hour: Int = 9, platform: Int = 3, delay: Int, scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("train", hour, platform, delay).render(.systemSmall, scheme: scheme)
  }

  func testOneThingComesFirst() throws {
    for delay in [0, 12] {
      let picture = try picture(delay: delay)
      try assertHasHero("9:20", in: picture)
      if let name = picture.visibleTexts.first(where: { ($0.text ?? "").contains("RailPal") }) {
        fail(
          "Leave out the name. The system already shows it below the widget.", expected: "no name",
          actual: name.name, at: name)
      }
    }
  }

  func testEverythingCanBeRead() throws {
    for scheme in Scheme.allCases {
      for delay in [0, 12] {
        try assertCanBeRead(picture(delay: delay, scheme: scheme), platform: 3)
      }
    }
  }

  func testADelayIsSaidInWords() throws {
    for delay in [1, 12] { try assertSays(delay: delay, in: picture(delay: delay)) }
    try assertSaysNothing(in: picture(delay: 0))
  }

  func testNothingIsLostOnATintedScreen() throws {
    for delay in [0, 12] { try assertNothingLost(picture(delay: delay), in: .accented) }
  }

  func testOtherTrains() throws {
    let hour = inputs.integer(in: 1...8)
    let platform = inputs.integer(in: 30...38)
    let delay = inputs.integer(in: 41...58)
    let late = try picture(hour: hour, platform: platform, delay: delay)
    try assertHasHero("\(hour):20", in: late)
    // The widest time.
    try assertHasHero("10:20", in: try picture(hour: 10, delay: delay))
    try assertCanBeRead(late, platform: platform)
    try assertSays(delay: delay, in: late)
  }

  private func assertHasHero(_ time: String, in picture: RenderedPicture) throws {
    let texts = picture.visibleTexts.sorted { $0.fontSize > $1.fontSize }
    if let hero = texts.first?.text, hero.contains(#/[0-9]:[0-9][0-9]/#), !hero.contains(time) {
      return fail(
        "The largest text isn't the planned time, which is on people's tickets. Leave "
          + "`train.departure` as it is, and show the delay separately.",
        expected: time, actual: hero, showing: [picture])
    }
    guard let hero = texts.first, (hero.text ?? "").contains(time) else {
      return fail(
        "Make the time the largest text. That's what people look for.", expected: time,
        actual: texts.first?.text ?? "no text", showing: [picture])
    }
    if hero.lineCount > 1 {
      return fail(
        "The time wraps onto \(hero.lineCount) lines, so it's hard to read at a glance. Make it "
          + "smaller, or let it shrink.",
        expected: "one line", actual: "\(hero.lineCount) lines", at: hero)
    }
    if let next = texts.dropFirst().first, next.fontSize * 1.5 > hero.fontSize + 0.1 {
      fail(
        "\(next.name) is nearly as large as the time. Make it smaller, so that the time stands out.",
        expected: "at most two thirds of the size of the time", actual: "more", at: next)
    }
    if texts.count > 4 {
      fail(
        "There are \(texts.count) pieces of text. Show four at most: people can't read more in a "
          + "second.",
        expected: "four or fewer", actual: "\(texts.count)", showing: [picture])
    }
  }

  private func assertCanBeRead(_ picture: RenderedPicture, platform: Int) throws {
    if !picture.shows(number: platform) {
      fail(
        "Show the platform. Without it, people can't find the train.", expected: "\(platform)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    let inner = CGRect(origin: .zero, size: picture.size).insetBy(dx: 10.9, dy: 10.9)
    for text in picture.textElements {
      assertContrast(text, atLeast: 3)
      if !inner.contains(text.frame) {
        fail(
          "Keep \(text.name) at least 11 points from the edge of the widget.",
          expected: "11 points or more", actual: "fewer", at: text)
      }
    }
    assertReadableSize(picture)
    assertFits(picture)
    assertNothingOverlaps(picture)
  }

  private func assertSays(delay: Int, in picture: RenderedPicture) throws {
    if !picture.shows(number: delay) {
      return fail(
        "The train is \(delay) min late, but no text says so.", expected: "\(delay)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    let said = picture.visibleTexts.filter { $0.numbers.contains { abs($0) == delay } }
    let isNamed = said.contains { text in
      (text.text ?? "").contains { $0.isLetter || "+′'".contains($0) }
    }
    if !isNamed {
      fail(
        "\(delay) alone could be anything, even a platform. Say that it's a delay in minutes.",
        expected: "\(delay) min late, +\(delay)", actual: "\(delay)", showing: [picture])
    }
  }

  private func assertSaysNothing(in picture: RenderedPicture) throws {
    let minutes = picture.visibleTexts.first {
      $0.numbers.contains(0) || ($0.text ?? "").localizedCaseInsensitiveContains("min")
        || ($0.text ?? "").localizedCaseInsensitiveContains("late")
    }
    if let minutes {
      fail(
        "The train is on time, but \(minutes.name) looks like a delay.",
        expected: "no minutes", actual: minutes.name, at: minutes)
    }
  }
}
