import Classroom
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
