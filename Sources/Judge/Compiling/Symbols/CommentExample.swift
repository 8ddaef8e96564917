import SwiftSource

/// An example in a declaration's comment.
package struct CommentExample: Hashable, Sendable {
  package var code: String

  /// Whether the code is an expression, such as a view, without declarations or imports.
  package var isExpression: Bool {
    let file = SwiftFile(code)
    guard let first = file.tokens.first, file.declarations().isEmpty else { return false }
    return first.kind == .word && first.mark == nil && !first.isKeyword
  }
}

extension DocumentedSymbol {
  private static let fence = "```"

  /// The comment's first fenced block; nil if there's none.
  package var example: CommentExample? {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    guard let open = lines.firstIndex(where: { $0.hasPrefix(Self.fence) }) else { return nil }
    let code = lines[(open + 1)...].prefix { !$0.hasPrefix(Self.fence) }
    return CommentExample(code: code.joined(separator: "\n"))
  }

  /// The comment without its fenced blocks.
  package var explanation: String {
    var isCode = false
    let words = comment.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard line.hasPrefix(Self.fence) else { return !isCode }
      isCode.toggle()
      return false
    }
    return words.joined(separator: "\n").trimmingBlankEnds
  }
}

extension String {
  fileprivate var trimmingBlankEnds: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
