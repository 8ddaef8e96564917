import Foundation
import Testing

/// Comments are direct: a value is a noun phrase, a function a verb, and the actor has a name.
@Suite("Comments are plain English")
struct CommentTests {
  private struct Comment {
    var place: String
    var text: String
    var isDocumentation: Bool
    /// The code after the comment, up to its first brace.
    var declaration: String
  }

  private static func comments(under folder: String) throws -> [Comment] {
    try House.swiftFiles(under: folder).flatMap { file in
      comments(
        in: try String(contentsOf: file, encoding: .utf8), of: House.relativePath(of: file))
    }
  }

  /// Returns the blocks of whole-line comments in a file, assuming that no line of a string literal begins
  /// with slashes.
  private static func comments(in text: String, of file: String) -> [Comment] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    var comments: [Comment] = []
    var block: [Substring] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("//") {
        block.append(line)
        continue
      }
      guard let first = block.first else { continue }
      let code = lines[index...].prefix(8).joined(separator: " ")
      comments.append(
        Comment(
          place: "\(file):\(index - block.count + 1)",
          text: block.map { $0.drop { $0 == "/" } }.joined(separator: " "),
          isDocumentation: first.hasPrefix("///"),
          declaration: String(code.prefix { $0 != "{" })))
      block = []
    }
    return comments
  }

  @Test func documentationBeginsWithANounOrAVerb() throws {
    let comments = try Self.comments(under: "Sources").filter(\.isDocumentation)
    #expect(comments.count > 5_000, "are comments still read?")
    let indirect = comments.filter { $0.text.contains(/^\s*(What|Who|Where|How|Why)\b/) }
    #expect(
      indirect.count * 100 <= comments.count,
      "\(indirect.count) of \(comments.count): \(indirect.prefix(20).map(\.place))")
  }

  @Test func whetherDescribesOnlyBooleans() throws {
    let comments = try Self.comments(under: "Sources").filter(\.isDocumentation)
    let others = comments.filter {
      $0.text.contains(/^\s*Whether\b/) && !$0.declaration.contains(/\bBool\b|= (true|false)\b/)
    }
    #expect(others.map(\.place) == [])
  }

  @Test func commentsNameTheActor() throws {
    let comments =
      try Self.comments(under: "Sources") + Self.comments(under: "Tests")
    let vague = comments.filter {
      $0.text.contains(/(?i)\b(nobody|somebody|whoever|people|stands|lies)\b/)
    }
    #expect(
      vague.count * 200 <= comments.count,
      "\(vague.count) of \(comments.count): \(vague.prefix(20).map(\.place))")
  }
}
