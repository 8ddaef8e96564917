import Terminal

/// Lines grouped into blocks, such as a paragraph or a picture, separated by empty lines.
struct ScreenBlocks {
  private let heights: [Int]
  /// For a block's first line, the rows of the whole block; 0 for other lines.
  private let blockHeights: [Int]

  /// - Parameter width: The width in cells; longer lines take several rows.
  init(_ lines: [StyledText], width: Int) {
    let heights = lines.map { max(1, ($0.width + width - 1) / max(width, 1)) }
    var blocks = heights.map { _ in 0 }
    var first = 0
    for (place, line) in lines.enumerated() {
      let isBlank = line.text.allSatisfy(\.isWhitespace)
      if isBlank || place == 0 || lines[place - 1].text.allSatisfy(\.isWhitespace) { first = place }
      blocks[first] += heights[place]
    }
    self.heights = heights
    blockHeights = blocks
  }

  func rows(of place: Int) -> Int { heights[place] }

  /// Returns the rows that must be free before a line is written.
  ///
  /// For the first line of a block that fits on a page, these are the rows of the whole block.
  func rows(before place: Int, page: Int) -> Int {
    let block = blockHeights[place]
    return block > 0 && block <= page ? block : heights[place]
  }
}
