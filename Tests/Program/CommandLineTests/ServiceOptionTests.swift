import Foundation
import TestSupport
import Testing

@Suite("--service", .serialized, .startsProcesses, .mainPath)
struct ServiceOptionTests {
  private static let folder = Repository.root
    .appending(path: "Lessons/weather/04-connect/15-service-in-the-provider/Service").path

  private func run(
    _ command: String, _ options: String..., language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    try RingsProcess().run(
      [command] + RingsProcess.solution("service-in-the-provider") + options, language: language)
  }

  @Test func theWidgetShowsTheServicesResponse() throws {
    let outcome = try run("render", "--service", Self.folder, "--describe")
    #expect(outcome.status == 0 && outcome.words.contains("19°"), "\(outcome.errors)")
  }

  @Test func withoutAServiceThePhoneIsOffline() throws {
    let outcome = try run("render", "--describe")
    #expect(outcome.status == 0 && outcome.words.contains("“–”"), "\(outcome.errors)")
  }

  @Test func aTimelineIsFollowedWithTheService() throws {
    let outcome = try run("timeline", "--service", Self.folder, "--describe", "--for", "3h")
    #expect(outcome.status == 0 && outcome.words.contains("“19°”"), "\(outcome.errors)")
  }

  @Test func aMissingOrInvalidServiceFolderIsAUsageError() throws {
    let missing = try run("render", "--service", "/nowhere", language: "ko_KR.UTF-8")
    #expect(missing.status == 2 && missing.errors.contains("/nowhere 폴더가 없어요"))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-service-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try run("tap", "--button", "1", "--service", folder.path)
    #expect(empty.status == 2 && empty.errors.contains("service.yml: the file is missing"))
    try Data("hosts: [a.example]\nroutes: [{answer: {file: ../x}}]\n".utf8)
      .write(to: folder.appending(path: "service.yml"))
    let escaping = try run("timeline", "--service", folder.path)
    #expect(escaping.status == 2 && escaping.errors.contains("isn't in the folder"))
    #expect(escaping.errors.contains("service.yml:2:"))
  }
}
