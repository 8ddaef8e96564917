package struct MarkdownPrinter: Sendable {
  private let capabilities: TerminalCapabilities
  /// The maximum line width in cells; longer lines are hard to read.
  private static let widestText = 88

  /// The width in cells.
  private let width: Int
  private let figures: [String: [StyledText]]
  private let standIns: [String: [StyledText]]
  private let wrapsCode: Bool

  /// - Parameters:
  ///   - figures: Painted pictures that replace fenced blocks, by the block's text.
  ///   - standIns: Lines that replace other blocks, by the block's language.
  ///   - wrapsCode: Whether to break lines of code that are too wide. Otherwise they can be copied as shown.
  package init(
    _ capabilities: TerminalCapabilities, figures: [String: [StyledText]] = [:],
    standIns: [String: [StyledText]] = [:], wrapsCode: Bool = false
  ) {
    self.capabilities = capabilities
    self.figures = figures
    self.standIns = standIns
    self.wrapsCode = wrapsCode
    width = min(capabilities.width, Self.widestText)
  }

  /// Returns the text ready to print, with a trailing newline.
  package func string(_ markdown: String) -> String {
    lines(MarkdownDocument(parsing: markdown)).encoded(for: capabilities)
  }

  package func lines(_ document: MarkdownDocument) -> [StyledText] {
    lines(document.blocks, width: width, isTight: false)
  }

  /// Returns a single paragraph, such as a quiz answer, without wrapping.
  package func inline(_ markdown: String) -> StyledText {
    MarkdownDocument(parsing: markdown).blocks.reduce(into: StyledText()) { result, block in
      guard case .paragraph(let inlines) = block else { return }
      if !result.isEmpty { result.append(" ") }
      result.append(text(inlines))
    }
  }

  private func lines(
    _ blocks: [MarkdownDocument.Block], width: Int, isTight: Bool
  ) -> [StyledText] {
    var lines: [StyledText] = []
    for block in blocks {
      if !lines.isEmpty, !isTight { lines.append(StyledText()) }
      lines += self.lines(block, width: width)
    }
    return lines
  }

  private func lines(_ block: MarkdownDocument.Block, width: Int) -> [StyledText] {
    switch block {
    case .heading(let level, let inlines):
      return heading(text(inlines), level: level, width: width)
    case .paragraph(let inlines): return text(inlines).wrapped(to: width)
    case .code(let language, let code):
      return figures[code] ?? standIns[language]
        ?? self.code(code, language: language, width: width)
    case .quote(let blocks):
      return lines(blocks, width: width - 2, isTight: false)
        .map { StyledText(quoteMark, .quiet) + $0 }
    case .list(let start, let isTight, let items):
      return list(items, start: start, isTight: isTight, width: width)
    case .table(let header, let rows, let alignments):
      return Table(
        header: header.map(text), rows: rows.map { $0.map(text) }, alignments: alignments
      ).lines(width: width)
    case .rule where capabilities.isPlain: return []
    case .rule:
      return [
        StyledText(String(repeating: capabilities.isUnicode ? "─" : "-", count: width), .quiet)
      ]
    }
  }

  private var quoteMark: String {
    if capabilities.isPlain { return "  " }
    return capabilities.isUnicode ? "▎ " : "| "
  }

  private func heading(_ text: StyledText, level: Int, width: Int) -> [StyledText] {
    var lines = text.styled(level <= 2 ? .title : .strong).wrapped(to: width)
    // Underline the first two levels if the terminal can't show bold text.
    if level <= 2, !capabilities.hasTextStyles, !capabilities.isPlain {
      let longest = lines.map(\.width).max() ?? 0
      lines.append(StyledText(String(repeating: level == 1 ? "=" : "-", count: longest)))
    }
    return lines
  }

  /// Returns lines of code, which can be typed exactly as shown.
  private func code(_ code: String, language: String, width: Int) -> [StyledText] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let isSwift = !lines.isEmpty && (language.hasPrefix("swift") || language.isEmpty)
    let shown =
      isSwift
      ? SwiftHighlighter.lines(of: lines.joined(separator: "\n"))
      : lines.map { StyledText($0, .code) }
    let margin = StyledText("    ")
    guard wrapsCode else { return shown.map { margin + $0 } }
    let sign = capabilities.isUnicode ? "↵" : "\\"
    return shown.flatMap { $0.brokenAsCode(to: width - margin.width, sign: sign) }
      .map { margin + $0 }
  }

  private func list(
    _ items: [MarkdownDocument.Item], start: Int?, isTight: Bool, width: Int
  ) -> [StyledText] {
    var lines: [StyledText] = []
    let lastNumber = String((start ?? 0) + items.count - 1)
    for (position, item) in items.enumerated() {
      var marker = capabilities.isUnicode ? "• " : "* "
      if let start {
        let number = String(start + position)
        marker = String(repeating: " ", count: lastNumber.count - number.count) + number + ". "
      }
      if let isDone = item.isDone { marker = isDone ? "[x] " : "[ ] " }
      if !lines.isEmpty, !isTight { lines.append(StyledText()) }
      let content = self.lines(item.blocks, width: max(width - marker.count, 1), isTight: isTight)
      for (number, line) in content.enumerated() {
        let lead =
          number == 0
          ? StyledText(marker, .command)
          : StyledText(line.isEmpty ? "" : String(repeating: " ", count: marker.count))
        lines.append(lead + line)
      }
    }
    return lines
  }

  private func text(_ inlines: [MarkdownDocument.Inline]) -> StyledText {
    MarkdownInlineText(capabilities).text(inlines)
  }
}
