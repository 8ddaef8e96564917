import Authoring
import Curriculum
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

@Suite("Mutants of a solution", .serialized)
struct MutantMakerTests {
  /// Returns the changes in the mutants of a solution's file.
  private func changes(of solution: String, starter: String = "") throws -> [String] {
    try mutants(of: solution, starter: starter).map(\.change)
  }

  private func mutants(of solution: String, starter: String = "") throws -> [Mutant] {
    try TemporaryFolder.use { folder in
      let (pack, exercise) = try Self.pack(in: folder, solution: solution, starter: starter)
      return try MutantRun(pack: pack) { exercise, _, _ in
        Verdict(exercise: exercise.identifier, checks: [])
      }.mutants(of: exercise)
    }
  }

  static func pack(
    in folder: URL, solution: String, starter: String, more: String = ""
  ) throws -> (Pack, Exercise) {
    let root = try PackScaffold(identifier: "my-pack").write(into: folder)
    let read = try PackLibrary.read(root)
    let exercise = try #require(read.exercises.first)
    let solutionFile = try #require(try read.solutionFiles(of: exercise).first)
    try Data(solution.utf8).write(to: solutionFile)
    try Data(starter.utf8).write(to: try #require(exercise.startFiles.first))
    if !more.isEmpty {
      let manifest = try String(contentsOf: exercise.manifestFile, encoding: .utf8)
      try Data((manifest + more).utf8).write(to: exercise.manifestFile)
    }
    let pack = try PackLibrary.read(root)
    return (pack, try #require(pack.exercises.first))
  }

  @Test(arguments: [
    ("a.font(.title)\n  .bold()", ["drop .bold()"]),
    ("let size = 12", ["12 → 24"]),
    ("let size = 1", ["1 → 2"]),
    ("let size = 1.5", ["1.5 → 3.0"]),
    ("let place = .leading", [".leading → .trailing"]),
    ("let families = [.systemSmall, other]", ["drop .systemSmall,", "drop , other"]),
    (
      "let line = Timeline(entries: all, policy: .after(soon))",
      [
        ".after(soon) → .atEnd", ".after(soon) → .never",
      ]
    ),
    ("func f() {\n  if isOpen { g() }\n}", ["isOpen → !isOpen", "drop if isOpen { g() }"]),
    ("func f() {\n  g()\n  h()\n}", ["drop g()", "drop h()"]),
    ("let x = a < b", ["< → >="]),
    ("let x = a ? one : two", ["one : two → two : one"]),
    ("let x = \"words\"", ["\"words\" → \"\""]),
    ("let x = max(a, b)", ["a, b → b, a"]),
    ("let x = await load()", ["drop await"]),
    ("let x = isOpen == true", ["== → !=", "true → false"]),
  ])
  func eachKindOfMistakeIsMade(source: String, expected: [String]) throws {
    let changes = try changes(of: source)
    for change in expected { #expect(changes.contains(change), "\(changes)") }
  }

  @Test(arguments: [
    ("let x = age <= 3", ["<= → <", "3 → 2", "3 → 4"]),
    ("let x = rain >= 0.1", [">= → >", "0.1 → 0.0", "0.1 → 0.2"]),
    ("let x = age < 3 * 60", ["< → <=", "3 * 60 → 3 * 60 + 1", "3 * 60 → 3 * 60 - 1"]),
    ("let all = 0..<6", ["0 → 1", "6 → 5", "6 → 7"]),
    ("let x = now.addingTimeInterval(900)", ["900 → 899", "900 → 901"]),
    (
      "let x = now.addingTimeInterval(15 * 60)", ["15 * 60 → 15 * 60 + 1", "15 * 60 → 15 * 60 - 1"]
    ),
    ("let x = Relevance(score: 5, duration: 3600)", ["3600 → 3599", "3600 → 3601"]),
    ("let x = now + 3600", ["3600 → 3599", "3600 → 3601"]),
    ("let x = font(size: 12)", []),
  ])
  func answersOutsideTheContractAreGenerated(source: String, expected: [String]) throws {
    let made = try TemporaryFolder.use { folder in
      let (pack, exercise) = try Self.pack(in: folder, solution: source, starter: "")
      return try MutantRun(pack: pack, isBeside: true) { exercise, _, _ in
        Verdict(exercise: exercise.identifier, checks: [])
      }.mutants(of: exercise)
    }
    #expect(made.map(\.change) == expected)
    #expect(made.allSatisfy { $0.kind == .beside })
    let usual = try mutants(of: source)
    #expect(!usual.contains { $0.kind == .beside })
  }

  @Test(arguments: [
    "import SwiftUI", "// let size = 12", "let x: Array<Int>", "if #available(iOS 17, *) {}",
    "let pair = a.0",
  ])
  func whatIsNoAnswerStays(source: String) throws {
    #expect(try changes(of: source).filter { !$0.hasPrefix("drop if") } == [])
  }

  @Test(arguments: [
    "#Preview { Text(\"Hello\").padding(8) }\n",
    "#Preview(\"Small\", as: .systemSmall) {\n  Tide()\n} timeline: {\n  Entry(height: 12)\n}\n",
    "struct A_Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }\n",
  ])
  func previewsAreNoAnswerBesideOne(preview: String) throws {
    #expect(try changes(of: "let own = 8\n" + preview) == ["8 → 16"])
    #expect(try !changes(of: preview).isEmpty, "here the previews are the answer")
  }

  @Test func providedCodeIsNotMutated() throws {
    let starter = "let given = 12\n"
    #expect(
      try changes(of: starter + "let own = 8\n", starter: starter) == ["8 → 16"])
  }

  @Test func equalMutationsAreNumbered() throws {
    #expect(try changes(of: "let a = 8\nlet b = 8\n") == ["8 → 16", "8 → 16 #2"])
  }

  @Test func aMutantListsItsChangedLines() throws {
    let source = "let a = 8\nlet b = 9\nlet c = 7\n"
    let mutants = try mutants(of: source)
    let mutant = try #require(mutants.first { $0.line == 2 })
    #expect(mutant.difference(in: Array(source.utf8)) == ["- let b = 9", "+ let b = 18"])
  }

  @Test func invalidSwiftIsTolerated() throws {
    for source in ["{{{{", "a ? b", "policy:", "if", "[", "(,,)", "x.(", "? :", "guard else {"] {
      for mutant in try mutants(of: source) {
        #expect(mutant.range.upperBound <= source.utf8.count)
      }
    }
  }

  /// Returns the mutants of a function that hard-code the values in these checks.
  private func byHeart(_ solution: String, asking checks: String) throws -> [String] {
    try TemporaryFolder.use { folder in
      let (pack, exercise) = try Self.pack(in: folder, solution: solution, starter: "")
      try Data("final class AChecks { func testA() { \(checks) } }\n".utf8)
        .write(to: exercise.checkFiles[0])
      let source = try [UInt8](Data(contentsOf: try pack.solutionFiles(of: exercise)[0]))
      return try MutantRun(pack: pack) { exercise, _, _ in
        Verdict(exercise: exercise.identifier, checks: [])
      }.mutants(of: exercise).filter { $0.kind == .heart }
        .map { String(decoding: $0.text(in: source), as: UTF8.self) }
    }
  }

  @Test func hardCodedAnswersUseTheChecksValues() throws {
    #expect(
      try byHeart("func leap(_ year: Int) -> Bool { year % 4 == 0 }", asking: "call(1900, 2_000)")
        == [
          "func leap(_ year: Int) -> Bool { (([1900, 2000] as [Int]).contains(year) ? year : 1900) % 4 == 0 }"
        ])
    #expect(
      try byHeart(
        "struct A: View {\n  let name: String\n  var body: some View { Text(\"Hi \\(name)\") }\n}",
        asking: "view(\"greeting\", \"Mina\")"
      ).count == 1)
  }

  @Test(arguments: [
    ("func leap(_ year: Int) -> Bool { year % 4 == 0 }", "call(inputs.integer(in: low))"),
    ("func leap(_ year: Int) -> Bool { year % 4 == 0 }", "call(inputs.element(of: [1900, 2000]))"),
    ("func leap(_ year: Int) -> Bool { year % 4 == 0 }", "call(inputs.integer(in: 1...24))"),
    ("func leap(_ year: Int?) -> Bool { year == nil }", "call(1900)"),
    ("func leap(_ years: [Int]) -> Int { years.count }", "call(1900)"),
    ("func leap(_ other: Date, year: Int) { use(other) }", "call(1900)"),
    ("func leap(_ year: Int) { var year = year; year += 1 }", "call(1900)"),
    ("struct A { var name = \"a\"; var other: String { name } }", "call(\"b\")"),
  ])
  func whatChecksDrawOrNobodyGivesIsNotKnownByHeart(solution: String, checks: String) throws {
    #expect(try byHeart(solution, asking: checks) == [])
  }
}
