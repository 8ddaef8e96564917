import Curriculum
import Foundation
import Storage
import TestSupport
import Testing

/// The index of a pack avoids decoding files again, and never hides a fault.
@Suite struct PackIndexTests {
  let sample: SamplePack
  let cache: TemporaryFolder

  init() throws {
    sample = try SamplePack()
    cache = try TemporaryFolder()
  }

  private var index: IndexedPackReader { index(of: sample.packFolder) }

  private func index(of pack: URL) -> IndexedPackReader {
    let location = PackLibrary.location(of: pack)
    return IndexedPackReader(
      folder: location.folder, solutionsFolder: location.solutionsFolder,
      cache: CacheDirectory(url: cache.url.appending(path: "cache")))
  }

  /// The index file of the pack's only reading.
  private var indexFile: URL {
    get throws {
      let folder = cache.url.appending(path: "cache/packs")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return folder.appending(path: try #require(names.only))
    }
  }

  private static let widget = "Lessons/sample/02-build/02-widget"
  private static let manifest = "\(widget)/exercise.yml"

  /// Changes a word in the pack without changing the file's length or, as far as possible, its times.
  private func replace(_ word: String, by other: String, in path: String) throws {
    let file = sample.folder.url.appending(path: path)
    let text = try sample.folder.read(path)
    #expect(text.contains(word) && word.utf8.count == other.utf8.count)
    let before = try FileManager.default.attributesOfItem(atPath: file.path)
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data(text.replacing(word, with: other).utf8))
    try handle.close()
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(before[.modificationDate])], ofItemAtPath: file.path)
  }

  // MARK: - What is saved

  @Test func aSecondReadDecodesNothingAndReturnsTheSame() throws {
    let first = try index.read()
    #expect(first.decoded.count == 3 && first.isDecodedWhole)
    let second = try index.read()
    #expect(second.decoded.isEmpty && !second.isDecodedWhole)
    #expect(second.pack.exercises.allSatisfy { !$0.isDecoded })
    #expect(try second.pack == sample.read())
  }

  @Test func theIndexedCourseEqualsItsFiles() throws {
    let course = Repository.weather
    let pack = try PackLibrary.read(course)
    _ = try index(of: course).read()
    let again = try index(of: course).read()
    #expect(again.decoded.isEmpty && !again.isDecodedWhole)
    #expect(again.pack == pack)
  }

  @Test func listsDecodeNoExercise() throws {
    _ = try index.read()
    let pack = try index.read().pack
    var progress = LearnerProgress()
    let attempt = LearnerProgress.Attempt(isPassed: true, score: 4, maxScore: 4, date: .now)
    for exercise in try sample.read().exercises {
      progress.note(attempt, at: exercise, in: pack)
      progress.open(exercise, in: pack)
    }
    for exercise in pack.exercises {
      #expect(exercise.title.text(in: "ko").isEmpty == false)
      #expect(progress.state(of: exercise, in: pack) == .passed)
    }
    #expect(progress.score(in: pack).points == 10)
    #expect(progress.next(in: pack) == nil)
    #expect(pack.exercises.allSatisfy { !$0.isDecoded })
  }

  @Test func checkingAnExerciseDecodesOnlyThatOne() throws {
    _ = try index.read()
    let pack = try index.read().pack
    let workspace = Workspace(folder: cache.url.appending(path: "work"))
    let widget = try pack.find("widget")
    try workspace.open(widget, in: pack, language: "en")
    let used = try workspace.usedFiles(of: widget, in: pack, progress: LearnerProgress())
    #expect(used.files.map(\.exercise) == ["model"])
    #expect(pack.resourceHolders(for: widget) == [])
    #expect(widget.checks.count == 2)
    #expect(pack.exercises.filter(\.isDecoded).map(\.identifier) == ["widget"])
  }

  @Test func onlyAChangedExerciseIsDecoded() throws {
    _ = try index.read()
    try replace("Widget, ko", by: "Wodget, ko", in: Self.manifest)
    let reading = try index.read()
    #expect(reading.decoded.map(\.lastPathComponent) == ["02-widget"] && !reading.isDecodedWhole)
    #expect(reading.pack.exercise("widget")?.title.text(in: "en") == "Wodget")
    #expect(try reading.pack == sample.read())
    #expect(try index.read().decoded.isEmpty)
  }

  @Test func aTouchedFileWithoutChangesIsNotDecoded() throws {
    _ = try index.read()
    let file = sample.folder.url.appending(path: Self.manifest)
    try Data(contentsOf: file).write(to: file, options: .atomic)
    #expect(try index.read().decoded.isEmpty)
  }

  // MARK: - What is noticed

  @Test func aChangeWithTheSameSizeAndTimeIsNoticed() throws {
    for (word, other) in [("Look", "Seek"), ("Seek", "Find"), ("Find", "Hunt")] {
      try replace(word, by: other, in: Self.manifest)
      let hint = try index.read().pack.exercise("widget")?.hints.first
      #expect(hint?.text(in: "en") == "\(other) again.")
    }
  }

  @Test func changesInPackYMLAreNoticed() throws {
    _ = try index.read()
    try replace("Sample", by: "Simple", in: "Lessons/sample/pack.yml")
    #expect(try index.read().pack.title.text(in: "en") == "Simple")
    try sample.folder.write("Lessons/sample/bundle.yml", "format: 1\nedition: student\n")
    #expect(try index.read().pack.isForStudents)
    try FileManager.default.removeItem(at: sample.packFolder.appending(path: "bundle.yml"))
    #expect(try index.read().pack.bundle == nil)
  }

  @Test func addedAndRemovedExercisesAreNoticed() throws {
    _ = try index.read()
    let folder = sample.folder.url.appending(path: Self.widget)
    let later = folder.deletingLastPathComponent().appending(path: "05-later")
    try FileManager.default.moveItem(at: folder, to: later)
    #expect(try index.read().pack == sample.read())
    #expect(try index.read().pack.exercise("widget")?.folder.lastPathComponent == "05-later")
    let elsewhere = cache.url.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: later, to: elsewhere)
    #expect(try index.read().pack.exercises.map(\.identifier) == ["quiz", "model"])
    try FileManager.default.createSymbolicLink(at: later, withDestinationURL: elsewhere)
    #expect(try index.read().pack == sample.read())
    try FileManager.default.removeItem(at: elsewhere)
    #expect(try index.read().pack.exercises.map(\.identifier) == ["quiz", "model"])
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    #expect(throws: CurriculumError.self) { try index.read() }
  }

  @Test func changedServiceResponsesAreNoticed() throws {
    let folder = "\(Self.widget)/Service"
    try sample.folder.write(
      "\(folder)/service.yml",
      "hosts: weather.example\nroutes:\n  - {path: /now, answer: {file: days/now.txt}}\n")
    try sample.folder.write("\(folder)/days/now.txt", "sunny")
    let text = try sample.folder.read(Self.manifest)
    try sample.folder.write(Self.manifest, text + "\nservice: Service\n")
    #expect(try index.read().pack == sample.read())
    try replace("sunny", by: "rainy", in: "\(folder)/days/now.txt")
    let reading = try index.read()
    #expect(reading.decoded.map(\.lastPathComponent) == ["02-widget"])
    let answer = reading.pack.exercise("widget")?.service?.routes.first?.answers.first
    #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == "rainy")
    let days = sample.folder.url.appending(path: "\(folder)/days")
    try FileManager.default.moveItem(at: days, to: cache.url.appending(path: "days"))
    try FileManager.default.createSymbolicLink(
      at: days, withDestinationURL: cache.url.appending(path: "days"))
    #expect(throws: CurriculumError.self) { try index.read() }
  }

  // MARK: - Mistakes

  /// Faults in the sample, by file.
  static let faults: [(path: String, text: String)] = [
    (manifest, "id: widget\nkind: code\npoints: [\n"), (manifest, ""), (manifest, "id: other\n"),
    ("Lessons/sample/01-understand/01-quiz/exercise.yml", "id: model\nkind: quiz\n"),
    ("Lessons/sample/02-build/03-new/exercise.yml", "id: model\nhint: none\n"),
    ("Lessons/sample/02-build/04-empty/lesson.en.md", "# Empty\n"),
    ("Lessons/sample/pack.yml", "format: 2\n"), ("Lessons/sample/pack.yml", "format: [\n"),
    ("Lessons/sample/bundle.yml", "edition: none\n"),
  ]

  @Test(arguments: faults)
  func mistakesAreReportedAsWithoutAnIndex(path: String, text: String) throws {
    _ = try index.read()
    try sample.folder.write(path, text)
    try expectMistakesAsInTheFiles()
    try expectMistakesAsInTheFiles()
  }

  @Test func combinedMistakesAreReportedAsWithoutAnIndex() throws {
    _ = try index.read()
    let model = "Lessons/sample/02-build/01-model/exercise.yml"
    let text = try sample.folder.read(model)
    try sample.folder.write(model, text.replacing("uses: []", with: "uses: [widget]"))
    try expectMistakesAsInTheFiles()
    try sample.folder.write(model, text.replacing("id: model", with: "id: quiz"))
    try expectMistakesAsInTheFiles()
    try sample.folder.write(model, text.replacing("id: model", with: "id: pattern"))
    try expectMistakesAsInTheFiles()
    try sample.folder.write(model, text)
    #expect(try index.read().pack == sample.read())
  }

  private func expectMistakesAsInTheFiles() throws {
    let kept = #expect(throws: CurriculumError.self) { try index.read() }
    let read = #expect(throws: CurriculumError.self) { try sample.read() }
    #expect(kept == read && kept != nil)
  }

  @Test(.thorough, arguments: BrokenPackTests.faults)
  func invalidPacksAreNeverCached(fault: String) throws {
    let pack = BrokenPackTests.folder.appending(path: fault)
    for _ in 1...2 {
      let kept = #expect(throws: CurriculumError.self) { try index(of: pack).read() }
      let read = #expect(throws: CurriculumError.self) { try PackLibrary.read(pack) }
      #expect(kept == read && kept != nil)
    }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: cache.url.appending(path: "cache/packs").path)
    #expect(names ?? [] == [])
  }

  // MARK: - The cache

  @Test func aDamagedCacheIsRebuilt() throws {
    let pack = try sample.read()
    _ = try index.read()
    let file = try indexFile
    let bytes = [UInt8](try Data(contentsOf: file))
    var damaged = stride(from: 0, to: bytes.count, by: 97).map { place in
      var copy = bytes
      copy[place] ^= 0x40
      return copy
    }
    damaged += [0, 1, 8, 9, bytes.count / 2, bytes.count - 1].map { Array(bytes.prefix($0)) }
    damaged += [bytes + [0], [UInt8](repeating: 0xff, count: bytes.count)]
    for copy in damaged {
      try Data(copy).write(to: file)
      let reading = try index.read()
      #expect(reading.isDecodedWhole)
      #expect(reading.pack == pack)
    }
    #expect(try !index.read().isDecodedWhole)
  }

  @Test func aFolderInTheIndexsPlaceIsTolerated() throws {
    _ = try index.read()
    let file = try indexFile
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appending(path: "in-the-way"), withIntermediateDirectories: true)
    #expect(try index.read().pack == sample.read())
    #expect(try index.read().isDecodedWhole)
  }

  @Test func anUnwritableCacheIsTolerated() throws {
    // A file in place of the folder also prevents root from writing.
    try cache.write("cache", "")
    for _ in 1...2 {
      let reading = try index.read()
      #expect(reading.isDecodedWhole)
      #expect(try reading.pack == sample.read())
    }
  }

  @Test func concurrentReadersAndWritersAgree() async throws {
    let pack = try sample.read()
    let index = index
    let packs = try await withThrowingTaskGroup(of: Pack.self) { group in
      for _ in 0..<24 { group.addTask { try index.read().pack } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(packs.allSatisfy { $0 == pack })
    // No draft is left behind.
    _ = try indexFile
    #expect(try index.read().decoded.isEmpty)
  }

  @Test func aLibraryReadsThroughItsCache() throws {
    let place = CacheDirectory(url: cache.url.appending(path: "cache"))
    let library = PackLibrary(
      searchFolders: [sample.folder.url.appending(path: "Lessons")], cache: place)
    #expect(try library.pack().exercises.allSatisfy(\.isDecoded))
    let again = try library.pack("sample")
    #expect(again.exercises.allSatisfy { !$0.isDecoded })
    #expect(again.solutionsFolder?.lastPathComponent == "sample")
  }
}

extension Collection {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
