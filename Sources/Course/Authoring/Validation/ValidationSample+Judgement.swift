package import Judge
import Sentences

extension ValidationSample {
  /// The pseudo-check of a submission that doesn't compile.
  static let compileCheck = "compile"

  /// Returns the problem with a verdict, or nil if the verdict is as expected.
  package func finding(for verdict: Verdict) -> ValidationFinding? {
    if let broken = verdict.checks.first(where: BrokenCheck.isMeant) {
      return brokenCheckFinding(broken)
    }
    if verdict.status == .infrastructureFailure {
      return finding(
        .couldBeJudged,
        verdict.diagnostics.first?.message
          ?? verdict.checks.first { $0.status == .infrastructureFailure }?.message
          ?? Sentence("Rings failed while judging it", ko: "판정하는 동안 Rings에 문제가 생겼어요"),
        Sentence(
          "fix what the message names; if it names nothing of the pack, see what `rings doctor` reports",
          ko: "메시지가 말하는 것을 고치세요. 꾸러미의 것이 아니면 `rings doctor` 명령의 결과를 보세요"))
    }
    switch expectation {
    case .passes:
      guard !verdict.isPassed else { return nil }
      let reason = Self.reason(of: verdict)
      return finding(
        rule, Sentence("doesn't pass: \(reason)", ko: "통과하지 못해요: \(reason)"),
        Sentence("fix the code or the check", ko: "코드나 검사를 고치세요"))
    case .failsLike(let checks):
      return starterFinding(for: verdict, declared: checks)
    case .isCaught(let check, let message):
      return wrongAnswerFinding(for: verdict, check: check, message: message)
    }
  }

  /// Returns a finding at the first line of a check that ended early.
  ///
  /// The runtime doesn't report the exact line.
  private func brokenCheckFinding(_ check: CheckResult) -> ValidationFinding {
    let method = "func " + (check.id.split(separator: ".").last.map(String.init) ?? check.id) + "("
    let line = exercise.checkFiles.lazy.compactMap { file in
      PackText.line(of: method, in: file).map { (file, $0) }
    }.first
    let words = check.message ?? Sentence(verbatim: "")
    return ValidationFinding(
      .checkBreaks, exercise: exercise.identifier, file: line?.0 ?? place,
      line: line?.1,
      message: Sentence(
        "\(check.id) crashes on \(name): \(words)", ko: "\(check.id) 검사가 \(name) 답에서 멈춰요: \(words)"),
      remedy: Sentence(
        "check the count first, and unwrap an element with XCTUnwrap",
        ko: "개수를 먼저 확인하고, 요소를 꺼낼 때는 XCTUnwrap 함수를 쓰세요"))
  }

  private func starterFinding(for verdict: Verdict, declared: [String]) -> ValidationFinding? {
    if verdict.isPassed {
      return finding(
        rule,
        Sentence(
          "passes unchanged: there's nothing left to do",
          ko: "고치지 않아도 통과해서 학습자가 할 일이 없어요"),
        Sentence("remove the solution from the starter", ko: "시작 파일에서 답을 빼세요"))
    }
    let failing = Self.failingChecks(of: verdict)
    let missing = declared.filter { !failing.contains($0) }
    guard missing.isEmpty else {
      let found =
        failing.isEmpty
        ? Sentence("nothing", ko: "없음") : Sentence(verbatim: failing.joined(separator: ", "))
      let names = missing.joined(separator: ", ")
      return finding(
        rule,
        Sentence(
          "must fail \(names) according to `starter-fails`, but fails \(found)",
          ko: "`starter-fails` 목록에 따르면 통과하지 못해야 해요: \(names). 실제로 통과하지 못한 검사: \(found)"),
        Self.declareWhatFails)
    }
    // Failures beyond the declared ones are accidental.
    let extra = failing.filter { !declared.contains($0) }.joined(separator: ", ")
    return extra.isEmpty
      ? nil
      : finding(
        rule,
        Sentence(
          "also fails \(extra), which `starter-fails` doesn't list",
          ko: "`starter-fails` 목록에 없는 검사도 통과하지 못해요: \(extra)"),
        Self.declareWhatFails)
  }

  /// Returns a finding if the untouched starter earns points.
  func freePoints(in verdict: Verdict) -> ValidationFinding? {
    guard case .failsLike = expectation, !verdict.isPassed else { return nil }
    let earning = verdict.checks.filter { $0.points > 0 }.map(\.id)
    guard !earning.isEmpty else { return nil }
    let names = earning.joined(separator: ", ")
    return finding(
      .freePoints,
      Sentence(
        "earns points before anything is done: \(names)", ko: "아무것도 하지 않아도 점수를 얻어요: \(names)"),
      Sentence(
        "give the check 0 points, or make it depend on a check that the starter fails (`depends-on`)",
        ko: "검사의 점수를 0으로 하거나, 시작 파일이 통과하지 못하는 검사에 딸리게 하세요(`depends-on`)"))
  }

  private static let declareWhatFails = Sentence(
    "change the starter or `starter-fails`",
    ko: "시작 파일이나 `starter-fails` 목록을 고치세요")

  private func wrongAnswerFinding(
    for verdict: Verdict, check: String, message: String
  ) -> ValidationFinding? {
    if verdict.isPassed {
      return finding(
        rule,
        Sentence("passes, but \(check) must catch it", ko: "통과해요. \(check) 검사가 잡아야 해요"),
        Sentence("make the check stricter", ko: "검사를 더 엄격하게 하세요"))
    }
    guard Self.failingChecks(of: verdict).contains(check) else {
      let reason = Self.reason(of: verdict)
      return finding(
        rule,
        Sentence(
          "is caught, but not by \(check): \(reason)", ko: "\(check) 검사가 아닌 다른 것에 걸려요: \(reason)"),
        Sentence(
          "in \(noteFile), write the check that catches the sample, or leave only one mistake in the sample",
          ko: "\(noteFile) 파일에 잡는 검사를 적거나, 답에 잘못을 하나만 남기세요"))
    }
    let said = Self.messages(of: check, in: verdict)
    guard
      said.contains(where: { $0.spoken(in: .english).localizedStandardContains(message) })
    else {
      let heard = Sentence.joined(said, separator: " / ")
      return finding(
        rule,
        Sentence(
          "is caught by \(check), but learners don't see “\(message)”; they see: \(heard)",
          ko: "\(check) 검사에 걸리지만 학습자에게 “\(message)” 대신 이런 메시지가 보여요: \(heard)"),
        Sentence(
          "change the check's message or \(noteFile)",
          ko: "검사의 메시지나 \(noteFile) 파일을 고치세요"))
    }
    return nil
  }

  func finding(_ rule: ValidationRule, _ message: Sentence, _ remedy: Sentence) -> ValidationFinding
  {
    ValidationFinding(
      rule, exercise: exercise.identifier, answer: name, file: place, message: message,
      remedy: remedy)
  }

  /// Returns the checks that failed themselves, without the checks that other failures caused to be skipped.
  static func failingChecks(of verdict: Verdict) -> [String] {
    if verdict.status == .notCompiled || verdict.status == .forbidden { return [compileCheck] }
    return verdict.checks.filter { $0.status != .passed && $0.status != .skipped }.map(\.id)
  }

  static func messages(of check: String, in verdict: Verdict) -> [Sentence] {
    guard check != compileCheck else {
      return verdict.diagnostics.flatMap { [$0.message, $0.explanation].compactMap(\.self) }
    }
    return verdict.checks.filter { $0.id == check }
      .flatMap { [$0.message, $0.expected, $0.actual].compactMap(\.self) }
  }

  static func reason(of verdict: Verdict) -> Sentence {
    if failingChecks(of: verdict) != [compileCheck],
      let check = verdict.checks.first(where: { $0.status != .passed })
    {
      let words = check.message ?? Sentence("no message", ko: "메시지 없음")
      return Sentence(
        "\(check.id) \(check.status.rawValue): \(words)",
        ko: "\(check.id) \(check.status.rawValue): \(words)")
    }
    if let diagnostic = verdict.diagnostics.first {
      let place = [diagnostic.file, diagnostic.line.map(String.init)].compactMap { $0 }
        .map { "\($0):" }.joined()
      return Sentence("\(place)\(diagnostic.message)", ko: "\(place)\(diagnostic.message)")
    }
    return Sentence(verbatim: verdict.status.rawValue)
  }
}
