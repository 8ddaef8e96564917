import Classroom
import Curriculum
import Foundation
import TestSupport
import Testing

/// The attempt that counts, and the reason in the report.
@Suite("Attempts", .serialized)
struct AttemptTests {
  private func said(_ submission: Submission) -> String {
    submission.notes.map { $0.sentence.spoken(in: .english) }.joined()
  }

  /// The first path counts because of its name, although the last path has the newest file.
  @Test(arguments: [
    (
      [
        "1-4 - D - Jan 2, 2027 905 AM/Forecast.swift",
        "1-4 - D - Dec 30, 2026 905 AM/Forecast.swift",
      ],
      "its name has the latest date"
    ),
    (
      [
        "1-3 - B - Nov 9, 2026 905 AM/Forecast.swift",
        "1-3 - B - Nov 9, 2026 1201 AM/Forecast.swift",
      ],
      "its name has the latest date"
    ),
    (
      [
        "hw_kim_attempt_2026-03-02-10-00-00_Forecast.swift",
        "hw_kim_attempt_2026-03-01-10-00-00_Forecast.swift",
      ], "its name has the latest date"
    ),
    (
      ["kim/2026년 11월 9일 오후 1시/Forecast.swift", "kim/2026년 11월 9일 오전 11시/Forecast.swift"],
      "its name has the latest date"
    ),
    (
      ["kim/attempt 10/Forecast.swift", "kim/attempt 9/Forecast.swift"],
      "the highest attempt number"
    ),
  ])
  func attemptNumbersOverrideTimes(paths: [String], reason: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (number, path) in paths.enumerated() {
        try place.write(ClassFolder.answer(path), to: path, minutes: number)
      }
      let plan = try place.plan("forecast-model")
      try #require(plan.submissions.count == 1)
      let judged = try await ClassFolder.judged(plan.submissions[0])
      #expect(Array(judged.values) == [ClassFolder.answer(paths[0])])
      #expect(said(plan.submissions[0]).contains(reason), "\(plan.submissions[0].notes)")
    }
  }

  @Test(arguments: [
    (
      ["kim/Forecast.swift", "kim/Forecast (2).swift", "kim/Forecast copy.swift"], "the exact name"
    ),
    (["kim/final/Forecast.swift", "kim/draft/Forecast.swift"], "by its name"),
  ])
  func equalTimesAreOrderedByName(paths: [String], reason: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for path in paths { try place.write(ClassFolder.answer(path), to: path) }
      let submission = try #require(try place.plan("forecast-model").submissions.first)
      #expect("kim/" + submission.files.joined() == paths[0])
      #expect(said(submission).contains(reason), "\(submission.notes)")
    }
  }

  /// Returns the submissions to an exercise under a class's rule.
  private func attempts(
    in place: ClassFolder, by rule: ClassFile.AttemptRule
  ) throws -> [Submission] {
    var folder = SubmissionFolder(place.folder)
    folder.attempts = rule
    return try folder.plan(place.syllabus("forecast-model")).submissions
  }

  private static let dated = [
    "1-4 - D - Nov 9, 2026 905 AM/Forecast.swift", "1-4 - D - Nov 10, 2026 905 AM/Forecast.swift",
    "1-4 - D - Nov 11, 2026 905 AM/Forecast.swift",
  ]

  @Test(arguments: [
    dated,
    [
      "hw_kim_attempt_2026-03-01-10-00-00_Forecast.swift",
      "hw_kim_attempt_2026-03-02-10-00-00_Forecast.swift",
      "hw_kim_attempt_2026-03-03-10-00-00_Forecast.swift",
    ],
    [
      "kim_123_456_Forecast.swift", "kim_123_457_Forecast-1.swift", "kim_123_458_Forecast-2.swift",
    ],
    [
      "kim/attempt 1/Forecast.swift", "kim/attempt 2/Forecast.swift",
      "kim/attempt 10/Forecast.swift",
    ],
    ["kim/1차/Forecast.swift", "kim/2차/Forecast.swift", "kim/3차/Forecast.swift"],
  ])
  func eachRuleFindsTheAttemptsOfEachPlatform(paths: [String]) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for path in paths { try place.write(ClassFolder.answer(path), to: path) }
      let rules: [(ClassFile.AttemptRule, [Int])] = [
        (.first, [0]), (.last, [2]), (.best, [0, 1, 2]),
      ]
      for (rule, expected) in rules {
        let found = try attempts(in: place, by: rule)
        #expect(found.compactMap { $0.attempt?.number } == expected.map { $0 + 1 }, "\(rule)")
        #expect(found.allSatisfy { $0.attempt?.count == 3 && $0.attempt?.rule == rule })
        for (submission, number) in zip(found, expected) {
          let judged = try await ClassFolder.judged(submission)
          #expect(Array(judged.values) == [ClassFolder.answer(paths[number])], "\(rule)")
        }
      }
    }
  }

  /// Neither the starter, nor an empty file, nor a copy without a date or number is an attempt.
  @Test(arguments: [
    [dated[0]: ClassFolder.starter, dated[1]: ClassFolder.answer("mine"), dated[2]: ""],
    [
      "kim/Forecast.swift": ClassFolder.answer("mine"),
      "kim/Forecast copy.swift": ClassFolder.answer("copy"),
    ],
  ])
  func onlyWorkCountsAsAnAttempt(files: [String: String]) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (path, text) in files { try place.write(text, to: path) }
      let found = try attempts(in: place, by: .first)
      try #require(found.count == 1)
      #expect(found[0].attempt == nil)
      let judged = try await ClassFolder.judged(found[0])
      #expect(Array(judged.values) == [ClassFolder.answer("mine")])
    }
  }

  /// Grades a class of one learner with three attempts, each with its points, and returns the outcome.
  private func outcome(
    points: [Double], by rule: ClassFile.AttemptRule, due: Date?, in folder: URL
  ) async throws -> ClassOutcome {
    let place = try ClassFolder(in: folder)
    for (path, points) in zip(Self.dated, points) {
      try place.write(ClassFolder.answer("\(points)"), to: path)
    }
    var source = SubmissionFolder(place.folder)
    source.attempts = rule
    let plan = try source.plan(place.syllabus("forecast-model"))
    let journal = try Journal(folder: folder.appending(path: "results"))
    let judge = MadeUpJudge { taken in
      let text = (try? await ClassFolder.judged(taken.submission))?.values.first ?? ""
      let score = text.firstMatch(of: /"([\d.]+)"/).flatMap { Double($0.1) } ?? 0
      return ClassFixture.verdict("forecast-model", .failed, score: score)
    }
    try await Grading(journal: journal, judge: judge, jobs: 2, resumes: true).run(plan.submissions)
    var policy = MarkPolicy()
    policy.zone = .gmt
    policy.attempts = rule
    policy.late.perDay = 10
    var part = ClassFile.Part(exercise: "forecast-model")
    part.due = due
    policy.parts["forecast-model"] = part
    return ClassOutcome(
      plan, pack: "weather", exercises: [place.exercise("forecast-model")], journal: journal,
      policy: policy)
  }

  /// 10 November 2026, 12:00.
  private static let due = Date(timeIntervalSince1970: 1_794_312_000)

  @Test(arguments: [
    // The third attempt has more points only before the penalty for a day begun.
    ([4.0, 7.0, 7.5], ClassFile.AttemptRule.best, 2, 7.0, false),
    ([4.0, 7.0, 9.0], ClassFile.AttemptRule.best, 3, 8.1, true),
    ([7.0, 7.0, 4.0], ClassFile.AttemptRule.best, 1, 7.0, false),
    ([4.0, 7.0, 9.0], ClassFile.AttemptRule.first, 1, 4.0, false),
    ([9.0, 7.0, 4.0], ClassFile.AttemptRule.last, 3, 3.6, true),
  ])
  func theAttemptThatCountsDecidesTheMarkAndTheLateness(
    points: [Double], rule: ClassFile.AttemptRule, number: Int, mark: Double, isLate: Bool
  ) async throws {
    try await ClassFixture.withFolder { folder in
      let graded = try await outcome(points: points, by: rule, due: Self.due, in: folder)
      let learner = try #require(graded.book.learners.first)
      #expect(graded.book.results.count == 1 && graded.waiting == 0)
      let found = graded.book.marks(of: learner)[0]
      #expect(found.points == mark && (found.lateness != nil) == isLate)
      #expect(found.attempt == Attempt(number: number, count: 3, rule: rule))
      let notes = graded.book.results[0].notes?.map(\.english).joined() ?? ""
      #expect(rule != .best || notes.contains("attempt \(number) of 3 counts"), "\(notes)")
      #expect(rule != .first || notes.contains("the first attempt counts"), "\(notes)")
    }
  }

  @Test func changesSayWhichAttemptCounts() async throws {
    try await ClassFixture.withFolder { folder in
      let before = try await outcome(points: [4, 7, 9], by: .first, due: nil, in: folder)
      let after = try await outcome(points: [4, 7, 9], by: .best, due: nil, in: folder)
      let memories = [before, after].map { MarkMemory($0.book, packVersion: "1") }
      let changes = memories[0].changes(to: memories[1])
      #expect(changes.map(\.cause) == [.attempt(from: 1, to: 3)])
      _ = try MarkMemory.write(changes, in: folder)
      let table = try String(
        contentsOf: folder.appending(path: "changes.csv"), encoding: .utf8)
      #expect(table.contains("cause,attempt"), "\(table)")
      #expect(table.contains("4,9,attempt 3 instead of 1,\"3 of 3, the best\""), "\(table)")
    }
  }

  @Test func canvasLateMarksAreKept() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("a"), to: "kim_LATE_123_456_Forecast.swift")
      try place.write(ClassFolder.answer("b"), to: "lee_124_457_Forecast.swift")
      let policy = MarkPolicy()
      #expect(
        try place.plan("forecast-model").submissions.map {
          policy.lateness(of: $0, names: []) == Lateness(seconds: nil)
        } == [true, false])
    }
  }

  /// Rings reads UTF-16, which Notepad on Windows calls “Unicode”.
  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32])
  func otherUnicodeFormsAreRecognized(encoding: String.Encoding) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      let text = ClassFolder.answer("하늘 😀")
      try place.write("", to: "kim/Forecast.swift")
      var data = try #require(text.data(using: encoding))
      if encoding == .utf16LittleEndian { data = Data([0xFF, 0xFE]) + data }
      try data.write(to: place.folder.appending(path: "kim/Forecast.swift"))
      let plan = try place.plan("forecast-model")
      #expect(Array(try await ClassFolder.judged(plan.submissions[0]).values) == [text])
    }
  }
}
