import Curriculum
import Foundation

import Classroom

/// A class's folder in the making, with an exercise that hands out `Forecast.swift`.
struct ClassFolder {
  let folder: URL
  /// Where the exercises of the course are.
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

  /// What is graded, of a course of two exercises.
  func syllabus(_ graded: String...) -> Syllabus {
    Syllabus(
      exercises: graded.map(exercise), known: ["forecast-model", "layout"].map(exercise),
      folders: ["weather-widget"])
  }

  /// The answer of one learner, which nobody else has.
  static func answer(_ mark: String) -> String { "struct Forecast {\n  let by = \"\(mark)\"\n}\n" }

  /// Writes a file into the class's folder.
  ///
  /// - Parameter minutes: When the file was written, from some hour on.
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

  /// What is judged of a submission: the files' texts, by their names.
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
