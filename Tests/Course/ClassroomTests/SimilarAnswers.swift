import Classroom
import Curriculum
import Foundation
import Testing

/// A class of learners with one file each, for comparison.
enum SimilarAnswers {
  /// Returns the similarity of submissions, by learner.
  ///
  /// - Parameter common: The share of a class at which a passage counts as common.
  static func found(
    in answers: [String: String], common: Double = 0.5
  ) async throws -> ExerciseSimilarity {
    try await ClassFixture.withFolder { folder in
      let place = try ClassFolder(in: folder)
      for (learner, text) in answers { try place.write(text, to: "\(learner)/Forecast.swift") }
      let pack = Pack(
        identifier: "weather", format: 1, version: "1", title: LocalizedText(["en": "Weather"]),
        languages: ["en"], license: "", rings: [], folder: place.course)
      let found = ClassSimilarity(
        of: try place.plan("forecast-model"), pack: pack,
        exercises: [place.exercise("forecast-model")], commonShare: common, language: .english)
      return try #require(found.exercises.first)
    }
  }
}
