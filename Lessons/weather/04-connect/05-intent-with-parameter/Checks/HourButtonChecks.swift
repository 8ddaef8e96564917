import LessonChecks
import XCTest

final class HourButtonChecks: ExerciseTestCase {
  /// The hours with a forecast.
  private let hours = 9...14

  private func picture() throws -> RenderedPicture {
    try widget("HourWidget").render(.systemSmall)
  }

  /// Returns the two buttons from left to right, or fails with the actual contents.
  private func buttons(in picture: RenderedPicture) -> [PictureElement]? {
    let found = picture.controls.filter { $0.intent == "ShowHourIntent" }
    if found.count == 2 { return found.sorted { $0.frame.minX < $1.frame.minX } }
    let isClosure = picture.controls.contains { $0.tapAction == .closure }
    fail(
      isClosure
        ? "The buttons have closures, which a widget never runs. Give each button a ShowHourIntent."
        : "Add two buttons that perform ShowHourIntent, one for each direction.",
      expected: "two buttons with ShowHourIntent(…)",
      actual: isClosure ? "closures" : "\(found.count) buttons", at: picture.controls.first)
    return nil
  }

  private func hour(in picture: RenderedPicture) throws -> Int {
    let text = try picture.text(matching: "^-?\\d+:00$").text ?? ""
    return Int(text.replacing(":00", with: "")) ?? -1
  }

  func testTwoButtonsPerformOneIntent() throws {
    for button in buttons(in: try picture()) ?? [] { assertVisible(button) }
  }

  func testTheyWalk() throws {
    let first = inputs.integer(in: 11...12)
    let steps = inputs.shuffled([-1, -1, 1, 1, 1])
    guard try isWalked(from: first, steps) else { return }
    _ = try inFreshProcess { try isWalked(from: hours.lowerBound, [1, 1, 1, 1, 1, -1, -1]) }
  }

  private func isWalked(from first: Int, _ steps: [Int]) throws -> Bool {
    try call("show", first)
    var expected = first
    for step in steps {
      let before = expected
      let picture = try picture()
      guard let buttons = buttons(in: picture) else { return false }
      let button = step < 0 ? buttons[0] : buttons[1]
      expected = min(max(expected + step, hours.lowerBound), hours.upperBound)
      // At an end, the hour stays the same because of a disabled button or an intent that does nothing.
      if !button.isEnabled, expected == before { continue }
      let found = button.isEnabled ? try hour(in: try button.tap().picture) : before
      if found != expected {
        fail(
          step < 0
            ? "At \(before):00, a tap on the left button should show \(expected):00."
            : "At \(before):00, a tap on the right button should show \(expected):00.",
          expected: "\(expected):00", actual: "\(found):00", at: button)
        return false
      }
    }
    return true
  }

  func testTheyStopAtTheEnds() throws {
    for (end, step) in inputs.shuffled([(hours.lowerBound, -1), (hours.upperBound, 1)]) {
      try call("show", end)
      for _ in 0..<inputs.integer(in: 1...3) {
        guard let buttons = buttons(in: try picture()) else { return }
        let button = step < 0 ? buttons[0] : buttons[1]
        guard button.isEnabled else { continue }
        let found = try hour(in: try button.tap().picture)
        if found != end {
          return fail(
            "There's no forecast for \(found):00. Stop at \(end):00.",
            expected: "\(end):00", actual: "\(found):00", at: button)
        }
      }
      // One step back from the end, to check that no hour beyond it was stored.
      guard let buttons = buttons(in: try picture()) else { return }
      let back = step < 0 ? buttons[1] : buttons[0]
      let found = back.isEnabled ? try hour(in: try back.tap().picture) : end
      if found != end - step {
        return fail(
          "After extra taps at the end, one tap back should go from \(end):00 to \(end - step):00.",
          expected: "\(end - step):00", actual: "\(found):00", at: back)
      }
    }
  }

  func testTheValueTravels() throws {
    for property in try call("holdings", as: [[String]].self) where property.count == 2 {
      if !property[1].hasPrefix("IntentParameter<") {
        fail(
          "In the intent, `\(property[0])` is a plain property. The system saves only parameters, "
            + "so a tap always gets its initial value. Put @Parameter before it.",
          expected: "@Parameter(title: …) var \(property[0])", actual: "var \(property[0])")
      }
    }
  }

  func testFingersAndEarsTellThemApart() throws {
    try call("show", 12)
    guard let buttons = buttons(in: try picture()) else { return }
    for button in buttons {
      assertTapTarget(button)
      let spoken = button.spokenText
      if !spoken.contains(where: \.isLetter)
        || button.descendants.contains(where: { $0.symbolName == spoken })
      {
        fail(
          "VoiceOver has no words for this button. An arrow means nothing to people who can't see "
            + "it.",
          expected: "a label such as “Next hour”", actual: spoken.isEmpty ? "nothing" : spoken,
          at: button)
      }
    }
    if buttons[0].spokenText == buttons[1].spokenText, !buttons[0].spokenText.isEmpty {
      fail(
        "VoiceOver calls both buttons “\(buttons[0].spokenText)”. Give each button its own label.",
        expected: "a different label for each button", actual: buttons[0].spokenText,
        at: buttons[1])
    }
  }
}
