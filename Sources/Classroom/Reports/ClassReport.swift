import Foundation
import Sentences

/// The whole class as JSON, with nothing left out.
enum ClassReport {
  private struct Document: Encodable {
    var version = 1
    var pack: String
    var exercises: [String]
    var results: [GradedSubmission]
    var leftOut: [LeftOut]
    var learners: [Row]
  }

  /// A learner, and what counts of theirs.
  private struct Row: Encodable {
    var learner: String
    var person: RosterPerson?
    var total: Double
    var max: Double
    var marks: [Mark]
  }

  private struct Mark: Encodable {
    var exercise: String
    var status: MarkStatus
    var late: Lateness?
    var points: Double
    var max: Double
    var excused: Bool
    var comment: String?
    var reasons: [Sentence]
  }

  private static func rows(_ book: GradeBook) -> [Row] {
    book.learners.map { learner in
      let (points, limit) = book.total(of: learner)
      return Row(
        learner: learner, person: book.people[learner], total: points, max: limit,
        marks: book.marks(of: learner).map { mark in
          Mark(
            exercise: mark.exercise, status: mark.status, late: mark.lateness, points: mark.points,
            max: mark.limit, excused: mark.isExcused, comment: mark.comment,
            reasons: mark.reasons)
        })
    }
  }

  static func json(_ book: GradeBook) throws -> Data {
    let document = Document(
      pack: book.pack, exercises: book.exercises.map(\.identifier), results: book.results,
      leftOut: book.leftOut, learners: rows(book))
    return try encoder([.prettyPrinted]).encode(document) + Data("\n".utf8)
  }

  static func jsonLines(_ book: GradeBook) throws -> Data {
    let encoder = encoder([])
    let results = try book.results.map { try encoder.encode(Line(type: "result", content: $0)) }
    let leftOut = try book.leftOut.map { try encoder.encode(Line(type: "leftOut", content: $0)) }
    let learners = try rows(book).map { try encoder.encode(Line(type: "learner", content: $0)) }
    return (results + leftOut + learners).reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }
  }

  /// Something on a line of its own, with a word for what it is.
  private struct Line<Content: Encodable>: Encodable {
    var type: String
    var content: Content

    private enum CodingKeys: String, CodingKey { case type }

    func encode(to encoder: any Encoder) throws {
      try content.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(type, forKey: .type)
    }
  }

  /// Sorted keys, so that equal results are equal bytes.
  static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    // For programs, which know one language.
    encoder.userInfo = Language.english.encoderInfo
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }
}
