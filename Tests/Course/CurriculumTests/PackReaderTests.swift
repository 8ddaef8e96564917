import Curriculum
import Foundation
import PhoneFacts
import Testing

@Suite struct PackReaderTests {
  @Test func readsEveryKey() throws {
    let pack = try SamplePack().read()
    #expect(pack.identifier == "sample")
    #expect(pack.languages == ["en", "ko"])
    #expect(pack.rings.map(\.identifier) == ["understand", "build"])
    #expect(pack.exercises.map(\.identifier) == ["quiz", "model", "widget"])
    let widget = try #require(pack.exercise("widget"))
    #expect(widget.uses == ["model"])
    #expect(widget.deploymentTargets == [SystemVersion(17)])
    #expect(widget.hints.map { $0.text(in: "ko") } == ["다시 보세요."])
    #expect(widget.checks.map(\.points) == [3, 1])
    #expect(widget.checks.map(\.visibility) == [.visible, .hidden])
    #expect(widget.checks[1].dependsOn == ["WidgetChecks.testIt"])
    #expect(widget.starterFails == ["WidgetChecks.testIt"])
    #expect(widget.preview?.widget == "SampleWidget")
    #expect(widget.preview?.families == [.widget(.systemSmall), .widget(.systemMedium)])
    #expect(widget.preview?.modes == [])
    #expect(widget.probes == ["answer"])
    #expect(widget.forbids == ["Process", ".offset"])
    #expect(widget.allows == [.files])
    let question = try #require(pack.exercise("quiz")?.questions.first)
    #expect(question.choices.map(\.isRight) == [true, false])
    #expect(question.choices[0].explanation?.text(in: "en") == "Yes.")
  }

  /// Returns the widget exercise of a pack with these lines in its manifest, or the pack's problems.
  private func reading(criteria: String) throws -> (exercise: Exercise?, problems: String) {
    let sample = try SamplePack()
    let path = "Lessons/sample/02-build/02-widget/exercise.yml"
    try sample.folder.write(path, try sample.folder.read(path) + "\ncriteria:\n" + criteria)
    do {
      return (try sample.read().exercise("widget"), "")
    } catch {
      return (nil, "\(error)")
    }
  }

  @Test func criteriaOfAnExerciseCountUnlessTheClassHasItsOwn() throws {
    let read = try reading(
      criteria: """
          - title: {en: Clear names, ko: 알아보기 쉬운 이름}
            points: 2.5
            words: {en: Names say what they hold., ko: 이름만 봐도 알 수 있어요.}
          - {id: layout, title: {en: A calm layout, ko: 차분한 배치}, points: 2}
        """)
    let exercise = try #require(read.exercise, "\(read.problems)")
    #expect(exercise.criteria.map(\.identifier) == ["clear-names", "layout"])
    #expect(exercise.criteria.map(\.points) == [2.5, 2])
    let alone = exercise.gradedCriteria(with: [], in: .korean)
    #expect(alone.map(\.title) == ["알아보기 쉬운 이름", "차분한 배치"])
    #expect(alone[0].words == "이름만 봐도 알 수 있어요.")
    let own = [
      ClassFile.Criterion(identifier: "names", title: "clear  Names", points: 5),
      ClassFile.Criterion(identifier: "comments", title: "Useful comments", points: 1),
    ]
    let joined = exercise.gradedCriteria(with: own, in: .english)
    #expect(joined.map(\.identifier) == ["names", "layout", "comments"])
    #expect(joined.map(\.points) == [5, 2, 1])
  }

  @Test(arguments: [
    ("- {title: {en: Names}, points: 1}", "no text in \"ko\""),
    ("- {title: {en: A, ko: 가}}", "\"points\" is missing"),
    ("- {title: {en: A, ko: 가}, points: many}", "\"points\" can't be \"many\""),
    ("- {title: {en: A, ko: 가}, points: 1, word: {en: B, ko: 나}}", "did you mean \"words\""),
    (
      "- {title: {en: A, ko: 가}, points: 1}\n- {title: {en: A, ko: 나}, points: 2}",
      "the criterion \"a\" is declared twice"
    ),
  ])
  func mistakesInCriteriaAreFound(criteria: String, message: String) throws {
    let problems = try reading(criteria: criteria).problems
    #expect(problems.contains(message), "\(problems)")
  }

  @Test(arguments: [
    ("WidgetChecks.testIt", nil), ("WidgetChecks.testNothing", "unknown-reference"),
  ])
  func aHintNamesTheCheckItHelpsWith(check: String, rule: String?) throws {
    let sample = try SamplePack()
    let path = try sample.read().find("widget").manifestFile
    let text = try String(contentsOf: path, encoding: .utf8)
    let hint = "{en: Look again., ko: 다시 보세요.}"
    #expect(text.contains(hint))
    try Data(text.replacing(hint, with: "\(hint.dropLast()), check: \(check)}").utf8).write(
      to: path)
    guard let rule else {
      #expect(try sample.read().find("widget").hintedChecks == [0: check])
      return
    }
    let error = #expect(throws: CurriculumError.self) { try sample.read() }
    guard case .brokenPack(_, let problems)? = error else { return }
    #expect(problems.map(\.rule.rawValue) == [rule], "\(problems)")
  }

  @Test func findsFilesOnDisk() throws {
    let sample = try SamplePack()
    let pack = try sample.read()
    let model = try #require(pack.exercise("model"))
    #expect(model.startFiles.map(\.lastPathComponent) == ["Model.swift"])
    #expect(model.checkFiles.map(\.lastPathComponent) == ["ModelChecks.swift"])
    #expect(try pack.solutionFiles(of: model).map(\.lastPathComponent) == ["Model.swift"])
    #expect(try model.lesson(language: "ko") == "# ko\n")
    #expect(try model.lesson(language: "fr") == "# en\n")
    #expect(try model.wrongAnswers().map(\.name) == ["less", "typo"])
    #expect(
      try model.wrongAnswers().map(\.check) == ["ModelChecks.testMore", "ModelChecks.testIt"])
    #expect(try model.rightAnswers().map(\.name) == ["other"])
  }

  @Test(arguments: [
    ("model", "model"), ("build/model", "model"), ("01-model", "model"), ("2", "model"),
    ("old-model", "model"), ("Widget", "widget"),
  ])
  func findsAnExerciseByItsTypedName(typed: String, identifier: String) throws {
    #expect(try SamplePack().read().find(typed).identifier == identifier)
  }

  @Test func findsAnExerciseByItsWorkspaceFolder() throws {
    let pack = try SamplePack().read()
    let exercise = try #require(pack.exercises.last)
    let name = "\(pack.exercises.count)-\(exercise.identifier)"
    #expect(try pack.find(name).identifier == exercise.identifier)
    #expect(throws: CurriculumError.self) { try pack.find("3-") }
    #expect(throws: CurriculumError.self) { try pack.find("3-none") }
  }

  @Test func suggestsTheLikelyExercise() throws {
    let pack = try SamplePack().read()
    let error = #expect(throws: CurriculumError.self) { try pack.find("modle") }
    #expect(
      "\(try #require(error))"
        == "there is no exercise \"modle\" in sample; did you mean \"model\"?")
    let other = #expect(throws: CurriculumError.self) { try pack.find("zzz") }
    #expect("\(try #require(other))".hasSuffix("see all of them with `rings list`"))
  }

  @Test func aMissingSolutionIsReported() throws {
    let sample = try SamplePack()
    try FileManager.default.removeItem(at: sample.folder.url.appending(path: "Solutions"))
    let pack = try sample.read()
    let model = try #require(pack.exercise("model"))
    #expect(throws: CurriculumError.noSolution(exercise: "model")) {
      try pack.solutionFiles(of: model)
    }
  }
}
