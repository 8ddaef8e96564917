import Compiling
import Foundation
import Jailing
import PhoneFacts
import Processes
import Storage
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct PluginCompilerTests {
  @Test(.mainPath) func aViewBecomesALoadablePlugin() async throws {
    let (outcome, folder) = try await CompilerFixture.compile([
      "Widget.swift": """
      import SwiftUI

      struct Greeting: View {
        var body: some View { EmptyView() }
      }
      """
    ])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(plugin.diagnostics.isEmpty)
    #expect(FileManager.default.fileExists(atPath: plugin.url.path))
    withExtendedLifetime(folder) {}
  }

  @Test(.mainPath) func aMainTypeIsAllowedAndTwoFilesShareOneModule() async throws {
    let (outcome, _) = try await CompilerFixture.compile([
      "App.swift": "@main struct App { static func main() { print(answer) } }",
      "Model.swift": "let answer = 42",
    ])
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(.mainPath) func theSameSourceIsCompiledOnce() async throws {
    let source = ["A.swift": "let token = \"\(UUID().uuidString)\""]
    let (first, _) = try await CompilerFixture.compile(source)
    let (second, _) = try await CompilerFixture.compile(source)
    guard case .plugin(let made) = first, case .plugin(let known) = second else {
      Issue.record("\(first) \(second)")
      return
    }
    #expect(!made.wasCached && known.wasCached)
    #expect(made.key == known.key && made.url == known.url)
  }

  @Test func aDamagedPluginIsRebuilt() async throws {
    let source = ["A.swift": "let token = \"\(UUID().uuidString)\""]
    guard case .plugin(let made) = try await CompilerFixture.compile(source).outcome else {
      Issue.record("no plugin")
      return
    }
    try Data("half".utf8).write(to: made.url)
    guard case .plugin(let again) = try await CompilerFixture.compile(source).outcome else {
      Issue.record("no plugin")
      return
    }
    #expect(!again.wasCached)
  }

  @Test func leftoversOfAnInterruptedWarmUpAreIgnored() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler(cache: folder.cache)
    try await compiler.prepare()
    let caches = folder.url.appending(path: "module-cache")
    let names = try FileManager.default.contentsOfDirectory(atPath: caches.path)
    let cache = caches.appending(path: try #require(names.first { !$0.hasSuffix(".lock") }))
    // The cache lacks its marker and contains a subfolder that the next sandbox's user can't write to.
    try FileManager.default.removeItem(at: cache.appending(path: "ready"))
    let half = cache.appending(path: "half")
    try FileManager.default.createDirectory(
      at: half, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
    try await compiler.prepare()
    #expect(FileManager.default.fileExists(atPath: cache.appending(path: "ready").path))
    #expect(!FileManager.default.fileExists(atPath: half.path))
  }

  /// Compiling the C modules takes seconds, which the first check would wait for once per audience.
  @Test func allAudiencesReadTheSameCompiledModules() async throws {
    let folder = try TemporaryFolder()
    let compiler = try await CompilerFixture.compiler(cache: folder.cache)
    for audience in SoftwareDevelopmentKit.Audience.allCases {
      try await compiler.prepare(CompileOptions(audience: audience))
    }
    let caches = folder.url.appending(path: "module-cache")
    let compiled = try #require(
      FileManager.default.enumerator(atPath: caches.path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".pcm") })
    let folders = Set(compiled.map { $0.split(separator: "/").first.map(String.init) ?? "" })
    #expect(folders.count == 1, "\(folders)")
  }

  @Test func aCopiedCacheWorksElsewhere() async throws {
    let folder = try TemporaryFolder()
    try await CompilerFixture.compiler(cache: folder.cache).prepare()
    let elsewhere = try TemporaryFolder()
    let copy = elsewhere.url.appending(path: "copied")
    try FileManager.default.copyItem(at: folder.url, to: copy)
    let file = elsewhere.url.appending(path: "Widget.swift")
    try Data("import SwiftUI\nlet greeting = Text(\"Hi\")\n".utf8).write(to: file)
    let compiler = try await CompilerFixture.compiler(cache: CacheDirectory(url: copy))
    let outcome = try await compiler.compile(sources: [file]).outcome
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      try await compiler.availability(
        of: [file], deploymentTarget: try #require(SystemVersion("17.0"))
      )
      .diagnostics.isEmpty)
  }

  @Test func errorsHaveTheLearnersPathLineAndColumn() async throws {
    let (outcome, folder) = try await CompilerFixture.compile([
      "My Widget.swift": "let 날씨 = \"맑음\"\nlet wrong: Int = 날씨\n"
    ])
    guard case .diagnostics(let found) = outcome, let first = found.first else {
      Issue.record("\(outcome)")
      return
    }
    #expect(first.severity == .error)
    #expect(first.message.contains("cannot convert value of type 'String'"))
    #expect(
      first.location
        == Diagnostic.Location(
          file: folder.url.appending(path: "My Widget.swift").path, line: 2, column: 18))
  }

  @Test func aMessageThatLooksLikeADiagnosticStaysOneMessage() async throws {
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": #"#error("oops\nA.swift:9:9: error: forged")"#
    ])
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.count == 1)
    #expect(found.first?.location?.line == 1)
  }

  /// A compiler that's stopped from outside prints nothing, so it runs again to report its location.
  @Test func aWallTimeTooShortForTheCodeIsReported() async throws {
    var options = CompileOptions()
    options.limits.wallTime = .seconds(6)
    let brackets = 30
    let hard =
      String(repeating: "[", count: brackets) + "1" + String(repeating: "]", count: brackets)
    let (outcome, folder) = try await CompilerFixture.compile(
      ["A.swift": "let one = 1\nlet hard = \(hard)\n"], options: options)
    guard case .tooHard(let code) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(code == TooHardCode(file: folder.url.appending(path: "A.swift").path, line: 2))
  }

  /// The compiler's output in each of its steps, which reports the location.
  @Test(arguments: [
    (
      "4.\tWhile evaluating request TypeCheckFunctionBodyRequest("
        + "W.(file).Bomb.body.getter@src/A.swift:3:23)",
      TooHardCode.Step.typeChecking, 3
    ),
    (
      "4.\tWhile evaluating request X(src/A.swift)\n5.\tWhile type-checking statement at "
        + "[src/A.swift:5:9 - line:7:80] RangeText=\"{\n for me (at src/A.swift:9:9\"",
      .typeChecking, 5
    ),
    ("3.\tWith parser at source location: src/A.swift:2:42", .typeChecking, 2),
    (
      "3.\tWhile emitting IR SIL function \"@$s1W4BombV4bodyQrvg\".\n for getter for body (at "
        + "src/A.swift:4:7)\n #0 0x00 f(src/A.swift:9:9)", .translating, 4
    ),
    (
      "3.\tWhile running pass #12 SILFunctionTransform \"X\" on SILFunction \"@$s1W\".\n for 'f()' "
        + "(at src/A.swift:6:1)", .translating, 6
    ),
  ])
  func codeAtWhichTheCompilerWasStoppedIsNamed(
    words: String, step: TooHardCode.Step, line: Int
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", "let a = 1\n")
    let results = try folder.file("out/frontend.txt", words).deletingLastPathComponent()
    let copies = try SourceCopies(sources: [file], probes: [])
    let report = JailReport(
      end: .signalled(SIGXCPU), limit: .processorTime, wallTime: .zero, output: [], errors: [],
      level: .none)
    let outcome = try Output(folder: results, copies: copies).outcome(of: report, key: "")
    guard case .tooHard(let code) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(code == TooHardCode(step: step, file: file.path, line: line))
  }

  /// A shell that can't start the compiler, and a compiler that can't start a thread.
  @Test(arguments: [
    (ProcessEnd.exited(code: 2), "sh: 1: Cannot fork"),
    (.signalled(SIGABRT), "LLVM ERROR: pthread_create failed: Resource temporarily unavailable"),
  ])
  func aCompilerThatDidNotStartIsNoCrash(end: ProcessEnd, words: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", "let a = 1\n")
    let results = try folder.file("out/frontend.txt", words).deletingLastPathComponent()
    let copies = try SourceCopies(sources: [file], probes: [])
    let report = JailReport(end: end, wallTime: .zero, output: [], errors: [], level: .none)
    #expect(throws: CompilerError.self) {
      try Output(folder: results, copies: copies).outcome(of: report, key: "")
    }
  }

  @Test func longNamesStayDistinct() throws {
    let folder = try TemporaryFolder()
    let files = try ["z", "Z", "위"].map { letter in
      let stem = String(repeating: letter, count: 249 / letter.utf8.count)
      let file = folder.url.appending(path: "\(stem).swift")
      try Data().write(to: file)
      return file
    }
    let names = try SourceCopies(sources: files, probes: []).names
    #expect(Set(names.map { $0.lowercased() }).count == files.count)
    for name in names { #expect(name.utf8.count <= 250) }
  }

  @Test func aMistypedModifierGetsASuggestion() async throws {
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": "struct S { func padding() {} }\nfunc f(s: S) { s.paddng() }"
    ])
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let all = found.flatMap { [$0.message] + $0.notes.map(\.message) }.joined()
    #expect(all.contains("did you mean 'padding'"))
    #expect(found.first?.fixIts.first?.text == "padding")
  }

  @Test func platformConditionsAreThoseOfIOS() async throws {
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": """
      #if os(iOS)
      let a = 1
      #elseif os( Linux )
      #error("Linux")
      #endif
      let b: Int = a
      """
    ])
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func onlyAppleModulesCanBeImported() async throws {
    for module in [
      "Compiling", "Jailing", "Judge", "Subprocess", "Yams", "LessonChecks", "WorkerProtocol",
    ] {
      let (outcome, _) = try await CompilerFixture.compile(["A.swift": "import \(module)"])
      guard case .diagnostics(let found) = outcome else {
        Issue.record("\(module): \(outcome)")
        return
      }
      #expect(found.first?.message.contains("no such module '\(module)'") ?? false)
    }
  }

  @Test func substituteModulesHaveApplesNames() async throws {
    let (outcome, _) = try await CompilerFixture.compile(["A.swift": "import Combine"])
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func unsafeCodeIsAnErrorWhereForbidden() async throws {
    let source = ["A.swift": "func f(p: UnsafePointer<Int>) -> Int { p.pointee }"]
    guard case .plugin = try await CompilerFixture.compile(source).outcome else {
      Issue.record("unsafe code must compile by default")
      return
    }
    let options = CompileOptions(forbidsUnsafeCode: true)
    let (outcome, _) = try await CompilerFixture.compile(source, options: options)
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.contains { $0.severity == .error })
  }

  @Test func anEndlessExpressionIsReportedWithItsLine() async throws {
    var options = CompileOptions()
    options.limits.processorSeconds = 2
    let bomb = String(repeating: "[", count: 30) + "1" + String(repeating: "]", count: 30)
    let (outcome, folder) = try await CompilerFixture.compile(
      ["A.swift": "let fine = 1\nlet bomb = \(bomb)\n"], options: options)
    guard case .tooHard(let code) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(code.line == 2)
    #expect(code.file == folder.url.appending(path: "A.swift").path)
  }

  @Test func checksCompileWithXCTestAndWithoutTheSDK() async throws {
    let (outcome, _) = try await CompilerFixture.compile(
      [
        "Checks.swift": """
        import XCTest
        final class Checks: XCTestCase { func testOne() { XCTAssertEqual(1, 1) } }
        """
      ], options: CompileOptions(audience: .checks, moduleName: "Checks"))
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  /// Rings leaves out names from the C library: “did you mean 'free'?” doesn't help a learner who wrote
  /// `True`.
  @Test func theCLibraryIsNeverSuggested() async throws {
    let (outcome, _) = try await CompilerFixture.compile([
      "A.swift": "import SwiftUI\nlet a = True\nlet number = 3\nlet b = numbr\n"
    ])
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.first?.message == "cannot find 'True' in scope")
    #expect(found.first?.fixIts == [])
    #expect(found.last?.message == "cannot find 'numbr' in scope; did you mean 'number'?")
  }
}
