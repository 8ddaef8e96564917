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
  /// What was handed in, hashed by itself; nil in results of older versions.
  package var content: String?
  /// The files that counted, as the learner calls them; nil in results of older versions.
  package var files: [String]?
  /// Which of several versions counted and what was passed over.
  package var notes: [Sentence]?
  /// How late it was handed in, by the class's rules of now.
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
}
