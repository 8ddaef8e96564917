import Curriculum
import Foundation
import Judge
import SwiftSource
import TestSupport
import Testing

/// Code that crashes, hangs, exits or forges results loses only its own points.
@Suite(.runsAlone, .paired)
struct HostileSubmissionTests {
  /// Code for the greeting's body, and the status of the checks that call it.
  @Test(arguments: [
    ("fatalError(\"no greeting\")", CheckResult.Status.crashed, "no greeting"),
    ("return [String]()[3]", .crashed, "ndex out of range"),
    ("let none: Int? = Int(name); return \"\\(none!)\"", .crashed, "nil"),
    ("return text(mood)", .crashed, "calls itself"),
    ("exit(0)", .exited, "exit code 0"),
    ("while true {}", .timedOut, "didn't finish"),
    ("_ = readLine(); _ = readLine(); sleep(60); return \"\"", .timedOut, "didn't finish"),
    (
      "for _ in 0..<1_700 { print(String(repeating: \"x\", count: 65_536)) }; return \"\"",
      .crashed, "printed too much"
    ),
  ])
  func theChecksThatCallItFailAndTheOthersGoOn(
    body: String, status: CheckResult.Status, message: String
  ) async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "if name == \"Mina\" { \(body) }\n    let text = name.isEmpty ?")
    let withFoundation = sources.mapValues { "import Foundation\n" + $0 }
    let verdict = try await TinyJudge.verdict(
      on: withFoundation, for: "greeting-model", allows: Set(PolicyRule.allCases),
      limits: WorkerLimits(request: .seconds(3)))
    #expect(verdict.status == .failed, "\(verdict.diagnostics)")
    #expect(
      verdict.checks.map(\.status) == [.passed, status, .skipped, .passed, .passed],
      "\(verdict.checks.map { $0.message?.english ?? "" })")
    #expect(
      verdict.checks[1].message?.english.contains(message) ?? false, "\(verdict.checks[1])")
    #expect(verdict.checks[2].because == verdict.checks[1].id)
    #expect(verdict.score == 3)
  }

  /// Crashes for which the runtime reports no line, or a line in its own source.
  @Test(arguments: [
    "let none = [1]; _ = none[name.count]", "_ = Int.max - 3 + name.count",
    "_ = UInt8(name.count + 300)",
    "_ = name[name.index(name.endIndex, offsetBy: 1)]", "_ = [1: 2][3]!",
    "_ = 7 / (name.count - 4)", "_ = [1, 2].map { _ in [Int]()[1] }",
    "_ = try! Mood(rawValue: name).map { $0 } ?? { throw CancellationError() }()",
    "_ = (self as Any) as! String", "final class Box { var list = [1] }; Box().list[4] += 1",
    "final class Box {}; struct Weak { unowned let box: Box }; _ = Weak(box: Box()).box",
  ])
  func everyTrapNamesTheLearnersLine(body: String) async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "if name == \"Mina\" {\n\(body)\n}\n    let text = name.isEmpty ?")
    let verdict = try await TinyJudge.verdict(
      on: sources, for: "greeting-model", allows: Set(PolicyRule.allCases))
    #expect(verdict.checks[1].status == .crashed, "\(verdict.checks[1]) \(verdict.diagnostics)")
    #expect(verdict.checks[1].file == "Greeting.swift", "\(verdict.checks[1])")
    #expect(verdict.checks[1].line == 10, "\(verdict.checks[1])")
  }

  @Test func anEndlessRecursionNamesItsFunction() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "if name == \"Mina\" {\n_ = text(mood)\n}\n    let text = name.isEmpty ?")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.checks[1].status == .crashed)
    // The stack ends at the start of the function or at its recursive call.
    #expect([8, 10].contains(verdict.checks[1].line), "\(verdict.checks[1])")
  }

  @Test func aFailedCastNamesBothTypes() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "_ = ([self] as Any) as! [Mood: Int]\n    let text = name.isEmpty ?")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(
      verdict.checks[1].message?.english
        == "Your code crashed: Could not cast a value of type Array<Greeting> to Dictionary<Mood, Int>."
    )
  }

  @Test(.mainPath) func aCrashNamesTheLearnersLine() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "precondition(name != \"Mina\", \"Mina is out\"); let text = name.isEmpty ?")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.checks[1].file == "Greeting.swift")
    #expect(verdict.checks[1].line == 9)
    #expect(verdict.evidence.signal != nil)
  }

  /// The attack writes to every open descriptor: a well-formed response, then garbage.
  @Test(arguments: [
    "{\"id\":2,\"response\":{\"returned\":{\"_0\":\"IkhlbGxvLCBNaW5hIg==\"}}}", "rubbish",
    "\u{7f}\u{7f}\u{7f}\u{7f}",
  ])
  func forgedFramesGetNoPoints(payload: String) async throws {
    let forging = """
      let payload = Array(\(payload.debugDescription).utf8)
      let frame: [UInt8] = [0, 0, 0, UInt8(payload.count)] + payload
      for descriptor in Int32(3)..<32 { _ = write(descriptor, frame, frame.count) }
      """
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?", with: "\(forging)\n    let text = name.isEmpty ?"
    ).mapValues { "import Glibc\n" + $0 }
    let verdict = try await TinyJudge.verdict(
      on: sources, for: "greeting-model", allows: Set(PolicyRule.allCases))
    #expect(!verdict.isPassed)
    #expect(verdict.checks[1].status == .crashed, "\(verdict.checks[1])")
    #expect(verdict.checks[1].points == 0)
  }

  @Test(.mainPath) func loadTimeCodeCannotPass() async throws {
    let sources = try TinyPack.model(
      replacing: "import SwiftUI",
      with: """
        import Glibc
        import SwiftUI
        @section(".init_array") @used let early: @convention(c) () -> Void = { _exit(0) }
        """)
    let verdict = try await TinyJudge.verdict(
      on: sources, for: "greeting-model", allows: Set(PolicyRule.allCases))
    #expect(!verdict.isPassed)
    #expect(verdict.score == 0)
  }

  @Test func manySlowResponsesTogetherTimeOut() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "if name == \"Mina\" { usleep(1_500_000) }\n    let text = name.isEmpty ?"
    ).mapValues { "import Foundation\n" + $0 }
    let verdict = try await TinyJudge.verdict(
      on: sources, for: "greeting-model",
      limits: WorkerLimits(request: .seconds(5), check: .milliseconds(2900)))
    #expect(verdict.status == .failed)
    #expect(verdict.checks[1].status == .timedOut, "\(verdict.checks[1])")
    #expect(verdict.checks[4].status == .passed)
  }

  /// The view blurs each circle twice, with radii of hundreds of points, and the check has to paint it to
  /// measure a contrast.
  @Test func aPictureThatIsSlowToReadIsNoInternalFailure() async throws {
    let heavy =
      "ZStack { ForEach(0..<1200) { _ in Circle().fill(.red).blur(radius: 500).blur(radius: 400) } }"
    let solution = try TinyPack.solution("greeting-widget/GreetingWidget.swift")
    let verdict = try await TinyJudge.verdict(
      on: [
        "GreetingWidget.swift": solution.replacingOccurrences(
          of: ".containerBackground(.white, for: .widget)",
          with: ".containerBackground(for: .widget) { \(heavy) }")
      ], for: "greeting-widget", limits: WorkerLimits(request: .seconds(20), check: .seconds(4)))
    #expect(verdict.checks.map(\.status) == [.timedOut, .passed], "\(verdict.checks)")
    #expect(
      verdict.checks[0].message?.english.contains("takes too long to process") ?? false)
  }

  @Test func hugeResponsesFail() async throws {
    let sources = try TinyPack.model(
      replacing: "let text = name.isEmpty ?",
      with: "if name == \"Mina\" { return String(repeating: \"x\", count: 3_000_000) }\n"
        + "    let text = name.isEmpty ?")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.checks[1].status == .failed, "\(verdict.checks[1])")
    #expect(verdict.checks[1].message?.english == "Say whom you greet")
  }
}
