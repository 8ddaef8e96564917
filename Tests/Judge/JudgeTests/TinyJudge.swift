import Compiling
import Jailing
import Judge
import SwiftSource

enum TinyJudge {
  /// Returns the verdict on sources by file name, as the front ends request it.
  static func verdict(
    on sources: [String: String], for identifier: String, keepsVerdicts: Bool = false,
    allows: Set<PolicyRule> = [],
    limits: WorkerLimits = WorkerLimits(), level: JailLevel = .full
  ) async throws -> Verdict {
    let files = try Submitted(sources)
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = keepsVerdicts
    configuration.limits = limits
    configuration.jail = configuration.jail.lowered(to: level)
    var exercise = try TinyPack.exercise(identifier)
    exercise.allows = allows
    return await Judge(configuration).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls)
  }
}
