import Foundation
import TestSupport
import Testing

/// Commands for a learner's files and progress print in the learner's language.
@Suite(.serialized, .startsProcesses, .mainPath) struct KoreanCourseTests {
  private let korean = "ko_KR.UTF-8"

  private func hasHangul(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test func aResetReportsTheSavedFilesInKorean() throws {
    let rings = RingsProcess()
    let folder = rings.workspace.appending(path: "weather/forecast-model")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outcome = try rings.run("reset", "forecast-model", language: korean)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy(hasHangul), "\(outcome.output)")
    let english = try RingsProcess().run("reset", "forecast-model")
    #expect(english.output.contains("The starter is in "), "\(english.output)")
  }

  @Test(arguments: [["progress"], ["learn"]])
  func aDamagedProgressFileIsReportedInKorean(command: [String]) throws {
    let rings = RingsProcess()
    try FileManager.default.createDirectory(
      at: rings.workspace, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: rings.workspace.appending(path: "progress.json"))
    let outcome = try rings.run(command, input: "quit\n", language: korean)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("진행 상황 파일이 손상되어"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("damaged, so"), "\(outcome.errors)")
  }
}
