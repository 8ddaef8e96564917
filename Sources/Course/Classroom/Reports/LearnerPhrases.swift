import Judge
import Sentences

/// A verdict's text for reports that learners read.
enum LearnerPhrases {
  /// Lists the errors, such as `Forecast.swift:4: cannot find 'x' in scope`, each with an explanation below.
  static func errors(of verdict: LearnerVerdict, in language: Language) -> [String] {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    return (errors.isEmpty ? verdict.diagnostics : errors).map { error in
      let place = [error.file, error.line.map(String.init)].compactMap { $0 }
      let message = error.message.spoken(in: language)
      let headline = place.isEmpty ? message : "\(place.joined(separator: ":")): \(message)"
      guard let explanation = error.explanation else { return headline }
      let plainWords = VerdictDiagnostic.inPlainWords.spoken(in: language)
      return "\(headline)\n  \(plainWords): \(explanation.spoken(in: language))"
    }
  }

  /// Returns the reason that no check ran, or the verdict's title.
  static func reason(_ verdict: LearnerVerdict, in language: Language) -> String {
    let errors = errors(of: verdict, in: language)
    return errors.isEmpty
      ? title(of: verdict.status).spoken(in: language) : errors.joined(separator: "\n")
  }

  /// Returns the message of a check that didn't pass; never empty.
  static func message(
    of check: LearnerCheck, in verdict: LearnerVerdict, language: Language
  ) -> String {
    if let message = check.message?.spoken(in: language), !message.isEmpty { return message }
    // A check that couldn't run has no message, so return the cause.
    if check.status == .notCompiled { return reason(verdict, in: language) }
    return meaning(of: check.status).spoken(in: language)
  }

  private static func meaning(of status: CheckResult.Status) -> Sentence {
    switch status {
    case .passed: Sentence(verbatim: "")
    case .failed: Sentence("Not passed.", ko: "통과하지 못했어요.")
    case .crashed: Sentence("The code crashed.", ko: "코드가 비정상적으로 멈췄어요.")
    case .timedOut: Sentence("The code took too long.", ko: "코드가 너무 오래 걸렸어요.")
    case .outOfMemory:
      Sentence("The code used too much memory.", ko: "코드가 메모리를 너무 많이 썼어요.")
    case .exited: Sentence("The code ended the program.", ko: "코드가 프로그램을 끝냈어요.")
    case .skipped:
      Sentence(
        "Skipped: another check has to pass first.", ko: "다른 검사를 먼저 통과해야 해서 건너뛰었어요.")
    case .notCompiled, .missingAPI:
      Sentence("The code doesn't have what this check looks for.", ko: "이 검사가 찾는 것이 코드에 없어요.")
    case .infrastructureFailure:
      Sentence(
        "This check couldn't be judged, but that isn't the learner's fault.",
        ko: "이 검사를 판정하지 못했지만, 학습자의 잘못이 아니에요.")
    case .judgedElsewhere: Sentence("This check is judged elsewhere.", ko: "이 검사는 다른 곳에서 판정해요.")
    }
  }

  static func title(of status: Verdict.Status) -> Sentence {
    switch status {
    case .passed: Sentence("Passed", ko: "통과")
    case .failed: Sentence("Not passed", ko: "통과하지 못함")
    case .notCompiled: Sentence("The code doesn't compile", ko: "코드가 컴파일되지 않아요")
    case .forbidden:
      Sentence("The code uses something that isn't allowed here", ko: "여기서 쓸 수 없는 것이 코드에 있어요")
    case .invalidSubmission:
      Sentence("The submission can't be graded", ko: "제출물을 채점할 수 없어요")
    case .infrastructureFailure:
      Sentence("The submission couldn't be judged", ko: "제출물을 판정하지 못했어요")
    }
  }
}
