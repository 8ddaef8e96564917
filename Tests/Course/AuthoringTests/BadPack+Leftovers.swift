import Authoring
import Curriculum
import Foundation

/// Packs with unfinished texts, with markup that learners see, and with checks that prove little, and similar
/// packs without a fault.
extension BadPack {
  private static let checks = exercise + "/Checks/GreetingChecks.swift"
  private static let solution = "Solutions/" + exercise + "/GreetingView.swift"

  private static func lesson(_ name: String, _ rule: String, says text: String) -> BadPack {
    change(name, rule, in: lesson, "Then type", by: text + "\n\nThen type")
  }

  /// Returns a pack with additional code at the end of the first check.
  private static func check(_ name: String, _ rule: String, _ code: String) -> BadPack {
    change(
      name, rule, in: checks, "    assertShows(", by: "    \(code)\n    assertShows(")
  }

  private static func key(_ name: String, _ rule: String, _ text: String) -> BadPack {
    change(name, rule, "starter-fails:", by: text + "\nstarter-fails:")
  }

  static let leftovers: [BadPack] = [
    lesson("sample text", "sample-text", says: "SAMPLE: A widget shows one thing."),
    lesson("an open task in a lesson", "sample-text", says: "TODO: explain fonts."),
    change("a placeholder as a title", "sample-text", "Greet someone", by: "TBD"),
    change(
      "sample text as the pack's title", "sample-text", in: "pack.yml", "en: My first pack",
      by: "en: 'SAMPLE: Mine'"),
    lesson("a backtick that isn't closed", "stray-markup", says: "Look at `font."),
    lesson("bold that isn't closed", "stray-markup", says: "This is **important."),
    lesson("a tag of HTML", "stray-markup", says: "Press <kbd>Return</kbd>."),
    lesson(
      "a misspelled fence", "stray-markup", says: "```wigdet\nview: Text(\"A\")\n```"),
    lesson("curly quotes in code", "uncopyable-code", says: "Write `Text(“Hello”)`."),
    lesson("a no-break space in code", "uncopyable-code", says: "```swift\nlet\u{A0}a = 1\n```"),
    lesson(
      "a merge conflict", "merge-conflict", says: "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> b"),
    lesson("a misspelled type", "unknown-name", says: "Change `GreetnigView`."),
    change(
      "a message about a function that isn't there", "unknown-name", in: checks,
      "Show the name that the view receives.", by: "Call `greetTheName()` in the view."),
    key("a misspelled name that is forbidden", "unknown-name", "forbids: [AnyVeiw]"),
    lesson("a task for a color that nothing has", "promised-look", says: "- make the name red"),
    check(
      "an exact interval", "exact-value",
      "for gap in try widget().timeline().intervals { XCTAssertEqual(gap, 60, \"Wait.\") }"),
    check(
      "an exact font size", "exact-value",
      "XCTAssertEqual(try picture.text(\"A\").fontSize, 20, \"Write it larger.\")"),
    check(
      "a count of texts", "asks-for-structure",
      "XCTAssertEqual(picture.texts.count, 2, \"Show two texts.\")"),
    check(
      "a guard that ends the check", "silent-guard",
      "guard picture.texts.count > 1 else { return }"),
    check(
      "an error that a check ignores", "silent-try",
      "do { assertVisible(try picture.text(\"A\")) } catch {}"),
    check("a value that a check prints", "check-leftover", "print(picture)"),
    check("a check that skips itself", "check-leftover", "throw XCTSkip(\"Later.\")"),
    key(
      "a change that covers everything", "blanket-equivalent",
      "equivalent:\n  - {file: '*', change: '*', reason: All is well.}"),
    change("an exercise of ten hours", "long-exercise", "minutes: 5", by: "minutes: 600"),
    BadPack("a ring that pack.yml doesn't list", "unlisted-folder") { pack in
      let ring = pack.appending(path: "02-second-ring")
      try FileManager.default.createDirectory(at: ring, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: pack.appending(path: exercise), to: ring.appending(path: "01-again"))
    },
    BadPack("a solution without an exercise", "unlisted-folder") { pack in
      try FileManager.default.copyItem(
        at: pack.appending(path: "Solutions/" + exercise),
        to: pack.appending(path: "Solutions/01-first-ring/09-old"))
    },
    BadPack("a question whose choices are all right", "quiz-key") { pack in
      let quiz = try PackAddition(.quiz, named: "names").add(to: PackLibrary.read(pack))
      let file = quiz.folder.appending(path: "exercise.yml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(
        text.replacing(
          "        why:\n          en: 'A variable",
          with: "        right: true\n        why:\n          en: 'A variable"
        ).utf8
      ).write(to: file)
    },
    key(
      "a listed sample without a name", "missing-key",
      "samples:\n  - {why: No name., change: '--- A.swift'}"),
    key(
      "a listed sample that no longer fits", "stale-change",
      """
      samples:
        - wrong: stale
          why: Is old.
          check: GreetingChecks.testTheNameIsThere
          message: Show the name
          change: |
            --- GreetingView.swift
            -  let title: String
      """),
  ]

  static let nearLeftovers: [BadPack] = [
    lesson("a mention of the mark", "sample-text", says: "Write it in place of the TODO: `name`."),
    lesson("code in bold", "stray-markup", says: "Use **`font`** and `a ** b`, or `Array<Int>`."),
    lesson("quotes in a string", "uncopyable-code", says: "Write `Text(\"“Hello”\")`."),
    lesson("a type of one's own", "unknown-name", says: "A `WeatherView` would be too much."),
    lesson("a color in a sentence", "promised-look", says: "A red name would be too much."),
    check(
      "an interval with a tolerance", "exact-value",
      "for gap in try widget().timeline().intervals { XCTAssertEqual(gap, 60, accuracy: 1, \"Wait.\") }"
    ),
    check(
      "a number of dates", "exact-value",
      "XCTAssertEqual(try widget().timeline().dates.count, 3, \"Three.\")"),
    check(
      "a guard that fails", "silent-guard",
      "guard picture.texts.count > 1 else { return fail(\"Show two texts.\") }"),
    key(
      "a change with a wildcard", "blanket-equivalent",
      "equivalent:\n  - {file: '*', change: 'drop .font(*', reason: Any font will do.}"),
  ]
}
