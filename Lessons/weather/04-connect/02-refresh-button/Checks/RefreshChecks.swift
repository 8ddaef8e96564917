import LessonChecks
import XCTest

final class RefreshChecks: ExerciseTestCase {
  private func picture() throws -> RenderedPicture {
    try widget("StationWidget").render(.systemSmall)
  }

  /// The button that performs the intent; says what is there instead.
  private func button(in picture: RenderedPicture) throws -> PictureElement? {
    if let found = picture.controls.first(where: { $0.intent == "RefreshForecastIntent" }) {
      return found
    }
    let isClosure = picture.controls.contains { $0.tapAction == .closure }
    fail(
      isClosure
        ? "The button holds a closure, which a widget never runs: nothing of your code is there when "
          + "people tap. Name the action as an intent."
        : "No button performs RefreshForecastIntent.",
      expected: "Button(intent: RefreshForecastIntent()) { … }",
      actual: isClosure ? "a closure" : picture.controls.isEmpty ? "no button" : "another button",
      at: picture.controls.first)
    return nil
  }

  func testAButtonPerformsTheIntent() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    assertVisible(button)
  }

  func testATapBringsANewReading() throws {
    let before = try picture()
    guard let button = try button(in: before) else { return }
    let shown = try before.text(matching: "^-?\\d+°$").text ?? ""
    let again = try picture().text(matching: "^-?\\d+°$").text ?? ""
    if again != shown {
      fail(
        "The temperature changes without a tap: drawing must not read the station, for the system "
          + "draws as often as it likes. Let `perform()` do it.",
        expected: "\(shown) until someone taps", actual: "first \(shown), then \(again)", at: button
      )
      return
    }
    let tapped = try button.tap()
    let after = try tapped.picture.text(matching: "^-?\\d+°$").text ?? ""
    if shown == after {
      fail(
        "After the tap the widget shows the same temperature: let `perform()` read the station "
          + "again. The timeline is reloaded by itself.",
        expected: "a new reading", actual: "\(shown) before, \(after) after", at: button)
    }
  }

  func testAFingerCanHitIt() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    assertTapTarget(button)
    if !button.isInsidePicture {
      fail(
        "The button reaches over the edge of the widget.", expected: "inside the widget",
        actual: "\(whole(button.frame.maxX)), \(whole(button.frame.maxY))", at: button)
    }
  }

  func testVoiceOverHasWordsForIt() throws {
    let picture = try picture()
    guard let button = try button(in: picture) else { return }
    let spoken = button.spokenText
    if spoken.isEmpty || spoken == "arrow.clockwise" {
      fail(
        "VoiceOver has no words for the button: an arrow says nothing to someone who listens.",
        expected: "a label such as “Refresh”",
        actual: button.isAccessibilityHidden
          ? "hidden from VoiceOver" : spoken.isEmpty ? "nothing" : spoken,
        at: button)
    } else if ["button", "image", "icon", "버튼", "그림", "아이콘"].contains(spoken.lowercased()) {
      fail(
        "VoiceOver says by itself that it is a button: say what it does.",
        expected: "a label such as “Refresh”", actual: spoken, at: button)
    }
  }

  /// Without what comes after the point; a learner's number may be larger than whole ones get.
  private func whole(_ number: Double) -> String {
    String(format: "%.0f", number.rounded(.towardZero))
  }
}
