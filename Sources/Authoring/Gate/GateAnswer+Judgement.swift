package import Judge
import Sentences

extension GateAnswer {
  /// The pseudo-check of an answer that the compiler refuses.
  static let compileCheck = "compile"

  /// What is wrong with the verdict, or nil when it is the one that the pack promises.
  package func finding(for verdict: Verdict) -> GateFinding? {
    if verdict.status == .infrastructureFailure {
      return finding(
        .couldBeJudged,
        verdict.diagnostics.first?.message.spoken(in: .english)
          ?? "Rings failed while it was judged")
    }
    switch expectation {
    case .passes:
      return verdict.isPassed ? nil : finding(rule, "does not pass: \(Self.reason(of: verdict))")
    case .failsLike(let checks):
      return starterFinding(for: verdict, declared: checks)
    case .isCaught(let check, let message):
      return wrongAnswerFinding(for: verdict, check: check, message: message)
    }
  }

  private func starterFinding(for verdict: Verdict, declared: [String]) -> GateFinding? {
    if verdict.isPassed {
      return finding(rule, "passes as it is handed out: there is nothing left to do")
    }
    let failing = Self.failingChecks(of: verdict)
    let missing = declared.filter { !failing.contains($0) }
    guard missing.isEmpty else {
      return finding(
        rule,
        "must fail \(missing.joined(separator: ", ")) by `starter-fails`, but fails "
          + "\(failing.isEmpty ? "nothing" : failing.joined(separator: ", "))")
    }
    // What fails beyond the declaration, fails by accident.
    let extra = failing.filter { !declared.contains($0) }
    return extra.isEmpty
      ? nil
      : finding(
        rule, "also fails \(extra.joined(separator: ", ")), which `starter-fails` does not name")
  }

  private func wrongAnswerFinding(
    for verdict: Verdict, check: String, message: String
  ) -> GateFinding? {
    if verdict.isPassed { return finding(rule, "passes, but \(check) must catch it") }
    guard Self.failingChecks(of: verdict).contains(check) else {
      return finding(rule, "is caught, but not by \(check): \(Self.reason(of: verdict))")
    }
    let said = Self.messages(of: check, in: verdict)
    guard said.contains(where: { $0.localizedStandardContains(message) }) else {
      return finding(
        rule,
        "is caught by \(check), but the learner does not read “\(message)”; they read: "
          + said.joined(separator: " / "))
    }
    return nil
  }

  private func finding(_ rule: GateFinding.Rule, _ message: String) -> GateFinding {
    GateFinding(rule: rule, exercise: exercise.identifier, answer: name, message: message)
  }

  // Packs name what their checks say in English.

  /// The checks that did not pass on their own account: skipped ones follow from others.
  private static func failingChecks(of verdict: Verdict) -> [String] {
    if verdict.status == .notCompiled || verdict.status == .forbidden { return [compileCheck] }
    return verdict.checks.filter { $0.status != .passed && $0.status != .skipped }.map(\.id)
  }

  private static func messages(of check: String, in verdict: Verdict) -> [String] {
    guard check != compileCheck else {
      return verdict.diagnostics.flatMap {
        [$0.message, $0.explanation].compactMap { $0?.spoken(in: .english) }
      }
    }
    return verdict.checks.filter { $0.id == check }
      .flatMap { [$0.message, $0.expected, $0.actual].compactMap { $0?.spoken(in: .english) } }
  }

  private static func reason(of verdict: Verdict) -> String {
    if failingChecks(of: verdict) != [compileCheck],
      let check = verdict.checks.first(where: { $0.status != .passed })
    {
      return
        "\(check.id) \(check.status.rawValue): \(check.message?.spoken(in: .english) ?? "no message")"
    }
    if let diagnostic = verdict.diagnostics.first {
      let place = [diagnostic.file, diagnostic.line.map(String.init)].compactMap { $0 }
      return (place + [diagnostic.message.spoken(in: .english)]).joined(separator: ":")
    }
    return verdict.status.rawValue
  }
}
