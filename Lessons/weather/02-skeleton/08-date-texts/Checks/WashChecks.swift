import LessonChecks
import XCTest

final class WashChecks: ExerciseTestCase {
  private let now = CheckClock.now

  private func begin(_ minutes: Int, _ name: String = "Cotton") throws {
    try call("begin", name, now.addingTimeInterval(Double(minutes) * 60))
  }

  func testTwoEntriesAreEnough() throws {
    try begin(47)
    let count = try widget("WashWidget").timeline().entries.count
    if count > 3 {
      fail(
        "Your timeline has \(count) entries. The system draws and stores each of them in advance, "
          + "in every appearance. One entry for now and one for the end are enough.",
        expected: "two or three entries", actual: "\(count)")
    } else if count == 0 {
      fail("Your timeline is empty, so there's nothing to show.", expected: "2", actual: "0")
    }
  }

  func testItCountsByItself() throws {
    try begin(47)
    try count(47)
    try assertLegibleByDayAndNight(try picture(after: 5))
  }

  func testItIsDoneAtTheEnd() throws {
    try begin(47)
    try finish(47)
  }

  func testAnotherProgramme() throws {
    let minutes = inputs.integer(in: 26...58)
    let name = inputs.element(of: ["Wool", "Silk", "Express", "Shirts"])
    try inFreshProcess {
      try begin(minutes, name)
      if try count(minutes) { try finish(minutes) }
    }
    try begin(minutes, name)
    assertShows(try widget("WashWidget").render(), name)
  }

  /// Returns whether a single entry shows the remaining minutes at any time.
  @discardableResult
  private func count(_ minutes: Int) throws -> Bool {
    let first = try picture(after: 0)
    for passed in inputs.integers(2, in: 3...minutes / 3) {
      let picture = try picture(after: passed)
      if picture.visibleTexts.map(\.text) == first.visibleTexts.map(\.text) {
        fail(
          "After \(passed) minutes, the widget still shows the same text. A plain number doesn't "
            + "change until the next entry.",
          expected: "\(minutes - passed) minutes left", actual: words(picture), showing: [picture])
        return false
      }
      // Rounded down or up, or with the seconds before the next minute.
      let left = minutes - passed - 1...minutes - passed + 1
      if !picture.visibleTexts.contains(where: {
        $0.numbers.map(abs).contains(where: left.contains)
      }) {
        fail(
          "After \(passed) minutes, the widget doesn't show how many minutes are left.",
          expected: "\(minutes - passed) minutes left", actual: words(picture), showing: [picture])
        return false
      }
    }
    return true
  }

  private func finish(_ minutes: Int) throws {
    let end = minutes * 60
    for left in inputs.shuffled([300, inputs.integer(in: 5...200), 2]) {
      let running = try picture(afterSeconds: end - left)
      guard let early = running.visibleTexts.first(where: isDone) else { continue }
      return fail(
        "The program runs for another \(left) s, but the widget already says it's done. Show "
          + "“Done” at `end`, and not before.",
        expected: "\(left) seconds left", actual: early.name, at: early)
    }
    for late in [1, 60, inputs.integer(in: 600...18_000)] {
      let picture = try picture(afterSeconds: end + late)
      guard picture.visibleTexts.contains(where: isDone) else {
        return fail(
          "The program ended \(late) s ago, but the widget doesn't say “Done”. Text that counts "
            + "can't turn into a word, so start another entry at the end.",
          expected: "Done", actual: words(picture), showing: [picture])
      }
    }
  }

  private func isDone(_ text: PictureElement) -> Bool {
    (text.text ?? "").range(of: "done", options: .caseInsensitive) != nil
  }

  /// Returns the picture a number of minutes after the timeline's date.
  private func picture(after minutes: Int) throws -> RenderedPicture {
    try picture(afterSeconds: minutes * 60)
  }

  private func picture(afterSeconds seconds: Int) throws -> RenderedPicture {
    try widget("WashWidget").render(date: now.addingTimeInterval(Double(seconds)), asked: now)
  }

  private func words(_ picture: RenderedPicture) -> String {
    picture.texts.joined(separator: ", ")
  }
}
