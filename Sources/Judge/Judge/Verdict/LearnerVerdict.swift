package import Curriculum
package import Foundation
package import Sentences

/// A verdict as its learner may see it: of hidden checks only how they ended, for how many points and what
/// their author says of that, not what they look for.
///
/// Only a `Verdict` makes one. Whatever shows, prints or exports a verdict to learners takes this type.
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

  /// The verdict as `rings check --json` prints it; `verdict.schema.json` describes it.
  ///
  /// - Parameter language: In which its sentences are said.
  package func json(in language: Language) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo = language.encoderInfo
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// The result of a check as its learner may see it.
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

  /// The same with what the pack says of its checks in the language in which its texts are read.
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
        id: "hidden-\(number)", title: Sentence("Hidden check \(number)", ko: "숨은 검사 \(number)"),
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
  /// The part of a hidden check that its learner may read.
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
