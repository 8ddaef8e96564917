import Authoring
import Curriculum
import Foundation
import TestSupport
import Testing

@Suite("A new pack", .serialized, .startsProcesses, .mainPath)
struct PackScaffoldTests {
  @Test(arguments: [
    ["en"], ["en", "ko"], ["ko", "en"], ["en", "de"], ["ko"], ["de"], ["fr", "de"], ["ko", "ja"],
  ])
  func aNewPackIsValid(languages: [String]) throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: languages)
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      #expect(pack.identifier == "my-pack")
      #expect(pack.languages == languages)
      #expect(pack.exercises.map(\.identifier) == ["greeting"])
      #expect(pack.solutionsFolder?.lastPathComponent == "Solutions")
      let problems = PackAudit(pack).problems()
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test(arguments: [["en"], ["en", "ko"], ["en", "de"], ["ko"], ["de", "fr"]])
  func onlyTheSampleTextOfANewPackIsRefused(languages: [String]) async throws {
    try await TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: languages)
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      let findings = try await FilesOnly.findings(in: pack)
      #expect(Set(findings.map(\.rule)) == [.sampleText], "\(findings)")
      #expect(findings.allSatisfy { $0.severity == .error && $0.line != nil }, "\(findings)")
      for file in ["pack.yml", "exercise.yml"] + languages.map({ "lesson.\($0).md" }) {
        #expect(findings.contains { $0.file?.lastPathComponent == file }, "\(file)")
      }
      try OwnPack.removeMarks(in: pack.folder)
      #expect(try await FilesOnly.findings(in: PackLibrary.read(pack.folder)) == [])
    }
  }

  @Test func koreanTextsAreKorean() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: ["en", "ko"])
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      let exercise = try #require(pack.exercises.first)
      let texts =
        [pack.title, exercise.title] + pack.rings.map(\.title) + exercise.hints
        + exercise.checks.map(\.title)
      for text in texts {
        #expect(text.text(in: "ko").contains(/[가-힣]/), "\(text)")
        #expect(!text.text(in: "en").contains(/[가-힣]/), "\(text)")
      }
    }
  }

  @Test func packsWithoutEnglishUseTheirFirstLanguageInChecks() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: ["ko", "de"])
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      let exercise = try #require(pack.exercises.first)
      #expect(pack.baseLanguage == "ko")
      let checks = try String(contentsOf: exercise.checkFiles[0], encoding: .utf8)
      #expect(checks.contains("받은 이름을 보여 주세요."), "\(checks)")
      #expect(
        exercise.messages(language: "de").translation(of: "받은 이름을 보여 주세요.")
          == "Show the name that the view receives.")
      #expect(exercise.messages(language: "ko").entries.isEmpty)
      #expect(try exercise.wrongAnswers().allSatisfy { $0.message.contains(/[가-힣]/) })
      #expect(try exercise.lesson(language: "en").contains("Greet"), "de comes first")
    }
  }

  @Test func theStarterIsTranslatedIntoEachLanguage() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: ["en", "ko"])
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      let exercise = try #require(pack.exercises.first)
      let workspace = Workspace(folder: folder.appending(path: "work"))
      let files = try workspace.open(exercise, in: pack, language: "ko")
      let text = try String(contentsOf: files[0], encoding: .utf8)
      #expect(text.contains("// \(["TO", "DO"].joined()): 이름을 보여 주세요"), "\(text)")
    }
  }

  @Test func aPackInOneLanguageHasItsStarterInIt() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack", languages: ["ko"])
      let pack = try PackLibrary.read(try scaffold.write(into: folder))
      let exercise = try #require(pack.exercises.first)
      let text = try String(contentsOf: exercise.startFiles[0], encoding: .utf8)
      #expect(text.contains("이름을 보여 주세요"), "\(text)")
      #expect(exercise.starterLanguages == [])
    }
  }

  @Test func untranslatedLanguagesAreListed() throws {
    #expect(
      try PackScaffold(identifier: "a", languages: ["en", "ko", "de"]).untranslated == ["de"])
  }

  @Test func existingFoldersAreNotOverwritten() throws {
    try TemporaryFolder.use { folder in
      let scaffold = try PackScaffold(identifier: "my-pack")
      let place = try scaffold.write(into: folder)
      #expect(throws: AuthoringError.alreadyThere(place.path)) {
        try scaffold.write(into: folder)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["my-pack"])
    }
  }

  @Test(arguments: [
    "", "My Pack", "../up", "-dash", "trailing-", "ü", "1st", String(repeating: "a", count: 31),
  ])
  func badNamesAreRefused(name: String) {
    #expect(throws: AuthoringError.badIdentifier(name)) { try PackScaffold(identifier: name) }
  }

  @Test(arguments: [[], ["en", "en"], ["en", "Korean"], ["ko", "ko_KR"]])
  func languageCodesAreValidAndUnique(languages: [String]) {
    #expect(throws: AuthoringError.self) {
      try PackScaffold(identifier: "my-pack", languages: languages)
    }
  }
}
