import Curriculum
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
      words.append("that learner code learns of no file's name and size")
    }
    if !jail.boundsThreads {
      words.append("a bound on its threads (an ordinary user, no namespaces)")
    }
    if !jail.boundsMemoryOfAll {
      words.append("a bound on the memory of its processes together (no control group)")
    }
    if !Jail.keepsFence {
      words.append(
        jail.level == .full
          ? "a second fence around files (no Landlock)"
          : "that it neither reads nor writes files of yours (no Landlock in this kernel)")
    }
    return words + [
      jail.level == .full
        ? "that the kernel and bubblewrap have no fault" : "that the kernel has no fault",
      "that a busy machine is quick enough for every time limit",
    ]
  }

  /// What keeps strangers' code in on this machine, and what does not.
  ///
  /// - Parameter messages: What is not English is told in its words.
  func findings(in messages: MessageTable) -> [Examination.Finding] {
    let level = messages.text(of: "level “\(level)”")
    let told = gaps.map { messages.text(of: $0) }
    var findings = [
      Examination.Finding(
        subject: "Isolation", state: isFull ? .good : .limited,
        message: ([told.isEmpty ? level : level + ":"] + told).joined(separator: " "))
    ]
    if let held = held(in: messages) {
      findings.append(
        Examination.Finding(
          subject: "Proved now", state: .good, message: messages.text(of: "learner code \(held).")))
    }
    for proof in proofs where proof.holds == false {
      findings.append(
        Examination.Finding(
          subject: "Does not hold", state: isFull ? .missing : .limited,
          message: messages.text(
            of: "that learner code \(proof.promise)"
              + (proof.detail.map { " (it reached \($0))" } ?? "") + ".")))
    }
    // What could not be tried usually has one reason.
    var reasons: [String] = []
    for proof in proofs where proof.holds == nil {
      let reason = messages.text(of: proof.detail ?? "no reason is known")
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
        message: notGuaranteed.map { messages.text(of: $0) }.joined(separator: "; ") + "."))
    return findings
  }

  private var isFull: Bool { level == JailLevel.full.rawValue }

  /// What held, the limits together; nil where nothing did.
  private func held(in messages: MessageTable) -> String? {
    let held = proofs.filter { $0.holds == true }.map(\.canary)
    var parts = held.filter { $0.limit == nil }.map { messages.text(of: $0.promise) }
    let limits = held.compactMap(\.limit).map { messages.text(of: $0) }
    if !limits.isEmpty {
      let list = limits.joined(separator: ", ")
      parts.append(messages.text(of: "is ended at its limits of \(list)"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
