package import SwiftSource

/// The declarations in the learner's files, as far as tokens show them: types, members and literals.
///
/// Tokens are enough for questions such as “Does this provider's placeholder await something?”
package struct SourceOutline {
  package let files: [SwiftFile]

  /// Every type declaration and extension, with its file.
  package let types: [TypeDeclaration]

  package init(_ files: [SwiftFile]) {
    self.files = files
    types = files.flatMap(\.types).filter { $0.keyword != "protocol" }
  }

  var isEmpty: Bool { files.isEmpty }

  /// Returns the types that conform to one of these protocols.
  func types(conformingTo protocols: String...) -> [TypeDeclaration] {
    types.filter { type in protocols.contains(where: type.inherited.contains) }
  }

  /// Returns the declaration and all extensions of a type.
  func parts(of name: String) -> [TypeDeclaration] { types.filter { $0.name == name } }

  /// Returns the types that a type mentions, directly or indirectly, and the type itself.
  package func reach(of name: String) -> Set<String> {
    let known = Set(types.map(\.name))
    var reached: Set<String> = []
    var waiting = [Self.ownName(of: name)]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      for part in parts(of: next) {
        waiting += Set(part.body.filter { $0.kind == .word }.map(\.text)).intersection(known)
          .subtracting(reached)
      }
    }
    return reached
  }

  func declaration(of name: String) -> TypeDeclaration? {
    let own = Self.ownName(of: name)
    return types.first { $0.name == own && $0.keyword != "extension" }
  }

  /// Returns the last component of `A.B`.
  private static func ownName(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns whether any file uses one of these words outside of comments and literals.
  package func uses(_ words: String...) -> Bool {
    files.contains { file in
      file.tokens.contains { $0.kind == .word && words.contains($0.text) }
    }
  }
}

extension TypeDeclaration {
  var place: LintPlace { LintPlace(file: file, line: line) }

  func place(of token: CodeToken) -> LintPlace { LintPlace(file: file, line: token.line) }
}

extension SwiftFile {
  func place(of index: Int) -> LintPlace { LintPlace(file: name, line: tokens[index].line) }
}

extension SourceOutline {
  /// Returns the location of the literal with this value, or `nil` unless there's exactly one.
  package func place(ofLiteral value: String) -> LintPlace? {
    let places = files.flatMap { file in
      file.strings.filter { $0.value == value }.map { file.place(of: $0.places.lowerBound) }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Returns the location of the first use of one of these words.
  func place(ofWord words: String...) -> LintPlace? {
    for file in files {
      if let token = file.tokens.first(where: { $0.kind == .word && words.contains($0.text) }) {
        return LintPlace(file: file.name, line: token.line)
      }
    }
    return nil
  }
}
