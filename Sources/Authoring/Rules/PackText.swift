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
}
