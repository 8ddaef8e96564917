import Compiling
import Foundation
import Storage
import TestSupport
import Testing

/// Files that are the same in many compiles keep their objects as long as they would come out the same.
@Suite("Compiling by parts", .serialized, .startsProcesses)
struct ModulePartsTests {
  /// A module of one file that stays and one that is edited.
  private struct Module {
    let folder: TemporaryFolder
    let settled: URL
    let own: URL

    init(settled text: String) throws {
      folder = try TemporaryFolder()
      own = folder.url.appending(path: "Own.swift")
      // Unlike any source before.
      settled = try folder.file("Settled.swift", text + "\n// \(UUID().uuidString)\n")
    }

    /// Compiles with this in the file that is edited.
    func outcome(
      _ text: String, byParts: Bool = true, options: CompileOptions = CompileOptions(),
      probes: [URL] = [], compiler: PluginCompiler? = nil
    ) async throws -> CompileOutcome {
      try Data((text + "\n// \(UUID().uuidString)\n").utf8).write(to: own)
      let chosen: PluginCompiler
      if let compiler { chosen = compiler } else { chosen = try await CompilerFixture.compiler() }
      return try await chosen.compile(
        sources: [own, settled], settled: byParts ? [settled] : [], options: options,
        probes: probes
      ).outcome
    }

    func plugin(
      _ text: String, byParts: Bool = true, options: CompileOptions = CompileOptions(),
      probes: [URL] = [], compiler: PluginCompiler? = nil
    ) async throws -> CompiledPlugin {
      let outcome = try await outcome(
        text, byParts: byParts, options: options, probes: probes, compiler: compiler)
      guard case .plugin(let plugin) = outcome else { throw NoPlugin(outcome: "\(outcome)") }
      return plugin
    }
  }

  private struct NoPlugin: Error { let outcome: String }

  /// What the plugin's `answer` returns.
  private func answer(of plugin: CompiledPlugin) throws -> Int {
    typealias Answer = @convention(c) () -> Int
    let library = try #require(
      dlopen(plugin.url.path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
    let symbol = try #require(dlsym(library, "answer"))
    return unsafeBitCast(symbol, to: Answer.self)()
  }

  private static func answering(_ expression: String) -> String {
    "@_cdecl(\"answer\") public func answer() -> Int { \(expression) }"
  }

  /// A file that uses the one that stays, and has something of its own.
  private static func using(_ expression: String, _ number: Int) -> String {
    answering("\(expression) + \(number)")
  }

  @Test func anotherFilesBodyLeavesAnObjectAsItIs() async throws {
    let module = try Module(settled: "func value() -> Int { 1 }")
    for number in 0..<2 {
      let plugin = try await module.plugin(Self.using("value()", number))
      #expect(plugin.keptFiles == ["Settled.swift"])
      #expect(try answer(of: plugin) == 1 + number)
    }
  }

  @Test func whatNobodyLookedForLeavesAnObjectAsItIs() async throws {
    let module = try Module(settled: Self.answering("1"))
    _ = try await module.plugin("struct First { var number = 1 }")
    let second = try await module.plugin(
      "struct Second { func other() {} }\nlet third = 3")
    #expect(second.keptFiles == ["Settled.swift"])
  }

  @Test func aFileThatNeedsTheOthersIsCompiledWithThem() async throws {
    let module = try Module(settled: Self.answering("value()"))
    for number in 0..<2 {
      let plugin = try await module.plugin("func value() -> Int { \(number) }")
      #expect(plugin.keptFiles.isEmpty)
      #expect(try answer(of: plugin) == number)
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var declarations = ""
    let expression: String
    let before: String
    let after: String
  }

  private static let changes = [
    Change(
      testDescription: "a struct gets a member", expression: "Box().second",
      before: "struct Box { var first = 1; var second = 2 }",
      after: "struct Box { var zeroth = 9; var first = 1; var second = 2 }"),
    Change(
      testDescription: "a member changes its type", expression: "Int(Box().second)",
      before: "struct Box { var first: Int8 = 1; var second = 2 }",
      after: "struct Box { var first = 1; var second: Double = 3 }"),
    Change(
      testDescription: "a protocol gets a requirement",
      declarations: "func asked(_ named: any Named) -> Int { named.second() }",
      expression: "asked(Own())",
      before:
        "protocol Named { func second() -> Int }\nstruct Own: Named { func second() -> Int { 2 } }",
      after: """
        protocol Named { func first() -> Int; func second() -> Int }
        struct Own: Named { func first() -> Int { 1 }; func second() -> Int { 2 } }
        """),
    Change(
      testDescription: "a default argument changes", expression: "value()",
      before: "func value(_ number: Int = 1) -> Int { number }",
      after: "func value(_ number: Int = 5) -> Int { number }"),
    Change(
      testDescription: "a default argument comes", expression: "value(1)",
      before: "func value(_ number: Int) -> Int { number }",
      after: "func value(_ number: Int, and other: Int = 4) -> Int { number + other }"),
    Change(
      testDescription: "an inlinable body changes", expression: "value()",
      before: "@inlinable public func value() -> Int { 1 }",
      after: "@inlinable public func value() -> Int { 2 }"),
    Change(
      testDescription: "a transparent body changes", expression: "value()",
      before: "@_transparent public func value() -> Int { 1 }",
      after: "@_transparent public func value() -> Int { 2 }"),
    Change(
      testDescription: "a type alias changes", expression: "MemoryLayout<Number>.size",
      before: "typealias Number = Int", after: "typealias Number = Int16"),
    Change(
      testDescription: "an operator's precedence changes", expression: "2 +++ 3 * 4",
      before: """
        infix operator +++: AdditionPrecedence
        func +++ (first: Int, second: Int) -> Int { first + second }
        """,
      after: """
        infix operator +++: MultiplicationPrecedence
        func +++ (first: Int, second: Int) -> Int { first + second }
        """),
    Change(
      testDescription: "a better overload comes", expression: "chosen(1)",
      before: "func chosen(_ value: Any) -> Int { 1 }",
      after: "func chosen(_ value: Any) -> Int { 1 }\nfunc chosen(_ value: Int) -> Int { 2 }"),
    Change(
      testDescription: "an extension of a library's type takes a name",
      expression: "[3, 1, 2].sorted()[0]",
      before: "",
      after: "extension Array where Element == Int { func sorted() -> [Int] { self } }"),
    Change(
      testDescription: "an extension of a library's protocol takes a name",
      expression: "[3, 1, 2].reduce(0, +)",
      before: "",
      after: """
        extension Sequence where Element == Int {
          func reduce(_ first: Int, _ next: (Int, Int) -> Int) -> Int { 7 }
        }
        """),
    Change(
      testDescription: "an operator of a library gets an overload", expression: "([1] + [2])[0]",
      before: "", after: "func + (first: [Int], second: [Int]) -> [Int] { [5] }"),
    Change(
      testDescription: "a name of a library's is taken", expression: "max(1, 2)",
      before: "", after: "func max(_ first: Int, _ second: Int) -> Int { 9 }"),
    Change(
      testDescription: "a conformance comes",
      declarations: """
        protocol Marked {}
        func kind<Value>(_ value: Value) -> Int { 1 }
        func kind<Value: Marked>(_ value: Value) -> Int { 2 }
        """, expression: "kind(Plain())",
      before: "struct Plain {}", after: "struct Plain {}\nextension Plain: Marked {}"),
    Change(
      testDescription: "a library's type gets a conformance",
      declarations: """
        protocol Marked {}
        func kind<Value>(_ value: Value) -> Int { 1 }
        func kind<Value: Marked>(_ value: Value) -> Int { 2 }
        """, expression: "kind(\"\")",
      before: "", after: "extension String: Marked {}"),
    Change(
      testDescription: "an enumeration gets a case", expression: "Kind.last.place",
      before: "enum Kind { case first, last; var place: Int { self == .last ? 2 : 1 } }",
      after: "enum Kind { case zeroth, first, last; var place: Int { self == .last ? 3 : 1 } }"),
    Change(
      testDescription: "a class gets a method", expression: "Counter().second()",
      before: "class Counter { func second() -> Int { 2 } }",
      after: "class Counter { func first() -> Int { 1 }; func second() -> Int { 2 } }"),
    Change(
      testDescription: "a member of a member's type comes",
      declarations: "struct Outer { var inner = Inner(); var number = 6 }",
      expression: "Outer().number",
      before: "struct Inner { var first = 1 }",
      after: "struct Inner { var first = 1; var second = 2; var third = 3 }"),
    Change(
      testDescription: "what a literal is changes", expression: "MemoryLayout.size(ofValue: 1)",
      before: "", after: "typealias IntegerLiteralType = Int8"),
    Change(
      testDescription: "a subscript of a library's type comes",
      expression: "\"abc\"[safe: 1]",
      before: "extension String { subscript(safe place: Int) -> Int { place } }",
      after: "extension String { subscript(safe place: Int, or other: Int = 8) -> Int { other } }"),
  ]

  @Test(arguments: changes)
  func anObjectGoesAlongWithWhatItLookedFor(change: Change) async throws {
    let module = try Module(
      settled: change.declarations + "\n" + Self.answering(change.expression))
    let first = try await module.plugin(change.before)
    if change.before.isEmpty { #expect(first.keptFiles == ["Settled.swift"]) }
    let byParts = try await module.plugin(change.after)
    let whole = try await module.plugin(change.after, byParts: false)
    #expect(byParts.keptFiles.isEmpty)
    #expect(try answer(of: byParts) == answer(of: whole))
    // What was compiled beside this file is nothing that another one meets.
    #expect(try answer(of: await module.plugin(change.before)) == answer(of: first))
  }

  @Test(arguments: [
    "func value() -> Int { 2 }", "struct Settled {}", "let wrong: Int = \"\"",
    "enum Int {}", "let other: Settled = 1\nfunc value() -> Int { 2 }",
  ])
  func errorsAreThoseOfAWholeCompile(own: String) async throws {
    let module = try Module(
      settled: "struct Settled {}\nfunc value() -> Int { [2, 1].sorted()[0] }\n"
        + Self.answering("value()"))
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

  @Test func warningsAreToldAgain() async throws {
    let module = try Module(settled: "func value() -> Int { let never = 1; return 1 }")
    let own = Self.using("value()", 1)
    let byParts = try await module.plugin(own)
    #expect(byParts.keptFiles == ["Settled.swift"])
    let whole = try await module.plugin(own, byParts: false)
    #expect(!whole.diagnostics.isEmpty)
    #expect(byParts.diagnostics == whole.diagnostics)
  }

  @Test func unsafeCodeInAFileThatStaysIsFoundAgain() async throws {
    let module = try Module(
      settled: Self.answering("unsafeBitCast(UInt(1), to: Int.self)"))
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

  @Test func probesAreToldTheSameOfNames() async throws {
    let module = try Module(
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

  @Test func aDamagedObjectIsMadeAgain() async throws {
    let place = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler(cache: CacheDirectory(url: place.url))
    let module = try Module(settled: "func value() -> Int { 1 }")
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

  @Test func twoAtOnceDoNotDisturbEachOther() async throws {
    let settled = "func value() -> Int { 1 }"
    let modules = [try Module(settled: settled), try Module(settled: settled)]
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

  @Test func aWaitingCompilerLeavesObjectsAsTheyAre() async throws {
    let module = try Module(settled: "func value() -> Int { 6 }")
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

  /// With an index, the compiler goes on into every body behind the errors.
  @Test func onlyWhatCompilesIsIndexed() async throws {
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
