import LessonChecks
import XCTest

final class AgeChecks: ExerciseTestCase {
  private func picture(_ temperature: Int, age: Double) throws -> RenderedPicture {
    try view("aged", temperature, CheckClock.now, age).render(.systemSmall)
  }

  /// Returns the visible texts other than the place and the temperature.
  private func rest(of picture: RenderedPicture) -> [PictureElement] {
    picture.visibleTexts.filter { ($0.text ?? "") != "Jeju" && ($0.text ?? "").last != "°" }
  }

  /// Fails unless the first number in another text is this number of hours.
  private func requireHours(_ hours: Int, in picture: RenderedPicture) -> Bool {
    let rest = rest(of: picture)
    if rest.isEmpty {
      fail(
        "The temperature is \(hours) h old, but nothing says so. It looks like the current "
          + "temperature.",
        expected: "\(hours) h", actual: "no age", showing: [picture])
      return false
    }
    if !rest.contains(where: { $0.numbers.first == hours }) {
      fail(
        "The temperature is \(hours) h old. Begin the text about its age with that number.",
        expected: "\(hours) h", actual: rest.compactMap(\.text).joined(separator: ", "),
        at: rest.first)
      return false
    }
    return true
  }

  /// Returns whether a text has words other than numbers and their units.
  private func saysMoreThanLength(_ text: String) -> Bool {
    let units = [
      "h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minute", "minutes", "s", "sec",
      "secs",
      "second", "seconds", "and", "시간", "분", "초",
    ]
    return text.lowercased().split { !$0.isLetter }.contains { !units.contains(String($0)) }
  }

  func testOldSaysHowOld() throws {
    for hours in [1] + inputs.integers(2, in: 2...9) {
      let minutes = inputs.integer(in: 5...50)
      let picture = try picture(31, age: Double(hours * 3600 + minutes * 60))
      guard requireHours(hours, in: picture) else { return }
      assertFits(picture)
      let texts = rest(of: picture).compactMap(\.text)
      // The text changes at the full hour.
      guard requireHours(hours, in: try self.picture(31, age: Double(hours * 3600))) else { return }
      if picture.symbols.isEmpty, !texts.contains(where: saysMoreThanLength) {
        return fail(
          "“\(texts.joined(separator: ", "))” could be in the past or the future. Add a word such "
            + "as “ago” or “old”.",
          expected: "\(hours) h ago", actual: texts.joined(separator: ", "), showing: [picture])
      }
    }
    try assertLegibleByDayAndNight(try picture(31, age: 3 * 3600 + 600))
  }

  func testFreshNeedsNoWords() throws {
    for (minutes, seconds) in [(0, 0), (55, 0), (59, 59), (inputs.integer(in: 2...54), 0)] {
      let picture = try picture(31, age: Double(minutes * 60 + seconds))
      if let text = rest(of: picture).first {
        return fail(
          "The temperature is fresh, \(minutes) min old. Leave out its age, which only takes up "
            + "space.",
          expected: "the place and the temperature", actual: text.text ?? "", at: text)
      }
    }
  }

  func testTheWeatherComesFirst() throws {
    let temperature = inputs.integer(in: 11...38)
    let picture = try picture(temperature, age: 3 * 3600 + 600)
    assertMostProminent(try picture.text("\(temperature)°"))
  }

  func testEveryEntryKnowsItsAge() throws {
    let widget = widget("AgeWidget")
    // Twenty minutes, then 2 hours 20 and 3 hours 20.
    for (entry, hours) in inputs.shuffled([(2, 2), (3, 3)]) {
      let picture = try widget.render(.systemSmall, entry: entry, asked: CheckClock.now)
      guard requireHours(hours, in: picture) else { return }
    }
  }
}
