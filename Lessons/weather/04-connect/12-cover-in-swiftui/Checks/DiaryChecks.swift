import LessonChecks
import XCTest

final class DiaryChecks: ExerciseTestCase {
  /// A part of the first line, of a middle one, and of the last.
  private static let secrets = ["Dear diary", "Jun", "nobody knows"]

  func testTheCardHidesTheDiary() throws {
    for scheme in Scheme.allCases {
      let moments = try scene().play(.launch, .switcher, scheme: scheme)
      try assertIsCovered(moments[1], "In the app switcher, anyone can read the diary.")
    }
  }

  func testItCanBeReadAgain() throws {
    let moments = try scene().play(
      .launch, .switcher, .comeBack, .background, .comeBack, .call, .comeBack)
    for moment in moments where moment.state == .active {
      for secret in Self.secrets {
        assertVisible(
          try moment.window().text(containing: secret),
          "The app is active, but the diary isn't readable.")
      }
    }
  }

  func testEveryWayOutIsCovered() throws {
    for event in [AppEvent.background, .lock] {
      for moment in try scene().play(.launch, event) where moment.hasCard && moment.state != .active
      {
        try assertIsCovered(moment, "After “\(event.rawValue)”, anyone can read the diary.")
      }
    }
    let late = try scene().play(.launch, .switcher, .background)[2]
    try assertIsCovered(late, "In the app switcher, anyone can read the diary.")
  }

  func testOtherPhones() throws {
    for device in ["430x932", "375x667"] {
      let moments = try scene().play(.launch, .switcher, .rotate, device: device)
      for moment in moments.dropFirst() {
        try assertIsCovered(
          moment, "On a screen of \(device) points, the card shows a readable line of the diary.")
      }
    }
  }

  private func assertIsCovered(_ moment: AppMoment, _ message: String) throws {
    try assertHidesSecrets(
      moment, Self.secrets[0], Self.secrets[1], Self.secrets[2], message: message)
  }
}
