import Classroom
import Foundation

/// Something that happens while a class is graded, as `--progress json` tells it; the shape of
/// `grading-progress.schema.json`.
struct GradingEvent: Encodable {
  enum Kind: String, Encodable { case note, result, report }

  var type: Kind
  /// Of a note.
  var text: String?
  var finished: Int?
  var total: Int?
  /// Of what is finished: graded before and not changed, not passed, not to be judged.
  var resumed: Int?
  var notPassed: Int?
  var failed: Int?
  /// What is left, by how it went so far.
  var secondsLeft: Int?
  var learner: String?
  var exercise: String?
  var status: String?
  var score: Double?
  var maxScore: Double?
  var isNew: Bool?
  /// Of a report, which is about to be written.
  var name: String?

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
