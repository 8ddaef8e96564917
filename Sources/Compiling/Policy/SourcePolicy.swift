package import Foundation
import Storage
package import SwiftSource

/// Finds in source text what a submission may not use.
///
/// It guards what neither strict memory safety nor the object's symbols show with a line: attributes
/// for the linker, modules of the system, the words that silence the compiler. It reads tokens, not a
/// syntax tree: that is quick enough for every keystroke's verdict and cannot overflow a stack. Code
/// under an untrue `#if` counts like any other.
package struct SourcePolicy: Sendable, Hashable {
  /// Rules that do not hold here.
  package let allowed: Set<PolicyRule>

  /// Names that the exercise does without: `AnyView`, `.offset`, `@State`, `#Preview`.
  package let forbiddenNames: Set<String>

  /// Nobody reads further than this many findings of one file.
  private static let limit = 20

  package init(allowed: Set<PolicyRule> = [], forbiddenNames: Set<String> = []) {
    self.allowed = allowed
    self.forbiddenNames = forbiddenNames
  }

  /// Everything in a file that is not allowed; nothing where it is no file that could be compiled,
  /// which the compiler's caller finds out for itself.
  package func findings(in file: URL) -> [PolicyFinding] {
    let bytes = try? BoundedFile.read(
      file.resolvingSymlinksInPath().path, limit: SourceCopies.sizeLimit)
    return bytes.map { findings(in: $0, file: file.path) } ?? []
  }

  /// Everything in a file's text that is not allowed, in the order of the text.
  ///
  /// - Parameter file: the name for the places.
  package func findings(in bytes: [UInt8], file: String) -> [PolicyFinding] {
    let tokens = CodeTokens(bytes)
    var found: [PolicyFinding] = []
    for index in tokens.all.indices {
      guard let breach = breach(at: index, in: tokens),
        breach.rule.map({ !allowed.contains($0) }) ?? true
      else { continue }
      let place = tokens.place(of: tokens[index])
      found.append(
        PolicyFinding(
          rule: breach.rule, name: breach.name,
          location: Diagnostic.Location(file: file, line: place.line, column: place.column)))
      if found.count == Self.limit { break }
    }
    return found
  }

  /// Where a file that the compiler accepts can be read in two ways, so that nobody knows what the other
  /// findings have missed; nil where it cannot.
  ///
  /// Of a file that does not compile the compiler says what is wrong with it.
  package func unclearText(in file: URL) -> PolicyFinding? {
    guard !allowed.contains(.unclearText),
      let bytes = try? BoundedFile.read(
        file.resolvingSymlinksInPath().path, limit: SourceCopies.sizeLimit)
    else { return nil }
    // A verdict waits for this: tokens are made only where there is something to tell.
    return SourceScanner(PlainSpaces.made(in: bytes)).unclearPlace.map { offset in
      let place = CodeTokens(bytes).place(ofByte: offset)
      return PolicyFinding(
        rule: .unclearText, name: "",
        location: Diagnostic.Location(file: file.path, line: place.line, column: place.column))
    }
  }

  /// The place of the first use of `name` in a file; of a function, the first call.
  static func firstUse(
    of name: String, in tokens: CodeTokens, file: String
  ) -> Diagnostic.Location? {
    // `Thread.exit` is found by its last word.
    let word = name.split(separator: ".").last.map(String.init) ?? name
    let uses = tokens.all.indices.filter { tokens[$0].kind == .name && tokens[$0].text == word }
    let call = uses.first { tokens[$0 + 1].is("(") && !tokens[$0 - 1].is("func") }
    return (call ?? uses.first).map { index in
      let place = tokens.place(of: tokens[index])
      return Diagnostic.Location(file: file, line: place.line, column: place.column)
    }
  }

  /// One use, before it is known whether the rule holds here.
  private struct Breach {
    let rule: PolicyRule?
    let name: String
  }

  private func breach(at index: Int, in tokens: CodeTokens) -> Breach? {
    let token = tokens[index]
    guard token.kind == .name else { return nil }
    let previous = tokens[index - 1]
    if let name = forbiddenName(at: index, in: tokens) { return Breach(rule: nil, name: name) }
    if previous.is("@"), let rule = Self.attributes[token.text] {
      return Breach(rule: rule, name: "@\(token.text)")
    }
    if previous.is("#"), token.is("sourceLocation") {
      return Breach(rule: .sourceLocation, name: "#sourceLocation")
    }
    if token.is("import") { return importBreach(at: index, in: tokens) }
    // `LessonProbes::Probe` needs no import where another file of the module has one.
    if tokens[index + 1].is(":"), tokens[index + 2].is(":"), Self.isSystemModule(token.text) {
      return Breach(rule: .systemModules, name: "\(token.text)::")
    }
    if token.is("unsafe") { return unsafeBreach(at: index, in: tokens) }
    return nil
  }

  private func forbiddenName(at index: Int, in tokens: CodeTokens) -> String? {
    guard !forbiddenNames.isEmpty else { return nil }
    let token = tokens[index]
    let previous = tokens[index - 1]
    if forbiddenNames.contains(token.text) { return token.text }
    let mark =
      switch previous.text.last {
      // `.SwiftUI::offset` is `.offset`.
      case ":" where tokens[index - 2].is(":"): "."
      case "." where previous.kind == .operatorSign: "."
      case "@": "@"
      case "#": "#"
      default: ""
      }
    let marked = mark + token.text
    return !mark.isEmpty && forbiddenNames.contains(marked) ? marked : nil
  }

  private func importBreach(at index: Int, in tokens: CodeTokens) -> Breach? {
    // A member called `import` needs no backticks.
    if tokens[index - 1].kind == .operatorSign { return nil }
    var module = tokens[index + 1]
    if Self.importKinds.contains(module.text), tokens[index + 2].kind == .name {
      module = tokens[index + 2]
    }
    guard module.kind == .name, Self.isSystemModule(module.text) else { return nil }
    return Breach(rule: .systemModules, name: "import \(module.text)")
  }

  /// `unsafe` before an expression, which silences strict memory safety, and `unowned(unsafe)`.
  ///
  /// Anywhere else the word is a name like any other: a case, a label, a parameter, a variable.
  private func unsafeBreach(at index: Int, in tokens: CodeTokens) -> Breach? {
    let previous = tokens[index - 1]
    let next = tokens[index + 1]
    if previous.is("("), next.is(")") {
      // `nonisolated(unsafe)` is about concurrency, which no pointer comes from.
      guard tokens[index - 2].is("unowned") else { return nil }
      return Breach(rule: .unsafeMemory, name: "unowned(unsafe)")
    }
    if previous.is("@") { return nil }
    let isDeclared =
      previous.text.hasSuffix(".") && previous.kind == .operatorSign
      || Self.declaring.contains(previous.text)
    // `func warn(unsafe place: String)`.
    let isParameter =
      (previous.is("(") || previous.is(",")) && next.kind == .name && tokens[index + 2].is(":")
    guard !isDeclared, !isParameter, beginsExpression(index + 1, in: tokens) else { return nil }
    return Breach(rule: .unsafeMemory, name: "unsafe")
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "case", "struct", "class", "enum", "actor", "protocol", "typealias",
    "extension", "macro", "precedencegroup",
  ]

  /// Whether an expression begins with a token that stands behind a word in the same line, as the
  /// compiler's parser decides it.
  private func beginsExpression(_ index: Int, in tokens: CodeTokens) -> Bool {
    let token = tokens[index]
    guard let between = tokens.bytes(before: index), !between.contains(UInt8(ascii: "\n")) else {
      return false
    }
    switch token.kind {
    case .name: return token.isEscaped || !Self.continuing.contains(token.text)
    case .literal: return true
    case .operatorSign:
      // `unsafe -number`, and not `unsafe == true`, `unsafe?.name` or `unsafe = 1`.
      return !between.isEmpty && tokens.bytes(before: index + 1)?.isEmpty ?? false
    case .punctuation:
      if token.is("(") || token.is("[") { return !between.isEmpty }
      return ["@", "#", "\\", "$"].contains(token.text)
    }
  }

  /// Words that go on behind a name and begin no expression.
  private static let continuing: Set<String> = [
    "in", "is", "as", "where", "else", "throws", "async",
  ]
}
