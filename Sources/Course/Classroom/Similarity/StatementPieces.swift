/// The pieces of a statement up to a nested block.
struct StatementPieces: Sendable {
  /// The number of tokens in a piece.
  ///
  /// Shorter statements are one piece.
  static let length = 6

  /// The index of the statement's file.
  let file: Int
  let lines: ClosedRange<Int>
  let hashes: [UInt64]
  private let count: Int

  init(_ run: PlainStatements.Run, file: Int) {
    self.file = file
    lines = run.lines
    count = run.codes.count
    let length = min(Self.length, run.codes.count)
    hashes = Winnowing(piece: length).pieces(of: run.codes).map {
      // A short statement never equals a part of a long one.
      length == Self.length ? $0 : $0 ^ UInt64(length) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// Returns the number of tokens that some of the pieces cover.
  func tokens(_ isCovered: (UInt64) -> Bool) -> Int {
    var (covered, end) = (0, 0)
    for (place, hash) in hashes.enumerated() where isCovered(hash) {
      let next = min(count, place + Self.length)
      covered += next - max(end, place)
      end = next
    }
    return covered
  }
}
