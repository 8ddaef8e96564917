import Classroom
import Foundation

/// A grading event, as `--progress json` prints it in the format of `grading-progress.schema.json`.
struct GradingEvent: Encodable {
  enum Kind: String, Encodable { case note, result, report }

  var type: Kind
  var text: String?
  var finished: Int?
  var total: Int?
  /// The number of finished submissions that haven't changed since an earlier run.
  var resumed: Int?
  var notPassed: Int?
  var failed: Int?
  var secondsLeft: Int?
  var learner: String?
  var exercise: String?
  var status: String?
  var score: Double?
  var maxScore: Double?
  var isNew: Bool?
  /// The name of a report that is about to be written.
  var name: String?

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
