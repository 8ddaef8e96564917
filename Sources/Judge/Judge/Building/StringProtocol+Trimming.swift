extension StringProtocol {
  func trimmingEnd() -> SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }

  func trimmingStart() -> SubSequence { self[(firstIndex { !$0.isWhitespace } ?? endIndex)...] }
}
