/// Finds declarations that give what the standard library defines a second meaning: another `==` for
/// `Int`, another type called `String`, a `Date` that is encoded in a way of its own.
///
/// Operators for a learner's own types, and new ones such as `Date - Date`, are nobody's business.
struct StandardTypeScan {
  /// What is redefined, in a few words, by the index of the token that does it.
  private(set) var redefinitions: [Int: String] = [:]

  private let tokens: CodeTokens
  private var depth = 0
  /// The extensions around the current token and the depth of their bodies.
  private var extensions: [(type: String, depth: Int)] = []
  private var headerOfExtension: String?

  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    for index in tokens.all.indices { scan(index) }
  }

  private mutating func scan(_ index: Int) {
    let token = tokens[index]
    if token.kind == .punctuation {
      if token.text == "{" { openBrace() }
      if token.text == "}" { closeBrace() }
      return
    }
    guard token.kind == .name, !token.isEscaped else { return }
    switch token.text {
    case "extension": scanExtension(index)
    case "func": scanFunction(index)
    case "operator" where Self.operators.contains(tokens[index + 1].text):
      redefinitions[index] = "operator \(tokens[index + 1].text)"
    case "precedencegroup" where Self.precedences.contains(tokens[index + 1].text):
      redefinitions[index] = "precedencegroup \(tokens[index + 1].text)"
    case "typealias", "struct", "enum", "class", "actor", "protocol":
      let name = tokens[index + 1]
      if depth == 0, !tokens[index - 1].is("import"), name.kind == .name,
        Self.cannotBeShadowed.contains(name.text)
      {
        redefinitions[index] = "\(token.text) \(name.text)"
      }
    default: break
    }
  }

  private mutating func openBrace() {
    depth += 1
    if let type = headerOfExtension { extensions.append((type, depth)) }
    headerOfExtension = nil
  }

  private mutating func closeBrace() {
    if extensions.last?.depth == depth { extensions.removeLast() }
    depth -= 1
  }

  // MARK: Extensions

  private mutating func scanExtension(_ start: Int) {
    var index = start + 1
    var type = tokens[index].text
    while tokens[index + 1].is("."), tokens[index + 2].kind == .name {
      index += 2
      type = tokens[index].text
    }
    headerOfExtension = type
    guard Self.values.contains(type) else { return }
    var isInherited = false
    while index + 1 < tokens.all.count {
      index += 1
      let token = tokens[index]
      if token.is("{") || token.is("}") || token.is("where") || token.is("extension") { return }
      if token.is(":") { isInherited = true }
      if isInherited, token.kind == .name, Self.decidingProtocols.contains(token.text) {
        redefinitions[start] = "extension \(type): \(token.text)"
      }
    }
  }

  // MARK: Functions

  private mutating func scanFunction(_ start: Int) {
    let name = tokens[start + 1]
    guard let signature = FunctionSignature(at: start, in: tokens) else { return }
    let around = extensions.last?.type
    if name.text == "appendInterpolation" {
      if ["StringInterpolation", "DefaultStringInterpolation"].contains(around),
        signature.labels == ["_"], let type = signature.types.first, Self.values.contains(type)
      {
        redefinitions[start] = "\\(\(type))"
      }
      return
    }
    guard name.kind == .operatorSign, let first = signature.types.first,
      signature.types.allSatisfy({ $0 == first })
    else { return }
    let type = first == "Self" ? around ?? first : first
    let isStandard =
      Self.values.contains(type) || signature.generics.contains(type)
      || first == "Self" && Self.protocols.contains(type)
    let isNumber = Self.numbers.contains(type) || first == "Self" && Self.protocols.contains(type)
    let means =
      Self.comparisons.contains(signature.name)
      || isNumber && Self.arithmetic.contains(signature.name)
      || type == "Bool" && Self.logic.contains(signature.name)
      || type == "String" && signature.name == "+"
    if isStandard, means { redefinitions[start] = "\(signature.name) (\(type))" }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "~="]
  private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]
  private static let logic: Set<String> = ["&&", "||", "!"]
  private static let operators = comparisons.union(arithmetic).union(logic).union([
    "..<", "...", "??", "===", "!==", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "~",
  ])
  private static let precedences = Set(
    [
      "BitwiseShift", "Multiplication", "Addition", "RangeFormation", "Casting", "NilCoalescing",
      "Comparison", "LogicalConjunction", "LogicalDisjunction", "Ternary", "Assignment",
      "FunctionArrow", "Default",
    ].map { "\($0)Precedence" })

  // MARK: Standard types

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Decimal",
  ]

  private static let values: Set<String> = numbers.union([
    "Bool", "String", "Substring", "Character", "Date", "URL", "Data", "UUID",
  ])

  /// Protocols whose extensions reach every standard type.
  private static let protocols: Set<String> = [
    "Equatable", "Hashable", "Numeric", "BinaryInteger", "FixedWidthInteger", "SignedInteger",
    "FloatingPoint", "BinaryFloatingPoint", "StringProtocol",
  ]

  /// What decides how a value is compared, written, read and made from a literal.
  private static let decidingProtocols: Set<String> = [
    "Equatable", "Hashable", "Encodable", "Decodable", "Codable", "CustomStringConvertible",
    "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByStringInterpolation", "ExpressibleByNilLiteral",
  ]

  /// Names that have one meaning for every reader; a learner's own `Data` or `Result` is common.
  private static let cannotBeShadowed: Set<String> = numbers.union([
    "Bool", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Swift",
    "Foundation", "SwiftUI", "WidgetKit", "AppIntents",
    // What the literals of a module are where nothing else says it.
    "IntegerLiteralType", "FloatLiteralType", "StringLiteralType", "BooleanLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ])
}
