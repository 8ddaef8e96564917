import Curriculum
import Foundation

import Classroom

/// A test's folder with a class of learners, and an exercise that hands out `Forecast.swift`.
struct ClassFolder {
  let folder: URL
  let course: URL

  static let starter = "struct Forecast {\n  // TODO\n}\n"

  init(in folder: URL) throws {
    self.folder = folder.appending(path: "class")
    course = folder.appending(path: "course")
    try FileManager.default.createDirectory(
      at: self.folder, withIntermediateDirectories: true)
    try ClassFixture.write(
      Self.starter, to: "course/forecast-model/Start/Forecast.swift", in: folder)
    try ClassFixture.write(
      "struct LayoutView {}\n", to: "course/layout/Start/LayoutView.swift", in: folder)
  }

  func exercise(_ identifier: String) -> Exercise {
    var exercise = ClassFixture.exercise(identifier)
    exercise.folder = course.appending(path: identifier)
    return exercise
  }

  /// Returns the syllabus of a course with two exercises, of which these are graded.
  func syllabus(_ graded: String...) -> Syllabus {
    Syllabus(
      exercises: graded.map(exercise), known: ["forecast-model", "layout"].map(exercise),
      folders: ["weather-widget"])
  }

  /// Returns a unique submission for one learner.
  static func answer(_ mark: String) -> String { "struct Forecast {\n  let by = \"\(mark)\"\n}\n" }

  /// Writes a file to the class's folder.
  ///
  /// - Parameter minutes: The file's time, in minutes after a fixed hour.
  func write(_ text: String, to path: String, minutes: Int = 0) throws {
    try ClassFixture.write(text, to: path, in: folder)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_760_000_000 + Double(minutes) * 60)],
      ofItemAtPath: folder.appending(path: path).path)
  }

  func plan(_ graded: String..., of root: URL? = nil) throws -> ClassPlan {
    try SubmissionFolder(root ?? folder).plan(
      Syllabus(
        exercises: graded.map(exercise), known: ["forecast-model", "layout"].map(exercise),
        folders: ["weather-widget"]))
  }

  /// Returns the files of a submission that are judged, by name.
  static func judged(_ submission: Submission) async throws -> [String: String] {
    let taken = TakenSubmission(submission)
    guard taken.problem == nil else { return [:] }
    return try await ClassFixture.withFolder { folder in
      try taken.write(into: folder).reduce(into: [:]) { texts, file in
        texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
      }
    }
  }
}
