import Compiling
import Foundation
import Glibc
import PhoneFacts
import Storage
import TestSupport
import Testing

/// A plugin that is compiled for a phone, by the compiler that holds it to the phone's iOS.
@Suite(.serialized, .startsProcesses, .enabled(if: runsPhonesCode)) struct PhonePluginTests {
  private func compile(
    _ text: String, for target: SystemVersion
  ) async throws -> (outcome: CompileOutcome, folder: TemporaryFolder) {
    var options = CompileOptions()
    options.deploymentTarget = target
    return try await CompilerFixture.compile(["Widget.swift": text], options: options)
  }

  @Test func asksTheSystemForNothingThatLinuxLacks() async throws {
    let (outcome, folder) = try await compile(
      """
      import SwiftUI
      import WidgetKit
      struct Hero: View {
        let degrees: Double
        var body: some View {
          if #available(iOS 26.0, *) { Text(degrees, format: .number) } else { Text("old") }
        }
      }
      func wave(_ x: Double, _ y: Float) -> Double { sin(x) + cos(x) + pow(x, 2.5) + Double(log2(y)) }
      func together() async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<3 { group.addTask { number } }
          return try await group.reduce(0, +)
        }
      }
      func later() async -> Int { await withCheckedContinuation { $0.resume(returning: 1) } }
      @available(iOS 18.0, *) struct New { var parts: [Int: Set<String>] = [:] }
      """, for: SystemVersion(17))
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try ObjectPolicy().findings(in: plugin.url).isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test(.mainPath) func isNotMadeOfWhatItsIOSLacks() async throws {
    let text = """
      import SwiftUI
      import WidgetKit
      struct Hero: View {
        var body: some View { Text("Hi").containerBackground(.red, for: .widget) }
      }
      """
    await #expect(throws: (any Error).self) { try await compile(text, for: SystemVersion(16)) }
    guard case .plugin = try await compile(text, for: SystemVersion(17)).outcome else {
      Issue.record("no plugin for iOS 17")
      return
    }
  }

  /// What a probe lacks is for whoever asks with it; a learner's own error is told together with all others.
  @Test func tellsOnlyWhatProbesLack() async throws {
    var options = CompileOptions(audience: .probes)
    options.deploymentTarget = SystemVersion(17)
    let probes = ["Probe.swift": "import SwiftUI\nfunc ask() -> Int { answer }"]
    let (outcome, _) = try await CompilerFixture.compile(
      ["Widget.swift": "import SwiftUI\nlet other = 1"], probes: probes, options: options)
    guard case .diagnostics(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.map(\.message) == ["cannot find 'answer' in scope"])
    await #expect(throws: (any Error).self) {
      try await CompilerFixture.compile(
        ["Widget.swift": "import SwiftUI\nlet answer = missing"], probes: probes, options: options)
    }
    // On the machine's the probe is fine: what an older iOS lacks is told by a look.
    await #expect(throws: (any Error).self) {
      try await CompilerFixture.compile(
        ["Widget.swift": "@available(iOS 18.0, *) var answer: Int { 1 }"], probes: probes,
        options: options)
    }
  }

  @Test func isMadeWithModulesThatWereUseless() async throws {
    let folder = try TemporaryFolder()
    let cache = CacheDirectory(url: folder.url.appending(path: "cache"))
    let compiler = try await CompilerFixture.compiler(cache: cache)
    let file = try folder.file("Forecast.swift", "import Foundation\nlet a = Date()")
    var options = CompileOptions()
    options.deploymentTarget = SystemVersion(17)
    try await compiler.prepare(options)
    let modules = cache.url.appending(path: "module-cache")
    let compiled = try #require(
      FileManager.default.enumerator(atPath: modules.path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".pcm") })
    #expect(!compiled.isEmpty)
    for name in compiled {
      try Data("damaged".utf8).write(to: modules.appending(path: name))
    }
    let outcome = try await compiler.compile(sources: [file], options: options).outcome
    guard case .plugin = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  /// What stands for nothing is read by code of the plugin and written by the runtime, or the other way round:
  /// both have to mean the same place, with every kind of value.
  @Test(.mainPath) func agreesWithTheRuntimeOnWhatStandsForNothing() async throws {
    let (outcome, folder) = try await compile(Self.optionals, for: SystemVersion(17))
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let library = try #require(dlopen(plugin.url.path, RTLD_NOW | RTLD_LOCAL))
    typealias Asked = @convention(c) () -> Bool
    for (number, value) in Self.values.enumerated() {
      let symbol = try #require(dlsym(library, "agrees\(number)"))
      #expect(unsafeBitCast(symbol, to: Asked.self)(), "\(value.type)")
    }
    withExtendedLifetime(folder) {}
  }

  private static let values: [(type: String, value: String)] = [
    ("String", "\"a\""), ("(String, Forecast)", "(\"a\", Forecast())"),
    ("(Forecast, String)", "(Forecast(), \"a\")"), ("(Int, Bool, String)", "(1, true, \"a\")"),
    ("(String?, Forecast)", "(\"a\", Forecast())"), ("(Sky, String)", "(.other, \"a\")"),
    ("(Bool, Sky)", "(true, .none)"), ("Sky", ".known(\"a\")"), ("Forecast?", "Forecast()"),
    ("Pair<String>", "Pair(first: \"a\", second: \"b\")"),
    ("Pair<Forecast>", "Pair(first: \"a\", second: Forecast())"),
    ("Pair<(Sky, Forecast)?>", "Pair(first: \"a\", second: (.none, Forecast()))"),
    ("Station", "Station()"), ("AnyObject", "Station()"), ("any Error", "Failure()"),
    ("any Named", "Forecast()"), ("any Named.Type", "Forecast.self"), ("() -> Void", "{}"),
    ("[(String, Forecast)]", "[(\"a\", Forecast())]"), ("[String: Forecast?]", "[\"a\": nil]"),
    ("Character", "\"a\""), ("Substring", "\"a\""), ("Bool", "true"),
    ("Result<Forecast, Failure>", ".success(Forecast())"),
    ("(weak: Weak, name: String)", "(Weak(), \"a\")"), ("Unicode.Scalar", "\"a\""),
    ("Choice", ".second(\"a\", Forecast())"), ("(Choice, Forecast)", "(.third, Forecast())"),
  ]

  /// For each value a function that says whether it and the runtime mean the same.
  private static var optionals: String {
    """
    protocol Named { var place: String { get } }
    struct Forecast: Named { var place = "Seoul"; var old: String?; var sky = Sky.none }
    struct Failure: Error { var reason = "none" }
    struct Pair<Value> { var first: String; var second: Value }
    struct Weak { weak var station: Station? }
    final class Station { var name = "Jeju" }
    enum Sky { case known(String), none, other }
    indirect enum Choice { case first(Station), second(String, Forecast), third, fourth(Choice) }
    func clear<Value>(_ value: inout Value?) { value = nil }
    func isThere<Value>(_ value: Value?) -> Bool { value != nil }
    func inside<Value>(of value: Value) -> Value?? { .some(nil) }
    func outside<Value>(of value: Value) -> Value?? { nil }

    """
      + values.enumerated().map { number, value in
        """
        @_cdecl("agrees\(number)") public func agrees\(number)() -> Bool {
          typealias Value = \(value.type)
          var cleared: Value? = \(value.value)
          guard isThere(cleared) else { return false }
          clear(&cleared)
          guard case .none = cleared else { return false }
          let nothing: Value? = nil
          guard !isThere(nothing) else { return false }
          let value: Value = \(value.value)
          guard case .some(.none) = inside(of: value), case .none = outside(of: value) else { return false }
          let twice: Value?? = .some(.some(value))
          let half: Value?? = .some(.none)
          return isThere(twice) && isThere(half) && isThere(twice ?? nil) && !isThere(half ?? nil)
        }
        """
      }.joined(separator: "\n")
  }

  @Test(.mainPath) func isKeptApartFromTheMachines() async throws {
    let text = "let token = \"\(UUID().uuidString)\""
    let (outcome, _) = try await compile(text, for: SystemVersion(17))
    let (other, _) = try await CompilerFixture.compile(["Widget.swift": text])
    guard case .plugin(let phones) = outcome, case .plugin(let machines) = other else {
      Issue.record("\(outcome) \(other)")
      return
    }
    #expect(phones.key != machines.key && !machines.wasCached)
  }
}

#if arch(x86_64)
  private let runsPhonesCode = true
#else
  private let runsPhonesCode = false
#endif
