import SwiftSource

/// What stands where in the learner's files, as far as tokens tell: types, their members, literals.
///
/// No syntax tree is built. Braces are matched and declarations found by their keywords, which is
/// enough for questions such as "does this provider's placeholder await something".
struct SourceOutline {
  let files: [SourceFileOutline]

  init(_ files: [LintedFile]) {
    self.files = files.map(SourceFileOutline.init)
  }

  var isEmpty: Bool { files.isEmpty }

  /// Every type declaration and extension, with its file.
  var types: [SourceType] { files.flatMap(\.types) }

  /// The types that name one of these protocols.
  func types(conformingTo protocols: String...) -> [SourceType] {
    types.filter { type in protocols.contains(where: type.inherited.contains) }
  }

  /// The declaration and all extensions of a type.
  func parts(of name: String) -> [SourceType] { types.filter { $0.name == name } }

  /// Where the type itself is declared.
  func declaration(of name: String) -> SourceType? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return types.first { $0.name == last && $0.keyword != "extension" }
  }

  /// True when any file uses the word outside of comments and literals.
  func uses(_ words: String...) -> Bool {
    files.contains { file in
      file.code.contains { $0.kind == .word && words.contains($0.text) }
    }
  }
}

/// One file: its tokens without comments, and its declarations.
struct SourceFileOutline {
  let name: String
  /// Everything but comments.
  let code: [CodeToken]
  let comments: [CodeToken]
  /// For each opening bracket its closing one, by index in `code`.
  let closing: [Int: Int]
  let types: [SourceType]

  init(_ file: LintedFile) {
    name = file.name
    code = file.tokens.filter { $0.kind != .comment }
    comments = file.tokens.filter { $0.kind == .comment }
    closing = Self.brackets(in: code)
    types = DeclarationReader(file: file.name, code: code, closing: closing).types()
  }

  func place(of index: Int) -> LintPlace { LintPlace(file: name, line: code[index].line) }

  private static func brackets(in code: [CodeToken]) -> [Int: Int] {
    var closing: [Int: Int] = [:]
    var open: [(sign: String, index: Int)] = []
    let partner = [")": "(", "]": "[", "}": "{"]
    for (index, token) in code.enumerated() where token.kind == .sign {
      if ["(", "[", "{"].contains(token.text) { open.append((token.text, index)) }
      guard let sign = partner[token.text] else { continue }
      // What was left open inside is closed with it, so that one slip does not upset the rest.
      guard let match = open.lastIndex(where: { $0.sign == sign }) else { continue }
      closing[open[match].index] = index
      open.removeSubrange(match...)
    }
    return closing
  }
}

/// A type declaration or an extension.
struct SourceType {
  /// `struct`, `class`, `enum`, `actor`, `extension`.
  let keyword: String
  let name: String
  /// What stands after its colon: protocols, mostly.
  let inherited: [String]
  /// The attributes before it: `@main`.
  let attributes: [String]
  let members: [SourceMember]
  let file: String
  let line: Int
  /// Everything between its braces, nested types included.
  let body: ArraySlice<CodeToken>

  var place: LintPlace { LintPlace(file: file, line: line) }

  func member(_ name: String) -> SourceMember? { members.first { $0.name == name } }

  func place(of token: CodeToken) -> LintPlace { LintPlace(file: file, line: token.line) }
}

/// A property or function of a type.
struct SourceMember {
  /// `var`, `let`, `func`, `init`, `subscript`.
  let keyword: String
  let name: String
  /// The attributes and modifiers before it: `@State`, `static`.
  let attributes: [String]
  let line: Int
  /// From its name to where its body begins, or to its end: type, parameters, initial value.
  let head: ArraySlice<CodeToken>
  /// Between its braces; empty where it has none.
  let body: ArraySlice<CodeToken>
}

extension SourceOutline {
  /// Where the only literal of this value stands.
  func place(ofLiteral value: String) -> LintPlace? {
    let places = files.flatMap { file in
      file.code.filter { $0.stringValue == value }.map {
        LintPlace(file: file.name, line: $0.line)
      }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Where one of these words is first used.
  func place(ofWord words: String...) -> LintPlace? {
    for file in files {
      if let token = file.code.first(where: { $0.kind == .word && words.contains($0.text) }) {
        return LintPlace(file: file.name, line: token.line)
      }
    }
    return nil
  }
}
