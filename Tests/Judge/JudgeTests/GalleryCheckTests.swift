import Foundation
import Judge
import TestSupport
import Testing

/// Checks that query the galleries of phones with several iOS versions.
@Suite(.serialized, .startsProcesses)
struct GalleryCheckTests {
  private func verdict(_ edit: (String) -> String = { $0 }) async throws -> Verdict {
    let solution = try TinyPack.solution("greeting-widget-gallery/Bundle.swift")
    let source = edit(solution)
    return try await TinyJudge.verdict(on: ["Bundle.swift": source], for: "greeting-widget-gallery")
  }

  @Test(.mainPath) func theSolutionIsOfferedOnEveryRequestedSystem() async throws {
    let verdict = try await verdict()
    #expect(verdict.status == .passed, "\(verdict.checks) \(verdict.diagnostics)")
  }

  @Test func aBundleInAnotherOrderFails() async throws {
    let verdict = try await verdict {
      $0.replacing("(LockWidget(), GreetingWidget())", with: "(GreetingWidget(), LockWidget())")
    }
    #expect(verdict.checks.map(\.status) == [.passed, .failed, .passed])
    #expect(verdict.checks[1].message?.english.contains("In this order") == true)
  }

  /// The newest system accepts the bundle; the check's phone doesn't.
  @Test func aBundleThatCrashesOnOneSystemIsReported() async throws {
    let built = """
      struct Greetings: WidgetBundle {
        var body: some Widget {
          if #available(iOS 16.0, *) { LockWidget() }
          GreetingWidget()
        }
      }
      """
    let verdict = try await verdict { source in
      let start = source.range(of: "struct Greetings")?.lowerBound ?? source.endIndex
      return String(source[..<start]) + built
    }
    #expect(verdict.checks.map(\.status) == [.passed, .crashed, .passed], "\(verdict.checks)")
    #expect(verdict.checks[1].message?.english.contains("Unavailable") == true)
  }

  /// Code that only older systems run is first compiled for this check, so the policy applies again.
  @Test func codeForOlderSystemsIsRun() async throws {
    let verdict = try await verdict {
      $0.replacing(
        "return WidgetBundleBuilder.buildBlock(GreetingWidget())",
        with: "exit(0)\nreturn WidgetBundleBuilder.buildBlock(GreetingWidget())")
    }
    #expect(
      verdict.checks.map(\.status) == [.passed, .notCompiled, .notCompiled],
      "\(verdict.checks)")
    #expect(verdict.checks[1].message?.english.contains("exit") == true)
  }

  /// The compiler accepts the bundle for every deployment target, but users of an older phone have no widget.
  @Test func aNewerBundleIsAbsentOnOlderPhones() async throws {
    let verdict = try await verdict {
      $0.replacing("@main", with: "@available(iOS 16.0, *) @main")
    }
    #expect(verdict.checks.map(\.status) == [.passed, .failed, .failed], "\(verdict.checks)")
  }
}
