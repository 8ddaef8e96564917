/// Goes through work several pieces at a time, and keeps the order of what comes of it.
enum SideBySideWork {
  /// - Parameters:
  ///   - jobs: How many pieces at once.
  ///   - report: Told of each result, in the order in which they come.
  /// - Throws: `CancellationError`.
  static func results<Piece: Sendable, Result: Sendable>(
    of pieces: [Piece], jobs: Int, _ work: @escaping @Sendable (Piece) async -> Result,
    report: (Result) -> Void
  ) async throws -> [Result] {
    var found: [Int: Result] = [:]
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var waiting = pieces.enumerated().makeIterator()
      func startNext() {
        guard let (place, piece) = waiting.next() else { return }
        group.addTask { (place, await work(piece)) }
      }
      for _ in 0..<max(1, jobs) { startNext() }
      while let (place, result) = try await group.next() {
        found[place] = result
        report(result)
        try Task.checkCancellation()
        startNext()
      }
    }
    return pieces.indices.compactMap { found[$0] }
  }
}
