/// A call by name: `Text(…)`, `HStack { … }`, `HStack(spacing: 4) { … }`, by the places of its tokens.
package struct SourceCall: Hashable, Sendable {
  /// Its name.
  package let name: Int
  /// Between its parentheses; empty where there are none.
  package let arguments: Range<Int>
  /// From its name to the end of its last closure.
  package let whole: Range<Int>
}

extension SwiftFile {
  /// The calls to a name, in their order.
  package func calls(to name: String) -> [SourceCall] {
    tokens.indices.compactMap { tokens[$0].isWord(name) ? call(at: $0) : nil }
  }

  /// The call whose name stands at a place; nil where nothing is called.
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

  /// The place behind `label: { … }` that goes on after another closure; nil where none begins.
  package func endOfLabelledClosure(at place: Int) -> Int? {
    guard self[place].kind == .word, !self[place].startsLine, self[place + 1].isSign(":"),
      self[place + 2].isSign("{"), let close = self[place + 2].partner
    else { return nil }
    return close + 1
  }

  /// The modifiers after a call whose parenthesis opens at `open`: `.font(…).bold()`.
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
