package import Curriculum
package import Foundation
package import Sentences

/// A verdict as the learner may see it.
///
/// Hidden checks include their status, points and author's text, but not what they test.
///
/// Only a `Verdict` can create it. All code that shows, prints or exports a verdict to learners must use this
/// type.
@dynamicMemberLookup
package struct LearnerVerdict: Encodable, Sendable {
  private let record: VerdictRecord
  package let checks: [LearnerCheck]

  fileprivate init(_ record: VerdictRecord) {
    let told = record.withoutSecrets
    self.record = told
    checks = told.checks.map(LearnerCheck.init)
  }

  package subscript<Value>(dynamicMember field: KeyPath<VerdictRecord, Value>) -> Value {
    record[keyPath: field]
  }

  package func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }

  /// Returns the verdict as `rings check --json` prints it, in the format of `verdict.schema.json`.
  ///
  /// - Parameter language: The language of its sentences.
  package func json(in language: Language) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo = language.encoderInfo
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// A check's result as the learner may see it.
@dynamicMemberLookup
package struct LearnerCheck: Sendable {
  private let result: CheckResult

  fileprivate init(_ result: CheckResult) {
    self.result = result
  }

  package subscript<Value>(dynamicMember field: KeyPath<CheckResult, Value>) -> Value {
    result[keyPath: field]
  }
}

extension Verdict {
  package func forLearner() -> LearnerVerdict { LearnerVerdict(record) }

  /// Returns the verdict as the learner may see it, with the pack's text in the given language.
  package func forLearner(of exercise: Exercise, in language: Language) -> LearnerVerdict {
    LearnerVerdict(record.read(in: language, by: exercise))
  }
}

extension VerdictRecord {
  fileprivate var withoutSecrets: VerdictRecord {
    var record = self
    var number = 0
    record.checks = checks.map { check in
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
        id: "hidden-\(number)",
        title: check.learnerTitle
          ?? Sentence("Hidden check \(number)", ko: "숨은 검사 \(number)"),
        status: check.status,
        visibility: .hidden, points: check.points, maxPoints: check.maxPoints,
        message: check.toldThoughHidden,
        file: check.file,
        line: check.status.isLearnersOwnDoing ? check.line : nil, duration: check.duration)
    }
    return record
  }
}

extension CheckResult {
  /// The part of a hidden check's message that the learner may see.
  fileprivate var toldThoughHidden: Sentence? {
    if status.isLearnersOwnDoing { return message.map(HiddenCrash.told) }
    return status == .failed || status == .missingAPI ? says : nil
  }
}

extension CheckResult.Status {
  /// Whether the message describes only the learner's code and reveals nothing about the check.
  fileprivate var isLearnersOwnDoing: Bool {
    switch self {
    case .crashed, .timedOut, .outOfMemory, .exited: true
    case .passed, .failed, .skipped, .notCompiled, .missingAPI, .infrastructureFailure,
      .judgedElsewhere:
      false
    }
  }
}
