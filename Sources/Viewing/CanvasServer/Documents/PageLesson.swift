package import Curriculum
import Foundation
import Judge
package import Sentences
import Terminal

/// An exercise's lesson for a page, with the glossary's terms marked.
package struct PageLesson: Encodable, Sendable {
  /// An HTML element, text, or a term of the glossary.
  struct Node: Encodable, Sendable {
    /// The HTML element; nil for text.
    var tag: String?
    var text: String?
    /// The index in `terms`; nil for elements and plain text.
    var term: Int?
    var nodes: [Node]?
  }

  struct Term: Encodable, Sendable {
    var word: String
    var meaning: [Node]
  }

  private(set) var nodes: [Node] = []
  private(set) var terms: [Term] = []

  /// - Parameter lesson: The lesson in Markdown.
  package init(_ lesson: String, vocabulary: [GlossaryEntry], in language: Language) {
    let code = language.rawValue
    let entries = vocabulary.filter { $0.meaning != nil }
    var plain = PageLessonWriter(words: [])
    terms = entries.map { entry in
      Term(
        word: SanitizedText.text(entry.term(in: code)),
        meaning: plain.nodes(MarkdownDocument(parsing: entry.meaning?.text(in: code) ?? "")))
    }
    var writer = PageLessonWriter(words: terms.map(\.word))
    nodes = writer.nodes(MarkdownDocument(parsing: lesson))
  }
}

/// Turns Markdown into elements, and marks the first use of each term.
private struct PageLessonWriter {
  private var words: [(index: Int, word: String)]

  init(words: [String]) {
    // Longer terms come first, such as “widget bundle” before “widget”. A single letter isn't a term.
    self.words = words.enumerated().map { (index: $0.offset, word: $0.element) }
      .filter { $0.word.count > 1 }.sorted { $0.word.count > $1.word.count }
  }

  mutating func nodes(_ document: MarkdownDocument) -> [PageLesson.Node] { blocks(document.blocks) }

  private mutating func blocks(_ blocks: [MarkdownDocument.Block]) -> [PageLesson.Node] {
    var nodes: [PageLesson.Node] = []
    for block in blocks { if let node = node(block) { nodes.append(node) } }
    return nodes
  }

  private mutating func node(_ block: MarkdownDocument.Block) -> PageLesson.Node? {
    switch block {
    case .heading(_, let inlines): element("h3", text(of: inlines))
    case .paragraph(let inlines): element("p", text(of: inlines))
    // The page leaves out figures, because drawing them would need another process.
    case .code("widget", _): nil
    case .code(_, let code): element("pre", [element("code", [plain(code)])])
    case .quote(let inner): element("blockquote", blocks(inner))
    case .list(let start, _, let items): list(items, isNumbered: start != nil)
    case .table(let header, let rows, _): table(header, rows)
    case .rule: element("hr", [])
    }
  }

  private mutating func list(
    _ items: [MarkdownDocument.Item], isNumbered: Bool
  ) -> PageLesson.Node {
    var nodes: [PageLesson.Node] = []
    for item in items { nodes.append(element("li", blocks(item.blocks))) }
    return element(isNumbered ? "ol" : "ul", nodes)
  }

  private mutating func table(
    _ header: [[MarkdownDocument.Inline]], _ rows: [[[MarkdownDocument.Inline]]]
  ) -> PageLesson.Node {
    var nodes: [PageLesson.Node] = []
    for (place, row) in ([header] + rows).enumerated() {
      var cells: [PageLesson.Node] = []
      for cell in row { cells.append(element(place == 0 ? "th" : "td", text(of: cell))) }
      nodes.append(element("tr", cells))
    }
    return element("table", nodes)
  }

  private mutating func text(of inlines: [MarkdownDocument.Inline]) -> [PageLesson.Node] {
    var nodes: [PageLesson.Node] = []
    for inline in inlines {
      switch inline {
      case .text(let text): nodes += marked(text)
      case .code(let text): nodes.append(element("code", [plain(text)]))
      case .emphasis(let inner): nodes.append(element("em", text(of: inner)))
      case .strong(let inner): nodes.append(element("strong", text(of: inner)))
      case .struckThrough(let inner): nodes.append(element("s", text(of: inner)))
      // The page loads nothing from other servers and has no links to them.
      case .link(let inner, _), .image(let inner, _): nodes += text(of: inner)
      case .lineBreak: nodes.append(element("br", []))
      }
    }
    return nodes
  }

  /// Returns the nodes of text, with the first use of each term marked.
  private mutating func marked(_ text: String) -> [PageLesson.Node] {
    for (place, entry) in words.enumerated() {
      guard let range = Self.range(of: entry.word, in: text) else { continue }
      words.remove(at: place)
      let before = marked(String(text[..<range.lowerBound]))
      let term = PageLesson.Node(
        text: SanitizedText.text(String(text[range])), term: entry.index)
      return before + [term] + marked(String(text[range.upperBound...]))
    }
    return text.isEmpty ? [] : [plain(text)]
  }

  /// Returns the range of a term's first use: in Latin letters a whole word, including a plural “s”.
  ///
  /// Korean attaches suffixes, so a Korean term may be part of a longer word.
  private static func range(of word: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while let found = text.range(of: word, options: .caseInsensitive, range: start..<text.endIndex)
    {
      guard word.allSatisfy(\.isASCII) else { return found }
      var end = found.upperBound
      if end < text.endIndex, text[end] == "s" { end = text.index(after: end) }
      let isStart =
        found.lowerBound == text.startIndex
        || !isLatin(text[text.index(before: found.lowerBound)])
      if isStart, end == text.endIndex || !isLatin(text[end]) { return found.lowerBound..<end }
      start = found.upperBound
    }
    return nil
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }

  private func plain(_ text: String) -> PageLesson.Node {
    PageLesson.Node(text: SanitizedText.text(text, limit: .max, keepsLines: true))
  }

  private func element(_ tag: String, _ nodes: [PageLesson.Node]) -> PageLesson.Node {
    PageLesson.Node(tag: tag, nodes: nodes)
  }
}
