import Foundation
import Sentences

/// A table beside the results that a teacher fills in: a header, and a row per decision.
///
/// Rings reads it before each report. Grading only adds rows, and `rings grade review` also fills them in.
struct TeacherTable {
  var file: TableFile
  /// The index in the file of each column in `header`.
  let columns: [Int]

  /// Reads the table in a results folder; nil if there's no file.
  ///
  /// - Throws: `GradingError.brokenTable` if a column is missing.
  init?(_ name: String, header: [String], in folder: URL) throws(GradingError) {
    let place = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: place.path) else { return nil }
    file = try TableFile(place)
    let titles = file.table.header.map(ComparableName.of)
    columns = header.compactMap { titles.firstIndex(of: $0) }
    guard columns.count == header.count else {
      let names = header.joined(separator: ", ")
      throw .brokenTable(
        place.path,
        reason: Sentence(
          "the first row must have the columns \(names).", ko: "첫 줄에 \(names) 열이 있어야 해요."))
    }
  }

  /// Creates a table with only a header.
  init?(new name: String, header: [String], in folder: URL) {
    guard let file = TableFile(folder.appending(path: name), titles: header) else { return nil }
    self.file = file
    columns = Array(header.indices)
  }

  /// The rows below the header: the row's line, counting from 1, and its fields in the header's order.
  var rows: [(line: Int, fields: [String])] {
    file.table.body.map { row in
      (row + 1, columns.map { SanitizedCell.text(file.table.value(row, $0)) })
    }
  }

  /// Appends a row with fields in the header's order.
  mutating func append(_ fields: [String]) {
    var row = Array(repeating: "", count: max(file.table.header.count, columns.count))
    for (column, field) in zip(columns, fields) { row[column] = SanitizedCell.plain(field) }
    file.table.append(row)
  }

  /// Sets a field of the row at a line, by its index in the header.
  mutating func set(_ field: String, line: Int, column: Int) {
    file.table.set(SanitizedCell.plain(field), line - 1, columns[column])
  }

  /// Returns an error about a field of this table.
  func invalid(_ line: Int, _ what: Sentence, _ remedy: Sentence) -> GradingError {
    .brokenTable(
      file.place.path,
      reason: Sentence("line \(line) has \(what). \(remedy)", ko: "\(line)번째 줄: \(what). \(remedy)")
    )
  }

  /// Returns the key for decisions about a learner.
  ///
  /// Drops the apostrophe that protects a name from being read as a formula. Some spreadsheets remove it on
  /// saving.
  static func key(_ learner: String) -> String {
    String(SanitizedCell.text(learner).drop { $0 == "'" })
  }

  /// Returns a number of points, with a decimal point or comma; nil for other text.
  static func points(_ text: String) -> Double? {
    let number = Double(text.replacing(",", with: "."))
    guard let number, number.isFinite, (0...1e6).contains(number) else { return nil }
    return number
  }
}
