import SourceQuestions
import SwiftParser
import SwiftSyntax

/// Tokens for comparing submissions: renaming, reformatting and other comments change nothing.
enum ComparableTokens {
  static func tokens(of source: SourceText) -> [SourceToken] {
    let tree = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: source.name, tree: tree)
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let kind = kind(of: token), !isPartOfImport(token) else { return nil }
      let position = token.positionAfterSkippingLeadingTrivia
      return SourceToken(kind: kind, line: converter.location(for: position).line)
    }
  }

  private static func kind(of token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .endOfFile: nil
    case .identifier, .dollarIdentifier: "name"
    case .integerLiteral, .floatLiteral: "number"
    case .stringSegment: "text"
    default: token.text
    }
  }

  /// Every widget file begins with the same imports; they say nothing.
  private static func isPartOfImport(_ token: TokenSyntax) -> Bool {
    sequence(first: Syntax(token), next: \.parent).contains { $0.is(ImportDeclSyntax.self) }
  }
}
