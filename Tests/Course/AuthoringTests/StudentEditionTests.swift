import Authoring
import Curriculum
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

@Suite("What students get of a pack", .serialized)
struct StudentEditionTests {
  /// Returns the bundle's files by path in the pack.
  private func files(_ pack: Pack) throws -> [String: String] {
    let bundle = try StudentEdition(of: pack).bundle(isProven: true)
    return Dictionary(
      uniqueKeysWithValues: bundle.entries.map {
        (String($0.path.dropFirst("my-pack/".count)), String(decoding: $0.contents, as: UTF8.self))
      })
  }

  @Test func containsNoSamplesAndNothingForTeachers() throws {
    try TemporaryFolder.use { folder in
      let files = try files(HiddenPack.write(into: folder))
      let exercise = "01-first-ring/01-greeting"
      #expect(
        files.keys.sorted() == [
          "\(exercise)/Checks/GreetingChecks.swift", "\(exercise)/Probes/GreetingProbes.swift",
          "\(exercise)/Start/GreetingView.swift", "\(exercise)/checks.ko.yml",
          "\(exercise)/exercise.yml", "\(exercise)/lesson.en.md", "\(exercise)/lesson.ko.md",
          "\(exercise)/starter.ko.yml", "bundle.yml", "pack.yml",
        ])
    }
  }

  @Test(arguments: [
    "Zebulon", "nobody would guess", "testLongNames", "The surprise", "cut off", "잘려요",
    "A long name fits", "긴 이름", "assertWhole", "Only for long names", "OnlyForSecrets",
    "A secret of ours", "drop .font", "compare", "For teachers",
    "samples:", "small-print", "Greets everyone",
  ])
  func revealsNothingAboutHiddenChecks(secret: String) throws {
    try TemporaryFolder.use { folder in
      let pack = try HiddenPack.write(into: folder)
      for (path, text) in try files(pack) {
        #expect(!text.contains(secret), "\(path)")
      }
    }
  }

  @Test func keepsVisibleChecksAndTheirFiles() throws {
    try TemporaryFolder.use { folder in
      let files = try files(HiddenPack.write(into: folder))
      let checks = try #require(files["01-first-ring/01-greeting/Checks/GreetingChecks.swift"])
      for part in ["testTheNameIsThere", "testTheNameIsLarge", "func picture(", "import XCTest"] {
        #expect(checks.contains(part))
      }
      #expect(!checks.contains("testItLooksLikeOurs"))
      let words = try #require(files["01-first-ring/01-greeting/checks.ko.yml"])
      #expect(words.contains("받은 이름을"))
    }
  }

  @Test func readsAsAPackWithChecksElsewhere() throws {
    try TemporaryFolder.use { folder in
      let whole = try HiddenPack.write(into: folder)
      let bundle = try StudentEdition(of: whole).bundle(isProven: true)
      #expect(bundle.fileName == "my-pack-0.1.0-student.tar")
      let copy = try PackLibrary.read(bundle.unpack(into: folder.appending(path: "copy")))
      #expect(copy.isForStudents)
      #expect(copy.bundle?.isProven == true)
      #expect(try copy.bundle?.original == PackBundle(of: whole).digest())
      let exercise = try #require(copy.exercises.first)
      #expect(exercise.points == 20)
      #expect(exercise.checks.filter(\.isJudgedElsewhere).map(\.points) == [7, 3])
      #expect(
        exercise.checks.map(\.identifier) == [
          "GreetingChecks.testTheNameIsThere", "GreetingChecks.testTheNameIsLarge",
          "HiddenChecks.testHidden1", "GreetingChecks.testItLooksLikeOurs",
        ])
      #expect(exercise.checks[2].title.text(in: "ko") == "숨은 검사 1")
      #expect(exercise.checks[2].says?.text(in: "en") == "Look at its edges.")
      #expect(exercise.checks[3].title.text(in: "en") == "It looks like ours")
      #expect(exercise.checks.allSatisfy { $0.dependsOn != ["GreetingChecks.testLongNames"] })
      #expect(throws: CurriculumError.forStudents(pack: "my-pack")) { try copy.requireWhole() }
      #expect(throws: CurriculumError.noSolution(exercise: "greeting")) {
        try copy.solutionFiles(of: exercise)
      }
    }
  }

  @Test func isReproducible() throws {
    try TemporaryFolder.use { folder in
      let (one, other) = (folder.appending(path: "1"), folder.appending(path: "2"))
      let first = try StudentEdition(of: HiddenPack.write(into: one)).bundle(isProven: true)
      let second = try StudentEdition(of: HiddenPack.write(into: other)).bundle(isProven: true)
      #expect(try first.data() == second.data())
      let copy = try PackLibrary.read(first.unpack(into: folder.appending(path: "copy")))
      #expect(try PackBundle(of: copy).data() == first.data())
      #expect(try PackBundle(of: copy).digest() == first.digest())
    }
  }

  @Test func judgesEverySolutionWithItsVisibleChecks() async throws {
    try await TemporaryFolder.use { folder in
      let whole = try HiddenPack.write(into: folder)
      let bundle = try StudentEdition(of: whole).bundle(isProven: true)
      let copy = try PackLibrary.read(bundle.unpack(into: folder.appending(path: "copy")))
      let asked = Mutex<[String]>([])
      let trial = StudentEditionRun(whole: whole, copy: copy, jobs: 2) { exercise, pack, files, _ in
        asked.withLock { $0 += files.map(\.path) }
        return Verdict(exercise: exercise.identifier, status: .failed, score: 0, maxScore: 20)
      }
      let findings = try await trial.findings()
      #expect(findings.map(\.rule.name) == ["solution-passes"])
      #expect(asked.withLock { $0 }.allSatisfy { $0.contains("/my-pack/Solutions/") })
    }
  }

  @Test func onlyStudentEditionsMayOmitChecks() throws {
    try TemporaryFolder.use { folder in
      let pack = try HiddenPack.write(into: folder)
      let file = folder.appending(path: "\(HiddenPack.exercise)/exercise.yml")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("visibility: hidden", with: "visibility: hidden\n    judged: elsewhere")
      try Data(text.utf8).write(to: file)
      let problems = PackAudit(try PackLibrary.read(pack.folder)).problems()
      #expect(problems.contains { $0.rule == .invalidValue }, "\(problems)")
    }
  }
}
