import Sentences
import SwiftSource
import Terminal

/// A part of some text that is compared with its translation: a heading, a paragraph, a list item, a table
/// row or a code block.
struct TextPart {
  enum Kind: Hashable {
    case heading(level: Int)
    case paragraph, row, rule
    case item(isNumbered: Bool)
    /// The associated value is the language of the fence.
    case code(String)
  }

  var kind: Kind
  /// The number of enclosing lists and quotes.
  var depth: Int
  /// The prose without code.
  var words = ""
  /// Code spans, keyed by their text without translatable strings.
  var code: [String: String] = [:]
  var links: [String] = []
  var block = ""

  static func all(in document: MarkdownDocument) -> [TextPart] {
    parts(of: document.blocks, depth: 0)
  }

  private static func parts(of blocks: [MarkdownDocument.Block], depth: Int) -> [TextPart] {
    blocks.flatMap { block -> [TextPart] in
      switch block {
      case .heading(let level, let inlines):
        return [TextPart(.heading(level: level), depth, of: [inlines])]
      case .paragraph(let inlines): return [TextPart(.paragraph, depth, of: [inlines])]
      case .code(let language, let text):
        return [TextPart(kind: .code(language), depth: depth, block: text)]
      case .quote(let inner): return parts(of: inner, depth: depth + 1)
      case .list(let start, _, let items):
        return items.flatMap { item in
          var inner = parts(of: item.blocks, depth: depth + 1)
          guard inner.first?.kind == .paragraph else { return inner }
          inner[0].kind = .item(isNumbered: start != nil)
          return inner
        }
      case .table(let header, let rows, _):
        return ([header] + rows).map { TextPart(.row, depth, of: $0) }
      case .rule: return [TextPart(kind: .rule, depth: depth)]
      }
    }
  }

  private init(_ kind: Kind, _ depth: Int, of runs: [[MarkdownDocument.Inline]]) {
    let text = MarkdownDocument(blocks: runs.map { .paragraph($0) })
    self.init(
      kind: kind, depth: depth, words: text.prose.joined(separator: " "),
      code: Dictionary(
        text.codeSpans.map { (Self.codeWithoutTexts($0), $0) }, uniquingKeysWith: { one, _ in one }),
      links: text.destinations.sorted())
  }

  private init(
    kind: Kind, depth: Int, words: String = "", code: [String: String] = [:],
    links: [String] = [], block: String = ""
  ) {
    self.kind = kind
    self.depth = depth
    self.words = words
    self.code = code
    self.links = links
    self.block = block
  }

  var numbers: Set<String> {
    Set(words.matches(of: /\d+(?:[.,:]\d+)*/).map { String($0.0) })
  }

  /// Returns Swift code without comments and string contents, because those are translated.
  static func codeWithoutTexts(_ text: String) -> String {
    SwiftFile(text).tokens.map { token in
      [.literal, .literalPart].contains(token.kind) ? "\"\"" : token.text
    }.joined(separator: " ")
  }

  /// The first words of the part, to identify it in messages.
  var beginning: String {
    let text = block.isEmpty ? words : block
    let start = text.split { $0.isWhitespace }.prefix(6).joined(separator: " ")
    return start.isEmpty ? code.values.sorted().first ?? "" : String(start.prefix(60))
  }
}

extension TextPart.Kind {
  var name: Sentence {
    switch self {
    case .heading(let level): Sentence("a level \(level) heading", ko: "\(level)단계 제목")
    case .paragraph: Sentence("a paragraph", ko: "문단")
    case .row: Sentence("a table row", ko: "표의 줄")
    case .rule: Sentence("a horizontal rule", ko: "구분선")
    case .item(let isNumbered):
      isNumbered
        ? Sentence("a numbered list item", ko: "번호 목록의 항목")
        : Sentence("a list item", ko: "목록의 항목")
    case .code(let language):
      language.isEmpty
        ? Sentence("a code block", ko: "코드 블록")
        : Sentence("a \(language) code block", ko: "\(language) 코드 블록")
    }
  }
}
