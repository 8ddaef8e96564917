/// The text of a lesson or message as blocks: CommonMark with GitHub's tables and task lists.
package struct MarkdownDocument: Hashable, Sendable {
  package var blocks: [Block]

  package init(blocks: [Block]) {
    self.blocks = blocks
  }

  package indirect enum Block: Hashable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case code(language: String, String)
    case quote([Block])
    case list(start: Int?, isTight: Bool, [Item])
    case table(header: [[Inline]], rows: [[[Inline]]], alignments: [Table.Alignment])
    case rule
  }

  package struct Item: Hashable, Sendable {
    /// Whether a task is done; nil for an ordinary list item.
    package var isDone: Bool?
    package var blocks: [Block]
  }

  package indirect enum Inline: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case struckThrough([Inline])
    case link([Inline], destination: String)
    /// An image; a terminal shows only its description and its location.
    case image([Inline], destination: String)
    case lineBreak
  }
}

extension MarkdownDocument {
  /// Returns the contents of all fenced blocks in a language, including blocks in lists and quotes.
  package func code(in language: String) -> [String] {
    Self.code(in: language, of: blocks)
  }

  private static func code(in language: String, of blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .code(language, let text): [text]
      case .quote(let inner): code(in: language, of: inner)
      case .list(_, _, let items): items.flatMap { code(in: language, of: $0.blocks) }
      default: []
      }
    }
  }
}
