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
    /// The first word of the extended type's name; nil at the top level of the file.
    let extended: String?
    /// The parameters' labels; `_` where there is none.
    var labels: [String] = []
  }

  /// What stands at the top level and directly in extensions: what other files can see of this one
  /// without naming a type of its own.
  private(set) var declarations: [Declaration] = []

  /// Types of the file's own: no protocols and other names for types, whose members may be those of a
  /// type that is somebody else's, and none that a condition may take away.
  private(set) var ownTypes: Set<String> = []

  /// Every name that is declared anywhere, local ones among them.
  private(set) var names: Set<String> = []

  private enum Body {
    case ofExtension(String)
    case other
  }

  private let tokens: CodeTokens
  private var bodies: [Body] = []
  private var header: Body?
  private var conditions = 0

  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    for index in tokens.all.indices { scan(index) }
  }

  private mutating func scan(_ index: Int) {
    let token = tokens[index]
    if token.kind == .punctuation {
      if token.text == "{" {
        bodies.append(header ?? .other)
        header = nil
      } else if token.text == "}" {
        _ = bodies.popLast()
      }
      return
    }
    guard token.kind == .name, !token.isEscaped, !Self.isMember(index, in: tokens) else { return }
    if tokens[index - 1].is("#") {
      if token.text == "if" { conditions += 1 }
      if token.text == "endif" { conditions -= 1 }
      return
    }
    switch token.text {
    case "extension": header = .ofExtension(rootOfType(at: index + 1))
    case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "macro":
      scanType(index)
    case "func":
      add(.function, tokens[index + 1].text, index, labels: labels(from: index + 2))
    case "var", "let": scanValues(index)
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

  /// Whether a name stands behind a dot.
  static func isMember(_ index: Int, in tokens: CodeTokens) -> Bool {
    let previous = tokens[index - 1]
    return previous.kind == .operatorSign && previous.text.hasSuffix(".")
      && !previous.text.hasSuffix("..")
  }

  /// `Array` of `Swift.Array`, `Forecast` of `Forecast.Hour`.
  private func rootOfType(at start: Int) -> String {
    let isQualified =
      ["Swift", "SwiftUI", "Foundation", "WidgetKit", "AppIntents"].contains(tokens[start].text)
      && tokens[start + 1].is(".")
    return tokens[isQualified ? start + 2 : start].text
  }

  private mutating func scanType(_ index: Int) {
    let name = tokens[index + 1]
    // `class func`, `import struct`, `protocol<A, B>`.
    guard name.kind == .name, name.isEscaped || !["func", "var", "let"].contains(name.text),
      !tokens[index - 1].is("import")
    else { return }
    add(.type, name.text, index)
    let isPlain = ["struct", "class", "enum", "actor"].contains(tokens[index].text)
    if isPlain, bodies.isEmpty, conditions == 0 { ownTypes.insert(name.text) }
    if isPlain || tokens[index].is("protocol") { header = .other }
  }

  /// The names behind `let` and `var`: one, several with commas, or a tuple of them.
  private mutating func scanValues(_ start: Int) {
    var depth = 0
    var isTuple = false
    for index in start + 1..<min(start + Self.longestList, max(tokens.all.count, start + 1)) {
      let token = tokens[index]
      let previous = tokens[index - 1]
      if token.kind == .name, !token.isEscaped, Self.beginnings.contains(token.text), depth == 0 {
        return
      }
      if token.is("("), index == start + 1 {
        isTuple = true
        continue
      }
      if token.is(")"), isTuple, depth == 0 {
        isTuple = false
        continue
      }
      if "([{".contains(token.text), token.kind == .punctuation { depth += 1 }
      if ")]}".contains(token.text), token.kind == .punctuation { depth -= 1 }
      if depth < 0 { return }
      let isFirst = index == start + 1 || previous.is(",") || isTuple && previous.is("(")
      if depth == 0, token.kind == .name, isFirst { add(.value, token.text, start) }
    }
  }

  /// Tokens of one declaration of values that are looked at.
  private static let longestList = 100

  private static let beginnings: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "actor", "extension", "protocol", "typealias",
    "import", "init", "subscript", "case", "return", "if", "guard", "for", "while", "switch",
  ]

  private mutating func add(_ kind: Kind, _ name: String, _ index: Int, labels: [String] = []) {
    names.insert(name)
    let extended: String?
    switch bodies.last {
    case nil: extended = nil
    case .ofExtension(let type)?: extended = type
    case .other?: return
    }
    declarations.append(
      Declaration(kind: kind, name: name, index: index, extended: extended, labels: labels))
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
      labels.append(isSingle && !singleNamesAreLabels ? "_" : tokens[index].text)
    }
    return labels
  }
}
