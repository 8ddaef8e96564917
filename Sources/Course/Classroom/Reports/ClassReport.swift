import Foundation
import Sentences

/// The complete results of a class of learners as JSON.
enum ClassReport {
  private struct Row: Encodable {
    var learner: String
    var person: RosterPerson?
    var total: Double
    var max: Double
    var marks: [ClassMark]
  }

  private static func row(of learner: String, in book: GradeBook) -> Row {
    let (points, limit) = book.total(of: learner)
    return Row(
      learner: learner, person: book.people[learner], total: points, max: limit,
      marks: book.marks(of: learner))
  }

  private static let piece = 200

  static func json(_ book: GradeBook, _ write: (Data) throws -> Void) throws {
    let encoder = encoder([.prettyPrinted])
    // Encodes in batches: the encoder's tree for a large class takes many times the size of its output.
    try write(Data("{\n".utf8))
    func add<Element: Encodable>(_ key: String, _ count: Int, _ element: (Int) -> Element) throws {
      let (head, end) = ("{\n  \"\(key)\" : [\n", "\n  ]\n}")
      try write(Data("  \"\(key)\" : [".utf8))
      for start in stride(from: 0, to: count, by: piece) {
        // Strips the surrounding object, so that the elements keep the encoder's indentation.
        let elements = (start..<min(start + piece, count)).map(element)
        try write(Data(start == 0 ? "\n".utf8 : ",\n".utf8))
        try write(
          encoder.encode([key: elements]).dropFirst(head.utf8.count).dropLast(end.utf8.count))
      }
      try write(Data(count == 0 ? "\n\n  ],\n".utf8 : "\n  ],\n".utf8))
    }
    let learners = book.learners
    try add("exercises", book.exercises.count) { book.exercises[$0].identifier }
    try add("learners", learners.count) { row(of: learners[$0], in: book) }
    try add("leftOut", book.leftOut.count) { book.leftOut[$0] }
    try write(Data("  \"pack\" : ".utf8) + encoder.encode(book.pack) + Data(",\n".utf8))
    try add("results", book.results.count) { book.results[$0].withPictures() }
    try write(Data("  \"version\" : 1\n}\n".utf8))
  }

  static func jsonLines(_ book: GradeBook, _ write: (Data) throws -> Void) throws {
    let encoder = encoder([])
    try write(Data())
    func add(_ type: String, _ content: some Encodable) throws {
      try write(encoder.encode(Line(type: type, content: content)) + Data("\n".utf8))
    }
    for result in book.results { try add("result", result.withPictures()) }
    for item in book.leftOut { try add("leftOut", item) }
    for learner in book.learners { try add("learner", row(of: learner, in: book)) }
  }

  /// A value on its own line, tagged with its type.
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

  /// Sorts keys, so that equal results produce equal bytes.
  static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    // Programs read this file, so it's always in English.
    encoder.userInfo = Language.english.encoderInfo
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }
}
