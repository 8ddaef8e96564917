import TestSupport
import Curriculum
import Foundation
import WorkerProtocol
import Testing

/// Folders for a simulated web service, each with a mistake.
@Suite struct ServiceFolderTests {
  private static let whole = """
    hosts: [Weather.example]
    routes:
      - path: /forecast
        query: {place: seoul}
        answers:
          - file: seoul.json
          - {status: 503, text: "Busy", after: 2.5, headers: {Retry-After: "60"}}
          - drops: true
      - method: POST
        answer: {offline: true}
    scenarios:
      night:
        - path: /forecast
          answer: {text: "{"}
    """

  private func folder(_ manifest: String = whole) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("service.yml", manifest)
    // The JSON is broken on purpose, because a service may send this.
    try folder.write("seoul.json", "{\"temperature\": ")
    return folder
  }

  /// Returns the problems reported to the author.
  private func problems(
    _ manifest: String, _ prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> [PackProblem] {
    let folder = try folder(manifest)
    try prepare(folder)
    do {
      _ = try PlayedService.read(in: folder.url)
      return []
    } catch {
      guard case CurriculumError.brokenService(_, let problems) = error else { throw error }
      return problems
    }
  }

  @Test func aFolderIsReadWithAllItsResponses() throws {
    let folder = try folder()
    let service = try PlayedService.read(in: folder.url)
    #expect(service.hosts == ["weather.example"])
    let answers = service.routes[0].answers
    #expect(answers.map(\.status) == [200, 503, 200])
    #expect(answers[0].body == Data("{\"temperature\": ".utf8))
    #expect(answers[0].headers == ["Content-Type": "application/json"])
    #expect(answers[1].delay == 2.5 && answers[1].headers["Retry-After"] == "60")
    #expect(answers[2].kind == .dropped && service.routes[1].answers[0].kind == .offline)
    #expect(service.scenarios["night"]?.first?.answers.first?.body == Data("{".utf8))
  }

  @Test(arguments: [
    ("hosts: [", PackProblem.Rule.invalidYAML, "not valid YAML"),
    ("routes: [{answer: {status: 200}}]", .missingKey, "hosts"),
    ("hosts: [a.example]", .missingKey, "routes"),
    (
      "hosts: [\"https://a.example/\"]\nroutes: [{answer: {status: 200}}]", .invalidValue,
      "host name"
    ),
    ("hosts: [a.example]\nroutes: [{path: x, answer: {status: 200}}]", .invalidValue, "slash"),
    ("hosts: [a.example]\nroutes: [{path: /x}]", .missingKey, "no response"),
    ("hosts: [a.example]\nroutes: [{answer: {stauts: 200}}]", .unknownKey, "stauts"),
    ("hosts: [a.example]\nroutes: [{answer: {status: 20}}]", .invalidValue, "status"),
    ("hosts: [a.example]\nroutes: [{answer: {after: soon}}]", .invalidValue, "after"),
    ("hosts: [a.example]\nroutes: [{answer: {file: none.json}}]", .missingFile, "none.json"),
    (
      "hosts: [a.example]\nroutes: [{answer: {file: ../x.json}}]", .invalidValue,
      "isn't in the folder"
    ),
    (
      "hosts: [a.example]\nroutes: [{answer: {file: /etc/passwd}}]", .invalidValue,
      "isn't in the folder"
    ),
    ("hosts: [a.example]\nroutes: [{answer: {file: seoul.json, text: x}}]", .invalidValue, "both"),
  ])
  func everyMistakeIsNamed(manifest: String, rule: PackProblem.Rule, words: String) throws {
    let found = try problems(manifest)
    #expect(found.count == 1 && found.first?.rule == rule, "\(found)")
    let text = found.map { "\($0)" }.joined()
    #expect(words == "both" ? text.contains("`file` and `text`") : text.contains(words), "\(text)")
  }

  @Test func linksAndHugeResponsesAreRefused() throws {
    let manifest = "hosts: [a.example]\nroutes: [{answer: {file: big.json}}]"
    let big = try problems(manifest) {
      try $0.write("big.json", String(repeating: "x", count: (1 << 20) + 1))
    }
    #expect(big.count == 1 && big[0].message.english.contains("larger than 1 MB"), "\(big)")
    let link = try problems(manifest) {
      try FileManager.default.createSymbolicLink(
        at: $0.url.appending(path: "big.json"), withDestinationURL: URL(filePath: "/etc/passwd"))
    }
    #expect(link.count == 1 && link[0].message.english.contains("symbolic link"), "\(link)")
    let inFolder = try problems(
      "hosts: [a.example]\nroutes: [{answer: {file: there/passwd}}]"
    ) {
      try FileManager.default.createSymbolicLink(
        at: $0.url.appending(path: "there"), withDestinationURL: URL(filePath: "/etc"))
    }
    #expect(
      inFolder.count == 1 && inFolder[0].message.english.contains("symbolic link"), "\(inFolder)")
  }

  @Test func aFolderWithoutAManifestIsReported() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: CurriculumError.self) { try PlayedService.read(in: folder.url) }
    #expect("\(try #require(error))".contains("service.yml: the file is missing"))
  }
}
