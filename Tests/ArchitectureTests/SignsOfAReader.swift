import SwiftSource

/// The features of a file that parsers of Swift source have, whatever their names.
struct SignsOfAReader {
  private(set) var found: [String] = []

  init(in text: String) {
    let file = SwiftFile(text)
    let values = Self.literals(of: file)
    // `{}` is the placeholder for a value in a sentence.
    let short = values.filter {
      $0.count <= 4 && $0 != "{}" && !$0.contains { $0.isLetter || $0.isNumber }
    }
    let marks = Set(short.joined())
      .union(Self.bytes(in: file))
    let pairs = [("(", ")"), ("[", "]")].count { marks.contains($0.0) && marks.contains($0.1) }
    if marks.contains("\""), marks.contains("\\") || !values.isDisjoint(with: ["//", "/*", "*/"]) {
      found.append("looks for literals or comments")
    }
    if pairs == 2 || marks.contains("{") && marks.contains("}") { found.append("matches brackets") }
    if values.intersection(Self.keywords).count > 2 { found.append("knows declarations' keywords") }
    let names = file.tokens.indices.filter {
      file[$0].declaresName
        && !["extension", "let", "var", "func", "case"].contains(file[$0].text)
    }.map { file[$0 + 1].name }
    if names.contains(where: { name in Self.names.contains { name.hasSuffix($0) } }) {
      found.append("declares a lexer's type")
    }
    if Self.hasPattern(file) { found.append("has patterns for declarations") }
  }

  private static let keywords: Set = [
    "struct", "class", "enum", "extension", "actor", "protocol", "func", "import", "typealias",
  ]
  private static let names = ["Token", "Tokens", "Scanner", "Lexer", "Tokenizer"]

  /// Returns the contents of a file's literals, including literals in interpolations.
  private static func literals(of file: SwiftFile) -> Set<String> {
    Set(file.tokens.indices.compactMap { file.string(at: $0)?.value })
  }

  /// Returns the characters that code compares by number.
  private static func bytes(in file: SwiftFile) -> Set<Character> {
    let numbers = Set(
      file.tokens.filter { $0.kind == .number && $0.text.hasPrefix("0x") }
        .compactMap { UInt32($0.text.dropFirst(2), radix: 16) })
    return Set("\"\\{}".filter { numbers.contains($0.unicodeScalars.first?.value ?? 0) })
  }

  /// Returns whether a pattern combines a keyword with a space or word boundary: `func\s`, `import[ \t]`,
  /// `\bclass`.
  private static func hasPattern(_ file: SwiftFile) -> Bool {
    let code = file.bytes.edited(file.comments.map { SourceEdit($0.range) })
    let text = String(decoding: code, as: UTF8.self)
    return keywords.union(["let", "var"]).contains { word in
      ["\(word)\\s", "\(word)\\\\s", "\(word)[ ", "\\b\(word)", "\(word)\\b"].contains(
        where: text.contains)
    }
  }
}
