import Foundation
import Judge
import Storage

/// The tests' machine: its toolchain, its sandbox, and the `rings` program next to the tests.
actor Laboratory {
  static let shared = Laboratory()

  private var found: JudgeConfiguration?

  var configuration: JudgeConfiguration {
    get async throws {
      if let found { return found }
      let binary = JudgeConfiguration.runningProgram.deletingLastPathComponent()
        .appending(path: "rings")
      let cache = CacheDirectory(
        url: binary.deletingLastPathComponent().appending(path: "judge-tests-cache"))
      let configuration = try await JudgeConfiguration.found(executable: binary, cache: cache)
      found = configuration
      return configuration
    }
  }
}
