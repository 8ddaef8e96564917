import Foundation
package import Judge
package import Sentences

/// A verdict with the learner it belongs to: one file of the journal, for teachers.
package struct GradedSubmission: Codable, Sendable {
  package var version = 1
  package var learner: String
  package var exercise: String
  /// Everything the verdict depends on, hashed; a file with the same key need not be made again.
  package var key: String
  @WholeVerdict package var verdict: Verdict
  /// The hash of the submission alone; nil in results of older versions.
  package var content: String?
  /// The files that counted, as the learner calls them; nil in results of older versions.
  package var files: [String]?
  /// Which of several versions counted and what was passed over.
  package var notes: [Sentence]?
  /// The lateness of the submission by the class's current rules.
  package var late: Lateness?
  /// The file of the journal that has its pictures, where they are not held here.
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

  /// The reason why it could not be judged.
  package var failure: Sentence? {
    let failed = verdict.checks.lazy.filter { $0.status == .infrastructureFailure }
    return verdict.diagnostics.first?.message ?? failed.compactMap(\.message).first
  }

  /// Reads a file of the journal; nil where it is not whole.
  init?(in file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let result = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = result
  }
}

/// Pictures are most of what a verdict says, and few reports show them: a class's results are held without.
extension GradedSubmission {
  /// The result without its pictures, which stay in the journal's file.
  func withoutPictures(keptIn file: String) -> GradedSubmission {
    guard verdict.checks.contains(where: { !$0.renders.isEmpty }) else { return self }
    var light = self
    light.pictures = file
    for place in verdict.checks.indices { light.verdict.checks[place].renders = [] }
    return light
  }

  /// The result with its pictures, read again.
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
