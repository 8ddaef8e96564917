import LessonChecks
import XCTest

final class ActivityChecks: ExerciseTestCase {
  /// Values with the same JSON as the learner's types.
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
    for word in [place, "\(minutes)"] {
      guard
        assertReads(
          word, in: picture.textElements, "Show \(word) on the Lock Screen.", showing: picture)
      else { return }
    }
    assertFits(picture)
  }

  func testTheSmallIslands() throws {
    let compact = try picture(.compact)
    guard
      assertReads(
        "\(minutes)", in: compact.elements(in: .compactTrailing),
        "Show the minutes until it rains on the trailing side of the compact island.",
        showing: compact)
    else { return }
    let leading = compact.elements(in: .compactLeading)
    if !leading.contains(where: { !($0.symbolName ?? "").isEmpty && $0.isVisible }) {
      return fail(
        "Show a symbol on the leading side of the compact island. The number alone could mean "
          + "anything.", expected: "a symbol beside the camera",
        actual: said(leading), showing: [compact])
    }
    let minimal = try picture(.minimal)
    guard
      assertReads(
        "\(minutes)", in: minimal.elements(in: .minimal),
        "Show the minutes in the minimal island. People see nothing else if another app has an "
          + "activity too.", showing: minimal)
    else { return }
    for text in compact.textElements + minimal.textElements { assertNotTruncated(text) }
  }

  func testTheExpandedIsland() throws {
    let picture = try picture(.expanded)
    for word in [place, "\(minutes)"] {
      guard
        assertReads(
          word, in: picture.textElements, "Show \(word) in the expanded island.",
          showing: picture)
      else { return }
    }
  }

  /// Starts an activity for rain from a given minute to the end of the day. Returns false, and fails the
  /// check, if it doesn't start.
  private func start() throws -> Bool {
    let dry = Array(repeating: 0.0, count: minutes)
    // It begins with the minimum that counts as rain.
    let wet = [0.1] + Array(repeating: 1.25, count: 1439 - minutes)
    guard let error = try thrownError(by: "start", place, dry + wet) else { return true }
    fail(
      "The activity doesn't start with a day of radar data. Attributes and state together may take "
        + "4096 bytes.", expected: "an activity that starts", actual: error)
    return false
  }

  func testItStartsWithADayOfRadar() throws {
    try inFreshProcess {
      guard try start() else { return }
      let states = try call("states", as: [String].self)
      if !states.contains("active") {
        fail(
          "No activity is active after `start`.", expected: "one active activity",
          actual: states.isEmpty ? "nothing" : states.joined(separator: ", "))
        return
      }
      let said = try call("announced", as: [Int].self)
      if said != [minutes] {
        fail(
          "The activity doesn't show the first minute with rain in the radar data.",
          expected: "\(minutes)", actual: said.map(String.init).joined(separator: ", "))
      }
    }
  }

  func testItEnds() throws {
    try inFreshProcess {
      // Several times, because a task without `await` sometimes finishes in time.
      for _ in 0..<5 {
        guard try start(), try start() else { return }
        let atOnce = active(try call("end", as: [String].self))
        if atOnce == 0 { continue }
        let later = active(try call("states", as: [String].self))
        return fail(
          later > 0
            ? "An activity is still active after `end()`. End all of them."
            : "`end()` returns before the activities have ended, and the system may suspend the app by "
              + "then. Await each activity.",
          expected: "ended or dismissed", actual: "\(atOnce) of them active")
      }
    }
  }

  private func active(_ states: [String]) -> Int { states.filter { $0 == "active" }.count }

  /// Returns whether one of the texts is visible and contains the word. Otherwise, it fails with the reason
  /// for a hidden one.
  private func assertReads(
    _ word: String, in elements: [PictureElement], _ message: String,
    showing picture: RenderedPicture
  ) -> Bool {
    let saying = elements.filter { ($0.text ?? "").contains(word) }
    if saying.contains(where: \.isVisible) { return true }
    if let hidden = saying.first {
      assertVisible(hidden)
    } else {
      fail(message, expected: word, actual: said(elements), showing: [picture])
    }
    return false
  }

  private func said(_ elements: [PictureElement]) -> String {
    let words = elements.compactMap { $0.text ?? $0.symbolName }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
