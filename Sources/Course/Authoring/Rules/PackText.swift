import Curriculum
import Foundation

/// Texts of a pack, as far as they are worth reading.
enum PackText {
  /// The text of a file; nil for one that cannot be read, which has findings of its own.
  static func read(_ file: URL) -> String? { try? PackFile.text(of: file) }

  /// The first line that holds some words, from 1.
  static func line(of words: String, in file: URL) -> Int? {
    guard !words.isEmpty, let text = read(file), let place = text.firstRange(of: words) else {
      return nil
    }
    return text[..<place.lowerBound].count { $0.isNewline } + 1
  }

  /// The line on which a block of code begins, from 1, however far it is indented there.
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

  /// The line on which a part of a lesson begins, as far as its first words tell.
  static func line(of part: TextPart, in file: URL) -> Int? {
    guard part.block.isEmpty else { return line(ofBlock: part.block, in: file) }
    let words = part.words.split(whereSeparator: { $0.isWhitespace })
    // Emphasis and links break the words up: fewer of them are more likely to stand together.
    for count in [4, 2] where words.count >= count {
      if let line = line(of: words.prefix(count).joined(separator: " "), in: file) { return line }
    }
    return part.code.values.sorted().compactMap { line(of: $0, in: file) }.first
  }
}
