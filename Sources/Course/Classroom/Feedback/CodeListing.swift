import Curriculum
import Sentences

/// A learner's file compared with its starter, with remarks on its lines.
struct CodeListing {
  enum Origin: Equatable { case starter, learner, removed }

  struct Remark: Equatable {
    enum Author { case rings, teacher }
    var author: Author
    var text: String
  }

  struct Line: Equatable {
    /// The line number in the learner's file, counting from 1; nil for a removed line of the starter.
    var number: Int?
    var text: String
    var origin: Origin
    var remarks: [Remark] = []
  }

  var name: String
  var lines: [Line]
  /// The number of lines omitted at the end.
  var rest: Int

  /// The maximum number of lines in a listing, because a hostile file can have any number.
  private static let mostLines = 1_500
  /// The maximum number of characters in a line.
  private static let longestLine = 400

  /// Compares a file with its starter.
  ///
  /// - Parameters:
  ///   - starter: The lines of the starter; empty if the file has none.
  ///   - remarks: The remarks by line number, counting from 1; those beyond the end go to the last line.
  init(_ file: SubmittedFile, starter: [[UInt8]], remarks: [Int: [Remark]]) {
    name = file.name
    let own = Self.lines(of: [UInt8](file.text.utf8))
    var lines: [Line] = []
    var number = 0
    for step in LineDifference(from: starter, to: own).steps {
      if case .removed(let place) = step {
        lines.append(Line(number: nil, text: Self.text(starter[place]), origin: .removed))
        continue
      }
      number += 1
      lines.append(
        Line(
          number: number, text: Self.text(own[number - 1]),
          origin: step.isKept ? .starter : .learner, remarks: remarks[number] ?? []))
    }
    rest = max(0, lines.count - Self.mostLines)
    lines.removeLast(rest)
    // Remarks on lines that aren't there, or aren't shown, are at the last line.
    let last = lines.last { $0.number != nil }?.number ?? 0
    let beyond = remarks.filter { !(1...max(1, last)).contains($0.key) }.sorted { $0.key < $1.key }
    if let place = lines.lastIndex(where: { $0.number != nil }) {
      lines[place].remarks += beyond.flatMap(\.value)
    }
    self.lines = lines
  }

  static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? Array(line.dropLast()) : Array(line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func text(_ line: [UInt8]) -> String {
    let text = String(decoding: line, as: UTF8.self).replacing("\t", with: "    ")
    return SanitizedText.text(
      text.count > longestLine ? text.prefix(longestLine) + " …" : text, limit: 2 * longestLine)
  }
}
