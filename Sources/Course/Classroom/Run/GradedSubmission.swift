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
  /// The journal file with the pictures; nil if they're in memory.
  var pictures: String?

  private enum CodingKeys: String, CodingKey {
    case version, learner, exercise, key, verdict, content, files, notes, late
  }

  package init(
    learner: String, exercise: String, key: String, verdict: Verdict, files: [String]? = nil,
    notes: [Sentence]? = nil, content: String? = nil
  ) {
    self.learner = learner
    self.exercise = exercise
    self.key = key
    self.verdict = verdict
    self.files = files
    self.notes = notes
    self.content = content
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

/// Pictures take up most of a verdict, and few reports show them.
///
/// The results of a class of learners are therefore kept in memory without pictures.
extension GradedSubmission {
  /// Returns the result without its pictures, which remain in the journal file.
  func withoutPictures(keptIn file: String) -> GradedSubmission {
    guard verdict.checks.contains(where: { !$0.renders.isEmpty }) else { return self }
    var light = self
    light.pictures = file
    for place in verdict.checks.indices { light.verdict.checks[place].renders = [] }
    return light
  }

  func withPictures() -> GradedSubmission {
    guard let pictures, let whole = GradedSubmission(in: pictures),
      whole.verdict.checks.map(\.id) == verdict.checks.map(\.id)
    else { return self }
    var result = self
    result.pictures = nil
    for (place, check) in whole.verdict.checks.enumerated() {
      result.verdict.checks[place].renders = check.renders
    }
    return result
  }
}
