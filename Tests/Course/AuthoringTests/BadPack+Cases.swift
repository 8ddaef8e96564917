import Foundation

extension BadPack {
  static let all =
    manifests + references + changes + texts + bytesAndLinks + answers + figures + languages
    + machines + proportions + givenAway + hollow + starters + words + leftovers + reading

  private static let bomb =
    "a: &a [x, x, x, x, x, x, x, x, x]\n"
    + zip("bcdefghij", "abcdefghi").map { name, before in
      "\(name): &\(name) [\(Array(repeating: "*\(before)", count: 9).joined(separator: ", "))]\n"
    }.joined()

  private static let proportions: [BadPack] = [
    change(
      "a lesson without its title", "lesson-length", in: lesson, nil,
      by: "Write.\n\nA\n\nfew\n\nlines.\n\nCheck.\n"),
    change("a lesson of a line", "lesson-length", in: lesson, nil, by: "# Greet\n\nDo it.\n"),
    BadPack("a file that only the starter has", "other-files") { pack in
      try Data().write(to: pack.appending(path: "\(exercise)/Start/Other.swift"))
    },
    BadPack("no mistakes to be caught", "few-answers") { pack in
      try FileManager.default.removeItem(at: pack.appending(path: "\(exercise)/Wrong"))
    },
    BadPack("one hint", "short-ladder") { pack in
      let file = pack.appending(path: manifest)
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let hints = lines.firstIndex(of: "hints:") ?? 0
      let end = lines[(hints + 1)...].firstIndex { $0.first.map { $0 != " " } ?? false } ?? hints
      let kept = lines[...hints] + ["  - en: Say hello."] + lines[end...]
      try Data(kept.joined(separator: "\n").utf8).write(to: file)
    },
  ]

  private static let manifests: [BadPack] = [
    change(
      "a bomb of aliases", "invalid-yaml", in: "pack.yml", "id: my-pack", by: bomb + "id: my-pack"),
    change(
      "a bomb as a title", "invalid-yaml", "title:\n  en: Greet someone",
      by: bomb + "title: *j"),
    change("a bomb as a key", "invalid-yaml", nil, by: bomb + "? *j\n: 1\n"),
    change("an anchor that holds itself", "invalid-yaml", in: "pack.yml", nil, by: "a: &a [*a]\n"),
    change("an alias to nothing", "invalid-yaml", "points: 10", by: "points: *ten"),
    change(
      "deep nesting in brackets", "invalid-yaml", nil,
      by: String(repeating: "[", count: 100_000)),
    change(
      "deep nesting in keys", "invalid-yaml", nil,
      by: String(repeating: "{a: ", count: 50_000)),
    change(
      "deep nesting by dashes", "invalid-yaml", in: "pack.yml", nil,
      by: String(repeating: "- ", count: 50_000) + "a"),
    change("a tab for a space", "invalid-yaml", "  en: Greet", by: "\ten: Greet"),
    change(
      "a quote that is not closed", "invalid-yaml", "title:\n  en: Greet",
      by: "title:\n  en: \"Greet"),
    change("a list for a mapping", "wrong-type", in: "pack.yml", nil, by: "- id: my-pack\n"),
    change(
      "two documents", "invalid-yaml", in: "pack.yml", "id: my-pack", by: "a: b\n---\nid: my-pack"),
    change("an empty manifest", "empty", nil, by: "# nothing\n"),
    change("a number for a text", "wrong-type", "points: 10", by: "points: many"),
    change(
      "a number without end", "wrong-type", "minutes: 5",
      by: "minutes: 99999999999999999999999"),
    change("a negative number", "invalid-value", "minutes: 5", by: "minutes: -5"),
    change("a list for a number", "wrong-type", "points: 10", by: "points: [10]"),
    change("a version that is none", "invalid-value", "\"17.0\"", by: "\"2026-13-45\""),
    change("a kind that is none", "invalid-value", "kind: code", by: "kind: essay"),
    change("a key twice", "duplicate-id", "points: 10", by: "points: 10\npoints: 10"),
    change(
      "a format from the future", "unsupported-format", in: "pack.yml", "format: 1",
      by: "format: 99"),
    change("no English", "missing-translation", in: "pack.yml", "[en]", by: "[ko]"),
    change(
      "a language without its texts", "missing-translation", in: "pack.yml", "[en]",
      by: "[en, ko]"),
    change("an id with a path in it", "invalid-value", "id: greeting", by: "id: ../../greeting"),
  ]

  private static let references: [BadPack] = [
    change(
      "a ring outside of the pack", "missing-file", in: "pack.yml", "folder: 01-first-ring",
      by: "folder: ../.."),
    change(
      "a ring by an absolute path", "missing-file", in: "pack.yml", "folder: 01-first-ring",
      by: "folder: /etc"),
    change(
      "an exercise that uses itself", "cyclic-uses", "kind: code",
      by: "kind: code\nuses: [greeting]"),
    BadPack("a cycle of two exercises", "cyclic-uses") { pack in
      let first = pack.appending(path: exercise)
      let second = pack.appending(path: "01-first-ring/02-second")
      try FileManager.default.copyItem(at: first, to: second)
      try FileManager.default.copyItem(
        at: pack.appending(path: "Solutions/" + exercise),
        to: pack.appending(path: "Solutions/01-first-ring/02-second"))
      let text = try String(contentsOf: first.appending(path: "exercise.yml"), encoding: .utf8)
      try Data(text.replacing("kind: code", with: "kind: code\nuses: [second]").utf8)
        .write(to: first.appending(path: "exercise.yml"))
      try Data(
        text.replacing("id: greeting", with: "id: second\nuses: [greeting]").utf8
      ).write(to: second.appending(path: "exercise.yml"))
    },
    BadPack("two exercises of one id", "duplicate-id") { pack in
      try FileManager.default.copyItem(
        at: pack.appending(path: exercise),
        to: pack.appending(path: "01-first-ring/02-again"))
    },
    change(
      "a check that waits for itself", "unknown-reference",
      "depends-on: [GreetingChecks.testTheNameIsThere]",
      by: "depends-on: [GreetingChecks.testTheNameIsLarge]"),
    change(
      "a check that is not there", "unknown-reference",
      "test: GreetingChecks.testTheNameIsLarge", by: "test: GreetingChecks.testNothing"),
    change(
      "a probe that nobody asks", "unused-probe", in: exercise + "/Checks/GreetingChecks.swift",
      "view(\"greeting\"", by: "view(\"other\""),
    change(
      "a hidden check without a word", "silent-hidden-check",
      "points: 5\n    depends-on", by: "points: 5\n    visibility: hidden\n    depends-on"),
    change(
      "a wrong answer for no check", "unknown-reference",
      in: exercise + "/Wrong/no-name.answer", "testTheNameIsThere", by: "testAnything"),
  ]

  private static let changes: [BadPack] = [
    change(
      "an answer that a new solution left behind", "stale-change",
      in: "Solutions/" + exercise + "/GreetingView.swift", ".font(.title)", by: ".font(.title2)"),
    change(
      "an answer without a reason", "missing-key", in: exercise + "/Right/one-text.answer", "why:",
      by: "# why:"),
    change(
      "an answer out of the pack", "invalid-answer", in: exercise + "/Wrong/no-name.answer",
      "GreetingView.swift", by: "../../../GreetingView.swift"),
    bytes("a file among the answers", "stray-file", exercise + "/Wrong/notes.txt") {
      Data("x".utf8)
    },
    link(
      "an answer without end", "missing-file", exercise + "/Right/one-text.answer", to: "/dev/zero"),
  ]

  private static let texts: [BadPack] = [
    change(
      "a picture that is not there", "dead-link", in: lesson, "Then type",
      by: "![a widget](widget.png)\n\nThen type"),
    change(
      "a link out of the pack", "dead-link", in: lesson, "Then type",
      by: "[secrets](../../../../etc/passwd)\n\nThen type"),
    change(
      "a link by an absolute path", "dead-link", in: lesson, "Then type",
      by: "[secrets](/etc/passwd)\n\nThen type"),
    change(
      "Swift that is none", "broken-swift", in: lesson, "Then type",
      by: "```swift\nstruct { func }}\n```\n\nThen type"),
    change("an empty lesson", "missing-file", in: lesson, nil, by: " \n\n"),
    change(
      "a hint with the answer", "hint-gives-away", "A view shows what's in its body.",
      by: "'Write `VStack(alignment: .leading) {` and `.font(.title)`.'"),
    change(
      "an English lesson in Korean", "wrong-language", in: lesson, nil,
      by: "# 인사하기\n\n위젯은 한눈에 한 가지를 보여 줘요. 여기에서는 사람의 이름이에요.\n"),
  ]

  private static let bytesAndLinks: [BadPack] = [
    bytes("40 MB of Markdown", "unreasonable-size", lesson) {
      Data(repeating: UInt8(ascii: ">"), count: 40 << 20)
    },
    bytes("40 MB of YAML", "unreasonable-size", manifest) {
      Data(repeating: UInt8(ascii: "["), count: 40 << 20)
    },
    bytes("20 MB in a picture", "unreasonable-size", exercise + "/Start/big.png") {
      Data(count: 20 << 20)
    },
    bytes("text that is no UTF-8", "missing-file", lesson) {
      Data([0x23, 0x20, 0xFF, 0xFE, 0xC0])
    },
    bytes("a manifest that is no UTF-8", "missing-file", manifest) { Data([0x69, 0x64, 0xFF]) },
    bytes("a manifest of zeros", "invalid-yaml", manifest) { Data(count: 1000) },
    bytes("a file that nobody reads", "stray-file", exercise + "/notes.txt") { Data("x".utf8) },
    link("a lesson that is a file of the system", "link-out-of-pack", lesson, to: "/etc/passwd"),
    link("a lesson without end", "link-out-of-pack", lesson, to: "/dev/zero"),
    link("a manifest without end", "missing-file", manifest, to: "/dev/zero"),
    link("a link to itself", "missing-file", lesson, to: "lesson.en.md"),
    link(
      "a link out by dots", "link-out-of-pack", exercise + "/Start/Extra.swift",
      to: "../../../../../../../../etc/hostname"),
    link("a folder of everything", "link-out-of-pack", exercise + "/Right/all", to: "/"),
    BadPack("a pipe for a lesson", "missing-file") { pack in
      let file = pack.appending(path: lesson)
      try FileManager.default.removeItem(at: file)
      mkfifo(file.path, 0o644)
    },
    BadPack("a folder for a manifest", "missing-file") { pack in
      let file = pack.appending(path: manifest)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    },
  ]

  private static let answers: [BadPack] = [
    BadPack("no starter", "missing-file") {
      try FileManager.default.removeItem(at: $0.appending(path: exercise + "/Start"))
    },
    BadPack("no solution", "missing-file") {
      try FileManager.default.removeItem(at: $0.appending(path: "Solutions/" + exercise))
    },
    BadPack("no right answer", "missing-file") {
      try FileManager.default.removeItem(at: $0.appending(path: exercise + "/Right"))
    },
    change(
      "a solution as nobody writes it", "unformatted-solution",
      in: "Solutions/" + exercise + "/GreetingView.swift", "    VStack", by: "  \tVStack"),
    change(
      "brackets without end in checks", "unknown-reference",
      in: exercise + "/Checks/GreetingChecks.swift", nil,
      by: String(repeating: "([{", count: 50_000)),
  ]
}
