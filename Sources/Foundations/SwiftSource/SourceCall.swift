/// A call by name, with its parts as token indexes: `Text(…)`, `HStack { … }`, `HStack(spacing: 4) { … }`.
package struct SourceCall: Hashable, Sendable {
  /// The index of the name.
  package let name: Int
  /// The tokens between the parentheses; empty without parentheses.
  package let arguments: Range<Int>
  /// The tokens from the name to the end of the last closure.
  package let whole: Range<Int>
}

extension SwiftFile {
  /// Returns the calls to a name, in file order.
  package func calls(to name: String) -> [SourceCall] {
    tokens.indices.compactMap { tokens[$0].isWord(name) ? call(at: $0) : nil }
  }

  /// Returns the call whose name is at an index; nil if there's no call.
  package func call(at name: Int) -> SourceCall? {
    var end = name + 1
    var arguments = end..<end
    if self[end].isSign("("), let close = tokens[end].partner {
      arguments = end + 1..<close
      end = close + 1
    }
    if self[end].isSign("{"), let close = tokens[end].partner {
      end = close + 1
      while let further = endOfLabelledClosure(at: end) { end = further }
    }
    return end > name + 1 ? SourceCall(name: name, arguments: arguments, whole: name..<end) : nil
  }

  /// Returns the index after a labeled trailing closure, `label: { … }`; nil if none begins here.
  package func endOfLabelledClosure(at place: Int) -> Int? {
    guard self[place].kind == .word, !self[place].startsLine, self[place + 1].isSign(":"),
      self[place + 2].isSign("{"), let close = self[place + 2].partner
    else { return nil }
    return close + 1
  }

  /// Returns the names of the modifiers after a call whose parenthesis opens at `open`: `.font(…).bold()`.
  package func modifiers(after open: Int) -> [String] {
    var names: [String] = []
    guard var place = self[open].partner.map({ $0 + 1 }) else { return [] }
    while self[place].isSign("."), self[place + 1].kind == .word {
      names.append(tokens[place + 1].text)
      place += 2
      while self[place].isSign("(") || self[place].isSign("{"), let close = tokens[place].partner {
        place = close + 1
      }
    }
    return names
  }
}
