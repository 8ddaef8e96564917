import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import Synchronization
import Testing

@Suite("Right variants of a solution", .serialized)
struct RightVariantTests {
  /// Returns the judged texts, and the findings if the checks accept only some texts.
  private func run(
    _ solution: String, accepts: @escaping @Sendable (String) -> Bool
  ) async throws -> (findings: [ValidationFinding], texts: [String]) {
    try await TemporaryFolder.use { folder in
      let (pack, exercise) = try MutantMakerTests.pack(
        in: folder, solution: solution, starter: "// TODO: write\n")
      let texts = Mutex<[String]>([])
      let rule = RightVariantValidation { exercise, _, files in
        let text = (try? String(contentsOf: files[0], encoding: .utf8)) ?? ""
        texts.withLock { $0.append(text) }
        let check = CheckResult(
          id: "GreetingChecks.testTheNameIsThere", title: Sentence(verbatim: "The name"),
          status: accepts(text) ? .passed : .failed, points: accepts(text) ? 1 : 0, maxPoints: 1)
        return Verdict(exercise: exercise.identifier, checks: [check])
      }
      var findings: [ValidationFinding] = []
      for content in rule.trials(in: pack, exercises: [exercise]) {
        findings += await content.run()
      }
      return (findings, texts.withLock { $0 })
    }
  }

  private static let view = """
    struct GreetingView: View {
      private var size = 12

      var body: some View {
        VStack(spacing: 4) {
          Text("A")
            .font(.title)
            .lineLimit(1)
        }
      }
    }
    """

  @Test func allChangesAreJudgedAtOnce() async throws {
    let (findings, texts) = try await run(Self.view) { _ in true }
    #expect(findings == [])
    #expect(texts.count == 1)
    let text = try #require(texts.first)
    for part in ["movedBody", "Group {", "VStackLayout(spacing: 4)", "sizeRenamed = 12"] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(text.contains(/\.lineLimit\(1\)\s+\.font\(\.title\)/))
  }

  @Test func theChangeThatIsRefusedIsNamed() async throws {
    let (findings, _) = try await run(Self.view) { $0.contains("VStack(") }
    #expect(findings.map(\.rule.name) == ["refused-variant"])
    #expect("\(findings)".contains("VStackLayout"))
    #expect(findings.first?.line == 5)
  }

  @Test func aLabelIsNotRenamed() async throws {
    let source = "struct A {\n  private let size: Int\n  static let one = A(size: 1)\n}"
    let (findings, texts) = try await run(source) { _ in true }
    #expect(findings == [] && texts == [])
  }
}
