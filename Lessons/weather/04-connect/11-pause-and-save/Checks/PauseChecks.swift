import LessonChecks
import XCTest

final class PauseChecks: ExerciseTestCase {
  private let interruptions: [AppEvent] = [.switcher, .call, .alert, .controlCenter]

  func testItPausesWheneverItResigns() throws {
    for event in interruptions {
      let picture = try scene().play(.launch, event)[1].window()
      if !picture.hasText("Paused") {
        return fail(
          "After “\(event.rawValue)”, the game goes on, but the player can't see or touch it. "
            + "Pause when the scene resigns.",
          expected: "Paused", actual: picture.texts.joined(separator: ", "),
          showing: [picture])
      }
    }
  }

  func testItGoesOnWhenItIsActive() throws {
    for event in interruptions + [.background, .lock] {
      let moments = try scene().play(.launch, event, .comeBack, scheme: .dark)
      for moment in [moments[0], moments[2]] {
        let picture = try moment.window()
        if !picture.hasText("Playing") {
          return fail(
            "After “\(event.rawValue)”, the app is active again, but the game is still paused. "
              + "Resume when the scene becomes active.", expected: "Playing",
            actual: picture.texts.joined(separator: ", "), showing: [picture])
        }
      }
    }
  }

  func testTheScoreIsSavedOnTheWayOut() throws {
    for event in [AppEvent.background, .lock] {
      let moments = try scene().play(.launch, event, .comeBack, event)
      try assertIsSaved(moments[1], before: moments[3])
    }
  }

  func testItIsSavedOnceAndOnlyThere() throws {
    let moments = try scene().play(
      .launch, .background, .comeBack, .switcher, .background, scheme: .dark)
    try assertIsSaved(moments[1], before: moments[4])
    for event in interruptions
    where try scene().play(.launch, event, .comeBack).contains(
      where: { $0.saved["saves"] != nil })
    {
      return fail(
        "An interruption alone saves the score, although the app doesn't even leave the screen. "
          + "Save it in the background.",
        expected: "not saved", actual: event.rawValue)
    }
    let thrown = try scene().play(.launch, .background, .comeBack, .switcher, .kill)
    try assertIsSaved(thrown[1], before: thrown[4])
  }

  /// Fails unless both events save, and the second one exactly once; the game counts its saves.
  private func assertIsSaved(_ first: AppMoment, before second: AppMoment) throws {
    for moment in [first, second] where moment.saved["saves"] == nil {
      return fail(
        "After “\(moment.event.rawValue)”, the app may end without notice, but the score isn't "
          + "saved.",
        expected: "120", actual: "nothing saved")
    }
    let counts = [first, second].compactMap { $0.saved["saves"].flatMap { Int($0) } }
    guard counts.count == 2 else { return }
    let times = counts[1] - counts[0]
    if times != 1 {
      fail(
        "While leaving the app, your code saved the score \(times) times. Save it once, in the "
          + "background.",
        expected: "1", actual: "\(times)")
    }
  }
}
