import Compiling
import TestSupport
import Testing

/// Finds the declarations that a probe uses from the files next to it without mentioning them.
@Suite(.serialized, .startsProcesses) struct ProbeSymbolsTests {
  private func unwritten(_ probe: String, beside source: String) async throws -> [ProbeName] {
    var options = CompileOptions(audience: .probes)
    options.tellsProbeNames = true
    let (outcome, folder) = try await CompilerFixture.compile(
      ["Answer.swift": source], probes: ["RingsProbes0.swift": probe], options: options)
    defer { withExtendedLifetime(folder) {} }
    guard case .plugin(let plugin) = outcome else {
      Issue.record("\(outcome)")
      return []
    }
    return (plugin.probeNames ?? []).filter(\.isUnwritten)
  }

  @Test(
    .mainPath,
    arguments: [
      (
        "extension Int: @retroactive TextOutputStreamable {\n"
          + "  public func write<Target: TextOutputStream>(to target: inout Target) {}\n}",
        "func ask(_ number: Int) -> String { \"\\(number)\" }", "Int: TextOutputStreamable"
      ),
      (
        "extension KeyedEncodingContainer {\n"
          + "  mutating func encode(_ value: [String], forKey key: K) throws {}\n}",
        "private struct Told: Encodable { var words: [String] }\n"
          + "func ask() -> any Encodable { Told(words: []) }", "encode"
      ),
      (
        "extension KeyedEncodingContainer {\n"
          + "  mutating func encodeIfPresent(_ value: Double?, forKey key: K) throws {}\n}",
        "private struct Told: Encodable { var number: Double? }\n"
          + "func ask() -> any Encodable { Told() }", "encodeIfPresent"
      ),
    ])
  func whatOnlyTheCompilerNamesIsFound(source: String, probe: String, name: String) async throws {
    let names = try await unwritten(probe, beside: source)
    let taken = names.filter { $0.ofSources != nil }
    #expect(taken.map(\.name) == [name], "\(names)")
    #expect(taken.first?.ofSources?.location?.line == 2)
  }

  @Test(arguments: [
    // A member of the submission's own type.
    (
      "struct Place: CustomStringConvertible { var description = \"here\" }",
      "func ask() -> String { Place().description }"
    ),
    // An extension that the probe mentions.
    ("extension Int { var doubled: Int { 2 * self } }", "func ask() -> Int { 3.doubled }"),
    // A constant in an extension, and the submission's own nested type.
    ("extension Int { static let sky = 4 }", "func ask() -> Int { Int.sky }"),
    (
      "extension Int { enum Tone: Equatable { case low, high } }",
      "func same<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }\n"
        + "func ask() -> Bool { same(Int.Tone.low, .high) }"
    ),
    (
      "struct Pair<T> { var value: T }\nextension Pair: Equatable where T: Equatable {}",
      "func same<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }\n"
        + "func ask() -> Bool { same(Pair(value: 1), Pair(value: 2)) }"
    ),
    // A conformance that the probe doesn't use.
    (
      "extension Int: @retroactive TextOutputStreamable {\n"
        + "  public func write<Target: TextOutputStream>(to target: inout Target) {}\n}",
      "func ask(_ number: Int) -> String { String(number) }"
    ),
  ])
  func whatIsMeantIsNoMatter(source: String, probe: String) async throws {
    #expect(try await unwritten(probe, beside: source) == [])
  }

  @Test(arguments: [
    ("func ask(_ number: Int) -> String { \"\\(number)\" }", SelfDescription.interpolation),
    ("func ask(_ number: Int) -> String { String(describing: number) }", .describing),
    ("func ask(_ number: Int) -> String { String(reflecting: number) }", .reflecting),
    (
      "func ask(_ number: Int) -> String { var text = \"\"; dump(number, to: &text); return text }",
      .dump
    ),
    ("func ask(_ number: Int) -> Int { Mirror(reflecting: number).children.count }", .mirror),
    ("struct Told: Codable { var number: Int }", .coding),
  ])
  func aValueThatIsAskedToDescribeItselfIsFound(probe: String, way: SelfDescription) async throws {
    let names = try await unwritten(probe, beside: "let nothing = 0")
    #expect(names.compactMap(\.selfDescription) == [way], "\(names)")
  }

  @Test func textWithinTextDescribesNothing() async throws {
    let probe = "func ask(_ name: String) -> String { \"Hello, \\(name)\" }"
    #expect(try await unwritten(probe, beside: "let nothing = 0") == [])
  }
}
