import Curriculum
import Foundation

/// Reads text files of a pack, up to a maximum size.
enum PackText {
  /// Returns the text of a file, or nil if it can't be read, which another rule reports.
  static func read(_ file: URL) -> String? { try? PackFile.text(of: file) }

  /// Returns the line number, counting from 1, at which the words first occur.
  static func line(of words: String, in file: URL) -> Int? {
    guard !words.isEmpty, let text = read(file), let place = text.firstRange(of: words) else {
      return nil
    }
    return text[..<place.lowerBound].count { $0.isNewline } + 1
  }

  /// Returns the line number, counting from 1, at which a code block begins, ignoring indentation.
  static func line(ofBlock block: String, in file: URL) -> Int? {
    guard let text = read(file) else { return nil }
    func bare(_ text: String) -> [Substring] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.drop(while: \.isWhitespace) }
    }
    let (lines, wanted) = (bare(text), bare(block.trimmingCharacters(in: .newlines)))
    guard let first = wanted.first else { return nil }
    return lines.indices.first { start in
      lines[start] == first && lines[start...].starts(with: wanted)
    }.map { $0 + 1 }
  }

  /// Returns the line number, counting from 1, at which a part of a lesson begins, judging by the part's
  /// first words.
  static func line(of part: TextPart, in file: URL) -> Int? {
    guard part.block.isEmpty else { return line(ofBlock: part.block, in: file) }
    let words = part.words.split(whereSeparator: { $0.isWhitespace })
    // Emphasis and links interrupt the words, so retry with fewer words.
    for count in [4, 2] where words.count >= count {
      if let line = line(of: words.prefix(count).joined(separator: " "), in: file) { return line }
    }
    return part.code.values.sorted().compactMap { line(of: $0, in: file) }.first
  }
}
