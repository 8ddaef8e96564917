import Authoring
import CommandLine
import Curriculum
import Foundation
import TestSupport
import Testing

/// Judges the submissions in this repository's packs, like `rings pack check`.
///
/// Solutions and correct submissions pass, starters fail as declared, and the named check catches every wrong
/// submission with the message in the pack. Each pack is judged as a whole to keep all cores busy.
@Suite(.serialized, .runsAlone) struct LessonGateTests {
  @Test(.mainPath, arguments: LessonFilesTests.packs)
  func everySampleGetsItsDeclaredVerdict(folder: URL) async throws {
    let pack = try PackLibrary.read(folder)
    let gate = try await PackValidation.whole(
      of: pack, program: BuildFolder.url.appending(path: "rings"),
      jobs: ProcessInfo.processInfo.activeProcessorCount)
    let report = try await gate.check(
      answers: TestDepth.current == .main ? .firstOfEachKind : .all)
    let fewest = TestDepth.current == .main ? 3 : 5
    #expect(report.judged >= fewest * pack.exercises.count { $0.kind == .code })
    for finding in report.findings where Self.isFailure(finding) { Issue.record("\(finding)") }
  }

  /// Returns whether a finding fails our own packs, in which warnings about proportions count too.
  private static func isFailure(_ finding: ValidationFinding) -> Bool {
    let proportions: Set<ValidationRule> = [
      .lessonLength, .unexplainedChoice, .tellingLength, .freePoints, .shortLadder, .otherFiles,
      .fewAnswers,
    ]
    return finding.severity == .error || proportions.contains(finding.rule)
  }
}
