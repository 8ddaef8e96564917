import LessonChecks
import XCTest

final class GlanceChecks: ExerciseTestCase {
  private func picture() throws -> RenderedPicture { try widget("WalkWidget").render() }

  func testItHasFourTextsAtMost() throws {
    let picture = try picture()
    // A text with line breaks counts as several.
    let count = picture.visibleTexts
      .map { ($0.text ?? "").split(whereSeparator: \.isNewline).count }.reduce(0, +)
    if count > 4 {
      fail(
        "The small widget has \(count) pieces of text. Show four at most: people can't read more "
          + "in a second.",
        expected: "4 or fewer", actual: "\(count)", showing: [picture])
    }
  }

  func testThereIsOneHero() throws {
    let sample = try call("today", as: [Int].self)
    if sample != [42, 60] {
      return fail(
        "Walk.swift has been changed. Restore its sample: 42 minutes of 60.",
        expected: "minutes: 42, goal: 60",
        actual: "minutes: \(sample.first ?? 0), goal: \(sample.last ?? 0)")
    }
    _ = try hasHero(42, in: picture())
  }

  func testEverythingCanBeRead() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("WalkWidget").render(scheme: scheme)
      assertReadableSize(picture)
      assertFits(picture)
      assertNothingOverlaps(picture)
      for text in picture.textElements { assertContrast(text, atLeast: 2.5) }
    }
  }

  func testTheAppDoesNotNameItself() throws {
    if let name = try? picture().text(containing: "Strider"), name.isVisible {
      fail(
        "Leave out Strider. The app's name is already below every widget.",
        expected: "no name", actual: name.name, at: name)
    }
  }

  func testAnotherDay() throws {
    let minutes = inputs.integer(in: 12...38)
    let goal = inputs.element(of: [45, 50, 75, 80])
    let picture = try view("day", minutes, goal).render(.systemSmall)
    guard try hasHero(minutes, in: picture) else { return }
    if !picture.shows(number: goal) {
      fail(
        "Show the goal too. Without it, \(minutes) minutes could be a lot or a little.",
        expected: "\(goal)", actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }

  /// Returns whether the minutes stand out: their text is the largest by a factor of 1.5.
  private func hasHero(_ minutes: Int, in picture: RenderedPicture) throws -> Bool {
    let texts = picture.visibleTexts.sorted { $0.fontSize > $1.fontSize }
    guard let hero = texts.first, hero.numbers.contains(minutes) else {
      fail(
        "Make the minutes walked the largest text. That's what people look for.",
        expected: "\(minutes)", actual: texts.first?.text ?? "no text", showing: [picture])
      return false
    }
    if let next = texts.dropFirst().first, next.fontSize * 1.5 > hero.fontSize + 0.1 {
      fail(
        "\(next.name) is nearly as large as the minutes. Make it smaller, so that the minutes stand out.",
        expected: "at most two thirds of the size of the minutes", actual: "more", at: next)
      return false
    }
    return true
  }
}
