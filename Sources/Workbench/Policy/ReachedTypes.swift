/// The types of a learner's of which a probe may hold a value.
///
/// A probe names types, functions and properties. Of those that the learner declares the declarations
/// name further types, and so do the expressions of which a type is inferred; behind `some` and `any` only
/// the protocol can be called. What the members of such a type name may be an associated type of its, such
/// as a provider's `Entry`. A type that no such chain leads to answers to nothing that a probe calls.
/// Names are told apart by little more than their spelling: a chain too many only costs a learner a name.
struct ReachedTypes {
  private struct Declaration {
    /// What stands in the declaration, where only types count.
    var types: Set<String> = []
    /// What stands in an expression that decides on the type.
    var expression: Set<String> = []
    /// The type of the learner's within which it stands; nil where it may belong to others.
    var owner: String?
  }

  private(set) var names: Set<String> = []
  /// Where a declaration is too long to be read every type may be meant.
  private var isUnknown = false
  private var types: [String: [Declaration]] = [:]
  private var values: [String: [Declaration]] = [:]
  /// What the members of a type name, by which its associated types may be inferred.
  private var namedByMembers: [String: Set<String>] = [:]
  /// What is declared as a type of its own, and is no other name for one.
  private var plainTypes: Set<String> = []

  /// - Parameter names: Every name and operator in the probes.
  init(from names: Set<String>, through files: [CodeTokens]) {
    for tokens in files { read(tokens) }
    follow(names.union(Self.unwritten))
    types = [:]
    values = [:]
    namedByMembers = [:]
  }

  /// Whether a probe may hold a value of the type with that path.
  func contains(_ path: String) -> Bool {
    isUnknown || path.split(separator: ".").last.map { names.contains(String($0)) } ?? true
  }

  /// What the compiler goes through without its name being written.
  private static let unwritten: Set<String> = [
    "subscript", "callAsFunction", "dynamicallyCall", "wrappedValue", "projectedValue", "next",
    "makeIterator", "Element", "Iterator", "Index", "SubSequence",
  ]

  // MARK: Following

  private mutating func follow(_ seeds: Set<String>) {
    var seen = seeds
    var inExpressions = Array(seeds)
    var inTypes: [String] = []
    /// Members that are looked for, of types that nothing has led to yet.
    var waiting: [String: [Declaration]] = [:]
    func follow(_ declaration: Declaration) {
      inTypes += declaration.types.subtracting(names)
      inExpressions += declaration.expression.subtracting(seen)
      seen.formUnion(declaration.expression)
    }
    while let name = inExpressions.popLast() ?? inTypes.popLast() {
      if names.insert(name).inserted {
        for declaration in types[name] ?? [] { inTypes += declaration.types.subtracting(names) }
        inTypes += (namedByMembers[name] ?? []).subtracting(names)
        for declaration in waiting.removeValue(forKey: name) ?? [] { follow(declaration) }
      }
      guard seen.contains(name) else { continue }
      for declaration in values.removeValue(forKey: name) ?? [] {
        if let owner = declaration.owner, plainTypes.contains(owner), !names.contains(owner) {
          waiting[owner, default: []].append(declaration)
        } else {
          follow(declaration)
        }
      }
    }
  }

  // MARK: Reading

  /// The braces that a token stands in: where they end, and whose they are.
  private struct Body {
    let end: Int
    var owner: String?
    /// What is declared here is seen from here only.
    var isLocal = false
  }

  private mutating func read(_ tokens: CodeTokens) {
    let brackets = TokenBrackets(tokens)
    var bodies: [Body] = []
    var header: Body?
    for (index, token) in tokens.all.enumerated() {
      while let body = bodies.last, index >= body.end { bodies.removeLast() }
      if token.is("{") {
        guard let end = brackets.end(of: index) else {
          isUnknown = true
          return
        }
        if let type = header, type.end == index {
          bodies.append(Body(end: end, owner: type.owner))
        } else {
          bodies.append(Body(end: end, isLocal: true))
        }
        header = nil
      }
      guard token.kind == .name, !token.isEscaped, Self.beginnings.contains(token.text),
        !(bodies.last?.isLocal ?? false), !DeclarationScan.isMember(index, in: tokens),
        !tokens[index - 1].is("#")
      else { continue }
      let owner = bodies.last?.owner
      switch token.text {
      case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
        "extension":
        // `class func`, `import struct`.
        guard !Self.beginnings.contains(tokens[index + 1].text), !tokens[index - 1].is("import")
        else { continue }
        header = readType(index, tokens, brackets)
      case "func": readFunction(index, named: tokens[index + 1], of: owner, tokens, brackets)
      case "subscript": readFunction(index, named: token, of: owner, tokens, brackets)
      case "case": readCase(index, of: owner, tokens, brackets)
      case "var", "let": readValues(index, of: owner, tokens, brackets)
      default: break
      }
    }
  }

  /// - Returns: Where its body begins, and whose that is.
  private mutating func readType(
    _ start: Int, _ tokens: CodeTokens, _ brackets: TokenBrackets
  ) -> Body {
    let keyword = tokens[start].text
    let signature = span(start + 2, tokens, brackets)
    var name = tokens[start + 1].text
    if keyword == "extension" {
      let path = ExtendedType(at: start + 1, in: tokens).path
      name = path.split(separator: ".").last.map(String.init) ?? path
    }
    types[name, default: []].append(Declaration(types: words(signature, of: tokens)))
    if ["struct", "class", "enum", "actor"].contains(keyword) { plainTypes.insert(name) }
    // What a protocol has may be any type's.
    return Body(end: signature.upperBound, owner: keyword == "protocol" ? nil : name)
  }

  private mutating func readFunction(
    _ start: Int, named name: CodeToken, of owner: String?, _ tokens: CodeTokens,
    _ brackets: TokenBrackets
  ) {
    let signature = span(start + 1, tokens, brackets)
    var declaration = Declaration(types: words(signature, of: tokens), owner: owner)
    declaration.types.formUnion(attributes(before: start, in: tokens))
    var key = name.text
    // An operator is found whatever type it stands in.
    if name.kind == .operatorSign { declaration.owner = nil }
    values[key, default: []].append(declaration)
    if let owner { namedByMembers[owner, default: []].formUnion(declaration.types) }
    // `==<T>` is one run of signs.
    if name.kind == .operatorSign, key.count > 1, key.hasSuffix("<") {
      key.removeLast()
      values[key, default: []].append(declaration)
    }
  }

  /// `case hours(Ring)`: the name of each case, and what comes with it.
  private mutating func readCase(
    _ start: Int, of owner: String?, _ tokens: CodeTokens, _ brackets: TokenBrackets
  ) {
    let list = span(start + 1, tokens, brackets)
    let declaration = Declaration(types: words(list, of: tokens), owner: owner)
    var index = list.lowerBound
    while index < list.upperBound {
      if index == list.lowerBound || tokens[index - 1].is(","), tokens[index].kind == .name {
        values[tokens[index].text, default: []].append(declaration)
      }
      index = max(index, brackets.end(of: index) ?? index) + 1
    }
  }

  private mutating func readValues(
    _ start: Int, of owner: String?, _ tokens: CodeTokens, _ brackets: TokenBrackets
  ) {
    let list = ValueNames(at: start, in: tokens, brackets, isLocal: false).all
    var declaration = Declaration(owner: owner)
    let signature = span(start + 1, tokens, brackets)
    if list.count == 1, tokens[start + 2].is(":") {
      let end = signature.first { tokens[$0].kind == .operatorSign && tokens[$0].text == "=" }
      declaration.types = words(signature.lowerBound..<(end ?? signature.upperBound), of: tokens)
    } else if list.count == 1, let path = Self.made(start + 2, in: tokens, brackets) {
      declaration.expression = path
    } else {
      let whole = span(start + 1, tokens, brackets, withBodies: true)
      declaration.expression = words(whole, of: tokens)
    }
    declaration.types.formUnion(attributes(before: start, in: tokens))
    for name in list { values[name, default: []].append(declaration) }
    if let owner { namedByMembers[owner, default: []].formUnion(declaration.types) }
  }

  /// The type in `= Forecast(…)` where nothing is asked of the value; nil where it is something else.
  private static func made(
    _ start: Int, in tokens: CodeTokens, _ brackets: TokenBrackets
  ) -> Set<String>? {
    guard tokens[start].kind == .operatorSign, tokens[start].text == "=",
      tokens[start + 1].kind == .name
    else { return nil }
    var path: Set = [tokens[start + 1].text]
    var index = start + 2
    while tokens[index].is("."), tokens[index + 1].kind == .name {
      path.insert(tokens[index + 1].text)
      index += 2
    }
    guard tokens[index].is("("), let end = brackets.end(of: index) else { return nil }
    let next = tokens[end + 1]
    let goesOn =
      next.kind == .operatorSign || ["(", "[", "{", ","].contains(next.text)
      || next.is("as") || next.is("is")
    return goesOn ? nil : path
  }

  /// From `start` to where a body or another declaration begins.
  private mutating func span(
    _ start: Int, _ tokens: CodeTokens, _ brackets: TokenBrackets, withBodies: Bool = false
  ) -> Range<Int> {
    var index = start
    while index < tokens.all.count {
      let token = tokens[index]
      if token.is("}") || token.is(")") || token.is("]") || token.is(";") { break }
      if token.is("{"), !withBodies { break }
      if token.kind == .name, !token.isEscaped, Self.beginnings.contains(token.text),
        !DeclarationScan.isMember(index, in: tokens), index > start
      {
        break
      }
      if token.kind == .punctuation, "([{".contains(token.text) {
        guard let end = brackets.end(of: index) else {
          isUnknown = true
          break
        }
        index = end
      }
      index += 1
    }
    if index - start > Self.longest { isUnknown = true }
    return start..<max(start, min(index, start + Self.longest))
  }

  /// Tokens of one declaration that are looked at.
  private static let longest = 4000

  private func words(_ range: Range<Int>, of tokens: CodeTokens) -> Set<String> {
    Set(
      range.lazy.map { tokens[$0] }
        .filter { $0.kind == .name || $0.kind == .operatorSign }.map(\.text))
  }

  /// The names in what stands between an `@` and the declaration at `index`.
  private func attributes(before index: Int, in tokens: CodeTokens) -> Set<String> {
    var found: Set<String> = []
    var names: Set<String> = []
    for place in stride(from: index - 1, through: max(0, index - 40), by: -1) {
      let token = tokens[place]
      if token.is("{") || token.is("}") || token.is(";") { break }
      if token.kind == .name { names.insert(token.text) }
      if token.is("@") { found.formUnion(names) }
    }
    return found
  }

  private static let beginnings: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "extension", "protocol", "typealias",
    "associatedtype", "import", "init", "subscript", "case",
  ]
}
