/// Blocks of lines side by side if they fit, otherwise one below another.
package struct SideBySide: Sendable {
  private let blocks: [[StyledText]]
  private let gap = 3

  private let alignsBottoms: Bool

  /// - Parameter alignsBottoms: True to align the blocks' last rows instead of their first.
  package init(_ blocks: [[StyledText]], alignsBottoms: Bool = false) {
    self.blocks = blocks
    self.alignsBottoms = alignsBottoms
  }

  package func lines(width: Int) -> [StyledText] {
    let widths = blocks.map { $0.map(\.width).max() ?? 0 }
    let needed = widths.reduce(0, +) + gap * max(blocks.count - 1, 0)
    guard needed <= width else { return Array(blocks.joined(separator: [StyledText()])) }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = StyledText()
      for (block, blockWidth) in zip(blocks, widths) {
        let place = alignsBottoms ? row - (height - block.count) : row
        let text = block.indices.contains(place) ? block[place] : StyledText()
        line.append(text)
        line.append(String(repeating: " ", count: blockWidth - text.width + gap))
      }
      return line.withoutTrailingSpaces
    }
  }
}
