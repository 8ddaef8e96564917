import SwiftSource

/// A call by name: `Text(…)`, `HStack { … }`, `HStack(spacing: 4) { … }`.
struct SourceCall {
  /// The index of its name.
  let name: Int
  /// Between its parentheses; empty where there are none.
  let arguments: Range<Int>
  /// From its name to the end of its last closure.
  let whole: Range<Int>
}

extension SourceFileOutline {
  /// The calls to a name, in their order.
  func calls(to name: String) -> [SourceCall] {
    code.indices.compactMap { index in
      guard code[index].kind == .word, code[index].text == name else { return nil }
      return call(at: index)
    }
  }

  /// The call whose name stands at `index`; nil where nothing is called.
  func call(at index: Int) -> SourceCall? {
    var position = index + 1
    var arguments = position..<position
    guard position < code.count else { return nil }
    if code[position].text == "(", let close = closing[position] {
      arguments = position + 1..<close
      position = close + 1
    }
    var isCall = !arguments.isEmpty || position > index + 1
    if position < code.count, code[position].text == "{", let close = closing[position] {
      position = close + 1
      isCall = true
    }
    return isCall ? SourceCall(name: index, arguments: arguments, whole: index..<position) : nil
  }

  /// The modifiers after a call whose parenthesis opens at `open`: `.font(…).bold()`.
  func modifiers(after open: Int) -> [String] {
    var names: [String] = []
    guard var position = closing[open].map({ $0 + 1 }) else { return [] }
    while position + 1 < code.count, code[position].text == ".", code[position + 1].kind == .word {
      names.append(code[position + 1].text)
      position += 2
      while position < code.count, code[position].text == "(" || code[position].text == "{",
        let close = closing[position]
      {
        position = close + 1
      }
    }
    return names
  }
}
