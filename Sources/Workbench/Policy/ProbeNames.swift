package import Foundation

/// The names by which an exercise's probes speak of what Swift and the SDK define.
///
/// Probes are compiled into the learner's module, where a declaration of the learner's goes before one
/// that is imported: an `Array.map` of their own would answer for them. What the exercise's solution
/// declares is the learner's to declare; every other name in a probe is Swift's or the SDK's. That holds
/// within the learner's own types as well for what a probe calls: an `overlay` of their background's own
/// would be the probe's, and no widget's. A function whose labels no call of a probe has is in nobody's
/// way. Which types a probe may get hold of is not asked: Swift infers them in too many ways.
package struct ProbeNames: Sendable {
  private var members: Set<String> = []
  private var plain: Set<String> = []
  private var labels: Set<String> = []
  /// How members are called, which of them are called in a way that cannot be read, and which stand
  /// there without a call.
  private var calls: [String: Set<CallShape>] = [:]
  private var called: Set<String> = []
  private var uncalled: Set<String> = []
  /// The names that types of the learner's may have in probes.
  private var mentioned: Set<String> = []
  private var operators: Set<String> = []
  private var hasSubscript = false
  /// What the solution extends with initializers, and with subscripts.
  private var extendedBySolution: Set<String> = []

  /// - Parameter solution: Without one nobody knows whose a name is, and none is kept.
  package init?(probes: [URL], solution: [URL]) {
    guard !probes.isEmpty, !solution.isEmpty else { return nil }
    for file in probes { add(Self.tokens(of: file)) }
    for file in solution {
      let scan = DeclarationScan(Self.tokens(of: file))
      members.subtract(scan.names)
      calls = calls.filter { !scan.names.contains($0.key) }
      called.subtract(scan.names)
      plain.subtract(scan.names)
      operators.subtract(scan.names)
      for declaration in scan.declarations
      where [.initializer, .subscriptAccess].contains(declaration.kind) {
        extendedBySolution.insert(declaration.key)
      }
    }
  }

  private static func tokens(of file: URL) -> CodeTokens {
    CodeTokens((try? SourceCopies.bytes(of: file)) ?? [])
  }

  private mutating func add(_ tokens: CodeTokens) {
    let brackets = TokenBrackets(tokens)
    for (index, token) in tokens.all.enumerated() {
      switch token.kind {
      case .name where DeclarationScan.isMember(index, in: tokens):
        members.insert(token.text)
        switch CallShape.all(at: index + 1, in: tokens, brackets) {
        case nil: called.insert(token.text)
        case []?: uncalled.insert(token.text)
        case let shapes?: calls[token.text, default: []].formUnion(shapes)
        }
      case .name where tokens[index + 1].is(":"): labels.insert(token.text)
      case .name: plain.insert(token.text)
      case .operatorSign: operators.insert(token.text)
      case .punctuation where token.text == "[":
        let previous = tokens[index - 1]
        if previous.kind == .name || previous.is("]") || previous.is(")") { hasSubscript = true }
      default: break
      }
    }
    mentioned.formUnion(plain)
    let own = DeclarationScan(tokens).names
    plain.subtract(own)
    plain.subtract(labels)
  }

  /// What files declare under one of the names.
  ///
  /// - Parameter used: Files that are compiled along.
  package func redeclared(in files: [URL], used: [URL]) -> [PolicyFinding] {
    let sources = files.map(Source.init)
    let others = used.map(Source.init)
    var shared: Set<String> = []
    var aliases: Set<String> = []
    for scan in (sources + others).map(\.scan) {
      shared.formUnion(scan.ownTypes.subtracting(scan.privateTypes))
      aliases.formUnion(scan.aliases)
    }
    let values = CallableValues(
      names: (sources + others).reduce(into: []) { $0.formUnion($1.scan.names) },
      files: (sources + others).map(\.tokens))
    let found = sources.map { source in
      let types = LearnersTypes(own: shared.union(source.scan.ownTypes), aliases: aliases)
      let inTypes = source.scan.ownMembers.filter {
        isCalled($0.declaration, of: $0.type, source, values)
      }
      let declared = source.scan.declarations.filter { isOneOfOurs($0, source, types, values) }
      return declared.map { declaration in
        (declaration, owner: declaration.extended.flatMap { types.contains($0) ? $0.path : nil })
      } + inTypes.map { ($0.declaration, owner: $0.type.isEmpty ? nil : $0.type) }
    }
    return zip(sources, found).flatMap { source, found in
      found.prefix(Self.limit).map { source.finding($0, owner: $1) }
        + (calls.isEmpty && called.isEmpty ? [] : source.dynamicMembers)
    }
  }

  /// A learner's file.
  private struct Source {
    let file: URL
    let tokens: CodeTokens
    let brackets: TokenBrackets
    let scan: DeclarationScan

    init(_ file: URL) {
      self.file = file
      tokens = ProbeNames.tokens(of: file)
      brackets = TokenBrackets(tokens)
      scan = DeclarationScan(tokens)
    }

    /// A type whose every member is what a subscript makes of its name answers to all that a probe calls.
    var dynamicMembers: [PolicyFinding] {
      let first = tokens.all.indices.first {
        tokens[$0].is("dynamicMemberLookup") && tokens[$0 - 1].is("@")
      }
      return first.map { [finding("@dynamicMemberLookup", at: $0)] } ?? []
    }

    private func finding(_ name: String, at index: Int, owner: String? = nil) -> PolicyFinding {
      let place = tokens.place(of: tokens[index])
      return PolicyFinding(
        rule: .standardTypes, name: name, owner: owner,
        location: Diagnostic.Location(file: file.path, line: place.line, column: place.column))
    }

    func finding(_ declaration: DeclarationScan.Declaration, owner: String?) -> PolicyFinding {
      let extended = owner == nil ? declaration.extended.map { "extension \($0.name): " } : nil
      return finding((extended ?? "") + declaration.name, at: declaration.index, owner: owner)
    }
  }

  /// Whether a member of a learner's own type is what a probe calls by this name.
  private func isCalled(
    _ member: DeclarationScan.Declaration, of type: String, _ source: Source,
    _ values: CallableValues
  ) -> Bool {
    guard calls[member.name] != nil || called.contains(member.name), !member.isPrivate
    else { return false }
    switch member.kind {
    case .function: return isCalled(member, source)
    case .value where member.isOfType: return values.contain(member, in: source.tokens)
    case .value:
      return type.isEmpty || type.split(separator: ".").contains { mentioned.contains(String($0)) }
        || values.contain(member, in: source.tokens)
    case .type, .initializer, .subscriptAccess: return false
    }
  }

  /// Whether a probe's call may be meant for a function, by its labels.
  private func isCalled(_ function: DeclarationScan.Declaration, _ source: Source) -> Bool {
    if called.contains(function.name) { return true }
    guard let calls = calls[function.name] else { return false }
    guard let parameters = ParameterList(at: function.index, in: source.tokens, source.brackets)
    else { return true }
    return calls.contains(where: parameters.accept)
  }

  /// Nobody reads further than this many findings of one file.
  private static let limit = 20

  /// What the learner declared, as the extensions of one file see it.
  private struct LearnersTypes {
    let own: Set<String>
    let aliases: Set<String>

    /// Whether an extension is of a type of the learner's: the path is declared, and no part of it may
    /// be another name for somebody else's type.
    func contains(_ type: ExtendedType) -> Bool {
      guard type.isWhole, own.contains(type.path) else { return false }
      var path = ""
      return type.path.split(separator: ".").allSatisfy { word in
        path += path.isEmpty ? "\(word)" : ".\(word)"
        return !aliases.contains(path)
      }
    }

    /// Whether a function is for no type of the learner's: its own generic names are none.
    func haveNoPart(in signature: FunctionSignature) -> Bool {
      signature.types.allSatisfy { type in
        type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
          .allSatisfy { !own.contains($0) || signature.generics.contains($0) }
      }
    }

    /// Whether the name alone does not say which type is extended.
    func hide(_ type: ExtendedType) -> Bool { !type.isOneWord || aliases.contains(type.name) }
  }

  /// What the compiler calls for every statement in a closure such as a `ViewProbe`'s.
  private static let builders: Set<String> = [
    "buildExpression", "buildBlock", "buildPartialBlock", "buildOptional", "buildIf", "buildEither",
    "buildArray", "buildLimitedAvailability", "buildFinalResult",
  ]

  /// What else it calls for a probe without its name being written there.
  private static let unwritten: Set<String> = [
    "appendInterpolation", "appendLiteral", "callAsFunction",
  ]

  private func isOneOfOurs(
    _ declaration: DeclarationScan.Declaration, _ source: Source, _ types: LearnersTypes,
    _ values: CallableValues
  ) -> Bool {
    let tokens = source.tokens
    if let extended = declaration.extended, types.contains(extended) {
      return isCalled(declaration, of: extended.path, source, values)
    }
    let labelsFit = declaration.labels.allSatisfy { $0 == "_" || labels.contains($0) }
    switch declaration.kind {
    case .function where tokens[declaration.index + 1].kind == .operatorSign:
      guard let signature = FunctionSignature(at: declaration.index, in: tokens),
        operators.contains(signature.name)
      else { return false }
      return types.haveNoPart(in: signature)
    case .function where declaration.extended != nil && Self.builders.contains(declaration.name):
      return true
    case .function where declaration.extended != nil && Self.unwritten.contains(declaration.name):
      let signature = FunctionSignature(at: declaration.index, in: tokens)
      return labelsFit && signature.map(types.haveNoPart) ?? true
    case .function
    where declaration.extended != nil && members.contains(declaration.name)
      && !uncalled.contains(declaration.name):
      return isCalled(declaration, source)
    case .function, .value, .type:
      return (declaration.extended == nil ? plain : members).contains(declaration.name)
    case .initializer:
      guard let extended = declaration.extended else { return false }
      return (plain.contains(extended.name) || types.hide(extended)) && labelsFit
        && !extendedBySolution.contains(declaration.key)
    case .subscriptAccess:
      return declaration.extended != nil && hasSubscript && labelsFit
        && !extendedBySolution.contains(declaration.key)
    }
  }
}

extension DeclarationScan.Declaration {
  /// What initializers and subscripts are told apart by.
  fileprivate var key: String { "\(extended?.name ?? "") \(name)" }
}
