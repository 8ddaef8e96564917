import Judge
import Terminal

struct HypertextOfMarkdown {
  private let document: MarkdownDocument

  init(_ document: MarkdownDocument) {
    self.document = document
  }

  var text: String { document.blocks.map(block).joined(separator: "\n") }

  private func block(_ block: MarkdownDocument.Block) -> String {
    switch block {
    case .heading(_, let inlines): "<h3>\(inline(inlines))</h3>"
    case .paragraph(let inlines): "<p>\(inline(inlines))</p>"
    case .code(_, let text): "<pre><code>\(MarkupText.of(text))</code></pre>"
    case .quote(let blocks): "<blockquote>\(blocks.map(self.block).joined())</blockquote>"
    case .list(let start, _, let items):
      list(
        items.map { "<li>\($0.blocks.map(self.block).joined())</li>" }.joined(),
        isNumbered: start != nil)
    case .table(let header, let rows, _):
      "<table>" + row(header, "th") + rows.map { row($0, "td") }.joined() + "</table>"
    case .rule: "<hr>"
    }
  }

  private func list(_ items: String, isNumbered: Bool) -> String {
    isNumbered ? "<ol>\(items)</ol>" : "<ul>\(items)</ul>"
  }

  private func row(_ cells: [[MarkdownDocument.Inline]], _ tag: String) -> String {
    "<tr>" + cells.map { "<\(tag)>\(inline($0))</\(tag)>" }.joined() + "</tr>"
  }

  private func inline(_ inlines: [MarkdownDocument.Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): MarkupText.of(text)
      case .code(let text): "<code>\(MarkupText.of(text))</code>"
      case .emphasis(let inner): "<em>\(self.inline(inner))</em>"
      case .strong(let inner): "<strong>\(self.inline(inner))</strong>"
      case .struckThrough(let inner): "<s>\(self.inline(inner))</s>"
      // Remove links, because links in doc comments point into the compiler's documentation.
      case .link(let inner, _), .image(let inner, _): self.inline(inner)
      case .lineBreak: "<br>"
      }
    }.joined()
  }
}
