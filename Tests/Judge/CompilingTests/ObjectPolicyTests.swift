import Compiling
import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite(.serialized, .startsProcesses) struct ObjectPolicyTests {
  @Test(.mainPath) func anOrdinaryWidgetBreaksNoRule() async throws {
    let findings = try await findings(
      in: """
        import SwiftUI
        struct Hero: View {
          let degrees: Double
          var body: some View {
            VStack { Text(degrees, format: .number).bold(); Text(Date.now, style: .time) }
          }
        }
        func label(_ parts: [String]) -> String { parts.sorted().joined(separator: ", ") }
        func wave(_ x: Double, _ y: Float) -> Double { sin(x) + pow(x, 2.5) + fmod(x, 2) + Double(log2(y)) }
        func chance() -> Double { srand48(4); return drand48() + Double.random(in: 0..<1) }
        func load(_ url: URL) async throws -> Int {
          let values = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
          async let other = Task.sleep(for: .seconds(1))
          try await other
          DispatchQueue.main.async { print(values) }
          return values.values.reduce(0, +) + ProcessInfo.processInfo.processorCount
        }
        actor Store {
          var items: [Int: Set<String>] = [:]
          var total: Int { get { items.count } set { items = [newValue: []] } }
          func add(_ item: String) { items[0, default: []].insert(item) }
        }
        """)
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test(.mainPath) func forbiddenCallsAreReportedWithTheirLine() async throws {
    let findings = try await findings(
      in: """
        import Foundation
        func leave() { exit(0) }
        func run() throws { let process = Process(); try process.run() }
        func look() -> UnsafeMutableRawPointer? { dlsym(nil, "main") }
        func listen() -> Int32 { socket(2, 1, 0) }
        func strange() -> Int32 { vhangup() }
        """)
    #expect(findings.map(\.name) == ["Process", "dlsym", "exit", "socket", "vhangup"])
    #expect(findings.map(\.rule) == [.processes, .loading, .ending, .network, .systemCalls])
    #expect(findings.map(\.location?.line) == [3, 4, 2, 5, 6])
    #expect(findings.first?.location?.column == 35)
  }

  @Test(.mainPath) func anExerciseCanAllowARule() async throws {
    let findings = try await findings(
      in: "import Foundation\nfunc leave() { exit(0) }", allowing: [.ending])
    #expect(findings.isEmpty)
  }

  @Test func aSymbolNamedByAnAttributeIsFound() async throws {
    let findings = try await findings(
      in: "@_silgen_name(\"execve\") func f(_: Int, _: Int, _: Int) -> Int32\nlet x = f(0, 0, 0)")
    #expect(findings.map(\.name) == ["execve"])
  }

  @Test(arguments: [
    "@section(\".init_array\") @used let early: @convention(c) () -> Void = { }",
    "@section(\".fini_array\") @used let late: @convention(c) () -> Void = { }",
    "@_cdecl(\"_init\") public func early() {}",
  ])
  func codeThatTheLoaderCallsIsFound(source: String) async throws {
    #expect(try await findings(in: source).contains { $0.rule == .loadTime })
  }

  @Test func aSymbolExportedByItsCNameIsFound() async throws {
    let findings = try await findings(in: "@_cdecl(\"write\") public func mine() {}")
    #expect(findings.map(\.name) == ["write"])
    #expect(findings.map(\.rule) == [.linkerAttributes])
  }

  @Test func aTruncatedFileIsAnError() async throws {
    let folder = try TemporaryFolder()
    let whole = try await plugin(of: "let a = 1")
    let file = folder.url.appending(path: "cut.so")
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 40)) {
      try whole.prefix(length).write(to: file)
      #expect(throws: (any Error).self) { try ObjectPolicy().findings(in: file) }
    }
  }

  /// Damages numbers, offsets and names at the most important places: every byte of the header, and bytes of
  /// the section headers, symbols and tags.
  ///
  /// The values are at the limits of each field.
  @Test func damagedFilesCannotCrashTheReader() async throws {
    let folder = try TemporaryFolder()
    let whole = try await plugin(of: "import Foundation\nfunc leave() { exit(0) }")
    let file = folder.url.appending(path: "damaged.so")
    var random = RepeatableNumbers(state: 42)
    let sections = Int(whole[40]) | Int(whole[41]) << 8 | Int(whole[42]) << 16
    let values: [UInt8] = [0, 1, 0x7f, 0x80, 0xff]
    for round in 0..<450 {
      var bytes = whole
      for _ in 0...Int(random.next() % 6) {
        let place =
          switch round % 3 {
          case 0: Int(random.next() % 64)
          case 1: sections + Int(random.next() % UInt64(whole.count - sections))
          default: Int(random.next() % UInt64(whole.count))
          }
        let length = [1, 1, 2, 4, 8][Int(random.next() % 5)]
        let value = values[Int(random.next() % 5)]
        for index in place..<min(place + length, bytes.count) { bytes[index] = value }
      }
      try bytes.write(to: file)
      let findings = (try? ObjectPolicy().findings(in: file)) ?? []
      #expect(findings.count < 1_000)
    }
  }

  /// All names in the symbol table have the same long text, which must not be read for each name.
  @Test func overlappingNamesCostNoMoreThanTheFile() throws {
    let names = 1 << 20
    var bytes = [UInt8](repeating: 0, count: 64 + 3 * 64)
    func put(_ value: Int, at place: Int, _ size: Int) {
      for index in 0..<size { bytes[place + index] = UInt8(value >> (8 * index) & 0xff) }
    }
    bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    put(64, at: 40, 8)
    put(64, at: 58, 2)
    put(3, at: 60, 2)
    let symbols = 190_000
    put(11, at: 128 + 4, 4)
    put(bytes.count, at: 128 + 24, 8)
    put(symbols * 24, at: 128 + 32, 8)
    put(2, at: 128 + 40, 4)
    put(bytes.count + symbols * 24, at: 192 + 24, 8)
    for _ in 0..<symbols { bytes += [1, 0, 0, 0] + [UInt8](repeating: 0, count: 20) }
    bytes += [UInt8](repeating: 0x61, count: names) + [0]
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "names.so")
    try Data(bytes).write(to: file)
    #expect(throws: (any Error).self) { try ObjectPolicy().findings(in: file) }
  }

  private func findings(
    in source: String, allowing allowed: Set<PolicyRule> = []
  ) async throws -> [PolicyFinding] {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", source)
    let (outcome, _) = try await CompilerFixture.compile(["A.swift": source])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return []
    }
    return try ObjectPolicy(allowed: allowed).findings(in: plugin.url, sources: [file])
  }

  private func plugin(of source: String) async throws -> Data {
    let (outcome, _) = try await CompilerFixture.compile(["A.swift": source])
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return Data()
    }
    return try Data(contentsOf: plugin.url)
  }
}
