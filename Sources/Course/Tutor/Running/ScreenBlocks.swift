import Terminal

/// Lines in blocks: what stands together without an empty line between, such as a picture or a paragraph.
struct ScreenBlocks {
  private let heights: [Int]
  /// For a block's first line, the rows of all of it; 0 for its other lines.
  private let blockHeights: [Int]

  /// - Parameter width: Lines wider than this take several rows.
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

  /// The rows that a line takes.
  func rows(of place: Int) -> Int { heights[place] }

  /// The rows that must be free before a line is written: all of a block that a page can hold.
  func rows(before place: Int, page: Int) -> Int {
    let block = blockHeights[place]
    return block > 0 && block <= page ? block : heights[place]
  }
}
