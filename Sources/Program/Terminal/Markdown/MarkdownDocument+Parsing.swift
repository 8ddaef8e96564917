import CMarkGFM

extension MarkdownDocument {
  /// Parses Markdown, which can't fail because any text is valid Markdown.
  package init(parsing text: String) {
    Self.registerExtensions
    // Korean writes ranges with a tilde, so a single tilde must not strike text through.
    let options = CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
    guard let parser = cmark_parser_new(options) else {
      self.init(blocks: [.paragraph([.text(text)])])
      return
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else {
      self.init(blocks: [.paragraph([.text(text)])])
      return
    }
    defer { cmark_node_free(document) }
    self.init(blocks: MarkdownNode(document).children.compactMap(\.block))
  }

  /// Registers the extensions once per process.
  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
}

/// A node of cmark's tree, valid as long as its document.
private struct MarkdownNode {
  private let node: OpaquePointer

  init(_ node: OpaquePointer) {
    self.node = node
  }

  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(MarkdownNode(child))
      next = cmark_node_next(child)
    }
    return children
  }

  /// The name of the node's type; unlike cmark's constants, it covers extensions.
  private var kind: String { cmark_node_get_type_string(node).map { String(cString: $0) } ?? "" }

  private var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

  private var destination: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }

  private var inlines: [MarkdownDocument.Inline] { children.compactMap(\.inline) }

  private var blocks: [MarkdownDocument.Block] { children.compactMap(\.block) }

  var block: MarkdownDocument.Block? {
    switch kind {
    case "heading": return .heading(level: Int(cmark_node_get_heading_level(node)), inlines)
    case "paragraph": return .paragraph(inlines)
    case "code_block":
      let information = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      let words = information.lowercased().split { $0.isWhitespace || $0 == "," }
      // Keep the mark of an excerpt in the language, so that callers can tell the excerpt from complete code.
      let isExcerpt = words.prefix(2) == ["swift", "fragment"]
      let language = isExcerpt ? "swift fragment" : words.first.map(String.init) ?? ""
      return .code(language: language, literal)
    case "block_quote": return .quote(blocks)
    case "list": return list
    case "table": return table
    case "thematic_break": return .rule
    // Skip raw HTML: it is for browsers, or an author's comment.
    default: return nil
    }
  }

  private var list: MarkdownDocument.Block {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let items = children.map { item in
      MarkdownDocument.Item(
        isDone: item.kind == "tasklist"
          ? cmark_gfm_extensions_get_tasklist_item_checked(item.node) : nil,
        blocks: item.blocks)
    }
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0, items)
  }

  private var table: MarkdownDocument.Block {
    let rows = children.map { $0.children.map(\.inlines) }
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    var alignments: [Table.Alignment] = []
    if let letters = cmark_gfm_extensions_get_table_alignments(node) {
      alignments = (0..<count).map { column in
        switch letters[column] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .trailing
        default: .leading
        }
      }
    }
    return .table(header: rows.first ?? [], rows: Array(rows.dropFirst()), alignments: alignments)
  }

  private var inline: MarkdownDocument.Inline? {
    switch kind {
    case "text": .text(literal)
    // A line break in the source is a space on the page.
    case "softbreak": .text(" ")
    case "linebreak": .lineBreak
    case "code": .code(literal)
    case "emph": .emphasis(inlines)
    case "strong": .strong(inlines)
    case "strikethrough": .struckThrough(inlines)
    case "link": .link(inlines, destination: destination)
    case "image": .image(inlines, destination: destination)
    default: nil
    }
  }
}
