import Foundation

/// A course of any length, for measuring how startup time grows.
///
/// Each exercise has a manifest as long as a real course's.
struct GeneratedCourse {
  let exercises: Int

  private static let exercisesOfARing = 100

  /// Writes the course to a folder that must not exist yet.
  func write(into folder: URL) throws {
    var rings = ""
    for first in stride(from: 0, to: exercises, by: Self.exercisesOfARing) {
      let ring = "\(1000 + first / Self.exercisesOfARing)"
      rings +=
        "  - {id: ring-\(ring), folder: \(ring), title: {en: Ring \(ring), ko: 나이테 \(ring)}}\n"
      for number in first..<min(exercises, first + Self.exercisesOfARing) {
        try write(
          number, into: folder.appending(path: "\(ring)/\(10_000 + number)-exercise-\(number)"))
      }
    }
    let contents = """
      format: 1
      id: generated
      version: 1.0.0
      license: CC0-1.0
      languages: [en, ko]
      title: {en: A long course, ko: 긴 과정}
      rings:
      \(rings)
      """
    try Data(contents.utf8).write(to: folder.appending(path: "pack.yml"))
  }

  private func write(_ number: Int, into folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Start"), withIntermediateDirectories: true)
    try Data(manifest(of: number).utf8).write(to: folder.appending(path: "exercise.yml"))
    for language in ["en", "ko"] {
      try Data("# Exercise \(number)\n\nSay what day it is.\n".utf8)
        .write(to: folder.appending(path: "lesson.\(language).md"))
    }
    try Data("// TODO: the answer to \(number)\n".utf8)
      .write(to: folder.appending(path: "Start/Answer.swift"))
  }

  private func manifest(of number: Int) -> String {
    let hints = (1...4).map { step in
      """
        - en: Hint \(step) for exercise \(number) says a little more than the one before it.
          ko: \(number)번 과제의 \(step)번째 힌트는 앞의 힌트보다 조금 더 많이 알려 줘요.
      """
    }
    let checks = (1...8).map { check in
      """
        - test: AnswerChecks.testPart\(check)
          title: {en: Part \(check) of the answer is there, ko: 답의 \(check)번째 부분이 있어요}
          points: 1
          says: {en: Look at part \(check) again, ko: \(check)번째 부분을 다시 보세요}
      """
    }
    return """
      id: exercise-\(number)
      kind: code
      title: {en: Exercise \(number) of many, ko: 많은 과제 가운데 \(number)번}
      points: 8
      minutes: 10
      difficulty: easy
      deployment-target: "17.0"
      uses: [\(number % 10 == 0 ? "" : "exercise-\(number - 1)")]
      hints:
      \(hints.joined(separator: "\n"))
      checks:
      \(checks.joined(separator: "\n"))
      starter-fails: [AnswerChecks.testPart1]
      preview: {view: "Answer\(number)()", families: [systemSmall, systemMedium]}
      probes: [answer, parts]
      forbids: [AnyView]

      """
  }
}
