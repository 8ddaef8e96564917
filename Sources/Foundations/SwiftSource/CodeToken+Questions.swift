extension Sequence<CodeToken> {
  /// Returns the first token that is one of these words.
  package func first(word words: String...) -> CodeToken? {
    first { $0.kind == .word && words.contains($0.text) }
  }

  package func contains(word words: String...) -> Bool {
    contains { $0.kind == .word && words.contains($0.text) }
  }
}

extension ArraySlice<CodeToken> {
  /// Returns the first index where these words and signs appear in sequence.
  package func place(of pattern: [String]) -> Int? {
    guard count >= pattern.count else { return nil }
    return (startIndex...(endIndex - pattern.count)).first { start in
      pattern.indices.allSatisfy { self[start + $0].text == pattern[$0] }
    }
  }

  /// Returns the tokens between the bracket at `open` and its partner, limited to this slice.
  package func inside(_ open: Int) -> ArraySlice<CodeToken> {
    guard indices.contains(open), self[open].isOpeningBracket else { return [] }
    return self[open + 1..<Swift.min(self[open].partner ?? endIndex, endIndex)]
  }
}
