import Curriculum
import Foundation
import Testing

@Suite("Every checked version of a learner's files is kept, and comes back")
struct KeptVersionsTests {
  private let sample: SamplePack
  private let pack: Pack
  private let home: TemporaryFolder
  private let workspace: Workspace
  private let model: Exercise
  private let date = Date(timeIntervalSince1970: 0)
  private let file = "Rings/sample/02-model/Model.swift"

  init() throws {
    sample = try SamplePack()
    pack = try sample.read()
    home = try TemporaryFolder()
    workspace = Workspace(
      folder: home.url.appending(path: "Rings"), now: { Date(timeIntervalSince1970: 0) })
    model = try #require(pack.exercise("model"))
    try workspace.open(model, in: pack, language: "en")
  }

  private var versions: SavedVersions { workspace.versions(of: model, in: pack) }

  /// Writes the learner's file and stores it as a check does.
  private func check(_ text: String, isPassed: Bool = false) throws {
    try home.write(file, text)
    try versions.keep(
      SavedVersions.contents(of: workspace.files(of: model, in: pack)),
      note: SavedVersions.Note(
        date: date, isPassed: isPassed, score: isPassed ? 10 : 3, maxScore: 10))
  }

  private func restore(_ number: Int? = nil, after shown: Int? = nil) throws -> Int? {
    try workspace.restore(number, of: model, in: pack, after: shown)?.number
  }

  @Test func identicalVersionsAreSavedOnceWithTheLatestVerdict() throws {
    try check("let a = 1\n")
    try check("let a = 1\n", isPassed: true)
    #expect(versions.all().map(\.note.isPassed) == [true])
  }

  @Test func undoGoesBackStepByStep() throws {
    for text in ["a\n", "b\n", "c\n"] { try check(text) }
    let first = try restore()
    #expect(first == 2)
    #expect(try home.read(file) == "b\n")
    let second = try restore(after: first)
    #expect(second == 1)
    #expect(try home.read(file) == "a\n")
    #expect(try restore(after: second) == nil)
    #expect(try home.read(file) == "a\n")
  }

  @Test func uncheckedFilesAreSavedBeforeARestore() throws {
    try check("a\n")
    try home.write(file, "a thought\n")
    #expect(try restore() == 1)
    #expect(try home.read(file) == "a\n")
    #expect(try restore(2) == 2)
    #expect(try home.read(file) == "a thought\n")
  }

  @Test func repeatedTextsDoNotBlockUndo() throws {
    for text in ["a\n", "b\n", "a\n"] { try check(text) }
    let shown = try restore()
    #expect(shown == 2)
    #expect(try restore(after: shown) == 1)
  }

  @Test func anUnknownVersionNumberChangesNothing() throws {
    try check("a\n")
    #expect(try restore(7) == nil)
    #expect(try home.read(file) == "a\n")
  }

  @Test func theOldestOfMoreThanAHundredVersionsAreRemoved() throws {
    for number in 1...103 { try check("let a = \(number)\n") }
    #expect(versions.all().map(\.number) == Array(4...103))
  }

  @Test func aDamagedRecordLosesOnlyItsVersion() throws {
    try check("a\n")
    try check("b\n")
    let note = workspace.folder.appending(
      path: ".versions/\(pack.identifier)/\(model.identifier)/1/note.json")
    try Data("{".utf8).write(to: note)
    #expect(versions.all().map(\.number) == [2])
  }
}
