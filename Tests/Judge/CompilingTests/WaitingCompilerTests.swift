import Compiling
import Foundation
import Storage
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct WaitingCompilerTests {
  /// Compiles `edited` with a compiler that was started for `first`.
  private func outcome(
    startedFor first: String, edited: String
  ) async throws -> (CompileOutcome, isUsed: Bool) {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler()
    let file = try folder.file("Forecast.swift", first)
    let waiting = try #require(try await compiler.startWaiting(for: [file]))
    try Data(edited.utf8).write(to: file)
    let outcome = try await compiler.compile(sources: [file], waiting: waiting).outcome
    return (outcome, waiting.isUsed)
  }

  private func unique(_ text: String) -> String { text + "\n// \(UUID().uuidString)" }

  @Test(.mainPath) func savesWhileWaitingAreCompiled() async throws {
    let (outcome, isUsed) = try await outcome(
      startedFor: "import SwiftUI\nlet early = 1",
      edited: unique("import SwiftUI\npublic func lateDeclaration() -> Int { 2 }"))
    #expect(isUsed)
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let bytes = try Data(contentsOf: plugin.url)
    #expect(bytes.range(of: Data("lateDeclaration".utf8)) != nil)
    #expect(bytes.range(of: Data("early".utf8)) == nil)
  }

  @Test(arguments: [
    "let wrong: Int = \"text\"", "import SwiftUI\n\nlet wrong: Int = \"text\"\n",
    "import SwiftUI\nstruct Open {\n  let a = 1", "import SwiftUI\nlet 한글: Int = \"텍스트\"",
    "import Foundation\n#if os(iOS)\nlet wrong: Int = true\n#endif", "struct Open {",
    "struct Open {\n", "struct Open {\n  ", "let open = \"text", "let a = 1\n/* open",
    "#if DEBUG\nlet a = 1",
    "let open = \"\"\"\n  text", "let a =", "let 한글 = (",
  ])
  func errorsStandWhereAFreshCompilerPutsThem(source: String) async throws {
    // A unique source with the same end.
    func unique() -> String { "// \(UUID().uuidString)\n" + source }
    let (waited, isUsed) = try await outcome(startedFor: "let early = 1", edited: unique())
    #expect(isUsed)
    let folder = try TemporaryFolder()
    let file = try folder.file("Forecast.swift", unique())
    let fresh = try await CompilerFixture.compiler().compile(sources: [file]).outcome
    guard case .diagnostics(let first) = waited, case .diagnostics(let second) = fresh else {
      Issue.record("\(waited) \(fresh)")
      return
    }
    #expect(first.map(\.message) == second.map(\.message))
    #expect(first.map(\.location?.line) == second.map(\.location?.line))
    #expect(first.map(\.location?.column) == second.map(\.location?.column))
    #expect(
      first.map { $0.notes.map(\.location?.column) }
        == second.map { $0.notes.map(\.location?.column) })
    #expect(first.allSatisfy { $0.location?.file.hasSuffix("/Forecast.swift") ?? false })
  }

  @Test(.mainPath) func aRemovedImportIsNotLoaded() async throws {
    let (outcome, isUsed) = try await outcome(
      startedFor: "import SwiftUI\nimport WidgetKit",
      edited: unique(
        "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").widgetURL(nil) } }"))
    #expect(!isUsed)
    guard case .diagnostics = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(.mainPath) func aNewImportIsLoadedNormally() async throws {
    let (outcome, isUsed) = try await outcome(
      startedFor: "import SwiftUI",
      edited: unique(
        "import SwiftUI\nimport WidgetKit\nlet family = WidgetFamily.systemSmall"))
    #expect(isUsed)
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func unsuitableFilesUseANewCompiler() async throws {
    let long = "// " + String(repeating: "x", count: SourcePlaces.size)
    let (outcome, isUsed) = try await outcome(
      startedFor: "let early = 1", edited: unique("let late = 1\n" + long))
    #expect(!isUsed)
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func itServesOnce() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler()
    let file = try folder.file("Forecast.swift", unique("let a = 1"))
    let waiting = try #require(try await compiler.startWaiting(for: [file]))
    guard case .plugin = try await compiler.compile(sources: [file], waiting: waiting).outcome
    else {
      Issue.record("not compiled")
      return
    }
    try Data(unique("let wrong: Int = true").utf8).write(to: file)
    guard case .diagnostics = try await compiler.compile(sources: [file], waiting: waiting).outcome
    else {
      Issue.record("an old plugin served")
      return
    }
  }

  /// A compiler that reads the files before they're saved would be detected and replaced.
  ///
  /// Only the longer time would show the replacement.
  @Test(.mainPath, arguments: [1, 2_000])
  func theWaitingCompilerReadsTheSavedFile(lines: Int) async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler()
    let file = try folder.file("Forecast.swift", "let early = 1")
    let waiting = try #require(try await compiler.startWaiting(for: [file]))
    let filler = String(
      repeating: "// a line of some length for a file of many pages\n", count: lines)
    try Data((filler + "public func lateDeclaration() -> Int { 2 }").utf8).write(to: file)
    let copies = try SourceCopies(sources: [file], probes: [])
    let run = try await waiting.compile(copies.placed) {}
    let outcome = try Output(folder: run.results, copies: copies).outcome(of: run.report, key: "")
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try Data(contentsOf: plugin.url).range(of: Data("lateDeclaration".utf8)) != nil)
  }

  @Test func anEmptyPlaceholderIsNeverAPlugin() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler()
    let file = try folder.file("Forecast.swift", "let a = 1")
    let waiting = try #require(try await compiler.startWaiting(for: [file]))
    let run = try await waiting.compile([]) {}
    let copies = try SourceCopies(sources: [file], probes: [])
    let outcome = try Output(folder: run.results, copies: copies).outcome(of: run.report, key: "")
    #expect(outcome.blamesCaches)
  }

  @Test func unusableCompiledModulesAreRebuilt() async throws {
    let folder = try TemporaryFolder()
    let cache = CacheDirectory(url: folder.url.appending(path: "cache"))
    let compiler = try await CompilerFixture.compiler(cache: cache)
    let file = try folder.file("Forecast.swift", unique("import Foundation\nlet a = Date()"))
    try await compiler.prepare()
    let compiled = try #require(
      FileManager.default.enumerator(atPath: cache.url.appending(path: "module-cache").path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".pcm") })
    #expect(!compiled.isEmpty)
    for name in compiled {
      let module = cache.url.appending(path: "module-cache").appending(path: name)
      try Data("damaged".utf8).write(to: module)
    }
    let outcome = try await compiler.compile(sources: [file]).outcome
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
