import Curriculum
import Jailing
import Judge
import Sentences

/// The sandbox's protection on this machine, tested with attacks, and its limits.
struct IsolationExamination: Encodable {
  var level: String
  /// The reasons the level isn't `full`, each with a remedy.
  var gaps: [Sentence]
  /// Whether a limit covers the total memory of the sandbox's processes.
  var boundsMemoryOfAll: Bool
  /// Whether the kernel adds a second layer of file protection (Landlock).
  var keepsFence: Bool
  var proofs: [SelfTestResult]
  var notGuaranteed: [Sentence]

  static func of(_ configuration: JudgeConfiguration) async -> IsolationExamination {
    let jail = configuration.jail
    let proofs = await jail.proofs(
      program: configuration.programs.jail.path,
      libraries: configuration.toolchain.runtimeDirectory)
    return IsolationExamination(
      level: jail.level.rawValue, gaps: jail.gaps.map(\.sentence),
      boundsMemoryOfAll: jail.boundsMemoryOfAll, keepsFence: Jail.keepsFence, proofs: proofs,
      notGuaranteed: notGuaranteed(jail))
  }

  private static func notGuaranteed(_ jail: Jail) -> [Sentence] {
    var words: [Sentence] = []
    if jail.level < .full {
      words.append(
        Sentence(
          "that learner code can't find out the names and sizes of files",
          ko: "학습자 코드가 파일의 이름과 크기를 알지 못함"))
    }
    if !jail.boundsThreads {
      words.append(
        Sentence(
          "a limit on the number of learner code's threads (ordinary user, no namespaces)",
          ko: "스레드 수 제한(일반 사용자, 네임스페이스 없음)"))
    }
    if !jail.boundsMemoryOfAll {
      words.append(
        Sentence(
          "a limit on the total memory of learner code's processes (no control group)",
          ko: "모든 프로세스를 합한 메모리 제한(컨트롤 그룹 없음)"))
    }
    if !Jail.keepsFence {
      words.append(
        jail.level == .full
          ? Sentence(
            "a second layer of file protection (no Landlock)", ko: "파일을 지키는 두 번째 보호막(Landlock 없음)")
          : Sentence(
            "that learner code can't read or write your files (no Landlock in this kernel)",
            ko: "내 파일을 읽거나 쓰지 못함(이 커널에 Landlock 없음)"))
    }
    return words + [
      jail.level == .full
        ? Sentence(
          "a bug-free kernel and bubblewrap", ko: "커널과 bubblewrap에 결함이 없음")
        : Sentence("a bug-free kernel", ko: "커널에 결함이 없음"),
      Sentence(
        "speed under load",
        ko: "바쁜 컴퓨터에서도 모든 시간 제한 안에 끝남"),
    ]
  }

  var findings: [DoctorExamination.Finding] {
    let level = Sentence("level “\(level)”", ko: "“\(level)” 수준")
    var findings = [
      DoctorExamination.Finding(
        .isolation, isFull ? .good : .limited,
        gaps.isEmpty
          ? level
          : Sentence(
            "\(level): \(Sentence(listing: gaps, separator: " "))",
            ko: "\(level): \(Sentence(listing: gaps, separator: " "))"))
    ]
    if let held {
      findings.append(
        DoctorExamination.Finding(
          .provedNow, .good,
          Sentence("learner code \(held).", ko: "학습자 코드가 하지 못하는 일: \(held).")))
    }
    for proof in proofs where proof.holds == false {
      let promise = proof.promise
      findings.append(
        DoctorExamination.Finding(
          .doesNotHold, isFull ? .missing : .limited,
          proof.detail.map { detail in
            Sentence(
              "that learner code \(promise) (it reached \(detail)).",
              ko: "막지 못한 일: \(promise)(\(detail) 쪽에 닿았어요).")
          } ?? Sentence("that learner code \(promise).", ko: "막지 못한 일: \(promise).")))
    }
    // Tests that couldn't run usually share a reason.
    var reasons: [Sentence] = []
    for proof in proofs where proof.holds == nil {
      let reason = proof.detail ?? Sentence("no known reason", ko: "알려진 이유가 없어요")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    if !reasons.isEmpty {
      findings.append(
        DoctorExamination.Finding(
          .notProved, .limited, Sentence(listing: reasons, separator: " ")))
    }
    let notGuaranteed = Sentence(listing: notGuaranteed, separator: "; ")
    findings.append(
      DoctorExamination.Finding(
        .notGuaranteed, .note, Sentence("\(notGuaranteed).", ko: "\(notGuaranteed).")))
    return findings
  }

  private var isFull: Bool { level == JailLevel.full.rawValue }

  /// The defenses that held, with limits grouped; nil if none held.
  private var held: Sentence? {
    let held = proofs.filter { $0.holds == true }.map(\.selfTest)
    var parts = held.filter { $0.limit == nil }.map(\.promise)
    let limits = held.compactMap(\.limit)
    if !limits.isEmpty {
      let list = Sentence(listing: limits)
      parts.append(Sentence("is stopped at its limits of \(list)", ko: "한도 넘기(\(list))"))
    }
    return parts.isEmpty ? nil : Sentence(listing: parts)
  }
}
