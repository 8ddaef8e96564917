import Sentences

/// Something that may mend an error, before anybody has tried it.
struct Repair: Sendable, Equatable {
  var fix: SuggestedFix
  /// What the error is about where this mends it; nil where that is known already.
  var meaning: Sentence?

  init(_ fix: SuggestedFix, meaning: Sentence? = nil) {
    self.fix = fix
    self.meaning = meaning
  }

  /// Whether the compiler suggested it.
  var isTheCompilers = false

  /// What is compiled in its stead, where the compiler would take more than people mean.
  var proof: SuggestedFix?
}

extension SuggestedFix {
  /// The lines of a file once the suggestion is followed; nil where it has no such lines.
  func applied(to lines: [String]) -> [String]? {
    let last = isInsertion ? line - 1 : lastLine
    guard line >= 1, last <= lines.count, line <= lines.count + 1 else { return nil }
    var lines = lines
    // Lines of which nothing is left are taken out, as the message says.
    let text =
      text.allSatisfy(\.isWhitespace) && !isInsertion
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(line - 1..<last, with: text)
    return lines
  }
}
