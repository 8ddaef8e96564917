/// Completions for Swift code: types, members after a period, labels of a call.
///
/// It knows declarations but not the types of expressions. After a view's closing bracket it offers
/// modifiers, and after a leading period the values that the surrounding call takes.
package struct SymbolCompletion: Sendable {
  private let types: [String]
  /// The members of types and protocols, by path.
  private let members: [String: [String]]
  /// The static members and cases of types, by path.
  private let statics: [String: [String]]
  /// The parameters of functions by name, and of initializers by their type's name.
  private let parameters: [String: [Parameter]]

  private struct Parameter: Hashable, Sendable {
    /// The parameter's label; nil if it has none.
    var label: String?
    /// The names in the parameter's type: `Font`, `HorizontalAlignment`.
    var types: [String]
  }

  package init(_ index: SymbolIndex) {
    var types: Set<String> = []
    var members: [String: Set<String>] = [:]
    var statics: [String: Set<String>] = [:]
    var parameters: [String: Set<Parameter>] = [:]
    for symbol in index.symbols where symbol.deprecated == nil && !symbol.name.hasPrefix("_") {
      switch symbol.kind {
      case .structure, .enumeration, .classType, .actor, .protocolType, .alias:
        if let owner = symbol.owner {
          statics[owner, default: []].insert(symbol.name)
        } else {
          types.insert(symbol.name)
        }
      case .method, .property:
        if let owner = symbol.owner { members[owner, default: []].insert(symbol.name) }
      case .typeMethod, .typeProperty, .enumerationCase:
        if let owner = symbol.owner { statics[owner, default: []].insert(symbol.name) }
      case .function, .variable, .macro: types.insert(symbol.name)
      case .initializer, .associatedType: break
      }
      let called = symbol.kind == .initializer ? symbol.owner : symbol.name
      guard let called, symbol.declaration.contains("(") else { continue }
      parameters[String(called.split(separator: ".").last ?? ""), default: []]
        .formUnion(Self.parameters(of: symbol.declaration))
    }
    self.types = types.filter { $0.first?.isLetter == true }.sorted()
    self.members = members.mapValues { $0.filter(Self.isName).sorted() }
    self.statics = statics.mapValues { $0.filter(Self.isName).sorted() }
    self.parameters = parameters.mapValues { Array($0) }
  }

  private static func isName(_ name: String) -> Bool { name.first?.isLetter == true }

  /// Returns the names that can complete `code`.
  ///
  /// - Parameters:
  ///   - code: The text before the cursor.
  ///   - own: The names of the learner's own types.
  package func words(for code: String, own: [String] = []) -> [String] {
    let code = String(code.suffix(Self.longestCode))
    let typed = String(
      code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = code.dropLast(typed.count)
    let names = names(behind: before, typed: typed, own: own)
    var seen: Set<String> = []
    return names.filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
  }

  /// The maximum length of the code to examine, in characters.
  ///
  /// Completion needs no more context.
  private static let longestCode = 2_000

  private func names(behind before: Substring, typed: String, own: [String]) -> [String] {
    if before.last == "." {
      let receiver = before.dropLast()
      guard let last = receiver.last(where: { !$0.isWhitespace }) else { return modifiers(of: nil) }
      if last == ")" || last == "}" || last == "\"" {
        return modifiers(of: Self.root(of: receiver))
      }
      if last.isLetter || last.isNumber || last == "_" || last == "]" {
        let name = String(
          receiver.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            .reversed())
        if name.first?.isUppercase == true { return statics[name] ?? [] }
        return receiver.last?.isWhitespace == true ? implicit(in: receiver) : modifiers(of: nil)
      }
      return implicit(in: receiver)
    }
    let labels = parameters(around: before).compactMap(\.label).map { "\($0):" }.sorted()
    let isBehindSign = before.last(where: { !$0.isWhitespace }).map { "(,".contains($0) } ?? false
    let known = own + types
    guard isBehindSign else { return typed.isEmpty ? [] : known }
    return typed.isEmpty ? labels : labels + known
  }

  /// Returns the modifiers of all views, and the members of the type that begins the chain.
  private func modifiers(of root: String?) -> [String] {
    let own = root.flatMap { members[$0] } ?? []
    return Set(own + (members["View"] ?? [])).sorted()
  }

  /// Returns the values after a leading period, for the types that the call takes here.
  private func implicit(in before: Substring) -> [String] {
    let parameters = parameters(around: before)
    let label = before.firstMatch(of: /(\w+)\s*:\s*\[?(?:[^:()]*,)?\s*$/).map { String($0.1) }
    let fitting = parameters.filter { $0.label == label }
    let types = Set((fitting.isEmpty ? parameters : fitting).flatMap(\.types))
    let found = types.flatMap { statics[$0] ?? [] }
    return Set(found).sorted()
  }

  /// Returns the parameters of the call whose parenthesis is still open.
  private func parameters(around before: Substring) -> [Parameter] {
    var depth = 0
    var place = before.endIndex
    while place > before.startIndex {
      place = before.index(before: place)
      switch before[place] {
      case ")", "}": depth += 1
      case "(" where depth == 0:
        let name = before[..<place].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return parameters[String(name.reversed())] ?? []
      case "{" where depth == 0: return []
      case "(", "{": depth -= 1
      default: break
      }
    }
    return []
  }

  /// Returns the name that begins the expression at the end of the code: `Text` in `Text("a").font(.title)`.
  private static func root(of code: Substring) -> String? {
    var depth = 0
    var name = ""
    for character in code.reversed() {
      switch character {
      case ")", "}", "]": depth += 1
      case "(", "{", "[":
        if depth == 0 { return name.isEmpty ? nil : name }
        depth -= 1
        name = ""
      case _ where depth > 0: break
      case ".": name = ""
      case _ where character.isLetter || character.isNumber || character == "_":
        name = "\(character)\(name)"
      case _ where character.isWhitespace && name.isEmpty: break
      default: return name.isEmpty ? nil : name
      }
    }
    return name.isEmpty ? nil : name
  }

  /// Returns a declaration's parameter labels and the names in their types.
  private static func parameters(of declaration: String) -> [Parameter] {
    guard let open = declaration.firstIndex(of: "(") else { return [] }
    let constraints = declaration.firstRange(of: " where ").map { declaration[$0.upperBound...] }
    var found: [Parameter] = []
    var depth = 0
    var part = ""
    for character in declaration[declaration.index(after: open)...] {
      if depth == 0, character == ")" || character == "," {
        if let parameter = parameter(part, of: declaration, constraints) { found.append(parameter) }
        part = ""
        if character == ")" { break }
        continue
      }
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ">", part.last != "-" { depth -= 1 }
      part.append(character)
    }
    return found
  }

  private static func parameter(
    _ text: String, of declaration: String, _ constraints: Substring?
  ) -> Parameter? {
    guard let colon = text.firstIndex(of: ":"),
      let label = text[..<colon].split(whereSeparator: \.isWhitespace).first
    else { return nil }
    let type = text[text.index(after: colon)...].split(separator: "=").first ?? ""
    var names = type.matches(of: /[A-Z]\w*(?:\.[A-Z]\w*)*/).map { String($0.output) }
    // Replace a generic parameter with its constraint.
    for name in names where name.count <= 2 {
      let pattern = "\(name) : "
      for text in [declaration[...], constraints ?? ""] {
        guard let range = text.firstRange(of: pattern) ?? text.firstRange(of: "\(name): ") else {
          continue
        }
        names.append(String(text[range.upperBound...].prefix { $0.isLetter || $0 == "." }))
      }
    }
    return Parameter(label: label == "_" ? nil : String(label), types: names)
  }
}
