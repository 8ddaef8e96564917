/// Blocks of lines beside each other where they fit, else below each other.
package struct SideBySide: Sendable {
  private let blocks: [[StyledText]]
  private let gap = 3

  package init(_ blocks: [[StyledText]]) {
    self.blocks = blocks
  }

  package func lines(width: Int) -> [StyledText] {
    let widths = blocks.map { $0.map(\.width).max() ?? 0 }
    let needed = widths.reduce(0, +) + gap * max(blocks.count - 1, 0)
    guard needed <= width else { return Array(blocks.joined(separator: [StyledText()])) }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = StyledText()
      for (block, blockWidth) in zip(blocks, widths) {
        let text = block.indices.contains(row) ? block[row] : StyledText()
        line.append(text)
        line.append(String(repeating: " ", count: blockWidth - text.width + gap))
      }
      return line.withoutTrailingSpaces
    }
  }
}
