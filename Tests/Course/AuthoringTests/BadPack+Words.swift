import Authoring
import Curriculum
import Foundation

/// Packs with faults in texts and checks, and similar packs without a fault.
extension BadPack {
  private static let solution = "Solutions/" + exercise + "/GreetingView.swift"
  private static let checks = exercise + "/Checks/GreetingChecks.swift"
  private static let firstHint = "A view shows what's in its body."

  private static func lesson(_ name: String, _ rule: String, says text: String) -> BadPack {
    change(name, rule, in: lesson, "Then type", by: text + "\n\nThen type")
  }

  /// Returns a pack with additional code at the beginning of a check.
  private static func check(_ name: String, _ rule: String, _ code: String) -> BadPack {
    change(
      name, rule, in: checks, "func testTheNameIsThere() throws {\n",
      by: "func testTheNameIsThere() throws {\n    \(code)\n")
  }

  /// Returns a pack with the sample quiz, in which some words are replaced.
  private static func quiz(_ name: String, _ words: String, by text: String) -> BadPack {
    BadPack(name, "quiz-key") { pack in
      let quiz = try PackAddition(.quiz, named: "names").add(to: PackLibrary.read(pack))
      let file = quiz.folder.appending(path: "exercise.yml")
      let old = try String(contentsOf: file, encoding: .utf8)
      let new = old.replacing(words, with: text)
      guard new != old else { throw NothingChanged(name: name) }
      try Data(new.utf8).write(to: file)
    }
  }

  /// Returns a pack with a wrong sample that sets another font, and with another hint.
  private static func mistake(_ name: String, hint: String) -> BadPack {
    BadPack(name, "misleading-hint") { pack in
      let sample = """
        why: Gives the name a font for captions.
        check: GreetingChecks.testTheNameIsLarge
        message: at least 20 points

        --- GreetingView.swift
        -        .font(.title)
        +        .font(.caption)

        """
      try Data(sample.utf8).write(to: pack.appending(path: exercise + "/Wrong/caption.answer"))
      let file = pack.appending(path: manifest)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing(firstHint, with: hint).utf8).write(to: file)
    }
  }

  /// Returns a pack whose English lesson changes after its translations are recorded.
  private static func recorded(_ name: String, _ words: String, by text: String) -> BadPack {
    var bad = BadPack(name, "stale-translation") { root in
      let pack = try PackLibrary.read(root)
      var record = TranslationRecord(of: pack)
      _ = record.record(pack.exercises, of: pack)
      try Data(record.text.utf8).write(to: TranslationRecord.file(of: pack))
      let file = root.appending(path: lesson)
      let old = try String(contentsOf: file, encoding: .utf8)
      try Data(old.replacing(words, with: text).utf8).write(to: file)
    }
    bad.languages = ["en", "ko"]
    return bad
  }

  static let words: [BadPack] = [
    change(
      "a dead link in a hint", "dead-link", firstHint, by: "'See [it](../09-nothing/a.md).'"),
    lesson("a picture file in a lesson", "picture-file", says: "![A stop](exercise.yml)"),
    lesson("the author's home folder", "author-path", says: "Look in /Users/mina/packs."),
    change("an escape in a title", "control-character", "Greet someone", by: "\"Greet \\e[31mme\""),
    change(
      "a lesson with Windows line endings", "line-endings", in: lesson, "\n", by: "\r\n"),
    change(
      "a task in the solution", "task-in-solution", in: solution, "Text(\"Hello\")",
      by: "// TODO: greet\n      Text(\"Hello\")"),
    change(
      "an image that no catalog has", "unknown-asset", in: solution, "Text(\"Hello\")",
      by: "Image(\"Harbour\")"),
    mistake("a hint with a sample's mistake", hint: "'Give the name `.font(.caption)`.'"),
    change(
      "the solution before the nudge", "hint-gives-away", firstHint,
      by: "'`VStack(alignment: .leading) { Text(\"Hello\") }` is a beginning.'"),
    change(
      "the solution in a message", "answer-in-message", in: checks,
      "Show the name that the view receives.",
      by: "Write Text(name) .font(.title) in it."),
    check(
      "a count of stacks", "asks-for-structure",
      "XCTAssertEqual(try view(\"greeting\", \"A\").render(.systemSmall).all(\"VStack\").count, 1)"),
    check(
      "a number that other numbers contain", "bare-number",
      "let number = inputs.integer(in: 1...9)\n    assertShows(try picture(), \"\\(number)\")"),
    change(
      "a variable that checks share", "shared-state", in: checks, "  func testTheNameIsThere",
      by: "  private static var last = 1\n\n  func testTheNameIsThere"),
    change(
      "a framework in a check", "import-in-check", in: checks, "import XCTest",
      by: "import SwiftUI\nimport XCTest"),
    check(
      "a date in the machine's language", "clock-in-check", "print(CheckClock.now.formatted())"),
    quiz("a wrong choice that is called right", "en: 'A variable:", by: "en: 'Right:"),
    quiz(
      "a right choice that is called wrong", "en: The value of a constant stays the same.",
      by: "en: 'Wrong: the value stays the same.'"),
    quiz("two right choices of one", " More than one is right.", by: ""),
    BadPack("two folders of one number", "same-number") { pack in
      let added = try PackAddition(.quiz, named: "names").add(to: PackLibrary.read(pack))
      try FileManager.default.moveItem(
        at: added.folder,
        to: added.folder.deletingLastPathComponent().appending(path: "01-names"))
    },
    recorded("an English sentence that changed", "at a glance", by: "at a time"),
  ]

  static let nearWords: [BadPack] = [
    lesson(
      "folders of anybody", "author-path",
      says: "Look in /Users/you/Rings, or at https://example.com/home/today."),
    check(
      "a number with its unit", "bare-number",
      "let number = inputs.integer(in: 1...9)\n    assertShows(try picture(), \"\\(number) min\")"),
    check(
      "a text that a name stands for", "bare-number",
      "let place = inputs.element(of: [\"A\"])\n    assertShows(try picture(), \"\\(place)\")"),
    check(
      "a count of gauges", "asks-for-structure",
      "XCTAssertEqual(try picture().all(\"Gauge\").count, 1)"),
    check(
      "a date in a chosen language", "clock-in-check",
      "print(CheckClock.now.formatted(.dateTime.locale(Locale(identifier: \"en_US\"))))"),
    mistake("a hint that warns", hint: "'Do not give it `.font(.caption)`.'"),
    mistake("a hint with the solution's code", hint: "'Give the name `.font(.title)`.'"),
    change(
      "a constant that checks share", "shared-state", in: checks, "  func testTheNameIsThere",
      by: "  private static let last = 1\n\n  func testTheNameIsThere"),
    recorded("an English text that only moved", "at a glance", by: "at a  glance"),
  ]
}
