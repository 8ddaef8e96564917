import Curriculum
import Foundation
import Testing

@Suite struct WorkspaceTests {
  let sample: SamplePack
  let pack: Pack
  let home: TemporaryFolder
  let workspace: Workspace
  let model: Exercise
  let widget: Exercise

  init() throws {
    sample = try SamplePack()
    pack = try sample.read()
    home = try TemporaryFolder()
    workspace = Workspace(
      folder: home.url.appending(path: "Rings"), now: { Date(timeIntervalSince1970: 0) })
    model = try #require(pack.exercise("model"))
    widget = try #require(pack.exercise("widget"))
  }

  @Test func firstOpeningCopiesTheStarter() throws {
    let files = try workspace.open(model, in: pack, language: "en")
    #expect(files.map(\.lastPathComponent) == ["Model.swift"])
    #expect(try home.read("Rings/sample/02-model/Model.swift").contains("write model"))
  }

  @Test func filesOfEarlierExercisesAreListedOnThePage() throws {
    func page(_ progress: LearnerProgress) throws -> String {
      _ = workspace.layOutEarlierFiles(
        of: widget, in: pack, progress: progress, language: .english)
      return try home.read("Rings/sample/03-widget/EARLIER.md")
    }
    try workspace.open(model, in: pack, language: "en")
    try home.write("Rings/sample/02-model/Model.swift", "struct Mine {}\n")
    try workspace.open(widget, in: pack, language: "en")
    #expect(try page(LearnerProgress()).contains("The solution to"))
    var progress = LearnerProgress()
    progress.note(
      LearnerProgress.Attempt(isPassed: true, score: 1, maxScore: 1, date: .now), at: model,
      in: pack)
    let own = try page(progress)
    #expect(own.contains("struct Mine {}"))
    #expect(own.contains("`../02-model/Model.swift`"))
    // Rings may overwrite its own page but not the learner's page.
    let file = home.url.appending(path: "Rings/sample/03-widget/EARLIER.md")
    try FileManager.default.removeItem(at: file)
    try home.write("Rings/sample/03-widget/EARLIER.md", "my notes")
    #expect(try page(progress) == "my notes")
  }

  /// A learner's first edit may remove the `TODO` that marks the file to change.
  @Test func ownershipIsKnownWithoutTheMark() throws {
    try sample.folder.write("Lessons/sample/02-build/01-model/Start/A.swift", "struct Given {}\n")
    let pack = try sample.read()
    let model = try #require(pack.exercise("model"))
    let files = try workspace.open(model, in: pack, language: "en")
    #expect(files.count == 2)
    #expect(model.filesToChange(of: files).map(\.lastPathComponent) == ["Model.swift"])
    try home.write("Rings/sample/02-model/Model.swift", "struct Model {}\n")
    #expect(model.filesToChange(of: files).map(\.lastPathComponent) == ["Model.swift"])
    try home.write("Rings/sample/02-model/A.swift", "// TODO: mine\n")
    #expect(model.filesToChange(of: files).map(\.lastPathComponent) == ["A.swift"])
  }

  @Test func bundleFilesAreCopiedWithTheStarter() throws {
    let start = "Lessons/sample/02-build/01-model/Start"
    try sample.folder.write("\(start)/Assets.xcassets/Sky.colorset/Contents.json", "{}")
    try sample.folder.write("\(start)/cities.json", "[]")
    try sample.folder.write("\(start)/notes.docx", "")
    let passwords = sample.folder.url.appending(path: "\(start)/Assets.xcassets/passwd.png")
    try FileManager.default.createSymbolicLink(
      at: passwords, withDestinationURL: URL(filePath: "/etc/passwd"))
    try workspace.open(model, in: pack, language: "en")
    let folder = home.url.appending(path: "Rings/sample/02-model")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == [
        "Assets.xcassets", "Assets.xcassets/Sky.colorset",
        "Assets.xcassets/Sky.colorset/Contents.json", "Model.swift", "cities.json",
      ])
    // A reset keeps the learner's own catalog.
    try home.write("Rings/sample/02-model/cities.json", "mine")
    try workspace.open(model, in: pack, language: "en")
    #expect(try home.read("Rings/sample/02-model/cities.json") == "mine")
    let backup = try #require(try workspace.reset(model, in: pack, language: "en"))
    #expect(try home.read("Rings/sample/02-model/cities.json") == "[]")
    let kept = backup.appending(path: "cities.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine")
  }

  @Test func anUnboundedCatalogIsReportedOnce() throws {
    let heavy = "Lessons/sample/02-build/01-model/Start/Assets.xcassets/heavy.png"
    try sample.folder.write(heavy, "")
    truncate(sample.folder.url.appending(path: heavy).path, 1 << 30)
    let error = #expect(throws: CurriculumError.self) {
      try workspace.open(model, in: pack, language: "en")
    }
    #expect("\(try #require(error))".contains("it's too large"))
  }

  @Test func reopeningKeepsTheLearnersFile() throws {
    try workspace.open(model, in: pack, language: "en")
    try home.write("Rings/sample/02-model/Model.swift", "mine")
    try workspace.open(model, in: pack, language: "en")
    #expect(try home.read("Rings/sample/02-model/Model.swift") == "mine")
  }

  @Test func aFolderIsFoundAfterTheCourseWasRenumberedOrRenamed() throws {
    try home.write("Rings/sample/07-old-model/Model.swift", "mine")
    #expect(workspace.folder(of: model, in: pack).lastPathComponent == "07-old-model")
    #expect(try workspace.open(model, in: pack, language: "en").count == 1)
    #expect(try home.read("Rings/sample/07-old-model/Model.swift") == "mine")
  }

  @Test func resetKeepsEveryEarlierFile() throws {
    try workspace.open(model, in: pack, language: "en")
    try home.write("Rings/sample/02-model/Model.swift", "first")
    try workspace.reset(model, in: pack, language: "en")
    try home.write("Rings/sample/02-model/Model.swift", "second")
    let backup = try #require(try workspace.reset(model, in: pack, language: "en"))
    #expect(backup.lastPathComponent == "before-reset-1970-01-01T000000Z-2")
    let folder = "Rings/sample/02-model"
    #expect(try home.read("\(folder)/before-reset-1970-01-01T000000Z/Model.swift") == "first")
    #expect(try home.read("\(folder)/before-reset-1970-01-01T000000Z-2/Model.swift") == "second")
    #expect(try home.read("\(folder)/Model.swift").contains("write model"))
  }

  @Test func quizHasNothingToReset() throws {
    let quiz = try #require(pack.exercise("quiz"))
    #expect(try workspace.open(quiz, in: pack, language: "en") == [])
    #expect(throws: CurriculumError.nothingToEdit(exercise: "quiz")) {
      try workspace.reset(quiz, in: pack, language: "en")
    }
  }

  @Test func anUnwritableWorkspaceIsReportedOnce() throws {
    // A file in place of the folder isn't writable even for root.
    try home.write("Rings", "a file")
    let error = #expect(throws: CurriculumError.self) {
      try workspace.open(model, in: pack, language: "en")
    }
    let text = "\(try #require(error))"
    #expect(text.hasPrefix("can't write \(home.url.path)/Rings"))
    #expect(text.contains("--workspace"))
    #expect(!text.contains("\n"))
    #expect(!text.contains(".;"), "\(text)")
    #expect(throws: CurriculumError.self) {
      try workspace.progress.update { $0.open(model, in: pack) }
    }
    #expect(try home.read("Rings") == "a file")
  }

  @Test func skippedExercisesUseTheSolution() throws {
    try home.write("Rings/sample/02-model/Model.swift", "unfinished")
    let used = try workspace.usedFiles(of: widget, in: pack, progress: LearnerProgress())
    #expect(used.files.map(\.author) == [.solution])
    #expect(used.files.map(\.exercise) == ["model"])
  }

  @Test func passedExercisesUseTheLearnersFile() throws {
    try home.write("Rings/sample/02-model/Model.swift", "mine")
    var progress = LearnerProgress()
    progress.note(
      .init(isPassed: true, score: 4, maxScore: 4, date: .now), at: model, in: pack)
    let used = try workspace.usedFiles(of: widget, in: pack, progress: progress)
    #expect(used.files.map(\.author) == [.learner])
    #expect(used.files.first?.file.path == "\(workspace.folder.path)/sample/02-model/Model.swift")
  }

  @Test func namedFilesReplaceTheWorkspaces() throws {
    try home.write("Rings/sample/03-widget/Model.swift", "a newer model")
    let used = try workspace.usedFiles(
      of: widget, in: pack, progress: LearnerProgress(),
      besides: [URL(filePath: "/elsewhere/Widget.swift")])
    #expect(used.files.map(\.author) == [.solution])
  }

  @Test func anOwnFileReplacesAnEarlierOneOfTheSameName() throws {
    try home.write("Rings/sample/03-widget/Model.swift", "a newer model")
    try home.write("Rings/sample/03-widget/Widget.swift", "mine")
    #expect(try workspace.usedFiles(of: widget, in: pack, progress: LearnerProgress()).files == [])
  }

  @Test(arguments: [
    (nil, nil, "/home/ada/Rings"), (nil, "/srv/rings", "/srv/rings"),
    ("~/w", "/srv/r", "/home/ada/w"),
    ("", "", "/home/ada/Rings"), ("~", nil, "/home/ada"),
  ])
  func theLocationComesFromTheOptionThenTheEnvironment(
    option: String?, variable: String?, path: String
  ) {
    let environment = variable.map { ["RINGS_WORKSPACE": $0] } ?? [:]
    let location = Workspace.location(
      option: option, environment: environment, home: URL(filePath: "/home/ada"))
    #expect(location.path == path)
  }
}
