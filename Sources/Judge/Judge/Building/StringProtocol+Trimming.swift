extension StringProtocol {
  /// Without the space at its end.
  func trimmingEnd() -> SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }

  /// Without the space at its beginning.
  func trimmingStart() -> SubSequence { self[(firstIndex { !$0.isWhitespace } ?? endIndex)...] }
}
