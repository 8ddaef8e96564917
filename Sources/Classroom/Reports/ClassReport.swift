import Foundation

/// The whole class as JSON, with nothing left out.
enum ClassReport {
  private struct Document: Encodable {
    var version = 1
    var pack: String
    var exercises: [String]
    var results: [GradedSubmission]
  }

  static func json(_ book: GradeBook) throws -> Data {
    let document = Document(
      pack: book.pack, exercises: book.exercises.map(\.identifier), results: book.results)
    return try encoder([.prettyPrinted]).encode(document) + Data("\n".utf8)
  }

  static func jsonLines(_ book: GradeBook) throws -> Data {
    let encoder = encoder([])
    return try book.results.reduce(into: Data()) { lines, result in
      lines += try encoder.encode(result) + Data("\n".utf8)
    }
  }

  /// Sorted keys, so that equal results are equal bytes.
  static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }
}
