import LessonChecks
import XCTest

final class BlurChecks: ExerciseTestCase {
  /// A part of each message.
  private static let words = ["surprise", "at seven", "bring a cake"]

  func testTheCardIsBlurred() throws {
    for scheme in Scheme.allCases {
      let moments = try scene().play(.launch, .switcher, scheme: scheme)
      try assertIsCovered(moments[1], "On the card in the app switcher a message can be read.")
      let card = try moments[1].card()
      if card.all("UIVisualEffectView").isEmpty {
        return fail(
          "No message can be read, and there is no blur either: use a UIVisualEffectView with a "
            + "UIBlurEffect.", expected: "one blur", actual: "none", showing: [card])
      }
      if let blur = card.all("UIVisualEffectView").first, Set(blur.samples(40)).count < 2 {
        fail(
          "There is a UIVisualEffectView, and what hides the messages is one colour: give it an effect, and "
            + "nothing opaque to hold.", expected: "what lies behind, blurred",
          actual: "one colour", at: blur)
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
        turned, "Turned while the switcher is open, the phone shows a message beside the blur.")
    }
  }

  func testOneBlurComesAndGoes() throws {
    let moments = try scene().play(.launch, .switcher, .call, .comeBack)
    if moments[2].coversStacked > 0 {
      fail(
        "The scene resigned twice, and now blurs lie on each other: make a new one only if there is none.",
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
          moment, "On a screen of \(device) points a message can be read on the card.")
      }
    }
  }

  private func assertIsCovered(_ moment: AppMoment, _ message: String) throws {
    try assertHidesSecrets(moment, Self.words[0], Self.words[1], Self.words[2], message: message)
  }

  private func assertIsOpen(_ moment: AppMoment) throws {
    try assertNothingLeftOver(moment, "The app is active again, and a blur is still there.")
    assertVisible(
      try moment.window().text(containing: "surprise"),
      "The app is active, and its messages cannot be read.")
  }
}
