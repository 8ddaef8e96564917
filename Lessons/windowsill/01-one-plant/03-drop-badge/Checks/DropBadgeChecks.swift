import LessonChecks
import XCTest

final class DropBadgeChecks: ExerciseTestCase {
  func testTheTintKeepsThemApart() throws {
    let thirsty = try view("badge", true).render(.systemSmall)
    let fine = try view("badge", false).render(.systemSmall)
    assertLooksDifferent(
      try thirsty.rendered(in: .accented), try fine.rendered(in: .accented), by: 0.001,
      "Give the two states symbols with different outlines.")
  }

  func testTheyStandOut() throws {
    for isThirsty in inputs.shuffled([true, false]) {
      for scheme in Scheme.allCases {
        let picture = try view("badge", isThirsty).render(.systemSmall, scheme: scheme)
        XCTAssertTrue(
          picture.remarkRules.isDisjoint(with: ["missing-symbol", "unknown-symbol"]),
          "Use symbols that exist. Rings names the one that it doesn't know.")
        for sign in picture.symbols + picture.visibleTexts {
          assertContrast(
            sign, atLeast: 3, "Choose colors that stand out in light mode and Dark Mode.")
        }
      }
    }
  }
}
