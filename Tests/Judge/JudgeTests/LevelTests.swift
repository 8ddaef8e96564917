import Foundation
import Jailing
import Judge
import Storage
import TestSupport
import Testing

/// Less isolation doesn't change a verdict.
@Suite(.serialized, .startsProcesses, .thorough)
struct LevelTests {
  /// Judging works even in root's private folders, which are closed to the user that runs learner code.
  @Test(arguments: JailLevel.allCases)
  func aPrivateCacheIsAccepted(level: JailLevel) async throws {
    let files = try Submitted([
      "Greeting.swift": TinyPack.solution("greeting-model/Greeting.swift")
    ])
    defer { files.remove() }
    let closed = files.folder.appending(path: "closed")
    try FileManager.default.createDirectory(
      at: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let binary = try await Laboratory.shared.configuration.programs.worker
    var configuration = try await JudgeConfiguration.found(
      executable: binary, cache: CacheDirectory(url: closed.appending(path: "cache")))
    configuration.jail = configuration.jail.lowered(to: level)
    let verdict = await Judge(configuration).verdict(
      for: try TinyPack.exercise("greeting-model"), in: try TinyPack.read(), files: files.urls)
    #expect(verdict.isPassed, "\(verdict.checks) \(verdict.diagnostics)")
    #expect(level > configuration.jail.level || verdict.evidence.isolation == level.rawValue)
  }
}
