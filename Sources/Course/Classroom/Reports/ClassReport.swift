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
    var marks: [ClassMark]
  }

  private static func row(of learner: String, in book: GradeBook) -> Row {
    let (points, limit) = book.total(of: learner)
    return Row(
      learner: learner, person: book.people[learner], total: points, max: limit,
      marks: book.marks(of: learner))
  }

  /// So many elements are encoded at a time.
  private static let piece = 200

  static func json(_ book: GradeBook, _ write: (Data) throws -> Void) throws {
    let encoder = encoder([.prettyPrinted])
    // Piece by piece: the encoder's tree of a whole large class is many times what it writes.
    try write(Data("{\n".utf8))
    func add<Element: Encodable>(_ key: String, _ count: Int, _ element: (Int) -> Element) throws {
      let (head, end) = ("{\n  \"\(key)\" : [\n", "\n  ]\n}")
      try write(Data("  \"\(key)\" : [".utf8))
      for start in stride(from: 0, to: count, by: piece) {
        // As the encoder indents it in its place, without what stands around it.
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
    // An empty class has a file too.
    try write(Data())
    func add(_ type: String, _ content: some Encodable) throws {
      try write(encoder.encode(Line(type: type, content: content)) + Data("\n".utf8))
    }
    for result in book.results { try add("result", result.withPictures()) }
    for item in book.leftOut { try add("leftOut", item) }
    for learner in book.learners { try add("learner", row(of: learner, in: book)) }
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
