extension MarkdownDocument {
  /// All inline elements of paragraphs and table cells, in order.
  package var inlines: [Inline] { blocks.flatMap(\.inlines).flatMap(\.withInner) }

  /// The text of paragraphs, headings and cells, without code.
  package var prose: [String] {
    blocks.flatMap(\.runs).map { run in run.flatMap(\.withInner).compactMap(\.words).joined() }
  }

  /// The paragraphs, with inline code in backticks; without headings and tables.
  package var paragraphs: [String] {
    blocks.flatMap(\.paragraphs).map { run in
      run.flatMap(\.withInner).compactMap { inline in
        if case .code(let code) = inline { "`\(code)`" } else { inline.words }
      }.joined()
    }
  }

  package var codeBlocks: [(language: String, text: String)] { blocks.flatMap(\.codeBlocks) }

  /// The contents of inline code spans.
  package var codeSpans: [String] {
    inlines.compactMap { inline in
      if case .code(let text) = inline { text } else { nil }
    }
  }

  /// The targets of links and images.
  package var destinations: [String] {
    inlines.compactMap { inline in
      switch inline {
      case .link(_, let destination), .image(_, let destination): destination
      default: nil
      }
    }
  }
}

extension MarkdownDocument.Block {
  fileprivate var inlines: [MarkdownDocument.Inline] { runs.flatMap(\.self) }

  /// The inline elements of each heading, paragraph and cell.
  fileprivate var runs: [[MarkdownDocument.Inline]] {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines): [inlines]
    case .quote(let blocks): blocks.flatMap(\.runs)
    case .list(_, _, let items): items.flatMap { $0.blocks.flatMap(\.runs) }
    case .table(let header, let rows, _): header + rows.flatMap(\.self)
    case .code, .rule: []
    }
  }

  fileprivate var paragraphs: [[MarkdownDocument.Inline]] {
    switch self {
    case .paragraph(let inlines): [inlines]
    case .quote(let blocks): blocks.flatMap(\.paragraphs)
    case .list(_, _, let items): items.flatMap { $0.blocks.flatMap(\.paragraphs) }
    case .heading, .table, .code, .rule: []
    }
  }

  fileprivate var codeBlocks: [(language: String, text: String)] {
    switch self {
    case .code(let language, let text): [(language, text)]
    case .quote(let blocks): blocks.flatMap(\.codeBlocks)
    case .list(_, _, let items): items.flatMap { $0.blocks.flatMap(\.codeBlocks) }
    default: []
    }
  }
}

extension MarkdownDocument.Inline {
  /// The element itself and all elements inside it.
  fileprivate var withInner: [MarkdownDocument.Inline] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .struckThrough(let inner), .link(let inner, _),
      .image(let inner, _):
      [self] + inner.flatMap(\.withInner)
    case .text, .code, .lineBreak: [self]
    }
  }

  fileprivate var words: String? {
    switch self {
    case .text(let text): text
    case .lineBreak: " "
    case .code: " "
    default: nil
    }
  }
}
