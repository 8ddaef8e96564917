package import Curriculum
package import Sentences

/// The result of a submission for teachers and authors, including details of hidden checks.
///
/// Its text is sanitized on creation. It can't be displayed or encoded directly: learners see a
/// `LearnerVerdict`, and files store a `WholeVerdict`.
@dynamicMemberLookup
package struct Verdict: Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, notCompiled
    /// The submission was refused before it ran because it uses a forbidden construct.
    case forbidden
    /// There is no Swift file, or a file can't be read.
    case invalidSubmission
    /// Rings or its environment failed.
    ///
    /// The failure doesn't count against the learner.
    case infrastructureFailure
  }

  var record: VerdictRecord

  /// - Parameter record: A record with sanitized text.
  init(sanitized record: VerdictRecord) {
    self.record = record
  }

  /// - Parameter messages: Translations of the check authors' messages.
  package init(_ record: VerdictRecord, authors messages: MessageTable = MessageTable()) {
    self.init(sanitized: record.said(with: messages).sanitized)
  }

  package init(
    exercise: String, status: Status? = nil, score: Double? = nil, maxScore: Double? = nil,
    checks: [CheckResult] = [], diagnostics: [VerdictDiagnostic] = [],
    evidence: Evidence = Evidence()
  ) {
    self.init(
      VerdictRecord(
        exercise: exercise, status: status, score: score, maxScore: maxScore, checks: checks,
        diagnostics: diagnostics, evidence: evidence))
  }

  /// Creates a verdict that was reached without compiling, with its reason.
  package init(_ status: Status, on exercise: Exercise, saying reason: Sentence) {
    self.init(
      exercise: exercise.identifier, status: status, score: 0, maxScore: Double(exercise.points),
      diagnostics: [VerdictDiagnostic(severity: .error, message: reason)])
  }

  package var isPassed: Bool { record.isPassed }

  package subscript<Value>(dynamicMember field: WritableKeyPath<VerdictRecord, Value>) -> Value {
    get { record[keyPath: field] }
    _modify { yield &record[keyPath: field] }
  }
}

/// A verdict for the journal of a graded class or a teacher's report, including details of hidden checks.
///
/// Never show it to learners; use `LearnerVerdict` for them.
@propertyWrapper
package struct WholeVerdict: Codable, Sendable {
  package var wrappedValue: Verdict

  package init(wrappedValue: Verdict) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = Verdict(sanitized: try VerdictRecord(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try wrappedValue.record.encode(to: encoder)
  }
}
