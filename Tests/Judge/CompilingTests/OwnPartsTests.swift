import Compiling
import Foundation
import PhoneFacts
import Storage
import TestSupport
import Testing

/// Object files of a learner's own files are reused as long as a new compile would give the same result.
@Suite("Compiling one person's files", .serialized, .startsProcesses)
struct OwnPartsTests {
  private func compiler(_ keeping: ObjectKeeping = .latest) async throws -> PluginCompiler {
    try await CompilerFixture.compiler(keeping: keeping)
  }

  private static var withNames: CompileOptions {
    var options = CompileOptions()
    options.tellsProbeNames = true
    return options
  }

  @Test(.mainPath) func onlyEditedFilesAreCompiled() async throws {
    let module = try EditedModule(settled: "func value() -> Int { 1 }", isLong: true)
    for number in 0..<3 {
      let plugin = try await module.plugin(
        answering("value() + \(number)"), byParts: false, compiler: try await compiler())
      #expect(plugin.keptFiles == (number == 0 ? [] : ["Settled.swift"]))
      #expect(try answer(of: plugin) == 1 + number)
    }
  }

  @Test(arguments: Change.all)
  func anObjectIsRebuiltWithItsDependencies(change: Change) async throws {
    let module = try EditedModule(
      settled: change.declarations + "\n" + answering(change.expression), isLong: true)
    let compiler = try await compiler()
    let first = try await module.plugin(change.before, byParts: false, compiler: compiler)
    let byParts = try await module.plugin(change.after, byParts: false, compiler: compiler)
    let whole = try await module.plugin(change.after, byParts: false)
    #expect(try answer(of: byParts) == answer(of: whole))
    let back = try await module.plugin(change.before, byParts: false, compiler: compiler)
    #expect(try answer(of: back) == answer(of: first))
  }

  @Test(arguments: [
    "func value() -> Int { 2 }", "struct Settled {}", "let wrong: Int = \"\"",
    "enum Int {}", "let other: Settled = 1\nfunc value() -> Int { 2 }",
  ])
  func errorsAreThoseOfAWholeCompile(own: String) async throws {
    let module = try EditedModule(
      settled: "struct Settled {}\nfunc value() -> Int { [2, 1].sorted()[0] }\n"
        + answering("value()"), isLong: true)
    let compiler = try await compiler()
    _ = try await module.plugin("let first = 1", byParts: false, compiler: compiler)
    let outcomes = [
      try await module.outcome(own, byParts: false, compiler: compiler),
      try await module.outcome(own, byParts: false),
    ]
    let told = outcomes.map { outcome -> [String]? in
      guard case .diagnostics(let found) = outcome else { return nil }
      return found.map { "\($0.location?.line ?? 0) \($0.message)" }
    }
    #expect(told[0] != nil && told[0] == told[1])
  }

  @Test(.mainPath) func warningsAreRepeated() async throws {
    let module = try EditedModule(
      settled: "func value() -> Int { let never = 1; return 1 }", isLong: true)
    let compiler = try await compiler()
    let plugins = [
      try await module.plugin(answering("value()"), byParts: false, compiler: compiler),
      try await module.plugin(answering("value() + 1"), byParts: false, compiler: compiler),
    ]
    #expect(plugins[1].keptFiles == ["Settled.swift"])
    #expect(!plugins[0].diagnostics.isEmpty)
    #expect(plugins[0].diagnostics == plugins[1].diagnostics)
  }

  @Test(.mainPath) func cachedProbesGetTheSameDiagnosticsForNames() async throws {
    let module = try EditedModule(settled: "func kept() -> Int { 4 }", isLong: true)
    let probe = try module.folder.file(
      "Probe.swift", "let probed = kept() + own() + [1].count // \(UUID().uuidString)")
    func plugin(_ text: String, _ compiler: PluginCompiler?) async throws -> CompiledPlugin {
      try await module.plugin(
        text, byParts: false, options: Self.withNames, probes: [probe], compiler: compiler)
    }
    let compiler = try await compiler()
    _ = try await plugin("func own() -> Int { 1 }", compiler)
    let byParts = try await plugin("func own() -> Int { 2 }", compiler)
    #expect(byParts.keptFiles == ["Settled.swift", "Probe.swift"])
    let whole = try await plugin("func own() -> Int { 3 }", nil)
    #expect(Set(try #require(byParts.probeNames)) == Set(try #require(whole.probeNames)))
  }

  @Test(arguments: [
    "extension Array { var count: Int { 7 } }",
    "extension Array where Element == Int { var count: Int { 7 } }",
    "func max(_ first: Int, _ second: Int) -> Int { 7 }",
  ])
  func aWordTakenFromAKeptProbeIsSeen(taking: String) async throws {
    let module = try EditedModule(settled: "func kept() -> Int { 4 }", isLong: true)
    let probe = try module.folder.file(
      "Probe.swift", "let probed = max([1].count, 2) // \(UUID().uuidString)")
    let compiler = try await compiler()
    for (text, isTaken) in [("", false), ("let other = 1", false), (taking, true)] {
      let plugin = try await module.plugin(
        text, byParts: false, options: Self.withNames, probes: [probe], compiler: compiler)
      #expect(try #require(plugin.probeNames).contains { $0.ofSources != nil } == isTaken)
    }
  }

  @Test func aShortModuleIsCompiledWhole() async throws {
    let module = try EditedModule(settled: "func value() -> Int { 1 }")
    let compiler = try await compiler()
    for number in 0..<2 {
      let plugin = try await module.plugin(
        answering("value() + \(number)"), byParts: false, compiler: compiler)
      #expect(plugin.keptFiles.isEmpty)
    }
  }

  @Test func anotherLearnersFilesAreKeptSeparate() async throws {
    let place = try TemporaryFolder()
    let cache = CacheDirectory(url: place.url)
    let module = try EditedModule(settled: "func value() -> Int { 1 }", isLong: true)
    let strangers = try await CompilerFixture.compiler(cache: cache)
    _ = try await module.plugin(answering("value()"), byParts: false, compiler: strangers)
    #expect(!FileManager.default.fileExists(atPath: place.url.appending(path: "objects").path))
    let own = try await CompilerFixture.compiler(cache: cache, keeping: .latest)
    _ = try await module.plugin(answering("value() + 1"), byParts: false, compiler: own)
    let after = try await module.plugin(
      answering("value() + 2"), byParts: false, compiler: strangers)
    #expect(after.keptFiles.isEmpty)
  }

  @Test func anUnusualFileDoesNotReplaceTheCommonOne() async throws {
    let module = try EditedModule(settled: "func value() -> Int { given() }", isLong: true)
    let usual = "func given() -> Int { 1 }\n"
    let other = "func given(_ number: Int = 5) -> Int { number }\n"
    for (keeping, isKept) in [(ObjectKeeping.usual, true), (.latest, false)] {
      let compiler = try await compiler(keeping)
      for (number, text) in [usual, usual, usual, other, usual].enumerated() {
        let plugin = try await module.plugin(
          text + answering("value() + \(number)"), byParts: false, compiler: compiler)
        #expect(try answer(of: plugin) == number + (text == usual ? 1 : 5))
        if number == 4 { #expect(plugin.keptFiles.isEmpty != isKept) }
      }
    }
  }

  @Test func aCompilerWaitsForTheLastEditedFile() async throws {
    let module = try EditedModule(settled: "func value() -> Int { 6 }", isLong: true)
    let compiler = try await compiler()
    _ = try await module.plugin(answering("value()"), byParts: false, compiler: compiler)
    let files = [module.own, module.settled]
    for (edited, serves) in [(module.own, true), (module.settled, false)] {
      let waiting = try #require(try await compiler.startWaiting(for: files))
      let text = try String(contentsOf: edited, encoding: .utf8)
      try Data((text + "// \(UUID().uuidString)").utf8).write(to: edited)
      let outcome = try await compiler.compile(sources: files, waiting: waiting).outcome
      #expect(waiting.isUsed == serves)
      guard case .plugin(let plugin) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(plugin.keptFiles.count == 1)
      #expect(try answer(of: plugin) == 6)
    }
  }

  /// Returns the availability errors for iOS 17 in two files, one of which is edited.
  private func tooNew(_ settled: String, _ edits: [String]) async throws -> [[String]] {
    let module = try EditedModule(settled: settled, isLong: true)
    let compiler = try await compiler()
    var found: [[String]] = []
    for text in edits {
      try Data(text.utf8).write(to: module.own)
      let report = try await compiler.availability(
        of: [module.own, module.settled], deploymentTarget: try #require(SystemVersion("17.0")))
      found.append(
        report.diagnostics.filter { $0.severity == .error }.map {
          URL(filePath: $0.location?.file ?? "").lastPathComponent
        })
    }
    return found
  }

  @Test func availabilityErrorsCausedByAnotherFileAreFound() async throws {
    let found = try await tooNew(
      "func value() -> Int { given() }",
      [
        "func given() -> Int { 1 }", "func given() -> Int { 2 }",
        "@available(iOS 18.0, *) func given() -> Int { 3 }", "func given() -> Int { 4 }",
      ])
    #expect(found == [[], [], ["Settled.swift"], []])
  }

  @Test func availabilityErrorsAreFoundWhereEdited() async throws {
    let found = try await tooNew(
      "@available(iOS 18.0, *) func new() -> Int { 1 }",
      ["let one = 1", "let one = new()", "@available(iOS 18, *) func other() -> Int { new() }"])
    #expect(found == [[], ["Own.swift"], []])
  }
}
