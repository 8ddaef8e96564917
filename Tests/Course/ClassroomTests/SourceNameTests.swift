import Archives
import Classroom
import Foundation
import TestSupport
import Testing

/// The names that files get on their way to a teacher.
@Suite struct SourceNameTests {
  @Test(arguments: [
    ("Forecast", "Forecast", nil), ("Forecast-2", "Forecast", 2), ("Forecast (3)", "Forecast", 3),
    ("Forecast(12)", "Forecast", 12), ("Forecast - (4)", "Forecast", 4),
    ("Forecast_v3", "Forecast", 3),
    ("Forecast copy", "Forecast", nil), ("Forecast - Kopie (2)", "Forecast", 2),
    ("Forecast 복사본", "Forecast", nil), ("Copy of Forecast", "Forecast", nil),
    ("my_Forecast-final", "Forecast", nil), ("사본 Forecast", "Forecast", nil),
    ("Forecast-1234", "Forecast-1234", nil), ("Forecast2", "Forecast2", nil), ("-2", "-2", nil),
    ("--2", "-", 2), ("copy", "copy", nil), ("renew", "renew", nil), ("Oldest", "Oldest", nil),
    ("Forecast-new-old (1)", "Forecast", 1),
  ])
  func suffixesOfANameAreRead(stem: String, subject: String, number: Int?) throws {
    let name = try #require(SourceName(stem + ".swift"))
    #expect(name.subject == subject)
    #expect(name.number == number)
    #expect(name.isMarked == (stem != subject))
  }

  /// Names for which `grade` once took minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "-", count: 240), "a" + String(repeating: " ", count: 200) + "b",
      String(repeating: "old ", count: 60), "a" + String(repeating: "_111", count: 60),
      String(repeating: "-1", count: 120), String(repeating: "(", count: 240),
    ])
  func longFileNamesAreReadQuickly(stem: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("lee"), to: "lee/Forecast.swift")
      try place.write(ClassFolder.answer("kim"), to: "kim/\(stem).swift")
      #expect(try place.plan("forecast-model").submissions.map(\.learner).contains("lee"))
    }
  }

  /// An archive can have names that no file system accepts; only these entries are left out.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "-", count: 1_000), String(repeating: "old ", count: 2_000),
      "a" + String(repeating: " ", count: 2_000) + "b",
    ])
  func overlongArchiveNamesAreReported(stem: String) async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      var archive = ZipWriter()
      try archive.add(path: "\(stem).swift", contents: Data("let a = 1\n".utf8))
      try archive.add(
        path: "Forecast.swift", contents: Data(ClassFolder.answer("kim").utf8))
      try archive.archive.write(to: place.folder.appending(path: "kim.zip"))
      let plan = try place.plan("forecast-model")
      let texts = try await ClassFolder.judged(try #require(plan.submissions.first))
      #expect(texts == ["Forecast.swift": ClassFolder.answer("kim")])
      #expect(
        plan.leftOut.map { $0.line.spoken(in: .english) }.contains {
          $0.contains("longer than 255 bytes") && $0.count < 300
        })
    }
  }
}
