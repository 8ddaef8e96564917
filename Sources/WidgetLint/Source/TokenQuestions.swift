import SwiftSource

extension Sequence<CodeToken> {
  /// The first token that is one of these words.
  func first(word words: String...) -> CodeToken? {
    first { $0.kind == .word && words.contains($0.text) }
  }

  func contains(word words: String...) -> Bool {
    contains { $0.kind == .word && words.contains($0.text) }
  }
}

extension ArraySlice<CodeToken> {
  /// The places where these words and signs follow each other, as indices of the first.
  func places(of pattern: String...) -> [Int] {
    guard count >= pattern.count else { return [] }
    return (startIndex...(endIndex - pattern.count)).filter { start in
      pattern.indices.allSatisfy { self[start + $0].text == pattern[$0] }
    }
  }

  /// The first place where these words and signs follow each other.
  func place(of pattern: [String]) -> Int? {
    guard count >= pattern.count else { return nil }
    return (startIndex...(endIndex - pattern.count)).first { start in
      pattern.indices.allSatisfy { self[start + $0].text == pattern[$0] }
    }
  }

  /// The tokens between the bracket at `open` and its partner.
  func inside(_ open: Int) -> ArraySlice<CodeToken> {
    let partner = ["(": ")", "[": "]", "{": "}"]
    guard indices.contains(open), let close = partner[self[open].text] else { return [] }
    var depth = 0
    for index in open..<endIndex where self[index].kind == .sign {
      if self[index].text == self[open].text { depth += 1 }
      if self[index].text == close {
        depth -= 1
        if depth == 0 { return self[open + 1..<index] }
      }
    }
    return self[open + 1..<endIndex]
  }
}
