import Curriculum
import Foundation
import Sentences
import Testing

@Suite struct ProgressTests {
  let sample: SamplePack
  let pack: Pack
  let home: TemporaryFolder
  let store: ProgressStore
  let model: Exercise

  init() throws {
    sample = try SamplePack()
    pack = try sample.read()
    home = try TemporaryFolder()
    store = ProgressStore(folder: home.url, now: { Date(timeIntervalSince1970: 0) })
    model = try #require(pack.exercise("model"))
  }

  private func attempt(
    _ score: Double, passed: Bool = false, at seconds: Double = 0
  ) -> LearnerProgress.Attempt {
    .init(isPassed: passed, score: score, maxScore: 4, date: Date(timeIntervalSince1970: seconds))
  }

  @Test func aPassKeepsItsFirstDateAndBestScore() throws {
    try store.update { $0.note(attempt(2, at: 10), at: model, in: pack) }
    try store.update { $0.note(attempt(4, passed: true, at: 20), at: model, in: pack) }
    try store.update { $0.note(attempt(1, at: 30), at: model, in: pack) }
    let progress = try store.load().progress
    let record = try #require(progress.record(of: model, in: pack))
    // Checking a passed exercise again isn't a new attempt.
    #expect(record.attempts == 2)
    #expect(record.firstPassed == Date(timeIntervalSince1970: 20))
    #expect(record.lastAttempted == Date(timeIntervalSince1970: 20))
    #expect(record.score == 4)
    #expect(progress.state(of: model, in: pack) == .passed)
  }

  /// Records from versions that didn't store the start have no start time.
  @Test func theFirstCheckIsRecorded() throws {
    var progress = LearnerProgress()
    progress.open(model, in: pack, date: Date(timeIntervalSince1970: 5))
    progress.open(model, in: pack, date: Date(timeIntervalSince1970: 7))
    progress.note(attempt(4, passed: true, at: 65), at: model, in: pack)
    #expect(progress.record(of: model, in: pack)?.begun == Date(timeIntervalSince1970: 5))
    var tried = LearnerProgress()
    tried.note(attempt(2, at: 20), at: model, in: pack)
    #expect(tried.record(of: model, in: pack)?.begun == Date(timeIntervalSince1970: 20))
    let both = progress.merged(with: tried)
    #expect(both.record(of: model, in: pack)?.begun == Date(timeIntervalSince1970: 5))
    var old = LearnerProgress()
    old.exercises["sample/model"] = ExerciseRecord(
      attempts: 3, lastAttempted: Date(timeIntervalSince1970: 1))
    old.open(model, in: pack, date: Date(timeIntervalSince1970: 9))
    #expect(old.record(of: model, in: pack)?.begun == nil)
  }

  @Test func statesFollowTheRecords() throws {
    var progress = LearnerProgress()
    #expect(progress.state(of: model, in: pack) == .notStarted)
    progress.open(model, in: pack)
    #expect(progress.state(of: model, in: pack) == .started)
    #expect(progress.current["sample"] == "model")
    progress.note(attempt(4, passed: true), at: model, in: pack)
    #expect(progress.state(of: model, in: pack) == .passed)
    try sample.folder.write(
      "Lessons/sample/02-build/01-model/exercise.yml",
      try sample.folder.read("Lessons/sample/02-build/01-model/exercise.yml")
        .replacingOccurrences(of: "Look again.", with: "Look once more."))
    let translated = try sample.read()
    let again = try #require(translated.exercise("model"))
    #expect(progress.state(of: again, in: translated) == .passed)
    try sample.folder.write(
      "Lessons/sample/02-build/01-model/Checks/ModelChecks.swift", "// stricter now\n")
    #expect(progress.state(of: model, in: pack) == .passedBeforeChange)
  }

  @Test func recordOfARenamedExerciseIsFoundAgain() throws {
    let record = ExerciseRecord(attempts: 7, firstPassed: .now)
    let progress = LearnerProgress(exercises: ["sample/old-model": record])
    #expect(progress.record(of: model, in: pack)?.attempts == 7)
  }

  @Test func nextSkipsWhatIsPassedAndWrapsAround() throws {
    var progress = LearnerProgress()
    #expect(progress.next(in: pack)?.identifier == "quiz")
    progress.note(attempt(4, passed: true), at: model, in: pack)
    let quiz = try #require(pack.exercise("quiz"))
    let widget = try #require(pack.exercise("widget"))
    #expect(progress.next(in: pack, after: quiz)?.identifier == "widget")
    #expect(progress.next(in: pack, after: widget)?.identifier == "quiz")
    for exercise in [quiz, widget] {
      progress.note(attempt(4, passed: true), at: exercise, in: pack)
    }
    #expect(progress.next(in: pack) == nil)
    #expect(progress.score(in: pack) == (10, 10))
  }

  @Test func readingASolutionAfterAPassIsNotCounted() throws {
    var progress = LearnerProgress()
    progress.note(attempt(4, passed: true), at: model, in: pack)
    progress.noteSolutionShown(at: model, in: pack, date: .now)
    #expect(progress.record(of: model, in: pack)?.solutionShown == nil)
  }

  @Test func exercisesThatChangedAfterAPassAreDueAgain() throws {
    var progress = LearnerProgress()
    progress.note(attempt(4, passed: true), at: model, in: pack)
    try sample.folder.write(
      "Lessons/sample/02-build/01-model/Checks/ModelChecks.swift", "// stricter now\n")
    progress.note(attempt(1), at: model, in: pack)
    #expect(progress.record(of: model, in: pack)?.attempts == 2)
  }

  @Test func quizAnswersAreSavedOneByOne() throws {
    let quiz = try #require(pack.exercise("quiz"))
    let question = try #require(quiz.questions.first)
    try store.update { $0.noteAnswer(isRight: false, to: question, of: quiz, in: pack) }
    try store.update { $0.noteAnswer(isRight: true, to: question, of: quiz, in: pack) }
    let kept = try #require(try store.load().progress.record(of: quiz, in: pack))
    #expect(
      kept.questions == [
        question.identifier: QuestionRecord(isRightAtFirst: false, isAnswered: true)
      ])
    #expect(kept.score == 0)
    // A correct first answer on another machine doesn't replace the wrong first answer on this machine.
    var other = LearnerProgress()
    other.noteAnswer(isRight: true, to: question, of: quiz, in: pack)
    let merged = other.merged(with: try store.load().progress).record(of: quiz, in: pack)
    #expect(merged?.questions?[question.identifier]?.isRightAtFirst == false)
  }

  @Test func theLettersOfEachAttemptAreSavedAndMissesCount() throws {
    let quiz = try #require(pack.exercise("quiz"))
    let question = try #require(quiz.questions.first)
    func answered(_ tries: [(String, Bool)]) -> LearnerProgress {
      tries.reduce(into: LearnerProgress()) { progress, one in
        progress.noteAnswer(isRight: one.1, letters: one.0, to: question, of: quiz, in: pack)
      }
    }
    func tries(_ progress: LearnerProgress) -> [String]? {
      progress.record(of: quiz, in: pack)?.questions?[question.identifier]?.tries
    }
    let missed = answered([("b", false), ("ac", true)])
    #expect(tries(missed) == ["b", "ac"])
    #expect(tries(answered([("ac", true)]).merged(with: missed)) == ["b", "ac"])
    // A later attempt doesn't replace the first, whose letters weren't recorded.
    var older = answered([("", false)])
    older.noteAnswer(isRight: true, letters: "ac", to: question, of: quiz, in: pack)
    #expect(tries(older) == nil)
  }

  @Test(arguments: ["", "{", "[]", #"{"version":1,"exercises":[]}"#, "\u{0}\u{1}"])
  func aDamagedFileIsSavedUnderAnotherName(text: String) throws {
    try home.write("progress.json", text)
    let loaded = try store.load()
    #expect(loaded.progress == LearnerProgress())
    for language in Language.allCases {
      let notice = try #require(loaded.notice).spoken(in: language)
      #expect(notice.contains("progress.damaged-1970-01-01T000000Z.json"))
    }
    #expect(loaded.notice?.spoken(in: .korean).contains("손상되어") == true)
    #expect(try home.read("progress.damaged-1970-01-01T000000Z.json") == text)
    // Afterwards the file is valid again, and a second failure doesn't overwrite the first backup.
    try store.update { $0.note(attempt(4, passed: true), at: model, in: pack) }
    #expect(try store.load().notice == nil)
    try home.write("progress.json", "again")
    #expect(
      try store.load().damagedCopy?.lastPathComponent
        == "progress.damaged-1970-01-01T000000Z-2.json")
    #expect(try home.read("progress.damaged-1970-01-01T000000Z.json") == text)
  }

  @Test func aNewerFormatIsLeftUntouched() throws {
    try home.write("progress.json", #"{"version":99,"later":true}"#)
    let error = #expect(throws: CurriculumError.self) { try store.load() }
    #expect(error?.description.contains("newer Rings") == true)
    #expect(throws: CurriculumError.self) { try store.update { $0.open(model, in: pack) } }
    #expect(try home.read("progress.json") == #"{"version":99,"later":true}"#)
  }

  @Test func concurrentWritersLoseNothing() async throws {
    let store = store
    let pack = pack
    let model = model
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let key = "other/exercise-\(number)"
          _ = try? store.update { progress in
            progress.exercises[key] = ExerciseRecord(attempts: 1)
            progress.note(
              .init(isPassed: false, score: 3, maxScore: 4, date: .now), at: model, in: pack)
          }
        }
      }
    }
    let progress = try store.load().progress
    #expect(progress.exercises.count == 41)
    #expect(progress.record(of: model, in: pack)?.attempts == 40)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.url.path).sorted()
    #expect(names == [".progress.lock", "progress.json"])
  }

  @Test func exportedProgressMergesIntoAnother() throws {
    try store.update { $0.note(attempt(4, passed: true, at: 50), at: model, in: pack) }
    let file = home.url.appending(path: "export.json")
    try store.export(to: file)
    let elsewhere = try TemporaryFolder()
    let other = ProgressStore(folder: elsewhere.url)
    try other.update {
      $0.note(attempt(1, at: 90), at: model, in: pack)
      $0.noteHints(2, at: model, in: pack)
    }
    try other.importProgress(from: file)
    let record = try #require(try other.load().progress.record(of: model, in: pack))
    #expect(record.firstPassed == Date(timeIntervalSince1970: 50))
    #expect(record.lastAttempted == Date(timeIntervalSince1970: 90))
    #expect(record.hintsUsed == 2)
    #expect(record.score == 4)
  }

  @Test func importingAnythingElseChangesNothing() throws {
    try store.update { $0.open(model, in: pack) }
    let before = try home.read("progress.json")
    let file = try home.write("notes.json", "{}")
    let error = #expect(throws: CurriculumError.self) { try store.importProgress(from: file) }
    #expect(error?.description.contains("isn't a Rings progress file") == true)
    #expect(try home.read("progress.json") == before)
    #expect(try home.read("notes.json") == "{}")
  }

  @Test func aNonNumericScoreIsRefusedAndTheFileIsUnchanged() throws {
    try store.update { $0.open(model, in: pack) }
    let before = try home.read("progress.json")
    #expect(throws: CurriculumError.self) {
      try store.update { $0.note(attempt(Double.infinity), at: model, in: pack) }
    }
    #expect(try home.read("progress.json") == before)
  }
}
