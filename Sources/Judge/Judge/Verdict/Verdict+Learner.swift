import Sentences

extension Verdict {
  /// The verdict as its learner may see it: of hidden checks only how they ended, for how many points
  /// and what their author says of that, not what they look for.
  package func forLearner() -> Verdict {
    var verdict = self
    var number = 0
    verdict.checks = checks.map { check in
      guard check.visibility == .hidden else {
        var visible = check
        if let blocker = checks.first(where: { $0.id == check.because }),
          blocker.visibility == .hidden
        {
          visible.because = nil
          visible.message = Sentence(
            "Skipped until a hidden check passes.", ko: "숨은 검사를 통과할 때까지 건너뛰어요.")
        }
        return visible
      }
      number += 1
      return CheckResult(
        id: "hidden-\(number)", title: Sentence("Hidden check \(number)", ko: "숨은 검사 \(number)"),
        status: check.status,
        visibility: .hidden, points: check.points, maxPoints: check.maxPoints,
        message: check.toldThoughHidden,
        file: check.file,
        line: check.status.isLearnersOwnDoing ? check.line : nil, duration: check.duration)
    }
    return verdict
  }
}

extension CheckResult {
  /// What its learner reads of it although it is hidden.
  fileprivate var toldThoughHidden: Sentence? {
    if status.isLearnersOwnDoing { return message.map(HiddenCrash.told) }
    return status == .failed || status == .missingAPI ? says : nil
  }
}

extension CheckResult.Status {
  /// True where the message tells what the learner's code did and nothing about the check.
  fileprivate var isLearnersOwnDoing: Bool {
    switch self {
    case .crashed, .timedOut, .outOfMemory, .exited: true
    case .passed, .failed, .skipped, .notCompiled, .missingAPI, .infrastructureFailure,
      .judgedElsewhere:
      false
    }
  }
}
