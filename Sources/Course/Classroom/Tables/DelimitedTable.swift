import Foundation

/// A delimited text table from a spreadsheet or course platform.
///
/// Unchanged fields keep their exact bytes.
///
/// A library such as SwiftCSV 0.10 provides values only, without the file's quotes, leading spaces and line
/// endings, and rejects a stray quote.
package struct DelimitedTable: Sendable {
  /// A field's value and source text.
  struct Cell: Sendable {
    var value: String
    /// The source text, including quotes.
    var raw: String
  }

  private struct Row: Sendable {
    var cells: [Cell]
    var ending: String
  }

  /// The UTF-8 byte order mark; Excel misreads names in files that don't begin with it.
  static let mark = "\u{FEFF}"

  /// The largest table that's read, in bytes.
  static let maximumBytes = 64 << 20

  private let encoding: TextEncoding
  private let delimiter: Unicode.Scalar
  /// Excel's `sep=;` line, if there is one.
  private let preamble: String
  private var lines: [Row]

  /// Reads a table; nil if the bytes aren't text.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let (text, encoding) = TextEncoding.text(of: bytes),
      !text.unicodeScalars.contains("\0")
    else { return nil }
    self.encoding = encoding
    var scalars = Array(text.unicodeScalars)[...]
    var preamble = ""
    var told: Unicode.Scalar?
    if text.lowercased().hasPrefix("sep="), scalars.count > 4 {
      told = scalars[scalars.startIndex + 4]
      while let next = scalars.first, !"\r\n".unicodeScalars.contains(next) {
        preamble.unicodeScalars.append(scalars.removeFirst())
      }
      while let next = scalars.first, "\r\n".unicodeScalars.contains(next) {
        preamble.unicodeScalars.append(scalars.removeFirst())
      }
    }
    self.preamble = preamble
    delimiter = told ?? Self.delimiter(of: scalars)
    lines = Self.rows(of: scalars, delimiter: delimiter)
  }

  package var rowCount: Int { lines.count }

  var body: Range<Int> { 1..<max(rowCount, 1) }

  package var header: [String] { values(of: 0) }

  /// Returns a row's fields; empty if the row doesn't exist.
  package func values(of row: Int) -> [String] {
    lines.indices.contains(row) ? lines[row].cells.map(\.value) : []
  }

  /// Returns a field's value; empty if the field doesn't exist.
  package func value(_ row: Int, _ column: Int) -> String {
    guard lines.indices.contains(row), lines[row].cells.indices.contains(column) else { return "" }
    return lines[row].cells[column].value
  }

  /// Sets a field's value and keeps its quoting.
  ///
  /// Leaves a field with the same value unchanged.
  package mutating func set(_ value: String, _ row: Int, _ column: Int) {
    guard lines.indices.contains(row), column >= 0, self.value(row, column) != value else { return }
    while lines[row].cells.count <= column { lines[row].cells.append(Cell(value: "", raw: "")) }
    let wasQuoted = lines[row].cells[column].raw.hasPrefix("\"")
    lines[row].cells[column] = Cell(value: value, raw: written(value, isQuoted: wasQuoted))
  }

  package mutating func append(_ values: [String]) {
    let ending = lines.first { !$0.ending.isEmpty }?.ending ?? "\r\n"
    if let last = lines.indices.last, lines[last].ending.isEmpty { lines[last].ending = ending }
    lines.append(
      Row(
        cells: values.map { Cell(value: $0, raw: written($0, isQuoted: false)) }, ending: ending))
  }

  /// The file's bytes; nil if its encoding can't represent a new character.
  package var bytes: [UInt8]? {
    let text = lines.map { row in
      row.cells.map(\.raw).joined(separator: String(Character(delimiter))) + row.ending
    }.joined()
    return encoding.bytes(of: preamble + text)
  }

  private func written(_ value: String, isQuoted: Bool) -> String {
    let special = value.unicodeScalars.contains {
      $0 == delimiter || "\"\r\n".unicodeScalars.contains($0)
    }
    return isQuoted || special ? Self.quoted(value) : value
  }

  /// Returns a field in quotes, per RFC 4180.
  static func quoted(_ value: String) -> String {
    "\"" + value.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// Returns the most frequent separator outside quotes in the first row.
  private static func delimiter(of scalars: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in scalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      if ",;\t".unicodeScalars.contains(scalar) { counts[scalar, default: 0] += 1 }
    }
    return ",;\t".unicodeScalars.max { counts[$0, default: 0] < counts[$1, default: 0] }
      .flatMap { counts[$0] == nil ? nil : $0 } ?? ","
  }

  private static func rows(
    of scalars: ArraySlice<Unicode.Scalar>, delimiter: Unicode.Scalar
  ) -> [Row] {
    var rows: [Row] = []
    var cells: [Cell] = []
    var (value, raw) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    var isQuoted = false
    var place = scalars.startIndex
    func next() -> Unicode.Scalar? { place + 1 < scalars.endIndex ? scalars[place + 1] : nil }
    func endCell() {
      cells.append(Cell(value: String(value), raw: String(raw)))
      (value, raw) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    }
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if isQuoted {
        raw.append(scalar)
        if scalar == "\"", next() == "\"" {
          raw.append(scalar)
          value.append(scalar)
          place += 1
        } else if scalar == "\"" {
          isQuoted = false
        } else {
          value.append(scalar)
        }
      } else if scalar == "\"", raw.isEmpty {
        isQuoted = true
        raw.append(scalar)
      } else if scalar == delimiter {
        endCell()
      } else if scalar == "\n" || scalar == "\r" {
        endCell()
        var ending = String(Character(scalar))
        if scalar == "\r", next() == "\n" {
          ending = "\r\n"
          place += 1
        }
        rows.append(Row(cells: cells, ending: ending))
        cells = []
      } else {
        raw.append(scalar)
        value.append(scalar)
      }
      place += 1
    }
    if !cells.isEmpty || !raw.isEmpty {
      endCell()
      rows.append(Row(cells: cells, ending: ""))
    }
    return rows
  }
}
