import Curriculum
import Foundation

extension Benchmark {
  /// Typical commands, each with the exercise whose solution the command reads.
  private static let questions: [(exercise: String, command: String, options: [String])] = [
    ("policies-and-budget", "timeline", ["--from", "2026-03-01T08:00:00Z"]),
    ("toggle-favourite", "tap", ["--button", "1"]),
    (
      "bundle-of-two", "gallery",
      ["--app-target", "17.0", "--extension-target", "17.0", "--ios", "18.0"]
    ),
    ("place-and-units", "configure", ["--set", "town=busan"]),
    ("cover-image", "scene", ["--script", "launch, switcher, return"]),
  ]

  /// Measures commands for time, taps, the gallery, the edit sheet and scenes against `rings inspect` on the
  /// same files.
  ///
  /// Skips exercises that the pack doesn't have.
  func phoneFigures() async throws -> [Figure] {
    var figures: [Figure] = []
    for question in Self.questions {
      guard
        let exercise = course.pack.exercises.first(where: { $0.identifier == question.exercise })
      else { continue }
      let files = try course.pack.solutionFiles(of: exercise).map(\.path)
      let program = context.executable.path
      figures.append(
        try await figure(
          "rings \(question.command) (\(question.exercise))",
          against: "rings inspect of the same files",
          { _ in try await run([program, question.command] + files + question.options) },
          { _ in try await run([program, "inspect"] + files) }))
    }
    return figures
  }
}
