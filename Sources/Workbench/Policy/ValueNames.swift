/// The names behind a `let` or `var`: one, several with commas, tuples of them.
struct ValueNames {
  private(set) var all: [String] = []

  private let tokens: CodeTokens
  private let brackets: TokenBrackets
  private let isLocal: Bool

  /// Tokens of one list within a body that are looked at; what others can see is read to its end.
  private static let longestLocalList = 100

  /// - Parameter isLocal: Whether statements can follow, as they do within bodies.
  init(at start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets, isLocal: Bool) {
    self.tokens = tokens
    self.brackets = brackets
    self.isLocal = isLocal
    read(start)
  }

  /// Whether the `let` or `var` at `index` belongs to a condition: `if let a = b, let c`.
  static func isCondition(_ index: Int, in tokens: CodeTokens) -> Bool {
    let previous = tokens[index - 1]
    if previous.is(",") { return true }
    return ["if", "case", "while", "guard"].contains { previous.is($0) }
      && !tokens[index - 2].is("#") && !DeclarationScan.isMember(index - 1, in: tokens)
  }

  /// Goes over the list without looking into its brackets, so that lists within lists cost nothing.
  private mutating func read(_ start: Int) {
    let end = isLocal ? min(start + Self.longestLocalList, tokens.all.count) : tokens.all.count
    var index = start + 1
    while index < end {
      let token = tokens[index]
      let isFirst = index == start + 1
      let isPlace = isFirst || tokens[index - 1].is(",")
      if token.kind == .name {
        if !isFirst, isEnd(index) { return }
        if isFirst || isPlace && isBound(index) { all.append(token.text) }
      } else if token.kind == .punctuation {
        if token.text == ";" || ")]}".contains(token.text) { return }
        if "([{".contains(token.text) {
          guard let partner = brackets.end(of: index) else { return readOpen(index, isPlace) }
          if token.text == "(", isFirst || isPlace && isBound(partner) {
            readPattern(index + 1..<partner)
          }
          index = partner
        }
      }
      index += 1
    }
  }

  /// A bracket that is never closed: what stands in it is read as far as it goes.
  private mutating func readOpen(_ index: Int, _ isPlace: Bool) {
    if isPlace { readPattern(index + 1..<min(index + Self.longestLocalList, tokens.all.count)) }
  }

  /// The names in a tuple, in tuples within it, and behind labels.
  private mutating func readPattern(_ range: Range<Int>) {
    for index in range where tokens[index].kind == .name {
      let token = tokens[index]
      if token.is("let") || token.is("var") { return }
      let isPlace = ["(", ",", ":"].contains { tokens[index - 1].is($0) }
      if isPlace, !tokens[index + 1].is(":") { all.append(token.text) }
    }
  }

  /// Whether a value, a type or the next name follows, as it does behind a name that is declared.
  private func isBound(_ index: Int) -> Bool {
    let next = tokens[index + 1]
    if next.kind == .operatorSign { return next.text.hasPrefix("=") && !next.text.hasPrefix("==") }
    return next.is(":") || next.is(",")
  }

  /// Whether a keyword at `index` begins what is no longer the list.
  private func isEnd(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !token.isEscaped, Self.beginnings.contains(token.text),
      !DeclarationScan.isMember(index, in: tokens), !tokens[index - 1].is("#")
    else { return false }
    switch token.text {
    case "let", "var": return isLocal || !Self.isCondition(index, in: tokens)
    // Among declarations these stand in values only.
    case "if", "switch", "case":
      return isLocal && !tokens[index - 1].is("=") && !tokens[index - 1].is("else")
    // A name like any other unless it declares one.
    case "actor":
      let next = tokens[index + 1]
      return next.kind == .name && !next.is("as") && !next.is("is")
    default: return true
    }
  }

  private static let beginnings: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "extension", "protocol", "typealias",
    "import", "init", "subscript", "case", "return", "if", "guard", "for", "while", "switch",
  ]
}
