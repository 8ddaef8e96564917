import Judge

/// A verdict in the words that a learner may read, for reports that reach learners.
enum LearnerWords {
  /// `Forecast.swift:4: cannot find 'x' in scope`, of every error.
  static func errors(of verdict: Verdict) -> [String] {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    return (errors.isEmpty ? verdict.diagnostics : errors).map { error in
      let place = [error.file, error.line.map(String.init)].compactMap { $0 }
      return place.isEmpty ? error.message : "\(place.joined(separator: ":")): \(error.message)"
    }
  }

  /// Why no check ran, or what is known of it.
  static func reason(_ verdict: Verdict) -> String {
    let errors = errors(of: verdict)
    return errors.isEmpty ? title(of: verdict.status) : errors.joined(separator: "\n")
  }

  /// What a check that did not pass says; never empty.
  static func message(of check: CheckResult, in verdict: Verdict) -> String {
    if let message = check.message, !message.isEmpty { return message }
    // A check that never ran has nothing to say; what kept it from running has.
    if check.status == .notCompiled { return reason(verdict) }
    return switch check.status {
    case .passed: ""
    case .failed: "Not passed."
    case .crashed: "The code crashed."
    case .timedOut: "The code took too long."
    case .outOfMemory: "The code took too much memory."
    case .exited: "The code ended the program."
    case .skipped: "Skipped: another check has to pass first."
    case .notCompiled, .missingAPI: "The code lacks what this check asks for."
    case .infrastructureFailure: "It could not be judged; that is not the learner's doing."
    }
  }

  static func title(of status: Verdict.Status) -> String {
    switch status {
    case .passed: "Passed"
    case .failed: "Not passed"
    case .notCompiled: "The code does not compile"
    case .forbidden: "The code uses what may not be used here"
    case .invalidSubmission: "The submission cannot be graded"
    case .infrastructureFailure: "The submission could not be judged"
    }
  }
}
