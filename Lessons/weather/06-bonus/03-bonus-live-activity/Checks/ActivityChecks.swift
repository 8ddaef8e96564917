import LessonChecks
import XCTest

final class ActivityChecks: ExerciseTestCase {
  /// What the learner's types are made of; they only have to read alike as JSON.
  private struct Attributes: Encodable {
    let place: String
  }

  private struct State: Encodable {
    let minutes: Int
  }

  private lazy var place = inputs.element(of: ["Jeju", "Busan", "Mokpo", "Sokcho"])
  private lazy var minutes = inputs.integer(in: 11...48)

  private func picture(_ form: ActivityForm) throws -> RenderedPicture {
    try activity("RainActivity").render(
      form, attributes: Attributes(place: place), state: State(minutes: minutes))
  }

  func testTheLockScreen() throws {
    let picture = try picture(.lockScreen)
    for word in [place, "\(minutes)"] where !isRead(word, in: picture.visibleTexts) {
      return fail(
        "The Lock Screen does not say \(word).", expected: word, actual: "not there",
        showing: [picture])
    }
    assertFits(picture)
  }

  func testTheSmallIslands() throws {
    let compact = try picture(.compact)
    let trailing = compact.elements(in: .compactTrailing).filter(\.isVisible)
    if !isRead("\(minutes)", in: trailing) {
      return fail(
        "The trailing side of the compact island should say in how many minutes it rains.",
        expected: "\(minutes)", actual: said(trailing), showing: [compact])
    }
    let leading = compact.elements(in: .compactLeading)
    if !leading.contains(where: { !($0.symbolName ?? "").isEmpty && $0.isVisible }) {
      return fail(
        "The leading side of the compact island should have a symbol: the number alone could mean "
          + "anything.", expected: "a symbol beside the camera",
        actual: said(leading), showing: [compact])
    }
    let minimal = try picture(.minimal)
    let inside = minimal.elements(in: .minimal).filter(\.isVisible)
    if !isRead("\(minutes)", in: inside) {
      return fail(
        "The minimal island should say in how many minutes it rains: it is all that is left when another "
          + "app has an activity, too.", expected: "\(minutes)", actual: said(inside),
        showing: [minimal])
    }
    for text in compact.textElements + minimal.textElements { assertNotTruncated(text) }
  }

  func testTheExpandedIsland() throws {
    let picture = try picture(.expanded)
    for word in [place, "\(minutes)"] where !isRead(word, in: picture.visibleTexts) {
      return fail(
        "The expanded island does not say \(word).", expected: word, actual: "not there",
        showing: [picture])
    }
  }

  /// Rain from some minute on, for the rest of the day; the check is over where that does not start.
  private func start() throws -> Bool {
    let dry = Array(repeating: 0.0, count: minutes)
    let wet = Array(repeating: 1.25, count: 1440 - minutes)
    guard let error = try thrownError(by: "start", place, dry + wet) else { return true }
    fail(
      "With the radar of a day the activity does not start: attributes and state together may take "
        + "4096 bytes.", expected: "an activity that starts", actual: error)
    return false
  }

  func testItStartsWithADayOfRadar() throws {
    try inFreshProcess {
      guard try start() else { return }
      let states = try call("states", as: [String].self)
      if !states.contains("active") {
        fail(
          "No activity runs after start.", expected: "one that is active",
          actual: states.isEmpty ? "nothing" : states.joined(separator: ", "))
      }
    }
  }

  func testItEnds() throws {
    try inFreshProcess {
      guard try start(), try start() else { return }
      try call("end")
      let states = try call("states", as: [String].self)
      let active = states.filter { $0 == "active" }.count
      if active > 0 {
        fail(
          "After the end the activity goes on: it still says so on Thursday.",
          expected: "ended or dismissed", actual: "\(active) of them active")
      }
    }
  }

  private func isRead(_ word: String, in texts: [PictureElement]) -> Bool {
    texts.contains { ($0.text ?? "").contains(word) }
  }

  private func said(_ elements: [PictureElement]) -> String {
    let words = elements.compactMap { $0.text ?? $0.symbolName }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
