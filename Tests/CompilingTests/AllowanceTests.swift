import Foundation
import Jailing
import Processes
import TestSupport
import Testing

/// What is done for one verdict shares what the verdict may take.
@Suite struct AllowanceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program that would sleep for an hour, with an hour to do so.
  private func patientRequest() -> JailRequest {
    var limits = JailLimits.run
    limits.wallTime = .seconds(3600)
    return JailRequest(
      command: ProcessCommand(executable: "/bin/sh", arguments: ["-c", "sleep 3600"]),
      readable: ["/usr/bin", "/bin"], limits: limits, mayStartProcesses: true)
  }

  @Test func aStepEndsWithWhatTheStepsBeforeHaveLeft() async throws {
    let jail = await Jail.best(cache: folder.cache)
    let allowance = Allowance(wallTime: .milliseconds(300))
    let reports = try await Allowance.$current.withValue(allowance) {
      [try await jail.run(patientRequest()), try await jail.run(patientRequest())]
    }
    #expect(reports.map(\.limit) == [.wallTime, .wallTime])
    #expect(allowance.isOver)
  }

  @Test func aCompilerThatHasNoTimeLeftIsNotAskedWhereItWas() async throws {
    let source = try folder.file("Model.swift", "let number = 1 // \(UUID().uuidString)\n")
    let compiler = try await CompilerFixture.compiler()
    let allowance = Allowance(wallTime: .zero)
    let outcome = try await Allowance.$current.withValue(allowance) {
      try await compiler.compile(sources: [source])
    }
    guard case .timedOut(.wallTime) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    // Nobody keeps that for the same files.
    #expect(!allowance.isCertain)
  }

  @Test func whatIsDoneApartHasLimitsOfItsOwn() async {
    let allowance = Allowance(wallTime: .seconds(3600))
    await Allowance.$current.withValue(allowance) {
      await Allowance.apart { #expect(Allowance.current == nil) }
      #expect(allowance.isCertain)
      await Allowance.apart(within: .zero) {
        #expect(Allowance.current?.isOver == true)
        Allowance.current?.doubt()
      }
      #expect(Allowance.current?.isOver == false)
    }
    // What was found out there counts.
    #expect(!allowance.isCertain)
  }
}
