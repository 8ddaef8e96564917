package import Curriculum
package import Sentences

/// The result for one submission, with all that its hidden checks look for: for teachers and authors.
///
/// Its texts are sanitized as it is made. No presenter takes it and no encoder: learners see a
/// `LearnerVerdict`, and a file that keeps a verdict has a `WholeVerdict`.
@dynamicMemberLookup
package struct Verdict: Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, notCompiled
    /// The submission was refused before it ran: it uses what this exercise forbids.
    case forbidden
    /// No Swift file, an empty folder, a file that cannot be read.
    case invalidSubmission
    /// Rings or its surroundings failed; never the learner's loss.
    case infrastructureFailure
  }

  var record: VerdictRecord

  /// - Parameter record: One whose texts are sanitized.
  init(sanitized record: VerdictRecord) {
    self.record = record
  }

  /// - Parameter messages: What the checks' authors say in other languages.
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

  /// A verdict that came about without compiling anything, with its reason.
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

/// A verdict in a class's journal or a teacher's report, with all that its hidden checks look for.
///
/// Learners may not see it: what is written for them is a `LearnerVerdict`.
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
