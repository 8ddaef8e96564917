import Authoring
import Foundation

/// Packs that give away the solution or have wrong submissions that prove nothing, and similar packs that are
/// correct.
extension BadPack {
  private static let starter = exercise + "/Start/GreetingView.swift"
  private static let checks = exercise + "/Checks/GreetingChecks.swift"
  private static let wrong = exercise + "/Wrong/small-print.answer"

  /// Returns a pack with words before the lesson's last sentence.
  private static func lesson(_ name: String, _ rule: String, _ text: String) -> BadPack {
    change(name, rule, in: lesson, "Then type", by: "\(text)\n\nThen type")
  }

  /// Returns a pack with a statement at the start of the first test.
  private static func statement(_ name: String, _ rule: String, _ code: String) -> BadPack {
    change(
      name, rule, in: checks, "func testTheNameIsThere() throws {\n",
      by: "func testTheNameIsThere() throws {\n    \(code)\n")
  }

  private static func message(_ name: String, _ rule: String, _ text: String) -> BadPack {
    change(
      name, rule, in: wrong,
      "message: Give the name at least 20 points, so that it stands out.",
      by: "message: '\(text)'")
  }

  private static func hiddenCheck(_ name: String, _ rule: String, says: String) -> BadPack {
    change(
      name, rule, "points: 5\n    depends-on",
      by: "points: 5\n    visibility: hidden\n    says:\n      en: '\(says)'\n    depends-on")
  }

  static let givenAway: [BadPack] = [
    change(
      "a line of the answer in a comment", "answer-given-away", in: starter, "show the name",
      by: "show the name\n    // Text(name)"),
    change(
      "the answer in a comment", "answer-given-away", in: starter, "show the name",
      by: "VStack(alignment: .leading) { Text(name)\n    // .font(.title)"),
    change(
      "the answer in a comment of several lines", "answer-given-away", in: starter,
      "struct GreetingView", by: "/*\n Text( name )\n .font(.title)\n*/\nstruct GreetingView"),
    hiddenCheck(
      "the answer in what a hidden check says", "answer-given-away",
      says: "Write `.font(.title)` behind it."),
    lesson(
      "the answer in the lesson", "answer-given-away",
      "```swift\nVStack(alignment: .leading) {\n  Text(\"Hello\")\n  Text(name)\n    .font(.title)\n}\n```"
    ),
    change(
      "a first hint with a short answer", "hint-gives-away", "A view shows what's in its body.",
      by: "'`VStack(alignment: .leading)`, `Text(name)`, `.font(.title)`'"),
    change(
      "a first hint with the answer as a sentence", "hint-gives-away",
      "A view shows what's in its body.",
      by: "'VStack(alignment: .leading) { and Text(name) and .font(.title)'"),
  ]

  static let hollow: [BadPack] = [
    message("a message that is everywhere", "vague-message", "e"),
    message("a message of nothing", "vague-message", "."),
    BadPack("a right answer that is the solution", "same-answer") { pack in
      try add("Right/again.answer", to: pack, [("Text(name)", "Text(name)  // as it is")])
    },
    BadPack("two mistakes that are one", "same-answer") { pack in
      let folder = pack.appending(path: exercise + "/Wrong")
      try FileManager.default.copyItem(
        at: folder.appending(path: "no-name.answer"),
        to: folder.appending(path: "no-name-again.answer"))
    },
    change(
      "two hints that are one", "same-text", "A view shows what's in its body.",
      by: "Text takes a string, and  a string can contain the name."),
    change(
      "two checks of one title", "same-text", "The name is easy to read",
      by: "the name is shown"),
    BadPack("two choices that are one", "same-text") { pack in
      try addQuiz(to: pack) { $0.replacing("en: Rarely", with: "en: Often") }
    },
    statement("chance by the time of a dispatch", "clock-in-check", "print(DispatchTime.now())"),
    statement("chance by a clock", "clock-in-check", "print(ContinuousClock().now)"),
    statement("a moment that goes without saying", "clock-in-check", "let asked: Date = .now"),
    statement("chance by a hash", "clock-in-check", "print(\"a\".hashValue)"),
    statement("a check that sleeps", "sleep-in-check", "Thread.sleep(forTimeInterval: 1)"),
    statement("a check that waits", "sleep-in-check", "usleep(1000)"),
    statement(
      "a try that nobody looks at", "silent-try",
      "_ = try? view(\"greeting\", \"A\").render(.systemSmall)"),
    statement("a try by itself", "silent-try", "try? XCTAssertEqual(name(), \"A\")"),
    statement(
      "an assertion behind a try that may fail", "silent-try",
      "if let name = try? name() { XCTAssertEqual(name, \"A\") }"),
    statement(
      "a guard that lets the check pass", "silent-try",
      "guard let name = try? name() else { return }\n    XCTAssertEqual(name, \"A\")"),
    change(
      "code that is turned around", "deceptive-character", in: checks, "func testTheNameIsThere",
      by: "// \u{202E}\n  func testTheNameIsThere"),
    change(
      "isolated code in a solution", "deceptive-character",
      in: "Solutions/" + exercise + "/GreetingView.swift", "Text(\"Hello\")",
      by: "Text(\"\u{2067}Hello\")"),
    lesson(
      "code in a lesson that is turned around", "deceptive-character",
      "```swift\nlet a = 1  // \u{2066}\n```"),
    change(
      "a probe that asserts", "probe-expects", in: exercise + "/Probes/GreetingProbes.swift",
      "import LessonProbes", by: "import LessonProbes\nimport XCTest"),
    lesson("a file that is not there", "unknown-name", "Open `GreetView.swift`."),
    lesson("a member that is not there", "unknown-name", "Add `.blinkSlowly()`."),
    lesson("a function that is not there", "unknown-name", "Call `shakeTheWidget(twice:)`."),
    lesson(
      "a modifier that is not there in a block", "unknown-name",
      "```swift\nText(\"A\")\n  .glowInTheDark()\n```"),
    change(
      "a version in words", "invalid-value", in: "pack.yml", "version: 0.1.0",
      by: "version: latest and greatest"),
    BadPack("a right choice that is much the longest", "telling-length") { pack in
      try addQuiz(to: pack) { $0.replacing("en: Often", with: "en: Often enough to be right") }
    },
    BadPack("a choice without a reason", "unexplained-choice") { pack in
      try addQuiz(to: pack) {
        $0.replacing("        why:\n          en: No.\n", with: "")
      }
    },
    change("an iOS that nobody has", "invalid-value", "\"17.0\"", by: "\"99.0\""),
    change("an iOS that Apple left out", "invalid-value", "\"17.0\"", by: "\"22.0\""),
    change(
      "a language by its name", "invalid-value", in: "pack.yml", "[en]", by: "[english]"),
    BadPack("a promise that waits for nothing", "unknown-reference") { pack in
      try Data(
        "missing: [later]\nrows:\n  - concept: Text\n    exercise: greeting\n    check: testTheNameIsThere\n"
          .utf8
      ).write(to: pack.appending(path: "coverage.yml"))
    },
  ]

  /// Packs that resemble a fault but are correct, each with the rule that must not report it.
  static let near: [BadPack] = [
    change(
      "a comment that says what to do", "answer-given-away", in: starter, "show the name",
      by: "show the name, as a title, and leave the greeting above it"),
    change(
      "a comment with other code", "answer-given-away", in: starter, "show the name",
      by: "show the name, as in Text(place)"),
    hiddenCheck(
      "a hidden check that says where to look", "answer-given-away",
      says: "Look at the size of the name."),
    lesson(
      "the same with other names", "answer-given-away",
      "```swift\nVStack(alignment: .leading) {\n  Text(place)\n    .font(.caption)\n}\n```"),
    change(
      "a first hint with one name", "hint-gives-away", "A view shows what's in its body.",
      by: "'Look at `.font`.'"),
    message("a message of some words", "vague-message", "at least 20 points"),
    message("a message with a number", "vague-message", "20"),
    BadPack("a right answer in another way", "same-answer") { pack in
      try add("Right/again.answer", to: pack, [(".font(.title)", ".font(.largeTitle)")])
    },
    BadPack("a right choice that is a little longer", "telling-length") { pack in
      try addQuiz(to: pack) { $0.replacing("en: Often", with: "en: Weekly!") }
    },
    BadPack("choices that differ", "same-text") { pack in try addQuiz(to: pack) { $0 } },
    statement(
      "the phone's clock", "clock-in-check", "print(CheckClock.now, inputs.shuffled([1, 2]))"),
    statement("a function that is called so", "sleep-in-check", "XCTAssertTrue(isAsleep())"),
    statement(
      "a try whose value is asserted", "silent-try", "XCTAssertNil(try? name(), \"No name\")"),
    statement(
      "what must not be there", "silent-try",
      "if let name = try? name() { fail(\"There is a name: \\(name)\") }"),
    statement(
      "a guard that fails", "silent-try",
      "guard let name = try? name() else { return fail(\"No name\") }\n    print(name)"),
    lesson(
      "a text that runs from right to left", "deceptive-character",
      "\u{2067}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}"),
    change(
      "a direction that is written out", "deceptive-character",
      in: "Solutions/" + exercise + "/GreetingView.swift", "Text(\"Hello\")",
      by: "Text(\"\\u{2067}Hello\")"),
    lesson(
      "names that are there", "unknown-name",
      "In `GreetingView.swift`, try `.font(.title)`, `.frame(maxWidth: .infinity)` and `Text.bold()`."
    ),
    lesson(
      "what the lesson itself declares", "unknown-name",
      "```swift\nfunc shake() {}\nlet widget = 1\nshake()\n```\n\n`group.example.weather`"),
    change(
      "a version with more behind it", "invalid-value", in: "pack.yml", "version: 0.1.0",
      by: "version: 2.1-beta.2"),
    change("the newest iOS", "invalid-value", "\"17.0\"", by: "\"26.1\""),
  ]

  /// Adds a submission that differs from the solution in some words.
  private static func add(
    _ path: String, to pack: URL, _ changes: [(String, String)]
  ) throws {
    let solution = pack.appending(path: "Solutions/\(exercise)/GreetingView.swift")
    let lines = try String(contentsOf: solution, encoding: .utf8).split(separator: "\n")
    let text = changes.map { old, new in
      let line = lines.first { $0.contains(old) } ?? ""
      return "-\(line)\n+\(line.replacing(old, with: new))\n"
    }.joined(separator: "@@\n")
    try Data("why: Says it again.\n\n--- GreetingView.swift\n\(text)".utf8)
      .write(to: pack.appending(path: "\(exercise)/\(path)"))
  }

  private static func addQuiz(to pack: URL, _ change: (String) -> String) throws {
    let folder = pack.appending(path: "01-first-ring/02-quiz")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("# A quiz\n\nHow often\n\ndoes a widget\n\nrun?\n\nNot often.\n".utf8)
      .write(to: folder.appending(path: "lesson.en.md"))
    let manifest = """
      id: quiz
      kind: quiz
      title:
        en: A quiz
      points: 1
      minutes: 1
      difficulty: easy
      questions:
        - id: often
          prompt:
            en: How often?
          choices:
            - text:
                en: Often
              right: true
              why:
                en: Yes.
            - text:
                en: Rarely
              why:
                en: No.

      """
    try Data(change(manifest).utf8).write(to: folder.appending(path: "exercise.yml"))
  }
}
