/// Does work on each piece, so many of them at a time, and gives what comes of them in the pieces' order.
///
/// A failure, and a cancellation of whoever waits, ends what is under way; nothing else is begun then.
///
/// - Parameters:
///   - limit: How many at a time; at least one is.
///   - finished: Told of each piece's place and of what came of it, in the order in which they end.
/// - Throws: The first error of `work` or `finished`, or `CancellationError`.
@discardableResult
package func concurrently<Piece: Sendable, Result: Sendable>(
  _ pieces: some Sequence<Piece>, atMost limit: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Piece) async throws -> Result,
  finished: (_ place: Int, _ result: Result) throws -> Void = { _, _ in }
) async throws -> [Result] {
  var results: [Int: Result] = [:]
  try await eachConcurrently(pieces, atMost: limit, work) { place, result in
    results[place] = result
    try finished(place, result)
  }
  return results.sorted { $0.key < $1.key }.map(\.value)
}

/// Does the same and keeps nothing of what comes of it: memory does not grow with the number of pieces.
package func eachConcurrently<Piece: Sendable, Result: Sendable>(
  _ pieces: some Sequence<Piece>, atMost limit: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ work: @escaping @Sendable (Piece) async throws -> Result,
  finished: (_ place: Int, _ result: Result) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var waiting = pieces.enumerated().makeIterator()
    var running = 0
    while true {
      try Task.checkCancellation()
      if running < max(1, limit), let (place, piece) = waiting.next() {
        group.addTask { (place, try await work(piece)) }
        running += 1
      } else if let (place, result) = try await group.next() {
        running -= 1
        try finished(place, result)
      } else {
        break
      }
    }
  }
}
