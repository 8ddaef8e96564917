import Curriculum
import Judge
import Sentences
import SwiftSource
import TestSupport
import Testing

/// Probes keep their author's meaning, whatever names a learner uses.
@Suite(.serialized, .startsProcesses)
struct ProbeSealTests {
  private func verdict(beside more: String, imports: String = "Foundation") async throws -> Verdict
  {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    return try await TinyJudge.verdict(
      on: ["Greeting.swift": solution, "More.swift": "import \(imports)\n\(more)\n"],
      for: "greeting-model")
  }

  @Test(arguments: [
    // Names that the probe file declares itself.
    "struct Step { var number = 1 }\nfunc spoken(_ step: Step) -> Int { step.number }",
    "enum Step { case first, second }\nlet spoken = Step.first",
    // Names of the probes' own API.
    "struct Probe {}\nstruct ViewProbe {}\nenum LessonProbes { case one }\nstruct ProbeCatalog {}",
    "func Probe(_ name: String) -> Int { 1 }",
    // Swift types that the probes use.
    "struct Error {}\nenum Optional { case some }",
    // Members of a library's type that are better overload matches than the type's own members.
    "extension Sequence { func map<T>(_ path: KeyPath<Element, T>) -> [T] { [] } }",
    "extension Array { func map<T>(_ change: (Element) -> T) -> [T] { [] } }",
    // The learner's own protocol, to which a library's type conforms.
    "protocol Mine: RandomAccessCollection {}\nextension Array: Mine {}\n"
      + "extension Mine { func map<T>(_ change: (Element) throws -> T) rethrows -> [T] { [] } }",
    "protocol Own: Collection {}\nextension Array: Own {}\n"
      + "extension Own { func map<T>(_ path: KeyPath<Element, T>) -> [T] { [] } }",
    // The learner's own type that implements a library's requirement, and another method with the same name.
    "extension Mood: Comparable { static func < (one: Mood, other: Mood) -> Bool { true } }",
    "extension Greeting { func map(_ change: (String) -> String) -> Greeting { self } }",
    // Declarations that the probes don't use are allowed.
    "extension Int { static func == (left: Int, right: Int) -> Bool { true } }",
    "extension Date { static func + (date: Date, hours: Int) -> Date { date } }",
    "extension Bool: @retroactive Comparable {\n"
      + "  public static func < (left: Bool, right: Bool) -> Bool { !left && right }\n}",
    "extension String { subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] } }",
    "struct Character { var name = \"Mina\" }",
    "@dynamicMemberLookup struct Lens<Root> {\n  var root: Root\n"
      + "  subscript<V>(dynamicMember path: KeyPath<Root, V>) -> V { root[keyPath: path] }\n}",
  ])
  func aLearnersOwnNamesAreTheirs(more: String) async throws {
    let verdict = try await verdict(beside: more)
    #expect(verdict.isPassed, "\(verdict.diagnostics) \(verdict.checks)")
  }

  @Test(.mainPath) func aLearnersViewDoesNotReplaceSwiftUIs() async throws {
    let verdict = try await verdict(
      beside: """
        struct Text: View {
          init(_ text: String) {}
          var body: some View { SwiftUI.Text(verbatim: "nobody") }
        }
        """, imports: "SwiftUI")
    #expect(verdict.isPassed, "\(verdict.diagnostics) \(verdict.checks)")
  }

  @Test(
    .mainPath,
    arguments: [
      (
        Language.english,
        "`??` isn't allowed here: this exercise's checks use the declaration from Swift or a library"
      ),
      (Language.korean, "여기서는 쓸 수 없어요(`??`): 이 과제의 검사는 Swift나 라이브러리의 선언을 쓰는데"),
    ])
  func anOperatorThatShadowsTheProbesIsReportedWithItsLine(
    language: Language, message: String
  ) async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let files = try Submitted([
      "Greeting.swift": solution,
      "More.swift":
        "func ?? (left: Mood?, right: @autoclosure () -> Mood) -> Mood { left == nil ? .calm : .loud }\n",
    ])
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    var exercise = try TinyPack.exercise("greeting-model")
    let judge = Judge(configuration)
    let pack = try TinyPack.read()
    let verdict = await judge.verdict(
      for: exercise, in: pack, files: files.urls)
    #expect(verdict.status == .forbidden)
    let first = try #require(verdict.diagnostics.first)
    #expect(first.rule == "standard-types")
    #expect(first.file == "More.swift")
    #expect(first.line == 1)
    #expect(first.message.spoken(in: language).hasPrefix(message), "\(first.message.english)")
    exercise.allows = [.standardTypes]
    let allowed = await judge.verdict(for: exercise, in: pack, files: files.urls)
    #expect(allowed.status == .failed)
  }

  @Test(.mainPath) func distinguishableNamesAreNotReported() async throws {
    let verdict = try await verdict(
      beside: """
        extension Array { func map<T>(_ change: (Element) -> T) -> [T] { [] } }
        func ?? (left: Mood?, right: @autoclosure () -> Mood) -> Mood { .calm }
        """)
    #expect(verdict.status == .forbidden)
    #expect(verdict.diagnostics.map(\.line) == [3], "\(verdict.diagnostics)")
  }

  @Test(arguments: [
    "fputs(\"asked\\n\", stderr)", "FileHandle.standardError.write(Data(\"asked\".utf8))",
    "fflush(stdout)", "var log = StandardError(); print(\"asked\", to: &log)", "print(\"asked\")",
  ])
  func printingToStandardErrorIsAllowed(line: String) async throws {
    let verdict = try await verdict(
      beside: """
        struct StandardError: TextOutputStream {
          mutating func write(_ text: String) { fputs(text, stderr) }
        }
        func note() { \(line) }
        """)
    #expect(verdict.isPassed, "\(verdict.diagnostics)")
  }

  @Test(arguments: [
    "func peek() -> Int { Int(stderr.pointee._fileno) }",
    "func copy(_ text: String) { fputs(text, stderr); withUnsafeBytes(of: 1) { print($0.count) } }",
    "func keep() { let stream = unsafe stderr; fputs(\"a\", stream) }",
  ])
  func whatLooksBehindThePointerIsUnsafeAllTheSame(more: String) async throws {
    let verdict = try await verdict(beside: more)
    #expect(verdict.status == .forbidden)
    #expect(verdict.diagnostics.first?.rule == "unsafe-memory", "\(verdict.diagnostics)")
  }
}

/// Pack validation's own attack on an exercise's probes.
@Suite(.serialized, .startsProcesses, .mainPath)
struct ShadowedProbesTests {
  private func outcome(allows: Set<PolicyRule>) async throws -> ShadowedProbes.Outcome {
    var exercise = try TinyPack.exercise("greeting-model")
    exercise.allows = allows
    return try await ShadowedProbes(Laboratory.shared.configuration)
      .outcome(for: exercise, in: TinyPack.read())
  }

  @Test func distinguishableNamesResolveCorrectly() async throws {
    let outcome = try await outcome(allows: [])
    #expect(outcome.tried > 0)
    #expect(outcome.astray == [])
  }

  @Test func allowedNamesAreFound() async throws {
    let outcome = try await outcome(allows: [.standardTypes])
    #expect(outcome.astray.map(\.name) == ["??"], "\(outcome)")
    #expect(outcome.astray.map(\.probe) == ["text"])
  }
}
