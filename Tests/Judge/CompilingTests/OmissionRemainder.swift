import Compiling
import Foundation
import TestSupport
import Testing

/// The code that remains of a file whose imports are absent.
struct OmissionRemainder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compiles a file without its missing parts, and returns what was compiled, in one line.
  func callAsFunction(
    of source: String, objectiveC: Set<String> = [], rounds: Int = 20
  ) async throws -> String {
    let file = try folder.file("Steps.swift", source + "\n// \(UUID().uuidString)")
    let compiler = try await CompilerFixture.compiler()
    var options = CompileOptions()
    options.stopsEarlyAtHardExpressions = true
    let omissions = try compiler.omissions(
      from: [file],
      absent: try compiler.absentModules(in: [file], besides: [], objectiveC: objectiveC),
      origin: .project, options: options, folder: folder.url.appending(path: "copies"))
    for _ in 0..<rounds {
      let files = try await omissions.urls(for: [file])
      let outcome = try await compiler.compile(sources: files, options: options).outcome
      if await omissions.omit(because: outcome) { continue }
      guard case .plugin = outcome else { break }
      return try String(contentsOf: try #require(files.first), encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    Issue.record("It never compiles.")
    return ""
  }
}
