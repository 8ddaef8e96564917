import Sentences

/// A possible fix for an error.
///
/// The fix hasn't been tried yet.
struct Repair: Sendable, Equatable {
  var fix: SuggestedFix
  /// An explanation of the error if this fix works; nil if it's already explained.
  var meaning: Sentence?

  init(_ fix: SuggestedFix, meaning: Sentence? = nil) {
    self.fix = fix
    self.meaning = meaning
  }

  var isTheCompilers = false

  /// A stricter fix that's compiled to test this repair; nil to compile `fix` itself.
  ///
  /// Needed if the compiler would also accept `fix` where it has an unintended effect.
  var proof: SuggestedFix?
}

extension SuggestedFix {
  /// Applies the suggestion to the lines of a file.
  ///
  /// Returns nil if its line numbers are out of range.
  func applied(to lines: [String]) -> [String]? {
    let last = isInsertion ? line - 1 : lastLine
    guard line >= 1, last <= lines.count, line <= lines.count + 1 else { return nil }
    var lines = lines
    // Lines that become empty are removed, as the message says.
    let text =
      text.allSatisfy(\.isWhitespace) && !isInsertion
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(line - 1..<last, with: text)
    return lines
  }
}
