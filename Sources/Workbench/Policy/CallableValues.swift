/// Values of a learner's that can be called like a function: closures, functions without their parentheses.
struct CallableValues {
  private let functions: Set<String>
  /// The last words of the other names for types.
  private let aliases: Set<String>
  /// Whether a probe says one of them: then it may mean any type.
  private let areNamed: Bool

  /// - Parameters:
  ///   - functions: What the learner's files declare as functions.
  ///   - aliases: Their other names for types, those within types with dots.
  ///   - mentioned: What a probe says.
  init(functions: Set<String>, aliases: Set<String>, mentioned: Set<String>) {
    self.functions = functions
    self.aliases = Set(aliases.compactMap { $0.split(separator: ".").last.map(String.init) })
    areNamed = !self.aliases.isDisjoint(with: mentioned)
  }

  /// Tokens of a value's type, or of what it is made from, that are looked at.
  private static let longest = 60

  /// Whether a value may be one of them, by its type where it says one and else by what it is made from.
  func contain(_ value: DeclarationScan.Declaration, in tokens: CodeTokens) -> Bool {
    guard !areNamed, !functions.contains("callAsFunction"), !functions.contains("dynamicallyCall"),
      let name = (value.index + 1..<value.index + Self.longest)
        .first(where: { tokens[$0].text == value.name })
    else { return true }
    if tokens[name + 1].is(":") { return isCallable(typeAt: name + 2, in: tokens) }
    guard tokens[name + 1].is("=") else { return true }
    return isCallable(expressionAt: name + 2, in: tokens)
  }

  private func isCallable(typeAt start: Int, in tokens: CodeTokens) -> Bool {
    for index in start..<start + Self.longest {
      let token = tokens[index]
      if token.is("{") || token.is("=") || token.is("}") || token.is(";") { return false }
      if token.kind == .operatorSign, token.text.contains("->") { return true }
      if token.kind == .name {
        if aliases.contains(token.text) { return true }
        // The next declaration: this one said its type.
        if ["var", "let", "func", "init"].contains(token.text) { return false }
      }
    }
    return true
  }

  private func isCallable(expressionAt start: Int, in tokens: CodeTokens) -> Bool {
    for index in start..<start + Self.longest {
      let token = tokens[index]
      if token.is("{") || token.is("[") || token.is("if") || token.is("switch") { return true }
      if token.is("}") || token.is(";") { return false }
      guard token.kind == .name, !token.isEscaped else { continue }
      if ["var", "let", "func", "init"].contains(token.text),
        !DeclarationScan.isMember(index, in: tokens)
      {
        return false
      }
      if functions.contains(token.text), !tokens[index + 1].is("(") { return true }
    }
    return true
  }
}
