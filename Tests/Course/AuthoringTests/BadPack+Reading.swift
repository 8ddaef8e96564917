import Authoring
import Curriculum
import Foundation

/// Packs with faults in texts outside lessons, and in what a text gives away, and similar packs without a
/// fault.
extension BadPack {
  private static let checks = exercise + "/Checks/GreetingChecks.swift"
  private static let solution = "Solutions/" + exercise + "/GreetingView.swift"

  /// Returns a pack whose ring has a closing text.
  private static func closing(_ name: String, _ rule: String, says text: String) -> BadPack {
    change(
      name, rule, in: "pack.yml", "    folder: 01-first-ring\n",
      by: "    folder: 01-first-ring\n    closing:\n      en: '\(text)'\n")
  }

  private static func lesson(_ name: String, _ rule: String, says text: String) -> BadPack {
    change(name, rule, in: lesson, "Then type", by: text + "\n\nThen type")
  }

  /// Returns a pack whose second check is hidden.
  private static func hidden(
    _ name: String, _ rule: String, title: String = "Easy to read",
    says: String = "Look from far away."
  ) -> BadPack {
    change(
      name, rule, "    depends-on:",
      by: "    visibility: hidden\n    learner-title: {en: '\(title)'}\n    says: {en: '\(says)'}\n"
        + "    depends-on:")
  }

  /// Returns a pack with the sample quiz and a route, in which some words are replaced.
  private static func quiz(
    _ name: String, _ rule: String, route: String = "", _ words: String = "points: 3",
    by text: String = "points: 3 "
  ) -> BadPack {
    BadPack(name, rule) { root in
      let quiz = try PackAddition(.quiz, named: "names").add(to: PackLibrary.read(root))
      let file = quiz.folder.appending(path: "exercise.yml")
      let old = try String(contentsOf: file, encoding: .utf8)
      let new = old.replacing(words, with: text)
      guard new != old else { throw NothingChanged(name: name) }
      try Data(new.utf8).write(to: file)
      guard !route.isEmpty else { return }
      let manifest = root.appending(path: "pack.yml")
      try Data(
        (String(contentsOf: manifest, encoding: .utf8) + """
          routes:
            - {id: short, title: {en: Short}, outcome: {en: A widget.}, exercises: [\(route)]}

          """).utf8
      ).write(to: manifest)
    }
  }

  /// Returns a pack in English and Korean in which a check's Korean message is replaced.
  private static func message(_ name: String, _ rule: String, ko text: String) -> BadPack {
    var bad = BadPack(name, rule) { root in
      let file = root.appending(path: exercise + "/checks.ko.yml")
      let old = try String(contentsOf: file, encoding: .utf8)
      let new = old.replacing(/(Give the name at least 20 points[^\n]*\n +)[^\n]*/) {
        "\($0.1)\"\(text)\""
      }
      guard new != old else { throw NothingChanged(name: name) }
      try Data(new.utf8).write(to: file)
    }
    bad.languages = ["en", "ko"]
    return bad
  }

  private static func check(_ name: String, _ rule: String, _ code: String) -> BadPack {
    change(name, rule, in: checks, "    assertShows(", by: "    \(code)\n    assertShows(")
  }

  static let reading: [BadPack] = [
    closing("a dead link at the end of a ring", "dead-link", says: "See [more](09-more.md)."),
    closing("HTML at the end of a ring", "stray-markup", says: "A <b>fine</b> widget."),
    closing("an open task at the end of a ring", "sample-text", says: "TODO: praise."),
    lesson(
      "a symbol that can't exist", "unknown-symbol",
      says: "Show `Image(systemName: \"leafs.fill\")`."),
    lesson(
      "a symbol in the branch of a condition", "unknown-symbol",
      says: "```swift\nImage(systemName: isOn ? \"lightbulb\" : \"lightbulbb\")\n```"),
    hidden(
      "the solution in the title that learners see", "answer-in-message",
      title: "Has `Text(name)`"),
    hidden(
      "the solution in the words of a hidden check", "answer-given-away",
      says: "Does Text(name) have a font?"),
    hidden(
      "a hidden check that says its title", "answer-given-away", says: "The name is easy to read."),
    hidden(
      "a hidden check that says its message", "answer-given-away",
      says: "Give the name at least 20 points, so that it stands out."),
    hidden(
      "a hidden check whose learners read its title", "answer-given-away",
      title: "The name is easy to read"),
    BadPack("names of the solution before a nudge", "hint-gives-away") { root in
      let file = root.appending(path: manifest)
      let text = try String(contentsOf: file, encoding: .utf8)
      let new = text.replacing(/en: .?A view shows .*/, with: "en: Use `VStack` and `title`.")
        .replacing(/en: .?Give the text a font .*/, with: "en: What do you see first?")
      guard new != text else { throw NothingChanged(name: "hints") }
      try Data(new.utf8).write(to: file)
    },
    message(
      "the solution in a Korean message", "answer-in-message",
      ko: "`Text(name) .font(.title)` 20을 쓰세요."),
    message("another number in a Korean message", "uneven-languages", ko: "30포인트 이상으로 하세요."),
    change(
      "a hack in the solution", "task-in-solution", in: solution, "Text(\"Hello\")",
      by: "// HACK: for now\n      Text(\"Hello\")"),
    change(
      "a value that the starter prints", "printed-value",
      in: exercise + "/Start/GreetingView.swift", "    Text(\"Hello\")",
      by: "    let _ = print(name)\n    Text(\"Hello\")"),
    lesson("the author's desktop", "author-path", says: "Look in ~/Desktop/pack/a.swift."),
    quiz("an exercise twice on a route", "route-order", route: "greeting, greeting"),
    BadPack("a route before what it uses", "route-order") { root in
      try quiz("", "", route: "again, greeting").breakIt(root)
      let folder = root.appending(path: "01-first-ring/03-again")
      try FileManager.default.copyItem(at: root.appending(path: exercise), to: folder)
      try FileManager.default.copyItem(
        at: root.appending(path: "Solutions/" + exercise),
        to: root.appending(path: "Solutions/01-first-ring/03-again"))
      let file = folder.appending(path: "exercise.yml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(
        text.replacing("id: greeting", with: "id: again\nuses: [greeting]").utf8
      ).write(to: file)
    },
    quiz(
      "a choice by its letter", "choice-by-letter", "You can't give a constant another value.",
      by: "No constant changes. B is right."),
    quiz(
      "a choice by its place", "choice-by-letter", "A variable can change.",
      by: "The first choice can change, too."),
    quiz(
      "a wrong choice that is called right with Yes", "quiz-key",
      "You can't give a constant another value.", by: "Yes, a week can be longer."),
    quiz(
      "three choices of two", "quiz-key", " More than one is right.", by: " Choose three."),
    check(
      "a number inside other text", "bare-number",
      "let size = inputs.integer(in: 1...9)\n"
        + "    XCTAssertTrue(picture.texts.joined().contains(\"\\(size)\"), \"Show it.\")"),
    check(
      "a number as a description", "bare-number",
      "let size = inputs.integer(in: 1...9)\n    assertShows(picture, String(size))"),
    check(
      "a tolerance as large as the value", "exact-value",
      "XCTAssertEqual(try picture.text(\"A\").fontSize, 20, accuracy: 20, \"Write it larger.\")"),
  ]

  static let nearReading: [BadPack] = [
    closing("a link to an exercise", "dead-link", says: "See [it](01-first-ring/01-greeting)."),
    lesson(
      "a symbol of Apple's", "unknown-symbol", says: "Show `Image(systemName: \"leaf.fill\")`."),
    hidden("a hidden check's own words", "answer-given-away"),
    hidden("a hidden check's own title", "answer-in-message"),
    message("a Korean message with its number", "uneven-languages", ko: "20포인트 이상으로 하세요."),
    lesson("a lesson about printing", "printed-value", says: "Call `print` to see the name."),
    quiz("a route in order", "route-order", route: "greeting, names"),
    quiz(
      "an explanation of a line", "choice-by-letter", "A variable can change.",
      by: "The second line can change, and so can the first."),
    quiz(
      "a question for yes or no", "quiz-key", "'`days = 8`, a longer week'",
      by: "'No, `days = 8`'"),
    check(
      "a small tolerance", "exact-value",
      "XCTAssertEqual(try picture.text(\"A\").fontSize, 20, accuracy: 2, \"Write it larger.\")"),
  ]
}
