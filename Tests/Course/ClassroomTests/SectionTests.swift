import Classroom
import Foundation
import TestSupport
import Testing

/// Rings distinguishes a learner's folder from a section's folder with several learners' folders, and from a
/// folder with one learner's versions.
@Suite("Sections", .serialized)
struct SectionTests {
  private func learners(_ paths: [String], graded: String = "forecast-model") async throws
    -> [String]
  {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (number, path) in paths.enumerated() {
        let text =
          path.hasSuffix("Notes.swift") || path.hasSuffix("txt")
          ? "let a = 1" : ClassFolder.answer("\(number)")
        try place.write(text, to: path, minutes: number)
      }
      return try place.plan(graded).submissions.map(\.learner)
    }
  }

  @Test(arguments: [
    (["A/jo/Forecast.swift", "A/ko/Forecast.swift"], ["A/jo", "A/ko"]),
    (["A/jo/answer.swift", "A/ko/mine.swift"], ["A/jo", "A/ko"]),
    (["A/jo.swift", "A/ko.swift"], ["A/jo", "A/ko"]),
    (["A/jo_Forecast.swift", "A/ko_Forecast.swift"], ["A/jo", "A/ko"]),
    (["A/20231234/Forecast.swift", "A/20235678/Forecast.swift"], ["A/20231234", "A/20235678"]),
    (["A/A/jo/Forecast.swift", "A/A/ko/Forecast.swift"], ["A/jo", "A/ko"]),
    (["x/A/jo/Forecast.swift", "x/A/ko/Forecast.swift"], ["x/A/jo", "x/A/ko"]),
    (
      ["y/s/A/jo/Forecast.swift", "y/s/A/ko/Forecast.swift", "y/s/B/jo/Forecast.swift"],
      ["y/s/A/jo", "y/s/A/ko", "y/s/B/jo"]
    ),
    (["section1/jo/Forecast.swift"], ["section1/jo"]),
    (["2반/김하늘/Forecast.swift"], ["2반/김하늘"]),
    (
      ["A/jo/Forecast.swift", "A/ko/Forecast.swift", "A/lee/notes.txt", "B/min/Forecast.swift"],
      ["A/jo", "A/ko", "A/lee", "B/min"]
    ),
    (
      ["forecast-model/jo/Forecast.swift", "forecast-model/ko/Forecast.swift"],
      ["forecast-model/jo", "forecast-model/ko"]
    ),
  ])
  func aSectionsLearnersAreSeparate(paths: [String], names: [String]) async throws {
    #expect(try await learners(paths) == names)
  }

  @Test(arguments: [
    ["kim/final/Forecast.swift", "kim/draft/Forecast.swift"],
    ["kim/v1/Forecast.swift", "kim/v2/Forecast.swift"],
    ["kim/kim_v1/Forecast.swift", "kim/kim_v2/Forecast.swift"],
    ["kim/2026-03-01/Forecast.swift", "kim/2026-03-02/Forecast.swift"],
    ["kim/1/Forecast.swift", "kim/2/Forecast.swift"],
    ["kim/Forecast.swift", "kim/jo/Forecast.swift", "kim/ko/Forecast.swift"],
    ["kim/Sources/Forecast.swift", "kim/Parts/Notes.swift"],
    ["kim/03-forecast-model/Forecast.swift", "kim/mine/Forecast.swift", "kim/x/Forecast.swift"],
    ["kim/Rings/weather-widget/03-forecast-model/Forecast.swift", "kim/Forecast.swift"],
    ["kim/final.swift", "kim/draft.swift"],
    ["kim/내 폴더/Forecast.swift"],
  ])
  func oneLearnersVersionsAreNoSection(paths: [String]) async throws {
    #expect(try await learners(paths) == ["kim"])
  }

  @Test func aSectionsExerciseAppliesToItsLearners() async throws {
    let paths = ["layout/jo/Main.swift", "layout/ko/Main.swift", "ada/Forecast.swift"]
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for path in paths { try place.write(ClassFolder.answer(path), to: path) }
      let plan = try place.plan("forecast-model")
      #expect(plan.submissions.map { $0.problem == nil } == [true, false, false])
    }
  }

  @Test func projectFilesOutsideTheWidgetAreOmitted() async throws {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      try place.write(ClassFolder.answer("kim"), to: "kim/Sources/Forecast.swift")
      try place.write("import PackageDescription\n", to: "kim/Package.swift")
      try place.write("import XCTest\n", to: "kim/Tests/ForecastTests.swift")
      let plan = try place.plan("forecast-model")
      #expect(plan.submissions[0].files == ["Sources/Forecast.swift"])
      #expect(plan.leftOut.map(\.entry) == ["kim/Package.swift", "kim/Tests/ForecastTests.swift"])
    }
  }
}
