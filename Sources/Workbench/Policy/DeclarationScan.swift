/// What a file declares and where, as far as tokens tell it.
struct DeclarationScan {
  enum Kind {
    case type, value, function, initializer, subscriptAccess
  }

  struct Declaration {
    let kind: Kind
    /// An operator's signs, or a name; `init` and `subscript` have none of their own.
    let name: String
    /// Where it begins, among the tokens.
    let index: Int
    /// The extended type; nil at the top level of the file.
    var extended: ExtendedType?
    /// Whether other files do not see this member.
    var isPrivate = false
    /// Whether this member is the type's, not a value's.
    var isOfType = false
    /// The parameters' labels; `_` where there is none.
    var labels: [String] = []
  }

  /// What stands at the top level and directly in extensions: what other files can see of this one
  /// without naming a type of its own.
  private(set) var declarations: [Declaration] = []

  /// Functions and values directly in the bodies of the file's own types, by the types' paths.
  private(set) var ownMembers: [(declaration: Declaration, type: String)] = []

  /// Types of the file's own, those within them with dots: no protocols and other names for types,
  /// whose members may be those of a type that is somebody else's, and none that a condition may take
  /// away.
  private(set) var ownTypes: Set<String> = []

  /// Those of the file's own types that other files do not see.
  private(set) var privateTypes: Set<String> = []

  /// Other names for types, those within types with dots.
  private(set) var aliases: Set<String> = []

  /// Every name that is declared anywhere, local ones among them.
  private(set) var names: Set<String> = []

  private enum Body {
    case ofExtension(ExtendedType)
    /// With its path; without one where that is too long to keep.
    case ofType(String)
    case other
  }

  private let tokens: CodeTokens
  private let brackets: TokenBrackets
  private var bodies: [Body] = []
  private var header: Body?
  /// For each `#if` around, how many bodies it stands in: none of its braces ends one of them.
  private var conditions: [Int] = []

  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    brackets = TokenBrackets(tokens)
    for index in tokens.all.indices { scan(index) }
  }

  private mutating func scan(_ index: Int) {
    let token = tokens[index]
    if token.kind == .punctuation {
      if token.text == "{" {
        bodies.append(header ?? .other)
        header = nil
      } else if token.text == "}" {
        if bodies.count > conditions.last ?? 0 { bodies.removeLast() }
      }
      return
    }
    guard token.kind == .name, !token.isEscaped, !Self.isMember(index, in: tokens) else { return }
    if tokens[index - 1].is("#") {
      return scanCondition(token.text)
    }
    switch token.text {
    case "extension": header = .ofExtension(ExtendedType(at: index + 1, in: tokens))
    case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "macro":
      scanType(index)
    case "func":
      add(.function, tokens[index + 1].text, index, labels: labels(from: index + 2))
    case "var", "let": scanValues(index)
    case "case": scanCases(index)
    case "for": names.insert(tokens[index + 1].text)
    case "in": names.insert(tokens[index - 1].text)
    case "init" where tokens[index + 1].kind != .name:
      add(.initializer, "init", index, labels: labels(from: index + 1))
    case "subscript":
      add(
        .subscriptAccess, "subscript", index,
        labels: labels(from: index + 1, singleNamesAreLabels: false))
    default: break
    }
  }

  private mutating func scanCondition(_ word: String) {
    if word == "if" { conditions.append(bodies.count) }
    guard ["else", "elseif", "endif"].contains(word), let count = conditions.last else { return }
    // What the compiler passes over may leave a brace open.
    bodies.removeLast(max(0, bodies.count - count))
    if word == "endif" { conditions.removeLast() }
  }

  /// Whether a name stands behind a dot.
  static func isMember(_ index: Int, in tokens: CodeTokens) -> Bool {
    let previous = tokens[index - 1]
    return previous.kind == .operatorSign && previous.text.hasSuffix(".")
      && !previous.text.hasSuffix("..")
  }

  /// What stands behind `class` and is no name.
  private static let neverNames: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "subscript",
  ]

  private mutating func scanType(_ index: Int) {
    let name = tokens[index + 1]
    // `class func`, `import struct`, `protocol<A, B>`.
    guard name.kind == .name, name.isEscaped || !Self.neverNames.contains(name.text),
      !tokens[index - 1].is("import")
    else { return }
    add(.type, name.text, index)
    let isPlain = ["struct", "class", "enum", "actor"].contains(tokens[index].text)
    let path = path(of: name.text)
    if isPlain, conditions.isEmpty, let path {
      ownTypes.insert(path)
      if isPrivate(index) { privateTypes.insert(path) }
    }
    if tokens[index].is("typealias") || tokens[index].is("associatedtype"), let path {
      aliases.insert(path)
    }
    if isPlain || tokens[index].is("protocol") {
      header = path.map(Body.ofType) ?? (isWithinTypes ? .ofType("") : .other)
    }
  }

  /// How the top level of a file names what is declared here; nil where it cannot, or where nobody would
  /// write it out.
  private func path(of name: String) -> String? {
    let parent: String? =
      switch bodies.last {
      case nil: ""
      case .ofExtension(let type)?: type.isWhole ? type.path : nil
      case .ofType(let path)?: path.isEmpty ? nil : path
      case .other?: nil
      }
    // Each type within types has a path of its own: of long ones there is no room for many.
    guard let parent, parent.utf8.count + 1 + name.utf8.count <= ExtendedType.longestPath else {
      return nil
    }
    return parent.isEmpty ? name : "\(parent).\(name)"
  }

  /// Whether what stands here is no local declaration.
  private var isWithinTypes: Bool {
    switch bodies.last {
    case nil, .ofExtension?, .ofType?: true
    case .other?: false
    }
  }

  /// Whether only this file may see the type that is declared at `index`: where that is unclear, it does.
  private func isPrivate(_ index: Int) -> Bool {
    for place in stride(from: index - 1, through: max(0, index - Self.longestList), by: -1) {
      let token = tokens[place]
      if token.is("private") || token.is("fileprivate") { return true }
      if token.is("{") || token.is("}") || token.is("import") || token.is("=") { return false }
    }
    return index > Self.longestList
  }

  private mutating func scanValues(_ start: Int) {
    let isCondition = ValueNames.isCondition(start, in: tokens)
    let isLocal = isCondition || !isSeenByOthers
    for name in ValueNames(at: start, in: tokens, brackets, isLocal: isLocal).all {
      names.insert(name)
      if !isCondition { add(.value, name, start) }
    }
  }

  /// A case with values is called like a function of its type's.
  private mutating func scanCases(_ start: Int) {
    guard case .ofType? = bodies.last else { return }
    var index = start
    while index < start + Self.longestList, index == start || tokens[index].is(",") {
      guard tokens[index + 1].kind == .name else { return }
      let next = tokens[index + 2]
      if next.is("(") { add(.function, tokens[index + 1].text, index) }
      index = (next.is("(") ? brackets.end(of: index + 2) ?? index + 1 : index + 1) + 1
      if tokens[index].is("="), tokens[index + 1].kind == .literal { index += 2 }
    }
  }

  /// Tokens of a list of parameters, and before a type, that are looked at.
  private static let longestList = 100

  /// Whether what stands here can be seen without naming a type of the file's own.
  private var isSeenByOthers: Bool {
    switch bodies.last {
    case nil, .ofExtension?: true
    case .ofType?, .other?: false
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ index: Int, labels: [String] = []) {
    names.insert(name)
    var declaration = Declaration(
      kind: kind, name: name, index: index, extended: nil, labels: labels)
    switch bodies.last {
    case nil: break
    case .ofExtension(let type)?:
      declaration.extended = type
      note(&declaration)
    case .ofType(let type)?:
      note(&declaration)
      if [.function, .value].contains(kind) { ownMembers.append((declaration, type)) }
      return
    case .other?: return
    }
    declarations.append(declaration)
  }

  private func note(_ declaration: inout Declaration) {
    guard [.function, .value].contains(declaration.kind) else { return }
    let modifiers = DeclarationModifiers(before: declaration.index, in: tokens, brackets)
    declaration.isPrivate = modifiers.isPrivate
    declaration.isOfType = modifiers.isOfType
  }

  /// The labels of the parameters behind the next parenthesis.
  private func labels(from start: Int, singleNamesAreLabels: Bool = true) -> [String] {
    var index = start
    while index < start + Self.longestList, !tokens[index].is("(") { index += 1 }
    guard tokens[index].is("(") else { return [] }
    var labels: [String] = []
    var depth = 0
    while index < min(tokens.all.count, start + Self.longestList) {
      let token = tokens[index]
      index += 1
      if "([{".contains(token.text), token.kind == .punctuation { depth += 1 }
      if ")]}".contains(token.text), token.kind == .punctuation { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, token.is("(") || token.is(","), tokens[index].kind == .name else {
        continue
      }
      let isSingle = tokens[index + 1].is(":")
      // Behind the comma of `Dictionary<Int, Text>` stands no parameter.
      guard isSingle || tokens[index + 2].is(":") else { continue }
      labels.append(isSingle && !singleNamesAreLabels ? "_" : tokens[index].text)
    }
    return labels
  }
}
