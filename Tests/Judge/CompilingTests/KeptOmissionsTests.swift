import Compiling
import Foundation
import Storage
import TestSupport
import Testing

/// Omissions from files are cached, because each round requires a compilation.
@Suite("Omissions that are kept", .serialized, .startsProcesses) struct KeptOmissionsTests {
  private static let source = """
    import HealthKit
    struct Steps { let store = HKHealthStore() }
    struct Reader {
      func count() -> Int { Steps().store.hashValue }
      func other() -> Int { 7 }
    }
    """

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("Steps.swift", Self.source + "\n// \(UUID().uuidString)")
  }

  private func omissions() async throws -> SourceOmissions {
    let compiler = try await CompilerFixture.compiler()
    var options = CompileOptions()
    options.stopsEarlyAtHardExpressions = true
    return try compiler.omissions(
      from: [file], absent: try compiler.absentModules(in: [file], besides: []), origin: .author,
      options: options,
      folder: folder.url.appending(path: UUID().uuidString))
  }

  /// Compiles until there are no errors, and returns the number of failed compiles.
  private func compile(with omissions: SourceOmissions) async throws -> Int {
    let compiler = try await CompilerFixture.compiler()
    var options = CompileOptions()
    options.stopsEarlyAtHardExpressions = true
    for rounds in 0..<20 {
      let outcome = try await compiler.compile(
        sources: try await omissions.urls(for: [file]), options: options
      ).outcome
      if await omissions.omit(because: outcome) { continue }
      guard case .plugin = outcome else {
        Issue.record("\(outcome)")
        return rounds
      }
      await omissions.keep()
      return rounds
    }
    Issue.record("It never compiles.")
    return 20
  }

  @Test(.mainPath) func aSecondRunRetriesNothing() async throws {
    let first = try await omissions()
    #expect(try await compile(with: first) > 0)
    let second = try await omissions()
    #expect(try await compile(with: second) == 0)
    let told = await second.told
    #expect(!told.isEmpty)
    #expect(await first.told == told)
    // The rest is still there.
    let copy = try #require(try await second.urls(for: [file]).first)
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("other() -> Int { 7 }"))
  }

  @Test func aChangedFileIsCheckedAgain() async throws {
    #expect(try await compile(with: try await omissions()) > 0)
    // A unique file, because an earlier run of this test may have cached an entry.
    let changed = Self.source + "\nlet more = HKUnit.count()\n// \(UUID().uuidString)"
    try Data(changed.utf8).write(to: file)
    #expect(try await compile(with: try await omissions()) > 0)
  }
}
