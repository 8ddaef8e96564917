import Foundation
package import Judge
package import Sentences

/// A learner's verdict, stored in one file of the journal for the teacher.
package struct GradedSubmission: Codable, Sendable {
  package var version = 1
  package var learner: String
  package var exercise: String
  /// The hash of everything that the verdict depends on; a result with the same key is still valid.
  package var key: String
  @WholeVerdict package var verdict: Verdict
  /// The hash of the submission alone; nil in results of older versions.
  package var content: String?
  /// The files that counted, under the names that the learner gave them; nil in results of older versions.
  package var files: [String]?
  /// Remarks on the version that counted and on the versions passed over.
  package var notes: [Sentence]?
  package var late: Lateness?
  /// The position among the learner's attempts; nil for the only one.
  package var attempt: Attempt?
  /// The source files; nil in results of older versions, and if they're only in the journal.
  package var code: [SubmittedFile]?
  /// The journal file with the pictures and the code; nil if they're in memory.
  private var details: String?
  /// Whether the code must stay hidden, because it may contain the learner's name.
  var hidesCode = false

  private enum CodingKeys: String, CodingKey {
    case version, learner, exercise, key, verdict, content, files, notes, late, attempt, code
  }

  package init(
    learner: String, exercise: String, key: String, verdict: Verdict, files: [String]? = nil,
    notes: [Sentence]? = nil, content: String? = nil, code: [SubmittedFile]? = nil
  ) {
    self.learner = learner
    self.exercise = exercise
    self.key = key
    self.verdict = verdict
    self.files = files
    self.notes = notes
    self.content = content
    self.code = code
  }

  package var failure: Sentence? {
    let failed = verdict.checks.lazy.filter { $0.status == .infrastructureFailure }
    return verdict.diagnostics.first?.message ?? failed.compactMap(\.message).first
  }

  init?(in file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let result = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = result
  }
}

/// Pictures and code take up most of a result, and few reports show them.
///
/// A class's results are therefore kept in memory without them.
extension GradedSubmission {
  /// Returns the result without its pictures and code, which remain in the journal file.
  func withoutDetails(keptIn file: String) -> GradedSubmission {
    var light = self
    light.details = file
    light.code = nil
    for place in verdict.checks.indices { light.verdict.checks[place].renders = [] }
    return light
  }

  /// Returns the result with its pictures, and with its code unless the code must stay hidden.
  package func withDetails() -> GradedSubmission {
    guard let details, let whole = GradedSubmission(in: details),
      whole.verdict.checks.map(\.id) == verdict.checks.map(\.id)
    else { return self }
    var result = self
    result.details = nil
    if !hidesCode { result.code = whole.code }
    for (place, check) in whole.verdict.checks.enumerated() {
      result.verdict.checks[place].renders = check.renders
    }
    return result
  }

  /// Returns the result with its pictures but without its code, for reports that don't show code.
  func withPictures() -> GradedSubmission {
    var result = withDetails()
    result.code = nil
    return result
  }
}
