import Classroom
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

/// A realistic class of learners, each with a different folder layout and mark.
@Suite("A whole class", .serialized, .startsProcesses, .mainPath)
struct WholeClassTests {
  /// A learner's submission with other files, and the name that is graded.
  private struct Entry {
    var name: String
    var path: String
    var besides: [(path: String, text: String, minutes: Int)] = []
    /// The text that identifies the learner's own submission.
    var mark: String
  }

  private func old(_ mark: String) -> String { ClassFolder.answer("old \(mark)") }

  private func entries() -> [Entry] {
    var all: [Entry] = []
    func add(
      _ name: String, _ path: String, _ besides: (path: String, text: String, minutes: Int)...
    ) {
      all.append(Entry(name: name, path: path, besides: besides, mark: "mark of \(name)"))
    }
    for number in 1...16 {
      add("plain\(number)", "plain\(number)/Forecast.swift")
    }
    for number in 1...5 { add("single\(number)", "single\(number).swift") }
    for learner in ["jo", "ko", "lee", "min"] {
      add("sectionA/\(learner)", "sectionA/\(learner)/Forecast.swift")
      add("sectionB/\(learner)", "sectionB/\(learner)/03-forecast-model/Forecast.swift")
    }
    for learner in ["ann", "ben"] {
      add("2026/group1/\(learner)", "2026/group1/\(learner)/Forecast.swift")
      add("2026/group2/\(learner)", "2026/group2/\(learner)/Forecast.swift")
    }
    add(
      "started", "started/forecast-model/Forecast.swift",
      ("started/03-forecast-model/Forecast.swift", ClassFolder.starter, 60))
    add(
      "workspace", "workspace/Rings/weather-widget/01-forecast-model/Forecast.swift",
      ("workspace/Rings/weather-widget/02-layout/LayoutView.swift", "struct LayoutView {}", 9),
      ("workspace/Rings/progress.json", "{}", 9))
    add(
      "reset", "reset/weather-widget/01-forecast-model/Forecast.swift",
      (
        "reset/weather-widget/01-forecast-model/before-reset-2026/Forecast.swift", old("reset"), 99
      ))
    add(
      "regretted", "regretted/01-forecast-model/before-reset-2026-01-02/Forecast.swift",
      ("regretted/01-forecast-model/Forecast.swift", ClassFolder.starter, 99))
    add("shouting", "shouting/FORECAST.SWIFT")
    add("windows", "windows/Forecast.swift.txt")
    add(
      "finder", "finder/Forecast copy.swift", ("finder/Forecast.swift", ClassFolder.starter, 60))
    add("twice", "twice/Forecast-1.swift", ("twice/Forecast.swift", old("twice"), -9))
    add("counted", "counted/Forecast (2).swift", ("counted/Forecast.swift", old("counted"), -9))
    add(
      "korean", "korean/Forecast 복사본.swift", ("korean/Forecast.swift", old("korean"), -9))
    add("edited", "edited/Forecast.swift", ("edited/Forecast copy.swift", old("edited"), -9))
    add("renamed", "renamed/MyAnswer.swift", ("renamed/Forecast.swift", ClassFolder.starter, 60))
    add("finals", "finals/final/Forecast.swift", ("finals/draft/Forecast.swift", old("f"), -9))
    add("again", "again/again/Forecast.swift")
    add("kim_minjun_12345", "kim_minjun_12345_question_67_Forecast.swift")
    add("kim_minjun_54321", "kim_minjun_54321_question_67_Forecast.swift")
    add(
      "parksuji_1201", "parksuji_1201_99002_Forecast-1.swift",
      ("parksuji_1201_99001_Forecast.swift", old("suji"), 60))
    add("parksuji_1202", "parksuji_LATE_1202_99003_Forecast.swift")
    add("Lee Jia_777", "Lee Jia_777_assignsubmission_file_/Forecast.swift")
    add(
      "hong", "hw3_hong_attempt_2026-03-02-10-00-00_Forecast.swift",
      ("hw3_hong_attempt_2026-03-01-10-00-00_Forecast.swift", old("hong"), 60))
    add("choi", "choi_Forecast.swift")
    add("김하늘", "김하늘/예보/Forecast.swift")
    add("=1+1", "=1+1/Forecast.swift")
    add("catalog", "catalog/Forecast.swift", ("catalog/Assets.xcassets/Contents.json", "{}", 0))
    add("parts", "parts/Forecast.swift", ("parts/Extras.swift", "extension Forecast {}", 0))
    add("project", "project/Sources/Forecast.swift", ("project/Tests/Tests.swift", "let a = 1", 0))
    return all
  }

  private func handIn(_ entries: [Entry], to place: ClassFolder) throws {
    for entry in entries {
      try place.write(ClassFolder.answer(entry.mark), to: entry.path)
      for file in entry.besides {
        try place.write(file.text, to: file.path, minutes: file.minutes)
      }
    }
    // Archives next to folders, packed as learners pack them.
    let packing = place.folder.deletingLastPathComponent().appending(path: "packing")
    for (name, words) in Self.archives {
      let stem = String(name.prefix { $0 != "." })
      try ClassFixture.write(
        ClassFolder.answer("mark of \(stem)"), to: "\(stem)/Forecast.swift", in: packing)
      try ArchiveProgram.run(words + [stem], in: packing)
      try FileManager.default.copyItem(
        at: packing.appending(path: name), to: place.folder.appending(path: name))
    }
    try place.write("name,mail", to: "class.csv")
  }

  private static let archives = [
    ("tarred.tar.gz", ["tar", "czf", "tarred.tar.gz"]), ("tgz.tgz", ["tar", "czf", "tgz.tgz"]),
    ("plain-tar.tar", ["tar", "cf", "plain-tar.tar"]),
    ("posix.tar", ["tar", "--format=posix", "-cf", "posix.tar"]),
  ]

  @Test func everyLearnerGetsTheirOwnMark() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let entries = entries()
      try handIn(entries, to: place)
      let expected = Dictionary(
        uniqueKeysWithValues: entries.map { ($0.name, $0.mark) }
          + Self.archives.map { name, _ in
            let stem = String(name.prefix { $0 != "." })
            return (stem, "mark of \(stem)")
          })
      #expect(expected.count >= 60)
      let plan = try place.plan("forecast-model")
      let marks = Mutex<[String: [String]]>([:])
      let grading = Grading(
        journal: try Journal(folder: folder.appending(path: "results")),
        judge: MadeUpJudge { taken in
          let texts = (try? await ClassFixture.withFolder { try Self.texts(taken, in: $0) }) ?? []
          marks.withLock { $0[taken.submission.learner] = texts }
          return ClassFixture.verdict("forecast-model", .passed, score: 10)
        }, jobs: 4, resumes: false)
      try await grading.run(plan.submissions)
      let judged = marks.withLock { $0 }
      for (name, mark) in expected.sorted(by: { $0.key < $1.key }) {
        let texts = judged[name] ?? []
        #expect(texts.contains { $0.contains("\"\(mark)\"") }, "\(name): \(texts)")
        // Two versions wouldn't compile together.
        #expect(texts.count { $0.contains("struct Forecast") } == 1, "\(name): \(texts)")
      }
      #expect(Set(judged.keys).subtracting(expected.keys) == [])
      #expect(plan.leftOut.map(\.entry) == ["class.csv"])
    }
  }

  private static func texts(_ taken: TakenSubmission, in folder: URL) throws -> [String] {
    try taken.write(into: folder).map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func reportsNameWhatCounts() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try handIn(entries(), to: place)
      let plan = try place.plan("forecast-model")
      func notes(_ learner: String) -> String {
        plan.submissions.filter { $0.learner == learner }.flatMap(\.notes)
          .map { $0.sentence.spoken(in: .english) }.joined(separator: "\n")
      }
      #expect(
        notes("started")
          == "forecast-model/Forecast.swift counts (the learner edited it); ignored: "
          + "03-forecast-model/Forecast.swift (the unchanged starter)")
      #expect(
        notes("twice")
          == "Forecast-1.swift counts (it's the newest); ignored: Forecast.swift")
      #expect(notes("finals").contains("final/Forecast.swift counts (it's the newest)"))
      #expect(notes("plain1") == "" && notes("parts") == "" && notes("workspace") == "")
    }
  }

  @Test func anUntouchedStarterInAnotherLanguageIsUntouched() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try ClassFixture.write(
        "struct Forecast {\n  // Write it here.\n}\n",
        to: "course/forecast-model/Start/Forecast.swift", in: folder)
      try ClassFixture.write(
        "\"Write it here.\": \"여기에 쓰세요.\"\n", to: "course/forecast-model/starter.ko.yml", in: folder
      )
      try place.write(ClassFolder.answer("mina"), to: "mina/forecast-model/Forecast.swift")
      try place.write(
        "struct Forecast {\n  // 여기에 쓰세요.\n}\n", to: "mina/03-forecast-model/Forecast.swift",
        minutes: 5)
      let plan = try place.plan("forecast-model")
      #expect(
        plan.submissions.flatMap(\.notes).contains {
          $0.sentence.spoken(in: .english)
            .contains("03-forecast-model/Forecast.swift (the unchanged starter)")
        }, "\(plan.submissions.map(\.notes))")
    }
  }

  /// All submissions of a class in one archive, as platforms export them.
  @Test(arguments: ["tar czf class.tar.gz class", "tar cf class.tar -C class ."])
  func aClassMayBeAnArchive(command: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try handIn(entries(), to: place)
      let words = command.split(separator: " ").map(String.init)
      try ArchiveProgram.run(words, in: folder)
      let folderPlan = try place.plan("forecast-model")
      let plan = try place.plan("forecast-model", of: folder.appending(path: words[2]))
      #expect(plan.submissions.map(\.learner) == folderPlan.submissions.map(\.learner))
      for (packed, plain) in zip(plan.submissions, folderPlan.submissions) {
        let texts = try await ClassFolder.judged(packed)
        #expect(try await ClassFolder.judged(plain) == texts, "\(plain.learner)")
        #expect(!texts.isEmpty)
      }
    }
  }

  @Test func exercisesInOneWorkspaceAreDistinguished() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let home = "kim/Rings/weather-widget"
      try place.write(ClassFolder.answer("kim"), to: "\(home)/01-forecast-model/Forecast.swift")
      try place.write("struct LayoutView { let a = 1 }", to: "\(home)/02-layout/LayoutView.swift")
      try place.write("struct LayoutView { let b = 1 }", to: "lee/LayoutView.swift")
      try place.write("struct LayoutView { let c = 1 }", to: "A/jo/layout/LayoutView.swift")
      try place.write(ClassFolder.answer("ko"), to: "A/ko/forecast-model/Forecast.swift")
      let plan = try place.plan("forecast-model", "layout")
      #expect(
        plan.submissions.map { "\($0.learner) \($0.exercise.identifier)" } == [
          "A/jo layout", "A/ko forecast-model", "kim forecast-model", "kim layout", "lee layout",
        ])
      #expect(plan.leftOut.isEmpty)
    }
  }
}
