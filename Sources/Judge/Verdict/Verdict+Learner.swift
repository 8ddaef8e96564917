extension Verdict {
  /// The verdict as its learner may see it: of hidden checks only how they ended and for how many
  /// points, not what they look for.
  ///
  /// - Parameter language: Of what is said in a hidden check's place: `en`, `ko`.
  package func forLearner(language: String = "en") -> Verdict {
    let messages = RingsMessages.table(language: language)
    func said(_ text: String) -> String { messages.text(of: text) }
    let crash = HiddenCrash(language: language)
    var verdict = self
    var number = 0
    verdict.checks = checks.map { check in
      guard check.visibility == .hidden else {
        var visible = check
        if let blocker = checks.first(where: { $0.id == check.because }),
          blocker.visibility == .hidden
        {
          visible.because = nil
          visible.message = said("Skipped until a hidden check passes.")
        }
        return visible
      }
      number += 1
      return CheckResult(
        id: "hidden-\(number)", title: said("Hidden check \(number)"), status: check.status,
        visibility: .hidden, points: check.points, maxPoints: check.maxPoints,
        message: check.status.isLearnersOwnDoing ? check.message.map(crash.told) : nil,
        file: check.file,
        line: check.status.isLearnersOwnDoing ? check.line : nil, duration: check.duration)
    }
    return verdict
  }
}

extension CheckResult.Status {
  /// True where the message tells what the learner's code did and nothing about the check.
  fileprivate var isLearnersOwnDoing: Bool {
    switch self {
    case .crashed, .timedOut, .outOfMemory, .exited: true
    case .passed, .failed, .skipped, .notCompiled, .missingAPI, .infrastructureFailure: false
    }
  }
}
