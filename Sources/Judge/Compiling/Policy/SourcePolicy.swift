package import Foundation
import Storage
package import SwiftSource

/// Finds forbidden code in the source of a submission.
///
/// It covers what strict memory safety and the object's symbols can't locate: linker attributes, system
/// modules, and keywords that silence the compiler. It reads tokens instead of a syntax tree, which is fast
/// enough for every verdict and can't overflow the stack. Code in an inactive `#if` block counts too.
package struct SourcePolicy: Sendable, Hashable {
  /// The rules that don't apply.
  package let allowed: Set<PolicyRule>

  /// The names that the exercise forbids: `AnyView`, `.offset`, `@State`, `#Preview`.
  package let forbiddenNames: Set<String>

  /// The maximum number of findings per file.
  ///
  /// More findings wouldn't help the learner.
  private static let limit = 20

  package init(allowed: Set<PolicyRule> = [], forbiddenNames: Set<String> = []) {
    self.allowed = allowed
    self.forbiddenNames = forbiddenNames
  }

  /// Returns a file's violations; empty for a file that can't be compiled, which the compiler reports.
  package func findings(in file: URL) -> [PolicyFinding] {
    let bytes = try? BoundedFile.read(
      file.resolvingSymlinksInPath().path, limit: SourceCopies.sizeLimit)
    return bytes.map { findings(in: $0, file: file.path) } ?? []
  }

  /// Returns the violations in a file's text, in order.
  ///
  /// - Parameter file: The file name for locations.
  package func findings(in bytes: [UInt8], file: String) -> [PolicyFinding] {
    let source = SwiftFile(bytes)
    var found: [PolicyFinding] = []
    for index in source.tokens.indices {
      guard let breach = breach(at: index, in: source),
        breach.rule.map({ !allowed.contains($0) }) ?? true
      else { continue }
      found.append(
        PolicyFinding(
          rule: breach.rule, name: breach.name,
          location: source[index].location(in: file)))
      if found.count == Self.limit { break }
    }
    return found
  }

  /// Returns the first place where a valid file can be read in two ways; nil if there's none.
  ///
  /// After this place, the other findings may be incomplete. If a file doesn't compile, the compiler reports
  /// the problem.
  package func unclearText(in file: URL) -> PolicyFinding? {
    guard !allowed.contains(.unclearText),
      let bytes = try? BoundedFile.read(
        file.resolvingSymlinksInPath().path, limit: SourceCopies.sizeLimit)
    else { return nil }
    // Make tokens only if there's a finding, because this check delays a verdict.
    return SwiftFile.unclearPlace(in: bytes).map { offset in
      let place = LineTable(bytes).place(ofByte: offset)
      return PolicyFinding(
        rule: .unclearText, name: "",
        location: Diagnostic.Location(file: file.path, line: place.line, column: place.column))
    }
  }

  /// Returns the location of the first use of `name` in a file, preferring a call.
  static func firstUse(of name: String, in source: SwiftFile) -> Diagnostic.Location? {
    // `Thread.exit` is found by its last component.
    let word = name.split(separator: ".").last.map(String.init) ?? name
    let uses = source.tokens.indices.filter { source[$0].kind == .word && source[$0].name == word }
    let call = uses.first { source[$0 + 1].isSign("(") && !source[$0 - 1].isWord("func") }
    return (call ?? uses.first).map { source[$0].location(in: source.name) }
  }

  /// A use of forbidden code, before checking whether its rule applies.
  private struct Breach {
    let rule: PolicyRule?
    let name: String
  }

  private func breach(at index: Int, in source: SwiftFile) -> Breach? {
    let token = source[index]
    guard token.kind == .word else { return nil }
    if let name = forbiddenName(at: index, in: source) { return Breach(rule: nil, name: name) }
    let mark = Self.mark(of: index, in: source)
    if mark == "@", let rule = Self.attributes[token.name] {
      return Breach(rule: rule, name: "@\(token.name)")
    }
    if mark == "#", token.name == "sourceLocation" {
      return Breach(rule: .sourceLocation, name: "#sourceLocation")
    }
    if token.text == "import" { return importBreach(at: index, in: source) }
    // `LessonProbes::Probe` needs no import here if another file of the module imports it.
    if source[index + 1].isSign(":"), source[index + 2].isSign(":"),
      Self.isSystemModule(token.name)
    {
      return Breach(rule: .systemModules, name: "\(token.name)::")
    }
    return token.text == "unsafe" ? unsafeBreach(at: index, in: source) : nil
  }

  /// Returns the `@` or `#` before a word, with or without space between them.
  private static func mark(of index: Int, in source: SwiftFile) -> String {
    if let mark = source[index].mark { return String(mark) }
    let before = source[index - 1]
    return before.isSign("@") || before.isSign("#") ? before.text : ""
  }

  private func forbiddenName(at index: Int, in source: SwiftFile) -> String? {
    guard !forbiddenNames.isEmpty else { return nil }
    let name = source[index].name
    if forbiddenNames.contains(name) { return name }
    let before = source[index - 1]
    // `.SwiftUI::offset` is the same as `.offset`.
    let isMember = before.isSign(".") || before.isSign(":") && source[index - 2].isSign(":")
    let mark = isMember ? "." : Self.mark(of: index, in: source)
    return !mark.isEmpty && forbiddenNames.contains(mark + name) ? mark + name : nil
  }

  private func importBreach(at index: Int, in source: SwiftFile) -> Breach? {
    // A member called `import` needs no backticks.
    if source[index - 1].isOperator { return nil }
    var module = source[index + 1]
    if ImportStatement.kinds.contains(module.name), source[index + 2].kind == .word {
      module = source[index + 2]
    }
    guard module.kind == .word, Self.isSystemModule(module.name) else { return nil }
    return Breach(rule: .systemModules, name: "import \(module.name)")
  }

  /// Finds `unsafe` before an expression, which silences strict memory safety, and `unowned(unsafe)`.
  ///
  /// Elsewhere, `unsafe` is an ordinary name: a case, label, parameter or variable.
  private func unsafeBreach(at index: Int, in source: SwiftFile) -> Breach? {
    let previous = source[index - 1]
    let next = source[index + 1]
    if previous.isSign("("), next.isSign(")") {
      // `nonisolated(unsafe)` is about concurrency and doesn't provide pointers.
      guard source[index - 2].isWord("unowned") else { return nil }
      return Breach(rule: .unsafeMemory, name: "unowned(unsafe)")
    }
    if previous.isSign("@") { return nil }
    let isDeclared = previous.isSign(".") || previous.declaresName
    // A parameter, as in `func warn(unsafe place: String)`.
    let isParameter =
      (previous.isSign("(") || previous.isSign(",")) && next.kind == .word
      && source[index + 2].isSign(":")
    guard !isDeclared, !isParameter, beginsExpression(index + 1, in: source) else { return nil }
    return Breach(rule: .unsafeMemory, name: "unsafe")
  }

  /// Whether an expression begins at a token after a word on the same line, by the rules of the compiler's
  /// parser.
  private func beginsExpression(_ index: Int, in source: SwiftFile) -> Bool {
    let token = source[index]
    guard index < source.tokens.count, !token.startsLine else { return false }
    switch token.kind {
    case .word: return !Self.continuing.contains(token.text)
    case .number, .literal, .literalPart: return true
    case .comment: return false
    case .sign where token.isOperator:
      // A prefix operator begins an expression: `unsafe -number`, but not `unsafe == true`, `unsafe?.name` or
      // `unsafe = 1`.
      var end = index + 1
      while source[end].isOperator, source.isAdjacent(end) { end += 1 }
      return !source.isAdjacent(index) && source.isAdjacent(end)
    case .sign where token.text == "(" || token.text == "[": return !source.isAdjacent(index)
    case .sign: return ["@", "#", "\\", "$"].contains(token.text)
    }
  }

  /// Keywords that can follow a name but can't begin an expression.
  private static let continuing: Set<String> = [
    "in", "is", "as", "where", "else", "throws", "async",
  ]
}

extension CodeToken {
  /// Returns the location of the token's name, after an attribute's `@`.
  fileprivate func location(in file: String) -> Diagnostic.Location {
    Diagnostic.Location(file: file, line: line, column: mark == nil ? column : column + 1)
  }
}
