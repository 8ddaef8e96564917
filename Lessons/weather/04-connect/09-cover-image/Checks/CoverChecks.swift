import LessonChecks
import XCTest

final class CoverChecks: ExerciseTestCase {
  func testTheCardHidesTheAccount() throws {
    for scheme in Scheme.allCases {
      let moments = try scene().play(.launch, .switcher, scheme: scheme)
      try assertIsCovered(moments[1])
    }
  }

  func testTheAppComesBackUncovered() throws {
    let moments = try scene().play(.launch, .switcher, .comeBack)
    try assertIsOpen(moments[0])
    try assertIsOpen(moments[2])
  }

  func testACallOverTheSwitcherAddsNoCover() throws {
    let moments = try scene().play(.launch, .switcher, .call, .comeBack)
    if moments[2].coversStacked > 0 {
      fail(
        "The scene resigned twice, and now it has two covers or more. Make a new cover only if "
          + "there isn't one.",
        expected: "one cover", actual: "\(moments[2].coversStacked) covers")
    }
  }

  func testEveryTimeAndEveryWayOut() throws {
    let moments = try scene().play(
      .launch, .switcher, .comeBack, .background, .comeBack, .alert, .comeBack, .switcher,
      .comeBack, .lock, .comeBack)
    for moment in moments where moment.hasCard && moment.state != .active {
      try assertIsCovered(moment)
    }
    for moment in moments where moment.state == .active { try assertIsOpen(moment) }
    let early = try scene().play(.launch, .lock, .comeBack, .switcher, .background)
    try assertIsCovered(early[3])
    try assertIsCovered(early[4])
  }

  private func assertIsCovered(_ moment: AppMoment) throws {
    try assertHidesSecrets(
      moment, "4,200", "Mina",
      message: "In the app switcher, anyone can read the account.")
  }

  private func assertIsOpen(_ moment: AppMoment) throws {
    try assertNothingLeftOver(
      moment,
      "The app is active again, but its cover is still there. Remove it in sceneDidBecomeActive.")
    assertVisible(
      try moment.window().text(containing: "4,200"),
      "The app is active, but the balance isn't readable.")
  }
}
