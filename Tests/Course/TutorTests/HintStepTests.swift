import Curriculum
import Foundation
import TestSupport
import Testing
import Tutor

@Suite("A hint's code is put where the solution has it")
struct HintStepTests {
  private let file = URL(filePath: "/nonexistent/Card.swift")
  private let start = """
    struct Card: View {
      var body: some View {
        Text("a")
        // TODO: more
      }
    }

    """
  private let solution = """
    struct Card: View {
      var body: some View {
        VStack {
          Text("a").font(.title)
          Text("b")
        }
      }

      private var other: Int { 3 }
    }

    """

  private func after(_ hint: String) -> String? {
    HintStep(hint: hint)
      .step(in: file, holding: Array(start.utf8), solution: Array(solution.utf8))
      .map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  @Test func applyMakesOnlyTheHintsChange() throws {
    let text = try #require(
      after(
        """
        The whole body:

        ```swift
        VStack {
          Text("a").font(.title)
          Text("b")
        }
        ```
        """))
    #expect(
      text.contains("    VStack {\n      Text(\"a\").font(.title)\n      Text(\"b\")\n    }\n"))
    #expect(!text.contains("other"))
    #expect(!text.contains("TODO"))
  }

  @Test func codeOnOneLineIsFound() throws {
    #expect(after("In the struct `private var other: Int { 3 }`.")?.contains("other") == true)
  }

  @Test func aHintWithAPartialPlaceChangesNothing() {
    #expect(after("Write `Text(\"b\")` below.") == nil)
    #expect(after("Think of what stands below what.") == nil)
  }

  /// Pack validation judges the solutions, so a file with the solution's code passes.
  @Test(arguments: ["en", "ko"])
  func applyingAllHintsAndTheRestGivesTheSolution(language: String) throws {
    let pack = try PackLibrary.read(Repository.weather)
    for exercise in pack.exercises where exercise.kind == .code {
      let steps = exercise.hints.map { HintStep(hint: $0.text(in: language)) } + [.solution]
      let starts = exercise.startFiles
      for solution in try pack.solutionFiles(of: exercise) {
        let name = solution.lastPathComponent
        let file = try #require(
          starts.first { $0.lastPathComponent == name }, "\(exercise.identifier) has no \(name)")
        let wanted = Array(try Data(contentsOf: solution))
        var bytes = Array(try Data(contentsOf: file))
        for step in steps {
          guard let made = step.step(in: file, holding: bytes, solution: wanted) else { continue }
          bytes = made.after.bytes
        }
        #expect(
          SourceLines(bytes).bare == SourceLines(wanted).bare, "\(exercise.identifier): \(name)")
      }
    }
  }
}
