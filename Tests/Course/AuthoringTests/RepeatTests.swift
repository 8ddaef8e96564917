import Authoring
import Curriculum
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

/// A verdict that changes on repetition is reported with the cause.
@Suite("Repeated verdicts", .serialized)
struct RepeatTests {
  private static let there = "GreetingChecks.testTheNameIsThere"
  private static let large = "GreetingChecks.testTheNameIsLarge"

  /// Returns the findings of five repeats for a pack with one correct submission, whose checks don't wait for
  /// one another.
  ///
  /// - Parameter fails: Returns whether a check fails, by its name and the checks that ran before it.
  private func findings(
    fails: @escaping @Sendable (String, [String]) -> Bool
  ) async throws -> [String] {
    try await TemporaryFolder.use { folder in
      var pack = try PackLibrary.read(
        try PackScaffold(identifier: "my-pack").write(into: folder))
      pack = try Self.withoutOrder(pack)
      let report = try await PackValidation(pack: pack, repetitions: 5) { exercise, _, files in
        let isRight = files[0].path.contains("/Right/")
        var before: [String] = []
        var results: [CheckResult] = []
        for check in exercise.checks {
          let name = check.identifier
          let isFailing = isRight && fails(name, before)
          before.append(name)
          results.append(
            CheckResult(
              id: name, title: "", status: isFailing ? .failed : .passed, points: 5, maxPoints: 5))
        }
        return Verdict(exercise: exercise.identifier, checks: results)
      }.check()
      return report.findings.filter { $0.rule == .isRepeatable }.map(\.description)
    }
  }

  private static func withoutOrder(_ pack: Pack) throws -> Pack {
    let manifest = try #require(pack.exercises.first).manifestFile
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("    depends-on: [\(there)]\n", with: "").utf8).write(to: manifest)
    return try PackLibrary.read(pack.folder)
  }

  @Test func stableVerdictsHaveNoFinding() async throws {
    #expect(try await findings { _, _ in false } == [])
    #expect(try await findings { name, _ in name == Self.large } == [])
  }

  @Test func aCheckThatFailsAfterAnotherIsReportedWithIt() async throws {
    let found = try await findings { $0 == Self.there && $1.contains(Self.large) }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "“\(Self.there)” is fine alone, but its result differs after “\(Self.large)”")
        == true, "\(found)")
  }

  @Test func aCheckThatDependsOnAnotherIsReported() async throws {
    let found = try await findings { $0 == Self.large && !$1.contains(Self.there) }
    #expect(found.first?.contains("“\(Self.large)” depends on the checks before it") == true)
  }

  @Test func aCheckThatDependsOnTheTimeZoneIsFound() async throws {
    let found = try await findings { name, _ in
      name == Self.there && Circumstances.current.environment["TZ"] == "Pacific/Auckland"
    }
    #expect(found.first?.contains("TZ=Pacific/Auckland") == true, "\(found)")
  }

  @Test func aCheckThatFailsForSomeValuesIsFound() async throws {
    let found = try await findings { name, _ in
      name == Self.there && Circumstances.current.salt != 0
    }
    #expect(found.first?.contains("with other values of `inputs`") == true, "\(found)")
  }

  @Test func randomFailuresAreFound() async throws {
    let count = Mutex(0)
    let found = try await findings { name, _ in
      name == Self.there
        && count.withLock {
          $0 += 1; return $0.isMultiple(of: 2)
        }
    }
    #expect(found.first?.contains("differs when repeated") == true, "\(found)")
  }
}
