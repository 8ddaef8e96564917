import Compiling
import Foundation
import Storage
import TestSupport
import Testing

/// Object files of unchanged files are reused as long as a new compile would give the same result.
@Suite("Compiling by parts", .serialized, .startsProcesses)
struct ModulePartsTests {
  /// Returns a file that uses the unchanged file, and a unique number.
  private static func using(_ expression: String, _ number: Int) -> String {
    answering("\(expression) + \(number)")
  }

  @Test func anotherFilesBodyLeavesAnObjectUnchanged() async throws {
    let module = try EditedModule(settled: "func value() -> Int { 1 }")
    for number in 0..<2 {
      let plugin = try await module.plugin(Self.using("value()", number))
      #expect(plugin.keptFiles == ["Settled.swift"])
      #expect(try answer(of: plugin) == 1 + number)
    }
  }

  @Test(.mainPath) func unusedDeclarationsLeaveAnObjectUnchanged() async throws {
    let module = try EditedModule(settled: answering("1"))
    _ = try await module.plugin("struct First { var number = 1 }")
    let second = try await module.plugin(
      "struct Second { func other() {} }\nlet third = 3")
    #expect(second.keptFiles == ["Settled.swift"])
  }

  @Test(.mainPath) func aDependentFileIsCompiledWithItsDependencies() async throws {
    let module = try EditedModule(settled: answering("value()"))
    for number in 0..<2 {
      let plugin = try await module.plugin("func value() -> Int { \(number) }")
      #expect(plugin.keptFiles.isEmpty)
      #expect(try answer(of: plugin) == number)
    }
  }

  @Test(arguments: Change.all)
  func anObjectIsRebuiltWithItsDependencies(change: Change) async throws {
    let module = try EditedModule(
      settled: change.declarations + "\n" + answering(change.expression))
    let first = try await module.plugin(change.before)
    if change.before.isEmpty { #expect(first.keptFiles == ["Settled.swift"]) }
    let byParts = try await module.plugin(change.after)
    let whole = try await module.plugin(change.after, byParts: false)
    #expect(byParts.keptFiles.isEmpty)
    #expect(try answer(of: byParts) == answer(of: whole))
    // Files that were compiled together don't affect later compiles.
    #expect(try answer(of: await module.plugin(change.before)) == answer(of: first))
  }

  @Test(arguments: [
    "func value() -> Int { 2 }", "struct Settled {}", "let wrong: Int = \"\"",
    "enum Int {}", "let other: Settled = 1\nfunc value() -> Int { 2 }",
  ])
  func errorsAreThoseOfAWholeCompile(own: String) async throws {
    let module = try EditedModule(
      settled: "struct Settled {}\nfunc value() -> Int { [2, 1].sorted()[0] }\n"
        + answering("value()"))
    #expect(try await module.plugin("let first = 1").keptFiles == ["Settled.swift"])
    let outcomes = [
      try await module.outcome(own), try await module.outcome(own, byParts: false),
    ]
    let told = outcomes.map { outcome -> [String]? in
      guard case .diagnostics(let found) = outcome else { return nil }
      return found.map {
        "\(URL(filePath: $0.location?.file ?? "").lastPathComponent) \($0.location?.line ?? 0) \($0.message)"
      }
    }
    #expect(told[0] != nil && told[0] == told[1])
  }

  @Test(.mainPath) func warningsAreRepeated() async throws {
    let module = try EditedModule(settled: "func value() -> Int { let never = 1; return 1 }")
    let own = Self.using("value()", 1)
    let byParts = try await module.plugin(own)
    #expect(byParts.keptFiles == ["Settled.swift"])
    let whole = try await module.plugin(own, byParts: false)
    #expect(!whole.diagnostics.isEmpty)
    #expect(byParts.diagnostics == whole.diagnostics)
  }

  @Test func unsafeCodeInAnUnchangedFileIsFoundAgain() async throws {
    let module = try EditedModule(
      settled: answering("unsafeBitCast(UInt(1), to: Int.self)"))
    var options = CompileOptions()
    options.forbidsUnsafeCode = true
    for own in ["func value() -> UInt { 1 }", "func value() -> UInt { 2 }"] {
      guard case .diagnostics(let found) = try await module.outcome(own, options: options) else {
        Issue.record("unsafe code was not found")
        return
      }
      #expect(found.contains { $0.severity == .error })
    }
  }

  @Test func probesGetTheSameDiagnosticsForNames() async throws {
    let module = try EditedModule(
      settled: "struct Kept { static let number = 3 }\nfunc kept() -> Int { 4 }")
    let probe = try module.folder.file(
      "Probe.swift", "let probed = Kept.number + kept() + own() + [1].count")
    var options = CompileOptions()
    options.tellsProbeNames = true
    _ = try await module.plugin("func own() -> Int { 1 }", options: options, probes: [probe])
    let byParts = try await module.plugin(
      "func own() -> Int { 2 }", options: options, probes: [probe])
    #expect(byParts.keptFiles == ["Settled.swift"])
    let whole = try await module.plugin(
      "func own() -> Int { 3 }", byParts: false, options: options, probes: [probe])
    #expect(Set(try #require(byParts.probeNames)) == Set(try #require(whole.probeNames)))
    #expect(
      byParts.probeNames?.contains { $0.ofSources?.location?.file == module.settled.path } == true)
  }

  @Test func aDamagedObjectIsRebuilt() async throws {
    let place = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler(cache: CacheDirectory(url: place.url))
    let module = try EditedModule(settled: "func value() -> Int { 1 }")
    _ = try await module.plugin(Self.using("value()", 1), compiler: compiler)
    let objects = place.url.appending(path: "objects")
    for name in try FileManager.default.contentsOfDirectory(atPath: objects.path) {
      let object = objects.appending(path: "\(name)/object.o")
      var bytes = try Data(contentsOf: object)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: object)
    }
    let second = try await module.plugin(Self.using("value()", 2), compiler: compiler)
    #expect(second.keptFiles == ["Settled.swift"])
    #expect(try answer(of: second) == 3)
  }

  @Test func concurrentBuildsAreIndependent() async throws {
    let settled = "func value() -> Int { 1 }"
    let modules = [try EditedModule(settled: settled), try EditedModule(settled: settled)]
    // The same file in two folders.
    try FileManager.default.removeItem(at: modules[1].settled)
    try FileManager.default.copyItem(at: modules[0].settled, to: modules[1].settled)
    for round in 0..<2 {
      let answers = try await withThrowingTaskGroup(of: Int.self) { group in
        for (place, module) in modules.enumerated() {
          group.addTask {
            let number = round * 2 + place
            return try answer(of: try await module.plugin(Self.using("value()", number)))
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(answers == [round * 2 + 1, round * 2 + 2])
    }
  }

  @Test func aWaitingCompilerLeavesObjectsUnchanged() async throws {
    let module = try EditedModule(settled: "func value() -> Int { 6 }")
    _ = try await module.plugin(Self.using("value()", 0))
    let compiler = try await CompilerFixture.compiler()
    let waiting = try #require(
      try await compiler.startWaiting(
        for: [module.own, module.settled], settled: [module.settled]))
    try Data("\(Self.using("value()", 1)) // \(UUID().uuidString)".utf8).write(to: module.own)
    let outcome = try await compiler.compile(
      sources: [module.own, module.settled], settled: [module.settled], waiting: waiting
    ).outcome
    #expect(waiting.isUsed)
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(plugin.keptFiles == ["Settled.swift"])
    #expect(try answer(of: plugin) == 7)
  }

  /// The compiler for an index stops at the first error, so that it doesn't check every body after the error.
  @Test func onlyCompiledCodeIsIndexed() async throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Cases/PastedTwice.swift"), encoding: .utf8)
    let file = try folder.file("Forecast.swift", text + "// \(UUID().uuidString)\n")
    let probe = try folder.file("Probe.swift", "let probed = 1")
    var options = CompileOptions()
    options.tellsProbeNames = true
    options.limits.processorSeconds = 6
    let outcome = try await CompilerFixture.compiler().compile(
      sources: [file], options: options, probes: [probe]
    ).outcome
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.contains { $0.message.contains("invalid redeclaration") })
  }
}
