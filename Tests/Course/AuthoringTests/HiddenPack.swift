import Authoring
import Curriculum
import Foundation

/// A new pack with a hidden check, a check that compares with the solution, and a helper of the hidden check.
enum HiddenPack {
  static let exercise = "my-pack/01-first-ring/01-greeting"

  static func write(into folder: URL) throws -> Pack {
    let scaffold = try PackScaffold(identifier: "my-pack", languages: ["en", "ko"])
    let pack = try scaffold.write(into: folder)
    let exercise = folder.appending(path: exercise)
    let manifest = exercise.appending(path: "exercise.yml")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("points: 10", with: "points: 20")
      .replacing("starter-fails: [", with: "starter-fails: [GreetingChecks.testLongNames, ")
      .replacing(
        "starter-fails:",
        with: """
            - test: GreetingChecks.testLongNames
              title: {en: A long name fits, ko: 긴 이름도 들어가요}
              points: 7
              visibility: hidden
              says: {en: Look at its edges., ko: 가장자리를 보세요.}
            - test: GreetingChecks.testItLooksLikeOurs
              title: {en: It looks like ours, ko: 우리 것과 비슷해요}
              points: 3
              depends-on: [GreetingChecks.testLongNames]
          equivalent:
            - {file: GreetingView.swift, change: drop .font(.title), reason: A secret of ours.}
          starter-fails:
          """)
    try Data(text.utf8).write(to: manifest)
    try Data(checks.utf8).write(to: exercise.appending(path: "Checks/GreetingChecks.swift"))
    try Data(messages.utf8).write(to: exercise.appending(path: "checks.ko.yml"))
    try Data("missing: []\nrows: []\n".utf8).write(to: pack.appending(path: "coverage.yml"))
    try Data("For teachers.\n".utf8).write(to: pack.appending(path: "NOTES.md"))
    return try PackLibrary.read(pack)
  }

  private static let messages = """
    "Show the name you are given":
      "받은 이름을 보여 주세요"
    "Give the name at least 20 points: it is what one looks for":
      "이름을 20포인트 이상으로 쓰세요"
    "{} is cut off at the edge":
      "{1} 이름이 가장자리에서 잘려요"

    """

  private static let checks = """
    import LessonChecks
    import XCTest

    final class GreetingChecks: ExerciseTestCase {
      /// Names that nobody would guess.
      private let secrets = ["Zebulon", "Ottoline"]

      private func picture(_ name: String) throws -> RenderedPicture {
        try view("greeting", name).render(.systemSmall)
      }

      func testTheNameIsThere() throws {
        XCTAssertTrue(
          try picture("Mina").text(containing: "Mina").isVisible, "Show the name you are given")
      }

      // The surprise: names that are long.
      func testLongNames() throws {
        for name in secrets { assertWhole(name, in: try picture(name)) }
      }

      /// Only for long names.
      private func assertWhole(_ name: String, in picture: RenderedPicture) {
        if !picture.hasText(name) { fail("\\(name) is cut off at the edge") }
      }

      func testTheNameIsLarge() throws {
        XCTAssertGreaterThanOrEqual(
          try picture("Mina").text(containing: "Mina").fontSize, 20,
          "Give the name at least 20 points: it is what one looks for")
      }

      func testItLooksLikeOurs() throws { try compare("Mina") }

      private func compare(_ name: String) throws {
        let ours = try solution.view("greeting", name).render(.systemSmall)
        assertLooksLike(try picture(name), ours, within: 0.9)
      }
    }

    private struct OnlyForSecrets {}

    """
}
