import Compiling
import Foundation
import Storage
import TestSupport
import Testing

/// Files that lose code are checked alone before their module is compiled, because that takes less time.
@Suite("Omissions that are checked", .serialized, .startsProcesses) struct CheckedOmissionsTests {
  private let folder: TemporaryFolder
  private let files: [URL]
  private let options: CompileOptions

  init() throws {
    folder = try TemporaryFolder()
    let steps = """
      import HealthKit
      struct Steps { let store = HKHealthStore() }
      struct Reader {
        func count() -> Int { Steps().store.hashValue }
        func other() -> Int { 7 }
      }
      """
    let rest = (0..<40).map { "func value\($0)() -> Int { Reader().other() + \($0) }\n" }.joined()
    files = [
      try folder.file("Steps.swift", "\(steps)\n// \(UUID().uuidString)"),
      try folder.file("Rest.swift", rest),
    ]
    var options = CompileOptions()
    options.stopsEarlyAtHardExpressions = true
    self.options = options
  }

  private func omissions(from files: [URL]) async throws -> SourceOmissions {
    let compiler = try await CompilerFixture.compiler()
    return try compiler.omissions(
      from: files, absent: try compiler.absentModules(in: files, besides: []), origin: .author,
      options: options, folder: folder.url.appending(path: UUID().uuidString))
  }

  /// Returns whether the files compile with the omissions so far.
  private func compiles(_ files: [URL], with omissions: SourceOmissions) async throws -> Bool {
    let outcome = try await CompilerFixture.compiler().compile(
      sources: try await omissions.urls(for: files), options: options
    ).outcome
    if case .plugin = outcome { return true }
    return false
  }

  @Test(.mainPath) func theModuleIsCompiledOnce() async throws {
    let unchecked = try await omissions(from: files)
    #expect(try await !compiles(files, with: unchecked))
    let omissions = try await omissions(from: files)
    try await CompilerFixture.compiler().settle(omissions, in: files, options: options)
    #expect(try await compiles(files, with: omissions))
    let copy = try #require(try await omissions.urls(for: files).first)
    let text = try String(contentsOf: copy, encoding: .utf8)
    #expect(!text.contains("HKHealthStore"))
    #expect(text.contains("other() -> Int { 7 }"))
  }

  /// A compiler can wait for a save of files that are compiled as they are.
  @Test func onlyFilesThatUseAbsentModulesAreTouched() async throws {
    #expect(try await omissions(from: [files[1]]).isUntouched)
    #expect(try await !omissions(from: files).isUntouched)
  }

  @Test func aModuleOfOneFileIsLeftToTheCompiler() async throws {
    let file = [files[0]]
    let omissions = try await omissions(from: file)
    try await CompilerFixture.compiler().settle(omissions, in: file, options: options)
    #expect(try await !compiles(file, with: omissions))
  }
}
