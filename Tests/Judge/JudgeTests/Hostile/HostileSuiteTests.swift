import Curriculum
import Foundation
import Jailing
import Judge
import Processes
import TestSupport
import Testing

/// Runs attacks of every kind, two at a time, with honest submissions between them.
///
/// No attack gains a point, affects other submissions, or leaves anything behind.
@Suite(.serialized, .runsAlone)
struct HostileSuiteTests {
  private enum Task: Sendable {
    case attack(HostileSubmission)
    case honest
  }

  /// The number of attacks before each honest submission.
  private static let attacksBetween = 6

  @Test(.mainPath) func noAttackGainsAPointOrAffectsOthers() async throws {
    let level = ProcessInfo.processInfo.environment["RINGS_ATTACK_LEVEL"]
    let attacks = TestDepth.cases(
      try HostileSubmission.all(), mainPathOfEach: { $0.name.prefix { $0 != "/" } })
    try await judge(attacks, level: level.flatMap(JailLevel.init) ?? .full)
  }

  /// The guarantees without a sandbox or a tool for limits, with one attack on each guarantee.
  @Test(.enabled(if: Jail.keepsFence, "the kernel hides no files"))
  func attacksFailWithoutASandboxToo() async throws {
    guard ProcessInfo.processInfo.environment["RINGS_ATTACK"] == nil else { return }
    let promises: Set = [
      "forging/moved-descriptors", "forging/exit-zero", "stealing/host-files",
      "stealing/checks-and-solutions", "stealing/other-submissions", "stealing/network",
      "stealing/environment", "stealing/memory-of-others", "stealing/signals-to-others",
      "stealing/other-programs", "resources/fork-bomb", "resources/memory",
    ]
    let attacks = try HostileSubmission.all().filter { promises.contains($0.name) }
    #expect(attacks.count == promises.count)
    try await judge(attacks, level: .none)
  }

  private func judge(_ attacks: [HostileSubmission], level: JailLevel) async throws {
    let before = try Remains.now()
    var tasks: [Task] = []
    for (number, attack) in attacks.enumerated() {
      if number % Self.attacksBetween == 0 { tasks.append(.honest) }
      tasks.append(.attack(attack))
    }
    try await concurrently(tasks, atMost: 2) { task in
      await #expect(throws: Never.self) {
        switch task {
        case .attack(let attack): try await Self.judge(attack, level)
        case .honest: try await Self.judgeHonestCode()
        }
      }
    }
    let left = try await Remains.left(since: before)
    #expect(left.isEmpty, "left behind: \(left)")
  }

  @Test func everyKindHasManyAttacks() throws {
    guard ProcessInfo.processInfo.environment["RINGS_ATTACK"] == nil else { return }
    let attacks = try HostileSubmission.all()
    let kinds = Dictionary(grouping: attacks) { $0.name.prefix { $0 != "/" } }
    #expect(attacks.count >= 60)
    for kind in ["forging", "stealing", "resources", "output"] {
      #expect((kinds[Substring(kind)]?.count ?? 0) >= 8, "\(kind)")
    }
    for attack in attacks { #expect(attack.purpose.hasSuffix("."), "\(attack.name)") }
  }

  private static func judge(_ attack: HostileSubmission, _ level: JailLevel) async throws {
    let verdict = try await verdict(on: attack, level)
    let told = verdict.checks.map { "\($0.status) \($0.message?.english ?? "")" }.joined(
      separator: " / ")
    let report = Comment(
      rawValue: "\(attack.name): \(verdict.status), \(verdict.score) points, \(told) "
        + verdict.diagnostics.map(\.message.english).joined(separator: " / "))
    #expect(!verdict.isPassed, report)
    #expect(verdict.score <= attack.score, report)
    #expect(verdict.status == attack.verdict, report)
    #expect(verdict.maxScore > 0, report)
    if let expected = attack.checks {
      #expect(expected.count == verdict.checks.count, report)
      for (status, check) in zip(expected, verdict.checks) {
        #expect(status.contains(check.status), report)
      }
    }
    let texts = Self.texts(in: verdict)
    #expect(!texts.contains { $0.contains("REACHED") }, report)
    if let rule = attack.rule {
      let breach = verdict.diagnostics.first { $0.rule == rule }
      #expect(breach != nil, report)
      #expect(breach?.line == attack.line, report)
    }
    if let words = attack.words { #expect(texts.contains { $0.contains(words) }, report) }
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), report)
      #expect(text.utf8.count <= 400_000, report)
    }
    _ = try verdict.forLearner().json(in: .english)
  }

  private static func verdict(
    on attack: HostileSubmission, _ level: JailLevel
  ) async throws -> Verdict {
    let files = try Submitted(attack.sources)
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    attack.configure(&configuration)
    configuration.jail = configuration.jail.lowered(to: level)
    return await Judge(configuration).verdict(
      for: try attack.declaration, in: try TinyPack.read(), files: files.urls)
  }

  private static func judgeHonestCode() async throws {
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": TinyPack.solution("greeting-model/Greeting.swift")],
      for: "greeting-model")
    #expect(verdict.isPassed, "honest code beside an attack: \(verdict.checks)")
  }

  private static func texts(in verdict: Verdict) -> [String] {
    let ofChecks = verdict.checks.flatMap { check in
      [check.title, check.message, check.expected, check.actual].compactMap { $0?.english }
        + [check.file].compactMap { $0 }
        + check.renders.flatMap { [$0.caption.english, $0.text] }
    }
    let ofDiagnostics = verdict.diagnostics.flatMap { diagnostic in
      [
        diagnostic.message.english, diagnostic.file, diagnostic.excerpt,
        diagnostic.explanation?.english,
      ]
      .compactMap { $0 }
    }
    return ofChecks + ofDiagnostics
  }

  /// Returns whether the character is neither a control character other than a line break nor a bidirectional
  /// control.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return true }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return false
    default: return true
    }
  }
}
