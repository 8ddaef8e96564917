import Curriculum
import Foundation
import Jailing
import Judge
import TestSupport
import Testing

/// Checks have one time zone on every machine: GMT, or the time zone that the exercise sets.
@Suite("The time zone of checks", .serialized, .startsProcesses)
struct TimeZoneTests {
  private static let answer = """
    import Foundation
    import SwiftUI
    enum Clock {
      static let formatter = DateFormatter()
      static func text(_ date: Date) -> String {
        formatter.dateFormat = "HH:mm"
        let hour = Calendar.current.component(.hour, from: date)
        return "\\(formatter.string(from: date)) \\(hour) \\(TimeZone.current.identifier)"
      }
    }
    """

  private static let probes = """
    import Foundation
    import LessonProbes
    import SwiftUI
    let now = Probe("now") { Clock.text(.now) }
    let shown = ViewProbe("shown") { Text(Date.now, style: .time) }
    """

  private static let checks = """
    import LessonChecks
    import XCTest
    final class ClockChecks: ExerciseTestCase {
      func testTheClock() throws {
        let zone = CheckClock.timeZone.identifier
        XCTAssertEqual(try call("now", as: String.self), "09:41 9 \\(zone)")
        let shown = try view("shown").render(width: 200, height: 50)
        assertVisible(try shown.text(containing: "9:41"))
        XCTAssertEqual(
          CheckClock.timeZone.secondsFromGMT(for: CheckClock.now),
          Int(1_768_470_060 - CheckClock.now.timeIntervalSince1970))
      }
      func testWhatIsSaid() { assertMoment(CheckClock.now + 60, isAbout: CheckClock.now) }
    }
    """

  /// Returns the verdict on the submission, with a line added to the manifest.
  private func verdict(
    _ line: String, keepsVerdicts: Bool = false, level: JailLevel = .full
  ) async throws -> Verdict {
    let folder = try TemporaryFolder()
    let pack = try TinyPack.read(in: folder.url) { exercise in
      let files = [
        "Start/Clock.swift": Self.answer, "Probes/ClockProbes.swift": Self.probes,
        "Checks/ClockChecks.swift": Self.checks, "lesson.en.md": "# The clock\n",
        "exercise.yml": """
        id: clock
        kind: code
        title: {en: The clock}
        points: 2
        minutes: 5
        difficulty: easy
        \(line)
        hints:
          - en: Think.
        probes: [now, shown]
        checks:
          - test: ClockChecks.testTheClock
            title: {en: The clock}
          - test: ClockChecks.testWhatIsSaid
            title: {en: What is said}
        starter-fails: [ClockChecks.testWhatIsSaid]

        """,
      ]
      for (name, text) in files {
        let file = exercise.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    let exercise = try #require(pack.exercise("clock"))
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = keepsVerdicts
    configuration.jail = configuration.jail.lowered(to: level)
    // The time zone for previews doesn't affect checks.
    configuration.timeZone = try #require(.init("Asia/Kolkata"))
    return await Judge(configuration).verdict(
      for: exercise, in: pack, files: exercise.startFiles)
  }

  private func expectTheClock(_ verdict: Verdict) {
    #expect(
      verdict.checks.map(\.status) == [.passed, .failed], "\(verdict.checks) \(verdict.diagnostics)"
    )
    #expect(verdict.checks.last?.expected?.spoken(in: .english) == "09:41")
    #expect(verdict.checks.last?.actual?.spoken(in: .english) == "09:42, 60 seconds too late")
  }

  @Test(.mainPath, arguments: ["", "time-zone: Asia/Seoul", "time-zone: America/New_York"])
  func checksUseTheExercisesTimeZone(line: String) async throws {
    expectTheClock(try await verdict(line))
  }

  /// The time zone database is readable at every isolation level.
  @Test(arguments: [JailLevel.reduced, .none])
  func everySandboxHasTheTimeZones(level: JailLevel) async throws {
    expectTheClock(try await verdict("time-zone: America/New_York", level: level))
  }

  /// The checks' process may be in any time zone; repeated verdicts vary it.
  @Test func theCheckProcesssTimeZoneHasNoEffect() async throws {
    try await Circumstances.$current.withValue(
      Circumstances(environment: ["TZ": "Pacific/Kiritimati"])
    ) {
      expectTheClock(try await verdict("time-zone: Asia/Seoul"))
    }
  }

  @Test func anotherTimeZoneIsAnotherVerdict() async throws {
    for line in ["time-zone: Asia/Tokyo", "time-zone: Asia/Kolkata", "time-zone: Asia/Tokyo"] {
      expectTheClock(try await verdict(line, keepsVerdicts: true))
    }
  }
}
