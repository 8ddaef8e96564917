import Foundation
import Sentences

/// The whole class as JSON, with nothing left out.
enum ClassReport {
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

  private static func row(of learner: String, in book: GradeBook) -> Row {
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

  static func json(_ book: GradeBook) throws -> Data {
    let encoder = encoder([.prettyPrinted])
    // Element by element: the encoder's tree of a whole large class is many times what it writes.
    var data = Data("{\n".utf8)
    func add<Element: Encodable>(_ key: String, _ elements: some Sequence<Element>) throws {
      data += Data("  \"\(key)\" : [".utf8)
      var isFirst = true
      for element in elements {
        data += Data(isFirst ? "\n    ".utf8 : ",\n    ".utf8)
        isFirst = false
        // No text in JSON holds an end of line.
        let lines = try encoder.encode(element).split(
          separator: 0x0A, omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
          if number > 0 { data += Data("\n    ".utf8) }
          data += line
        }
      }
      data += Data(isFirst ? "\n\n  ],\n".utf8 : "\n  ],\n".utf8)
    }
    try add("exercises", book.exercises.map(\.identifier))
    try add("learners", book.learners.lazy.map { row(of: $0, in: book) })
    try add("leftOut", book.leftOut)
    data += try Data("  \"pack\" : ".utf8) + encoder.encode(book.pack) + Data(",\n".utf8)
    try add("results", book.results)
    return data + Data("  \"version\" : 1\n}\n".utf8)
  }

  static func jsonLines(_ book: GradeBook) throws -> Data {
    let encoder = encoder([])
    var data = Data()
    func add(_ type: String, _ content: some Encodable) throws {
      data += try encoder.encode(Line(type: type, content: content)) + Data("\n".utf8)
    }
    for result in book.results { try add("result", result) }
    for item in book.leftOut { try add("leftOut", item) }
    for learner in book.learners { try add("learner", row(of: learner, in: book)) }
    return data
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
