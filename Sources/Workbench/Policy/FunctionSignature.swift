/// The name, generic parameters and parameter types of a function's declaration, as far as tokens
/// tell them.
struct FunctionSignature {
  private(set) var name: String
  private(set) var generics: Set<String> = []
  private(set) var labels: [String] = []
  /// Each parameter's type without the module before it: `Int`, `[T]`.
  private(set) var types: [String] = []

  /// Reads the declaration whose `func` stands at `start`; nil where there is none.
  init?(at start: Int, in tokens: CodeTokens) {
    guard tokens[start].is("func") else { return nil }
    var index = start + 2
    name = tokens[start + 1].text
    var isGeneric = false
    // `==<T>` is one run of signs.
    if tokens[start + 1].kind == .operatorSign, name.count > 1, name.hasSuffix("<"),
      tokens[index].kind == .name
    {
      name.removeLast()
      isGeneric = true
    } else if tokens[index].is("<") {
      index += 1
      isGeneric = true
    }
    if isGeneric { readGenerics(&index, tokens) }
    guard tokens[index].is("(") else { return nil }
    readParameters(index + 1, tokens)
  }

  private mutating func readGenerics(_ index: inout Int, _ tokens: CodeTokens) {
    var depth = 1
    var isName = true
    while index < tokens.all.count, depth > 0 {
      let token = tokens[index]
      if token.kind == .operatorSign {
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      } else if token.kind == .name, isName, depth == 1 {
        generics.insert(token.text)
        isName = false
      } else if token.is(",") {
        isName = true
      } else if token.is("(") || token.is("{") || token.is("func") {
        return
      }
      index += 1
    }
  }

  private mutating func readParameters(_ start: Int, _ tokens: CodeTokens) {
    var index = start
    var depth = 0
    var label = ""
    var type: String?
    func isModifier(_ token: CodeToken) -> Bool {
      ["inout", "borrowing", "consuming", "sending", "__owned", "__shared", "any", "some"]
        .contains(token.text)
    }
    while index < tokens.all.count {
      let token = tokens[index]
      index += 1
      // Nothing that is complete has these; to stop there keeps any text's cost low.
      if token.is("{") || token.is("}") || token.is("func") { return }
      if depth == 0, token.is(",") || token.is(")") || token.is("=") {
        if let type { finish(label, type) }
        label = ""
        type = nil
        if token.is(")") { return }
        continue
      }
      if token.is("(") || token.is("[") { depth += 1 }
      if token.is(")") || token.is("]") { depth -= 1 }
      if depth == 0, token.is(":"), type == nil {
        type = ""
      } else if type != nil {
        if !isModifier(token) { type?.append(token.text) }
      } else if label.isEmpty {
        label = token.text
      }
    }
  }

  private mutating func finish(_ label: String, _ type: String) {
    var plain = type
    for module in ["Swift.", "Foundation."] where plain.hasPrefix(module) {
      plain.removeFirst(module.count)
    }
    labels.append(label)
    types.append(plain)
  }
}
