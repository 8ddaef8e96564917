import Authoring
import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

@Suite("What a new version undoes", .serialized)
struct PackComparisonTests {
  private func pack(
    _ name: String, in folder: URL, replacing words: [(String, String)] = [],
    in file: String = "01-first-ring/01-greeting/exercise.yml"
  ) throws -> Pack {
    let pack = try PackScaffold(identifier: "my-pack").write(into: folder.appending(path: name))
    let place = pack.appending(path: file)
    var text = try String(contentsOf: place, encoding: .utf8)
    for (old, new) in words { text = text.replacing(old, with: new) }
    try Data(text.utf8).write(to: place)
    return try PackLibrary.read(pack)
  }

  /// Returns the difference between two versions: all submissions pass the old version, and submissions whose
  /// path contains these words fail the new version.
  private func difference(
    from old: Pack, to new: Pack, failing words: String = "none"
  ) async throws -> PackDifference {
    let comparison = try PackComparison(from: old, to: new, jobs: 2) { exercise, pack, files, _ in
      let fails = pack.folder == new.folder && files.contains { $0.path.contains(words) }
      return Verdict(
        exercise: exercise.identifier,
        checks: exercise.checks.enumerated().map { number, check in
          CheckResult(
            id: check.identifier, title: check.title.sentence,
            status: fails && number == 1 ? .failed : .passed,
            points: fails && number == 1 ? 0 : Double(check.points),
            maxPoints: Double(check.points),
            message: fails ? "Too small" : nil)
        })
    }
    return try await comparison.difference()
  }

  @Test func sameVersionUndoesNoProgress() async throws {
    try await TemporaryFolder.use { folder in
      let difference = try await difference(
        from: pack("old", in: folder), to: pack("new", in: folder))
      #expect(difference.keepsAllPasses)
      #expect(difference.judged == 2)
      #expect(difference.exercises.map(\.change) == [.kept])
    }
  }

  @Test func aSampleThatNowFailsIsReported() async throws {
    try await TemporaryFolder.use { folder in
      let difference = try await difference(
        from: pack("old", in: folder), to: pack("new", in: folder), failing: "Right/one-text")
      #expect(!difference.keepsAllPasses)
      let answers = try #require(difference.exercises.first).answers
      #expect(answers.map(\.name) == ["solution", "Right/one-text"])
      #expect(answers.map(\.outcome) == [.kept, .undone])
      #expect(answers[1].check == "GreetingChecks.testTheNameIsLarge")
      #expect(answers[1].message == "Too small")
      #expect(answers[1].pointsBefore == 10)
      #expect(answers[1].pointsAfter == 5)
    }
  }

  @Test func renamedExercisesAreMatched() async throws {
    try await TemporaryFolder.use { folder in
      let old = try pack("old", in: folder)
      let renamed = try pack(
        "renamed", in: folder,
        replacing: [
          ("id: greeting", "id: salute"), ("points: 10", "points: 12"),
          ("points: 5\n    depends", "points: 7\n    depends"),
        ])
      let gone = try await difference(from: old, to: renamed)
      #expect(gone.exercises.map(\.change) == [.gone, .new])
      #expect(!gone.keepsAllPasses)
      let manifest = renamed.folder.appending(path: "pack.yml")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try Data((text + "renames: {greeting: salute}\n").utf8).write(to: manifest)
      let kept = try await difference(from: old, to: PackLibrary.read(renamed.folder))
      let exercise = try #require(kept.exercises.first)
      #expect(kept.keepsAllPasses)
      #expect(exercise.id == "salute")
      #expect(exercise.formerID == "greeting")
      #expect(exercise.isRepointed)
      #expect([exercise.pointsBefore, exercise.pointsAfter] == [10, 12])
    }
  }

  @Test func quizzesAreComparedByTheirCorrectChoices() async throws {
    let quiz = """
      id: greeting
      kind: quiz
      title: {en: A quiz}
      points: 2
      minutes: 1
      difficulty: easy
      questions:
        - id: one
          prompt: {en: Which?}
          points: 2
          choices:
            - {text: {en: This}, right: true}
            - {text: {en: That}}

      """
    try await TemporaryFolder.use { folder in
      func write(_ name: String, _ text: String) throws -> Pack {
        let pack = try pack(name, in: folder)
        try Data(text.utf8).write(to: pack.exercises[0].manifestFile)
        return try PackLibrary.read(pack.folder)
      }
      let old = try write("old", quiz)
      let turned = quiz.replacing("{text: {en: This}, right: true}", with: "{text: {en: Other}}")
        .replacing("{text: {en: That}}", with: "{text: {en: This}, right: true}")
      #expect(try await difference(from: old, to: write("turned", turned)).keepsAllPasses)
      let changed = quiz.replacing("{en: This}, right: true", with: "{en: This}")
        .replacing("{en: That}", with: "{en: That}, right: true")
      let difference = try await difference(from: old, to: write("changed", changed))
      #expect(difference.exercises.first?.answers.first?.check == "one")
      #expect(difference.exercises.map(\.change) == [.undone])
    }
  }

  @Test func studentEditionsCannotBeCompared() throws {
    try TemporaryFolder.use { folder in
      let whole = try pack("old", in: folder)
      let bundle = try StudentEdition(of: whole).bundle(isProven: true)
      let copy = try PackLibrary.read(bundle.unpack(into: folder.appending(path: "copy")))
      #expect(throws: CurriculumError.forStudents(pack: "my-pack")) {
        try PackComparison(from: whole, to: copy) { exercise, _, _, _ in
          Verdict(exercise: exercise.identifier, checks: [])
        }
      }
    }
  }
}
