import Authoring
import Curriculum
import Foundation
import TestSupport
import Testing

@Suite("An exercise is added to a pack", .serialized, .startsProcesses)
struct PackAdditionTests {
  private func withPack(
    _ languages: [String] = ["en", "ko"], _ body: (Pack) async throws -> Void
  ) async throws {
    try await TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: languages)
      try await body(try PackLibrary.read(try scaffold.write(into: folder)))
    }
  }

  /// Returns the text of every file below a folder, by path.
  private func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) ?? "")
      })
  }

  @Test(arguments: ExerciseForm.allCases, [["en"], ["en", "ko"], ["en", "de"], ["ko"]])
  func aNewExercisePassesTheFileRules(form: ExerciseForm, languages: [String]) async throws {
    try await withPack(languages) { pack in
      let outcome = try PackAddition(form, named: "a-timeline").add(to: pack)
      #expect(outcome.folder.lastPathComponent == "02-a-timeline")
      #expect(outcome.files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
      let read = try PackLibrary.read(pack.folder)
      #expect(read.exercises.map(\.identifier) == ["greeting", "a-timeline"])
      let findings = try await FilesOnly.findings(in: read)
      #expect(Set(findings.map(\.rule)) == [.sampleText], "\(findings)")
    }
  }

  @Test(.mainPath, arguments: ExerciseForm.allCases)
  func anExerciseInOneLanguageHasSixFilesAtMost(form: ExerciseForm) async throws {
    try await withPack(["en"]) { pack in
      let outcome = try PackAddition(form, named: "a-name-of-thirty-letters-or-so").add(to: pack)
      #expect(outcome.files.count <= 6, "\(outcome.files.map(\.lastPathComponent))")
      let read = try PackLibrary.read(pack.folder)
      let added = try #require(read.exercise("a-name-of-thirty-letters-or-so"))
      guard added.kind == .code else { return }
      #expect(try added.wrongAnswers().count >= 2 && !added.rightAnswers().isEmpty)
    }
  }

  @Test(arguments: ExerciseForm.allCases)
  func everyGeneratedSampleIsJudgedAsDeclared(form: ExerciseForm) async throws {
    try await withPack { pack in
      // The longest possible name, and a name that WidgetKit uses for types.
      for name in ["timeline", "a-name-of-thirty-letters-or-so"] {
        _ = try PackAddition(form, named: name).add(to: PackLibrary.read(pack.folder))
      }
      let judge = try await Judging.shared.judge
      let gate = PackValidation(
        pack: try PackLibrary.read(pack.folder), jobs: 2,
        fileRules: ValidationRules.ofFiles(judge.configuration)
      ) { await judge.verdict(for: $0, in: $1, files: $2) }
      let report = try await gate.check()
      let findings = report.findings.filter { $0.rule != .sampleText }
      #expect(findings.isEmpty, "\(findings)")
      // The first exercise has five submissions; widgets and activities have more than the others.
      let expected = [ExerciseForm.quiz: 5, .widget: 19, .activity: 17]
      #expect(report.judged == expected[form, default: 15])
    }
  }

  @Test func numbersContinueAndTitlesAreUsed() async throws {
    try await withPack { pack in
      let titles = ["en": "Names: it's “new”", "ko": "이름 짓기"]
      _ = try PackAddition(.quiz, named: "names", titles: titles).add(to: pack)
      _ = try PackAddition(.function, named: "words").add(to: PackLibrary.read(pack.folder))
      let read = try PackLibrary.read(pack.folder)
      #expect(
        read.exercises.map(\.folder.lastPathComponent) == ["01-greeting", "02-names", "03-words"])
      #expect(read.exercise("names")?.title.translations == titles)
      #expect(
        read.exercise("words")?.title.translations == ["en": "Words", "ko": "SAMPLE: 함수 쓰기"])
    }
  }

  @Test(.mainPath) func missingRingsAreAdded() async throws {
    try await withPack { pack in
      let manifest = pack.folder.appending(path: "pack.yml")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      let written = "# Mine.\n" + text + "  # to come: a third\n\nmutants: required  # later\n"
      try Data(written.utf8).write(to: manifest)
      let outcome = try PackAddition(.view, named: "two", ring: "second-steps").add(to: pack)
      #expect(outcome.newRing == "second-steps")
      let read = try PackLibrary.read(pack.folder)
      #expect(read.rings.map(\.identifier) == ["first-ring", "second-steps"])
      #expect(read.rings[1].title.translations == ["en": "Second steps", "ko": "나이테 2"])
      #expect(outcome.folder.path.hasSuffix("my-pack/02-second-steps/01-two"))
      #expect(read.demandsMutants)
      let now = try String(contentsOf: manifest, encoding: .utf8)
      for part in ["# Mine.\n", "  # to come: a third\n", "mutants: required  # later\n"] {
        #expect(now.contains(part), "\(now)")
      }
      // A ring can be chosen by its folder instead of its ID.
      _ = try PackAddition(.view, named: "one", ring: "01-first-ring").add(to: read)
      #expect(
        try PackLibrary.read(pack.folder).exercises.map(\.identifier) == ["greeting", "one", "two"])
    }
  }

  @Test(arguments: [
    "rings: [{id: first-ring, folder: 01-first-ring, title: First}]", "rings:\n- {",
  ])
  func unsupportedYAMLListsAreLeftUnchanged(list: String) async throws {
    try await withPack(["en"]) { pack in
      let manifest = pack.folder.appending(path: "pack.yml")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      let rings = try #require(text.range(of: "rings:"))
      try Data((text[..<rings.lowerBound] + list + "\n").utf8).write(to: manifest)
      let before = try contents(of: pack.folder)
      #expect(throws: AdditionError.ringNotAdded(file: manifest.path)) {
        try PackAddition(.view, named: "two", ring: "second").add(to: pack)
      }
      #expect(try contents(of: pack.folder) == before)
    }
  }

  @Test func unindentedListsWithCRLFAreSupported() async throws {
    try await withPack(["en"]) { pack in
      let manifest = pack.folder.appending(path: "pack.yml")
      let text = try String(contentsOf: manifest, encoding: .utf8)
        .replacing("  - id: first-ring", with: "- id: first-ring")
        .replacing("    folder:", with: "  folder:").replacing(
          "    title:\n      en", with: "  title:\n    en"
        )
        .replacing("\n", with: "\r\n")
      try Data(text.utf8).write(to: manifest)
      _ = try PackAddition(.quiz, named: "two", ring: "second").add(to: pack)
      #expect(try PackLibrary.read(pack.folder).rings.count == 2)
    }
  }

  @Test func solutionsAreAddedToThePacksSolutionsFolder() throws {
    try TemporaryFolder.use { folder in
      let lessons = folder.appending(path: "Lessons")
      try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
      let place = try PackScaffold(identifier: "my-pack").write(into: lessons)
      let beside = folder.appending(path: "Solutions/my-pack")
      try FileManager.default.createDirectory(
        at: beside.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: place.appending(path: "Solutions"), to: beside)
      _ = try PackAddition(.function, named: "words", ring: "second").add(
        to: PackLibrary.read(place))
      let read = try PackLibrary.read(place)
      let files = try read.solutionFiles(of: try #require(read.exercise("words")))
      #expect(files.map(\.path) == [beside.appending(path: "02-second/01-words/Words.swift").path])
      #expect(!FileManager.default.fileExists(atPath: place.appending(path: "Solutions").path))
    }
  }

  @Test func takenOrInvalidNamesChangeNothing() async throws {
    try await withPack { pack in
      let before = try contents(of: pack.folder)
      func refused(_ name: String, ring: String? = nil, _ titles: [String: String] = [:]) -> String
      {
        do {
          _ = try PackAddition(.view, named: name, ring: ring, titles: titles).add(to: pack)
          return "added"
        } catch {
          return "\(error)"
        }
      }
      #expect(refused("greeting").contains("already has an exercise"))
      #expect(refused("Big Title").contains("isn't a valid name"))
      #expect(refused("two", ring: "Second Ring").contains("isn't a valid name"))
      #expect(refused("two", ["de": "Zwei"]).contains("isn't a language of this pack"))
      #expect(refused("two", ["en": " "]).contains("can't be a title"))
      #expect(refused("two", ["en": "two\nlines"]).contains("can't be a title"))
      #expect(try contents(of: pack.folder) == before)
    }
  }

  @Test func formerNamesStayReserved() async throws {
    try await withPack { pack in
      let manifest = pack.folder.appending(path: "pack.yml")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try Data((text + "renames:\n  hello: greeting\n").utf8).write(to: manifest)
      #expect(throws: AdditionError.formerName("hello", pack: "my-pack")) {
        try PackAddition(.view, named: "hello").add(to: PackLibrary.read(pack.folder))
      }
    }
  }

  @Test func exerciseNumbersHaveAnUpperBound() async throws {
    try await withPack { pack in
      let ring = pack.folder.appending(path: "01-first-ring")
      let solutions = pack.folder.appending(path: "Solutions/01-first-ring")
      for folder in [ring, solutions] {
        try FileManager.default.moveItem(
          at: folder.appending(path: "01-greeting"), to: folder.appending(path: "99-greeting"))
      }
      #expect(throws: AdditionError.noNumberLeft(folder: ring.path)) {
        try PackAddition(.view, named: "two").add(to: PackLibrary.read(pack.folder))
      }
    }
  }
}
