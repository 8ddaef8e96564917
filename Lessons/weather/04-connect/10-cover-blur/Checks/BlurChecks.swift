import LessonChecks
import XCTest

final class BlurChecks: ExerciseTestCase {
  /// A part of each message.
  private static let words = ["surprise", "at seven", "bring a cake"]

  func testTheCardIsBlurred() throws {
    for scheme in Scheme.allCases {
      let moments = try scene().play(.launch, .switcher, scheme: scheme)
      try assertIsCovered(moments[1], "The card in the app switcher shows a readable message.")
      let card = try moments[1].card()
      if card.all("UIVisualEffectView").isEmpty {
        return fail(
          "The messages are hidden, but there's no blur. Use a UIVisualEffectView with a "
            + "UIBlurEffect.", expected: "one blur", actual: "none", showing: [card])
      }
      if let blur = card.all("UIVisualEffectView").first, Set(blur.samples(40)).count < 2 {
        fail(
          "There's a UIVisualEffectView, but a solid color hides the messages. Give it an effect, "
            + "and put nothing opaque in it.", expected: "a blur of what's behind",
          actual: "one color", at: blur)
      }
    }
  }

  func testItCoversTheTurnedPhone() throws {
    for moments in [
      try scene().play(.launch, .switcher, .rotate),
      try scene().play(.launch, .rotate, .switcher, .rotate),
    ] {
      guard let turned = moments.last else { continue }
      try assertIsCovered(
        turned, "After a rotation with the switcher open, a message is visible beside the blur.")
    }
  }

  func testOneBlurComesAndGoes() throws {
    let moments = try scene().play(.launch, .switcher, .call, .comeBack)
    if moments[2].coversStacked > 0 {
      fail(
        "The scene resigned twice, and now it has two blurs or more. Make a new blur only if there "
          + "isn't one.",
        expected: "one blur", actual: "\(moments[2].coversStacked) blurs")
    }
    try assertIsOpen(moments[3])
    for moment in try scene().play(.launch, .switcher, .comeBack, .background, .comeBack)
    where moment.state == .active {
      try assertIsOpen(moment)
    }
  }

  func testOtherPhones() throws {
    for device in ["430x932", "375x667"] {
      let moments = try scene().play(
        .launch, .switcher, .comeBack, .rotate, .background, device: device)
      for moment in [moments[1], moments[4]] {
        try assertIsCovered(
          moment, "On a screen of \(device) points, the card shows a readable message.")
      }
    }
  }

  private func assertIsCovered(_ moment: AppMoment, _ message: String) throws {
    try assertHidesSecrets(moment, Self.words[0], Self.words[1], Self.words[2], message: message)
  }

  private func assertIsOpen(_ moment: AppMoment) throws {
    try assertNothingLeftOver(moment, "The app is active again, but a blur is still there.")
    assertVisible(
      try moment.window().text(containing: "surprise"),
      "The app is active, but its messages aren't readable.")
  }
}
