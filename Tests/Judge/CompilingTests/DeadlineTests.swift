import Foundation
import Jailing
import Processes
import TestSupport
import Testing

/// All work for a verdict shares the verdict's time limit.
@Suite(.serialized, .runsAlone, .mainPath) struct DeadlineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a request for a program that sleeps for an hour, with a time limit of an hour.
  private func patientRequest() -> JailRequest {
    var limits = JailLimits.run
    limits.wallTime = .seconds(3600)
    return JailRequest(
      command: ProcessCommand(executable: "/bin/sh", arguments: ["-c", "sleep 3600"]),
      readable: ["/usr/bin", "/bin"], limits: limits, mayStartProcesses: true)
  }

  @Test func aStepGetsTheTimeLeftByEarlierSteps() async throws {
    let jail = await Jail.best(cache: folder.cache)
    let deadline = Deadline(after: .milliseconds(300))
    var request = patientRequest()
    request.deadline = deadline
    let reports = [try await jail.run(request), try await jail.run(request)]
    #expect(reports.map(\.limit) == [.wallTime, .wallTime])
    #expect(reports.map(\.certainty.isInDoubt) == [true, true])
    #expect(deadline.isOver)
  }

  @Test func aCompilerWithoutTimeIsNotAskedForItsPlace() async throws {
    let source = try folder.file("Model.swift", "let number = 1 // \(UUID().uuidString)\n")
    let compiler = try await CompilerFixture.compiler()
    let result = try await compiler.compile(
      sources: [source], deadline: Deadline(after: .zero))
    guard case .timedOut(.wallTime) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    // This result isn't cached for the same files.
    #expect(result.certainty.isInDoubt)
  }

  @Test func compilerErrorsInTheFilesAreFinal() async throws {
    let source = try folder.file("Model.swift", "let number: Int = \"\(UUID().uuidString)\"\n")
    let compiler = try await CompilerFixture.compiler()
    let result = try await compiler.compile(
      sources: [source], deadline: Deadline(after: .seconds(3600)))
    guard case .diagnostics = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(result.certainty == Certainty())
  }

  @Test func interruptionsHaveTheirOwnLimit() async {
    let deadline = Deadline(after: .seconds(3600))
    await deadline.interrupted(within: .zero) { #expect(deadline.isOver) }
    #expect(deadline.left > .seconds(3000))
  }

  @Test func theWorseOfTwoStepsCounts() {
    var certainty = Certainty(starvation: 0.25)
    certainty.add(Certainty(isInDoubt: true))
    certainty.add(Certainty(starvation: 0))
    #expect(certainty == Certainty(isInDoubt: true, starvation: 0.25))
  }
}
