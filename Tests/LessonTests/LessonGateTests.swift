import Authoring
import Curriculum
import Foundation
import Judge
import Synchronization
import Testing
import Viewing

/// Judges every answer that stands in the courses of this repository: what `rings pack check` does.
///
/// Solutions and differently written answers pass, starters fail as declared, and every wrong answer
/// is caught by the check and with the words that its pack names. A whole pack is judged in one go, so
/// that no core waits for the last answer to an exercise.
@Suite(.serialized) struct LessonGateTests {
  @Test(arguments: LessonFilesTests.packs)
  func everyAnswerGetsTheVerdictItDeserves(folder: URL) async throws {
    let pack = try PackLibrary.read(folder)
    let judge = try await LessonJudge.shared.judge
    let gate = PackGate(
      pack: pack, jobs: LessonJudge.jobs, fileRules: GateRules.ofFiles(judge.configuration),
      trialRules: [FigureTrials(Studio(judge.configuration))],
      judge: PackGate.asking(judge))
    let judged = Mutex<[String: Int]>([:])
    let report = try await gate.check { progress in
      guard progress.isAnswer else { return }
      judged.withLock { $0[progress.exercise.identifier, default: 0] += 1 }
    }
    for finding in report.findings where finding.severity == .error { Issue.record("\(finding)") }
    for exercise in pack.exercises where exercise.kind == .code {
      let answers = judged.withLock { $0[exercise.identifier] ?? 0 }
      #expect(answers >= 5, "\(exercise.identifier): \(answers) answers are few")
    }
  }
}
