import Foundation
import TestSupport
import Testing

@Suite("Packs on the command line", .serialized, .startsProcesses)
struct PackCommandTests {
  @Test(.mainPath) func aPreviewShowsWhatLearnersSee() throws {
    let outcome = try RingsProcess().run(
      "pack", "preview", "weather", "--exercise", "small-layout", "--language", "ko")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in ["SmallForecastView", "TODO", "아직 통과 전", "Solutions", "Wrong/tiny-print"] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  /// Runs commands in a temporary folder; each of them must succeed.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(.mainPath) func anExerciseIsAddedToTheCurrentPack() throws {
    try inFolder { folder in
      let new = try RingsProcess(folder: folder).run(
        "pack", "new", "my-pack", "--languages", "en,ko")
      #expect(new.status == 0 && new.output.contains("rings pack add code NAME my-pack"))
      let pack = folder.appending(path: "my-pack")
      let deep = pack.appending(path: "01-first-ring")
      let added = try RingsProcess(folder: deep).run(
        "pack", "add", "code", "count-words", "--title", "Words", "--title", "ko=낱말")
      #expect(added.status == 0, "\(added.errors)")
      #expect(added.output.contains("02-count-words/Start/CountWords.swift"))
      #expect(added.output.contains("`rings pack preview count-words`"))
      let quiz = try RingsProcess(folder: folder).run(
        ["pack", "add", "quiz", "names", "my-pack", "--ring", "second"], language: "ko_KR.UTF-8")
      #expect(quiz.output.contains("second 나이테를 새로 만들었어요"), "\(quiz.errors)")
      #expect(quiz.output.contains("`rings pack check my-pack --exercise names`"))
      let checked = try RingsProcess(folder: deep).run("pack", "check", "--files-only")
      #expect(checked.status == 1, "\(checked.output)")
      #expect(checked.output.contains("02-count-words/lesson.en.md:3: this is still sample text"))
      try OwnPack.removeMarks(in: pack)
      let own = try RingsProcess(folder: deep).run("pack", "check", "--files-only")
      #expect(own.status == 0 && !own.output.contains("warning:"), "\(own.output)")
    }
  }

  @Test(
    .mainPath,
    arguments: [
      (["code", "greeting", "my-pack"], "already has an exercise “greeting”"),
      (["code", "Big Title", "my-pack"], "isn't a valid name"),
      (["code", "words"], "There's no pack here"),
      (["code", "words", "no-pack"], "no-pack"),
      (["quiz", "words", "my-pack", "--view"], "can't be used together"),
      (["code", "words", "my-pack", "--view", "--widget"], "--widget"),
      (["code", "words", "my-pack", "--title", "ko=낱말"], "“ko”"),
      (["code", "words", "my-pack", "--title", "A", "--title", "B"], "--title"),
      (["puzzle", "words", "my-pack"], "puzzle"),
    ])
  func invalidAdditionsAreRefused(arguments: [String], words: String) throws {
    try inFolder { folder in
      _ = try RingsProcess(folder: folder).run("pack", "new", "my-pack")
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      let refused = try RingsProcess(folder: folder).run(["pack", "add"] + arguments)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words), "\(refused.errors)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    }
  }

  @Test func aSampleFileIsFoundByItsFullPath() throws {
    try inFolder { folder in
      _ = try RingsProcess(folder: folder).run("pack", "new", "my-pack")
      let elsewhere = folder.appending(path: "elsewhere/Greeting.swift").path
      for file in [elsewhere, "elsewhere/Greeting.swift"] {
        let refused = try RingsProcess(folder: folder).run(
          "pack", "add", "--wrong", "empty", file, "--exercise", "greeting", "--pack", "my-pack")
        #expect(refused.status != 0)
        #expect(refused.errors.contains(elsewhere), "\(refused.errors)")
        #expect(!refused.errors.contains(folder.path + elsewhere))
      }
    }
  }

  @Test func aPreviewOpensAnExerciseOfTheCurrentPack() throws {
    try inFolder { folder in
      _ = try RingsProcess(folder: folder).run("pack", "new", "my-pack", "--languages", "en,ko")
      let pack = folder.appending(path: "my-pack")
      _ = try RingsProcess(folder: pack).run("pack", "add", "quiz", "names")
      let here = try RingsProcess(folder: pack).run(
        "pack", "preview", "names", "--language", "ko")
      #expect(here.status == 0, "\(here.errors)")
      for part in ["질문 2/2", "* a)", "  b)", "상수의 값은 그대로예요"] {
        #expect(here.output.contains(part), "\(part): \(here.output)")
      }
      #expect(!here.output.contains("Greet"))
      let byFolder = try RingsProcess(folder: folder).run(
        "pack", "preview", "my-pack/01-first-ring/02-names", "--language", "ko")
      #expect(byFolder.output == here.output)
      let byOption = try RingsProcess(folder: folder).run(
        "pack", "preview", "names", "--pack", "my-pack", "--language", "ko")
      #expect(byOption.output == here.output)
      let besidePack = try RingsProcess(folder: folder).run(
        "pack", "preview", "names", "my-pack", "--language", "ko")
      #expect(besidePack.output == here.output, "\(besidePack.errors)")
      let unknown = try RingsProcess(folder: pack).run("pack", "preview", "namse")
      #expect(unknown.status == 2 && unknown.errors.contains("names"), "\(unknown.errors)")
    }
  }

  @Test(.mainPath) func aChangedTextNamesItsTranslation() throws {
    try inFolder { folder in
      let rings = RingsProcess(folder: folder)
      _ = try rings.run("pack", "new", "my-pack", "--languages", "en,ko")
      let early = try rings.run("pack", "check", "my-pack", "--stale")
      #expect(early.status == 1 && early.errors.contains("rings pack translated"))
      let recorded = try rings.run("pack", "translated", "my-pack")
      #expect(recorded.status == 0, "\(recorded.errors)")
      #expect(try rings.run("pack", "check", "my-pack", "--stale").status == 0)
      let lesson = folder.appending(path: "my-pack/01-first-ring/01-greeting/lesson.en.md")
      let text = try String(contentsOf: lesson, encoding: .utf8)
      try Data(text.replacing("at a glance", with: "at a time").utf8).write(to: lesson)
      let stale = try rings.run("pack", "check", "my-pack", "--stale")
      #expect(stale.status == 1)
      #expect(stale.output.contains("lesson.ko.md:3: "), "\(stale.output)")
      _ = try rings.run("pack", "translated", "my-pack", "--exercise", "greeting")
      #expect(try rings.run("pack", "check", "my-pack", "--stale").status == 0)
    }
  }

  @Test(
    .mainPath,
    arguments: [
      ("01-first-ring/01-greeting/lesson.en.md", "`check`", "`chekc`", "unknown-command"),
      (
        "01-first-ring/01-greeting/lesson.en.md", "Then type `check`",
        "Then type `render --out .profile` and `check`", "broken-command"
      ),
      ("pack.yml", "id: my-pack", "id: weather-widget", "taken-name"),
      (
        "pack.yml", "    folder: 01-first-ring\n",
        "    folder: 01-first-ring\n    closing: {en: Type `hnit` for more.}\n", "unknown-command"
      ),
      (
        "01-first-ring/01-greeting/exercise.yml", "starter-fails:",
        "passed: timelin --for 3h\nstarter-fails:", "unknown-command"
      ),
    ])
  func commandsAndNamesInTextsAreChecked(
    file: String, words: String, replacement: String, rule: String
  ) throws {
    try inFolder { folder in
      let rings = RingsProcess(folder: folder)
      _ = try rings.run("pack", "new", "my-pack")
      let file = folder.appending(path: "my-pack/\(file)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing(words, with: replacement).utf8).write(to: file)
      let checked = try rings.run("pack", "check", "my-pack", "--files-only")
      #expect(checked.output.contains("[\(rule)]"), "\(checked.output)")
    }
  }

  @Test(arguments: [
    ("GreetingView(name: \"A\").name   // \"B\"", "commented-value"),
    ("let name = \"A\"\nGreetingView(name: name + name).name.count   // 3", "commented-value"),
    ("let name = \"A\"\nGreetingView(name: name + name).name.count   // 2", nil),
    ("GreetingView(name: first).name   // \"B\"", nil),
    (
      "import SwiftUI\n\nstruct Sign: View {\n  let size: Int\n  var body: some View { Text(size) }\n}",
      "broken-code"
    ),
    ("extension GreetingView {\n  var size: Int { name }\n}", "broken-code"),
    ("extension GreetingView {\n  var size: Int { name.count }\n}", nil),
  ])
  func codeInLessonsIsCompiledAndRun(code: String, rule: String?) throws {
    try inFolder { folder in
      let rings = RingsProcess(folder: folder)
      _ = try rings.run("pack", "new", "my-pack")
      try OwnPack.removeMarks(in: folder.appending(path: "my-pack"))
      let lesson = folder.appending(path: "my-pack/01-first-ring/01-greeting/lesson.en.md")
      let text = try String(contentsOf: lesson, encoding: .utf8)
      try Data(
        text.replacing("Then type", with: "```swift\n\(code)\n```\n\nThen type").utf8
      ).write(to: lesson)
      let checked = try rings.run("pack", "check", "my-pack", "--lessons-only")
      let rules = checked.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) }
      #expect(rules == [rule].compactMap(\.self), "\(checked.output)")
    }
  }

  @Test func checkOutputIsInKorean() throws {
    let starter = try RingsProcess.solution("forecast-model")[0]
      .replacing("Solutions/weather", with: "Lessons/weather")
      .replacing("/Forecast.swift", with: "/Start/Forecast.swift")
    let outcome = try RingsProcess().run(
      "check", "forecast-model", "--all", "--files", starter, language: "ko_KR.UTF-8")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("똑같아 보여요"), "\(outcome.output)")
    #expect(!outcome.output.contains("look the same"))
  }

  @Test(arguments: [["check"], ["check", "--files-only"], ["mutants"], ["mutants", "--list"]])
  func aMissingPackIsReported(command: [String]) throws {
    try inFolder { folder in
      let outcome = try RingsProcess(folder: folder).run(["pack"] + command)
      #expect(outcome.status == 2, "\(outcome.output)")
      #expect(outcome.errors.contains("There's no pack here"), "\(outcome.errors)")
    }
  }

  @Test func validFilesAreReported() throws {
    try inFolder { folder in
      _ = try RingsProcess(folder: folder).run("pack", "new", "my-pack")
      try OwnPack.removeMarks(in: folder.appending(path: "my-pack"))
      let outcome = try RingsProcess(folder: folder).run("pack", "check", "my-pack", "--files-only")
      #expect(outcome.status == 0)
      #expect(outcome.output == "my-pack: nothing to fix. No submissions were judged.\n")
    }
  }

  @Test func unsupportedLanguagesAreRead() throws {
    try inFolder { folder in
      let new = try RingsProcess(folder: folder).run(
        "pack", "new", "my-pack", "--languages", "en,de")
      #expect(new.status == 0, "\(new.errors)")
      try OwnPack.removeMarks(in: folder.appending(path: "my-pack"))
      let exercise = folder.appending(path: "my-pack/01-first-ring/01-greeting")
      func change(_ name: String, _ words: String, by text: String) throws {
        let file = exercise.appending(path: name)
        let old = try String(contentsOf: file, encoding: .utf8)
        try Data(old.replacing(words, with: text).utf8).write(to: file)
      }
      try change("lesson.de.md", "A widget shows one thing", by: "Ein Widget zeigt eine Sache")
      try change("exercise.yml", "de: Greet someone", by: "de: Jemanden grüßen")
      try change(
        "exercise.yml", "de: The name is shown", by: "de: Der Name ist zu sehen")
      try change("checks.de.yml", "  Show the name", by: "  Zeige den Namen")
      let preview = ["pack", "preview", "my-pack", "--once"]
      for outcome in [
        try RingsProcess(folder: folder).run(preview + ["--language", "de"]),
        try RingsProcess(folder: folder).run(preview, language: "de_DE.UTF-8"),
      ] {
        #expect(outcome.status == 0, "\(outcome.errors)")
        for part in [
          "Jemanden grüßen", "Ein Widget zeigt eine Sache", "Der Name ist zu sehen",
          "Zeige den Namen", "Not passed yet",
        ] {
          #expect(outcome.output.contains(part), "\(part): \(outcome.output)")
        }
      }
      let english = try RingsProcess(folder: folder).run(preview)
      #expect(!english.output.contains("Jemanden"))
      let other = try RingsProcess(folder: folder).run(preview + ["--language", "fr"])
      #expect(other.status == 2 && other.errors.contains("de"), "\(other.errors)")
    }
  }

  @Test func aPackInOneLanguageIsReadInIt() throws {
    try inFolder { folder in
      let new = try RingsProcess(folder: folder).run("pack", "new", "my-pack", "--languages", "ko")
      #expect(new.status == 0, "\(new.errors)")
      try OwnPack.removeMarks(in: folder.appending(path: "my-pack"))
      let preview = try RingsProcess(folder: folder).run("pack", "preview", "my-pack", "--once")
      for part in ["인사하기", "이름이 보여요", "받은 이름을 보여 주세요", "Not passed yet"] {
        #expect(preview.output.contains(part), "\(part): \(preview.output)")
      }
      let checked = try RingsProcess(folder: folder).run("pack", "check", "my-pack")
      #expect(checked.status == 0, "\(checked.output)")
    }
  }

  @Test func aChosenLanguagePersists() throws {
    let outcome = try RingsProcess().run("learn", input: "language ko\nquit\n")
    #expect(outcome.output.contains("다음에도 이 언어로 시작해요"))
  }
}
