/// The modifiers right before a declaration.
///
/// What is no modifier and no attribute ends them: a word that stands further away, or is a name there,
/// says nothing about the declaration.
struct DeclarationModifiers {
  /// Whether other files cannot use what is declared.
  private(set) var isPrivate = false
  private(set) var isOfType = false

  /// Tokens of one declaration's modifiers that are looked at.
  private static let longest = 20

  init(before start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets) {
    var index = start - 1
    var isAboutSetting = false
    while index >= 0 {
      // Nobody writes so many: the declaration counts as one without.
      guard index > start - Self.longest else {
        isPrivate = false
        isOfType = false
        return
      }
      let token = tokens[index]
      if token.is(")"), let open = brackets.start(of: index) {
        // `private(set)`, `@Kept(1)`.
        isAboutSetting = tokens[open + 1].is("set") && open + 2 == index
        index = open - 1
        guard tokens[index].kind == .name else { return }
        continue
      }
      guard token.kind == .name else { return }
      if let attribute = Self.attribute(endingAt: index, in: tokens) {
        index = attribute - 1
      } else if !token.isEscaped, Self.all.contains(token.text),
        !DeclarationScan.isMember(index, in: tokens)
      {
        if token.is("private") || token.is("fileprivate") { isPrivate = !isAboutSetting }
        if token.is("static") || token.is("class") { isOfType = true }
        index -= 1
      } else {
        return
      }
      isAboutSetting = false
    }
  }

  /// Where the `@` stands of an attribute whose name ends at `index`.
  private static func attribute(endingAt index: Int, in tokens: CodeTokens) -> Int? {
    var place = index
    while place > index - longest, tokens[place - 1].is("."), tokens[place - 2].kind == .name {
      place -= 2
    }
    return tokens[place - 1].is("@") ? place - 1 : nil
  }

  private static let all: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional",
    "required", "convenience", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed",
  ]
}
