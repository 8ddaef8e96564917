import Authoring
import CommandLine
import Curriculum
import Foundation
import TestSupport
import Testing

/// Judges every answer that stands in the courses of this repository: what `rings pack check` does.
///
/// Solutions and differently written answers pass, starters fail as declared, and every wrong answer
/// is caught by the check and with the words that its pack names. A whole pack is judged in one go, so
/// that no core waits for the last answer to an exercise.
@Suite(.serialized, .runsAlone) struct LessonGateTests {
  @Test(arguments: LessonFilesTests.packs)
  func everyAnswerGetsTheVerdictItDeserves(folder: URL) async throws {
    let pack = try PackLibrary.read(folder)
    let gate = try await PackGate.whole(
      of: pack, program: BuildFolder.url.appending(path: "rings"),
      jobs: ProcessInfo.processInfo.activeProcessorCount)
    let report = try await gate.check()
    #expect(report.judged >= 5 * pack.exercises.count { $0.kind == .code })
    for finding in report.findings where Self.isFailure(finding) { Issue.record("\(finding)") }
  }

  /// In our own packs a remark on proportions is a failure as well.
  private static func isFailure(_ finding: GateFinding) -> Bool {
    let proportions: Set<GateRule> = [
      .lessonLength, .unexplainedChoice, .shortLadder, .otherFiles, .fewAnswers,
    ]
    return finding.severity == .error || proportions.contains(finding.rule)
  }
}
