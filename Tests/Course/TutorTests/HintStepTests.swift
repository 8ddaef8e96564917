import Curriculum
import Foundation
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
}
