import Judge
import Workbench

/// What the jail keeps on this machine: proved by attacking it, and what nobody can promise.
struct IsolationExamination: Encodable {
  var level: String
  /// Why the level is not `full`, and what to do about it.
  var gaps: [String]
  /// Whether the memory of all processes of a jail together is bounded.
  var boundsMemoryOfAll: Bool
  /// Whether the kernel fences files in a second time.
  var keepsFence: Bool
  var proofs: [CanaryProof]
  var notGuaranteed: [String]

  static func of(_ configuration: JudgeConfiguration) async -> IsolationExamination {
    let jail = configuration.jail
    let proofs = await jail.proofs(
      program: configuration.executable.path,
      libraries: configuration.toolchain.runtimeDirectory)
    return IsolationExamination(
      level: jail.level.rawValue, gaps: jail.gaps.map { "\($0)" },
      boundsMemoryOfAll: jail.boundsMemoryOfAll, keepsFence: Jail.keepsFence, proofs: proofs,
      notGuaranteed: notGuaranteed(jail))
  }

  private static func notGuaranteed(_ jail: Jail) -> [String] {
    var words: [String] = []
    if jail.level < .full {
      words.append("that learner code does not learn whether a file exists, and how large it is")
    }
    if !jail.boundsThreads {
      words.append("a bound on how many threads it starts (an ordinary user, no namespaces)")
    }
    if !jail.boundsMemoryOfAll {
      words.append("a bound on the memory of several processes together (no control group)")
    }
    if !Jail.keepsFence {
      words.append(
        jail.level == .full
          ? "a second fence around files (no Landlock)"
          : "that it cannot read or write your own files (no Landlock in this kernel)")
    }
    return words + [
      "that the kernel\(jail.level == .full ? " and bubblewrap have" : " has") no fault",
      "that a busy machine is quick enough for every time limit",
    ]
  }

  var findings: [Examination.Finding] {
    var findings = [
      Examination.Finding(
        subject: "Isolation", state: level == JailLevel.full.rawValue ? .good : .limited,
        message: (["level “\(level)”" + (gaps.isEmpty ? "" : ":")] + gaps).joined(separator: " "))
    ]
    let held = proofs.filter { $0.holds == true }
    if !held.isEmpty {
      findings.append(
        Examination.Finding(
          subject: "Proved just now", state: .good,
          message: "learner code " + held.map(\.promise).joined(separator: ", ") + "."))
    }
    for proof in proofs where proof.holds == false {
      findings.append(
        Examination.Finding(
          subject: "Does not hold",
          state: level == JailLevel.full.rawValue ? .missing : .limited,
          message: "that learner code \(proof.promise)"
            + (proof.detail.map { " (it reached \($0))" } ?? "") + "."))
    }
    // What could not be tried usually has one reason.
    var reasons: [String] = []
    for proof in proofs where proof.holds == nil {
      let reason = proof.detail ?? "no reason is known"
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    if !reasons.isEmpty {
      findings.append(
        Examination.Finding(
          subject: "Not proved", state: .limited, message: reasons.joined(separator: " ")))
    }
    findings.append(
      Examination.Finding(
        subject: "Not guaranteed", state: .note,
        message: notGuaranteed.joined(separator: "; ") + "."))
    return findings
  }
}
