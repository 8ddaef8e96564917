import Curriculum
import Foundation
import TestSupport
import Testing

/// The course's numbers are plausible: the weather in its examples, and its minutes.
@Suite struct SampleDataTests {
  private static var course: Pack { get throws { try PackLibrary.read(Repository.weather) } }

  /// Returns the texts of an exercise with sample data: lessons, starter, solution and manifest, which has the
  /// previews.
  private static func texts(of exercise: Exercise, in pack: Pack) throws -> [(URL, String)] {
    let lessons = pack.languages.map { exercise.lessonFile(language: $0) }
    let sources = exercise.startFiles + (try pack.solutionFiles(of: exercise))
    return try (lessons + sources + [exercise.manifestFile]).map {
      ($0, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test func temperaturesAndSkiesArePlausible() throws {
    let pack = try Self.course
    for exercise in pack.exercises where exercise.kind == .code {
      for (file, text) in try Self.texts(of: exercise, in: pack) {
        for day in text.matches(of: /temperature: (-?\d+),\s*high: (-?\d+),\s*low: (-?\d+)/) {
          let (now, high, low) = (Int(day.1) ?? 0, Int(day.2) ?? 0, Int(day.3) ?? 0)
          #expect(low <= now && now <= high, "\(file.path): \(day.0)")
        }
        for day in text.matches(of: /high: (-?\d+),\s*low: (-?\d+)/) {
          #expect((Int(day.2) ?? 0) <= (Int(day.1) ?? 0), "\(file.path): \(day.0)")
        }
        for day in text.matches(of: /low: (-?\d+),\s*high: (-?\d+)/) {
          #expect((Int(day.1) ?? 0) <= (Int(day.2) ?? 0), "\(file.path): \(day.0)")
        }
        for hour in text.matches(of: /sky: \.snow,\s*temperature: (-?\d+)/) {
          #expect((Int(hour.1) ?? 0) <= 3, "\(file.path): \(hour.0)")
        }
        for hour in text.matches(of: /temperature: (-?\d+),\s*sky: \.snow/) {
          #expect((Int(hour.1) ?? 0) <= 3, "\(file.path): \(hour.0)")
        }
      }
    }
  }

  /// The estimate is for a learner who knows Swift.
  ///
  /// Such a learner reads 180 words a minute, writes about three lines a minute, and takes 24 seconds per check.
  @Test func minutesOfTheFirstRouteMatchItsWordsAndEdits() throws {
    let pack = try Self.course
    let route = try #require(pack.routes.first)
    #expect(route.minutes == nil, "the route takes as long as its exercises")
    for exercise in pack.exercises(on: route) {
      let words = try exercise.lesson(language: "en").matches(of: /\w+/).count
      let edits = try pack.solutionFiles(of: exercise).map { solution in
        let start = exercise.startFiles.first {
          $0.lastPathComponent == solution.lastPathComponent
        }
        let before = try start.map { SourceLines(Array(try Data(contentsOf: $0))).bare } ?? []
        let after = SourceLines(Array(try Data(contentsOf: solution))).bare
        return LineDifference(from: before, to: after).steps.count {
          if case .added = $0 { true } else { false }
        }
      }.reduce(0, +)
      let minutes =
        2 + Double(words) / 180 + Double(edits) * 0.35 + Double(exercise.checks.count) * 0.4
      #expect(
        abs(Double(exercise.minutes) - minutes) <= max(4, minutes * 0.3),
        "\(exercise.identifier) states \(exercise.minutes) minutes, and takes about \(Int(minutes))"
      )
    }
  }
}
