import Authoring
import CommandLine
import Curriculum
import Foundation
import TestSupport
import Testing

/// Judges the answers that come with the packs of this repository, as `rings pack check` does.
///
/// Solutions and right answers pass, starters fail as declared, and the named check catches every wrong answer
/// with the message that the pack names. Each pack is judged as a whole, so that both cores stay busy.
@Suite(.serialized, .runsAlone) struct LessonGateTests {
  @Test(.mainPath, arguments: LessonFilesTests.packs)
  func everyAnswerGetsTheVerdictItDeserves(folder: URL) async throws {
    let pack = try PackLibrary.read(folder)
    let gate = try await PackGate.whole(
      of: pack, program: BuildFolder.url.appending(path: "rings"),
      jobs: ProcessInfo.processInfo.activeProcessorCount)
    let report = try await gate.check(
      answers: TestDepth.current == .main ? .firstOfEachKind : .all)
    let fewest = TestDepth.current == .main ? 3 : 5
    #expect(report.judged >= fewest * pack.exercises.count { $0.kind == .code })
    for finding in report.findings where Self.isFailure(finding) { Issue.record("\(finding)") }
  }

  /// In our own packs a remark on proportions is a failure as well.
  private static func isFailure(_ finding: GateFinding) -> Bool {
    let proportions: Set<GateRule> = [
      .lessonLength, .unexplainedChoice, .tellingLength, .shortLadder, .otherFiles, .fewAnswers,
    ]
    return finding.severity == .error || proportions.contains(finding.rule)
  }
}
