import Authoring
import Compiling
import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

/// For every fault in a pack, validation reports a rule and neither hangs nor crashes.
@Suite("Bad packs", .serialized, .startsProcesses)
struct BadPackTests {
  private func findings(_ bad: BadPack) async throws -> [ValidationFinding] {
    let configuration = try await JudgeConfiguration.found()
    return try await TemporaryFolder.use { folder in
      let root = try PackScaffold(identifier: "my-pack", languages: bad.languages)
        .write(into: folder)
      try OwnPack.removeMarks(in: root)
      try OwnPack.moveSamples(of: root.appending(path: BadPack.exercise))
      try bad.breakIt(root)
      let pack: Pack
      do {
        pack = try PackLibrary.read(root)
      } catch CurriculumError.brokenPack(_, let problems) {
        return ValidationReport(problems: problems).findings
      }
      return try await PackValidation(pack: pack, fileRules: ValidationRules.ofFiles(configuration))
      {
        exercise, _, _ in Verdict(exercise: exercise.identifier, checks: [])
      }.check(judging: false).findings
    }
  }

  @Test("A finding says what is wrong", .timeLimit(.minutes(1)), arguments: BadPack.all)
  func everyFaultIsFound(bad: BadPack) async throws {
    let findings = try await findings(bad)
    #expect(findings.map(\.rule.name).contains(bad.rule), "\(findings)")
    for finding in findings {
      #expect(!finding.remedy.spoken(in: .korean).isEmpty)
      #expect("\(finding)".count < 2_000, "a finding is a line")
    }
  }

  @Test func manyFaultsAreTested() {
    #expect(BadPack.all.count >= 45)
    #expect(Set(BadPack.all.map(\.description)).count == BadPack.all.count)
  }

  @Test(
    "What looks odd and is none", .mainPath,
    arguments: [
      BadPack.change("a byte-order mark", "", "id: greeting\n", by: "\u{FEFF}id: greeting\n"),
      BadPack.change("lines that end as in Windows", "", "\n", by: "\r\n"),
      BadPack.change(
        "a lesson from Windows", "", in: BadPack.lesson, "\n", by: "\r\n"),
    ])
  func editorArtifactsAreAccepted(odd: BadPack) async throws {
    let findings = try await findings(odd)
    #expect(findings.filter { $0.severity == .error } == [])
  }

  @Test(
    "What is near a fault is none", .mainPath,
    arguments: BadPack.near + BadPack.nearWords + BadPack.nearLeftovers + BadPack.nearReading)
  func similarButCorrectPacksAreAccepted(near: BadPack) async throws {
    let findings = try await findings(near)
    #expect(!findings.map(\.rule.name).contains(near.rule), "\(findings)")
  }

  @Test(.mainPath) func aCorrectPackHasNoFindings() async throws {
    #expect(try await findings(BadPack("nothing", "") { _ in }) == [])
  }
}
